//! The engine made for the machine at hand.

use crate::engine::{Engine, OsThreads, Settings, SharedTable};
use std::sync::Arc;
use std::thread::available_parallelism;

/// A group of engines that search together with those made here: those in the other workers of a page.
#[derive(Clone)]
pub struct WorkerGroup {
    /// The index of the engines made here: 0 answers, the others help.
    pub index: usize,
    /// The transposition table that all of them share.
    pub table: Arc<dyn SharedTable>,
}

/// An engine of full strength with a table of so many megabytes. One thread of the machine is left to the window, so
/// that it goes on being drawn.
pub fn engine(hash: usize, group: Option<&WorkerGroup>) -> Engine {
    let all = available_parallelism().map_or(1, usize::from);
    let settings = Settings {
        hash,
        threads: all.saturating_sub(1).max(1),
    };
    let mut engine = Engine::with_threads(settings, Box::new(OsThreads));
    if let Some(WorkerGroup { index, table }) = group {
        engine.join_group(*index, table.clone());
    }
    engine
}
