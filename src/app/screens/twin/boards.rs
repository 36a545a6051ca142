//! The two boards: a heading over each, the place of the board, and the brackets around the one that is meant.

use super::{Plan, pause, words};
use crate::app::board::{BoardCursor, BoardSlot, FIRST, SECOND};
use crate::app::locale::Locale;
use crate::app::screens::stage::BuildScreen;
use crate::app::session::{SessionSystems, TwinGame, TwinMatch};
use crate::app::state::Screen;
use crate::app::theme::{Token, space};
use crate::app::widgets::{Kit, Style};
use crate::rules::twin::Half;
use bevy::prelude::*;

/// The margin around the outer lines of a board that is smaller than this many pixels of the window, in cells: there is no
/// room for coordinates.
const SMALL: f32 = 360.0;
const BARE_PAD: f32 = 0.72;
/// How far the front edge reaches below the board, as a part of its side.
const FRONT: f32 = 0.013;

/// The brackets around the board that is meant.
#[derive(Component, Debug, Clone, Copy)]
struct Here(Half);

/// The number of stones in a heading.
#[derive(Component, Debug, Clone, Copy)]
struct Count(Half);

/// Heading and board, the board in the middle.
pub fn build(kit: &mut Kit, parent: Entity, session: &TwinMatch, half: Half, plan: &Plan) {
    if plan.heading > 0.0 {
        heading(kit, parent, half, plan);
    }
    let place = kit.node(
        parent,
        Node {
            width: px(plan.board),
            height: px(plan.board),
            align_self: AlignSelf::Center,
            flex_shrink: 0.0,
            ..default()
        },
    );
    if session.is_covered() {
        pause::cover(kit, place, half);
        return;
    }
    let pad = if plan.board * kit.layout.scale < SMALL {
        BARE_PAD
    } else {
        BoardSlot::default().pad
    };
    let slot = BoardSlot {
        playable: session.outcome().is_none(),
        pad,
        board: number(half),
        ..default()
    };
    let node = Node {
        width: percent(100),
        height: percent(100),
        ..default()
    };
    let label = kit.t(words::board_id(half, plan.upright));
    let mut role = accesskit::Node::new(accesskit::Role::Grid);
    role.set_label(label);
    kit.spawn(place, (node, slot, bevy::a11y::AccessibilityNode(role)));
    let frame = kit.node(
        place,
        Node {
            position_type: PositionType::Absolute,
            width: percent(100),
            height: px(plan.board * (1.0 + FRONT)),
            ..default()
        },
    );
    kit.commands
        .entity(frame)
        .insert((Here(half), Visibility::Hidden));
    kit.brackets(frame, 0.0);
}

fn heading(kit: &mut Kit, parent: Entity, half: Half, plan: &Plan) {
    let row = kit.node(
        parent,
        Node {
            height: px(plan.heading),
            align_items: AlignItems::Center,
            column_gap: px(space::S),
            flex_shrink: 0.0,
            ..default()
        },
    );
    let small = kit.layout.is_phone();
    let style = if small {
        Style::SUBHEAD.sized(16.0)
    } else {
        Style::SUBHEAD
    };
    kit.say(row, style, words::board_id(half, plan.upright));
    let count = kit.write(row, Style::SMALL.ink(Token::Ink3), "");
    kit.commands.entity(count).insert(Count(half));
}

/// The number by which the board room knows a board.
fn number(half: Half) -> usize {
    match half {
        Half::Left => FIRST,
        Half::Right => SECOND,
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<BoardCursor<SECOND>>().add_systems(
        Update,
        (mean, count)
            .after(BuildScreen)
            .after(SessionSystems)
            .run_if(in_state(Screen::Twin)),
    );
}

/// The brackets stand around the board that the cursor is on, and stay there while it is on none.
fn mean(
    session: TwinGame,
    left: Res<BoardCursor>,
    right: Res<BoardCursor<SECOND>>,
    mut signs: Query<(&Here, &mut Visibility)>,
    mut last: Local<Option<Half>>,
) {
    let meant = match (left.point(), right.point()) {
        (Some(_), None) => Some(Half::Left),
        (None, Some(_)) => Some(Half::Right),
        _ => *last,
    };
    *last = meant;
    for (here, mut visibility) in &mut signs {
        let shown = session.is_human_turn() && meant == Some(here.0);
        visibility.set_if_neq(if shown {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

fn count(session: TwinGame, locale: Res<Locale>, mut counts: Query<(&Count, &mut Text)>) {
    for (count, mut text) in &mut counts {
        let moves = session.position().board(count.0).stones();
        let words = locale.text_with("twin-moves", &[("moves", moves.into())]);
        if text.0 != words {
            text.0 = words;
        }
    }
}
