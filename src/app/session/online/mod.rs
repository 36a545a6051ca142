//! The live game between two machines.
//!
//! A [`Table`] is pure: words in, time, words out; it drives the one [`Session`](super::Session) that there is. [`Online`] is
//! the table that we are at: its line, the seat that is kept, and how things stand, for the screens to read. They ask by
//! [`OnlineWish`]; what concerns the game goes the way of every move and is handed to the table at the door.

mod asks;
mod bargain;
mod beats;
mod chat;
mod desk;
mod fault;
mod greeting;
mod hosting;
mod link;
mod message;
mod notes;
mod office;
mod replay;
mod seated;
mod systems;
mod table;
mod ticket;
mod wishes;

pub use chat::ChatLine;
pub use desk::{Lines, Online, OpenLine, Stage, Trouble, Wake, is_own_lobby};
pub use fault::Fault;
pub use message::{OnlineNews, OnlineWish, Opening};
pub use table::{Claim, PATIENCE, Table};
pub use ticket::Ticket;

pub(super) use systems::{keep_and_send, obey, plugin, run};
