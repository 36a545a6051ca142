//! An ICE candidate: one address by which a machine may be reached, as WebRTC writes it,
//! `candidate:1 1 udp 2130706431 192.0.2.1 50000 typ host`.

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

/// The longest host name, in bytes.
const NAME_LIMIT: usize = 255;
/// The longest foundation of a candidate.
const FOUNDATION_LIMIT: usize = 32;

/// The parts that are needed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Candidate {
    foundation: String,
    component: u8,
    transport: &'static str,
    priority: u32,
    /// An address, or a name below `.local` that hides it.
    place: String,
    port: u16,
    kind: &'static str,
    /// The related address, behind the one that is seen.
    related: Option<(IpAddr, u16)>,
    tcp: Option<&'static str>,
}

impl FromStr for Candidate {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let text = text.strip_prefix("candidate:").ok_or(())?;
        let words: Vec<&str> = text.split(' ').collect();
        let [
            foundation,
            component,
            transport,
            priority,
            place,
            port,
            "typ",
            kind,
            rest @ ..,
        ] = &words[..]
        else {
            return Err(());
        };
        let pairs: Vec<(&str, &str)> = rest
            .chunks_exact(2)
            .map(|pair| (pair[0], pair[1]))
            .collect();
        let value = |key: &str| {
            pairs
                .iter()
                .find(|(name, _)| *name == key)
                .map(|(_, value)| *value)
        };
        let related = value("raddr").zip(value("rport"));
        let related =
            related.and_then(|(place, port)| Some((place.parse().ok()?, port.parse().ok()?)));
        let lower = transport.to_ascii_lowercase();
        Ok(Self {
            foundation: mark(foundation).ok_or(())?,
            component: component
                .parse()
                .ok()
                .filter(|number| *number == 1)
                .ok_or(())?,
            transport: one_of(&["udp", "tcp"], &lower).ok_or(())?,
            priority: priority.parse().map_err(|_| ())?,
            place: place_of(place).ok_or(())?,
            port: port.parse().map_err(|_| ())?,
            kind: one_of(&["host", "srflx", "prflx", "relay"], kind).ok_or(())?,
            related,
            tcp: value("tcptype").and_then(|kind| one_of(&["active", "passive", "so"], kind)),
        })
    }
}

fn mark(text: &str) -> Option<String> {
    let fits = (1..=FOUNDATION_LIMIT).contains(&text.len());
    let plain = text
        .bytes()
        .all(|sign| sign.is_ascii_alphanumeric() || b"+/".contains(&sign));
    (fits && plain).then(|| text.to_owned())
}

fn place_of(text: &str) -> Option<String> {
    if let Ok(address) = text.parse::<IpAddr>() {
        return Some(address.to_string());
    }
    let hidden = text
        .strip_suffix(".local")
        .filter(|name| !name.is_empty())?;
    let plain = hidden
        .bytes()
        .all(|sign| sign.is_ascii_alphanumeric() || sign == b'-');
    (plain && text.len() <= NAME_LIMIT).then(|| text.to_owned())
}

fn one_of(known: &[&'static str], text: &str) -> Option<&'static str> {
    known.iter().copied().find(|word| *word == text)
}

impl fmt::Display for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            foundation,
            component,
            transport,
            priority,
            place,
            port,
            kind,
            ..
        } = self;
        write!(
            f,
            "candidate:{foundation} {component} {transport} {priority} {place} {port} typ {kind}"
        )?;
        if let Some((place, port)) = &self.related {
            write!(f, " raddr {place} rport {port}")?;
        }
        match self.tcp {
            Some(kind) => write!(f, " tcptype {kind}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_needed_stays_and_the_rest_goes() {
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
            let read: Candidate = text.parse().expect(text);
            assert_eq!(read.to_string(), kept);
            assert_eq!(kept.parse(), Ok(read));
        }
    }

    #[test]
    fn what_is_no_candidate_is_none() {
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
            assert_eq!(text.parse::<Candidate>(), Err(()), "{text}");
        }
    }
}
