//! What two machines say to each other.
//!
//! Each message is the number of the version, a space, and JSON. Everything may be said again: who hears a thing twice has
//! heard it once, and whoever has missed something shows in the next [`Beat`] how far they have come.

use serde::{Deserialize, Serialize};

use super::{
    Chair, Commitment, Digest, Key, Ledger, Nonce, Note, Peer, Proof, Role, Terms, clean_chat,
    clean_name,
};

/// The version of the language. Machines that speak different ones tell their players so.
pub const VERSION: u32 = 3;
/// The longest message, in bytes.
pub const MESSAGE_LIMIT: usize = 16 * 1024;
/// The most notes in one message; as many always fit.
pub const NOTES_LIMIT: usize = 32;
/// The most lines of chat in one message.
pub const LINES_LIMIT: usize = 8;
/// The most chat lines of one player in a match.
pub const CHAT_LINES: u32 = 500;
/// The longest turn, in milliseconds: thirty days.
pub const TURN_LIMIT_MS: u64 = 30 * 24 * 3600 * 1000;

/// All that is said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Message {
    Hello(Box<Hello>),
    Beat(Box<Beat>),
    /// Notes of the ledger, the first of which has the number `from`.
    Notes {
        from: u32,
        notes: Vec<Note>,
    },
    /// What the player who sends it has said, the first line of which has the number `from`.
    Chat {
        from: u32,
        lines: Vec<String>,
    },
    Bye(Bye),
}

/// The first that is said, until both know whom they speak with.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    pub name: String,
    pub role: Role,
    pub nonce: Nonce,
    /// The other's nonce, once it is known.
    pub echo: Option<Nonce>,
    /// For that nonce, by whoever has the key.
    pub proof: Option<Proof>,
    /// The host's, for a guest to whom the seat is given.
    pub grant: Option<Key>,
    /// The host's number for the match, in its envelope.
    pub envelope: Option<Commitment>,
    /// The guest's number, told only after the envelope has come.
    pub number: Option<Nonce>,
    /// Whether whoever says it knows all that they have to.
    pub done: bool,
}

/// How things stand with the one who says it. Said again and again: it shows that they are there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Beat {
    /// Counts the beats; one that is older than another is of no interest any more.
    pub beat: u64,
    /// The notes in the ledger, and their digest.
    pub count: u32,
    pub digest: Digest,
    /// What is on the table before the match begins.
    pub deal: Option<Deal>,
    /// What this player asks for.
    pub proposal: Option<Proposal>,
    /// What they say to what the other has asked for.
    pub reply: Option<Reply>,
    /// The lines that each player is known to have said: host, guest.
    pub lines: [u32; 2],
    /// From the host, for spectators: the peer that has proven to be the guest.
    pub guest: Option<Peer>,
    /// How long the side to act has thought by this player's clock, in milliseconds.
    pub ms: u64,
}

/// Terms on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    pub terms: Terms,
    /// Counts the changes; the newest counts, of two equally new ones the host's.
    pub revision: u64,
    /// Who has made the change.
    pub by: Chair,
    /// Whether whoever says it agrees.
    pub agreed: bool,
}

/// What a player can ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Wish {
    Draw,
    Undo,
    Swap,
    Next,
    /// Not a question: the player gives up, and the other writes it down.
    Resign,
}

/// A wish that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Proposal {
    pub number: u32,
    pub wish: Wish,
    /// The notes in the ledger when it was made; it is void when there are more.
    pub about: u32,
}

/// The answer to a proposal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reply {
    pub number: u32,
    pub yes: bool,
}

/// Why somebody hangs up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Bye {
    /// They leave the table.
    Left,
    /// Both seats are taken.
    Taken,
    /// Nobody may look on.
    Private,
    /// They have had enough of what we say.
    Refused,
    /// The host has removed us from the room.
    SentOut,
}

/// Why bytes are no message.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DecodeError {
    #[error("a message of {bytes} bytes is over the limit of {MESSAGE_LIMIT}")]
    TooLong { bytes: usize },
    #[error(
        "the other machine speaks version {theirs}, and this one {VERSION}; update the older game"
    )]
    Version { theirs: u32 },
    #[error("not a message: {0}")]
    Malformed(String),
    #[error("a message with {found} items is over the limit of {limit}")]
    TooMany { found: usize, limit: usize },
    #[error("{what} is at most {limit}, and here it is {found}")]
    OutOfRange {
        what: &'static str,
        found: u64,
        limit: u64,
    },
}

impl Message {
    /// The bytes of it.
    #[must_use]
    pub fn encode(&self) -> Vec<u8> {
        let mut bytes = format!("{VERSION} ").into_bytes();
        // Maps with keys of text, numbers and enums: nothing that JSON cannot hold.
        bytes.extend(serde_json::to_vec(self).unwrap_or_default());
        bytes
    }

    /// Reads bytes that another machine has sent. What is to be shown is plain text afterwards.
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
        if theirs != VERSION {
            return Err(DecodeError::Version { theirs });
        }
        let message: Self =
            serde_json::from_str(json).map_err(|error| malformed(&error.to_string()))?;
        message.checked()
    }

    fn checked(mut self) -> Result<Self, DecodeError> {
        let within = |found: usize, limit: usize| match found > limit {
            true => Err(DecodeError::TooMany { found, limit }),
            false => Ok(()),
        };
        match &mut self {
            Self::Hello(hello) => hello.name = clean_name(&hello.name),
            Self::Notes { from, notes } => {
                within(notes.len(), NOTES_LIMIT)?;
                in_range("a note's number", (*from).into(), Ledger::LIMIT as u64)?;
                for note in notes {
                    in_range("the time of a turn", note.ms, TURN_LIMIT_MS)?;
                }
            }
            Self::Chat { from, lines } => {
                within(lines.len(), LINES_LIMIT)?;
                in_range("a line's number", (*from).into(), CHAT_LINES.into())?;
                for line in lines {
                    *line = clean_chat(line).unwrap_or_default();
                }
            }
            Self::Beat(beat) => {
                in_range(
                    "the number of notes",
                    beat.count.into(),
                    Ledger::LIMIT as u64,
                )?;
                in_range("the time of a turn", beat.ms, TURN_LIMIT_MS)?;
                for lines in beat.lines {
                    in_range("the number of lines", lines.into(), CHAT_LINES.into())?;
                }
            }
            Self::Bye(_) => {}
        }
        Ok(self)
    }
}

/// Numbers of others enter calculations, so none may be larger than an honest machine sends.
fn in_range(what: &'static str, found: u64, limit: u64) -> Result<(), DecodeError> {
    match found > limit {
        true => Err(DecodeError::OutOfRange { what, found, limit }),
        false => Ok(()),
    }
}
