//! The online match that this machine takes part in: the room, the connection, and what is saved of it.

use super::error::OnlineError;
use super::services::OnlineServices;
use crate::live::file;
use crate::live::resource::Live;
use crate::random;
use crate::storage::{self, Folders};
use bevy::prelude::*;
use narabe_matches::online::{OnlineMatch, PlayerRequests, RejoinToken};
use narabe_net::{
    ConnectRequest, DisconnectReason, EntryMode, Invitation, LobbyAddress, LobbyRefusal,
    PlayerSlot, RoomCode, Transport,
};
use std::time::Duration;

// The first delay before reconnecting, which doubles with each failure, and the longest.
const FIRST_RETRY_DELAY: Duration = Duration::from_secs(1);
const MAX_RETRY_DELAY: Duration = Duration::from_secs(15);
/// A connection on which the other player has been absent for this long is reopened: it may be dead without an error.
const STALE_AFTER: Duration = Duration::from_secs(20);
/// How often the match is saved for its clocks while nothing else happens.
const SAVE_INTERVAL: Duration = Duration::from_secs(5);
/// After a frame as long as this the machine or the page has slept, and the lobby has dropped its silent connection.
const SLEPT: Duration = Duration::from_secs(90);
/// How many other codes are tried when a room with this code exists.
const MAX_CODE_ATTEMPTS: u32 = 5;

/// A player who was removed does not reconnect automatically.
const REMOVED: DisconnectReason = DisconnectReason::Refused(LobbyRefusal::Removed);

/// The room and the connection to it.
pub(super) struct JoinedMatch {
    pub online_match: OnlineMatch,
    pub transport: Box<dyn Transport>,
    pub connect_request: ConnectRequest,
    /// The code and address that others need.
    pub invitation: Invitation,
    /// Whether the lobby runs on this machine.
    pub is_hosted: bool,
    pub entered: bool,
    /// The time since the connection was opened or lost.
    pub since_change: Duration,
    /// Whether the connection is lost and must be reopened.
    pub is_lost: bool,
    /// The number of failed attempts to connect.
    pub attempts: u32,
    /// The ledger entries, chat lines and requests at the last save.
    pub saved_state: Option<(u32, [u32; 2], PlayerRequests)>,
    /// The time since the last save.
    pub since_save: Duration,
}

impl JoinedMatch {
    /// Opens the connection to a room. If this machine runs the lobby, `hosted` is its address for others.
    pub fn open(
        online_match: OnlineMatch,
        connect_request: ConnectRequest,
        hosted: Option<LobbyAddress>,
        services: &OnlineServices,
    ) -> Self {
        Self {
            online_match,
            transport: services.open(&connect_request),
            is_hosted: hosted.is_some(),
            invitation: Invitation {
                code: connect_request.code,
                lobby: hosted.or_else(|| Some(connect_request.lobby.clone())),
            },
            connect_request,
            entered: false,
            since_change: Duration::ZERO,
            is_lost: false,
            attempts: 0,
            saved_state: None,
            since_save: Duration::ZERO,
        }
    }

    /// Whether this machine has a player slot in a match that has begun; the lobby cannot take it away.
    fn has_slot(&self) -> bool {
        self.online_match.slot().is_some() && self.online_match.has_begun()
    }

    /// Handles a lost connection: schedules another attempt, or returns the error if there is nothing to return to.
    pub fn on_disconnect(&mut self, reason: DisconnectReason) -> Option<OnlineError> {
        let taken = reason == DisconnectReason::Refused(LobbyRefusal::RoomExists)
            && self.connect_request.entry == EntryMode::Create;
        if taken && self.attempts < MAX_CODE_ATTEMPTS {
            self.connect_request.code = RoomCode::from_random(random::seed());
            self.invitation.code = self.connect_request.code;
        } else if (!self.entered || reason == REMOVED) && !self.has_slot() {
            return Some(OnlineError::Disconnected(reason));
        }
        self.is_lost = true;
        self.since_change = Duration::ZERO;
        None
    }

    /// Takes the connection for lost after a sleep while nobody else is here, as when a phone has stopped the page: the room is
    /// entered again with the same code. In a match the heartbeat notices it.
    pub fn notice_sleep(&mut self, frame: Duration) {
        let mut slots = PlayerSlot::ALL.into_iter();
        let is_alone = !slots.all(|slot| self.online_match.is_connected(slot));
        if frame >= SLEPT && self.entered && is_alone && !self.online_match.has_begun() {
            self.is_lost = true;
            self.attempts = 0;
            self.since_change = frame;
        }
    }

    /// Reopens the connection if it is lost or seems dead.
    pub fn reconnect_if_due(&mut self, services: &OnlineServices) {
        let wait = FIRST_RETRY_DELAY
            .saturating_mul(1 << self.attempts.min(8))
            .min(MAX_RETRY_DELAY);
        let due = if self.is_lost {
            self.since_change >= wait
        } else {
            self.online_match.is_interrupted() && self.since_change >= STALE_AFTER
        };
        if due {
            self.attempts += 1;
            self.is_lost = false;
            self.since_change = Duration::ZERO;
            self.transport = services.open(&self.connect_request);
        }
        if !self.is_lost && !self.online_match.is_interrupted() {
            self.since_change = Duration::ZERO;
        }
    }

    /// Sends pending messages and closes the connections of removed peers.
    pub fn send(&mut self) {
        for (peer, bytes) in self.online_match.take_outgoing() {
            self.transport.send(peer, bytes);
        }
        for peer in self.online_match.take_peers_to_disconnect() {
            self.transport.disconnect(peer);
        }
    }

    /// Saves the match if it has changed.
    pub fn save(&mut self, live: &Live, saved: &mut Option<RejoinToken>, folders: &Folders) {
        let is_timed = live.is_timed() && self.since_save >= SAVE_INTERVAL;
        let online_match = &self.online_match;
        let requests = online_match.requests().clone();
        let state = Some((
            online_match.ledger().count(),
            online_match.chat_counts(),
            requests,
        ));
        if self.saved_state == state && !is_timed {
            return;
        }
        let ConnectRequest { lobby, code, .. } = &self.connect_request;
        let Some(mut ticket) =
            RejoinToken::create(online_match, live, lobby, *code, storage::now())
        else {
            return;
        };
        ticket.hosted = self.is_hosted;
        ticket.room_key = self.connect_request.key;
        self.saved_state = state;
        self.since_save = Duration::ZERO;
        let written = file::write(&folders.online_match(), ticket.encode());
        if let Err(reason) = written {
            warn!("the online match could not be saved: {reason}");
        }
        *saved = Some(ticket);
    }
}
