//! A seat at a table, kept where it survives the program: who comes back with it sits where they sat.

use super::bargain::Bargain;
use super::fault::Fault;
use super::notes::turn_ms;
use super::table::{PATIENCE, Table};
use super::wishes::Wishes;
use crate::matches::Change;
use crate::matches::{Intent, LiveGame, SavedError, check_header, encode};
use crate::net::{
    Commitment, DecodeError, Key, Ledger, LobbyAddress, Nonce, PlayerSlot, Role, RoomCode, RoomKey,
    TURN_LIMIT_MS, Terms, clean_name,
};
use rand::rngs::StdRng;
use serde::{Deserialize, Serialize};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const FORMAT: &str = "narabe-seat";
const VERSION: u32 = 1;
/// The longest text that is read, in bytes: a full ledger.
pub const TICKET_SIZE_LIMIT: u64 = 8 * 1024 * 1024;

/// A seat.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Ticket {
    format: String,
    version: u32,
    /// The lobby of the room.
    pub lobby: LobbyAddress,
    /// Whether the lobby ran inside this game.
    #[serde(default)]
    pub hosted: bool,
    /// The code of the room.
    pub code: RoomCode,
    chair: PlayerSlot,
    key: Key,
    names: [String; 2],
    watch: bool,
    number: Nonce,
    envelope: Option<Commitment>,
    guest_number: Option<Nonce>,
    terms: Terms,
    ledger: Ledger,
    /// What was asked and granted since the last note: the other may have acted on it.
    wishes: Wishes,
    /// Our chat lines.
    #[serde(default)]
    said: Vec<String>,
    /// How long each player was away in this game, and how long the connection was broken.
    #[serde(default)]
    absent: [Duration; 2],
    #[serde(default)]
    apart: Duration,
    /// The secret by which the lobby recognises the owner of the room.
    #[serde(default)]
    pub room_key: Option<RoomKey>,
    /// How long the side to act had thought.
    turn_ms: u64,
    /// When it was written, in seconds since 1970.
    at: u64,
}

impl Ticket {
    /// The seat as it is now; none before it is ours for sure, and none for those who look on.
    pub fn of(
        table: &Table,
        live: &LiveGame,
        lobby: &LobbyAddress,
        code: RoomCode,
        now: SystemTime,
    ) -> Option<Self> {
        let me = table.slot()?;
        Some(Self {
            format: FORMAT.into(),
            version: VERSION,
            lobby: lobby.clone(),
            hosted: false,
            code,
            chair: me,
            key: table.key?,
            names: table.names().clone(),
            watch: table.watch,
            number: table.number,
            envelope: table.envelope,
            guest_number: table.guest_number,
            terms: *table.terms(),
            ledger: table.ledger().clone(),
            wishes: table.wishes.clone(),
            said: table.chat.said_by(me, 0).map(str::to_owned).collect(),
            absent: PlayerSlot::ALL.map(|chair| table.away(chair)),
            apart: table.apart,
            room_key: None,
            turn_ms: turn_ms(live),
            at: seconds(now),
        })
    }

    /// The name of the player across the table.
    pub fn other_name(&self) -> &str {
        &self.names[self.chair.other().index()]
    }

    /// Whose seat it is.
    pub fn slot(&self) -> PlayerSlot {
        self.chair
    }

    /// Whether a match was going on.
    pub fn has_begun(&self) -> bool {
        !self.ledger.is_empty()
    }

    /// How long ago it was written.
    pub fn age(&self, now: SystemTime) -> Duration {
        Duration::from_secs(seconds(now).saturating_sub(self.at))
    }

    /// The text of its file.
    ///
    /// # Errors
    /// When the serializer fails.
    pub fn encode(&self) -> Result<String, ron::Error> {
        encode(self)
    }

    /// Reads the text of a file.
    ///
    /// # Errors
    /// [`SavedError`] says what is wrong with it.
    pub fn decode(text: &str) -> Result<Self, SavedError> {
        check_header(text, FORMAT, VERSION)?;
        let mut ticket: Self = ron::from_str(text).map_err(|error| SavedError::Damaged {
            reason: error.to_string(),
        })?;
        ticket.names = ticket.names.map(|name| clean_name(&name));
        Ok(ticket)
    }

    /// Takes the seat again: the table as it was left, and the game on it.
    pub fn take(
        self,
        live: &mut LiveGame,
        chance: StdRng,
        now: SystemTime,
    ) -> Result<(Table, Vec<Change>), Fault> {
        let age = self.age(now);
        let name = self.names[self.chair.index()].clone();
        let role = Role::Player(self.chair);
        let mut table = Table {
            key: Some(self.key),
            watch: self.watch,
            number: self.number,
            envelope: self.envelope,
            guest_number: self.guest_number,
            names: self.names,
            bargain: Bargain::new(self.terms, self.chair),
            ..Table::new(role, &name, self.terms, chance)
        };
        table.chat.restore(self.chair, &self.said);
        if self.ledger.is_empty() {
            return Ok((table, Vec::new()));
        }
        if let Some(note) = self
            .ledger
            .entries()
            .iter()
            .find(|note| note.ms > TURN_LIMIT_MS)
        {
            return Err(Fault::Undecodable(DecodeError::OutOfRange {
                what: "the time of a turn",
                found: note.ms,
                limit: TURN_LIMIT_MS,
            }));
        }
        table.known_before = [true; 2];
        let changes = table.replay_all(self.ledger.entries().to_vec(), live)?;
        table.wishes = self.wishes;
        table.absent = self.absent.map(|time| time.min(PATIENCE));
        table.apart = self.apart.min(PATIENCE).saturating_add(age);
        if live.is_on() && table.slot() == Some(live.writer()) {
            let thinking = Duration::from_millis(self.turn_ms.min(TURN_LIMIT_MS));
            live.apply(&Intent::SetThinking(thinking));
        }
        // The game waits until the other is there.
        table.tick(Duration::ZERO, live);
        Ok((table, changes))
    }
}

fn seconds(time: SystemTime) -> u64 {
    time.duration_since(UNIX_EPOCH)
        .unwrap_or_default()
        .as_secs()
}
