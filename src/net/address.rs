//! Where a lobby is: what a player types as its address, made into the one that is called.
//!
//! ```
//! use narabe::net::LobbyAddress;
//!
//! let typed = |text: &str| text.parse::<LobbyAddress>().map(|address| address.to_string());
//! assert_eq!(typed("192.168.1.5")?, "ws://192.168.1.5:3536");
//! assert_eq!(typed("https://play.example.org/lobby/")?, "wss://play.example.org/lobby");
//! # Ok::<(), narabe::net::AddressError>(())
//! ```

use std::fmt;
use std::net::IpAddr;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The port on which a lobby listens where nothing else is said.
pub const LOBBY_PORT: u16 = 3536;
/// The longest address, in bytes.
const LENGTH_LIMIT: usize = 200;

/// The address of a lobby, without the name of a room.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct LobbyAddress {
    /// Whether the way there is encrypted.
    secure: bool,
    /// Host and port as they stand in an address.
    place: String,
    /// Empty, or a path that begins with a slash and does not end with one.
    path: String,
}

/// Why a text is no address of a lobby.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum AddressError {
    #[error("the address is empty; enter one like 192.168.1.5 or wss://play.example.org")]
    Empty,
    #[error("the address is longer than {LENGTH_LIMIT} bytes")]
    TooLong,
    #[error("{scheme:?} is not supported; use ws:// or wss://")]
    Scheme { scheme: String },
    #[error(
        "{sign:?} cannot stand in an address; type one like 192.168.1.5 or wss://play.example.org"
    )]
    Sign { sign: char },
    #[error("{port:?} is not a port; ports go from 1 to 65535")]
    Port { port: String },
    #[error("the address has no host name; enter one like 192.168.1.5 or wss://play.example.org")]
    Host,
}

impl FromStr for LobbyAddress {
    type Err = AddressError;

    /// Reads an address as people type it: without a scheme it is `ws`, without scheme and port the lobby's own port.
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
        if let Some(sign) = rest.chars().find(|sign| !may_stand(*sign)) {
            return Err(AddressError::Sign { sign });
        }
        let (place, path) = rest.split_at(rest.find('/').unwrap_or(rest.len()));
        let (host, port) = parts(place)?;
        let place = match (port, scheme.is_some()) {
            (Some(port), _) => format!("{host}:{port}"),
            (None, true) => host.to_owned(),
            (None, false) => format!("{host}:{LOBBY_PORT}"),
        };
        Ok(Self {
            secure,
            place: place.to_ascii_lowercase(),
            path: path.trim_end_matches('/').into(),
        })
    }
}

/// Host and port of `host`, `host:port` or `[v6]:port`.
fn parts(place: &str) -> Result<(&str, Option<u16>), AddressError> {
    let end_of_host = match place.strip_prefix('[') {
        Some(v6) => v6.find(']').ok_or(AddressError::Host)? + 2,
        None => place.find(':').unwrap_or(place.len()),
    };
    let (host, rest) = place.split_at(end_of_host);
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

/// What stands in an address: no spaces, no questions, no names of users.
fn may_stand(sign: char) -> bool {
    sign.is_ascii_alphanumeric() || "-._~:/[]%".contains(sign)
}

impl LobbyAddress {
    /// The port, where one is named.
    #[must_use]
    pub fn port(&self) -> Option<u16> {
        parts(&self.place).ok()?.1
    }

    /// Whether it is on this machine or the local network, as far as the address says.
    #[must_use]
    pub fn is_near(&self) -> bool {
        let Ok((host, _)) = parts(&self.place) else {
            return false;
        };
        let bare = host.trim_start_matches('[').trim_end_matches(']');
        match bare.parse::<IpAddr>().map(|address| address.to_canonical()) {
            Ok(IpAddr::V4(v4)) => v4.is_loopback() || v4.is_private() || v4.is_link_local(),
            Ok(IpAddr::V6(v6)) => {
                v6.is_loopback() || v6.is_unique_local() || v6.is_unicast_link_local()
            }
            // A name without a dot is local; of those with a dot only `.local` ones are.
            Err(_) => !host.contains('.') || host.ends_with(".local"),
        }
    }
}

impl fmt::Display for LobbyAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.secure { "wss" } else { "ws" };
        write!(f, "{scheme}://{}{}", self.place, self.path)
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
        for (typed, meant) in [
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
            assert_eq!(read(typed).as_deref(), Ok(meant), "{typed}");
            assert_eq!(read(meant).as_deref(), Ok(meant), "what is written is read");
        }
    }

    #[test]
    fn an_address_says_whether_it_is_on_the_own_network() {
        for (typed, near) in [
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
            assert_eq!(address.is_near(), near, "{typed}");
        }
    }

    #[test]
    fn what_is_no_address_is_told_why() {
        let port = |port: &str| AddressError::Port { port: port.into() };
        for (typed, fault) in [
            ("  ", AddressError::Empty),
            (
                "ftp://host",
                AddressError::Scheme {
                    scheme: "ftp".into(),
                },
            ),
            ("user@host", AddressError::Sign { sign: '@' }),
            ("host?x=1", AddressError::Sign { sign: '?' }),
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
