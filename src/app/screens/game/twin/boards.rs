//! The two boards: heading, slot, and the brackets around the board with the cursor.

use super::{GameView, TwinMetrics, pause, twin_text};
use crate::app::board::{BoardCursor, BoardSlot, FIRST, SECOND};
use crate::app::live::{Live, LiveSystems};
use crate::app::locale::Locale;
use crate::app::screens::lifecycle::BuildScreenSystems;
use crate::app::theme::{Token, space};
use crate::app::widgets::{Kit, NodeStyle, Style};
use crate::rules::twin::Half;
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;

/// The board size below which there are no coordinates, in pixels of the window, and the margin around the outer lines
/// then, in cells.
const SMALL: f32 = 360.0;
const BARE_PAD: f32 = 0.72;
/// The height of the front edge below the board, as a share of its size.
const FRONT: f32 = 0.013;

/// The brackets around the board with the cursor.
#[derive(Component, Debug, Clone, Copy)]
struct CursorBrackets(Half);

/// The number of stones in a heading.
#[derive(Component, Debug, Clone, Copy)]
struct StoneCount(Half);

/// Heading and board, the board centred.
pub fn build(kit: &mut Kit, parent: Entity, view: GameView, half: Half, metrics: &TwinMetrics) {
    if metrics.heading > 0.0 {
        heading(kit, parent, half, metrics);
    }
    let place = kit.node(
        parent,
        Node::default()
            .align_self(AlignSelf::Center)
            .square(metrics.board)
            .no_shrink(),
    );
    if view.game.is_board_hidden() {
        let node = Node::default().full();
        // Text and button on the first board, an empty frame on the second.
        let text = (half == Half::Left).then_some("twin-pause-text");
        pause::cover(kit, place, node, text);
        return;
    }
    let (node, slot, name) = slot(kit, half, metrics.board, metrics.upright);
    let slot = BoardSlot {
        playable: true,
        ..slot
    };
    kit.spawn(place, (node, slot, name));
    let frame = kit.node(
        place,
        Node::default()
            .absolute()
            .size(percent(100), metrics.board * (1.0 + FRONT)),
    );
    kit.insert(frame, (CursorBrackets(half), Visibility::Hidden));
    kit.brackets(frame, 0.0);
}

/// The slot of a board with sides of this length, in logical pixels.
pub fn slot(
    kit: &Kit,
    half: Half,
    side: f32,
    upright: bool,
) -> (Node, BoardSlot, AccessibilityNode) {
    let pad = if side * kit.layout.scale < SMALL {
        BARE_PAD
    } else {
        BoardSlot::default().pad
    };
    let slot = BoardSlot {
        pad,
        board: number(half),
        ..default()
    };
    let node = Node::default().square(side).no_shrink();
    let mut role = accesskit::Node::new(accesskit::Role::Grid);
    role.set_label(kit.t(twin_text::board_id(half, upright)));
    (node, slot, AccessibilityNode(role))
}

fn heading(kit: &mut Kit, parent: Entity, half: Half, metrics: &TwinMetrics) {
    let row = kit.node(
        parent,
        Node::line(space::S).height(metrics.heading).no_shrink(),
    );
    let small = kit.layout.is_phone();
    let style = if small {
        Style::SUBHEAD.sized(16.0)
    } else {
        Style::SUBHEAD
    };
    kit.localized_text(row, style, twin_text::board_id(half, metrics.upright));
    let count = kit.literal_text(row, Style::SMALL.ink(Token::Ink3), "");
    kit.insert(count, StoneCount(half));
}

/// The index of a board.
fn number(half: Half) -> usize {
    match half {
        Half::Left => FIRST,
        Half::Right => SECOND,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (move_brackets, count)
            .after(BuildScreenSystems)
            .after(LiveSystems),
    );
}

/// Moves the brackets to the board with the cursor, where they stay while it is on none.
fn move_brackets(
    game: Res<Live>,
    left: Res<BoardCursor>,
    right: Res<BoardCursor<SECOND>>,
    mut signs: Query<(&CursorBrackets, &mut Visibility)>,
    mut last: Local<Option<Half>>,
) {
    let meant = match (left.point(), right.point()) {
        (Some(_), None) => Some(Half::Left),
        (None, Some(_)) => Some(Half::Right),
        _ => *last,
    };
    *last = meant;
    for (here, mut visibility) in &mut signs {
        let shown = game.is_human_turn() && meant == Some(here.0);
        visibility.set_if_neq(if shown {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

fn count(game: Res<Live>, locale: Res<Locale>, mut counts: Query<(&StoneCount, &mut Text)>) {
    for (count, mut text) in &mut counts {
        let moves = game.twin().position().board(count.0).stones();
        let words = locale.text_with("twin-moves", &[("moves", moves.into())]);
        if text.0 != words {
            text.0 = words;
        }
    }
}
