//! The engine made for the machine at hand.

use crate::engine::{Engine, Settings, Threads};
use std::thread::available_parallelism;

/// An engine of full strength with a table of so many megabytes. One thread of the machine is left to the window, so
/// that it goes on being drawn.
pub fn engine(hash: usize) -> Engine {
    let all = available_parallelism().map_or(1, usize::from);
    let settings = Settings {
        hash,
        threads: all.saturating_sub(1).max(1),
    };
    Engine::with_crew(settings, Box::new(Threads))
}
