//! The lobby: a WebRTC signaling server, where two machines find each other by a room code.
//!
//! It relays what the two need for a direct connection (matchbox's protocol) and knows nothing about the game. Nothing is
//! stored: no names, no addresses, no codes after the connection ends. It runs on one thread; several lobbies can run behind a
//! load balancer that always sends a room to the same one.
//!
//! The protocol's types come from matchbox_protocol. The server is our own rather than matchbox_signaling, because a public
//! server must limit the size of messages and of queues.
//!
//! ```
//! use narabe_net::lobby::{Options, Server};
//!
//! let server = Server::start(&Options::on(([127, 0, 0, 1], 0).into()))?;
//! assert_eq!((server.rooms(), server.people()), (0, 0));
//! server.stop();
//! # Ok::<(), narabe_net::lobby::StartError>(())
//! ```

mod address;
mod connections;
mod join_rate;
mod join_request;
mod limits;
mod metered;
mod network;
mod options;
mod room;
mod rooms;
mod router;
mod server;
mod session;
mod state;

pub use address::own_address;
pub use limits::Limits;
pub use options::Options;
pub use server::{Server, StartError};
