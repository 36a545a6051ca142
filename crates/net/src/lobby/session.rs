//! One WebSocket connection, from the upgrade to the closing handshake.

use std::sync::Arc;

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use matchbox_protocol::{JsonPeerEvent, JsonPeerRequest, PeerId};
use serde::Deserialize;
use tokio::time::{Instant, sleep_until, timeout};

use super::join_request::JoinRequest;
use super::network::Network;
use super::room::event_message;
use super::state::{LobbyState, Membership};
use crate::{LobbyRefusal, TokenBucket};

/// Why a session ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The client is gone or has closed the connection.
    Gone,
    Refused(LobbyRefusal),
    IdleTimeout,
    /// More messages than allowed.
    Flood,
    /// The client reads too slowly what is sent to it.
    Stalled,
    Stopping,
}

impl End {
    /// The close frame to send; none if nobody is there to read it.
    fn close_frame(self) -> Option<CloseFrame> {
        let (code, reason) = match self {
            Self::Gone => return None,
            Self::Refused(refusal) => (refusal.code(), refusal.to_string().into()),
            Self::IdleTimeout => (
                close_code::POLICY,
                "nothing was received for too long".into(),
            ),
            Self::Flood => (close_code::POLICY, "more was sent than is allowed".into()),
            Self::Stalled => (close_code::POLICY, "messages were not read in time".into()),
            Self::Stopping => (close_code::AWAY, "the lobby is shutting down".into()),
        };
        Some(CloseFrame { code, reason })
    }
}

/// Lets a client into a room, or tells it why not, and serves it until either side closes the connection.
pub async fn run(
    lobby: Arc<LobbyState>,
    mut socket: WebSocket,
    network: Network,
    request: Result<JoinRequest, LobbyRefusal>,
) {
    let joined = request.and_then(|request| lobby.join(network, &request));
    let end = match joined {
        // Drops the membership: the others are notified before the closing handshake, which may take a while.
        Ok(membership) => relay(&lobby, &mut socket, membership).await,
        Err(refusal) => End::Refused(refusal),
    };
    let closed = close(&mut socket, end.close_frame());
    let _ = timeout(lobby.limits.close_timeout, closed).await;
}

/// Performs the closing handshake, whoever began it. If the connection were dropped with unread data in it, the client would
/// see a reset instead of the close frame.
async fn close(socket: &mut WebSocket, frame: Option<CloseFrame>) {
    if let Some(frame) = frame
        && socket.send(Message::Close(Some(frame))).await.is_err()
    {
        return;
    }
    while let Some(Ok(_)) = socket.recv().await {}
}

/// Relays events to the client and signals from it until the session ends.
async fn relay(lobby: &LobbyState, socket: &mut WebSocket, mut membership: Membership) -> End {
    let limits = &lobby.limits;
    let mut shutdown = lobby.shutdown_signal();
    let mut messages = TokenBucket::from(limits.messages);
    let (mut heard_at, mut is_asked) = (Instant::now(), false);
    let mut outgoing = Some(event_message(&JsonPeerEvent::IdAssigned(membership.peer())));
    loop {
        // Half the time is left for the answer.
        let silence = limits.idle_timeout / if is_asked { 1 } else { 2 };
        if let Some(message) = outgoing.take() {
            match timeout(limits.io_timeout, socket.send(message)).await {
                Ok(Ok(())) => {}
                Ok(Err(_)) => return End::Gone,
                Err(_) => return End::Stalled,
            }
        }
        tokio::select! {
            next = membership.next() => match next {
                Some(Message::Close(_)) => return End::Refused(LobbyRefusal::Removed),
                Some(next) => outgoing = Some(next),
                None => return End::Stalled,
            },
            received = socket.recv() => {
                let Some(Ok(received)) = received else { return End::Gone };
                if !messages.at(lobby.now()).take(1) {
                    return End::Flood;
                }
                match received {
                    Message::Text(text) => handle(&membership, &text),
                    Message::Close(_) => return End::Gone,
                    Message::Binary(_) | Message::Ping(_) | Message::Pong(_) => {}
                }
                (heard_at, is_asked) = (Instant::now(), false);
            }
            () = sleep_until(heard_at + silence) => {
                if is_asked {
                    return End::IdleTimeout;
                }
                // A browser answers by itself, even for a page in the background whose timers stand still.
                outgoing = Some(Message::Ping(Vec::new().into()));
                is_asked = true;
            }
            _ = shutdown.wait_for(|stopping| *stopping) => return End::Stopping,
        }
    }
}

/// A request beyond matchbox's.
#[derive(Clone, Copy, Debug, Deserialize)]
enum OwnerRequest {
    /// The owner wants this member disconnected.
    SendOut(PeerId),
}

/// Does what a message asks for. One that cannot be parsed is ignored, and counts against the sender's limit.
fn handle(membership: &Membership, text: &str) {
    if let Ok(OwnerRequest::SendOut(peer)) = serde_json::from_str(text) {
        return membership.kick(peer);
    }
    if let Ok(JsonPeerRequest::Signal { receiver, data }) = text.parse() {
        membership.signal(receiver, data);
    }
}
