//! The live game between two machines.
//!
//! The room itself is [`Table`], which is pure. [`Online`] is the room that this machine is in: its connection, the seat that is
//! kept, and the state that screens read. They ask by [`OnlineWish`]; what concerns the game is an
//! [`Intent`](crate::matches::Intent) like every move and is handed to the room by the one system that handles these.

mod desk;
mod hosting;
mod message;
mod office;
mod seated;
mod systems;

pub use crate::matches::online::{
    ChatLine, Claim, Fault, OnlineNews, Opening, PATIENCE, Table, Ticket,
};
pub use desk::{Lines, Online, OpenLine, Stage, Trouble, Wake, is_own_lobby};
pub use message::OnlineWish;

pub(super) use systems::{keep_and_send, obey, plugin, run};
