//! The live game between two machines.

mod asks;
mod bargain;
mod beats;
mod chat;
mod fault;
mod greeting;
mod link;
mod message;
mod notes;
mod replay;
mod table;
mod wishes;

pub use chat::ChatLine;
pub use fault::Fault;
pub use message::{OnlineNews, OnlineWish, Opening};
pub use table::{PATIENCE, Table};
