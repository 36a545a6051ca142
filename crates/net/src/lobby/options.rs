//! The options of a lobby.

use std::net::SocketAddr;

use super::Limits;

/// The options of a lobby.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// The address to listen on; port 0 takes any free port.
    pub listen: SocketAddr,
    /// The limits on rooms, connections and traffic.
    pub limits: Limits,
    /// Whether to take the client's address from `X-Forwarded-For`. Only safe behind a proxy that sets it, because clients
    /// could put any address there.
    pub trust_forwarded_for: bool,
}

impl Options {
    /// The default limits, and no proxy.
    pub fn on(listen: SocketAddr) -> Self {
        Self {
            listen,
            limits: Limits::default(),
            trust_forwarded_for: false,
        }
    }
}
