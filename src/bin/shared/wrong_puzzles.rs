//! The puzzles of a pack that cannot be proven.

use std::sync::Mutex;

use narabe::learn::puzzles::{AnyPuzzle, TaskFault};

use crate::parallel::play_games;
use crate::shared::arguments::{Fault, fault};

/// A puzzle that is wrong.
pub struct WrongPuzzle<'a> {
    pub puzzle: AnyPuzzle<'a>,
    pub reason: TaskFault,
}

/// Checks puzzles, several at once, with what each thread sets up, and returns those that are wrong in the order of their names.
/// `report` is told after each how many are done.
///
/// # Errors
/// When a thread was aborted.
pub fn wrong_puzzles<'a, S>(
    puzzles: &[AnyPuzzle<'a>],
    threads: usize,
    set_up: impl Fn() -> S + Sync,
    check: impl Fn(&mut S, AnyPuzzle<'a>) -> Result<(), TaskFault> + Sync,
    report: impl Fn(usize) + Sync,
) -> Result<Vec<WrongPuzzle<'a>>, Fault> {
    let wrong = Mutex::new(Vec::new());
    let done = Mutex::new(0);
    play_games(
        puzzles.len(),
        threads,
        || Ok(set_up()),
        |state, number| {
            let puzzle = puzzles[number];
            if let Err(reason) = check(state, puzzle) {
                let mut wrong = wrong.lock().map_err(fault)?;
                wrong.push(WrongPuzzle { puzzle, reason });
            }
            let mut done = done.lock().map_err(fault)?;
            *done += 1;
            report(*done);
            Ok(())
        },
    )?;
    let mut wrong = wrong.into_inner().map_err(fault)?;
    wrong.sort_by_key(|wrong| wrong.puzzle.id());
    Ok(wrong)
}
