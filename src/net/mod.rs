//! Two machines at one table: what they say to each other, and how the words travel.
//!
//! All is pure: plain data with a version and limits, no clock, no network, no threads. Whatever comes from
//! outside is decoded into a typed value or a typed error, and nothing trusts it further than that.
//!
//! A match is a [`Ledger`]: the list of all that was done, in order, each [`Note`] with the time that it took and a digest of
//! everything up to it. Both machines hold the same list, and at each moment one of them has the pen.

mod act;
mod address;
mod arrival;
mod chair;
mod code;
mod digest;
mod helpers;
mod invitation;
mod ledger;
#[cfg(feature = "app")]
mod line;
mod loopback;
mod message;
mod names;
mod proof;
mod rate;
mod refusal;
mod terms;
mod wire;

pub use act::{Act, Die};
pub use address::{AddressError, LOBBY_PORT, LobbyAddress};
pub use arrival::{Arrival, ArrivalError};
pub use chair::{Chair, Role};
pub use code::{CodeError, RoomCode};
pub use digest::Digest;
pub use helpers::{HelperError, Helpers};
pub use invitation::{INVITATION_MARK, Invitation, InvitationError};
pub use ledger::{Ledger, Note};
#[cfg(feature = "app")]
pub use line::{Line, Wake};
pub use loopback::{Loopback, LoopbackLine};
pub use message::{
    Beat, Bye, CHAT_LINES, Deal, DecodeError, Hello, LINES_LIMIT, MESSAGE_LIMIT, Message,
    NOTES_LIMIT, Proposal, Reply, TURN_LIMIT_MS, VERSION, Wish,
};
pub use names::{CHAT_LIMIT, NAME_LIMIT, clean_chat, clean_name};
pub use proof::{Commitment, Key, Nonce, Proof};
pub use rate::Rate;
pub use refusal::Refusal;
pub use terms::{Terms, TermsError};
pub use wire::{Call, DigitsError, Hangup, News, Peer, RoomKey, Wire};
