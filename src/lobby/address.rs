//! Where this machine is on its network, to be told to the one who shall join.

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr, UdpSocket};

/// Addresses that stand for the whole world: they belong to nobody, being kept for documents.
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

/// The address of this machine on its network, as others there reach it; none where there is no network.
///
/// It asks the system which of its addresses it would speak from to somebody far away. Nothing is sent.
#[must_use]
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

    #[test]
    fn the_own_address_is_one_that_others_can_reach() {
        if let Some(address) = own_address() {
            assert!(!address.is_loopback() && !address.is_unspecified());
            assert!(
                UdpSocket::bind((address, 0)).is_ok(),
                "it is ours: {address}"
            );
        }
    }
}
