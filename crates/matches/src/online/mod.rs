//! Online matches: a match between two machines.
//!
//! An [`OnlineMatch`] is pure: received messages and elapsed time go in, messages to send and events come out. It
//! changes the [`LiveGame`](super::LiveGame) through [`Intent`](super::Intent)s, as everything else does.

mod apply_entry;
mod chat;
mod event;
mod handshake;
mod heartbeat;
mod intents;
mod ledger_sync;
mod online_match;
mod peer_connection;
mod peer_error;
mod rejoin_token;
mod requests;
mod terms_negotiation;

pub use chat::ChatLine;
pub use event::{OnlineEvent, RoomSettings};
pub use online_match::{ABSENCE_LIMIT, ClaimReason, OnlineMatch};
pub use peer_error::PeerError;
pub use rejoin_token::{REJOIN_TOKEN_SIZE_LIMIT, RejoinToken};
pub use requests::PlayerRequests;
pub use terms_negotiation::TermsNegotiation;
