//! The connection to one peer: a matchbox socket with no other peers.
//!
//! matchbox closes a connection that was never established only when the whole socket is dropped; until then it holds its ports. So each
//! peer has a socket of its own.

use std::panic::AssertUnwindSafe;
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

use super::name;
use super::queue::Queue;
use super::room::Event;
use crate::net::{Helpers, News};

/// The one channel of a connection, reliable and ordered.
const CHANNEL: usize = 0;
/// How long a peer must be in the room before a connection is started: one that leaves at once costs nothing.
const LINGER: Duration = Duration::from_millis(200);
/// How long it may take to establish a connection.
const HANDSHAKE: Duration = Duration::from_secs(30);

/// Which side starts the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// We send the offer.
    Calling,
    /// They sent the offer.
    Called,
}

/// A handle to a connection. Dropping it closes the connection.
#[derive(Debug)]
pub struct Connection {
    signals: UnboundedSender<PeerEvent>,
    out: UnboundedSender<(PeerId, Packet)>,
    ending: AbortHandle,
    pub side: Side,
    /// Whether it is established.
    pub is_open: bool,
}

impl Connection {
    /// A connection, and the future that drives it, which ends with the connection.
    pub fn new(
        peer: PeerId,
        side: Side,
        helpers: &Helpers,
        queue: Queue,
        events: UnboundedSender<Event>,
    ) -> (Self, impl Future<Output = ()> + use<>) {
        let (signals, heard) = unbounded();
        let login = helpers.login();
        let caller = Caller {
            heard: Mutex::new(Some(heard)),
            events: events.clone(),
        };
        let (socket, driver) = WebRtcSocketBuilder::new(String::new())
            .ice_server(RtcIceServerConfig {
                urls: helpers.urls().to_vec(),
                username: login.map(|(user, _)| user.to_owned()),
                credential: login.map(|(_, password)| password.to_owned()),
            })
            .reconnect_attempts(Some(1))
            .signaling_keep_alive_interval(None)
            .signaller_builder(Arc::new(caller))
            .add_channel(ChannelConfig::reliable())
            .build();
        let out = socket.channel(CHANNEL).sender_clone();
        let run = async move {
            if side == Side::Calling {
                Delay::new(LINGER).await;
            }
            let listening = Box::pin(listen(socket, peer, queue, events));
            // Whichever ends first ends both.
            select(driver, listening).map(|_| ()).await;
        };
        // A panic in there ends this connection and nothing else.
        let (run, ending) = abortable(AssertUnwindSafe(run).catch_unwind());
        if side == Side::Calling {
            // The receiver was just created and cannot be closed.
            let _ = signals.unbounded_send(PeerEvent::NewPeer(peer));
        }
        let connection = Self {
            signals,
            out,
            ending,
            side,
            is_open: false,
        };
        (connection, run.map(|_| ()))
    }

    /// Passes on a signal from the other end.
    pub fn signal(&self, event: PeerEvent) {
        // It fails when the connection has just ended, which is reported.
        let _ = self.signals.unbounded_send(event);
    }

    pub fn say(&self, to: PeerId, bytes: Vec<u8>) {
        let _ = self.out.unbounded_send((to, Packet::from(bytes)));
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        self.ending.abort();
    }
}

/// Waits until the connection is established, then queues what arrives until it closes.
async fn listen(
    mut socket: WebRtcSocket,
    peer: PeerId,
    queue: Queue,
    events: UnboundedSender<Event>,
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
    let opened = select(Box::pin(opened), Delay::new(HANDSHAKE)).await;
    if !matches!(opened, Either::Left((true, _))) {
        return;
    }
    // It fails when the line is closed.
    let _ = events.unbounded_send(Event::Opened(peer));
    queue.put(News::Came(name(peer)));
    let (_, words) = channel.split();
    let words = words.map(|(_, packet)| Some(packet));
    let ends = socket.map(|_| None);
    let mut news = futures::stream::select(ends, words);
    while let Some(Some(packet)) = news.next().await {
        queue.put(News::Said(name(peer), packet.to_vec()));
    }
}

/// Passes the signals of one peer to matchbox.
#[derive(Debug)]
struct Caller {
    heard: Mutex<Option<UnboundedReceiver<PeerEvent>>>,
    events: UnboundedSender<Event>,
}

struct Signals {
    heard: UnboundedReceiver<PeerEvent>,
    events: UnboundedSender<Event>,
}

#[cfg_attr(not(target_family = "wasm"), async_trait)]
#[cfg_attr(target_family = "wasm", async_trait(?Send))]
impl SignallerBuilder for Caller {
    async fn new_signaller(
        &self,
        _attempts: Option<u16>,
        _url: String,
    ) -> Result<Box<dyn Signaller>, SignalingError> {
        let heard = self
            .heard
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .take();
        Ok(Box::new(Signals {
            heard: heard.ok_or(SignalingError::StreamExhausted)?,
            events: self.events.clone(),
        }))
    }
}

#[cfg_attr(not(target_family = "wasm"), async_trait)]
#[cfg_attr(target_family = "wasm", async_trait(?Send))]
impl Signaller for Signals {
    async fn send(&mut self, request: PeerRequest) -> Result<(), SignalingError> {
        let sent = self.events.unbounded_send(Event::Request(request));
        sent.map_err(|_| SignalingError::StreamExhausted)
    }

    async fn next_message(&mut self) -> Result<PeerEvent, SignalingError> {
        let next = self.heard.next().await;
        next.ok_or(SignalingError::StreamExhausted)
    }
}
