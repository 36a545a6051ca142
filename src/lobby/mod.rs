//! The lobby: where two machines find each other by a room's code, to speak with each other directly from then on.
//!
//! It passes on what the two need to open a direct line (matchbox's protocol) and knows nothing of the game. Nothing is kept:
//! no names, no addresses, no codes beyond the visit. It runs on one thread; several lobbies stand side by side behind a
//! balancer that sends each room always to the same one.
//!
//! The reading of the protocol is matchbox_signaling's. The door, the rooms and the limits are our own, for a server that
//! strangers can call must say how large a message may be and how much waits for whom.

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
