//! `puzzle-levels`: lets the levels try the puzzles of a pack.

use std::sync::Mutex;

use narabe_engine_core::level::Level;
use narabe_engine_core::twin::TwinLevel;
use narabe_learn::puzzles::{AnyPuzzle, Puzzle};
use narabe_rules::twin::TwinPosition;
use rand::SeedableRng;
use rand::rngs::StdRng;

use super::grade::{Levels, graded};
use super::pack_builder::{self, PackBuilder};
use super::table::{BANDS, TWIN_BANDS, Table};
use super::twin::{self, TwinSeats};
use crate::options::Options;
use narabe_command_line::arguments::{ErrorText, fault};
use narabe_command_line::parallel::play_games;
use narabe_command_line::say;

/// What has been found so far.
struct LevelResults {
    table: Table,
    twin_table: Table,
    kept: PackBuilder,
}

/// Lets the levels try the puzzles and prints the table of each kind. With `--out` the difficulties follow from these tries, and the
/// pack is rewritten without the puzzles in which the strongest level plays another first move. `--twin` leaves those on one board
/// as they are.
///
/// # Errors
/// When the file cannot be read, or the new one cannot be written.
pub fn run(options: &Options) -> Result<(), ErrorText> {
    let [path] = &options.files[..] else {
        return Err("puzzle-levels needs one FILE with puzzles".to_owned());
    };
    let pack = pack_builder::read(path)?;
    // In this order a puzzle's random numbers do not depend on how many there are on twin boards.
    let one_board = pack.puzzles().iter().map(AnyPuzzle::from);
    let mut all: Vec<AnyPuzzle<'_>> = one_board
        .chain(pack.twin().iter().map(AnyPuzzle::from))
        .collect();
    let mut kept = PackBuilder::new(usize::MAX);
    if options.is_twin {
        all.drain(..pack.puzzles().len());
        for puzzle in pack.puzzles() {
            kept.add(puzzle.clone());
        }
    }
    let count = options.puzzles.min(all.len());
    let new = options.out("puzzle-levels").ok();
    let found = Mutex::new(LevelResults {
        table: Table::new(Level::ALL, BANDS),
        twin_table: Table::new(TwinLevel::ALL, TWIN_BANDS),
        kept,
    });
    let set_up = || Ok((Levels::new(), TwinSeats::new()));
    play_games(count, options.threads, set_up, |(levels, seats), number| {
        let rng = &mut StdRng::seed_from_u64(options.seed_of(number));
        match all[number * all.len() / count] {
            AnyPuzzle::OneBoard(puzzle) => tried(puzzle, new.is_some(), levels, rng, &found),
            AnyPuzzle::Twin(puzzle) => tried_twin(puzzle, new.is_some(), seats, rng, &found),
        }
    })?;
    let found = found.into_inner().map_err(fault)?;
    if let Some(new) = new {
        found.kept.write(new)?;
    }
    for table in [found.table, found.twin_table] {
        if !table.is_empty() {
            say!("{table}");
        }
    }
    Ok(())
}

fn tried(
    puzzle: &Puzzle,
    is_new: bool,
    levels: &mut Levels,
    rng: &mut StdRng,
    found: &Mutex<LevelResults>,
) -> Result<(), ErrorText> {
    let tried = levels.try_all(puzzle.setup(), puzzle.task(), rng);
    let (setup, task) = (puzzle.setup().clone(), puzzle.task().clone());
    let other_wins = puzzle.other_wins().to_vec();
    let puzzle = if is_new {
        graded(setup, puzzle.last(), task, &tried)?
    } else {
        Some(puzzle.clone())
    };
    let Some(puzzle) = puzzle else {
        return Ok(());
    };
    let puzzle = puzzle.with_other_wins(other_wins).map_err(fault)?;
    let mut found = found.lock().map_err(fault)?;
    found.table.add(puzzle.difficulty(), &tried);
    found.kept.add(puzzle);
    Ok(())
}

fn tried_twin(
    puzzle: &Puzzle<TwinPosition>,
    is_new: bool,
    seats: &mut TwinSeats,
    rng: &mut StdRng,
    found: &Mutex<LevelResults>,
) -> Result<(), ErrorText> {
    let tried = seats.try_all(puzzle, rng);
    let puzzle = if is_new {
        twin::graded(puzzle, &tried)?
    } else {
        Some(puzzle.clone())
    };
    let Some(puzzle) = puzzle else {
        return Ok(());
    };
    let mut found = found.lock().map_err(fault)?;
    found.twin_table.add(puzzle.difficulty(), &tried.attempts);
    found.kept.add(puzzle);
    Ok(())
}
