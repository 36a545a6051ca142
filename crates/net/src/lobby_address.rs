//! The address of a lobby, as players enter it and as the game connects to it.
//!
//! ```
//! use narabe_net::LobbyAddress;
//!
//! let read = |text: &str| text.parse::<LobbyAddress>().map(|address| address.to_string());
//! assert_eq!(read("192.168.1.5")?, "ws://192.168.1.5:3536");
//! assert_eq!(read("https://play.example.org/lobby/")?, "wss://play.example.org/lobby");
//! # Ok::<(), narabe_net::AddressError>(())
//! ```

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The default port of a lobby.
pub const LOBBY_PORT: u16 = 3536;
/// The longest address, in bytes.
const LENGTH_LIMIT: usize = 200;

/// The WebSocket address of a lobby, without the room code.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct LobbyAddress {
    /// `wss` rather than `ws`.
    secure: bool,
    /// Host and port, as they stand in a URL.
    authority: String,
    /// Empty, or a path that begins with a slash and does not end with one.
    path: String,
}

/// Why a text is not the address of a lobby.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AddressError {
    /// The text is empty.
    #[error("the address is empty; enter one like 192.168.1.5 or wss://play.example.org")]
    Empty,
    /// The text is longer than 200 bytes.
    #[error("the address is longer than {LENGTH_LIMIT} bytes")]
    TooLong,
    /// The scheme is not a WebSocket or HTTP one.
    #[error("{scheme:?} is not supported; use ws:// or wss://")]
    Scheme {
        /// The scheme in lower case.
        scheme: String,
    },
    /// A character is not allowed.
    #[error(
        "{character:?} is not allowed in an address; enter one like 192.168.1.5 or wss://play.example.org"
    )]
    Character {
        /// The first character that is not allowed.
        character: char,
    },
    /// The port is not a number from 1 to 65535.
    #[error("{port:?} is not a port; ports go from 1 to 65535")]
    Port {
        /// The text in the place of the port.
        port: String,
    },
    /// There is no host name.
    #[error("the address has no host name; enter one like 192.168.1.5 or wss://play.example.org")]
    Host,
}

impl FromStr for LobbyAddress {
    type Err = AddressError;

    /// Reads an address as people enter it. Without a scheme it is `ws`; without scheme and port, the port is [`LOBBY_PORT`].
    fn from_str(text: &str) -> Result<Self, AddressError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(AddressError::Empty);
        }
        if text.len() > LENGTH_LIMIT {
            return Err(AddressError::TooLong);
        }
        let (scheme, rest) = match text.split_once("://") {
            Some((scheme, rest)) => (Some(scheme.to_ascii_lowercase()), rest),
            None => (None, text),
        };
        let secure = match scheme.as_deref() {
            None | Some("ws" | "http") => false,
            Some("wss" | "https") => true,
            Some(other) => {
                return Err(AddressError::Scheme {
                    scheme: other.into(),
                });
            }
        };
        if let Some(character) = rest.chars().find(|character| !is_allowed(*character)) {
            return Err(AddressError::Character { character });
        }
        let (authority, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
        let (host, port) = split_port(authority)?;
        let authority = match (port, scheme.is_some()) {
            (Some(port), _) => format!("{host}:{port}"),
            (None, true) => host.to_owned(),
            (None, false) => format!("{host}:{LOBBY_PORT}"),
        };
        Ok(Self {
            secure,
            authority: authority.to_ascii_lowercase(),
            path: path.trim_end_matches('/').into(),
        })
    }
}

/// Host and port of `host`, `host:port` or `[v6]:port`.
fn split_port(authority: &str) -> Result<(&str, Option<u16>), AddressError> {
    let end_of_host = match authority.strip_prefix('[') {
        Some(v6) => v6.find(']').ok_or(AddressError::Host)? + 2,
        None => authority.find(':').unwrap_or(authority.len()),
    };
    let (host, rest) = authority.split_at(end_of_host);
    if host.is_empty() || host == "[]" {
        return Err(AddressError::Host);
    }
    if rest.is_empty() {
        return Ok((host, None));
    }
    let port = rest.strip_prefix(':').unwrap_or(rest);
    match port.parse() {
        Ok(0) | Err(_) => Err(AddressError::Port { port: port.into() }),
        Ok(number) => Ok((host, Some(number))),
    }
}

