//! The state that all connections of a lobby share: its rooms, its limits, and whether it is shutting down.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::ws::Message;
use matchbox_protocol::PeerId;
use tokio::sync::{mpsc, watch};
use uuid::Uuid;

use super::connections::{ConnectionLimiter, ConnectionPermit, LimitReached};
use super::join_rate::{JoinOutcome, JoinRateLimiter};
use super::join_request::JoinRequest;
use super::network::Network;
use super::room::Newcomer;
use super::rooms::Rooms;
use super::{Limits, Options};
use crate::{LobbyRefusal, RoomCode};

// Connections beyond the limits that are still accepted, so that they can be sent the reason for their refusal.
const REFUSABLE: usize = 256;
const REFUSABLE_PER_NETWORK: usize = 16;

/// The shared state.
#[derive(Debug)]
pub struct LobbyState {
    /// The limits of the lobby.
    pub limits: Limits,
    /// As in [`Options`].
    pub trust_forwarded_for: bool,
    started: Instant,
    rooms: Mutex<Rooms>,
    join_rate: Mutex<JoinRateLimiter>,
    /// All connections, in a room or not.
    connections: Arc<ConnectionLimiter>,
    /// The connections that are in a room.
    members: Arc<ConnectionLimiter>,
    /// True from the moment when the lobby begins to stop. Every connection holds a receiver until it ends.
    shutdown: watch::Sender<bool>,
}

impl LobbyState {
    /// The state of a lobby that has just opened.
    pub fn new(options: &Options) -> Self {
        let limits = options.limits.clone();
        let per_network = limits.connections_per_address;
        // All connections through a proxy come from its own address.
        let accepted_per_network = if options.trust_forwarded_for {
            usize::MAX
        } else {
            per_network.saturating_add(REFUSABLE_PER_NETWORK)
        };
        let accepted = limits.connections.saturating_add(REFUSABLE);
        Self {
            trust_forwarded_for: options.trust_forwarded_for,
            started: Instant::now(),
            rooms: Mutex::default(),
            join_rate: Mutex::new(JoinRateLimiter::per_minute(limits.calls_per_minute)),
            connections: ConnectionLimiter::new(accepted, accepted_per_network),
            members: ConnectionLimiter::new(limits.connections, per_network),
            shutdown: watch::Sender::new(false),
            limits,
        }
    }

    /// The time since the lobby opened.
    pub fn now(&self) -> Duration {
        self.started.elapsed()
    }

    /// A permit for a connection, if there is one left.
    pub fn accept(&self, network: Network) -> Option<ConnectionPermit> {
        self.connections.acquire(network).ok()
    }

    /// Enters a room.
    ///
    /// # Errors
    /// [`LobbyRefusal`] says why the room cannot be entered.
    pub fn join(
        self: &Arc<Self>,
        network: Network,
        request: &JoinRequest,
    ) -> Result<Membership, LobbyRefusal> {
        if self.is_stopping() {
            return Err(LobbyRefusal::LobbyFull);
        }
        let permit = self.members.acquire(network);
        let permit = permit.map_err(|limit| match limit {
            LimitReached::Total => LobbyRefusal::LobbyFull,
            LimitReached::Network => LobbyRefusal::TooMany,
        })?;
        let now = self.now();
        if !self.join_rate().allow(network, now) {
            return Err(LobbyRefusal::TooMany);
        }
        let peer = PeerId(Uuid::new_v4());
        let (outbox, inbox) = mpsc::channel(self.limits.queued_messages.max(1));
        let newcomer = Newcomer { peer, network, now };
        let entered = self.rooms().enter(request, newcomer, outbox, &self.limits);
        let outcome = match entered {
            Ok(outcome) => outcome,
            // Says nothing about codes, so it is no guess.
            Err(LobbyRefusal::LobbyFull) => JoinOutcome::Entered,
            Err(_) => JoinOutcome::Refused,
        };
        self.join_rate().charge(network, now, outcome);
        entered.map(|_| Membership {
            lobby: self.clone(),
            code: request.code,
            peer,
            inbox,
            _permit: permit,
        })
    }

    /// The numbers of rooms and of the people in them.
    pub fn count(&self) -> (usize, usize) {
        let rooms = self.rooms();
        (rooms.len(), rooms.people())
    }

    /// Begins to shut down: refuses everybody from now on, and has every connection closed.
    pub fn stop(&self) {
        self.shutdown.send_replace(true);
    }

    /// Whether the lobby is shutting down.
    pub fn is_stopping(&self) -> bool {
        *self.shutdown.borrow()
    }

    /// Becomes true when the lobby begins to shut down. A connection keeps one until it ends.
    pub fn shutdown_signal(&self) -> watch::Receiver<bool> {
        self.shutdown.subscribe()
    }

    /// Waits until the last connection has ended.
    pub async fn all_closed(&self) {
        self.shutdown.closed().await;
    }

    fn rooms(&self) -> MutexGuard<'_, Rooms> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn join_rate(&self) -> MutexGuard<'_, JoinRateLimiter> {
        self.join_rate
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place in a room, left when it is dropped.
#[derive(Debug)]
pub struct Membership {
    lobby: Arc<LobbyState>,
    code: RoomCode,
    peer: PeerId,
    inbox: mpsc::Receiver<Message>,
    _permit: ConnectionPermit,
}

impl Membership {
    /// The id that this member was given.
    pub fn peer(&self) -> PeerId {
        self.peer
    }

    /// The next message for this member; none once its queue has overflowed.
    pub async fn next(&mut self) -> Option<Message> {
        self.inbox.recv().await
    }

    /// Relays a signal to another member.
    pub fn signal(&self, receiver: PeerId, data: serde_json::Value) {
        let mut rooms = self.lobby.rooms();
        rooms.signal(self.code, self.peer, receiver, data);
    }

    /// Has another member disconnected, if this one owns the room.
    pub fn kick(&self, peer: PeerId) {
        self.lobby.rooms().kick(self.code, self.peer, peer);
    }
}

impl Drop for Membership {
    fn drop(&mut self) {
        self.lobby.rooms().leave(self.code, self.peer);
    }
}
