//! While the lobby is being contacted.

use super::{OnlineView, cards};
use crate::app::live::online::OnlineRequest;
use crate::app::theme::{Token, space};
use crate::app::widgets::{Kit, Look, NodeStyle, Style};
use bevy::prelude::*;

pub fn build(kit: &mut Kit, view: OnlineView) {
    let (area, _) = cards::page(kit, "online-title");
    let middle = Node::column()
        .gap(space::L)
        .center()
        .grow()
        .pad_bottom(space::XXL);
    let middle = kit.node(area, middle);
    kit.thinking_indicator(middle);
    kit.localized_text(middle, Style::HEADING, "online-calling");
    if let Some(lobby) = view
        .online
        .invitation()
        .and_then(|invitation| invitation.lobby.as_ref())
    {
        kit.literal_text(middle, Style::DATA.ink(Token::Ink2), lobby.to_string());
    }
    let cancel = kit.button(middle, Look::Secondary, None, "cancel");
    kit.write_on(cancel, OnlineRequest::Leave);
}
