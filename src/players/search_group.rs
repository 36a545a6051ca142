//! Full-strength engines for this machine, alone or as one of a group of web workers.

use crate::engine::{Engine, OsThreads, Settings, SharedTable};
use std::sync::Arc;
use std::thread::available_parallelism;

/// Membership in a group of engines that search the same position together, one in each web worker of a page.
#[derive(Clone)]
pub struct SearchGroup {
    /// The index of this member: 0 answers, the others help it.
    pub index: usize,
    /// The transposition table that the members share.
    pub shared_table: Arc<dyn SharedTable>,
}

/// A full-strength engine with a transposition table of `hash` megabytes. It leaves one of the machine's threads to the
/// window, so that rendering is not delayed.
pub fn engine(hash: usize, group: Option<&SearchGroup>) -> Engine {
    let available = available_parallelism().map_or(1, usize::from);
    let settings = Settings {
        hash,
        threads: available.saturating_sub(1).max(1),
    };
    let mut engine = Engine::with_threads(settings, Box::new(OsThreads));
    if let Some(group) = group {
        engine.join_group(group.index, group.shared_table.clone());
    }
    engine
}
