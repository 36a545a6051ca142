//! A session description (SDP, RFC 8866) of one end of a connection: parsed for the few facts that a data channel needs, and
//! rebuilt from them.

use std::fmt;
use std::ops::RangeInclusive;

use super::ice_candidate::IceCandidate;

/// The longest description that is accepted, in bytes.
const LENGTH_LIMIT: usize = 16 * 1024;
/// The most candidates that are kept.
const CANDIDATE_LIMIT: usize = 32;
/// The length of a SHA-256 fingerprint, in bytes.
const FINGERPRINT_LENGTH: usize = 32;
// The lengths of the ICE credentials (RFC 8839, section 5.4).
const UFRAG_LENGTH: RangeInclusive<usize> = 4..=256;
const PASSWORD_LENGTH: RangeInclusive<usize> = 22..=256;
const MID_LENGTH: RangeInclusive<usize> = 1..=16;
// The largest message of a data channel where the description does not say (RFC 8841), and the largest that is accepted, in
// bytes.
const DEFAULT_MESSAGE_SIZE: u32 = 65_536;
const MESSAGE_SIZE_LIMIT: u32 = 1 << 20;

/// A session description with a single data channel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionDescription {
    ufrag: String,
    password: String,
    /// Upper-case hexadecimal digits, with a colon between bytes.
    fingerprint: String,
    setup: &'static str,
    mid: String,
    port: u16,
    max_message_size: u32,
    candidates: Vec<IceCandidate>,
    end_of_candidates: bool,
}

impl SessionDescription {
    /// Parses the description of a data channel whose `setup` attribute is one of these.
    pub fn parse(sdp: &str, setups: &[&'static str]) -> Option<Self> {
        if sdp.len() > LENGTH_LIMIT {
            return None;
        }
        let lines: Vec<&str> = sdp.lines().map(str::trim_end).collect();
        let mut media = lines.iter().filter_map(|line| line.strip_prefix("m="));
        let is_data = media
            .next()
            .is_some_and(|line| line.starts_with("application "));
        if !is_data || media.next().is_some() {
            return None;
        }
        let attribute = |key: &str| {
            let prefix = format!("a={key}:");
            lines
                .iter()
                .find_map(|line| line.strip_prefix(prefix.as_str()))
        };
        let number = |key: &str| attribute(key).and_then(|text| text.trim().parse::<u32>().ok());
        let setup = attribute("setup")?;
        let candidates = lines
            .iter()
            .filter_map(|line| line.strip_prefix("a=")?.parse().ok());
        Some(Self {
            ufrag: token(attribute("ice-ufrag")?, UFRAG_LENGTH)?,
            password: token(attribute("ice-pwd")?, PASSWORD_LENGTH)?,
            fingerprint: parse_fingerprint(attribute("fingerprint")?)?,
            setup: setups.iter().copied().find(|known| *known == setup)?,
            mid: token(attribute("mid")?, MID_LENGTH)?,
            port: u16::try_from(number("sctp-port")?).ok()?,
            max_message_size: number("max-message-size").map_or(DEFAULT_MESSAGE_SIZE, |size| {
                size.clamp(1, MESSAGE_SIZE_LIMIT)
            }),
            candidates: candidates.take(CANDIDATE_LIMIT).collect(),
            end_of_candidates: lines.contains(&"a=end-of-candidates"),
        })
    }
}

/// A text of the characters that ICE allows, with a length in this range.
fn token(text: &str, length: RangeInclusive<usize>) -> Option<String> {
    let is_plain = text
        .bytes()
        .all(|byte| byte.is_ascii_alphanumeric() || b"+/-_".contains(&byte));
    (is_plain && length.contains(&text.len())).then(|| text.to_owned())
}

fn parse_fingerprint(text: &str) -> Option<String> {
    let digits = text.strip_prefix("sha-256 ")?.trim();
    let bytes: Option<Vec<u8>> = digits
        .split(':')
        .map(|byte| {
            Some(byte)
                .filter(|byte| byte.len() == 2)
                .and_then(|byte| u8::from_str_radix(byte, 16).ok())
        })
        .collect();
    let bytes = bytes.filter(|bytes| bytes.len() == FINGERPRINT_LENGTH)?;
    let digits: Vec<String> = bytes.iter().map(|byte| format!("{byte:02X}")).collect();
    Some(digits.join(":"))
}

impl fmt::Display for SessionDescription {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            ufrag,
            password,
            fingerprint,
            setup,
            mid,
            port,
            max_message_size,
            ..
        } = self;
        write!(
            f,
            "v=0\r\no=- 1 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE {mid}\r\n\
             m=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\nc=IN IP4 0.0.0.0\r\n"
        )?;
        for candidate in &self.candidates {
            write!(f, "a={candidate}\r\n")?;
        }
        if self.end_of_candidates {
            f.write_str("a=end-of-candidates\r\n")?;
        }
        write!(
            f,
            "a=ice-ufrag:{ufrag}\r\na=ice-pwd:{password}\r\na=ice-options:trickle\r\n\
             a=fingerprint:sha-256 {fingerprint}\r\na=setup:{setup}\r\na=mid:{mid}\r\n\
             a=sctp-port:{port}\r\na=max-message-size:{max_message_size}\r\n"
        )
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// An offer as Chromium writes it, with lines that are not needed and one that is harmful.
    pub const OFFER: &str = "v=0\r\no=- 4611731400430051336 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
        a=extmap-allow-mixed\r\na=msid-semantic: WMS\r\nm=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\n\
        c=IN IP4 0.0.0.0\r\na=candidate:1 1 udp 2113937151 0b8f.local 50000 typ host generation 0\r\n\
        a=candidate:evil\r\na=ice-ufrag:aB+/\r\na=ice-pwd:0123456789abcdefghijklmn\r\na=ice-options:trickle\r\n\
        a=fingerprint:sha-256 00:11:22:33:44:55:66:77:88:99:aa:bb:cc:dd:ee:ff:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF\r\n\
        a=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n";

    #[test]
    fn a_description_is_rebuilt_from_its_facts() {
        let read = SessionDescription::parse(OFFER, &["actpass"]).expect("a description");
        let text = read.to_string();
        assert!(
            text.contains("a=candidate:1 1 udp 2113937151 0b8f.local 50000 typ host\r\n"),
            "{text}"
        );
        assert!(text.contains("88:99:AA:BB"), "{text}");
        assert!(!text.contains("evil") && !text.contains("msid"), "{text}");
        assert_eq!(SessionDescription::parse(&text, &["actpass"]), Some(read));
    }

    #[test]
    fn an_incomplete_description_is_refused() {
        assert_eq!(
            SessionDescription::parse(OFFER, &["active", "passive"]),
            None
        );
        for without in [
            "m=app",
            "a=ice-ufrag",
            "a=ice-pwd",
            "a=fingerprint",
            "a=setup",
            "a=mid",
            "a=sctp-port",
        ] {
            let rest: Vec<&str> = OFFER
                .lines()
                .filter(|line| !line.starts_with(without))
                .collect();
            assert_eq!(
                SessionDescription::parse(&rest.join("\r\n"), &["actpass"]),
                None,
                "{without}"
            );
        }
        let two = format!("{OFFER}m=audio 9 UDP/TLS/RTP/SAVPF 111\r\n");
        assert_eq!(SessionDescription::parse(&two, &["actpass"]), None);
        assert_eq!(
            SessionDescription::parse(&OFFER.repeat(40), &["actpass"]),
            None
        );
        let spaced = OFFER.replace("aB+/", "a b c d");
        assert_eq!(SessionDescription::parse(&spaced, &["actpass"]), None);
    }
}
