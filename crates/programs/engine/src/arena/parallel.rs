//! Plays games on several threads.

use std::sync::atomic::{AtomicUsize, Ordering};

use crate::options::Fault;

/// Calls `play` with each number below `games`, on `concurrency` threads. Each thread has players of its own.
///
/// # Errors
/// The first error of `players` or `play`, or a message when a thread panicked.
pub fn play_games<P>(
    games: usize,
    concurrency: usize,
    players: impl Fn() -> Result<P, Fault> + Sync,
    play: impl Fn(&mut P, usize) -> Result<(), Fault> + Sync,
) -> Result<(), Fault> {
    let next = AtomicUsize::new(0);
    let work = || {
        let mut players = players()?;
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= games {
                return Ok(());
            }
            play(&mut players, number)?;
        }
    };
    std::thread::scope(|scope| {
        let threads: Vec<_> = (0..concurrency).map(|_| scope.spawn(work)).collect();
        threads
            .into_iter()
            .try_for_each(|thread| thread.join().map_err(|_| "a game was aborted".to_owned())?)
    })
}
