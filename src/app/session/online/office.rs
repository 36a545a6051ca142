//! What is needed to carry out a player's requests: connections, settings, folders.

use super::desk::{Lines, Wake};
use crate::app::session::study::waking;
use crate::app::settings::Settings;
use crate::app::storage::Folders;
use crate::net::{ConnectRequest, Transport};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

/// What a wish about the table may need.
#[derive(bevy::ecs::system::SystemParam)]
pub struct Office<'w> {
    lines: Res<'w, Lines>,
    settings: Option<Res<'w, Settings>>,
    pub folders: Res<'w, Folders>,
    proxy: Option<Res<'w, EventLoopProxyWrapper>>,
}

impl Office<'_> {
    pub fn settings(&self) -> Settings {
        self.settings.as_deref().cloned().unwrap_or_default()
    }

    pub fn open(&self, call: &ConnectRequest) -> Box<dyn Transport> {
        let wake: Option<Wake> = self.proxy.as_deref().map(waking);
        (self.lines.0)(call.clone(), wake)
    }
}
