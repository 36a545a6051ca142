//! What online play needs from the app: connections, settings, folders.

use super::error::OnlineError;
use crate::live::engine_runner::{Wake, loop_waker};
use crate::settings::Settings;
use crate::storage::Folders;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use narabe_net::{ConnectRequest, EntryMode, IceServers, LobbyAddress, RoomCode, Transport};
use std::sync::Arc;

/// Opens a connection. Errors are reported by the transport's last event.
pub type OpenTransport = dyn Fn(ConnectRequest, Option<Wake>) -> Box<dyn Transport> + Send + Sync;

/// Opens connections. Insert it before the plugin to replace WebRTC.
#[derive(Resource, Clone)]
pub struct Connector(pub Arc<OpenTransport>);

/// The resources that online requests need.
#[derive(bevy::ecs::system::SystemParam)]
pub struct OnlineServices<'w> {
    connector: Res<'w, Connector>,
    settings: Option<Res<'w, Settings>>,
    pub folders: Res<'w, Folders>,
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
}

impl OnlineServices<'_> {
    pub fn settings(&self) -> Settings {
        self.settings.as_deref().cloned().unwrap_or_default()
    }

    /// The request for a connection to a room.
    pub fn request(
        &self,
        lobby: LobbyAddress,
        code: RoomCode,
        entry: EntryMode,
    ) -> Result<ConnectRequest, OnlineError> {
        Ok(ConnectRequest {
            ice_servers: ice_servers_for(&self.settings(), &lobby)?,
            lobby,
            code,
            entry,
            key: None,
        })
    }

    pub fn open(&self, connect_request: &ConnectRequest) -> Box<dyn Transport> {
        let wake: Option<Wake> = self.proxy.as_deref().map(loop_waker);
        (self.connector.0)(connect_request.clone(), wake)
    }
}

/// The STUN and TURN servers of the settings, as far as this lobby needs them.
fn ice_servers_for(settings: &Settings, lobby: &LobbyAddress) -> Result<IceServers, OnlineError> {
    // On the local network no STUN server is needed.
    let stun = if lobby.is_local() { "" } else { &settings.stun };
    let (user, password) = (&settings.turn_user, &settings.turn_password);
    Ok(IceServers::new(stun, &settings.turn, user, password)?)
}

/// The lobby of the settings; without one, that of the page's host.
pub(super) fn lobby_of(settings: &Settings) -> Result<LobbyAddress, OnlineError> {
    if !settings.lobby.trim().is_empty() {
        return Ok(settings.lobby.parse()?);
    }
    own_lobby().ok_or(OnlineError::NoLobby)
}

/// Whether the settings no longer have the fault that this error reports.
pub fn is_settled(error: &OnlineError, settings: &Settings) -> bool {
    match error {
        OnlineError::NoLobby | OnlineError::Address(_) => lobby_of(settings).is_ok(),
        _ => false,
    }
}

/// Whether this is the lobby of the player's own settings.
pub fn is_own_lobby(lobby: &LobbyAddress, settings: &Settings) -> bool {
    lobby_of(settings).is_ok_and(|own| own == *lobby)
}

/// In a browser, the lobby on the page's host.
#[cfg(target_family = "wasm")]
fn own_lobby() -> Option<LobbyAddress> {
    let location = web_sys::window()?.location();
    let (protocol, host) = (location.protocol().ok()?, location.host().ok()?);
    format!("{protocol}//{host}/lobby").parse().ok()
}

#[cfg(not(target_family = "wasm"))]
fn own_lobby() -> Option<LobbyAddress> {
    None
}
