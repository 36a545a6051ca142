//! Many games on several threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::arguments::ErrorText;

/// Plays games 0 to `games` on this many threads. Each thread sets up its own players and plays one game after the other.
///
/// # Errors
/// The first error of any thread, after all of them have ended.
pub fn play_games<P>(
    games: usize,
    threads: usize,
    set_up: impl Fn() -> Result<P, ErrorText> + Sync,
    play: impl Fn(&mut P, usize) -> Result<(), ErrorText> + Sync,
) -> Result<(), ErrorText> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut players = set_up()?;
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return Ok(());
            }
            play(&mut players, number)?;
        }
    };
    thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .try_for_each(|worker| worker.join().map_err(|_| "a game was aborted".to_owned())?)
    })
}
