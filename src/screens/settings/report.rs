//! What helps when something is wrong: a report to copy, and the folder of data.

use super::row;
use crate::diagnostics;
use crate::settings::Settings;
use crate::share::CopyText;
#[cfg(not(target_family = "wasm"))]
use crate::share::OpenFolder;
use crate::storage::Folders;
use crate::theme::Icon;
use crate::widgets::{Look, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// Copies a report of the program and the system.
pub fn copy(ui: &mut UiBuilder, parent: Entity, _: &Settings) {
    let slot = row::row(ui, parent, "settings-report");
    let icon = Some(Icon::Copy);
    let button = ui.button(slot, Look::Secondary, icon, "settings-report-copy");
    ui.on(
        button,
        |_: On<Activate>, folders: Res<Folders>, mut copied: MessageWriter<CopyText>| {
            let (text, told) = (diagnostics::report(&folders), "report-copied");
            copied.write(CopyText { text, told });
        },
    );
}

/// Opens the folder of data.
#[cfg(not(target_family = "wasm"))]
pub fn open_folder(ui: &mut UiBuilder, parent: Entity, _: &Settings) {
    let slot = row::row(ui, parent, "settings-data");
    let icon = Some(Icon::Open);
    let button = ui.button(slot, Look::Secondary, icon, "settings-data-open");
    ui.on(
        button,
        |_: On<Activate>, folders: Res<Folders>, mut opened: MessageWriter<OpenFolder>| {
            opened.write(OpenFolder(folders.data_dir().into()));
        },
    );
}
