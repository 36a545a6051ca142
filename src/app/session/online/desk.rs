//! Whether we are at a table between two machines, and at which.

use super::seated::Seated;
use crate::app::chance;
use crate::app::settings::Settings;
use crate::matches::online::{Fault, Opening, Table, Ticket};
use crate::net::{
    ConnectRequest, DisconnectReason, EntryMode, IceServers, Invitation, LobbyAddress, PlayerSlot,
    Role, RoomCode, Transport,
};
use bevy::prelude::*;
use rand::rngs::StdRng;
use std::sync::Arc;

/// Wakes the sleeping game.
pub type Wake = Arc<dyn Fn() + Send + Sync>;
/// Opens a line. It never fails at once: what goes wrong is the line's last news.
pub type OpenLine = dyn Fn(ConnectRequest, Option<Wake>) -> Box<dyn Transport> + Send + Sync;

/// How lines are opened. Insert it before the plugin to choose otherwise.
#[derive(Resource, Clone)]
pub struct Lines(pub Arc<OpenLine>);

/// How far we have come.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Stage {
    /// At no table.
    Away,
    /// The lobby is called.
    Calling,
    /// In the room, and the other player is not there yet.
    Waiting,
    /// Both are there, and talk about what to play.
    Dealing,
    /// The match has begun.
    Playing,
}

/// Why we are at no table.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum Trouble {
    /// No lobby is known.
    #[error("no lobby address is set: enter one, or host on this network")]
    NoLobby,
    /// What is typed as the lobby's address is none.
    #[error(transparent)]
    Address(#[from] crate::net::AddressError),
    /// What is typed as a server that helps is none.
    #[error(transparent)]
    Helper(#[from] crate::net::IceServerError),
    /// The line is gone.
    #[error(transparent)]
    Disconnected(#[from] DisconnectReason),
    /// The other machine has sent us away.
    #[error("the room did not admit this player: {0:?}")]
    SentAway(crate::net::CloseReason),
    /// No lobby can be opened inside the game; in words, why.
    #[error("{0}")]
    NoHosting(String),
    /// The seat that was kept cannot be taken up.
    #[error(transparent)]
    Seat(#[from] Fault),
    /// The system has no chance to give, and without it no secrets are made.
    #[error("the system provides no random numbers, which online play needs for security")]
    NoChance,
}

/// The table that we are at, if we are at one.
#[derive(Resource, Default)]
pub struct Online {
    pub(super) seated: Option<Seated>,
    pub(super) trouble: Option<Trouble>,
    /// The seat that can be taken up again.
    pub(super) ticket: Option<Ticket>,
    pub(super) muted: bool,
    pub(super) read: usize,
    #[cfg(not(target_family = "wasm"))]
    pub(super) hosting: Option<crate::lobby::Server>,
}

impl Online {
    pub fn stage(&self) -> Stage {
        let Some(seated) = &self.seated else {
            return Stage::Away;
        };
        let table = &seated.table;
        if table.has_begun() {
            return Stage::Playing;
        }
        let all_there = match table.slot() {
            Some(me) => table.is_there(me.other()),
            None => PlayerSlot::ALL
                .into_iter()
                .all(|chair| table.is_there(chair)),
        };
        match (seated.entered, all_there) {
            (false, _) => Stage::Calling,
            (true, false) => Stage::Waiting,
            (true, true) => Stage::Dealing,
        }
    }

    /// The table, while we are at one.
    pub fn table(&self) -> Option<&Table> {
        self.seated.as_ref().map(|seated| &seated.table)
    }

    /// What we are at the table.
    pub fn role(&self) -> Option<Role> {
        self.table().map(Table::role)
    }

    /// What others need to come to this table.
    pub fn invitation(&self) -> Option<&Invitation> {
        self.seated.as_ref().map(|seated| &seated.invitation)
    }

    pub fn code(&self) -> Option<RoomCode> {
        self.invitation().map(|invitation| invitation.code)
    }

    /// Whether the lobby of this table runs inside this game.
    pub fn is_hosting(&self) -> bool {
        #[cfg(not(target_family = "wasm"))]
        return self.hosting.is_some();
        #[cfg(target_family = "wasm")]
        false
    }

    /// Why the last try came to nothing.
    pub fn trouble(&self) -> Option<&Trouble> {
        self.trouble.as_ref()
    }

    /// The seat that can be taken up again, while we are at no table.
    pub fn seat_left(&self) -> Option<&Ticket> {
        self.ticket.as_ref().filter(|_| self.seated.is_none())
    }

    /// Whether what the other player says is not shown.
    pub fn is_muted(&self) -> bool {
        self.muted
    }

    /// How many lines of the chat were not seen yet.
    pub fn unread(&self) -> usize {
        let lines = self.table().map_or(0, |table| table.chat().len());
        lines.saturating_sub(self.read)
    }

    /// All lines of the chat are seen.
    pub fn mark_read(&mut self) {
        self.read = self.table().map_or(0, |table| table.chat().len());
    }

    /// Whether the game on the board is the one of this table.
    pub fn is_playing(&self) -> bool {
        self.stage() == Stage::Playing
    }

    pub(super) fn sit(&mut self, seated: Seated) {
        self.trouble = None;
        self.muted = false;
        self.read = 0;
        self.seated = Some(seated);
    }
}

/// A table of this kind, with chance of its own.
pub(super) fn table_for(
    arrival: EntryMode,
    name: &str,
    opening: Option<&Opening>,
) -> Result<Table, Trouble> {
    let chance: StdRng = chance::secret().map_err(|_| Trouble::NoChance)?;
    Ok(match (arrival, opening) {
        (EntryMode::Watch, _) => Table::watcher(name, chance),
        (_, Some(opening)) => Table::host(name, opening, chance),
        (_, None) => Table::guest(name, chance),
    })
}

/// The STUN and TURN servers of the settings, as far as they are needed with this lobby.
pub(super) fn helpers(settings: &Settings, lobby: &LobbyAddress) -> Result<IceServers, Trouble> {
    // On the local network no server outside is needed.
    let stun = match lobby.is_local() {
        true => "",
        false => &settings.stun,
    };
    let (user, password) = (&settings.turn_user, &settings.turn_password);
    Ok(IceServers::new(stun, &settings.turn, user, password)?)
}

/// The lobby of the settings; where they name none, the one that the page comes from.
pub(super) fn lobby_of(settings: &Settings) -> Result<LobbyAddress, Trouble> {
    if !settings.lobby.trim().is_empty() {
        return Ok(settings.lobby.parse()?);
    }
    own_lobby().ok_or(Trouble::NoLobby)
}

/// Whether this is the player's own lobby.
pub fn is_own_lobby(lobby: &LobbyAddress, settings: &Settings) -> bool {
    lobby_of(settings).is_ok_and(|own| own == *lobby)
}

/// Below the place where the page comes from, in a browser.
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
