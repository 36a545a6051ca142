//! The settings of an online match: the choices of New game on a page of their own.
//!
//! The page edits a copy ([`OnlineSetup`]). The button at its bottom applies it: to the next room, or in a room with
//! two players as a proposal.

use super::setup::OnlineSetup;
use super::setup_part::SetupView;
use super::{options, rule, summary};
use crate::live::MatchConfig;
use crate::live::online::{Online, OnlineRequest};
use crate::screens::lifecycle::AddScreen;
use crate::screens::setup_row::group_gap;
use crate::state::{Go, Screen};
use crate::theme::{Icon, space};
use crate::widgets::{NodeStyle, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The share of each of the two columns of the width.
const SHARE: f32 = 1.0;
/// The maximum width of the page, in logical pixels.
const WIDTH: f32 = 1200.0;

/// New settings of an online match. In a room with two players they are proposed.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct SetTerms(pub Box<MatchConfig>);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SetTerms>()
        .add_screen(Screen::Terms, build)
        .add_systems(Update, open);
}

/// Initialises the copy and opens the page.
fn open(
    mut messages: MessageReader<SetTerms>,
    mut setup: ResMut<OnlineSetup>,
    mut go: MessageWriter<Go>,
) {
    if let Some(SetTerms(config)) = messages.read().last() {
        setup.0 = MatchConfig::clone(config);
        go.write(Go::To(Screen::Terms));
    }
}

fn build(mut ui: UiBuilder, view: SetupView, online: Res<Online>) {
    let page = ui.page("terms-title").page;
    let area = ui.page_body(page);
    let columns = Node::column_if(ui.layout.is_narrow())
        .row_gap(space::L)
        .column_gap(space::XXL)
        .no_shrink()
        .max_width(WIDTH);
    let columns = ui.node(area, columns);
    let gap = group_gap(&ui);
    let left = ui.page_share(columns, gap, SHARE);
    rule::build(&mut ui, left, &view);
    let right = ui.page_share(columns, gap, SHARE);
    options::build(&mut ui, right, &view);
    foot(&mut ui, page, &view, online.online_match().is_some());
}

/// The summary, and the button that applies the settings.
fn foot(ui: &mut UiBuilder, page: Entity, view: &SetupView, is_in_room: bool) {
    let bar = ui.page_foot(page);
    let phone = ui.layout.is_phone();
    if !phone {
        summary::add(ui, bar, Node::line(space::M).fill(), view);
    }
    let id = if is_in_room {
        "terms-propose"
    } else {
        "terms-use"
    };
    let done = ui.large_button(bar, Some(Icon::Check), id);
    if phone {
        ui.restyle(done, |node| node.grow());
    }
    ui.on(done, take);
}

fn take(
    _: On<Activate>,
    setup: Res<OnlineSetup>,
    online: Res<Online>,
    mut messages: MessageWriter<OnlineRequest>,
    mut go: MessageWriter<Go>,
) {
    if online.online_match().is_some() {
        messages.write(OnlineRequest::Propose(Box::new(setup.0.terms())));
    }
    go.write(Go::Back);
}
