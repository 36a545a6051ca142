//! The backup of all games, and opening one.

use super::row;
use crate::settings::Settings;
use crate::share::{BackUp, ImportGame};
use crate::theme::Icon;
use crate::widgets::{Look, UiBuilder};
use bevy::prelude::*;

/// Saves a backup.
pub fn save(ui: &mut UiBuilder, parent: Entity, _: &Settings) {
    let slot = row::row(ui, parent, "settings-backup");
    let button = ui.button(
        slot,
        Look::Secondary,
        Some(Icon::Save),
        "settings-backup-do",
    );
    ui.write_on(button, BackUp);
}

/// Opens a backup, as any file.
pub fn open(ui: &mut UiBuilder, parent: Entity, _: &Settings) {
    let slot = row::row(ui, parent, "settings-restore");
    let button = ui.button(
        slot,
        Look::Secondary,
        Some(Icon::Open),
        "settings-restore-do",
    );
    ui.write_on(button, ImportGame::Pick);
}
