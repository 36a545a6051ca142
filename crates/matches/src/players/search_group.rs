//! Full-strength engines for this machine, alone or as one of a group of web workers.

use narabe_engine_core::{Engine, OsThreads, Settings, SharedTable};
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

/// The most threads of this machine that one engine can use. In a web worker it is one.
pub fn max_search_threads() -> usize {
    available_parallelism().map_or(1, usize::from)
}

/// The number of threads of an engine. Unless a number is wanted it leaves one of the machine's threads to the window, so that
/// rendering is not delayed.
pub fn search_threads(wanted: Option<usize>) -> usize {
    let available = max_search_threads();
    let wanted = wanted.unwrap_or(available.saturating_sub(1));
    wanted.clamp(1, available)
}

/// A full-strength engine with a transposition table of `hash` megabytes.
pub fn engine(hash: usize, group: Option<&SearchGroup>) -> Engine {
    let settings = Settings {
        hash,
        threads: search_threads(None),
    };
    let mut engine = Engine::with_threads(settings, Box::new(OsThreads));
    if let Some(group) = group {
        engine.join_group(group.index, group.shared_table.clone());
    }
    engine
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_lie_between_one_and_those_of_the_machine() {
        let all = max_search_threads();
        assert_eq!(search_threads(Some(0)), 1);
        assert_eq!(search_threads(Some(usize::MAX)), all);
        assert_eq!(search_threads(None), (all - 1).max(1));
    }
}
