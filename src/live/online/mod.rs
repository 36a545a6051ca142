//! The live game played online.
//!
//! The room itself is [`OnlineMatch`], which is pure. [`Online`] is the room that this machine is in: its connection, the
//! saved match, and the state that screens read. Screens write [`OnlineRequest`]s; changes of the game are
//! [`Intent`](narabe_matches::Intent)s like every move, which one system passes to the room.

mod error;
mod hosting;
mod joined_match;
mod request;
mod services;
mod state;
mod systems;

pub use error::OnlineError;
pub use narabe_matches::online::{
    ABSENCE_LIMIT, ChatLine, ClaimReason, OnlineEvent, OnlineMatch, PeerError, RejoinToken,
    RoomSettings,
};
pub use request::{OnlineRequest, RoomToOpen};
pub use services::{Connector, OpenTransport, is_own_lobby, is_settled};
pub use state::{ConnectionStage, Online};

pub(super) use systems::{handle_requests, plugin, poll_connection, save_and_send};
