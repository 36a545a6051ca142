//! The two boards: heading, slot, and the brackets around the board with the cursor.

use super::{GameView, TwinMetrics, pause};
use crate::board::{BoardCursor, BoardId, BoardSlot};
use crate::live::Live;
use crate::locale::Locale;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::twin_text;
use crate::theme::{Token, space};
use crate::widgets::{NodeStyle, Style, UiBuilder, named, visible_if};
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use narabe_art::board::Padding;
use narabe_rules::twin::Half;

/// The board size below which there are no coordinates, in pixels of the window.
const SMALL: f32 = 360.0;
/// The height of the front edge below the board, as a share of its size.
const FRONT: f32 = 0.013;

/// The brackets around the board with the cursor.
#[derive(Component, Debug, Clone, Copy)]
struct CursorBrackets(Half);

/// The number of stones in a heading.
#[derive(Component, Debug, Clone, Copy)]
struct StoneCount(Half);

/// Heading and board, the board centred.
pub fn build(
    ui: &mut UiBuilder,
    parent: Entity,
    view: GameView,
    half: Half,
    metrics: &TwinMetrics,
) {
    if metrics.heading > 0.0 {
        heading(ui, parent, half, metrics);
    }
    let place = Node::default().align_self(AlignSelf::Center);
    let place = ui.node(parent, place.square(metrics.board).no_shrink());
    if view.game.is_board_hidden() {
        let node = Node::default().full();
        // Text and button on the first board, an empty frame on the second.
        let text = (half == Half::Left).then_some("twin-pause-text");
        pause::cover(ui, place, node, text);
        return;
    }
    let (node, mut slot, name) = slot(ui, half, metrics.board, metrics.upright);
    slot.playable = true;
    ui.spawn(place, (node, slot, name));
    let frame = Node::default().absolute().full_width();
    let frame = ui.node(place, frame.height(metrics.board * (1.0 + FRONT)));
    ui.insert(frame, (CursorBrackets(half), Visibility::Hidden));
    ui.brackets(frame, 0.0);
}

/// The slot of a board with sides of this length, in logical pixels.
pub fn slot(
    ui: &UiBuilder,
    half: Half,
    side: f32,
    upright: bool,
) -> (Node, BoardSlot, AccessibilityNode) {
    let mut slot = BoardSlot {
        board: half.into(),
        ..default()
    };
    if side * ui.layout.scale < SMALL {
        slot.padding = Padding::Bare;
    }
    let node = Node::default().square(side).no_shrink();
    let name = ui.locale.text(twin_text::board_id(half, upright));
    (node, slot, named(accesskit::Role::Grid, name))
}

fn heading(ui: &mut UiBuilder, parent: Entity, half: Half, metrics: &TwinMetrics) {
    let row = Node::line(space::S).height(metrics.heading).no_shrink();
    let row = ui.node(parent, row);
    let style = if ui.layout.is_phone() {
        Style::SUBHEAD.sized(16.0)
    } else {
        Style::SUBHEAD
    };
    ui.localized_text(row, style, twin_text::board_id(half, metrics.upright));
    let count = ui.literal_text(row, Style::SMALL.ink(Token::Ink3), "");
    ui.insert(count, StoneCount(half));
}

pub(super) fn plugin(app: &mut App) {
    app.add_details((move_brackets, count));
}

/// Moves the brackets to the board with the cursor, where they stay while it is on none.
fn move_brackets(
    game: Res<Live>,
    boards: Query<(&BoardId, &BoardCursor)>,
    mut signs: Query<(&CursorBrackets, &mut Visibility)>,
    mut last: Local<Option<Half>>,
) {
    let mut chosen = boards.iter().filter(|(_, cursor)| cursor.point().is_some());
    if let (Some((board, _)), None) = (chosen.next(), chosen.next()) {
        *last = Some(board.half());
    }
    for (here, mut visibility) in &mut signs {
        let shown = game.is_human_turn() && *last == Some(here.0);
        visibility.set_if_neq(visible_if(shown));
    }
}

fn count(game: Res<Live>, locale: Res<Locale>, mut counts: Query<(&StoneCount, &mut Text)>) {
    for (count, mut text) in &mut counts {
        let moves = game.twin().position().board(count.0).stones();
        let words = locale.text_with("twin-moves", &[("moves", moves.into())]);
        text.set_if_neq(Text(words));
    }
}
