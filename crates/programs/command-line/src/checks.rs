//! The same check of many things on several threads.

use std::sync::Mutex;

use crate::arguments::{ErrorText, fault};
use crate::parallel::play_games;

/// Checks things, several at once, with what each thread sets up, and returns those that are wrong, in their order, each with the
/// reason. `report` gets the number of finished checks after each.
///
/// # Errors
/// When a thread was aborted.
pub fn failures<T: Copy + Send + Sync, S, E: Send>(
    things: &[T],
    threads: usize,
    set_up: impl Fn() -> S + Sync,
    check: impl Fn(&mut S, T) -> Result<(), E> + Sync,
    report: impl Fn(usize) + Sync,
) -> Result<Vec<(T, E)>, ErrorText> {
    let failures = Mutex::new(Vec::new());
    let done = Mutex::new(0);
    play_games(
        things.len(),
        threads,
        || Ok(set_up()),
        |state, number| {
            if let Err(reason) = check(state, things[number]) {
                let mut failures = failures.lock().map_err(fault)?;
                failures.push((number, reason));
            }
            let mut done = done.lock().map_err(fault)?;
            *done += 1;
            report(*done);
            Ok(())
        },
    )?;
    let mut failures = failures.into_inner().map_err(fault)?;
    failures.sort_by_key(|(number, _)| *number);
    let failures = failures.into_iter();
    Ok(failures
        .map(|(number, reason)| (things[number], reason))
        .collect())
}
