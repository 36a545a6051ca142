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

use super::join_request::JoinRequest;
use super::network::Network;
use super::session;
use super::state::LobbyState;

// Bytes that are read from a connection at once. Every connection keeps a buffer of this size.
const READ_BUFFER: usize = 4096;
const FORWARDED_FOR: &str = "x-forwarded-for";
/// A connection carries one request.
const CLOSE: [(HeaderName, &str); 1] = [(CONNECTION, "close")];
/// What a browser shows that opens a lobby as if it were a page.
const NOT_A_PAGE: &str =
    "This is a lobby of Narabe: the game calls it, and there is nothing to see here.\n";

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
    let request = JoinRequest::from_url(&url);
    let largest = state.limits.message_bytes;
    upgrade
        .read_buffer_size(READ_BUFFER)
        .max_message_size(largest)
        .max_frame_size(largest)
        .on_upgrade(move |socket| session::run(state, socket, network, request))
}

/// The client's network as the proxy reports it.
fn forwarded_for(headers: &HeaderMap) -> Option<Network> {
    let last = headers.get_all(FORWARDED_FOR).iter().next_back()?;
    Network::from_forwarded(last.to_str().ok()?)
}
