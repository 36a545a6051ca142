//! The rejoin token: what a player of an online match stores in a file, to take the same player slot again after the
//! program was closed or killed.

use super::ledger_sync::turn_ms;
use super::online_match::{ABSENCE_LIMIT, OnlineMatch};
use super::peer_error::PeerError;
use super::requests::PlayerRequests;
use super::terms_negotiation::TermsNegotiation;
use crate::Change;
use crate::{Intent, LiveGame, SavedError, check_header, encode};
use narabe_net::{
    Commitment, DecodeError, Key, Ledger, LobbyAddress, Nonce, PlayerSlot, Role, RoomCode, RoomKey,
    TURN_LIMIT_MS, Terms, clean_name,
};
use rand::rngs::StdRng;
use serde::{Deserialize, Serialize};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

const FORMAT: &str = "narabe-seat";
const VERSION: u32 = 1;
/// The size limit of a file, in bytes: enough for a full ledger.
pub const REJOIN_TOKEN_SIZE_LIMIT: u64 = 8 * 1024 * 1024;

/// The token with which a player rejoins an online match. The field names in its file are older than the Rust names and
/// do not change.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct RejoinToken {
    format: String,
    version: u32,
    /// The lobby of the room.
    pub lobby: LobbyAddress,
    /// Whether the lobby ran inside this game.
    #[serde(default)]
    pub hosted: bool,
    /// The code of the room.
    pub code: RoomCode,
    #[serde(rename = "chair")]
    slot: PlayerSlot,
    key: Key,
    names: [String; 2],
    #[serde(rename = "watch")]
    allow_spectators: bool,
    #[serde(rename = "number")]
    own_randomness: Nonce,
    #[serde(rename = "envelope")]
    host_commitment: Option<Commitment>,
    #[serde(rename = "guest_number")]
    guest_randomness: Option<Nonce>,
    terms: Terms,
    ledger: Ledger,
    /// The requests since the last ledger entry: the other player may have acted on an answer.
    #[serde(rename = "wishes")]
    requests: PlayerRequests,
    /// The chat lines of this player.
    #[serde(default, rename = "said")]
    chat_lines: Vec<String>,
    /// How long each player was absent in this game.
    #[serde(default, rename = "absent")]
    absence: [Duration; 2],
    /// How long this machine was disconnected in this game.
    #[serde(default, rename = "apart")]
    downtime: Duration,
    /// The secret by which the lobby recognises the owner of the room.
    #[serde(default)]
    pub room_key: Option<RoomKey>,
    /// How long the side to act had been thinking, in milliseconds.
    turn_ms: u64,
    /// When the token was created, in seconds since 1970.
    #[serde(rename = "at")]
    created_at: u64,
}

impl RejoinToken {
    /// The token for the present state; none for a spectator, and none before the players share a key.
    pub fn create(
        online_match: &OnlineMatch,
        live: &LiveGame,
        lobby: &LobbyAddress,
        code: RoomCode,
        now: SystemTime,
    ) -> Option<Self> {
        let me = online_match.slot()?;
        Some(Self {
            format: FORMAT.into(),
            version: VERSION,
            lobby: lobby.clone(),
            hosted: false,
            code,
            slot: me,
            key: online_match.key?,
            names: online_match.names().clone(),
            allow_spectators: online_match.allow_spectators,
            own_randomness: online_match.own_randomness,
            host_commitment: online_match.host_commitment,
            guest_randomness: online_match.guest_randomness,
            terms: *online_match.negotiation.terms(),
            ledger: online_match.ledger().clone(),
            requests: online_match.requests.clone(),
            chat_lines: online_match.chat.lines_by(me, 0).collect(),
            absence: PlayerSlot::ALL.map(|slot| online_match.absence(slot)),
            downtime: online_match.in_game.downtime,
            room_key: None,
            turn_ms: turn_ms(live),
            created_at: seconds(now),
        })
    }

    /// The other player's name.
    pub fn opponent_name(&self) -> &str {
        &self.names[self.slot.other().index()]
    }

    /// The player slot.
    pub fn slot(&self) -> PlayerSlot {
        self.slot
    }

    /// Whether the match has begun.
    pub fn has_begun(&self) -> bool {
        !self.ledger.is_empty()
    }

    /// The time since the token was created.
    pub fn age(&self, now: SystemTime) -> Duration {
        Duration::from_secs(seconds(now).saturating_sub(self.created_at))
    }

