//! The description of one end of a connection, as WebRTC writes it (SDP): read for the few facts that a data channel needs, and
//! rebuilt from them.

use std::fmt;

use super::candidate::Candidate;

/// The longest description that is read, in bytes.
const LIMIT: usize = 16 * 1024;
/// The most candidates that are kept.
const CANDIDATES: usize = 32;
/// The bytes of a fingerprint by SHA-256.
const FINGERPRINT: usize = 32;
/// The default for the largest message of a data channel, and the largest value that is accepted.
const MESSAGE: u32 = 65_536;
const LARGEST_MESSAGE: u32 = 1 << 20;

/// These facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Description {
    ufrag: String,
    password: String,
    /// In capital hexadecimal digits, with colons between.
    fingerprint: String,
    setup: &'static str,
    mid: String,
    port: u16,
    message: u32,
    candidates: Vec<Candidate>,
    complete: bool,
}

impl Description {
    /// Reads a description of a data channel by one who may take these parts in the set-up.
    pub fn read(sdp: &str, setups: &[&'static str]) -> Option<Self> {
        if sdp.len() > LIMIT {
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
        let value = |key: &str| {
            let with = format!("a={key}:");
            lines
                .iter()
                .find_map(|line| line.strip_prefix(with.as_str()))
        };
        let number = |key: &str| value(key).and_then(|text| text.trim().parse::<u32>().ok());
        let setup = value("setup")?;
        let candidates = lines
            .iter()
            .filter_map(|line| line.strip_prefix("a=")?.parse().ok());
        Some(Self {
            ufrag: word(value("ice-ufrag")?, 4..=256)?,
            password: word(value("ice-pwd")?, 22..=256)?,
            fingerprint: fingerprint(value("fingerprint")?)?,
            setup: setups.iter().copied().find(|known| *known == setup)?,
            mid: word(value("mid")?, 1..=16)?,
            port: u16::try_from(number("sctp-port")?).ok()?,
            message: number("max-message-size")
                .map_or(MESSAGE, |most| most.clamp(1, LARGEST_MESSAGE)),
            candidates: candidates.take(CANDIDATES).collect(),
            complete: lines.contains(&"a=end-of-candidates"),
        })
    }
}

/// A word of the letters that ICE has, of such a length.
fn word(text: &str, length: std::ops::RangeInclusive<usize>) -> Option<String> {
    let plain = text
        .bytes()
        .all(|sign| sign.is_ascii_alphanumeric() || b"+/-_".contains(&sign));
    (plain && length.contains(&text.len())).then(|| text.to_owned())
}

fn fingerprint(text: &str) -> Option<String> {
    let digits = text.strip_prefix("sha-256 ")?.trim();
    let bytes: Option<Vec<u8>> = digits
        .split(':')
        .map(|byte| {
            Some(byte)
                .filter(|byte| byte.len() == 2)
                .and_then(|byte| u8::from_str_radix(byte, 16).ok())
        })
        .collect();
    let bytes = bytes.filter(|bytes| bytes.len() == FINGERPRINT)?;
    let digits: Vec<String> = bytes.iter().map(|byte| format!("{byte:02X}")).collect();
    Some(digits.join(":"))
}

impl fmt::Display for Description {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            ufrag,
            password,
            fingerprint,
            setup,
            mid,
            port,
            message,
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
        if self.complete {
            f.write_str("a=end-of-candidates\r\n")?;
        }
        write!(
            f,
            "a=ice-ufrag:{ufrag}\r\na=ice-pwd:{password}\r\na=ice-options:trickle\r\n\
             a=fingerprint:sha-256 {fingerprint}\r\na=setup:{setup}\r\na=mid:{mid}\r\n\
             a=sctp-port:{port}\r\na=max-message-size:{message}\r\n"
        )
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// As Chromium writes it, with lines that are not needed and one that is harmful.
    pub const OFFER: &str = "v=0\r\no=- 4611731400430051336 2 IN IP4 127.0.0.1\r\ns=-\r\nt=0 0\r\na=group:BUNDLE 0\r\n\
        a=extmap-allow-mixed\r\na=msid-semantic: WMS\r\nm=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\n\
        c=IN IP4 0.0.0.0\r\na=candidate:1 1 udp 2113937151 0b8f.local 50000 typ host generation 0\r\n\
        a=candidate:evil\r\na=ice-ufrag:aB+/\r\na=ice-pwd:0123456789abcdefghijklmn\r\na=ice-options:trickle\r\n\
        a=fingerprint:sha-256 00:11:22:33:44:55:66:77:88:99:aa:bb:cc:dd:ee:ff:00:11:22:33:44:55:66:77:88:99:AA:BB:CC:DD:EE:FF\r\n\
        a=setup:actpass\r\na=mid:0\r\na=sctp-port:5000\r\na=max-message-size:262144\r\n";

    #[test]
    fn a_description_is_written_anew_from_its_facts() {
        let read = Description::read(OFFER, &["actpass"]).expect("a description");
        let text = read.to_string();
        assert!(
            text.contains("a=candidate:1 1 udp 2113937151 0b8f.local 50000 typ host\r\n"),
            "{text}"
        );
        assert!(text.contains("88:99:AA:BB"), "{text}");
        assert!(!text.contains("evil") && !text.contains("msid"), "{text}");
        assert_eq!(Description::read(&text, &["actpass"]), Some(read));
    }

    #[test]
    fn what_lacks_a_fact_is_none() {
        assert_eq!(Description::read(OFFER, &["active", "passive"]), None);
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
                Description::read(&rest.join("\r\n"), &["actpass"]),
                None,
                "{without}"
            );
        }
        let two = format!("{OFFER}m=audio 9 UDP/TLS/RTP/SAVPF 111\r\n");
        assert_eq!(Description::read(&two, &["actpass"]), None);
        assert_eq!(Description::read(&OFFER.repeat(40), &["actpass"]), None);
        let spaced = OFFER.replace("aB+/", "a b c d");
        assert_eq!(Description::read(&spaced, &["actpass"]), None);
    }
}
