//! The messages of the online protocol.
//!
//! Each message is the number of the protocol version, a space, and JSON. Messages may be lost or repeated: a repeated one
//! changes nothing, and the next [`Heartbeat`] shows what the sender has missed. The JSON keys are older than the Rust names
//! and stay as they are until the protocol version changes.

use serde::{Deserialize, Serialize};

use super::{
    Commitment, Digest, Key, Ledger, LedgerEntry, Nonce, Peer, PlayerSlot, Proof, Role, Terms,
    clean_chat, clean_name,
};

/// The version of the protocol. Two machines with different versions cannot play together and tell their players so.
pub const PROTOCOL_VERSION: u32 = 3;
/// The longest message, in bytes.
pub const MESSAGE_LIMIT: usize = 16 * 1024;
/// The most ledger entries in one message; that many always fit.
pub const ENTRIES_PER_MESSAGE: usize = 32;
/// The most lines of chat in one message.
pub const CHAT_LINES_PER_MESSAGE: usize = 8;
/// The most lines of chat that a player can send in a match.
pub const CHAT_LINES_PER_PLAYER: u32 = 500;
/// The longest turn, in milliseconds: thirty days.
pub const TURN_LIMIT_MS: u64 = 30 * 24 * 3600 * 1000;

/// A message from one machine to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Message {
    /// The sender identifies itself. Repeated until both ends know each other.
    #[serde(rename = "Hello")]
    Handshake(Box<Handshake>),
    /// The sender's state. Repeated every second after the handshake.
    #[serde(rename = "Beat")]
    Heartbeat(Box<Heartbeat>),
    /// Consecutive entries of the ledger.
    #[serde(rename = "Notes")]
    Entries {
        /// The index in the ledger of the first of these entries.
        from: u32,
        /// The entries, at most [`ENTRIES_PER_MESSAGE`].
        #[serde(rename = "notes")]
        entries: Vec<LedgerEntry>,
    },
    /// Lines of chat that the sender has written.
    Chat {
        /// The index, among the sender's lines, of the first of these.
        from: u32,
        /// The lines, at most [`CHAT_LINES_PER_MESSAGE`].
        lines: Vec<String>,
    },
    /// The sender closes the connection.
    #[serde(rename = "Bye")]
    Close(CloseReason),
}

/// The first message of a connection, sent until both ends know with whom they are connected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Handshake {
    /// The sender's name.
    pub name: String,
    /// What the sender is in the room.
    pub role: Role,
    /// The challenge that the other end has to answer.
    pub nonce: Nonce,
    /// The other end's challenge, once it has arrived.
    pub echo: Option<Nonce>,
    /// The answer to that challenge, if the sender has the key.
    pub proof: Option<Proof>,
    /// The key of the match, from the host to the guest who is given the free slot.
    pub grant: Option<Key>,
    /// The host's commitment to its part of the [`SharedRandomness`](super::SharedRandomness).
    #[serde(rename = "envelope")]
    pub commitment: Option<Commitment>,
    /// The guest's part of it, sent only after the commitment has arrived.
    #[serde(rename = "number")]
    pub randomness: Option<Nonce>,
    /// Whether the sender needs no further handshake from the other end.
    pub done: bool,
}

/// The sender's state, sent every second. It also shows that the sender is still connected.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Heartbeat {
    /// Counts the sender's heartbeats. One that is not newer than the last is ignored.
    #[serde(rename = "beat")]
    pub sequence: u64,
    /// The number of entries in the ledger.
    pub count: u32,
    /// The digest of the ledger.
    pub digest: Digest,
    /// The match settings under discussion, before the match begins.
    #[serde(rename = "deal")]
    pub terms_offer: Option<TermsOffer>,
    /// The sender's pending request.
    #[serde(rename = "proposal")]
    pub request: Option<Request>,
    /// The sender's answer to the other player's request.
    pub reply: Option<Reply>,
    /// How many chat lines the sender has from each player: host, guest.
    pub lines: [u32; 2],
    /// From the host to spectators: the peer that has proven to be the guest.
    pub guest: Option<Peer>,
    /// How long the side to act has been thinking by the sender's clock, in milliseconds.
    pub ms: u64,
}

/// Match settings under discussion.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TermsOffer {
    /// The settings.
    pub terms: Terms,
    /// Counts the changes. The highest revision is in force; of two equal ones, the host's.
    pub revision: u64,
    /// The player who made the latest change.
    pub by: PlayerSlot,
    /// Whether the sender agrees to the settings.
    pub agreed: bool,
}

/// What a player can request of the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum RequestKind {
    /// A draw.
    Draw,
    /// To undo the sender's last move.
    Undo,
    /// To swap sides.
    Swap,
    /// To start the next game.
    Next,
    /// Needs no consent: the sender resigns, and the other machine appends the entry.
    Resign,
}

/// A request that waits for the other player's answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Counts the sender's requests.
    pub number: u32,
    /// What is requested.
    #[serde(rename = "wish")]
    pub kind: RequestKind,
    /// The number of ledger entries when the request was made. It expires with the next entry.
    #[serde(rename = "about")]
    pub entry_count: u32,
}

