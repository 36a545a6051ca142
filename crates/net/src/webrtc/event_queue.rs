//! The queue of transport events that the game has not read yet.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Poll, Waker};
use std::time::Duration;

use futures_timer::Delay;

use crate::TransportEvent;

/// How long the connections stay open after the transport is dropped, so that the last messages are still sent.
const CLOSE_DELAY: Duration = Duration::from_millis(500);
// The capacity for received messages, in events and in bytes. Messages beyond it are dropped; the protocol repeats them.
const EVENT_CAPACITY: usize = 4096;
const BYTE_CAPACITY: usize = 4 * 1024 * 1024;

/// Called whenever an event is queued, to wake the reader. It runs on the transport's thread.
pub type WakeFn = Arc<dyn Fn() + Send + Sync>;

/// The queue. Clones share the same events.
#[derive(Clone)]
pub struct EventQueue {
    inner: Arc<Mutex<Inner>>,
    wake: Option<WakeFn>,
}

#[derive(Default)]
struct Inner {
    events: VecDeque<TransportEvent>,
    /// The total length of the received messages in the queue.
    bytes: usize,
    /// Whether no event may follow.
    closed: bool,
    reader_dropped: bool,
    /// Woken when the reader is dropped.
    waiting: Option<Waker>,
}

impl EventQueue {
    pub fn new(wake: Option<WakeFn>) -> Self {
        Self {
            inner: Arc::default(),
            wake,
        }
    }

    /// Adds an event and wakes the reader. Nothing is added after [`TransportEvent::Closed`].
    pub fn push(&self, event: TransportEvent) {
        {
            let mut inner = self.inner();
            if inner.closed {
                return;
            }
            if let TransportEvent::Received(_, bytes) = &event {
                let is_full = inner.events.len() >= EVENT_CAPACITY
                    || inner.bytes + bytes.len() > BYTE_CAPACITY;
                if is_full {
                    return;
                }
                inner.bytes += bytes.len();
            }
            inner.closed = matches!(event, TransportEvent::Closed(_));
            inner.events.push_back(event);
        }
        if let Some(wake) = &self.wake {
            wake();
        }
    }

    pub fn pop(&self) -> Option<TransportEvent> {
        let mut inner = self.inner();
        let event = inner.events.pop_front();
        if let Some(TransportEvent::Received(_, bytes)) = &event {
            inner.bytes -= bytes.len();
        }
        event
    }

    /// Reports that the reader is gone: discards all events and accepts no more.
    pub fn drop_reader(&self) {
        let mut inner = self.inner();
        (inner.closed, inner.reader_dropped) = (true, true);
        inner.events.clear();
        if let Some(waker) = inner.waiting.take() {
            waker.wake();
        }
    }

    /// Waits until the reader is gone.
    pub async fn reader_dropped(&self) {
        futures::future::poll_fn(|context| {
            let mut inner = self.inner();
            if inner.reader_dropped {
                return Poll::Ready(());
            }
            inner.waiting = Some(context.waker().clone());
            Poll::Pending
        })
        .await;
    }

    /// Ends shortly after the transport, which reads the queue, is dropped.
    pub async fn transport_dropped(&self) {
        self.reader_dropped().await;
        Delay::new(CLOSE_DELAY).await;
    }

    fn inner(&self) -> MutexGuard<'_, Inner> {
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl std::fmt::Debug for EventQueue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("EventQueue")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{DisconnectReason, Peer};

    fn received(length: usize) -> TransportEvent {
        TransportEvent::Received(Peer(1), vec![0; length])
    }

    fn drain(queue: &EventQueue) -> Vec<TransportEvent> {
        std::iter::from_fn(|| queue.pop()).collect()
    }

    #[test]
    fn a_full_queue_drops_messages_but_no_other_event() {
        let queue = EventQueue::new(None);
        for _ in 0..2 * EVENT_CAPACITY {
            queue.push(received(1));
        }
        queue.push(TransportEvent::PeerDisconnected(Peer(2)));
        let events = drain(&queue);
        assert_eq!(events.len(), EVENT_CAPACITY + 1);
        let last = TransportEvent::PeerDisconnected(Peer(2));
        assert_eq!(events.last(), Some(&last));
        for _ in 0..6 {
            queue.push(received(BYTE_CAPACITY / 4));
        }
        assert_eq!(drain(&queue).len(), 4);
        queue.push(received(1));
        assert!(queue.pop().is_some(), "there is room again");
    }

    #[test]
    fn nothing_follows_the_close_event() {
        let queue = EventQueue::new(None);
        queue.push(TransportEvent::Closed(DisconnectReason::Lost(
            "gone".into(),
        )));
        queue.push(received(1));
        assert!(matches!(queue.pop(), Some(TransportEvent::Closed(_))));
        assert_eq!(queue.pop(), None);
    }
}
