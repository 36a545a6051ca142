//! Two peers in a room that connect as two games do: one offers, the other answers, and each sends its candidates.

use futures::{SinkExt as _, StreamExt as _};
use matchbox_protocol::{JsonPeerEvent, JsonPeerRequest, PeerId};
use narabe_net::{EntryMode, LobbyAddress, RoomCode};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async_with_config};

use narabe_command_line::arguments::{ErrorText, fault};

// The length of an offer or an answer, and of a candidate, as browsers make them.
const OFFER_BYTES: usize = 2000;
const CANDIDATE_BYTES: usize = 180;
const CANDIDATES: usize = 6;
/// Whether small messages are sent at once, as browsers do (TCP_NODELAY).
const NO_DELAY: bool = true;

/// Two connected peers in a room.
#[derive(Debug)]
pub struct Pair([End; 2]);

#[derive(Debug)]
struct End {
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
    peer: PeerId,
}

impl Pair {
    /// Creates the room and connects the two.
    pub async fn connect(lobby: &LobbyAddress, code: RoomCode) -> Result<Self, ErrorText> {
        let mut host = End::enter(lobby, code, EntryMode::Create).await?;
        let mut guest = End::enter(lobby, code, EntryMode::Join).await?;
        let JsonPeerEvent::NewPeer(_) = host.hear().await? else {
            return Err("the host was not told of the guest".into());
        };
        host.reach(&mut guest, "Offer").await?;
        guest.reach(&mut host, "Answer").await?;
        Ok(Self([host, guest]))
    }

    /// Both leave.
    pub async fn leave(self) {
        for mut end in self.0 {
            // A connection that is already broken needs no closing.
            let _ = end.socket.close(None).await;
            while let Some(Ok(_)) = end.socket.next().await {}
        }
    }
}

impl End {
    async fn enter(
        lobby: &LobbyAddress,
        code: RoomCode,
        arrival: EntryMode,
    ) -> Result<Self, ErrorText> {
        let address = format!("{lobby}/{code}?as={arrival}");
        let called = connect_async_with_config(address, None, NO_DELAY).await;
        let (socket, _) = called.map_err(|fault| format!("no line to {lobby}: {fault}"))?;
        let peer = PeerId(uuid::Uuid::nil());
        let mut end = Self { socket, peer };
        match end.hear().await? {
            JsonPeerEvent::IdAssigned(peer) => end.peer = peer,
            other => return Err(format!("{other} came before a name")),
        }
        Ok(end)
    }

    async fn hear(&mut self) -> Result<JsonPeerEvent, ErrorText> {
        match self.socket.next().await {
            Some(Ok(Message::Text(text))) => text.parse().map_err(fault),
            Some(Ok(Message::Close(Some(close)))) => Err(format!("refused: {}", close.reason)),
            Some(Ok(other)) => Err(format!("{other:?} is not an event")),
            Some(Err(broken)) => Err(fault(broken)),
            None => Err("the lobby hung up".into()),
        }
    }

    /// Sends an offer or an answer with its candidates, and waits until the other has received them.
    async fn reach(&mut self, other: &mut Self, kind: &str) -> Result<(), ErrorText> {
        self.signal(other.peer, json!({ kind: "o".repeat(OFFER_BYTES) }))
            .await?;
        for _ in 0..CANDIDATES {
            let candidate = json!({ "IceCandidate": "c".repeat(CANDIDATE_BYTES) });
            self.signal(other.peer, candidate).await?;
        }
        for _ in 0..=CANDIDATES {
            match other.hear().await? {
                JsonPeerEvent::Signal { sender, .. } if sender == self.peer => {}
                event => return Err(format!("{event} came instead of a signal")),
            }
        }
        Ok(())
    }

    async fn signal(&mut self, receiver: PeerId, data: Value) -> Result<(), ErrorText> {
        let request = JsonPeerRequest::Signal { receiver, data }.to_string();
        let sent = self.socket.send(Message::text(request)).await;
        sent.map_err(fault)
    }
}
