//! Wakes the event loop for assistive technology. Bevy queues its requests without waking the loop, which sleeps while nothing
//! moves.

use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy::tasks::IoTaskPool;
use bevy::window::RequestRedraw;
use bevy::winit::accessibility::{WinitActionRequestHandler, WinitActionRequestHandlers};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use futures_timer::Delay;
use std::sync::{Arc, Mutex, Weak};
use std::time::Duration;

// How often requests are looked for, once a screen reader has asked for the tree, and before.
const INTERVAL: Duration = Duration::from_millis(40);
const IDLE_INTERVAL: Duration = Duration::from_millis(500);

type Queue = Mutex<WinitActionRequestHandler>;

/// Starts to look for requests once there is a window, until it is gone.
pub fn watch(
    requested: Res<AccessibilityRequested>,
    handlers: Option<Res<WinitActionRequestHandlers>>,
    window: Option<Res<EventLoopProxyWrapper>>,
    mut is_watching: Local<bool>,
) {
    let (Some(handlers), Some(window)) = (handlers, window) else {
        return;
    };
    if *is_watching || handlers.is_empty() {
        return;
    }
    *is_watching = true;
    let queues: Vec<Weak<Queue>> = handlers.values().map(Arc::downgrade).collect();
    let (requested, window) = (requested.clone(), (**window).clone());
    let task = async move {
        let mut was_requested = false;
        while let Some(waits) = is_any_waiting(&queues) {
            let is_requested = requested.get();
            let wakes = waits || is_requested && !was_requested;
            was_requested = is_requested;
            if wakes && window.send_event(WinitUserEvent::WakeUp).is_err() {
                return;
            }
            let interval = if is_requested {
                INTERVAL
            } else {
                IDLE_INTERVAL
            };
            Delay::new(interval).await;
        }
    };
    IoTaskPool::get().spawn(task).detach();
}

/// Requests the frame that answers what this one has taken from the queue.
pub fn draw_answers(
    mut asked: MessageReader<ActionRequest>,
    mut frames: MessageWriter<RequestRedraw>,
) {
    if asked.read().count() > 0 {
        frames.write(RequestRedraw);
    }
}

/// Whether a request waits; none when the windows are gone.
fn is_any_waiting(queues: &[Weak<Queue>]) -> Option<bool> {
    let mut alive = queues.iter().filter_map(Weak::upgrade).peekable();
    alive.peek()?;
    Some(alive.any(|queue| queue.lock().is_ok_and(|queue| !queue.is_empty())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use accesskit::{Action, NodeId, TreeId};

    #[test]
    fn a_request_waits_until_it_is_taken_and_a_closed_window_ends_the_watch() {
        let queue = Arc::new(Mutex::new(WinitActionRequestHandler::default()));
        let queues = [Arc::downgrade(&queue)];
        assert_eq!(is_any_waiting(&queues), Some(false));
        queue
            .lock()
            .expect("nobody else has it")
            .push_back(accesskit::ActionRequest {
                action: Action::Click,
                target_tree: TreeId::ROOT,
                target_node: NodeId(1),
                data: None,
            });
        assert_eq!(is_any_waiting(&queues), Some(true));
        drop(queue);
        assert_eq!(is_any_waiting(&queues), None);
    }
}
