//! The connection to one peer: a matchbox socket that knows no other peer.
//!
//! matchbox closes a connection that was never established only when its whole socket is dropped; until then the connection holds
//! its ports. That is why each peer has a socket of its own.

use std::panic::AssertUnwindSafe;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use async_trait::async_trait;
use futures::channel::mpsc::{UnboundedReceiver, UnboundedSender, unbounded};
use futures::future::{AbortHandle, Either, FutureExt, abortable, select};
use futures::{Future, StreamExt};
use futures_timer::Delay;
use matchbox_socket::{
    ChannelConfig, Packet, PeerEvent, PeerId, PeerRequest, PeerState, RtcIceServerConfig,
    SignalingError, Signaller, SignallerBuilder, WebRtcSocket, WebRtcSocketBuilder,
};

use super::event_queue::EventQueue;
use super::peer_id::from_matchbox;
use super::room_event::RoomEvent;
use crate::{IceServers, TransportEvent};

/// The only channel of a connection, reliable and ordered.
const CHANNEL: usize = 0;
/// How long to wait before an outgoing connection is started, so that a peer that leaves at once costs nothing.
const CONNECT_DELAY: Duration = Duration::from_millis(200);
/// How long it may take to establish a connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(30);

/// Which end starts the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// We send the offer.
    Outgoing,
    /// The peer sends the offer.
    Incoming,
}

/// A handle to a connection. Dropping it closes the connection.
#[derive(Debug)]
pub struct Connection {
    signals: UnboundedSender<PeerEvent>,
    packets: UnboundedSender<(PeerId, Packet)>,
    abort: AbortHandle,
    pub direction: Direction,
    is_open: Arc<AtomicBool>,
}

impl Connection {
    /// A connection, and the future that drives it and ends with it.
    pub fn new(
        peer: PeerId,
        direction: Direction,
        ice_servers: &IceServers,
        queue: EventQueue,
        room: UnboundedSender<RoomEvent>,
    ) -> (Self, impl Future<Output = ()> + use<>) {
        let (signals, received) = unbounded();
        let signaller = RelayBuilder {
            received: Mutex::new(Some(received)),
            room,
        };
        let is_open = Arc::new(AtomicBool::new(false));
        let opened = Arc::clone(&is_open);
        let (socket, driver) = WebRtcSocketBuilder::new(String::new())
            .ice_server(ice_config(ice_servers))
            .reconnect_attempts(Some(1))
            .signaling_keep_alive_interval(None)
            .signaller_builder(Arc::new(signaller))
            .add_channel(ChannelConfig::reliable())
            .build();
        let packets = socket.channel(CHANNEL).sender_clone();
        let run = async move {
            if direction == Direction::Outgoing {
                Delay::new(CONNECT_DELAY).await;
            }
            let receiving = Box::pin(receive(socket, peer, queue, opened));
            // The first to end ends the other.
            select(driver, receiving).map(|_| ()).await;
        };
        // A panic ends this connection and nothing else.
        let (run, abort) = abortable(AssertUnwindSafe(run).catch_unwind());
        if direction == Direction::Outgoing {
            // The receiver was just created and cannot be closed.
            let _ = signals.unbounded_send(PeerEvent::NewPeer(peer));
        }
        let connection = Self {
            signals,
            packets,
            abort,
            direction,
            is_open,
        };
        (connection, run.map(|_| ()))
    }

    /// Whether it is established. True before [`TransportEvent::PeerConnected`] is queued.
    pub fn is_open(&self) -> bool {
        self.is_open.load(Ordering::Acquire)
    }

    /// Passes on a signal from the peer.
    pub fn signal(&self, event: PeerEvent) {
        // Fails when the connection has just ended, which its future reports.
        let _ = self.signals.unbounded_send(event);
    }

    /// Sends a message to the peer.
    pub fn send(&self, to: PeerId, bytes: Vec<u8>) {
        let _ = self.packets.unbounded_send((to, Packet::from(bytes)));
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.abort.abort();
    }
}

fn ice_config(servers: &IceServers) -> RtcIceServerConfig {
    let credentials = servers.credentials();
    RtcIceServerConfig {
        urls: servers.urls().to_vec(),
        username: credentials.map(|(user, _)| user.to_owned()),
        credential: credentials.map(|(_, password)| password.to_owned()),
    }
}

/// Waits until the connection is established, then queues what arrives until it closes.
async fn receive(
    mut socket: WebRtcSocket,
    peer: PeerId,
    queue: EventQueue,
    is_open: Arc<AtomicBool>,
) {
    let Ok(channel) = socket.take_channel(CHANNEL) else {
        return;
    };
    let opened = async {
        while let Some((_, state)) = socket.next().await {
            if state == PeerState::Connected {
                return true;
            }
        }
        false
    };
    let opened = select(Box::pin(opened), Delay::new(CONNECT_TIMEOUT)).await;
    if !matches!(opened, Either::Left((true, _))) {
        return;
    }
    is_open.store(true, Ordering::Release);
    let peer = from_matchbox(peer);
    queue.push(TransportEvent::PeerConnected(peer));
    let (_, packets) = channel.split();
    let packets = packets.map(|(_, packet)| Some(packet));
    let closed = socket.map(|_| None);
    let mut events = futures::stream::select(closed, packets);
    while let Some(Some(packet)) = events.next().await {
        queue.push(TransportEvent::Received(peer, packet.to_vec()));
    }
}

/// Builds the one [`RelaySignaller`] of a connection.
#[derive(Debug)]
struct RelayBuilder {
    received: Mutex<Option<UnboundedReceiver<PeerEvent>>>,
    room: UnboundedSender<RoomEvent>,
}

/// Relays the signals of one peer between matchbox and the room.
struct RelaySignaller {
    received: UnboundedReceiver<PeerEvent>,
    room: UnboundedSender<RoomEvent>,
}

#[cfg_attr(not(target_family = "wasm"), async_trait)]
#[cfg_attr(target_family = "wasm", async_trait(?Send))]
impl SignallerBuilder for RelayBuilder {
    async fn new_signaller(
        &self,
        _attempts: Option<u16>,
        _url: String,
    ) -> Result<Box<dyn Signaller>, SignalingError> {
        let received = self
            .received
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        Ok(Box::new(RelaySignaller {
            received: received.ok_or(SignalingError::StreamExhausted)?,
            room: self.room.clone(),
        }))
    }
}

#[cfg_attr(not(target_family = "wasm"), async_trait)]
#[cfg_attr(target_family = "wasm", async_trait(?Send))]
impl Signaller for RelaySignaller {
    async fn send(&mut self, request: PeerRequest) -> Result<(), SignalingError> {
        let sent = self.room.unbounded_send(RoomEvent::Signal(request));
        sent.map_err(|_| SignalingError::StreamExhausted)
    }

    async fn next_message(&mut self) -> Result<PeerEvent, SignalingError> {
        let next = self.received.next().await;
        next.ok_or(SignalingError::StreamExhausted)
    }
}
