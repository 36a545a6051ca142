//! An online match: the peers and their player slots, the agreed terms, and the ledger that both machines keep.
//!
//! It uses neither a network nor a clock: received bytes go into [`OnlineMatch::receive`], elapsed time into
//! [`OnlineMatch::tick`], and messages to send come out of [`OnlineMatch::take_outgoing`]. Nothing from another machine
//! is trusted: each ledger entry is replayed by our own rules, must come from its author, must report a thinking time
//! that is consistent with the time measured here, and ends in a digest that both machines compute.
//!
//! The player to act is the only one who may append to the ledger. Their actions take effect at once and are then sent;
//! the other machine cannot have done anything in the meantime. Everything else (a draw, an undo) is a request, and
//! becomes an entry only when the other player has accepted. So the two ledgers cannot diverge while both machines are
//! honest; if one is not, the next message shows it.

use super::chat::{Chat, ChatLine};
use super::event::{OnlineEvent, RoomSettings};
use super::peer_connection::PeerConnection;
use super::peer_error::PeerError;
use super::requests::PlayerRequests;
use super::terms_negotiation::TermsNegotiation;
use crate::LiveGame;
use narabe_net::{
    CloseReason, Commitment, Key, Ledger, Message, Nonce, Peer, PlayerSlot, Role, SharedRandomness,
    Terms, clean_name,
};
use rand::Rng;
use rand::rngs::StdRng;
use std::collections::BTreeMap;
use std::time::Duration;

/// A player who is disconnected for this long in one game, all disconnections together, loses if the other claims the
/// win.
pub const ABSENCE_LIMIT: Duration = Duration::from_secs(600);

/// Why the win may be claimed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ClaimReason {
    /// The other player was absent for too long.
    Absence,
    /// The other player has not moved and is out of time, whatever their machine reports.
    Time,
}

/// An online match, from entering the room to the end.
#[derive(Debug)]
pub struct OnlineMatch {
    pub(super) role: Role,
    pub(super) name: String,
    /// Whether spectators are allowed. A guest allows all whom the host allows.
    pub(super) allow_spectators: bool,
    pub(super) key: Option<Key>,
    /// Our part of the [`SharedRandomness`].
    pub(super) own_randomness: Nonce,
    pub(super) host_commitment: Option<Commitment>,
    pub(super) guest_randomness: Option<Nonce>,
    pub(super) shared_randomness: Option<SharedRandomness>,
    /// How many games were started.
    pub(super) games_started: usize,
    pub(super) own_peer: Option<Peer>,
    pub(super) connections: BTreeMap<Peer, PeerConnection>,
    pub(super) names: [String; 2],
    pub(super) has_joined: [bool; 2],
    /// The peer that opened the room, according to the lobby; and the guest, according to the host.
    pub(super) room_owner: Option<Peer>,
    pub(super) guest_peer: Option<Peer>,
    /// The peers whose connections have to be closed.
    pub(super) peers_to_disconnect: Vec<Peer>,
    /// How long each player has been absent now.
    pub(super) current_absence: [Duration; 2],
    pub(super) in_game: GameMeasurements,
    pub(super) negotiation: TermsNegotiation,
    pub(super) ledger: Ledger,
    pub(super) requests: PlayerRequests,
    /// This player resigns as soon as either player can append the entry.
    pub(super) resignation_pending: bool,
    pub(super) chat: Chat,
    /// The time measured here since the other player's turn began, and the number of disconnections during it.
    pub(super) observed_turn_time: Duration,
    pub(super) disconnections: u32,
    pub(super) interrupted: bool,
    pub(super) last_error: Option<PeerError>,
    pub(super) heartbeats_sent: u64,
    pub(super) outgoing: Vec<(Peer, Message)>,
    pub(super) events: Vec<OnlineEvent>,
    pub(super) rng: StdRng,
}

/// What is measured from the start of a game on.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct GameMeasurements {
    /// How long each player was absent, without their present absence.
    pub past_absence: [Duration; 2],
    /// How long this machine was disconnected, or the program closed.
    pub downtime: Duration,
    /// How much more time was measured here for the other player's turns than they reported, and how much of the
    /// difference was excused by disconnections.
    pub lag: Duration,
    pub excused_lag: Duration,
}

