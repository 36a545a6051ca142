//! The review of a finished game, move by move; on twin boards turn by turn.

mod moves;
mod playback;
mod playback_controls;
mod reviewed_move;
#[cfg(test)]
mod tests;

use super::game::{board_model, board_slot};
use super::heat;
use super::labels::{game_id, side_name};
use super::lifecycle::AddScreen;
use crate::app::board::{BoardModel, BoardSlot, SECOND, WinLine, WinStyle};
use crate::app::live::{HeatMapSource, HeatMaps, Live, LiveGame, OneBoardMatch};
use crate::app::redraw::Redraw;
use crate::app::state::Screen;
use crate::app::theme::space;
use crate::app::widgets::{DialogOpen, Kit, NodeStyle, Style};
use crate::rules::twin::Half;
use crate::rules::{Move, Point, Position, Side};
use bevy::prelude::*;
use playback::{Review, ReviewStep};
use reviewed_move::ReviewedMove;

/// The heights of the header (in a low window or on a phone) and of the bottom bar, in logical pixels.
const HEAD: f32 = 96.0;
const LOW_HEAD: f32 = 64.0;
const FOOT: f32 = 88.0;
/// The height below which a window is low.
const LOW: f32 = 480.0;
/// The gap between board and moves, and the maximum width of the moves.
const GAP: f32 = 44.0;
const MOVES_WIDTH: f32 = 540.0;
/// The maximum share of the board of a wide window's width.
const BOARD_SHARE: f32 = 0.55;
/// In a narrow window: the margin beside the board, and the height for the moves below it.
const NARROW_MARGIN: f32 = space::XS;
const MOVES_HEIGHT: f32 = 150.0;

/// The width of the moves beside twin boards.
const TWIN_MOVES_WIDTH: f32 = 260.0;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Review>()
        .add_message::<ReviewStep>()
        .add_screen(Screen::Review, build)
        .add_plugins((moves::plugin, playback_controls::plugin))
        .add_systems(OnEnter(Screen::Review), begin)
        .add_systems(
            Update,
            (keys, go, show).chain().run_if(in_state(Screen::Review)),
        );
}

fn begin(game: Res<Live>, mut review: ResMut<Review>) {
    *review = Review::of(ReviewedMove::line(&game));
}

fn build(mut kit: Kit, game: Res<Live>, review: Res<Review>) {
    let kit = &mut kit;
    let size = kit.layout.size;
    let narrow = kit.layout.is_narrow() && size.y > size.x;
    let root = kit.screen();
    kit.insert(root, Node::column().full());
    let aside = kit.header(root, "review-title");
    if !kit.layout.is_phone() {
        let words = subtitle(kit, &game, review.line.len());
        kit.literal_text(aside, Style::SMALL, words);
    }
    let margin = if narrow {
        NARROW_MARGIN
    } else {
        kit.layout.margin()
    };
    let head = if size.y < LOW || kit.layout.is_phone() {
        LOW_HEAD
    } else {
        HEAD
    };
    let free = size.y - head - FOOT;
    let board = match (narrow, game.is_twin()) {
        (true, false) => (size.x - 2.0 * NARROW_MARGIN).min(free - MOVES_HEIGHT),
        (true, true) => {
            let height = (free - MOVES_HEIGHT - space::L) / 2.0;
            height.min(size.x - 2.0 * NARROW_MARGIN)
        }
        (false, false) => free.min(size.x * BOARD_SHARE),
        (false, true) => {
            let width = size.x - 2.0 * margin - space::M - GAP - TWIN_MOVES_WIDTH;
            free.min(width / 2.0)
        }
    };
    let body = kit.node(
        root,
        Node::column_if(narrow)
            .row_gap(space::L)
            .column_gap(GAP)
            .align_items(if narrow {
                AlignItems::Center
            } else {
                AlignItems::Stretch
            })
            .grow()
            .min_height(0)
            .pad_x(margin),
    );
    let boards = match game.is_twin() {
        true => twin_boards(kit, body, board, narrow),
        false => {
            let place = Node::default().square(board).no_shrink();
            kit.spawn(body, (place, BoardSlot::default()));
            board
        }
    };
    let side = kit.node(
        body,
        Node::column()
            .stretch()
            .grow()
            .min_width(0)
            .max_width(MOVES_WIDTH)
            .min_height(0)
            .pad_x(if narrow { NARROW_MARGIN } else { 0.0 }),
    );
    if !narrow {
        let head = kit.row(side, space::XS);
        kit.localized_text(head, Style::SUBHEAD.sized(22.0), "game-moves");
        kit.spacer(head);
        kit.localized_text(head, Style::LABEL, game_id(game.config()));
        kit.divider(side);
    }
    if !game.is_twin() {
        heat::legend(kit, side);
    }
    moves::build(kit, side);
    let strip = kit.node(
        root,
        Node::row()
            .items_center()
            .height(FOOT)
            .no_shrink()
            .pad_x(margin),
    );
    let width = (!narrow).then_some(boards);
    playback_controls::build(kit, strip, width, !game.is_twin());
}

