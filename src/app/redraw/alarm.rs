//! Wakes the sleeping game at a moment.

use bevy::platform::time::Instant;
use bevy::tasks::IoTaskPool;
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use futures::future::{AbortHandle, abortable};
use futures_timer::Delay;
use std::time::Duration;

/// Two moments closer than this are one: the alarm that is set stays.
const CLOSE: Duration = Duration::from_millis(2);

/// The moment the game is woken at, and what waits for it.
#[derive(Debug, Default)]
pub struct Alarm {
    due: Option<Instant>,
    waiting: Option<AbortHandle>,
}

impl Alarm {
    /// Wakes the game at `due` and no more at whatever was set before.
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
                // Without a window nobody needs to be woken.
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
                < CLOSE
        }
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_alarm_that_is_set_stays_when_the_same_moment_is_meant() {
        let now = Instant::now();
        let later = |millis| Some(now + Duration::from_millis(millis));
        assert!(is_same(later(500), later(501)));
        assert!(!is_same(later(500), later(600)));
        assert!(!is_same(later(500), None));
        assert!(is_same(None, None));
    }
}