impl OnlineMatch {
    /// The match of a host, who opens the room with these settings.
    pub fn host(name: &str, opening: &RoomSettings, rng: StdRng) -> Self {
        Self {
            allow_spectators: opening.allow_spectators,
            ..Self::new(Role::Player(PlayerSlot::Host), name, opening.terms, rng)
        }
    }

    /// The match of a guest, who joins a room.
    pub fn guest(name: &str, rng: StdRng) -> Self {
        Self::new(Role::Player(PlayerSlot::Guest), name, Terms::default(), rng)
    }

    /// The match of a spectator.
    pub fn spectator(name: &str, rng: StdRng) -> Self {
        Self::new(Role::Spectator, name, Terms::default(), rng)
    }

    pub(super) fn new(role: Role, name: &str, terms: Terms, mut rng: StdRng) -> Self {
        let name = clean_name(name);
        let mut names = [String::new(), String::new()];
        if let Some(slot) = role.slot() {
            names[slot.index()].clone_from(&name);
        }
        Self {
            role,
            name,
            allow_spectators: true,
            key: None,
            own_randomness: Nonce::new(random_bytes(&mut rng)),
            host_commitment: None,
            guest_randomness: None,
            shared_randomness: None,
            games_started: 0,
            own_peer: None,
            connections: BTreeMap::new(),
            names,
            has_joined: [false; 2],
            room_owner: None,
            guest_peer: None,
            peers_to_disconnect: Vec::new(),
            current_absence: [Duration::ZERO; 2],
            in_game: GameMeasurements::default(),
            negotiation: TermsNegotiation::new(terms, role.slot().unwrap_or(PlayerSlot::Guest)),
            ledger: Ledger::default(),
            requests: PlayerRequests::default(),
            resignation_pending: false,
            chat: Chat::default(),
            observed_turn_time: Duration::ZERO,
            disconnections: 0,
            interrupted: false,
            last_error: None,
            heartbeats_sent: 0,
            outgoing: Vec::new(),
            events: Vec::new(),
            rng,
        }
    }

    /// The role of this machine in the room.
    pub fn role(&self) -> Role {
        self.role
    }

    /// Our player slot; none for a spectator.
    pub fn slot(&self) -> Option<PlayerSlot> {
        self.role.slot()
    }

    /// The names of host and guest; empty while unknown.
    pub fn names(&self) -> &[String; 2] {
        &self.names
    }

    /// The terms under negotiation or agreed on.
    pub fn negotiation(&self) -> &TermsNegotiation {
        &self.negotiation
    }

    /// Whether spectators are allowed.
    pub fn allows_spectators(&self) -> bool {
        self.allow_spectators
    }

    /// Whether the match has begun.
    pub fn has_begun(&self) -> bool {
        !self.ledger.is_empty()
    }

    /// The ledger of the match.
    pub fn ledger(&self) -> &Ledger {
        &self.ledger
    }

    /// Whether a player is at this machine or connected.
    pub fn is_connected(&self, slot: PlayerSlot) -> bool {
        self.slot() == Some(slot) || self.connection_to(slot).is_some()
    }

    /// How long a player has been absent in this game, all disconnections together.
    pub fn absence(&self, slot: PlayerSlot) -> Duration {
        self.current_absence[slot.index()] + self.in_game.past_absence[slot.index()]
    }

    /// How long a connected player has been silent; none while it is too short to be shown.
    pub fn silence(&self, slot: PlayerSlot) -> Option<Duration> {
        self.connection_to(slot).and_then(PeerConnection::silence)
    }

    /// Whether the game waits because a player is disconnected.
    pub fn is_interrupted(&self) -> bool {
        self.interrupted
    }

    /// All chat lines, in the order in which they arrived.
    pub fn chat(&self) -> &[ChatLine] {
        self.chat.lines()
    }

    /// How many chat lines host and guest have sent.
    pub fn chat_counts(&self) -> [u32; 2] {
        self.chat.counts()
    }

    /// The requests of both players since the last ledger entry.
    pub fn requests(&self) -> &PlayerRequests {
        &self.requests
    }

