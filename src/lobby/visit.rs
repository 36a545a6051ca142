//! One visitor, from the door to the goodbye.

use std::sync::Arc;

use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use matchbox_protocol::{JsonPeerEvent, JsonPeerRequest, PeerId, PeerRequest};
use matchbox_signaling::ClientRequestError;
use matchbox_signaling::common_logic::parse_request;
use serde::Deserialize;
use tokio::time::{Instant, sleep_until, timeout};

use super::bucket::Bucket;
use super::door::Wish;
use super::hall::{Hall, Seat};
use super::network::Network;
use super::room::message;
use crate::net::Refusal;

/// Why a visit ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The other end is gone or has said goodbye.
    Gone,
    Refused(Refusal),
    Silent,
    /// More messages than allowed, or one that is too long.
    Flood,
    /// It lets what is sent to it wait for too long.
    Stalled,
    Stopping,
}

impl End {
    /// What is said in parting, if anybody is there to hear it.
    fn words(self) -> Option<CloseFrame> {
        let (code, reason) = match self {
            Self::Gone => return None,
            Self::Refused(refusal) => (refusal.code(), refusal.to_string().into()),
            Self::Silent => (close_code::POLICY, "nothing was heard for too long".into()),
            Self::Flood => (close_code::POLICY, "more was sent than is allowed".into()),
            Self::Stalled => (
                close_code::POLICY,
                "what was sent there was not read".into(),
            ),
            Self::Stopping => (close_code::AWAY, "the lobby stops".into()),
        };
        Some(CloseFrame { code, reason })
    }
}

/// Lets a visitor in, or says why not, and stays with them until they leave.
pub async fn receive(
    hall: Arc<Hall>,
    mut socket: WebSocket,
    network: Network,
    wish: Result<Wish, Refusal>,
) {
    let admitted = wish.and_then(|wish| hall.admit(network, &wish));
    let end = match admitted {
        // The seat is given up in there: the others are told before the goodbyes, which may take a while.
        Ok(seat) => stay(&hall, &mut socket, seat).await,
        Err(refusal) => End::Refused(refusal),
    };
    let _ = timeout(hall.limits.farewell, part(&mut socket, end.words())).await;
}

/// Says goodbye and waits for the answer, or answers the other's: a connection that is dropped with something unread in it
/// tells the other end nothing but that it broke.
async fn part(socket: &mut WebSocket, close: Option<CloseFrame>) {
    if let Some(close) = close
        && socket.send(Message::Close(Some(close))).await.is_err()
    {
        return;
    }
    while let Some(Ok(_)) = socket.recv().await {}
}

/// Carries events to the visitor and signals from them until one side has enough.
async fn stay(hall: &Hall, socket: &mut WebSocket, mut seat: Seat) -> End {
    let limits = &hall.limits;
    let mut bell = hall.bell();
    let mut messages = Bucket::new(limits.messages, hall.now());
    let mut silent_at = Instant::now() + limits.silence;
    let mut event = Some(message(&JsonPeerEvent::IdAssigned(seat.peer())));
    loop {
        if let Some(event) = event.take() {
            match timeout(limits.patience, socket.send(event)).await {
                Ok(Ok(())) => {}
                Ok(Err(_)) => return End::Gone,
                Err(_) => return End::Stalled,
            }
        }
        tokio::select! {
            next = seat.next() => match next {
                Some(Message::Close(_)) => return End::Refused(Refusal::Removed),
                Some(next) => event = Some(next),
                None => return End::Stalled,
            },
            heard = socket.recv() => {
                let Some(heard) = heard else { return End::Gone };
                if !messages.take(hall.now(), 1) {
                    return End::Flood;
                }
                if let Some(Word::SendOut(peer)) = word(&heard) {
                    seat.send_out(peer);
                    continue;
                }
                match parse_request(heard) {
                    Ok(request) => follow(&seat, request),
                    // A call of another make, or nonsense: it has cost its sender a message, and nobody hears of it.
                    Err(ClientRequestError::Json(_) | ClientRequestError::UnsupportedType(_)) => {}
                    Err(ClientRequestError::Close | ClientRequestError::Axum(_)) => return End::Gone,
                }
                silent_at = Instant::now() + limits.silence;
            }
            () = sleep_until(silent_at) => return End::Silent,
            _ = bell.wait_for(|stopping| *stopping) => return End::Stopping,
        }
    }
}

/// Requests beyond matchbox's.
#[derive(Clone, Copy, Debug, Deserialize)]
enum Word {
    /// The owner wants this member disconnected.
    SendOut(PeerId),
}

fn word(heard: &Result<Message, axum::Error>) -> Option<Word> {
    match heard {
        Ok(Message::Text(text)) => serde_json::from_str(text).ok(),
        _ => None,
    }
}

fn follow(seat: &Seat, request: JsonPeerRequest) {
    match request {
        PeerRequest::Signal { receiver, data } => seat.signal(receiver, data),
        PeerRequest::KeepAlive => {}
    }
}
