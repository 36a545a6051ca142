//! Without a room: create one, join one, or return to a kept seat.

use super::{OnlineView, cards, create, join, kept_seat, lobby_fields};
use crate::live::online::{Online, is_settled};
use crate::screens::board_picture;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::online_errors::online_error;
use crate::settings::Settings;
use crate::theme::{Elevation, Icon, Token, space};
use crate::widgets::{NodeStyle, Style, UiBuilder, display_if};
use bevy::prelude::*;
use narabe_rules::Side;

// The width of the cards on the left, and the maximum width of the rest, in logical pixels.
const CARDS: f32 = 336.0;
const REST: f32 = 780.0;

// The size of a board, and the diameter of a stone on the line between them, in logical pixels.
const BOARD: f32 = 228.0;
const STONE: f32 = 14.0;
/// Windows lower than this have no room for the picture.
const LOW: f32 = 700.0;
/// The number of lines of the boards, and the stones on them: column, row, and whether black.
const LINES: u8 = 13;
const STONES: [(u8, u8, bool); 11] = [
    (6, 6, true),
    (7, 5, false),
    (5, 7, true),
    (7, 7, false),
    (7, 6, true),
    (5, 6, false),
    (6, 5, true),
    (6, 8, false),
    (8, 7, true),
    (4, 8, false),
    (6, 7, true),
];
/// The number of stones on the line.
const BETWEEN: usize = 5;

/// The card with the last error.
#[derive(Component, Debug, Clone, Copy)]
pub(super) struct ErrorCard;

/// The steps of an online match.
const STEPS: [&str; 3] = ["online-step-room", "online-step-terms", "online-step-play"];

pub fn build(ui: &mut UiBuilder, view: &OnlineView) {
    let (area, _) = cards::page(ui, "online-title");
    let narrow = ui.layout.is_narrow();
    let between = ui.layout.if_desktop(space::XXL, space::XL);
    let columns = Node::column_if(narrow).row_gap(space::L).no_shrink();
    let columns = ui.node(area, columns.column_gap(between));
    if narrow {
        notices(ui, columns, view);
        cards(ui, columns, view, auto());
        let rest = ui.column(columns, space::L);
        lobby_fields::build(ui, rest, view);
        step_list(ui, rest);
        return;
    }
    cards(ui, columns, view, px(CARDS));
    let rest = cards::fill(ui, columns, space::XL);
    ui.restyle(rest, |node| node.max_width(REST));
    notices(ui, rest, view);
    lobby_fields::build(ui, rest, view);
    boards_picture(ui, rest, view);
    step_list(ui, rest);
}

/// The last error, and the kept seat.
fn notices(ui: &mut UiBuilder, parent: Entity, view: &OnlineView) {
    let trouble = view.online.error();
    if let Some(trouble) = trouble.filter(|trouble| !is_settled(trouble, &view.settings)) {
        let words = online_error(&ui.locale, trouble);
        let card = cards::bare_card(ui, parent, false);
        ui.insert(card, ErrorCard);
        cards::icon_text(ui, card, Icon::Mistake, Token::Fault, words);
    }
    kept_seat::build(ui, parent, view);
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(hide_settled_error);
}

/// Hides the error once its cause is gone. The page is not rebuilt, because somebody is typing the address.
fn hide_settled_error(
    online: Res<Online>,
    settings: Res<Settings>,
    mut cards: Query<&mut Node, With<ErrorCard>>,
) {
    let settled = online
        .error()
        .is_none_or(|error| is_settled(error, &settings));
    for mut node in &mut cards {
        let display = display_if(!settled);
        if node.display != display {
            node.display = display;
        }
    }
}

fn cards(ui: &mut UiBuilder, parent: Entity, view: &OnlineView, width: Val) {
    let column = ui.node(parent, Node::column().gap(20).width(width).no_shrink());
    create::build(ui, column, view);
    join::build(ui, column);
}

/// The steps in three sentences, each after a stone.
fn step_list(ui: &mut UiBuilder, parent: Entity) {
    let column = ui.column(parent, space::S);
    for (index, id) in STEPS.into_iter().enumerate() {
        let row = ui.node(column, Node::row().gap(space::S).items_start());
        ui.literal_text(row, Style::DATA_LABEL.sized(15.0), format!("{}", index + 1));
        let words = cards::fill(ui, row, 0.0);
        ui.localized_text(words, Style::BODY.ink(Token::Ink2), id);
    }
}

/// Two boards with the same stones, and a line between them.
fn boards_picture(ui: &mut UiBuilder, parent: Entity, view: &OnlineView) {
    if ui.layout.size.y < LOW || !ui.layout.is_desktop() {
        return;
    }
    let image = board_picture::paint(ui, &view.skins, &view.settings, (LINES, BOARD), &STONES);
    let row = ui.node(parent, Node::line(space::L).no_shrink());
    board(ui, row, image.clone(), "online-picture-here");
    stones_between(ui, row);
    board(ui, row, image, "online-picture-there");
}

fn board(ui: &mut UiBuilder, row: Entity, image: Handle<Image>, id: &str) {
    let column = ui.column(row, space::S);
    let picture = ui.picture(column, image, Node::default().square(BOARD));
    ui.insert(picture, Elevation(2));
    ui.localized_text(column, Style::SMALL, id);
}

/// Stones on a line between the boards.
fn stones_between(ui: &mut UiBuilder, row: Entity) {
    let place = Node::row()
        .justify_content(JustifyContent::SpaceEvenly)
        .height(STONE)
        .grow()
        .margin_bottom(space::XL);
    let place = ui.node(row, place);
    let line_node = Node::default().at(0, STONE / 2.0 - 0.5).right(0).height(1);
    ui.filled(place, line_node, Token::LineStrong);
    for at in 0..BETWEEN {
        let side = match at % 2 {
            0 => Side::Black,
            _ => Side::White,
        };
        ui.stone(place, side, STONE);
    }
}
