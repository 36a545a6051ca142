//! The door: what a call over HTTP wants, a room or the lobby's health.
//!
//! A room is called by a WebSocket at `/{CODE}?as=new`, `join`, `watch` or `back`. What lies before that in an address, if the
//! lobby stands behind a proxy, is the proxy's to take away.

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

use super::hall::Hall;
use super::network::Network;
use super::visit;
use crate::net::{EntryMode, Refusal, RoomCode, RoomKey};

/// Bytes that are read from a line at once. Every line keeps a buffer of this size.
const READ_AT_ONCE: usize = 4096;
const FORWARDED_FOR: &str = "x-forwarded-for";
/// A line carries one call and not a second one.
const HANG_UP: [(HeaderName, &str); 1] = [(CONNECTION, "close")];
/// What a browser shows that calls a lobby as if it were a page.
const NO_PAGE: &str =
    "This is a lobby of Narabe: the game calls it, and there is nothing to see here.\n";

/// What somebody asks for at the door.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wish {
    pub code: RoomCode,
    pub arrival: EntryMode,
    /// The secret of the room's owner.
    pub key: Option<RoomKey>,
}

/// What answers the calls of a lobby.
pub fn router(hall: Arc<Hall>) -> Router {
    health_router().fallback(enter).with_state(hall)
}

/// The same for connections beyond the limits: only `/health`.
pub fn crowded_router(hall: Arc<Hall>) -> Router {
    health_router().with_state(hall)
}

fn health_router() -> Router<Arc<Hall>> {
    Router::new().route("/health", get(health))
}

async fn health(State(hall): State<Arc<Hall>>) -> Response {
    let (rooms, peers) = hall.count();
    let (code, status) = if hall.is_stopping() {
        (StatusCode::SERVICE_UNAVAILABLE, "stopping")
    } else {
        (StatusCode::OK, "ok")
    };
    let report = json!({
        "status": status,
        "rooms": rooms,
        "peers": peers,
        "version": env!("CARGO_PKG_VERSION"),
        "uptime_s": hall.now().as_secs(),
    });
    (code, HANG_UP, Json(report)).into_response()
}

async fn enter(
    State(hall): State<Arc<Hall>>,
    network: Result<Extension<Network>, ExtensionRejection>,
    address: Uri,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Response {
    let (Ok(Extension(direct)), Ok(upgrade)) = (network, upgrade) else {
        return (StatusCode::UPGRADE_REQUIRED, HANG_UP, NO_PAGE).into_response();
    };
    let trusted = hall.trust_forwarded_for;
    let forwarded = trusted.then(|| forwarded(&headers)).flatten();
    let network = forwarded.unwrap_or(direct);
    let wish = wish(&address);
    let largest = hall.limits.message_bytes;
    upgrade
        .read_buffer_size(READ_AT_ONCE)
        .max_message_size(largest)
        .max_frame_size(largest)
        .on_upgrade(move |socket| visit::receive(hall, socket, network, wish))
}

/// Reads the room and the way of coming in from an address.
fn wish(address: &Uri) -> Result<Wish, Refusal> {
    let code = address.path().trim_matches('/').parse();
    let code: RoomCode = code.map_err(|_| Refusal::BadRequest)?;
    let query = address.query().unwrap_or_default();
    let value = |name: &str| query.split('&').find_map(|pair| pair.strip_prefix(name));
    let arrival = value("as=").and_then(|word| word.parse().ok());
    let key = value("key=").map(str::parse).transpose();
    Ok(Wish {
        code,
        arrival: arrival.ok_or(Refusal::BadRequest)?,
        key: key.map_err(|_| Refusal::BadRequest)?,
    })
}

/// Who a proxy says has called.
fn forwarded(headers: &HeaderMap) -> Option<Network> {
    let last = headers.get_all(FORWARDED_FOR).iter().next_back()?;
    Network::from_forwarded(last.to_str().ok()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_names_a_room_and_a_way_in() {
        let code = "K7QMX4".parse().expect("a code");
        for (address, arrival) in [
            ("/K7QMX4?as=new", EntryMode::Create),
            ("/k7qmx4/?x=1&as=watch", EntryMode::Watch),
            ("/K7Q-MX4?as=back&as=join", EntryMode::Return),
        ] {
            let key = None;
            let asked = Wish { code, arrival, key };
            assert_eq!(wish(&address.parse().expect("a URI")), Ok(asked));
        }
        for address in [
            "/",
            "/K7QMX4",
            "/K7QMX4?as=",
            "/K7QMX?as=join",
            "/a/K7QMX4?as=join",
            "/K7QMX4?as=new&key=secret",
        ] {
            let wish = wish(&address.parse().expect("a URI"));
            assert_eq!(wish, Err(Refusal::BadRequest), "{address}");
        }
    }
}
