//! An invitation as text: what is copied, and what the picture shows.

use crate::app::settings::Settings;
use crate::net::Invitation;
use bevy::prelude::*;

/// A wish to put a text on the clipboard; `told` is the Fluent id of what is said when it is there.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct CopyText {
    pub text: String,
    pub told: &'static str,
}

/// The invitation as others type or paste it.
pub fn invitation_text(invitation: &Invitation, settings: &Settings) -> String {
    shortened(invitation, settings).to_string()
}

/// The invitation as a link to the page of the game; none where the game is no page.
pub fn invitation_link(invitation: &Invitation, settings: &Settings) -> Option<String> {
    let page = page()?;
    Some(format!("{page}{}", shortened(invitation, settings).hash()))
}

/// Without the address where both know it: it is the page's own lobby.
fn shortened(invitation: &Invitation, settings: &Settings) -> Invitation {
    let is_own = page().is_some() && settings.lobby.trim().is_empty();
    Invitation {
        code: invitation.code,
        lobby: invitation.lobby.clone().filter(|_| !is_own),
    }
}

#[cfg(target_family = "wasm")]
fn page() -> Option<String> {
    crate::app::page::address()
}

#[cfg(not(target_family = "wasm"))]
fn page() -> Option<String> {
    None
}
