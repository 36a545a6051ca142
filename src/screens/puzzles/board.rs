//! What the board shows of a puzzle, or both of twin boards: the stones, the turns so far, a wrong turn with what refutes it, and the
//! hint.

use crate::board::{BoardId, BoardModel, KeptModel, WinLine};
use crate::puzzles::Puzzles;
use crate::screens::practice_parts::{last_behind, wrong};
use crate::settings::Settings;
use crate::widgets::DialogOpen;
use bevy::ecs::change_detection::Tick;
use bevy::prelude::*;
use narabe_learn::puzzles::{AnyPuzzle, Attempt, AttemptState, Hint, Puzzle};
use narabe_rules::twin::{Half, Turn, TwinOutcome, TwinPosition};
use narabe_rules::{Foul, Point, Position, Side};

// The turns of a refutation that are played; the others are shown as ghosts with numbers.
const PLAYED_OF_WIN: usize = 2;
const PLAYED_OF_HOLD: usize = 1;

/// What the model depends on.
type ModelInputs = (Tick, bool, bool);

pub fn show(
    puzzles: Res<Puzzles>,
    dialog: Res<DialogOpen>,
    settings: Res<Settings>,
    mut boards: Query<(&BoardId, &mut BoardModel)>,
    mut kept: Local<[KeptModel<ModelInputs>; 2]>,
) {
    let Some(attempt) = puzzles.attempt() else {
        // An empty list leaves an empty board: not the last puzzle, nor what another screen has shown there.
        for (_, mut model) in &mut boards {
            model.set_if_neq(BoardModel::default());
        }
        return;
    };
    let state = (puzzles.last_changed(), dialog.0, settings.forbidden_points);
    for (board, mut model) in &mut boards {
        kept[*board as usize].show(state, &mut model, || match board {
            BoardId::Second if !attempt.is_twin() => BoardModel::default(),
            _ => {
                let mut wanted = model_of(attempt, &puzzles, board.half(), dialog.0);
                if settings.forbidden_points && wanted.ghost == Some(Side::Black) {
                    wanted.forbidden = fouls(attempt).unwrap_or_default();
                }
                wanted
            }
        });
    }
}

/// What one of the boards shows.
fn model_of(attempt: &Attempt, puzzles: &Puzzles, half: Half, dialog: bool) -> BoardModel {
    let puzzle = attempt.puzzle();
    let is_over = attempt.state() == AttemptState::Over;
    let (refuted, moves) = (attempt.refuted(), attempt.moves());
    let placed = match puzzle.theme().win() {
        Some(_) => PLAYED_OF_WIN,
        None => PLAYED_OF_HOLD,
    };
    let (placed, line) = refuted.split_at(placed.min(refuted.len()));
    let shown = &moves[..puzzles.shown_moves().min(moves.len())];
    let first = puzzles.first_stone().map(Turn::one);
    let turns: Vec<Turn> = shown.iter().chain(placed).copied().collect();
    let played: Vec<Turn> = turns.iter().copied().chain(first).collect();
    let threatened = match puzzles.hint() {
        Some(Hint::Threatened { line, .. }) => line.as_slice(),
        _ => &[],
    };
    let next = if placed.len().is_multiple_of(2) {
        attempt.side()
    } else {
        attempt.side().other()
    };
    let is_of_last = |&point: &Point| has(puzzle.last(), half, point);
    let last_here = played.last().copied().or(puzzle.last());
    let marked = on(half, last_here.into_iter()).count();
    let may_play = !is_over && (puzzles.rush().is_none() || refuted.is_empty());
    BoardModel {
        size: puzzle.size(),
        moves: last_behind(puzzle.stones(half), is_of_last)
            .into_iter()
            .chain(sided(half, attempt.side(), &played))
            .collect(),
        win: if attempt.is_twin() {
            win_line(attempt, &turns, half)
        } else {
            win_line(attempt, shown, half)
        },
        ghost: (may_play && !dialog).then_some(attempt.side()),
        line: match line {
            [] => sided(half, attempt.side().other(), threatened),
            line => sided(half, next, line),
        },
        labels: on(half, refuted.first().copied().into_iter())
            .map(wrong)
            .collect(),
        mentioned: match puzzles.hint() {
            Some(Hint::At(turn)) => on(half, [*turn].into_iter()).collect(),
            _ => Vec::new(),
        },
        mark_last: marked > 0,
        mark_both: marked > 1,
        unordered: true,
        ..default()
    }
}

/// The stones of turns on one of the boards.
fn on(half: Half, turns: impl Iterator<Item = Turn>) -> impl Iterator<Item = Point> {
    let stones = turns.flat_map(|turn| turn.stones());
    stones
        .filter(move |stone| stone.half == half)
        .map(|stone| stone.point)
}

/// Whether a turn has a stone on a point.
fn has(turn: Option<Turn>, half: Half, point: Point) -> bool {
    on(half, turn.into_iter()).any(|stone| stone == point)
}

/// The stones of turns on one of the boards with their sides; `first` begins, and the sides alternate.
fn sided(half: Half, first: Side, turns: &[Turn]) -> Vec<(Point, Side)> {
    let sides = [first, first.other()].into_iter().cycle();
    let turns = turns.iter().zip(sides);
    let stones =
        turns.flat_map(|(turn, side)| on(half, [*turn].into_iter()).map(move |at| (at, side)));
    stones.collect()
}

/// The rows that end the game after some turns.
fn win_line(attempt: &Attempt, turns: &[Turn], half: Half) -> Option<WinLine> {
    match attempt.puzzle() {
        AnyPuzzle::OneBoard(puzzle) => WinLine::neutral(after(puzzle, turns)?.outcome()?.lines()),
        AnyPuzzle::Twin(puzzle) => {
            let mut position: TwinPosition = puzzle.position().clone();
            for turn in turns {
                position.play_turn(*turn).ok()?;
            }
            WinLine::neutral(TwinOutcome::lines_on(position.outcome()?, half))
        }
    }
}

/// The forbidden points on one board.
fn fouls(attempt: &Attempt) -> Option<Vec<(Point, Foul)>> {
    after(attempt.puzzle().one_board()?, attempt.moves()).map(|position| position.fouls())
}

/// The position after some turns.
fn after(puzzle: &Puzzle, turns: &[Turn]) -> Option<Position> {
    let mut position = Position::from_setup(puzzle.setup()).ok()?;
    for turn in turns {
        position.play(turn.first.point).ok()?;
    }
    Some(position)
}