    /// Encodes the token as the text of a file.
    ///
    /// # Errors
    /// When the serializer fails.
    pub fn encode(&self) -> Result<String, ron::Error> {
        encode(self)
    }

    /// Decodes the text of a file.
    ///
    /// # Errors
    /// [`SavedError`] if the text is not a token, is damaged, or is from a later version.
    pub fn decode(text: &str) -> Result<Self, SavedError> {
        check_header(text, FORMAT, VERSION)?;
        let mut token: Self = ron::from_str(text).map_err(SavedError::damaged)?;
        token.names = token.names.map(|name| clean_name(&name));
        Ok(token)
    }

    /// Restores the online match, and the game in `live`, as they were when the token was created.
    ///
    /// # Errors
    /// [`PeerError`] if the ledger of the token cannot be replayed.
    pub fn restore(
        self,
        live: &mut LiveGame,
        rng: StdRng,
        now: SystemTime,
    ) -> Result<(OnlineMatch, Vec<Change>), PeerError> {
        let age = self.age(now);
        let name = self.names[self.slot.index()].clone();
        let role = Role::Player(self.slot);
        let mut online_match = OnlineMatch {
            key: Some(self.key),
            allow_spectators: self.allow_spectators,
            own_randomness: self.own_randomness,
            host_commitment: self.host_commitment,
            guest_randomness: self.guest_randomness,
            names: self.names,
            negotiation: TermsNegotiation::new(self.terms, self.slot),
            ..OnlineMatch::new(role, &name, self.terms, rng)
        };
        for line in &self.chat_lines {
            online_match.chat.push(self.slot, line);
        }
        if self.ledger.is_empty() {
            return Ok((online_match, Vec::new()));
        }
        let mut entries = self.ledger.entries().iter();
        if let Some(entry) = entries.find(|entry| entry.ms > TURN_LIMIT_MS) {
            return Err(PeerError::Undecodable(DecodeError::OutOfRange {
                what: "the time of a turn",
                found: entry.ms,
                limit: TURN_LIMIT_MS,
            }));
        }
        online_match.has_joined = [true; 2];
        let changes = online_match.replay_ledger(self.ledger.entries().to_vec(), live)?;
        online_match.requests = self.requests;
        online_match.in_game.past_absence = self.absence.map(|time| time.min(ABSENCE_LIMIT));
        online_match.in_game.downtime = self.downtime.min(ABSENCE_LIMIT).saturating_add(age);
        if live.is_in_progress() && online_match.slot() == Some(live.next_author()) {
            let thinking = Duration::from_millis(self.turn_ms.min(TURN_LIMIT_MS));
            live.apply(&Intent::SetTurnTime(thinking));
        }
        // The game waits until the other player is connected.
        online_match.tick(Duration::ZERO, live);
        Ok((online_match, changes))
    }
}

fn seconds(time: SystemTime) -> u64 {
    time.duration_since(UNIX_EPOCH)
        .unwrap_or_default()
        .as_secs()
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::SeedableRng;

    /// Older versions of the game read and write these names.
    #[test]
    fn the_serialized_field_names_are_unchanged() {
        let mut guest = OnlineMatch::guest("Isao", StdRng::seed_from_u64(1));
        guest.key = Some(Key::new([7; 16]));
        let lobby = "localhost".parse().expect("an address");
        let code = RoomCode::from_random(1);
        let token = RejoinToken::create(&guest, &LiveGame::new(1), &lobby, code, UNIX_EPOCH);
        let text = token
            .expect("a player has a key")
            .encode()
            .expect("encoding succeeds");
        let names: Vec<&str> = text
            .lines()
            .filter_map(|line| line.split_once(": "))
            .map(|(name, _)| name.trim())
            .collect();
        let terms = [
            "rule", "fouls", "size", "protocol", "clock", "black", "length",
        ];
        let requests = [
            "number", "mine", "theirs", "reply", "declined", "asked", "settled",
        ];
        let expected = [
            "format",
            "version",
            "lobby",
            "hosted",
            "code",
            "chair",
            "key",
            "names",
            "watch",
            "number",
            "envelope",
            "guest_number",
            "terms",
            "ledger",
            "wishes",
            "said",
            "absent",
            "apart",
            "room_key",
            "turn_ms",
            "at",
        ];
        for name in expected.iter().chain(&terms).chain(&requests) {
            assert!(names.contains(name), "{name} in {names:?}");
        }
    }
}
