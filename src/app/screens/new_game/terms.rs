//! The settings of an online match: the choices of New game on a page of their own.
//!
//! The page edits a copy ([`OnlineSetup`]). The button at its bottom applies it: to the next room, or in a room with
//! two players as a proposal.

use super::setup::OnlineSetup;
use super::setup_part::{self, SetupPart, SetupUiState, SetupView};
use super::{column, options, rule};
use crate::app::board::skins::Skins;
use crate::app::live::MatchConfig;
use crate::app::live::online::{Online, OnlineRequest};
use crate::app::screens::lifecycle::AddScreen;
use crate::app::settings::Settings;
use crate::app::state::{Go, Screen};
use crate::app::theme::{Fill, Icon, Stroke, Token, space};
use crate::app::widgets::Kit;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The shares of the two columns of the width.
const LEFT: f32 = 1.0;
const RIGHT: f32 = 1.0;
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

fn build(
    mut kit: Kit,
    setup: Res<OnlineSetup>,
    online: Res<Online>,
    ui_state: Res<SetupUiState>,
    settings: Res<Settings>,
    skins: Res<Skins>,
) {
    let view = SetupView {
        config: &setup.0,
        ui_state: &ui_state,
        settings: &settings,
        skins: &skins,
    };
    let page = kit.page("terms-title").page;
    let margin = kit.layout.margin();
    let narrow = kit.layout.is_narrow();
    let area = Node {
        flex_grow: 1.0,
        flex_basis: px(0),
        padding: UiRect::new(px(margin), px(margin), px(space::XXS), px(space::L)),
        ..default()
    };
    let area = kit.scroll(page, area);
    let columns = Node {
        flex_direction: match narrow {
            true => FlexDirection::Column,
            false => FlexDirection::Row,
        },
        column_gap: px(space::XXL),
        row_gap: px(space::L),
        max_width: px(WIDTH),
        flex_shrink: 0.0,
        ..default()
    };
    let columns = kit.node(area, columns);
    let left = column(&mut kit, columns, LEFT, narrow);
    rule::build(&mut kit, left, &view);
    let right = column(&mut kit, columns, RIGHT, narrow);
    options::rows(&mut kit, right, &view);
    foot(&mut kit, page, &view, online.table().is_some());
}

/// The summary, and the button that applies the settings.
fn foot(kit: &mut Kit, page: Entity, view: &SetupView, at_table: bool) {
    let margin = kit.layout.margin();
    let bar = Node {
        min_height: px(if kit.layout.size.y < 480.0 {
            64.0
        } else {
            84.0
        }),
        padding: UiRect::axes(px(margin), px(space::XS)),
        border: UiRect::top(px(1)),
        align_items: AlignItems::Center,
        column_gap: px(space::M),
        flex_shrink: 0.0,
        ..default()
    };
    let bar = kit.spawn(page, (bar, Fill(Token::Surface), Stroke(Token::Line)));
    let phone = kit.layout.is_phone();
    if !phone {
        let node = Node {
            align_items: AlignItems::Center,
            column_gap: px(space::M),
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            ..default()
        };
        setup_part::add(kit, bar, SetupPart::Summary, node, view);
    }
    let id = match at_table {
        true => "terms-propose",
        false => "terms-use",
    };
    let done = kit.large_button(bar, Some(Icon::Check), id);
    if phone {
        kit.commands
            .entity(done)
            .entry::<Node>()
            .and_modify(|mut node| node.flex_grow = 1.0);
    }
    kit.on(done, take);
}

fn take(
    _: On<Activate>,
    setup: Res<OnlineSetup>,
    online: Res<Online>,
    mut messages: MessageWriter<OnlineRequest>,
    mut go: MessageWriter<Go>,
) {
    if online.table().is_some() {
        messages.write(OnlineRequest::Propose(Box::new(setup.0.terms())));
    }
    go.write(Go::Back);
}
