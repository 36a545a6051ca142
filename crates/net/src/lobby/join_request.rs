//! Requests to enter a room.

use axum::http::Uri;

use crate::{EntryMode, LobbyRefusal, RoomCode, RoomKey};

/// A request to enter a room, read from a URL.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JoinRequest {
    /// The room.
    pub code: RoomCode,
    /// How to enter it.
    pub arrival: EntryMode,
    /// The secret of the room's owner.
    pub key: Option<RoomKey>,
}

impl JoinRequest {
    /// Reads the room and the way to enter it from a URL.
    ///
    /// # Errors
    /// [`LobbyRefusal::BadRequest`] if the URL names none.
    pub fn from_url(url: &Uri) -> Result<Self, LobbyRefusal> {
        let code = url.path().trim_matches('/').parse();
        let code: RoomCode = code.map_err(|_| LobbyRefusal::BadRequest)?;
        let query = url.query().unwrap_or_default();
        let value = |name: &str| query.split('&').find_map(|pair| pair.strip_prefix(name));
        let arrival = value("as=").and_then(|word| word.parse().ok());
        let key = value("key=").map(str::parse).transpose();
        Ok(Self {
            code,
            arrival: arrival.ok_or(LobbyRefusal::BadRequest)?,
            key: key.map_err(|_| LobbyRefusal::BadRequest)?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_url_names_a_room_and_a_way_to_enter_it() {
        let code = "K7QMX4".parse().expect("a code");
        for (url, arrival) in [
            ("/K7QMX4?as=new", EntryMode::Create),
            ("/k7qmx4/?x=1&as=watch", EntryMode::Watch),
            ("/K7Q-MX4?as=back&as=join", EntryMode::Return),
        ] {
            let key = None;
            let expected = JoinRequest { code, arrival, key };
            assert_eq!(
                JoinRequest::from_url(&url.parse().expect("a URI")),
                Ok(expected)
            );
        }
        for url in [
            "/",
            "/K7QMX4",
            "/K7QMX4?as=",
            "/K7QMX?as=join",
            "/a/K7QMX4?as=join",
            "/K7QMX4?as=new&key=secret",
        ] {
            let request = JoinRequest::from_url(&url.parse().expect("a URI"));
            assert_eq!(request, Err(LobbyRefusal::BadRequest), "{url}");
        }
    }
}
