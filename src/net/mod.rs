//! Two machines at one table: what they say to each other, and how the words travel.
//!
//! The messages are pure: plain data with a version and limits, no clock, no network, no threads. Whatever comes from outside
//! is decoded into a typed value or a typed error, and nothing here trusts it further than that.

mod address;
mod arrival;
mod code;
mod refusal;

pub use address::{AddressError, LOBBY_PORT, LobbyAddress};
pub use arrival::{Arrival, ArrivalError};
pub use code::{CodeError, RoomCode};
pub use refusal::Refusal;
