//! A seat at a table between two machines: the table, the line to it, and what is kept of it.

use super::desk::Trouble;
use super::office::Office;
use crate::app::chance;
use crate::app::session::live::Live;
use crate::app::storage::{self, Folders};
use crate::matches::online::{Table, Ticket, Wishes};
use crate::net::{
    ConnectRequest, DisconnectReason, EntryMode, Invitation, Refusal, RoomCode, Transport,
    TransportEvent,
};
use bevy::prelude::*;
use std::time::Duration;

/// The line is opened anew when it is gone, after so long, and after twice as long each time that this came to nothing.
const FIRST_RETRY: Duration = Duration::from_secs(1);
const LAST_RETRY: Duration = Duration::from_secs(15);
/// A line on which the other is not there for so long is opened anew: it may be dead without knowing it.
const STALE: Duration = Duration::from_secs(20);
/// The seat is written this often while nothing is done at the table, for the clocks.
const KEEP: Duration = Duration::from_secs(5);
/// How often another code is drawn when a room of that name is open already.
const CODES: u32 = 5;

/// A player who was removed does not reconnect automatically.
const SENT_OUT: DisconnectReason = DisconnectReason::Refused(Refusal::Removed);

/// A table, and the line to it.
pub(super) struct Seated {
    pub table: Table,
    pub wire: Box<dyn Transport>,
    pub call: ConnectRequest,
    /// What others need to come: code and address.
    pub invitation: Invitation,
    /// Whether the lobby runs inside this game.
    pub hosted: bool,
    pub entered: bool,
    /// Since the line was opened, or since it broke.
    pub since: Duration,
    /// Whether the line is gone and has to be opened anew.
    pub gone: bool,
    /// How often it was opened without success.
    pub tries: u32,
    /// The notes, the lines and the wishes when the seat was kept last.
    pub kept: Option<(u32, [u32; 2], Wishes)>,
    /// Since the seat was kept last.
    pub unkept: Duration,
}

impl Seated {
    pub fn new(
        table: Table,
        call: ConnectRequest,
        invitation: Invitation,
        wire: Box<dyn Transport>,
    ) -> Self {
        Self {
            table,
            wire,
            call,
            invitation,
            hosted: false,
            entered: false,
            since: Duration::ZERO,
            gone: false,
            tries: 0,
            kept: None,
            unkept: Duration::ZERO,
        }
    }

    /// Whether we have a seat in a match that has begun: it stays ours, whatever the lobby says.
    fn has_seat(&self) -> bool {
        self.table.slot().is_some() && self.table.has_begun()
    }

    /// The next news of the line.
    pub fn poll(&mut self) -> Option<TransportEvent> {
        self.wire.poll()
    }

    /// The line is gone. Whoever has something to come back to tries again; for the others it is the end, for this reason.
    pub fn lost(&mut self, hangup: DisconnectReason) -> Option<Trouble> {
        let taken = hangup == DisconnectReason::Refused(Refusal::RoomExists)
            && self.call.entry == EntryMode::Create;
        if taken && self.tries < CODES {
            self.call.code = RoomCode::from_random(chance::seed());
            self.invitation.code = self.call.code;
        } else if (!self.entered || hangup == SENT_OUT) && !self.has_seat() {
            return Some(Trouble::Disconnected(hangup));
        }
        self.gone = true;
        self.since = Duration::ZERO;
        None
    }

    /// Opens the line anew when it is gone, or seems to be.
    pub fn mend(&mut self, office: &Office) {
        let wait = FIRST_RETRY
            .saturating_mul(1 << self.tries.min(8))
            .min(LAST_RETRY);
        let due = match self.gone {
            true => self.since >= wait,
            false => self.table.is_broken() && self.since >= STALE,
        };
        if due {
            self.tries += 1;
            self.gone = false;
            self.since = Duration::ZERO;
            self.wire = office.open(&self.call);
        }
        if !self.gone && !self.table.is_broken() {
            self.since = Duration::ZERO;
        }
    }

    /// Sends what there is to say.
    pub fn send(&mut self) {
        for (peer, bytes) in self.table.take_words() {
            self.wire.send(peer, bytes);
        }
        for peer in self.table.take_parted() {
            self.wire.disconnect(peer);
        }
    }

    /// Writes the seat down when there is something new about it.
    pub fn keep(&mut self, live: &Live, kept: &mut Option<Ticket>, folders: &Folders) {
        let is_timed = live.is_timed() && self.unkept >= KEEP;
        let table = &self.table;
        let state = (
            table.ledger().count(),
            table.chat_counts(),
            table.requests(),
        );
        let kept_state = self.kept.as_ref();
        let is_kept =
            kept_state.is_some_and(|(count, lines, wishes)| (*count, *lines, wishes) == state);
        if is_kept && !is_timed {
            return;
        }
        let lobby = &self.call.lobby;
        let Some(mut ticket) = Ticket::of(&self.table, live, lobby, self.call.code, storage::now())
        else {
            return;
        };
        ticket.hosted = self.hosted;
        ticket.room_key = self.call.key;
        let (count, lines, wishes) = state;
        self.kept = Some((count, lines, wishes.clone()));
        self.unkept = Duration::ZERO;
        let path = folders.seat();
        let written = ticket.encode().map_err(|error| error.to_string());
        let written = written
            .and_then(|text| storage::write_text(&path, &text).map_err(|error| error.to_string()));
        if let Err(reason) = written {
            warn!("the seat is not kept: {reason}");
        }
        *kept = Some(ticket);
    }
}
