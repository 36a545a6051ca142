//! The WebSocket to the lobby: its events, each signal of them vetted, and our requests.

use matchbox_socket::{PeerEvent, PeerId, PeerRequest, PeerSignal};
use serde::{Deserialize, Serialize};

use super::place::Socket;
use super::vetted;
use crate::net::{Hangup, Refusal};

/// The longest message of a lobby that is read, in bytes.
pub const MESSAGE: usize = 64 * 1024;

/// How a WebSocket ended.
#[derive(Debug)]
pub struct Ended {
    /// The close code, if there was one.
    pub code: Option<u16>,
    /// The reason in words, if any.
    pub words: String,
}

/// An event of the lobby.
#[derive(Debug)]
pub enum Word {
    /// Matchbox's events.
    Event(PeerEvent),
    /// Who opened the room.
    Owner(PeerId),
}

/// Events beyond matchbox's.
#[derive(Deserialize)]
enum Heard {
    Owner(PeerId),
}

/// Requests beyond matchbox's.
#[derive(Serialize)]
enum Said {
    SendOut(PeerId),
}

/// An open connection. Once the lobby is gone no event follows.
pub struct Lobby {
    socket: Option<Socket>,
    entered: bool,
}

impl Lobby {
    pub async fn call(url: &str) -> Result<Self, Hangup> {
        let socket = Socket::connect(url).await.map_err(|ended| ended.hangup())?;
        Ok(Self {
            socket: Some(socket),
            entered: false,
        })
    }

    /// The next event. An error is the last one.
    pub async fn next(&mut self) -> Result<Word, Hangup> {
        loop {
            let Some(socket) = &mut self.socket else {
                return std::future::pending().await;
            };
            match socket.next().await {
                Ok(text) => {
                    if let Some(word) = self.understood(&text) {
                        return Ok(word);
                    }
                }
                Err(ended) => {
                    self.socket = None;
                    return Err(ended.hangup());
                }
            }
        }
    }

    pub async fn say(&mut self, request: &PeerRequest) {
        if let Ok(text) = serde_json::to_string(request) {
            self.say_text(text).await;
        }
    }

    /// Asks the lobby to disconnect this peer; only the owner may.
    pub async fn send_out(&mut self, peer: PeerId) {
        if let Ok(text) = serde_json::to_string(&Said::SendOut(peer)) {
            self.say_text(text).await;
        }
    }

    async fn say_text(&mut self, text: String) {
        if let Some(socket) = &mut self.socket {
            // A lobby that is gone says so itself, when it is listened to.
            let _ = socket.send(text).await;
        }
    }

    /// The event in a text, if it is a valid one.
    fn understood(&mut self, text: &str) -> Option<Word> {
        if text.len() > MESSAGE {
            return None;
        }
        if let Ok(Heard::Owner(owner)) = serde_json::from_str(text) {
            return Some(Word::Owner(owner));
        }
        let event: PeerEvent = serde_json::from_str(text).ok()?;
        let event = match event {
            // A second name is none: whoever takes two of them breaks what comes after.
            PeerEvent::IdAssigned(_) => {
                let first = !std::mem::replace(&mut self.entered, true);
                first.then_some(event)?
            }
            PeerEvent::Signal { sender, data } => {
                let data = match data {
                    PeerSignal::Offer(sdp) => PeerSignal::Offer(vetted::offer(&sdp)?),
                    PeerSignal::Answer(sdp) => PeerSignal::Answer(vetted::answer(&sdp)?),
                    PeerSignal::IceCandidate(json) => {
                        PeerSignal::IceCandidate(vetted::candidate(&json)?)
                    }
                };
                PeerEvent::Signal { sender, data }
            }
            PeerEvent::NewPeer(_) | PeerEvent::PeerLeft(_) => event,
        };
        Some(Word::Event(event))
    }
}

impl Ended {
    fn hangup(self) -> Hangup {
        match self.code.and_then(Refusal::from_code) {
            Some(refusal) => Hangup::Refused(refusal),
            None => Hangup::Lost(self.words),
        }
    }
}
