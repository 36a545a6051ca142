//! The review of a finished game on twin boards, turn by turn.

mod moves;
mod playback;
#[cfg(test)]
mod tests;

use super::game::{board_model, board_slot};
use super::lifecycle::AddScreen;
use crate::board::{BoardId, BoardModel, WinLine};
use crate::input::{KeyAction, KeyPressed, PressSystems};
use crate::live::{Live, LiveGame};
use crate::redraw::Redraw;
use crate::screens::wording::player_names::side_name;
use crate::screens::wording::rule_names::game_id;
use crate::state::Screen;
use crate::theme::space;
use crate::widgets::{DialogOpen, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_rules::Side;
use narabe_rules::twin::{Half, Turn};
use narabe_study::playback::PlaybackStep;
use playback::{ReviewStep, ReviewedTurns};

/// The height of the bottom bar, in logical pixels.
const FOOT: f32 = 88.0;
// The gap between board and moves, and the maximum width of the moves.
const GAP: f32 = 44.0;
const MOVES_WIDTH: f32 = 540.0;
// In a narrow window: the margin beside the board, and the height for the moves below it.
const NARROW_MARGIN: f32 = space::XS;
const MOVES_HEIGHT: f32 = 150.0;

/// The least width of the moves beside the boards.
const MOVES_LEAST_WIDTH: f32 = 260.0;

pub(super) fn plugin(app: &mut App) {
    app.add_screen(Screen::Review, build)
        .add_plugins((moves::plugin, playback::plugin))
        .add_systems(OnEnter(Screen::Review), begin)
        .add_systems(
            Update,
            (keys.after(PressSystems), go, show)
                .chain()
                .run_if(in_state(Screen::Review)),
        );
}

fn begin(game: Res<Live>, mut turns: ResMut<ReviewedTurns>) {
    let twin = game.twin();
    // The first stone of a turn during which the game ended otherwise.
    let open = twin.position().open_stone().map(Turn::one);
    let line: Vec<_> = twin.record().line().into_iter().chain(open).collect();
    *turns = ReviewedTurns {
        ply: line.len(),
        line,
        ..default()
    };
}

fn build(mut ui: UiBuilder, game: Res<Live>, turns: Res<ReviewedTurns>) {
    let ui = &mut ui;
    let size = ui.layout.size;
    let narrow = ui.layout.is_stacked();
    let root = ui.screen();
    ui.insert(root, Node::column().full());
    let (head, _) = ui.header(root, "review-title");
    if !ui.layout.is_phone() {
        let words = subtitle(ui, &game, turns.line.len());
        ui.literal_line(head, Style::SMALL, words);
    }
    let free = size.y - ui.layout.header_height() - FOOT;
    let (margin, align, board, inset) = if narrow {
        let height = (free - MOVES_HEIGHT - space::L) / 2.0;
        let board = height.min(size.x - 2.0 * NARROW_MARGIN);
        (NARROW_MARGIN, AlignItems::Center, board, NARROW_MARGIN)
    } else {
        let margin = ui.layout.margin();
        let width = size.x - 2.0 * margin - space::M - GAP - MOVES_LEAST_WIDTH;
        (margin, AlignItems::Stretch, free.min(width / 2.0), 0.0)
    };
    let node = Node::column_if(narrow).row_gap(space::L).column_gap(GAP);
    let node = node.align_items(align).grow().min_height(0);
    let node = ui.layout.beside_board(node.pad_x(margin));
    let body = ui.node(root, node);
    let boards = twin_boards(ui, body, board, narrow);
    let node = Node::column().stretch().grow().min_width(0).min_height(0);
    let side = ui.node(body, node.max_width(MOVES_WIDTH).pad_x(inset));
    if !narrow {
        let head = ui.row(side, space::XS);
        ui.part_heading(head, Style::SUBHEAD.sized(22.0), "game-moves");
        ui.spacer(head);
        ui.localized_text(head, Style::LABEL, game_id(game.config()));
        ui.divider(side);
    }
    moves::build(ui, side);
    let node = Node::row().items_center().height(FOOT).no_shrink();
    let strip = ui.node(root, node.pad_x(margin));
    playback::build(ui, strip, (!narrow).then_some(boards));
}

/// Both boards, in a narrow window one above the other. Returns their width with the gap between them.
fn twin_boards(ui: &mut UiBuilder, body: Entity, side: f32, narrow: bool) -> f32 {
    let area = Node::column_if(narrow).row_gap(space::L);
    let area = ui.node(body, area.column_gap(space::M).no_shrink());
    for half in Half::ALL {
        let slot = board_slot(ui, half, side, narrow);
        ui.spawn(area, slot);
    }
    2.0 * side + space::M
}

/// "Hana – Kaede, Black won in 31".
fn subtitle(ui: &UiBuilder, game: &LiveGame, moves: usize) -> String {
    let [black, white] = Side::ALL.map(|side| side_name(game, &ui.locale, side));
    let end = match game.end().map(|end| end.winner) {
        Some(Some(Side::Black)) => "review-black-won",
        Some(Some(Side::White)) => "review-white-won",
        Some(None) => "review-drawn",
        None => "review-open",
    };
    let end = ui.locale.text_of(end, "moves", moves);
    let [black, white] = [("black", black.into()), ("white", white.into())];
    ui.locale
        .text_with("review-subtitle", &[black, white, ("end", end.into())])
}

fn keys(
    mut keys: MessageReader<KeyPressed>,
    pads: Query<&Gamepad>,
    dialog: Res<DialogOpen>,
    mut steps: MessageWriter<ReviewStep>,
) {
    steps.write_batch(keys.read().filter_map(|key| step(key.0)).map(ReviewStep));
    if dialog.0 {
        return;
    }
    let pad = |button| pads.iter().any(|pad| pad.just_pressed(button));
    for (button, step) in [
        (GamepadButton::DPadLeft, PlaybackStep::Previous),
        (GamepadButton::DPadRight, PlaybackStep::Next),
    ] {
        if pad(button) {
            steps.write(ReviewStep(step));
        }
    }
}

/// The step of a key.
fn step(action: KeyAction) -> Option<PlaybackStep> {
    Some(match action {
        KeyAction::StepBack => PlaybackStep::Previous,
        KeyAction::StepForward => PlaybackStep::Next,
        KeyAction::First => PlaybackStep::First,
        KeyAction::Last => PlaybackStep::Last,
        _ => return None,
    })
}

fn go(
    mut steps: MessageReader<ReviewStep>,
    time: Res<Time>,
    mut redraw: ResMut<Redraw>,
    mut turns: ResMut<ReviewedTurns>,
) {
    if steps.is_empty() && !turns.playback.is_playing() {
        return;
    }
    let turns = &mut *turns;
    let end = turns.line.len();
    for ReviewStep(step) in steps.read() {
        turns.ply = turns.playback.step(*step, turns.ply, end);
    }
    if let Some(ply) = turns.playback.pass(time.delta(), turns.ply, end) {
        turns.ply = ply;
    }
    if let Some(left) = turns.playback.time_left() {
        redraw.after(left);
    }
}

fn show(
    turns: Res<ReviewedTurns>,
    game: Res<Live>,
    mut boards: Query<(&BoardId, &mut BoardModel)>,
) {
    let line = &turns.line[..turns.ply];
    let at_end = turns.ply == turns.line.len();
    let outcome = game.twin().outcome().filter(|_| at_end);
    for (board, mut model) in &mut boards {
        let half = board.half();
        model.set_if_neq(BoardModel {
            win: outcome.and_then(|outcome| WinLine::neutral(outcome.lines_on(half))),
            ..board_model(half, line.iter().copied())
        });
    }
}
