//! The ICE servers that help two machines connect: a STUN server tells a machine its public address, and a TURN server
//! relays the data when no direct connection is possible.
//!
//! ```
//! use narabe_net::IceServers;
//!
//! let servers = IceServers::new("stun:stun.example.org:3478", "", "", "")?;
//! assert_eq!(servers.urls(), ["stun:stun.example.org:3478"]);
//! assert!(IceServers::new("http://example.org", "", "", "").is_err());
//! # Ok::<(), narabe_net::IceServerError>(())
//! ```

/// The longest URL, in bytes.
const URL_LIMIT: usize = 200;

/// At most one STUN and one TURN server. The URLs are validated because a browser throws on one that it does not understand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct IceServers {
    urls: Vec<String>,
    username: String,
    credential: String,
}

/// Why the settings name no usable ICE server.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IceServerError {
    /// The STUN URL is not valid.
    #[error(
        "{url:?} is not a STUN server; use the form stun:stun.example.org:3478, or leave it empty"
    )]
    Stun {
        /// The URL as entered, cut to 200 characters.
        url: String,
    },
    /// The TURN URL is not valid.
    #[error(
        "{url:?} is not a TURN server; use the form turn:turn.example.org:3478, or leave it empty"
    )]
    Turn {
        /// The URL as entered, cut to 200 characters.
        url: String,
    },
    /// A TURN server is given without a user name or without a password.
    #[error("a TURN server needs a user name and a password; enter both, or remove the server")]
    MissingCredentials,
}

impl IceServers {
    /// Reads the URLs as entered; an empty one means no server.
    ///
    /// # Errors
    /// When a URL is not valid, or a TURN server has no user name or no password.
    pub fn new(stun: &str, turn: &str, user: &str, password: &str) -> Result<Self, IceServerError> {
        let (stun, turn) = (stun.trim(), turn.trim());
        let quoted = |url: &str| narabe_rules::printable(url, URL_LIMIT);
        if !stun.is_empty() && !is_url(stun, &["stun:", "stuns:"], false) {
            return Err(IceServerError::Stun { url: quoted(stun) });
        }
        if !turn.is_empty() && !is_url(turn, &["turn:", "turns:"], true) {
            return Err(IceServerError::Turn { url: quoted(turn) });
        }
        if !turn.is_empty() && (user.is_empty() || password.is_empty()) {
            return Err(IceServerError::MissingCredentials);
        }
        let given = [stun, turn].into_iter().filter(|url| !url.is_empty());
        Ok(Self {
            urls: given.map(str::to_owned).collect(),
            username: user.to_owned(),
            credential: password.to_owned(),
        })
    }

    /// The URLs, STUN first.
    pub fn urls(&self) -> &[String] {
        &self.urls
    }

    /// The user name and the password, if both are given.
    pub fn credentials(&self) -> Option<(&str, &str)> {
        let given = !self.username.is_empty() && !self.credential.is_empty();
        given.then_some((&self.username, &self.credential))
    }
}

/// Whether a text is one of the schemes, a host, an optional port and, where allowed, a `transport` parameter.
fn is_url(url: &str, schemes: &[&str], allows_transport: bool) -> bool {
    let Some(rest) = schemes.iter().find_map(|scheme| url.strip_prefix(scheme)) else {
        return false;
    };
    let authority = match rest.split_once('?') {
        Some((authority, "transport=udp" | "transport=tcp")) if allows_transport => authority,
        Some(_) => return false,
        None => rest,
    };
    let (host, port) = match authority.rsplit_once(':') {
        Some((host, port)) if !authority.ends_with(']') => (host, Some(port)),
        _ => (authority, None),
    };
    let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-.".contains(&byte);
    let is_v6 = host
        .strip_prefix('[')
        .and_then(|host| host.strip_suffix(']'))
        .is_some_and(|host| host.parse::<std::net::Ipv6Addr>().is_ok());
    let is_host = is_v6 || !host.is_empty() && host.bytes().all(is_plain);
    let is_port = port.is_none_or(|port| port.parse::<u16>().is_ok_and(|port| port > 0));
    url.len() <= URL_LIMIT && is_host && is_port
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stun_url_is_validated() {
        for stun in [
            "",
            "stun:a",
            " stun:stun.example.org:19302 ",
            "stuns:[::1]:5",
            "stun:[::1]",
        ] {
            assert!(IceServers::new(stun, "", "", "").is_ok(), "{stun}");
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
            let fault = IceServerError::Stun { url: stun.into() };
            assert_eq!(IceServers::new(stun, "", "", ""), Err(fault), "{stun}");
        }
        let long = format!("stun:{}", "a".repeat(300));
        assert!(IceServers::new(&long, "", "", "").is_err());
    }

    #[test]
    fn a_turn_url_is_validated_and_needs_credentials() {
        for turn in ["turn:a", "turns:a:443?transport=tcp"] {
            assert!(IceServers::new("", turn, "u", "p").is_ok(), "{turn}");
            assert_eq!(
                IceServers::new("", turn, "u", ""),
                Err(IceServerError::MissingCredentials)
            );
        }
        assert!(IceServers::new("", "turn:a?transport=x", "u", "p").is_err());
    }
}
