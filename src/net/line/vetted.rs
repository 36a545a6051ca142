//! What others send to set up a connection, sanitised: each text is rebuilt from the facts in it, or dropped.

use serde::{Deserialize, Serialize};

use super::candidate::Candidate;
use super::sdp::Description;

/// The longest text of a candidate, in bytes.
const CANDIDATE_LIMIT: usize = 1024;
/// What says that no more candidates follow.
const NO_MORE: &str = "null";

/// An offer to connect.
pub fn offer(sdp: &str) -> Option<String> {
    Description::read(sdp, &["actpass"]).map(|description| description.to_string())
}

/// The answer to an offer.
pub fn answer(sdp: &str) -> Option<String> {
    Description::read(sdp, &["active", "passive"]).map(|description| description.to_string())
}

/// A candidate, as browsers write it in JSON.
#[derive(Serialize, Deserialize)]
struct Way {
    candidate: String,
    /// Which part of the description it belongs to. There is only one.
    #[serde(default, rename = "sdpMid", skip_deserializing)]
    mid: Option<String>,
    #[serde(default, rename = "sdpMLineIndex", skip_deserializing)]
    line: u16,
}

/// A candidate by which the other peer may be reached.
pub fn candidate(json: &str) -> Option<String> {
    if json.len() > CANDIDATE_LIMIT {
        return None;
    }
    if json == NO_MORE {
        return Some(NO_MORE.into());
    }
    let way: Way = serde_json::from_str(json).ok()?;
    let candidate: Candidate = way.candidate.parse().ok()?;
    let way = Way {
        candidate: candidate.to_string(),
        mid: None,
        line: 0,
    };
    serde_json::to_string(&way).ok()
}

#[cfg(test)]
mod tests {
    use super::super::sdp::tests::OFFER;
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn offers_and_answers_are_told_apart() {
        assert!(offer(OFFER).is_some());
        assert!(answer(OFFER).is_none());
        assert!(answer(&OFFER.replace("actpass", "active")).is_some());
    }

    #[test]
    fn a_candidate_keeps_nothing_but_its_way() {
        let json = r#"{"candidate":"candidate:1 1 udp 5 192.0.2.1 9 typ host ufrag x","sdpMid":"7","sdpMLineIndex":9,"usernameFragment":"x"}"#;
        let kept = r#"{"candidate":"candidate:1 1 udp 5 192.0.2.1 9 typ host","sdpMid":null,"sdpMLineIndex":0}"#;
        assert_eq!(candidate(json).as_deref(), Some(kept));
        assert_eq!(candidate("null").as_deref(), Some("null"));
        assert_eq!(candidate(r#"{"candidate":""}"#), None);
        assert_eq!(candidate("{}"), None);
        assert_eq!(
            candidate(&format!("{json}{}", " ".repeat(CANDIDATE_LIMIT))),
            None
        );
    }

    proptest! {
        #[test]
        fn no_text_does_harm(text in "(?s).{0,200}", line in 0..20usize) {
            let mut lines: Vec<&str> = OFFER.lines().collect();
            let at = line.min(lines.len() - 1);
            lines[at] = &text;
            let sdp = lines.join("\r\n");
            if let Some(vetted) = offer(&sdp) {
                prop_assert!(vetted.is_ascii());
                prop_assert_eq!(offer(&vetted), Some(vetted));
            }
            if let Some(vetted) = candidate(&text) {
                prop_assert!(vetted.is_ascii());
            }
        }
    }
}
