//! The WebRTC transport: data channels between peers, set up with the help of a lobby as the signaling server.
//!
//! matchbox does the work, with a socket of its own for each peer: everything that belongs to a peer is closed when it leaves, and an
//! error with one peer ends only that connection. On a desktop the transport runs on a thread, in a browser on the page's event
//! loop; queues connect it to the game.
//!
//! Session descriptions and ICE candidates from strangers never reach matchbox or the browser as received. [`signal_filter`]
//! rebuilds each one from the few facts that are needed.

mod connection;
mod event_queue;
mod ice_candidate;
mod peer_id;
mod room;
mod room_event;
mod sdp;
mod signal_filter;
mod signaling;
mod socket_closed;

#[cfg(not(target_family = "wasm"))]
mod native;
#[cfg(target_family = "wasm")]
mod web;

pub use event_queue::WakeFn;

use futures::channel::mpsc::{UnboundedSender, unbounded};
#[cfg(not(target_family = "wasm"))]
use native as platform;
#[cfg(target_family = "wasm")]
use web as platform;

use self::event_queue::EventQueue;
use self::peer_id::to_matchbox;
use self::room::Room;
use self::room_event::RoomEvent;
use super::{ConnectRequest, Peer, Transport, TransportEvent};

/// A transport over WebRTC. Dropping it closes all its connections.
pub struct WebRtcTransport {
    queue: EventQueue,
    room: UnboundedSender<RoomEvent>,
}

impl WebRtcTransport {
    /// Starts to connect. If that fails, the reason comes as [`TransportEvent::Closed`].
    pub fn open(request: &ConnectRequest, wake: Option<WakeFn>) -> Self {
        let queue = EventQueue::new(wake);
        let (sender, receiver) = unbounded();
        let (request, events) = (request.clone(), (sender.clone(), receiver));
        let room_queue = queue.clone();
        platform::run(queue.clone(), async move {
            Room::run(request, room_queue, events).await
        });
        Self {
            queue,
            room: sender,
        }
    }
}

impl Transport for WebRtcTransport {
    fn poll(&mut self) -> Option<TransportEvent> {
        self.queue.pop()
    }

    fn send(&mut self, to: Peer, bytes: Vec<u8>) {
        // Fails only after the transport has closed, which is reported as an event.
        let _ = self
            .room
            .unbounded_send(RoomEvent::Send(to_matchbox(to), bytes));
    }

    fn disconnect(&mut self, peer: Peer) {
        let _ = self
            .room
            .unbounded_send(RoomEvent::Disconnect(to_matchbox(peer)));
    }
}

impl Drop for WebRtcTransport {
    fn drop(&mut self) {
        self.queue.drop_reader();
    }
}
