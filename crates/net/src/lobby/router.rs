//! HTTP routes: `/health`, and a WebSocket at `/{CODE}?as=new`, `join`, `watch` or `back` for a room.
//!
//! A proxy in front of the lobby must strip its own part of the path.

use std::sync::Arc;

use axum::extract::rejection::ExtensionRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Extension, State};
use axum::http::header::{CONNECTION, HeaderName};
use axum::http::{HeaderMap, StatusCode, Uri};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use axum::{Json, Router};
use serde_json::json;

use super::network::Network;
use super::session;
use super::state::LobbyState;
use crate::{EntryMode, LobbyRefusal, RoomCode, RoomKey};

/// Bytes that are read from a connection at once. Every connection keeps a buffer of this size.
const READ_BUFFER: usize = 4096;
const FORWARDED_FOR: &str = "x-forwarded-for";
/// A connection carries one request.
const CLOSE: [(HeaderName, &str); 1] = [(CONNECTION, "close")];
/// What a browser shows that opens a lobby as if it were a page.
const NOT_A_PAGE: &str =
    "This is a lobby of Narabe: the game calls it, and there is nothing to see here.\n";

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

/// The routes of a lobby.
pub fn router(state: Arc<LobbyState>) -> Router {
    health_router().fallback(upgrade).with_state(state)
}

/// The routes for connections beyond the limits: only `/health`.
pub fn overload_router(state: Arc<LobbyState>) -> Router {
    health_router().with_state(state)
}

fn health_router() -> Router<Arc<LobbyState>> {
    Router::new().route("/health", get(health))
}

async fn health(State(state): State<Arc<LobbyState>>) -> Response {
    let (rooms, peers) = state.count();
    let (code, status) = if state.is_stopping() {
        (StatusCode::SERVICE_UNAVAILABLE, "stopping")
    } else {
        (StatusCode::OK, "ok")
    };
    let report = json!({
        "status": status,
        "rooms": rooms,
        "peers": peers,
        "version": env!("CARGO_PKG_VERSION"),
        "uptime_s": state.now().as_secs(),
    });
    (code, CLOSE, Json(report)).into_response()
}

async fn upgrade(
    State(state): State<Arc<LobbyState>>,
    network: Result<Extension<Network>, ExtensionRejection>,
    url: Uri,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let (Ok(Extension(direct)), Ok(upgrade)) = (network, upgrade) else {
        return (StatusCode::UPGRADE_REQUIRED, CLOSE, NOT_A_PAGE).into_response();
    };
    let trusted = state.trust_forwarded_for;
    let forwarded = trusted.then(|| forwarded_for(&headers)).flatten();
    let network = forwarded.unwrap_or(direct);
    let request = join_request(&url);
    let largest = state.limits.message_bytes;
    upgrade
        .read_buffer_size(READ_BUFFER)
        .max_message_size(largest)
        .max_frame_size(largest)
        .on_upgrade(move |socket| session::run(state, socket, network, request))
}

/// Reads the room and the way to enter it from a URL.
fn join_request(url: &Uri) -> Result<JoinRequest, LobbyRefusal> {
    let code = url.path().trim_matches('/').parse();
    let code: RoomCode = code.map_err(|_| LobbyRefusal::BadRequest)?;
    let query = url.query().unwrap_or_default();
    let value = |name: &str| query.split('&').find_map(|pair| pair.strip_prefix(name));
    let arrival = value("as=").and_then(|word| word.parse().ok());
    let key = value("key=").map(str::parse).transpose();
    Ok(JoinRequest {
        code,
        arrival: arrival.ok_or(LobbyRefusal::BadRequest)?,
        key: key.map_err(|_| LobbyRefusal::BadRequest)?,
    })
}

/// The client's network as the proxy reports it.
fn forwarded_for(headers: &HeaderMap) -> Option<Network> {
    let last = headers.get_all(FORWARDED_FOR).iter().next_back()?;
    Network::from_forwarded(last.to_str().ok()?)
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
            assert_eq!(join_request(&url.parse().expect("a URI")), Ok(expected));
        }
        for url in [
            "/",
            "/K7QMX4",
            "/K7QMX4?as=",
            "/K7QMX?as=join",
            "/a/K7QMX4?as=join",
            "/K7QMX4?as=new&key=secret",
        ] {
            let request = join_request(&url.parse().expect("a URI"));
            assert_eq!(request, Err(LobbyRefusal::BadRequest), "{url}");
        }
    }
}
