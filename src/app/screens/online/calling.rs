//! The lobby is called.

use super::{View, frame, seat};
use crate::app::session::online::OnlineWish;
use crate::app::theme::{Token, space};
use crate::app::widgets::{Kit, Look, Style};
use bevy::prelude::*;

pub fn build(kit: &mut Kit, view: View) {
    let (area, _) = frame::page(kit, "online-title");
    let middle = Node {
        flex_direction: FlexDirection::Column,
        flex_grow: 1.0,
        justify_content: JustifyContent::Center,
        align_items: AlignItems::Center,
        row_gap: px(space::L),
        padding: UiRect::bottom(px(space::XXL)),
        ..default()
    };
    let middle = kit.node(area, middle);
    kit.wait(middle);
    kit.say(middle, Style::HEADING, "online-calling");
    if let Some(lobby) = view
        .online
        .invitation()
        .and_then(|told| told.lobby.as_ref())
    {
        kit.write(middle, Style::DATA.ink(Token::Ink2), lobby.to_string());
    }
    let cancel = kit.button(middle, Look::Secondary, None, "cancel");
    seat::send(kit, cancel, OnlineWish::Leave);
}
