//! What two machines say to each other in an online match, and how the messages travel.
//!
//! Everything except the WebRTC transport is pure: plain data with a version and limits; no clock, no I/O, no threads. Input from
//! another machine is decoded into a typed value or a typed error before anything uses it.
//!
//! A match is a [`Ledger`], the ordered list of all actions. Each [`LedgerEntry`] carries the thinking time and a digest of
//! everything up to it. Both machines keep the same ledger, and at any time exactly one of them may append to it.
//! `docs/online.md` describes the protocol.
//!
//! ```
//! use narabe_net::{Invitation, Ledger, LedgerAction, LedgerEntry};
//!
//! let invitation: Invitation = "K7QMX4@wss://play.example.org".parse()?;
//! assert_eq!(invitation.code.to_string(), "K7QMX4");
//!
//! // Both machines append the same entry and get the same digest.
//! let mut ledgers = [Ledger::default(), Ledger::default()];
//! let action = LedgerAction::Draw;
//! for ledger in &mut ledgers {
//!     let digest = ledger.next_digest(&action, 1_500, "the state of the game");
//!     ledger.push(LedgerEntry { action: action.clone(), ms: 1_500, digest });
//! }
//! assert_eq!(ledgers[0].digest(), ledgers[1].digest());
//! # Ok::<(), narabe_net::InvitationError>(())
//! ```
#![warn(missing_docs)]

mod digest;
mod entry_mode;
mod ice_servers;
mod ids;
mod invitation;
mod ledger;
#[cfg(all(feature = "lobby", not(target_family = "wasm")))]
pub mod lobby;
mod lobby_address;
mod lobby_refusal;
mod loopback;
mod message;
mod player_slot;
mod proof;
mod randomness;
mod rate;
mod room_code;
mod sanitize;
mod terms;
mod transport;
#[cfg(feature = "webrtc")]
mod webrtc;

pub use digest::Digest;
pub use entry_mode::{EntryMode, EntryModeError};
pub use ice_servers::{IceServerError, IceServers};
pub use ids::{HexError, Peer, RoomKey};
pub use invitation::{INVITATION_PREFIX, Invitation, InvitationError};
pub use ledger::{Ledger, LedgerAction, LedgerEntry};
pub use lobby_address::{AddressError, LOBBY_PORT, LobbyAddress};
pub use lobby_refusal::LobbyRefusal;
pub use loopback::{Loopback, LoopbackTransport};
pub use message::{
    CHAT_LINES_PER_MESSAGE, CHAT_LINES_PER_PLAYER, CloseReason, DecodeError, ENTRIES_PER_MESSAGE,
    Handshake, Heartbeat, MESSAGE_LIMIT, Message, PROTOCOL_VERSION, Reply, Request, RequestKind,
    TURN_LIMIT_MS, TermsOffer,
};
pub use player_slot::{PlayerSlot, Role};
pub use proof::{Commitment, Key, Nonce, Proof};
pub use randomness::SharedRandomness;
pub use rate::{RateLimit, TokenBucket};
pub use room_code::{CodeError, RoomCode};
pub use sanitize::{CHAT_LIMIT, NAME_LIMIT, clean_chat, clean_name};
pub use terms::{Terms, TermsError};
pub use transport::{ConnectRequest, DisconnectReason, Transport, TransportEvent};
#[cfg(feature = "webrtc")]
pub use webrtc::{WakeFn, WebRtcTransport};
