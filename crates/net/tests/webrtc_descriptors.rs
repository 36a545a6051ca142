//! File descriptors of the WebRTC transport: peers that come and go leave none open, and running out of them ends no
//! established connection.

#![cfg(all(feature = "lobby", feature = "webrtc", target_os = "linux"))]

#[path = "common/webrtc_client.rs"]
mod webrtc_client;

use std::fs::{self, File};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::Command;
use std::sync::mpsc::channel;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use futures::StreamExt as _;
use narabe_net::lobby::{Options, Server};
use narabe_net::{EntryMode, RoomCode, Transport, TransportEvent};
use tokio::net::TcpStream;
use tokio::runtime::{Builder, Runtime};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};
use webrtc_client::{Client, TIMEOUT};

/// The host starts to connect within this time.
const CONNECT_TIME: Duration = Duration::from_secs(2);
/// The interval of polling.
const POLL_INTERVAL: Duration = Duration::from_millis(20);
/// How many peers leave before the host sends them an offer, and how many after that.
const LEAVING_AT_ONCE: usize = 180;
const LEAVING_LATER: usize = 20;

/// Descriptors belong to the whole process, so only one test may run at a time.
static SERIAL: Mutex<()> = Mutex::new(());

fn lobby() -> Server {
    let mut options = Options::on(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)));
    options.limits.calls_per_minute = 1_000_000;
    options.limits.joins_per_minute = 1_000_000;
    options.limits.connections_per_address = 1000;
    Server::start(&options).expect("a lobby")
}

/// The random number of the room's code.
const CODE: u64 = 7;

fn code() -> RoomCode {
    RoomCode::from_random(CODE)
}

/// Waits for an event that `wanted` accepts, and skips all others.
fn wait_for<T>(client: &mut Client, wanted: impl Fn(&TransportEvent) -> Option<T>) -> T {
    loop {
        if let Some(found) = wanted(&client.next()) {
            return found;
        }
    }
}

fn expect_message(client: &mut Client, expected: &[u8]) {
    wait_for(client, |event| match event {
        TransportEvent::Received(_, bytes) => (bytes == expected).then_some(()),
        _ => None,
    });
}

/// A peer that knows the room code but speaks no WebRTC.
struct Stranger(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Stranger {
    fn join(runtime: &Runtime, lobby: &Server) -> Self {
        let url = format!("ws://{}/{}?as=join", lobby.address(), code());
        let (socket, _) = runtime.block_on(connect_async(url)).expect("a WebSocket");
        Self(socket)
    }

    /// Waits until the host sends an offer.
    fn expect_offer(&mut self, runtime: &Runtime) {
        runtime.block_on(async {
            let offered = tokio::time::timeout(TIMEOUT, async {
                while let Some(Ok(message)) = self.0.next().await {
                    if message.into_text().is_ok_and(|text| text.contains("Offer")) {
                        return true;
                    }
                }
                false
            });
            assert!(
                offered.await.expect("an offer in time"),
                "the lobby disconnects"
            );
        });
    }

    fn leave(mut self, runtime: &Runtime) {
        // Fails when the lobby is gone.
        let _ = runtime.block_on(self.0.close(None));
    }
}

fn runtime() -> Runtime {
    Builder::new_current_thread()
        .enable_all()
        .build()
        .expect("a runtime")
}

fn descriptors() -> usize {
    fs::read_dir("/proc/self/fd").expect("a folder").count()
}

fn wait_until(what: &str, is_so: impl Fn() -> bool) {
    let start = Instant::now();
    while !is_so() {
        assert!(
            start.elapsed() < TIMEOUT,
            "{what}: {} descriptors",
            descriptors()
        );
        thread::sleep(POLL_INTERVAL);
    }
}

#[test]
fn two_hundred_peers_that_join_and_leave_keep_no_descriptor_open() {
    let _serial = SERIAL.lock().unwrap_or_else(PoisonError::into_inner);
    let (runtime, lobby) = (runtime(), lobby());
    let mut host = Client::open(&lobby, CODE, EntryMode::Create);
    host.entered();
    // The first connection opens some descriptors that stay.
    let mut first = Stranger::join(&runtime, &lobby);
    first.expect_offer(&runtime);
    let with_one = descriptors();
    first.leave(&runtime);
    wait_until("the first peer is gone", || descriptors() < with_one);
    let before = descriptors();
    for _ in 0..LEAVING_AT_ONCE {
        Stranger::join(&runtime, &lobby).leave(&runtime);
    }
    for _ in 0..LEAVING_LATER {
        let mut stranger = Stranger::join(&runtime, &lobby);
        stranger.expect_offer(&runtime);
        stranger.leave(&runtime);
    }
    wait_until("all peers are gone", || descriptors() <= before);
}

/// Sets how many descriptors this process may have.
fn limit_descriptors(number: usize) {
    let pid = std::process::id().to_string();
    let limit = format!("--nofile={number}:");
    let mut prlimit = Command::new("prlimit");
    let done = prlimit.args(["--pid", &pid, &limit]).status();
    assert!(done.expect("prlimit runs").success());
}

#[test]
fn without_free_descriptors_connections_stay_open_and_new_ones_are_tried_again() {
    let _serial = SERIAL.lock().unwrap_or_else(PoisonError::into_inner);
    let (runtime, lobby) = (runtime(), lobby());
    let mut host = Client::open(&lobby, CODE, EntryMode::Create);
    host.entered();
    let mut guest = Client::open(&lobby, CODE, EntryMode::Join);
    let you = guest.entered();
    wait_for(&mut host, |event| {
        (*event == TransportEvent::PeerConnected(you)).then_some(())
    });
    limit_descriptors(descriptors() + 40);
    let mut taken = Vec::new();
    while let Ok(file) = File::open("/dev/null") {
        taken.push(file);
    }
    // Enough for both ends of a third peer's WebSocket, but not for a WebRTC connection to it.
    taken.truncate(taken.len() - 2);
    let (panicked, panics) = channel();
    std::panic::set_hook(Box::new(move |panic| {
        // Fails when the attempt is over.
        let _ = panicked.send(panic.to_string());
    }));
    let mut stranger = Stranger::join(&runtime, &lobby);
    // The host tries to connect. A panic in matchbox ends the wait early.
    let _ = panics.recv_timeout(CONNECT_TIME);
    let _ = std::panic::take_hook();
    host.transport.send(you, b"still there?".to_vec());
    expect_message(&mut guest, b"still there?");
    drop(taken);
    stranger.expect_offer(&runtime);
}