    /// The latest error caused by another machine, until that player reconnects.
    pub fn last_error(&self) -> Option<&PeerError> {
        self.last_error.as_ref()
    }

    /// Why this player may claim the win; none while they may not.
    pub fn claim_reason(&self, live: &LiveGame) -> Option<ClaimReason> {
        let other = self.slot().map(PlayerSlot::other)?;
        if !live.is_in_progress() {
            return None;
        }
        if self.is_connected(other) {
            self.is_overdue(other, live).then_some(ClaimReason::Time)
        } else {
            (self.absence(other) >= ABSENCE_LIMIT).then_some(ClaimReason::Absence)
        }
    }

    /// The lobby has admitted this machine under this peer id.
    pub fn room_entered(&mut self, me: Peer) {
        self.own_peer = Some(me);
        // The lobby reports the owner again to each peer that enters.
        self.room_owner = None;
        self.emit(OnlineEvent::Entered);
    }

    /// The lobby reports who opened the room.
    pub fn set_room_owner(&mut self, peer: Peer) {
        self.room_owner = Some(peer);
    }

    /// A peer has connected. The handshake is sent to it.
    pub fn peer_connected(&mut self, peer: Peer) {
        let nonce = Nonce::new(random_bytes(&mut self.rng));
        let connection = PeerConnection::new(peer, nonce);
        let handshake = self.handshake_for(&connection);
        self.send(peer, handshake);
        self.connections.insert(peer, connection);
    }

    /// The lobby reports that a peer has disconnected.
    pub fn peer_disconnected(&mut self, peer: Peer) {
        if let Some(connection) = self.connections.get_mut(&peer) {
            connection.mark_left();
        }
    }

    /// Takes the encoded messages to send, in order.
    pub fn take_outgoing(&mut self) -> Vec<(Peer, Vec<u8>)> {
        let outgoing = std::mem::take(&mut self.outgoing).into_iter();
        outgoing
            .map(|(peer, message)| (peer, message.encode()))
            .collect()
    }

    /// Takes the peers whose connections have to be closed.
    pub fn take_peers_to_disconnect(&mut self) -> Vec<Peer> {
        std::mem::take(&mut self.peers_to_disconnect)
    }

    /// Takes the events since the last call.
    pub fn take_events(&mut self) -> Vec<OnlineEvent> {
        std::mem::take(&mut self.events)
    }

    pub(super) fn send(&mut self, to: Peer, message: Message) {
        self.outgoing.push((to, message));
    }

    /// Sends a message to all identified peers.
    pub(super) fn broadcast(&mut self, message: &Message) {
        let to: Vec<Peer> = self
            .identified()
            .map(|connection| connection.peer)
            .collect();
        for peer in to {
            self.send(peer, message.clone());
        }
    }

    pub(super) fn emit(&mut self, event: OnlineEvent) {
        self.events.push(event);
    }

    /// Reports an error, unless it is the same as the last one.
    pub(super) fn report(&mut self, error: PeerError) {
        if self.last_error.as_ref() != Some(&error) {
            self.last_error = Some(error.clone());
            self.emit(OnlineEvent::DataRejected(error));
        }
    }

    /// The connection to a player at another machine.
    pub(super) fn connection_to(&self, slot: PlayerSlot) -> Option<&PeerConnection> {
        self.identified()
            .find(|connection| connection.slot() == Some(slot) && !connection.is_lost())
    }

    pub(super) fn identified(&self) -> impl Iterator<Item = &PeerConnection> {
        let connections = self.connections.values();
        connections.filter(|connection| connection.is_identified())
    }

    /// Closes the connection to a peer.
    pub(super) fn close(&mut self, peer: Peer, reason: CloseReason) {
        if let Some(connection) = self.connections.get_mut(&peer) {
            connection.closed = true;
            self.send(peer, Message::Close(reason));
        }
    }

    pub(super) fn new_key(&mut self) -> Key {
        Key::new(random_bytes(&mut self.rng))
    }
}

fn random_bytes(rng: &mut StdRng) -> [u8; 16] {
    let mut bytes = [0; 16];
    rng.fill_bytes(&mut bytes);
    bytes
}
