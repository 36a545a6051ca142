//! The call to the lobby, as matchbox wants it: signals out, signals in, each of them vetted.

use async_trait::async_trait;
use matchbox_socket::{
    PeerEvent, PeerRequest, PeerSignal, SignalingError, Signaller, SignallerBuilder,
};

use super::place::Socket;
use super::queue::Queue;
use super::{name, vetted};
use crate::net::{Hangup, News, Refusal};

/// The longest signal of the lobby that is read, in bytes.
const SIGNAL_LIMIT: usize = 64 * 1024;

/// Calls.
#[derive(Debug)]
pub struct Caller {
    queue: Queue,
}

impl Caller {
    pub fn new(queue: Queue) -> Self {
        Self { queue }
    }
}

/// How a WebSocket ended.
#[derive(Debug)]
pub struct Ended {
    /// The close code, if there was one.
    pub code: Option<u16>,
    /// In words, where there are any.
    pub words: String,
}

/// A call that was answered.
struct Answered {
    socket: Socket,
    queue: Queue,
}

#[cfg_attr(not(target_family = "wasm"), async_trait)]
#[cfg_attr(target_family = "wasm", async_trait(?Send))]
impl SignallerBuilder for Caller {
    async fn new_signaller(
        &self,
        _attempts: Option<u16>,
        url: String,
    ) -> Result<Box<dyn Signaller>, SignalingError> {
        match Socket::connect(&url).await {
            Ok(socket) => Ok(Box::new(Answered {
                socket,
                queue: self.queue.clone(),
            })),
            Err(ended) => {
                self.queue.put(News::Closed(ended.hangup()));
                Err(SignalingError::UserImplementationError(ended.words))
            }
        }
    }
}

#[cfg_attr(not(target_family = "wasm"), async_trait)]
#[cfg_attr(target_family = "wasm", async_trait(?Send))]
impl Signaller for Answered {
    async fn send(&mut self, request: PeerRequest) -> Result<(), SignalingError> {
        let text = serde_json::to_string(&request).map_err(|_| SignalingError::UnknownFormat)?;
        self.socket
            .send(text)
            .await
            .map_err(|_| SignalingError::StreamExhausted)
    }

    async fn next_message(&mut self) -> Result<PeerEvent, SignalingError> {
        loop {
            let text = match self.socket.next().await {
                Ok(text) => text,
                Err(ended) => {
                    // A refusal is the end; a lobby that goes away is none while others are there.
                    if let Hangup::Refused(refusal) = ended.hangup() {
                        self.queue.put(News::Closed(refusal.into()));
                    }
                    return Err(SignalingError::StreamExhausted);
                }
            };
            if let Some(event) = self.understood(&text) {
                return Ok(event);
            }
        }
    }
}

impl Answered {
    /// The event that a text tells; none when it is not one that we want to hear of.
    fn understood(&mut self, text: &str) -> Option<PeerEvent> {
        if text.len() > SIGNAL_LIMIT {
            return None;
        }
        let event: PeerEvent = serde_json::from_str(text).ok()?;
        match event {
            PeerEvent::IdAssigned(me) => {
                // A second name is none: whoever hands on two of them breaks what comes after.
                let first = self.socket.enter();
                if first {
                    self.queue.put(News::Entered(name(me)));
                }
                first.then_some(PeerEvent::IdAssigned(me))
            }
            PeerEvent::Signal { sender, data } => {
                let data = match data {
                    PeerSignal::Offer(sdp) => PeerSignal::Offer(vetted::offer(&sdp)?),
                    PeerSignal::Answer(sdp) => PeerSignal::Answer(vetted::answer(&sdp)?),
                    PeerSignal::IceCandidate(json) => {
                        PeerSignal::IceCandidate(vetted::candidate(&json)?)
                    }
                };
                Some(PeerEvent::Signal { sender, data })
            }
            PeerEvent::NewPeer(_) | PeerEvent::PeerLeft(_) => Some(event),
        }
    }
}

impl Ended {
    fn hangup(&self) -> Hangup {
        match self.code.and_then(Refusal::from_code) {
            Some(refusal) => Hangup::Refused(refusal),
            None => Hangup::Lost(self.words.clone()),
        }
    }
}
