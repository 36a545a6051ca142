//! What all connections of a lobby share: its rooms, its limits, and who is inside.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use axum::extract::ws::Message;
use matchbox_protocol::PeerId;
use tokio::sync::{mpsc, watch};
use uuid::Uuid;

use super::door::Wish;
use super::knocks::{Answer, Knocks};
use super::network::Network;
use super::room::Newcomer;
use super::rooms::Rooms;
use super::turnstile::{Crowded, Pass, Turnstile};
use super::{Allowance, Limits, Options};
use crate::net::{Refusal, RoomCode};

/// Connections beyond the limits that are still heard, for they are to be told why they cannot stay.
const TO_BE_TOLD: usize = 256;
const TO_BE_TOLD_EACH: usize = 16;

/// The shared state.
#[derive(Debug)]
pub struct Hall {
    pub limits: Limits,
    pub trust_forwarded_for: bool,
    opened: Instant,
    rooms: Mutex<Rooms>,
    knocks: Mutex<Knocks>,
    /// Everybody with a line, whether they have said yet what they want or not.
    lines: Arc<Turnstile>,
    /// Those of them who are in a room.
    visitors: Arc<Turnstile>,
    /// True from the moment when the lobby begins to stop. Every line has a receiver of it and drops it in the end.
    stopping: watch::Sender<bool>,
}

impl Hall {
    pub fn new(options: &Options) -> Self {
        let limits = options.limits.clone();
        let per_address = limits.connections_per_address;
        // The lines of a proxy are those of many.
        let lines_each = if options.trust_forwarded_for {
            usize::MAX
        } else {
            per_address.saturating_add(TO_BE_TOLD_EACH)
        };
        let lines_all = limits.connections.saturating_add(TO_BE_TOLD);
        Self {
            trust_forwarded_for: options.trust_forwarded_for,
            opened: Instant::now(),
            rooms: Mutex::default(),
            knocks: Mutex::new(Knocks::new(Allowance::over_seconds(
                limits.calls_per_minute,
                60,
            ))),
            lines: Turnstile::new(lines_all, lines_each),
            visitors: Turnstile::new(limits.connections, per_address),
            stopping: watch::Sender::new(false),
            limits,
        }
    }

    /// The time since the lobby opened.
    pub fn now(&self) -> Duration {
        self.opened.elapsed()
    }

    /// Leave to have a line, where there is one left.
    pub fn line(&self, network: Network) -> Option<Pass> {
        self.lines.enter(network).ok()
    }

    /// Lets a visitor into a room, or says why not.
    pub fn admit(self: &Arc<Self>, network: Network, wish: &Wish) -> Result<Seat, Refusal> {
        if self.is_stopping() {
            return Err(Refusal::LobbyFull);
        }
        let pass = self.visitors.enter(network);
        let pass = pass.map_err(|crowded| match crowded {
            Crowded::Everywhere => Refusal::LobbyFull,
            Crowded::FromThere => Refusal::TooMany,
        })?;
        let now = self.now();
        if !self.knocks().knock(network, now) {
            return Err(Refusal::TooMany);
        }
        let peer = PeerId(Uuid::new_v4());
        let (outbox, inbox) = mpsc::channel(self.limits.waiting.max(1));
        let newcomer = Newcomer { peer, network, now };
        let entered = self.rooms().enter(wish, newcomer, outbox, &self.limits);
        let answer = match entered {
            Ok(answer) => answer,
            // The lobby's own want of space is nobody's guess.
            Err(Refusal::LobbyFull) => Answer::Welcome,
            Err(_) => Answer::Refused,
        };
        self.knocks().answered(network, now, answer);
        entered.map(|_| Seat {
            hall: self.clone(),
            code: wish.code,
            peer,
            inbox,
            _pass: pass,
        })
    }

    /// How many rooms there are, and how many people in them.
    pub fn count(&self) -> (usize, usize) {
        let rooms = self.rooms();
        (rooms.len(), rooms.people())
    }

    /// Begins to stop: nobody is let in any more, and every visitor is told goodbye.
    pub fn stop(&self) {
        self.stopping.send_replace(true);
    }

    pub fn is_stopping(&self) -> bool {
        *self.stopping.borrow()
    }

    /// What tells a line when the lobby begins to stop. It is dropped when the line ends.
    pub fn bell(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Waits until the last line has ended.
    pub async fn empty(&self) {
        self.stopping.closed().await;
    }

    fn rooms(&self) -> MutexGuard<'_, Rooms> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn knocks(&self) -> MutexGuard<'_, Knocks> {
        self.knocks.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A place in a room, left when it is dropped.
#[derive(Debug)]
pub struct Seat {
    hall: Arc<Hall>,
    code: RoomCode,
    peer: PeerId,
    inbox: mpsc::Receiver<Message>,
    _pass: Pass,
}

impl Seat {
    pub fn peer(&self) -> PeerId {
        self.peer
    }

    /// The next event for this visitor; none when they have let too many wait.
    pub async fn next(&mut self) -> Option<Message> {
        self.inbox.recv().await
    }

    /// Passes a signal on.
    pub fn signal(&self, receiver: PeerId, data: serde_json::Value) {
        let mut rooms = self.hall.rooms();
        rooms.signal(self.code, self.peer, receiver, data);
    }
}

impl Seat {
    /// Has a member of the room disconnected.
    pub fn send_out(&self, peer: PeerId) {
        self.hall.rooms().send_out(self.code, self.peer, peer);
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        self.hall.rooms().leave(self.code, self.peer);
    }
}
