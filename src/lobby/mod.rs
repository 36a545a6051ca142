//! The lobby: where two machines find each other by a room code, to connect directly.
//!
//! It relays what the two need for a direct connection (matchbox's protocol) and knows nothing about the game. Nothing is
//! stored: no names, no addresses, no codes after the visit. It runs on one thread; several lobbies can run behind a load
//! balancer that always sends a room to the same one.
//!
//! The protocol's types come from matchbox_signaling. Admission, rooms and limits are our own, because a public server must
//! limit the size of messages and of queues.

mod address;
mod bucket;
mod door;
mod hall;
mod knocks;
mod limits;
mod line;
mod network;
mod room;
mod rooms;
mod server;
mod turnstile;
mod visit;

pub use address::own_address;
pub use bucket::Allowance;
pub use limits::Limits;
pub use server::{Options, Running, Server, StartError};
