//! The progress of a search, for those who watch it.

use narabe_engine_core::{Report, Value};
use narabe_study::Analysis;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// What a search has found so far.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct SearchProgress {
    /// The completed search depth, in plies.
    pub depth: u32,
    /// The winning chance of the side that searches, in per cent, 0 to 100.
    pub chance: u8,
    /// The lines, if the task is an analysis.
    pub analysis: Option<Box<Analysis>>,
}

impl From<&Analysis> for SearchProgress {
    fn from(analysis: &Analysis) -> Self {
        Self {
            depth: analysis.depth,
            chance: analysis.value().percent(),
            analysis: Some(Box::new(analysis.clone())),
        }
    }
}

impl From<&Report> for SearchProgress {
    fn from(report: &Report) -> Self {
        Self {
            depth: report.depth,
            chance: chance(report.lines[0].value),
            analysis: None,
        }
    }
}

/// The win rate of a value in whole per cent. Only proven results are 0 or 100.
pub fn chance(value: Value) -> u8 {
    const CERTAIN: u8 = 100;
    if value.moves_to_win().is_some() {
        CERTAIN
    } else if value.moves_to_loss().is_some() {
        0
    } else {
        let percent = (value.win_rate() * f64::from(CERTAIN)).round() as u8;
        percent.clamp(1, CERTAIN - 1)
    }
}

/// Passes the progress of a search to those who watch it. Clones share the same state.
#[derive(Clone, Default)]
pub struct Progress(Arc<Shared>);

#[derive(Default)]
struct Shared {
    latest: Mutex<Option<SearchProgress>>,
    listener: Option<Box<dyn Fn(SearchProgress) + Send + Sync>>,
}

impl Progress {
    /// A progress whose `listener` is called, on the thread of the search, with every report that differs from the one
    /// before.
    pub fn with_listener(listener: impl Fn(SearchProgress) + Send + Sync + 'static) -> Self {
        Self(Arc::new(Shared {
            latest: Mutex::default(),
            listener: Some(Box::new(listener)),
        }))
    }

    /// Reports what the search has found so far.
    pub fn report(&self, progress: SearchProgress) {
        let before = self.lock().replace(progress.clone());
        if before.as_ref() != Some(&progress)
            && let Some(listener) = &self.0.listener
        {
            listener(progress);
        }
    }

    /// The last report.
    pub fn latest(&self) -> Option<SearchProgress> {
        self.lock().clone()
    }

    /// Locks the last report. A search that panicked cannot have left it inconsistent.
    fn lock(&self) -> std::sync::MutexGuard<'_, Option<SearchProgress>> {
        self.0.latest.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Progress").field(&self.latest()).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicUsize, Ordering};

    #[test]
    fn the_listener_is_called_for_changes_only() {
        let calls = Arc::new(AtomicUsize::new(0));
        let count = calls.clone();
        let progress = Progress::with_listener(move |_| {
            count.fetch_add(1, Ordering::SeqCst);
        });
        let at_depth = |depth| SearchProgress {
            depth,
            chance: 60,
            analysis: None,
        };
        for depth in [3, 3, 4] {
            progress.clone().report(at_depth(depth));
        }
        assert_eq!(progress.latest(), Some(at_depth(4)));
        assert_eq!(calls.load(Ordering::SeqCst), 2);
    }
}
