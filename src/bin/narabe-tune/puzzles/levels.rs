//! `puzzle-levels`: lets the levels try the puzzles of a pack.

use std::sync::Mutex;

use rand::SeedableRng as _;
use rand::rngs::StdRng;

use super::grade::{Levels, graded};
use super::kept::{self, Kept};
use super::table::Table;
use crate::options::Options;
use crate::parallel::play_games;
use crate::shared::arguments::{Fault, fault};
use crate::shared::print::say;

/// Lets the levels try the puzzles and prints the table. With `--out` the difficulties follow from these tries, and the pack is written
/// anew without the puzzles that the strongest level does not solve.
///
/// # Errors
/// When the file cannot be read, or the new one cannot be written.
pub fn run(options: &Options) -> Result<(), Fault> {
    let [path] = &options.files[..] else {
        return Err("puzzle-levels needs one FILE with puzzles".to_owned());
    };
    let pack = kept::read(path)?;
    let all = pack.puzzles();
    let count = options.puzzles.min(all.len());
    let new = options.out("puzzle-levels").ok();
    let found = Mutex::new((Table::default(), Kept::new(usize::MAX)));
    let set_up = || Ok(Levels::new());
    play_games(count, options.threads, set_up, |levels, number| {
        let puzzle = &all[number * all.len() / count];
        let rng = &mut StdRng::seed_from_u64(options.seed_of(number));
        let tried = levels.try_all(puzzle.setup(), puzzle.task(), rng);
        let (setup, task) = (puzzle.setup().clone(), puzzle.task().clone());
        let puzzle = match new {
            Some(_) => graded(setup, puzzle.last(), task, &tried)?,
            None => Some(puzzle.clone()),
        };
        let Some(puzzle) = puzzle else {
            return Ok(());
        };
        let (table, kept) = &mut *found.lock().map_err(fault)?;
        table.add(puzzle.difficulty(), &tried);
        kept.add(puzzle);
        Ok(())
    })?;
    let (table, kept) = found.into_inner().map_err(fault)?;
    if let Some(new) = new {
        kept.write(new)?;
    }
    say!("{table}");
    Ok(())
}
