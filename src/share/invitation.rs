//! Invitations as text and links, for copying and QR codes.

use crate::settings::Settings;
use bevy::prelude::*;
use narabe_net::Invitation;

/// A request to copy a text to the clipboard; `told` is the Fluent id of the confirmation.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct CopyText {
    pub text: String,
    pub told: &'static str,
}

impl CopyText {
    /// Copies an invitation.
    pub fn invitation(invitation: &Invitation, settings: &Settings) -> Self {
        Self {
            text: invitation_text(invitation, settings),
            told: match page_address() {
                Some(_) => "online-copied-link",
                None => "online-copied-invitation",
            },
        }
    }
}

/// The invitation as a link to the game's page; on a desktop as text to type or paste.
pub fn invitation_text(invitation: &Invitation, settings: &Settings) -> String {
    let invitation = shortened(invitation, settings);
    match page_address() {
        Some(page) => format!("{page}{}", invitation.hash()),
        None => invitation.to_string(),
    }
}

/// Leaves out the address if it is that of the page's own lobby.
fn shortened(invitation: &Invitation, settings: &Settings) -> Invitation {
    let is_own = page_address().is_some() && settings.lobby.trim().is_empty();
    Invitation {
        code: invitation.code,
        lobby: invitation.lobby.clone().filter(|_| !is_own),
    }
}

/// The address of the game's page without a fragment; `None` on a desktop.
#[cfg(target_family = "wasm")]
pub fn page_address() -> Option<String> {
    let location = web_sys::window()?.location();
    let (origin, path) = (location.origin().ok()?, location.pathname().ok()?);
    Some(format!("{origin}{path}{}", location.search().ok()?))
}

/// The address of the game's page without a fragment; `None` on a desktop.
#[cfg(not(target_family = "wasm"))]
pub fn page_address() -> Option<String> {
    None
}
