//! The state of online play: whether this machine is in a room, and in which.

use super::error::OnlineError;
use super::joined_match::JoinedMatch;
use bevy::prelude::*;
use narabe_matches::online::{OnlineMatch, RejoinToken};
use narabe_net::{Invitation, PlayerSlot, RoomCode};

/// The stage of the connection to a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ConnectionStage {
    /// In no room.
    Offline,
    /// Connecting to the lobby.
    Connecting,
    /// In the room, waiting for the other player.
    Waiting,
    /// Both players are present and agree on the terms.
    Negotiating,
    /// The match has begun.
    Playing,
}

/// The online state: the room that this machine is in, if any.
#[derive(Resource, Default)]
pub struct Online {
    pub(super) joined: Option<JoinedMatch>,
    pub(super) error: Option<OnlineError>,
    /// The match that can be resumed.
    pub(super) ticket: Option<RejoinToken>,
    pub(super) muted: bool,
    pub(super) read_lines: usize,
    #[cfg(not(target_family = "wasm"))]
    pub(super) hosting: Option<narabe_net::lobby::Server>,
}

impl Online {
    pub fn stage(&self) -> ConnectionStage {
        let Some(joined) = &self.joined else {
            return ConnectionStage::Offline;
        };
        let online_match = &joined.online_match;
        if online_match.has_begun() {
            return ConnectionStage::Playing;
        }
        let mut slots = PlayerSlot::ALL.into_iter();
        let all_there = slots.all(|slot| online_match.is_connected(slot));
        match (joined.entered, all_there) {
            (false, _) => ConnectionStage::Connecting,
            (true, false) => ConnectionStage::Waiting,
            (true, true) => ConnectionStage::Negotiating,
        }
    }

    /// The current room.
    pub fn online_match(&self) -> Option<&OnlineMatch> {
        self.joined.as_ref().map(|joined| &joined.online_match)
    }

    /// What others need to enter this room.
    pub fn invitation(&self) -> Option<&Invitation> {
        self.joined.as_ref().map(|joined| &joined.invitation)
    }

    pub fn code(&self) -> Option<RoomCode> {
        self.invitation().map(|invitation| invitation.code)
    }

    /// Whether the lobby of this room runs on this machine.
    pub fn is_hosting(&self) -> bool {
        #[cfg(not(target_family = "wasm"))]
        return self.hosting.is_some();
        #[cfg(target_family = "wasm")]
        false
    }

    /// The last error.
    pub fn error(&self) -> Option<&OnlineError> {
        self.error.as_ref()
    }

    /// The match that can be resumed, while in no room.
    pub fn rejoin_ticket(&self) -> Option<&RejoinToken> {
        self.ticket.as_ref().filter(|_| self.joined.is_none())
    }

    /// Whether the other player's chat is hidden.
    pub fn is_muted(&self) -> bool {
        self.muted
    }

    /// The number of unread chat lines.
    pub fn unread(&self) -> usize {
        let lines = self
            .online_match()
            .map_or(0, |online_match| online_match.chat().len());
        lines.saturating_sub(self.read_lines)
    }

    /// Marks all chat lines as read.
    pub fn mark_read(&mut self) {
        self.read_lines = self
            .online_match()
            .map_or(0, |online_match| online_match.chat().len());
    }

    /// Whether the live game is the online match.
    pub fn is_playing(&self) -> bool {
        self.stage() == ConnectionStage::Playing
    }

    pub(super) fn enter(&mut self, joined: JoinedMatch) {
        self.error = None;
        self.muted = false;
        self.read_lines = 0;
        self.joined = Some(joined);
    }
}
