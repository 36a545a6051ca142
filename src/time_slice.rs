//! Work in slices, between which others have their turn: a page draws and listens on the thread on which it works.

use bevy::platform::time::Instant;
use std::time::Duration;

/// The longest slice beside which a page stays smooth: half of a frame at 60 frames a second.
const SMOOTH: Duration = Duration::from_millis(8);
/// The longest slice while people wait for its outcome: shorter than what a browser counts as a long task.
const BRISK: Duration = Duration::from_millis(32);

/// A slice of work.
pub struct TimeSlice {
    begun: Instant,
    longest: Duration,
}

impl TimeSlice {
    /// Work that is waited for.
    pub fn brisk() -> Self {
        Self {
            longest: BRISK,
            ..Self::default()
        }
    }

    /// Whether the slice is over.
    pub fn is_over(&self) -> bool {
        self.begun.elapsed() >= self.longest
    }
}

impl Default for TimeSlice {
    fn default() -> Self {
        Self {
            begun: Instant::now(),
            longest: SMOOTH,
        }
    }
}

impl TimeSlice {
    /// Lets others have their turn if the slice is over. It is called often.
    pub async fn pause(&mut self) {
        if self.is_over() {
            others().await;
            self.begun = Instant::now();
        }
    }
}

/// Lets others have their turn. On a thread of its own those are the futures beside this one.
#[cfg(not(target_family = "wasm"))]
pub async fn others() {
    let mut is_over = false;
    std::future::poll_fn(|context| {
        if std::mem::replace(&mut is_over, true) {
            std::task::Poll::Ready(())
        } else {
            context.waker().wake_by_ref();
            std::task::Poll::Pending
        }
    })
    .await;
}

/// Lets the page have its turn: the page's loader knows how, without the wait of a timer.
#[cfg(target_family = "wasm")]
pub async fn others() {
    use wasm_bindgen::JsCast;
    let turn = crate::web_worker::of_page("nextTask")
        .and_then(|function| function.dyn_into::<js_sys::Function>())
        .and_then(|function| function.call0(&wasm_bindgen::JsValue::NULL));
    let turn = turn.map(|promise| js_sys::Promise::resolve(&promise));
    if let Ok(turn) = turn {
        // It only waits, so that there is nothing to fail.
        let _ = wasm_bindgen_futures::JsFuture::from(turn).await;
    }
}
