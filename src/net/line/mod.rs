//! The line itself: WebRTC data channels, which a lobby has helped to open.
//!
//! matchbox does the work, with a socket of its own for each peer: everything that belongs to a peer is closed when it leaves, and an
//! error with one peer ends only that connection. On a desktop all of it runs on a thread, in a browser between the page's events; there
//! are queues on both sides. What a stranger sends to set up a connection is not
//! handed on as it came: [`vetted`] writes it anew from the few facts that are needed, for what matchbox and browsers make of
//! other texts is not ours to trust.

mod candidate;
mod lobby;
mod peer;
mod queue;
mod room;
mod sdp;
mod vetted;

#[cfg_attr(target_family = "wasm", path = "web.rs")]
#[cfg_attr(not(target_family = "wasm"), path = "native.rs")]
mod place;

use std::sync::Arc;
use std::time::Duration;

use futures::channel::mpsc::{UnboundedSender, unbounded};
use futures_timer::Delay;
use matchbox_socket::PeerId;

use self::queue::Queue;
use self::room::{Event, Room};
use super::{Call, News, Peer, Wire};

/// Wakes whoever waits for news.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// How long a line stands after it was hung up.
const FAREWELL: Duration = Duration::from_millis(500);

/// A line. It hangs up when it is dropped.
pub struct Line {
    queue: Queue,
    events: UnboundedSender<Event>,
}

impl Line {
    /// Opens a line. What goes wrong is its last news.
    #[must_use]
    pub fn open(call: &Call, wake: Option<Wake>) -> Self {
        let queue = Queue::new(wake);
        let (events, heard) = unbounded();
        let (call, told, out) = (call.clone(), queue.clone(), events.clone());
        place::run(queue.clone(), async move {
            Room::enter(call, told, (out, heard)).await
        });
        Self { queue, events }
    }
}

/// Ends a moment after nobody wants the line any more: what was said last is still on its way.
async fn unwanted(queue: &Queue) {
    queue.closed().await;
    Delay::new(FAREWELL).await;
}

fn name(peer: PeerId) -> Peer {
    Peer(peer.0.as_u128())
}

fn id(peer: Peer) -> PeerId {
    PeerId(uuid::Uuid::from_u128(peer.0))
}

impl Wire for Line {
    fn poll(&mut self) -> Option<News> {
        self.queue.take()
    }

    fn send(&mut self, to: Peer, bytes: Vec<u8>) {
        // It fails when the line is gone, and that is told by its last news.
        let _ = self.events.unbounded_send(Event::Say(id(to), bytes));
    }

    fn part(&mut self, from: Peer) {
        let _ = self.events.unbounded_send(Event::Part(id(from)));
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.queue.close();
    }
}
