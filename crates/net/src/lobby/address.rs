//! The address of this machine on its network, to pass on to the player who joins.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

/// Addresses reserved for documentation, used as a destination outside the network.
const FAR_AWAY: [(IpAddr, IpAddr); 2] = [
    (
        IpAddr::V4(Ipv4Addr::UNSPECIFIED),
        IpAddr::V4(Ipv4Addr::new(192, 0, 2, 1)),
    ),
    (
        IpAddr::V6(Ipv6Addr::UNSPECIFIED),
        IpAddr::V6(Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 1)),
    ),
];
/// Any port does, for nothing is sent.
const ANY_PORT: u16 = 9;

/// The address of this machine on its network, as others there reach it; none without a network.
///
/// It asks the system for the source address it would use for a distant host. Nothing is sent.
pub fn own_address() -> Option<IpAddr> {
    FAR_AWAY.into_iter().find_map(|(here, far_away)| {
        let socket = UdpSocket::bind(SocketAddr::new(here, 0)).ok()?;
        socket.connect(SocketAddr::new(far_away, ANY_PORT)).ok()?;
        let own = socket.local_addr().ok()?.ip();
        (!own.is_loopback() && !own.is_unspecified()).then_some(own)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// On a machine without a network there is none to check.
    #[test]
    fn the_own_address_is_ours() {
        if let Some(address) = own_address() {
            let socket = UdpSocket::bind((address, 0));
            assert!(socket.is_ok(), "{address} belongs to another machine");
        }
    }
}