/// Whether a character is allowed after the scheme: no spaces, no query, no user name.
fn is_allowed(character: char) -> bool {
    character.is_ascii_alphanumeric() || "-._~:/[]%".contains(character)
}

impl LobbyAddress {
    /// The port, if the address names one.
    pub fn port(&self) -> Option<u16> {
        split_port(&self.authority).ok()?.1
    }

    /// Whether the lobby is on this machine or on the local network, judged by the address alone.
    pub fn is_local(&self) -> bool {
        let Ok((host, _)) = split_port(&self.authority) else {
            return false;
        };
        let bare = host.trim_start_matches('[').trim_end_matches(']');
        match bare.parse::<IpAddr>().map(|address| address.to_canonical()) {
            Ok(IpAddr::V4(v4)) => v4.is_loopback() || v4.is_private() || v4.is_link_local(),
            Ok(IpAddr::V6(v6)) => {
                v6.is_loopback() || v6.is_unique_local() || v6.is_unicast_link_local()
            }
            // A host name is local if it has no dot or ends with `.local`.
            Err(_) => !host.contains('.') || host.ends_with(".local"),
        }
    }
}

impl fmt::Display for LobbyAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.secure { "wss" } else { "ws" };
        write!(f, "{scheme}://{}{}", self.authority, self.path)
    }
}

impl TryFrom<String> for LobbyAddress {
    type Error = AddressError;

    fn try_from(text: String) -> Result<Self, AddressError> {
        text.parse()
    }
}

impl From<LobbyAddress> for String {
    fn from(address: LobbyAddress) -> Self {
        address.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<String, AddressError> {
        text.parse::<LobbyAddress>()
            .map(|address| address.to_string())
    }

    #[test]
    fn an_address_is_read_as_people_type_it() {
        for (typed, canonical) in [
            ("192.168.1.5", "ws://192.168.1.5:3536"),
            (" Kitchen.local:4000/ ", "ws://kitchen.local:4000"),
            ("[fe80::1]", "ws://[fe80::1]:3536"),
            ("[::1]:80", "ws://[::1]:80"),
            ("ws://play.example.org", "ws://play.example.org"),
            (
                "HTTPS://Play.example.org/Lobby//",
                "wss://play.example.org/Lobby",
            ),
        ] {
            assert_eq!(read(typed).as_deref(), Ok(canonical), "{typed}");
            assert_eq!(read(canonical).as_deref(), Ok(canonical), "round trip");
        }
    }

    #[test]
    fn an_address_on_the_local_network_is_recognised() {
        for (typed, is_local) in [
            ("localhost", true),
            ("192.168.1.5", true),
            ("10.0.0.1:80", true),
            ("[fe80::1]", true),
            ("[fd00::1]:80", true),
            ("kitchen.local", true),
            ("kitchen", true),
            ("8.8.8.8", false),
            ("172.32.0.1", false),
            ("[2001:db8::1]", false),
            ("wss://play.example.org/lobby", false),
        ] {
            let address: LobbyAddress = typed.parse().expect(typed);
            assert_eq!(address.is_local(), is_local, "{typed}");
        }
    }

    #[test]
    fn an_invalid_address_is_refused_with_the_reason() {
        let port = |port: &str| AddressError::Port { port: port.into() };
        for (typed, fault) in [
            ("  ", AddressError::Empty),
            (
                "ftp://host",
                AddressError::Scheme {
                    scheme: "ftp".into(),
                },
            ),
            ("user@host", AddressError::Character { character: '@' }),
            ("host?x=1", AddressError::Character { character: '?' }),
            ("host:0", port("0")),
            ("host:99999", port("99999")),
            ("[::1]x", port("x")),
            ("wss:///path", AddressError::Host),
            ("[::1", AddressError::Host),
        ] {
            assert_eq!(read(typed), Err(fault), "{typed}");
        }
        assert_eq!(read(&"a".repeat(201)), Err(AddressError::TooLong));
    }
}
