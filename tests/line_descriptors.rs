//! What those who come and go leave behind of a real line: no file descriptors. And what happens when there are none left.

#![cfg(all(feature = "app", target_os = "linux"))]

use std::fs::{self, File};
use std::net::{Ipv4Addr, SocketAddr};
use std::process::Command;
use std::sync::mpsc::{Receiver, channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use futures::StreamExt as _;
use narabe::lobby::{Options, Running, Server};
use narabe::net::{Arrival, Call, Helpers, Line, News, Peer, RoomCode, Wire};
use tokio::net::TcpStream;
use tokio::runtime::{Builder, Runtime};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// Long enough for any machine; a test that waits for it has failed.
const PATIENCE: Duration = Duration::from_secs(60);
/// An attempt to connect begins within this time.
const ATTEMPT: Duration = Duration::from_secs(2);
/// Between two looks.
const LOOK: Duration = Duration::from_millis(20);
/// Those who leave before they are called, and those who leave when they are.
const AT_ONCE: usize = 180;
const CALLED: usize = 20;

/// Descriptors are the whole program's: one test at a time.
static ALONE: Mutex<()> = Mutex::new(());

fn lobby() -> Running {
    let mut options = Options::on(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)));
    options.limits.calls_per_minute = 1_000_000;
    options.limits.joins_per_minute = 1_000_000;
    options.limits.connections_per_address = 1000;
    Server::start(&options).expect("a lobby")
}

fn code() -> RoomCode {
    RoomCode::from_chance(7)
}

struct End {
    line: Line,
    woken: Receiver<()>,
}

impl End {
    fn open(lobby: &Running, arrival: Arrival) -> Self {
        let (wake, woken) = channel();
        let call = Call {
            lobby: format!("ws://{}", lobby.address())
                .parse()
                .expect("an address"),
            code: code(),
            arrival,
            helpers: Helpers::default(),
            key: None,
        };
        let wake = Arc::new(move || {
            // Nobody listens any more when the test is over.
            let _ = wake.send(());
        });
        Self {
            line: Line::open(&call, Some(wake)),
            woken,
        }
    }

    /// Waits for news of this kind and passes over all others.
    fn wait_for<T>(&mut self, wanted: impl Fn(&News) -> Option<T>) -> T {
        let start = Instant::now();
        loop {
            while let Some(news) = self.line.poll() {
                if let Some(found) = wanted(&news) {
                    return found;
                }
            }
            let left = PATIENCE.checked_sub(start.elapsed()).expect("news in time");
            let _ = self.woken.recv_timeout(left);
        }
    }

    fn entered(&mut self) -> Peer {
        self.wait_for(|news| match news {
            News::Entered(me) => Some(*me),
            _ => None,
        })
    }

    fn hears(&mut self, words: &[u8]) {
        self.wait_for(|news| match news {
            News::Said(_, said) => (said == words).then_some(()),
            _ => None,
        });
    }
}

/// Somebody who knows the code and nothing of the game.
struct Stranger(WebSocketStream<MaybeTlsStream<TcpStream>>);

impl Stranger {
    fn join(runtime: &Runtime, lobby: &Running) -> Self {
        let url = format!("ws://{}/{}?as=join", lobby.address(), code());
        let (socket, _) = runtime.block_on(connect_async(url)).expect("a WebSocket");
        Self(socket)
    }

    /// Waits until the host calls.
    fn is_called(&mut self, runtime: &Runtime) {
        runtime.block_on(async {
            let calls = tokio::time::timeout(PATIENCE, async {
                while let Some(Ok(message)) = self.0.next().await {
                    if message.into_text().is_ok_and(|text| text.contains("Offer")) {
                        return true;
                    }
                }
                false
            });
            assert!(calls.await.expect("a call in time"), "the lobby hangs up");
        });
    }

    fn leave(mut self, runtime: &Runtime) {
        // It fails where the lobby is gone.
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
            start.elapsed() < PATIENCE,
            "{what}: {} descriptors",
            descriptors()
        );
        thread::sleep(LOOK);
    }
}

#[test]
fn two_hundred_who_join_and_leave_at_once_leave_no_descriptor_behind() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let (runtime, lobby) = (runtime(), lobby());
    let mut host = End::open(&lobby, Arrival::New);
    host.entered();
    // What is opened once, by the first connection, stays.
    let mut first = Stranger::join(&runtime, &lobby);
    first.is_called(&runtime);
    let with_one = descriptors();
    first.leave(&runtime);
    wait_until("the first is gone", || descriptors() < with_one);
    let before = descriptors();
    for _ in 0..AT_ONCE {
        Stranger::join(&runtime, &lobby).leave(&runtime);
    }
    for _ in 0..CALLED {
        let mut stranger = Stranger::join(&runtime, &lobby);
        stranger.is_called(&runtime);
        stranger.leave(&runtime);
    }
    wait_until("all are gone", || descriptors() <= before);
}

/// Sets how many descriptors this program may have.
fn limit(number: usize) {
    let pid = std::process::id().to_string();
    let limit = format!("--nofile={number}:");
    let mut prlimit = Command::new("prlimit");
    let done = prlimit.args(["--pid", &pid, &limit]).status();
    assert!(done.expect("prlimit runs").success());
}

#[test]
fn without_descriptors_those_who_speak_go_on_and_others_are_called_later() {
    let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    let (runtime, lobby) = (runtime(), lobby());
    let mut host = End::open(&lobby, Arrival::New);
    host.entered();
    let mut guest = End::open(&lobby, Arrival::Join);
    let you = guest.entered();
    host.wait_for(|news| (*news == News::Came(you)).then_some(()));
    limit(descriptors() + 40);
    let mut taken = Vec::new();
    while let Ok(file) = File::open("/dev/null") {
        taken.push(file);
    }
    // Enough for the WebSocket of a third at both its ends, and not for a connection to them.
    taken.truncate(taken.len() - 2);
    let (told, heard) = channel();
    std::panic::set_hook(Box::new(move |panic| {
        // Nobody listens any more when the attempt is over.
        let _ = told.send(panic.to_string());
    }));
    let mut stranger = Stranger::join(&runtime, &lobby);
    // The host tries to connect; if matchbox panics over it, that is known sooner.
    let _ = heard.recv_timeout(ATTEMPT);
    let _ = std::panic::take_hook();
    host.line.send(you, b"still there?".to_vec());
    guest.hears(b"still there?");
    drop(taken);
    stranger.is_called(&runtime);
}