/// Both boards, in a narrow window one above the other. Returns their width with the gap between them.
fn twin_boards(kit: &mut Kit, body: Entity, side: f32, narrow: bool) -> f32 {
    let area = Node::column_if(narrow)
        .row_gap(space::L)
        .column_gap(space::M)
        .no_shrink();
    let area = kit.node(body, area);
    for half in Half::ALL {
        let slot = board_slot(kit, half, side, narrow);
        kit.spawn(area, slot);
    }
    2.0 * side + space::M
}

/// "Hana – Kaede, Black won in 31".
fn subtitle(kit: &Kit, game: &LiveGame, moves: usize) -> String {
    let [black, white] = Side::ALL.map(|side| side_name(game, &kit.locale, side));
    let end = match game.end().map(|end| end.winner) {
        Some(Some(Side::Black)) => "review-black-won",
        Some(Some(Side::White)) => "review-white-won",
        Some(None) => "review-drawn",
        None => "review-open",
    };
    let end = kit.tv(end, &[("moves", moves.into())]);
    kit.tv(
        "review-subtitle",
        &[
            ("black", black.into()),
            ("white", white.into()),
            ("end", end.into()),
        ],
    )
}

fn keys(
    keys: Res<ButtonInput<KeyCode>>,
    pads: Query<&Gamepad>,
    dialog: Res<DialogOpen>,
    mut steps: MessageWriter<ReviewStep>,
) {
    if dialog.0 {
        return;
    }
    let pad = |button| pads.iter().any(|pad| pad.just_pressed(button));
    for (pressed, step) in [
        (
            keys.just_pressed(KeyCode::ArrowLeft) || pad(GamepadButton::DPadLeft),
            ReviewStep::Previous,
        ),
        (
            keys.just_pressed(KeyCode::ArrowRight) || pad(GamepadButton::DPadRight),
            ReviewStep::Next,
        ),
        (keys.just_pressed(KeyCode::Home), ReviewStep::First),
        (keys.just_pressed(KeyCode::End), ReviewStep::Last),
    ] {
        if pressed {
            steps.write(step);
        }
    }
}

fn go(
    mut steps: MessageReader<ReviewStep>,
    time: Res<Time>,
    mut redraw: ResMut<Redraw>,
    mut review: ResMut<Review>,
) {
    for step in steps.read() {
        review.step(*step);
    }
    if review.playing.is_some() {
        review.pass(time.delta());
    }
    if let Some(left) = review.playing {
        redraw.after(left);
    }
}

fn show(
    review: Res<Review>,
    game: Res<Live>,
    shown: Res<crate::app::input::HeatMapShown>,
    mut heat_maps: ResMut<HeatMaps>,
    mut left: ResMut<BoardModel>,
    mut right: ResMut<BoardModel<SECOND>>,
) {
    let line = &review.line[..review.ply];
    let at_end = review.ply == review.line.len();
    if game.is_twin() {
        let outcome = game.twin().outcome().filter(|_| at_end);
        let win = |half| outcome.and_then(|outcome| winning_lines(outcome.lines(half)));
        let turns = || line.iter().filter_map(|played| played.twin());
        left.set_if_neq(BoardModel {
            win: win(Half::Left),
            ..board_model(turns())
        });
        right.set_if_neq(BoardModel {
            win: win(Half::Right),
            ..board_model(turns())
        });
        return;
    }
    let session = game.one_board();
    let outcome = session.outcome().filter(|_| at_end);
    let moves: Vec<_> = line
        .iter()
        .filter_map(|played| played.one_board())
        .collect();
    left.set_if_neq(BoardModel {
        size: session.board_size(),
        win: outcome.and_then(|outcome| winning_lines(outcome.lines())),
        heat: match shown.0 {
            true => heat_after(session, &mut heat_maps, &moves),
            false => Vec::new(),
        },
        moves: stones(&moves),
        mark_last: true,
        ..default()
    });
}

/// The result is known by now, so the winning lines are shown without their effect.
fn winning_lines(lines: &[Vec<Point>]) -> Option<WinLine> {
    (!lines.is_empty()).then(|| WinLine {
        lines: lines.to_vec(),
        style: WinStyle::Neutral,
    })
}

/// The stones played, with their sides.
fn stones(moves: &[Move]) -> Vec<(Point, Side)> {
    let sides = Side::ALL.into_iter().cycle();
    let stones = moves.iter().zip(sides);
    stones
        .filter_map(|(turn, side)| Some((turn.point()?, side)))
        .collect()
}

fn heat_after(
    session: &OneBoardMatch,
    heat_maps: &mut HeatMaps,
    moves: &[Move],
) -> Vec<crate::app::board::HeatPoint> {
    let mut position = Position::new(session.config().rule, session.position().size());
    let legal = moves.iter().all(|turn| position.play_turn(*turn).is_ok());
    if !legal {
        return Vec::new();
    }
    heat_maps.of(&position, HeatMapSource::of(session))
}
