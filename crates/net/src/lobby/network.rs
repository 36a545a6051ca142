//! The network that a connection comes from, as limits count it.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

/// An IPv4 address, or an IPv6 /64 network: one household gets a whole one, and chooses addresses in it freely.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Network(IpAddr);

/// The bits of an IPv6 address that name its /64 network.
const NETWORK_MASK: u128 = !0 << 64;

impl From<IpAddr> for Network {
    fn from(address: IpAddr) -> Self {
        match address.to_canonical() {
            v4 @ IpAddr::V4(_) => Self(v4),
            IpAddr::V6(v6) => Self(Ipv6Addr::from_bits(v6.to_bits() & NETWORK_MASK).into()),
        }
    }
}

impl Network {
    /// Reads the last address of a list as proxies write it into `X-Forwarded-For`. The last is the one that our own proxy
    /// saw; those before it cannot be trusted.
    pub fn from_forwarded(list: &str) -> Option<Self> {
        let last = list.rsplit(',').next()?.trim();
        let address = last.parse::<IpAddr>();
        let address = address.or_else(|_| last.parse::<SocketAddr>().map(|socket| socket.ip()));
        Some(address.ok()?.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn network(text: &str) -> Network {
        text.parse::<IpAddr>().expect("an address").into()
    }

    #[test]
    fn a_household_is_one_network() {
        assert_eq!(network("2001:db8::1"), network("2001:db8::ffff:1"));
        assert_ne!(network("2001:db8::1"), network("2001:db8:0:1::1"));
        assert_eq!(network("::ffff:192.0.2.7"), network("192.0.2.7"));
        assert_ne!(network("192.0.2.8"), network("192.0.2.7"));
    }

    #[test]
    fn the_last_hop_is_believed_and_no_other() {
        let read = Network::from_forwarded;
        assert_eq!(read("10.0.0.1, 192.0.2.7"), Some(network("192.0.2.7")));
        assert_eq!(read("192.0.2.7:4711"), Some(network("192.0.2.7")));
        assert_eq!(read("[2001:db8::1]:80"), Some(network("2001:db8::1")));
        assert_eq!(read("2001:db8::1"), Some(network("2001:db8::1")));
        for nonsense in ["", "unknown", "192.0.2.7, ", "1.2.3"] {
            assert_eq!(read(nonsense), None, "{nonsense}");
        }
    }
}
