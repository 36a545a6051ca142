//! A client of a lobby, with its WebRTC transport.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use narabe_net::lobby::Server;
use narabe_net::{
    ConnectRequest, EntryMode, IceServers, Peer, RoomCode, Transport, TransportEvent,
    WebRtcTransport,
};

/// Long enough for any machine; a test that waits this long has failed.
pub const TIMEOUT: Duration = Duration::from_secs(60);

pub struct Client {
    pub transport: WebRtcTransport,
    woken: Receiver<()>,
}

impl Client {
    pub fn open(lobby: &Server, code: u64, entry: EntryMode) -> Self {
        Self::open_at(lobby.address(), code, entry)
    }

    pub fn open_at(lobby: SocketAddr, code: u64, entry: EntryMode) -> Self {
        Self::with_hook(lobby, code, entry, || ())
    }

    /// A client whose transport calls `hook` on its own thread after it has reported an event.
    pub fn with_hook(
        lobby: SocketAddr,
        code: u64,
        entry: EntryMode,
        hook: impl Fn() + Send + Sync + 'static,
    ) -> Self {
        let (wake, woken) = channel();
        let request = ConnectRequest {
            lobby: format!("ws://{lobby}").parse().expect("an address"),
            code: RoomCode::from_random(code),
            entry,
            ice_servers: IceServers::default(),
            key: None,
        };
        let wake = Arc::new(move || {
            // Fails when the test is over.
            let _ = wake.send(());
            hook();
        });
        Self {
            transport: WebRtcTransport::open(&request, Some(wake)),
            woken,
        }
    }

    /// The next event; sleeps until the transport calls `wake`.
    pub fn next(&mut self) -> TransportEvent {
        let start = Instant::now();
        loop {
            if let Some(event) = self.transport.poll() {
                return event;
            }
            let left = TIMEOUT
                .checked_sub(start.elapsed())
                .expect("an event in time");
            let _ = self.woken.recv_timeout(left);
        }
    }

    /// Waits until this client is in the room, and returns its number there.
    pub fn entered(&mut self) -> Peer {
        match self.next() {
            TransportEvent::Entered(me) => me,
            other => panic!("not admitted: {other:?}"),
        }
    }
}
