//! An invitation as text: what is copied, and what the QR code holds.

use crate::app::settings::Settings;
use crate::net::Invitation;
use bevy::prelude::*;

/// A request to copy a text to the clipboard; `told` is the Fluent id of the confirmation.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct CopyText {
    pub text: String,
    pub told: &'static str,
}

/// The invitation as text to type or paste.
pub fn invitation_text(invitation: &Invitation, settings: &Settings) -> String {
    shortened(invitation, settings).to_string()
}

/// The invitation as a link to the page of the game; none on the desktop.
pub fn invitation_link(invitation: &Invitation, settings: &Settings) -> Option<String> {
    let page = page()?;
    Some(format!("{page}{}", shortened(invitation, settings).hash()))
}

/// Without the address if it is the page's own lobby, which both know.
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
