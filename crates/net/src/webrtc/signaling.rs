//! The WebSocket to the lobby, which is the signaling server: events with every signal filtered, and our requests.

use matchbox_socket::{PeerEvent, PeerId, PeerRequest, PeerSignal};
use serde::{Deserialize, Serialize};

use super::platform::Socket;
use super::signal_filter;
use super::socket_closed::{MESSAGE_LIMIT, SocketClosed};
use crate::{DisconnectReason, LobbyRefusal};

/// An event from the lobby.
#[derive(Debug)]
pub enum LobbyEvent {
    /// One of matchbox's events.
    Peer(PeerEvent),
    /// This peer owns the room.
    Owner(PeerId),
}

/// The lobby's events that matchbox does not have.
#[derive(Deserialize)]
enum ExtraEvent {
    Owner(PeerId),
}

/// The lobby's requests that matchbox does not have.
#[derive(Serialize)]
enum ExtraRequest {
    #[serde(rename = "SendOut")]
    Remove(PeerId),
}

/// A connection to a lobby.
pub struct LobbyConnection {
    /// `None` once the connection is lost.
    socket: Option<Socket>,
    has_id: bool,
}

impl LobbyConnection {
    pub async fn connect(url: &str) -> Result<Self, DisconnectReason> {
        let socket = Socket::connect(url).await?;
        Ok(Self {
            socket: Some(socket),
            has_id: false,
        })
    }

    /// The next event. After an error it waits forever.
    pub async fn next(&mut self) -> Result<LobbyEvent, DisconnectReason> {
        loop {
            let Some(socket) = &mut self.socket else {
                return std::future::pending().await;
            };
            match socket.next().await {
                Ok(text) => {
                    if let Some(event) = self.decode(&text) {
                        return Ok(event);
                    }
                }
                Err(closed) => {
                    self.socket = None;
                    return Err(closed.into());
                }
            }
        }
    }

    /// Sends one of matchbox's requests.
    pub async fn send(&mut self, request: &PeerRequest) {
        self.send_json(request).await;
    }

    /// Asks the lobby to disconnect this peer. Only the owner of the room may.
    pub async fn remove(&mut self, peer: PeerId) {
        self.send_json(&ExtraRequest::Remove(peer)).await;
    }

    async fn send_json(&mut self, request: &impl Serialize) {
        let Ok(text) = serde_json::to_string(request) else {
            return;
        };
        if let Some(socket) = &mut self.socket {
            // An error shows when the next event is read.
            let _ = socket.send(text).await;
        }
    }

    /// The event in a message, if it is a valid one.
    fn decode(&mut self, text: &str) -> Option<LobbyEvent> {
        if text.len() > MESSAGE_LIMIT {
            return None;
        }
        if let Ok(ExtraEvent::Owner(owner)) = serde_json::from_str(text) {
            return Some(LobbyEvent::Owner(owner));
        }
        let event: PeerEvent = serde_json::from_str(text).ok()?;
        let event = match event {
            // Only the first id counts: the peers know us by it.
            PeerEvent::IdAssigned(_) => {
                let is_first = !std::mem::replace(&mut self.has_id, true);
                is_first.then_some(event)?
            }
            PeerEvent::Signal { sender, data } => {
                let data = match data {
                    PeerSignal::Offer(sdp) => PeerSignal::Offer(signal_filter::offer(&sdp)?),
                    PeerSignal::Answer(sdp) => PeerSignal::Answer(signal_filter::answer(&sdp)?),
                    PeerSignal::IceCandidate(json) => {
                        PeerSignal::IceCandidate(signal_filter::candidate(&json)?)
                    }
                };
                PeerEvent::Signal { sender, data }
            }
            PeerEvent::NewPeer(_) | PeerEvent::PeerLeft(_) => event,
        };
        Some(LobbyEvent::Peer(event))
    }
}

impl From<SocketClosed> for DisconnectReason {
    fn from(closed: SocketClosed) -> Self {
        match closed.code.and_then(LobbyRefusal::from_code) {
            Some(refusal) => Self::Refused(refusal),
            None => Self::Lost(closed.reason),
        }
    }
}
