//! A match between two machines.
//!
//! A [`Table`] is pure: messages in, time, messages out; it drives the [`LiveGame`](super::LiveGame) through
//! [`Intent`](super::Intent)s, as everything else does.

mod asks;
mod bargain;
mod beats;
mod chat;
mod entry;
mod fault;
mod greeting;
mod link;
mod message;
mod notes;
mod table;
mod ticket;
mod wishes;

pub use chat::ChatLine;
pub use fault::Fault;
pub use message::{OnlineNews, Opening};
pub use table::{Claim, PATIENCE, Table};
pub use ticket::{TICKET_SIZE_LIMIT, Ticket};
pub use wishes::Wishes;
