//! Filters the signals by which peers set up a connection: each one is rebuilt from the facts in it, or dropped.

use serde::{Deserialize, Serialize};

use super::ice_candidate::IceCandidate;
use super::sdp::SessionDescription;

/// The longest candidate in JSON, in bytes.
const CANDIDATE_LIMIT: usize = 1024;
/// The JSON that ends the list of candidates.
const END_OF_CANDIDATES: &str = "null";

/// An offer; `None` if it is not a valid one.
pub fn offer(sdp: &str) -> Option<String> {
    SessionDescription::parse(sdp, &["actpass"]).map(|description| description.to_string())
}

/// An answer to an offer; `None` if it is not a valid one.
pub fn answer(sdp: &str) -> Option<String> {
    SessionDescription::parse(sdp, &["active", "passive"])
        .map(|description| description.to_string())
}

/// A candidate in the JSON form of browsers, `RTCIceCandidateInit`.
#[derive(Serialize, Deserialize)]
struct CandidateInit {
    candidate: String,
    /// The media section that the candidate belongs to. There is only one.
    #[serde(default, rename = "sdpMid", skip_deserializing)]
    mid: Option<String>,
    #[serde(default, rename = "sdpMLineIndex", skip_deserializing)]
    line_index: u16,
}

/// An ICE candidate in JSON; `None` if it is not a valid one.
pub fn candidate(json: &str) -> Option<String> {
    if json.len() > CANDIDATE_LIMIT {
        return None;
    }
    if json == END_OF_CANDIDATES {
        return Some(END_OF_CANDIDATES.into());
    }
    let init: CandidateInit = serde_json::from_str(json).ok()?;
    let candidate: IceCandidate = init.candidate.parse().ok()?;
    let init = CandidateInit {
        candidate: candidate.to_string(),
        mid: None,
        line_index: 0,
    };
    serde_json::to_string(&init).ok()
}

#[cfg(test)]
mod tests {
    use super::super::sdp::tests::OFFER;
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn an_offer_is_not_an_answer() {
        assert!(offer(OFFER).is_some());
        assert!(answer(OFFER).is_none());
        assert!(answer(&OFFER.replace("actpass", "active")).is_some());
    }

    #[test]
    fn a_candidate_keeps_only_its_address() {
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
        fn any_text_is_rebuilt_or_dropped(text in "(?s).{0,200}", line in 0..20usize) {
            let mut lines: Vec<&str> = OFFER.lines().collect();
            let at = line.min(lines.len() - 1);
            lines[at] = &text;
            let sdp = lines.join("\r\n");
            if let Some(filtered) = offer(&sdp) {
                prop_assert!(filtered.is_ascii());
                prop_assert_eq!(offer(&filtered), Some(filtered));
            }
            if let Some(filtered) = candidate(&text) {
                prop_assert!(filtered.is_ascii());
            }
        }
    }
}
