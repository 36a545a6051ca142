//! What the board shows of a puzzle: its stones, the moves so far, a wrong move with what refutes it, and the hint.

use crate::board::{BoardModel, KeptModel, WinLine, with_sides_from};
use crate::puzzles::Puzzles;
use crate::screens::practice_parts::{with_last, wrong};
use crate::settings::Settings;
use crate::widgets::DialogOpen;
use bevy::prelude::*;
use narabe::learn::puzzles::{Attempt, AttemptState, Hint};
use narabe::rules::{Foul, Point, Position, Side};

/// The stones of a refutation that are played; the others are shown as ghosts with numbers.
const PLAYED_OF_WIN: usize = 2;
const PLAYED_OF_HOLD: usize = 1;

/// What the model depends on.
type State = (u64, bool, bool);

pub fn show(
    puzzles: Res<Puzzles>,
    dialog: Res<DialogOpen>,
    settings: Res<Settings>,
    mut model: ResMut<BoardModel>,
    mut kept: Local<KeptModel<State>>,
) {
    let Some(attempt) = puzzles.attempt() else {
        return;
    };
    let state = (puzzles.revision(), dialog.0, settings.forbidden_points);
    kept.show(state, &mut model, || {
        let mut wanted = model_of(attempt, &puzzles);
        wanted.ghost = wanted.ghost.filter(|_| !dialog.0);
        if settings.forbidden_points && wanted.ghost == Some(Side::Black) {
            wanted.forbidden = fouls(attempt);
        }
        wanted
    });
}

fn model_of(attempt: &Attempt, puzzles: &Puzzles) -> BoardModel {
    let puzzle = attempt.puzzle();
    let is_over = attempt.state() == AttemptState::Over;
    let refuted = attempt.refuted();
    let placed = match puzzle.theme().win() {
        Some(_) => PLAYED_OF_WIN,
        None => PLAYED_OF_HOLD,
    };
    let (placed, line) = refuted.split_at(placed.min(refuted.len()));
    let shown = &attempt.moves()[..puzzles.shown_moves().min(attempt.moves().len())];
    let played = shown.iter().chain(placed).copied();
    let position = position(attempt, shown);
    let threatened = match puzzles.hint() {
        Some(Hint::Threatened { line, .. }) => line.as_slice(),
        _ => &[],
    };
    let next = match placed.len().is_multiple_of(2) {
        true => attempt.side(),
        false => attempt.side().other(),
    };
    let may_play = !is_over && (puzzles.rush().is_none() || refuted.is_empty());
    BoardModel {
        size: puzzle.setup().size(),
        moves: with_last(puzzle.setup(), puzzle.last())
            .into_iter()
            .chain(with_sides_from(attempt.side(), played))
            .collect(),
        win: position.and_then(|position| {
            let outcome = position.outcome()?;
            WinLine::neutral(outcome.lines())
        }),
        ghost: may_play.then_some(attempt.side()),
        line: match line {
            [] => with_sides_from(attempt.side().other(), threatened.iter().copied()),
            line => with_sides_from(next, line.iter().copied()),
        },
        plates: refuted
            .first()
            .map(|&point| wrong(point))
            .into_iter()
            .collect(),
        mentioned: match puzzles.hint() {
            Some(Hint::At(point)) => vec![*point],
            _ => Vec::new(),
        },
        mark_last: puzzle.last().is_some() || !shown.is_empty() || !placed.is_empty(),
        unordered: true,
        ..default()
    }
}

/// The position after some of the moves.
fn position(attempt: &Attempt, moves: &[Point]) -> Option<Position> {
    let mut position = Position::from_setup(attempt.puzzle().setup()).ok()?;
    for &point in moves {
        position.play(point).ok()?;
    }
    Some(position)
}

fn fouls(attempt: &Attempt) -> Vec<(Point, Foul)> {
    position(attempt, attempt.moves()).map_or_else(Vec::new, |position| position.fouls())
}
