//! An ICE candidate (RFC 8839): an address at which a peer may be reached, in the form
//! `candidate:1 1 udp 2130706431 192.0.2.1 50000 typ host`.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// The longest host name, in bytes.
const HOST_NAME_LIMIT: usize = 255;
/// The longest foundation, in bytes.
const FOUNDATION_LIMIT: usize = 32;

/// The parts of a candidate that a data channel needs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IceCandidate {
    foundation: String,
    component: u8,
    transport: &'static str,
    priority: u32,
    /// An IP address, or an mDNS name below `.local` that stands for it.
    address: String,
    port: u16,
    kind: &'static str,
    /// The related address: the local one behind a reflexive or relayed candidate.
    related: Option<(IpAddr, u16)>,
    tcp_type: Option<&'static str>,
}

impl FromStr for IceCandidate {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let text = text.strip_prefix("candidate:").ok_or(())?;
        let words: Vec<&str> = text.split(' ').collect();
        let [
            foundation,
            component,
            transport,
            priority,
            address,
            port,
            "typ",
            kind,
            attributes @ ..,
        ] = &words[..]
        else {
            return Err(());
        };
        let attribute = |key: &str| {
            let mut pairs = attributes.chunks_exact(2);
            pairs.find(|pair| pair[0] == key).map(|pair| pair[1])
        };
        let related = attribute("raddr").zip(attribute("rport"));
        let related =
            related.and_then(|(address, port)| Some((address.parse().ok()?, port.parse().ok()?)));
        let component = component.parse().map_err(|_| ())?;
        Ok(Self {
            foundation: parse_foundation(foundation).ok_or(())?,
            component: Some(component).filter(|number| *number == 1).ok_or(())?,
            transport: one_of(&["udp", "tcp"], &transport.to_ascii_lowercase()).ok_or(())?,
            priority: priority.parse().map_err(|_| ())?,
            address: parse_address(address).ok_or(())?,
            port: port.parse().map_err(|_| ())?,
            kind: one_of(&["host", "srflx", "prflx", "relay"], kind).ok_or(())?,
            related,
            tcp_type: attribute("tcptype")
                .and_then(|kind| one_of(&["active", "passive", "so"], kind)),
        })
    }
}

fn parse_foundation(text: &str) -> Option<String> {
    let fits = (1..=FOUNDATION_LIMIT).contains(&text.len());
    let is_plain = text
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || b"+/".contains(&byte));
    (fits && is_plain).then(|| text.to_owned())
}

/// An IP address or an mDNS name. Other host names are refused, so that no peer makes us look one up.
fn parse_address(text: &str) -> Option<String> {
    if let Ok(address) = text.parse::<IpAddr>() {
        return Some(address.to_string());
    }
    let name = text
        .strip_suffix(".local")
        .filter(|name| !name.is_empty())?;
    let is_plain = name
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    (is_plain && text.len() <= HOST_NAME_LIMIT).then(|| text.to_owned())
}

fn one_of(known: &[&'static str], text: &str) -> Option<&'static str> {
    known.iter().copied().find(|word| *word == text)
}

impl fmt::Display for IceCandidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (foundation, component) = (&self.foundation, self.component);
        let (transport, priority) = (self.transport, self.priority);
        let (address, port, kind) = (&self.address, self.port, self.kind);
        write!(
            f,
            "candidate:{foundation} {component} {transport} {priority} {address} {port} typ {kind}"
        )?;
        if let Some((address, port)) = &self.related {
            write!(f, " raddr {address} rport {port}")?;
        }
        match self.tcp_type {
            Some(kind) => write!(f, " tcptype {kind}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_known_parts_are_kept() {
        for (text, kept) in [
            (
                "candidate:1 1 UDP 2130706431 192.0.2.1 50000 typ host generation 0 ufrag x network-cost 999",
                "candidate:1 1 udp 2130706431 192.0.2.1 50000 typ host",
            ),
            (
                "candidate:842163049 1 udp 1677729535 2001:db8::1 9 typ srflx raddr 10.0.0.1 rport 8",
                "candidate:842163049 1 udp 1677729535 2001:db8::1 9 typ srflx raddr 10.0.0.1 rport 8",
            ),
            (
                "candidate:2 1 tcp 1 0b8f-aa.local 9 typ host tcptype active",
                "candidate:2 1 tcp 1 0b8f-aa.local 9 typ host tcptype active",
            ),
        ] {
            let read: IceCandidate = text.parse().expect(text);
            assert_eq!(read.to_string(), kept);
            assert_eq!(kept.parse(), Ok(read));
        }
    }

    #[test]
    fn invalid_candidates_are_refused() {
        for text in [
            "",
            "candidate:",
            "candidate:1 2 udp 1 192.0.2.1 9 typ host",
            "candidate:1 1 udp 1 example.org 9 typ host",
            "candidate:1 1 udp 1 192.0.2.1 99999 typ host",
            "candidate:1 1 udp -1 192.0.2.1 9 typ host",
            "candidate:1 1 udp 1 192.0.2.1 9 typ ghost",
            "candidate:1\r\na=x 1 udp 1 192.0.2.1 9 typ host",
        ] {
            assert_eq!(text.parse::<IceCandidate>(), Err(()), "{text}");
        }
    }
}
