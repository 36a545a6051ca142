//! The switch of the notifications, which says why a browser shows none.

use super::row::{self, field};
use crate::settings::{AskForNotifications, NotificationPermission, Settings};
use crate::theme::Token;
use crate::widgets::{Part, Parts, Style, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::ValueChange;

const ID: &str = "settings-notifications";

/// What is said below the name.
#[derive(Component, Debug)]
pub struct Note;

impl Part for Note {
    type Content = NotificationPermission;
}

/// The row, where the game can show notifications.
pub fn switch(ui: &mut UiBuilder, parent: Entity, settings: &Settings) {
    if cfg!(not(any(target_os = "linux", target_family = "wasm"))) {
        return;
    }
    let switch = row::switch_with(ui, parent, ID, Note, settings, field!(notifications));
    ui.on(
        switch,
        |change: On<ValueChange<bool>>, mut ask: MessageWriter<AskForNotifications>| {
            if change.value {
                ask.write_default();
            }
        },
    );
}

/// Says what a person can do.
pub fn show_note(permission: Res<NotificationPermission>, mut notes: Parts<Note>) {
    notes.draw(
        |_, _| *permission,
        |ui, place, _, permission| {
            let (id, ink) = match permission {
                NotificationPermission::Usable => ("settings-notifications-note", Token::Ink3),
                NotificationPermission::Blocked => ("settings-notifications-blocked", Token::Fault),
                NotificationPermission::Missing => ("settings-notifications-missing", Token::Ink3),
            };
            ui.localized_text(place, Style::LABEL.ink(ink), id);
        },
    );
}
