//! Servers that help two machines connect: STUN tells a machine its public address, TURN relays what cannot be sent
//! directly.
//!
//! ```
//! use narabe::net::Helpers;
//!
//! let helpers = Helpers::new("stun:stun.example.org:3478", "", "", "")?;
//! assert_eq!(helpers.urls(), ["stun:stun.example.org:3478"]);
//! assert!(Helpers::new("http://example.org", "", "", "").is_err());
//! # Ok::<(), narabe::net::HelperError>(())
//! ```

/// The longest address, in bytes.
const LIMIT: usize = 200;

/// The servers. Browsers fail on an address that they do not understand, so every address is checked first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Helpers {
    urls: Vec<String>,
    username: String,
    credential: String,
}

/// Why an address does not name such a server.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HelperError {
    #[error(
        "{url:?} is not a STUN server; use the form stun:stun.example.org:3478, or leave it empty"
    )]
    Stun { url: String },
    #[error(
        "{url:?} is not a TURN server; use the form turn:turn.example.org:3478, or leave it empty"
    )]
    Turn { url: String },
    #[error("a TURN server needs a user name and a password; enter both, or remove the server")]
    Unnamed,
}

impl Helpers {
    /// By the addresses as people type them; empty means none.
    ///
    /// # Errors
    /// When an address is not valid, or a TURN server has no user or password.
    pub fn new(stun: &str, turn: &str, user: &str, password: &str) -> Result<Self, HelperError> {
        let (stun, turn) = (stun.trim(), turn.trim());
        let told = |url: &str| url.chars().take(LIMIT).collect();
        if !stun.is_empty() && !is_address(stun, &["stun:", "stuns:"], false) {
            return Err(HelperError::Stun { url: told(stun) });
        }
        if !turn.is_empty() && !is_address(turn, &["turn:", "turns:"], true) {
            return Err(HelperError::Turn { url: told(turn) });
        }
        if !turn.is_empty() && (user.is_empty() || password.is_empty()) {
            return Err(HelperError::Unnamed);
        }
        let given = [stun, turn].into_iter().filter(|url| !url.is_empty());
        Ok(Self {
            urls: given.map(str::to_owned).collect(),
            username: user.to_owned(),
            credential: password.to_owned(),
        })
    }

    #[must_use]
    pub fn urls(&self) -> &[String] {
        &self.urls
    }

    /// User and password, where a server needs them.
    #[must_use]
    pub fn login(&self) -> Option<(&str, &str)> {
        let wanted = !self.username.is_empty() && !self.credential.is_empty();
        wanted.then_some((&self.username, &self.credential))
    }
}

/// Whether a text is a scheme, a host, an optional port and, for TURN, an optional transport.
fn is_address(url: &str, schemes: &[&str], carries: bool) -> bool {
    let Some(rest) = schemes.iter().find_map(|scheme| url.strip_prefix(scheme)) else {
        return false;
    };
    let place = match rest.split_once('?') {
        Some((place, "transport=udp" | "transport=tcp")) if carries => place,
        Some(_) => return false,
        None => rest,
    };
    let (host, port) = match place.rsplit_once(':') {
        Some((host, port)) if !place.ends_with(']') => (host, Some(port)),
        _ => (place, None),
    };
    let plain = |sign: u8| sign.is_ascii_alphanumeric() || b"-.".contains(&sign);
    let is_v6 = host
        .strip_prefix('[')
        .and_then(|host| host.strip_suffix(']'))
        .is_some_and(|host| host.parse::<std::net::Ipv6Addr>().is_ok());
    let is_host = is_v6 || !host.is_empty() && host.bytes().all(plain);
    let is_port = port.is_none_or(|port| port.parse::<u16>().is_ok_and(|port| port > 0));
    url.len() <= LIMIT && is_host && is_port
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_browsers_know_gets_through() {
        for stun in [
            "",
            "stun:a",
            " stun:stun.example.org:19302 ",
            "stuns:[::1]:5",
            "stun:[::1]",
        ] {
            assert!(Helpers::new(stun, "", "", "").is_ok(), "{stun}");
        }
        for stun in [
            "a",
            "stun:",
            "stun:a:0",
            "stun:a:99999",
            "stun:a b",
            "stun:a?transport=udp",
            "turn:a",
            "stun:[x]",
        ] {
            let fault = HelperError::Stun { url: stun.into() };
            assert_eq!(Helpers::new(stun, "", "", ""), Err(fault), "{stun}");
        }
        for turn in ["turn:a", "turns:a:443?transport=tcp"] {
            assert!(Helpers::new("", turn, "u", "p").is_ok(), "{turn}");
            assert_eq!(Helpers::new("", turn, "u", ""), Err(HelperError::Unnamed));
        }
        assert!(Helpers::new("", "turn:a?transport=x", "u", "p").is_err());
        assert!(Helpers::new(&format!("stun:{}", "a".repeat(300)), "", "", "").is_err());
    }
}
