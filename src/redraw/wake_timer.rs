//! Wakes the event loop at a given time.

use bevy::platform::time::Instant;
use bevy::tasks::IoTaskPool;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use futures::future::{AbortHandle, abortable};
use futures_timer::Delay;
use std::time::Duration;

/// Times closer than this count as the same: the timer stays set.
const SAME_WITHIN: Duration = Duration::from_millis(2);

/// The time of the next wake-up, and its task.
#[derive(Debug, Default)]
pub struct WakeTimer {
    due: Option<Instant>,
    waiting: Option<AbortHandle>,
}

impl WakeTimer {
    /// Sets the time, replacing a previous one.
    pub fn set(&mut self, due: Option<Instant>, window: Option<&EventLoopProxyWrapper>) {
        if is_same(self.due, due) {
            return;
        }
        self.due = due;
        if let Some(waiting) = self.waiting.take() {
            waiting.abort();
        }
        self.waiting = due.zip(window).map(|(due, window)| {
            let window = (**window).clone();
            let wait = due.saturating_duration_since(Instant::now());
            let (job, handle) = abortable(async move {
                Delay::new(wait).await;
                // Without a window there is nothing to wake.
                let _ = window.send_event(WinitUserEvent::WakeUp);
            });
            IoTaskPool::get().spawn(job).detach();
            handle
        });
    }
}

fn is_same(one: Option<Instant>, other: Option<Instant>) -> bool {
    match (one, other) {
        (None, None) => true,
        (Some(one), Some(other)) => {
            one.saturating_duration_since(other)
                .max(other.saturating_duration_since(one))
                < SAME_WITHIN
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_timer_set_to_the_same_time_again_is_kept() {
        let now = Instant::now();
        let later = |millis| Some(now + Duration::from_millis(millis));
        assert!(is_same(later(500), later(501)));
        assert!(!is_same(later(500), later(600)));
        assert!(!is_same(later(500), None));
        assert!(is_same(None, None));
    }
}
