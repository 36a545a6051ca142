//! The lobby server inside the game, for players on the same network.

use super::error::OnlineError;
use super::state::Online;
use narabe_net::LobbyAddress;

#[cfg(not(target_family = "wasm"))]
impl Online {
    /// Starts a lobby server on this port, if given. Returns its address for this machine and for others on the
    /// network.
    pub(super) fn host(
        &mut self,
        port: Option<u16>,
    ) -> Result<(LobbyAddress, LobbyAddress), OnlineError> {
        use narabe_net::LOBBY_PORT;
        use narabe_net::lobby::{Options, Server, own_address};
        use std::net::{IpAddr, Ipv4Addr, SocketAddr};

        let no = |error: &dyn std::fmt::Display| OnlineError::NoHosting(error.to_string());
        let any = |port: u16| Options::on(SocketAddr::from((Ipv4Addr::UNSPECIFIED, port)));
        let address = |ip: IpAddr, port: u16| {
            let place = SocketAddr::new(ip, port);
            let address: Result<LobbyAddress, _> = format!("ws://{place}").parse();
            address.map_err(|error| no(&error))
        };
        let running = match port {
            Some(port) => Server::start(&any(port)),
            // If the default port is taken, use any free one.
            None => Server::start(&any(LOBBY_PORT)).or_else(|_| Server::start(&any(0))),
        };
        let running = running.map_err(|error| no(&error))?;
        let (port, own) = (running.address().port(), Ipv4Addr::LOCALHOST.into());
        let here = address(own, port)?;
        let shown = address(own_address().unwrap_or(own), port)?;
        self.hosting = Some(running);
        Ok((here, shown))
    }

    pub(super) fn stop_hosting(&mut self) {
        self.hosting = None;
    }
}

#[cfg(target_family = "wasm")]
impl Online {
    /// A browser cannot accept connections.
    pub(super) fn host(
        &mut self,
        _: Option<u16>,
    ) -> Result<(LobbyAddress, LobbyAddress), OnlineError> {
        let words = "a browser cannot host a room; open the game on a desktop, or use a lobby";
        Err(OnlineError::NoHosting(words.into()))
    }

    pub(super) fn stop_hosting(&mut self) {}
}
