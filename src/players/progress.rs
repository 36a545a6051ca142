//! What a thinker has found so far, for those who watch it think.

use crate::engine::{Report, Value};
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// What is known in the middle of a thought.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Insight {
    /// How many moves ahead everything was looked at.
    pub depth: u32,
    /// How likely the side that thinks is to win, in per cent.
    pub chance: u8,
}

impl From<&Report> for Insight {
    fn from(report: &Report) -> Self {
        Self {
            depth: report.depth,
            chance: chance(report.lines[0].value),
        }
    }
}

/// The win rate of a value in whole per cent. Only what is proven is certain.
pub fn chance(value: Value) -> u8 {
    const CERTAIN: u8 = 100;
    if value.moves_to_win().is_some() {
        CERTAIN
    } else if value.moves_to_loss().is_some() {
        0
    } else {
        let share = (value.win_rate() * f64::from(CERTAIN)).round() as u8;
        share.clamp(1, CERTAIN - 1)
    }
}

/// The place where a thinker tells and a watcher looks. Clones share it.
#[derive(Clone, Default)]
pub struct Progress(Arc<Shared>);

#[derive(Default)]
struct Shared {
    latest: Mutex<Option<Insight>>,
    listener: Option<Box<dyn Fn(Insight) + Send + Sync>>,
}

impl Progress {
    /// A place whose listener is told, on the thinker's thread, whatever is new.
    pub fn heard_by(listener: impl Fn(Insight) + Send + Sync + 'static) -> Self {
        Self(Arc::new(Shared {
            latest: Mutex::default(),
            listener: Some(Box::new(listener)),
        }))
    }

    /// Tells what is known now.
    pub fn tell(&self, insight: Insight) {
        let before = self.lock().replace(insight);
        if before != Some(insight)
            && let Some(listener) = &self.0.listener
        {
            listener(insight);
        }
    }

    /// What was told last.
    pub fn latest(&self) -> Option<Insight> {
        *self.lock()
    }

    /// A thinker that broke off in the middle has left nothing half done here.
    fn lock(&self) -> std::sync::MutexGuard<'_, Option<Insight>> {
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
    fn the_listener_hears_what_is_new_and_nothing_else() {
        let heard = Arc::new(AtomicUsize::new(0));
        let count = heard.clone();
        let progress = Progress::heard_by(move |_| {
            count.fetch_add(1, Ordering::SeqCst);
        });
        let insight = |depth| Insight { depth, chance: 60 };
        for depth in [3, 3, 4] {
            progress.clone().tell(insight(depth));
        }
        assert_eq!(progress.latest(), Some(insight(4)));
        assert_eq!(heard.load(Ordering::SeqCst), 2);
    }
}
