//! What is to be played between two machines: the same choices as for a game at this board, on a page of their own.
//!
//! The page works on a copy ([`TableSetup`]). What the button at its foot does with it is the business of whoever opened it.

use super::part::{self, Desk, Part, Sight};
use super::setup::TableSetup;
use super::{column, options, rule};
use crate::app::board::skins::Skins;
use crate::app::screens::stage::AddScreen;
use crate::app::session::MatchConfig;
use crate::app::session::online::{Online, OnlineWish};
use crate::app::settings::Settings;
use crate::app::state::{Go, Screen};
use crate::app::theme::{Fill, Icon, Stroke, Token, space};
use crate::app::widgets::Kit;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// How the two columns share the width.
const LEFT: f32 = 1.0;
const RIGHT: f32 = 1.0;
/// The widest that the page grows, in logical pixels.
const WIDTH: f32 = 1200.0;

/// A wish to change what is to be played. At a table with two players it becomes a proposal.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct SetTerms(pub Box<MatchConfig>);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<SetTerms>()
        .add_screen(Screen::Terms, build)
        .add_systems(Update, open);
}

/// Lays a copy out and opens the page.
fn open(
    mut wishes: MessageReader<SetTerms>,
    mut setup: ResMut<TableSetup>,
    mut go: MessageWriter<Go>,
) {
    if let Some(SetTerms(config)) = wishes.read().last() {
        setup.0 = MatchConfig::clone(config);
        go.write(Go::To(Screen::Terms));
    }
}

fn build(
    mut kit: Kit,
    setup: Res<TableSetup>,
    online: Res<Online>,
    desk: Res<Desk>,
    settings: Res<Settings>,
    skins: Res<Skins>,
) {
    let sight = Sight {
        config: &setup.0,
        desk: &desk,
        settings: &settings,
        skins: &skins,
        is_of_table: true,
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
    rule::build(&mut kit, left, &sight);
    let right = column(&mut kit, columns, RIGHT, narrow);
    options::rows(&mut kit, right, &sight);
    foot(&mut kit, page, &sight, online.table().is_some());
}

/// What it is in a line, and the button that takes it over.
fn foot(kit: &mut Kit, page: Entity, sight: &Sight, at_table: bool) {
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
        part::add(kit, bar, Part::Summary, node, sight);
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
    setup: Res<TableSetup>,
    online: Res<Online>,
    mut wishes: MessageWriter<OnlineWish>,
    mut go: MessageWriter<Go>,
) {
    if online.table().is_some() {
        wishes.write(OnlineWish::Propose(Box::new(setup.0.terms())));
    }
    go.write(Go::Back);
}