/// The answer to a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reply {
    /// The number of the request.
    pub number: u32,
    /// Whether the request is accepted.
    #[serde(rename = "yes")]
    pub accepted: bool,
}

/// Why a peer closes the connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum CloseReason {
    /// The sender leaves the room.
    Left,
    /// There is no free place of the kind that the receiver asked for.
    #[serde(rename = "Taken")]
    Full,
    /// Spectators are not allowed.
    #[serde(rename = "Private")]
    NoSpectators,
    /// The receiver has sent too much or unreadable data, or is a peer that the sender does not talk to.
    #[serde(rename = "Refused")]
    Rejected,
    /// The host removes the receiver from the room.
    #[serde(rename = "SentOut")]
    Removed,
}

/// Why bytes are not a valid message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DecodeError {
    /// The message is longer than [`MESSAGE_LIMIT`].
    #[error("the message has {bytes} bytes; the limit is {MESSAGE_LIMIT}")]
    TooLong {
        /// The length of the message.
        bytes: usize,
    },
    /// The sender uses another version of the protocol.
    #[error(
        "the other machine uses protocol version {theirs}, and this one {PROTOCOL_VERSION}; update the older game"
    )]
    Version {
        /// The sender's version.
        theirs: u32,
    },
    /// The bytes are not a message of this protocol.
    #[error("the message is malformed: {0}")]
    Malformed(String),
    /// The message has too many entries or lines of chat.
    #[error("the message has {found} items; the limit is {limit}")]
    TooMany {
        /// How many there are.
        found: usize,
        /// How many are allowed.
        limit: usize,
    },
    /// A number in the message is larger than any that occurs in a match.
    #[error("{what} is {found}; the limit is {limit}")]
    OutOfRange {
        /// What the number is.
        what: &'static str,
        /// The number.
        found: u64,
        /// The largest value that is allowed.
        limit: u64,
    },
}

impl Message {
    /// Encodes the message.
    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = format!("{PROTOCOL_VERSION} ").into_bytes();
        // JSON can represent every message, so this never fails.
        bytes.extend(serde_json::to_vec(self).unwrap_or_default());
        bytes
    }

    /// Decodes and validates a message from another machine. Names and chat lines are sanitised for display.
    ///
    /// # Errors
    /// When the bytes are not a message of this version, or exceed one of the limits.
    pub fn decode(bytes: &[u8]) -> Result<Self, DecodeError> {
        if bytes.len() > MESSAGE_LIMIT {
            return Err(DecodeError::TooLong { bytes: bytes.len() });
        }
        let malformed = |reason: &str| DecodeError::Malformed(reason.into());
        let text = str::from_utf8(bytes).map_err(|_| malformed("it is not text"))?;
        let (version, json) = text
            .split_once(' ')
            .ok_or_else(|| malformed("it has no version"))?;
        let theirs: u32 = version
            .parse()
            .map_err(|_| malformed("its version is not a number"))?;
        if theirs != PROTOCOL_VERSION {
            return Err(DecodeError::Version { theirs });
        }
        let message: Self =
            serde_json::from_str(json).map_err(|error| malformed(&error.to_string()))?;
        message.validated()
    }

    fn validated(mut self) -> Result<Self, DecodeError> {
        match &mut self {
            Self::Handshake(handshake) => handshake.name = clean_name(&handshake.name),
            Self::Entries { from, entries } => {
                check_length(entries.len(), ENTRIES_PER_MESSAGE)?;
                check_entry_count(*from)?;
                for entry in entries {
                    check_turn(entry.ms)?;
                }
            }
            Self::Chat { from, lines } => {
                check_length(lines.len(), CHAT_LINES_PER_MESSAGE)?;
                check_chat_count(*from)?;
                for line in lines {
                    *line = clean_chat(line).unwrap_or_default();
                }
            }
            Self::Heartbeat(heartbeat) => {
                check_entry_count(heartbeat.count)?;
                check_turn(heartbeat.ms)?;
                for lines in heartbeat.lines {
                    check_chat_count(lines)?;
                }
            }
            Self::Close(_) => {}
        }
        Ok(self)
    }
}

fn check_length(found: usize, limit: usize) -> Result<(), DecodeError> {
    if found > limit {
        Err(DecodeError::TooMany { found, limit })
    } else {
        Ok(())
    }
}

fn check_entry_count(count: u32) -> Result<(), DecodeError> {
    check_range("the number of entries", count.into(), Ledger::LIMIT as u64)
}

fn check_chat_count(count: u32) -> Result<(), DecodeError> {
    let limit = CHAT_LINES_PER_PLAYER.into();
    check_range("the number of chat lines", count.into(), limit)
}

fn check_turn(ms: u64) -> Result<(), DecodeError> {
    check_range("the thinking time in milliseconds", ms, TURN_LIMIT_MS)
}

/// Received numbers are used in calculations, so none may be larger than an honest machine sends.
fn check_range(what: &'static str, found: u64, limit: u64) -> Result<(), DecodeError> {
    if found > limit {
        Err(DecodeError::OutOfRange { what, found, limit })
    } else {
        Ok(())
    }
}
