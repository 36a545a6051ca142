//! The backup of all games, and opening one.

use super::row;
use crate::settings::Settings;
use crate::share::{BackUp, ImportGame};
use crate::theme::Icon;
use crate::widgets::{Kit, Look};
use bevy::prelude::*;

/// Saves a backup.
pub fn save(kit: &mut Kit, parent: Entity, _: &Settings) {
    let slot = row::row(kit, parent, "settings-backup");
    let button = kit.button(
        slot,
        Look::Secondary,
        Some(Icon::Save),
        "settings-backup-do",
    );
    kit.write_on(button, BackUp);
}

/// Opens a backup, as any file.
pub fn open(kit: &mut Kit, parent: Entity, _: &Settings) {
    let slot = row::row(kit, parent, "settings-restore");
    let button = kit.button(
        slot,
        Look::Secondary,
        Some(Icon::Open),
        "settings-restore-do",
    );
    kit.write_on(button, ImportGame::Pick);
}
