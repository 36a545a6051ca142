//! Somebody who calls a lobby.

use std::net::SocketAddr;
use std::time::Duration;

use futures::{SinkExt as _, StreamExt as _};
use matchbox_protocol::{JsonPeerEvent, JsonPeerRequest, PeerId};
use narabe_net::lobby::{Limits, Options, Server};
use narabe_net::{EntryMode, LobbyRefusal};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

/// A code that the tests use where any does.
pub const CODE: &str = "K7QMX4";
/// After this something has failed that would have come.
const LOST: Duration = Duration::from_secs(10);

/// A port of this machine that the system chooses.
pub fn anywhere() -> SocketAddr {
    SocketAddr::from(([127, 0, 0, 1], 0))
}

/// A lobby for a test, with limits that one caller alone can never reach.
pub fn lobby(change: impl FnOnce(&mut Limits)) -> Server {
    let mut options = Options::on(anywhere());
    options.limits.connections_per_address = 10_000;
    options.limits.calls_per_minute = 1_000_000;
    options.limits.joins_per_minute = 1_000_000;
    change(&mut options.limits);
    Server::start(&options).expect("a lobby")
}

/// One WebSocket to a lobby.
pub struct Caller {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Caller {
    /// Calls any path.
    pub async fn dial(lobby: SocketAddr, path: &str) -> Self {
        Self::dial_through(lobby, path, "nobody").await
    }

    /// Calls any path as if through a proxy that says for whom.
    pub async fn dial_through(lobby: SocketAddr, path: &str, forwarded: &str) -> Self {
        let address = format!("ws://{lobby}{path}");
        let mut request = address.into_client_request().expect("a request");
        let forwarded = forwarded.parse().expect("a header");
        request.headers_mut().insert("x-forwarded-for", forwarded);
        let called = timeout(LOST, connect_async_with_config(request, None, true)).await;
        let (socket, _) = called.expect("in time").expect("a WebSocket");
        Self { socket }
    }

    /// Calls a room.
    async fn come(lobby: SocketAddr, code: &str, arrival: EntryMode) -> Self {
        Self::dial(lobby, &format!("/{code}?as={arrival}")).await
    }

    /// Calls a room and is let in.
    pub async fn enter(lobby: SocketAddr, code: &str, arrival: EntryMode) -> (Self, PeerId) {
        let mut caller = Self::come(lobby, code, arrival).await;
        match caller.hear().await {
            JsonPeerEvent::IdAssigned(peer) => (caller, peer),
            other => panic!("an id comes first, not {other:?}"),
        }
    }

    /// Calls a room and is refused.
    pub async fn refused(
        lobby: SocketAddr,
        code: &str,
        arrival: EntryMode,
    ) -> Option<LobbyRefusal> {
        let mut caller = Self::come(lobby, code, arrival).await;
        caller.refusal().await
    }

    /// Why the lobby hangs up.
    pub async fn refusal(&mut self) -> Option<LobbyRefusal> {
        self.close_code().await.and_then(LobbyRefusal::from_code)
    }

    /// The next event.
    pub async fn hear(&mut self) -> JsonPeerEvent {
        self.hear_text().await.parse().expect("an event")
    }

    /// The next text.
    pub async fn hear_text(&mut self) -> String {
        loop {
            match timeout(LOST, self.socket.next()).await.expect("in time") {
                Some(Ok(Message::Text(text))) => return text.as_str().to_owned(),
                // It is answered by the library.
                Some(Ok(Message::Ping(_))) => {}
                other => panic!("a text was due, not {other:?}"),
            }
        }
    }

    /// The code that the lobby closes with, whatever comes before; none where the line just breaks.
    pub async fn close_code(&mut self) -> Option<u16> {
        loop {
            match timeout(LOST, self.socket.next()).await.expect("in time") {
                Some(Ok(Message::Close(close))) => return close.map(|close| close.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    /// Sends any text; false where the line is gone.
    pub async fn say(&mut self, text: &str) -> bool {
        self.send(Message::text(text)).await
    }

    /// Sends any message; false where the line is gone.
    pub async fn send(&mut self, message: Message) -> bool {
        self.socket.send(message).await.is_ok()
    }

    /// Sends a signal.
    pub async fn signal(&mut self, receiver: PeerId, data: Value) {
        let request = JsonPeerRequest::Signal { receiver, data };
        assert!(self.say(&request.to_string()).await);
    }

    /// Sends a signal to somebody who hears it next.
    pub async fn reaches(&mut self, own: PeerId, other: &mut Self, peer: PeerId) {
        let data = json!({ "Offer": "v=0" });
        self.signal(peer, data.clone()).await;
        let heard = other.hear().await;
        assert_eq!(heard, JsonPeerEvent::Signal { sender: own, data });
    }

    /// The next signal, whoever comes and goes before it.
    pub async fn hear_signal(&mut self) -> JsonPeerEvent {
        loop {
            let event = self.hear().await;
            if let JsonPeerEvent::Signal { .. } = event {
                return event;
            }
        }
    }

    /// Says goodbye and waits for the answer.
    pub async fn leave(&mut self) {
        self.send(Message::Close(None)).await;
        self.close_code().await;
    }

    /// The bare connection below, to be treated badly.
    pub fn stream(&mut self) -> &mut TcpStream {
        match self.socket.get_mut() {
            MaybeTlsStream::Plain(stream) => stream,
            _ => unreachable!("no other stream is built in"),
        }
    }
}

/// Asks over plain HTTP and reads until the other side closes; what came is read as text.
pub async fn ask(lobby: SocketAddr, request: &[u8]) -> String {
    let mut stream = TcpStream::connect(lobby).await.expect("a connection");
    // A lobby that has heard enough may close before everything is sent.
    let _ = stream.write_all(request).await;
    let mut answer = Vec::new();
    let read = timeout(LOST, stream.read_to_end(&mut answer)).await;
    let _ = read.expect("in time");
    String::from_utf8_lossy(&answer).into_owned()
}

/// The health of a lobby: the status of HTTP and the report.
pub async fn health(lobby: SocketAddr) -> (u16, Value) {
    let answer = ask(lobby, b"GET /health HTTP/1.1\r\nhost: lobby\r\n\r\n").await;
    let (head, body) = answer.split_once("\r\n\r\n").expect("a head and a body");
    let status = head.split(' ').nth(1).expect("a status");
    let report = serde_json::from_str(body).expect("JSON");
    (status.parse().expect("a number"), report)
}
