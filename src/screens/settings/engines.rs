//! The programs that were added as engines: their names, and the way to their list.

use super::row;
use crate::engines::EngineList;
use crate::settings::Settings;
use crate::state::{Go, Screen};
use crate::theme::Icon;
use crate::widgets::{Look, NodeStyle, Part, Parts, Style, UiBuilder};
use bevy::prelude::*;

/// The names of the programs.
#[derive(Component, Debug, Clone, Copy)]
pub struct EngineNames;

impl Part for EngineNames {
    type Content = EngineList;
}

/// The row that opens the list.
pub fn list(ui: &mut UiBuilder, parent: Entity, _: &Settings) {
    let slot = row::row_with(ui, parent, "settings-engines-list", |ui, words| {
        ui.spawn(words, (EngineNames, Node::column(), Pickable::IGNORE));
    });
    let icon = Some(Icon::Computer);
    let open = ui.button(slot, Look::Secondary, icon, "settings-engines-open");
    ui.write_on(open, Go::To(Screen::Engines));
}

/// Writes the names.
pub fn write_names(engines: Res<EngineList>, mut parts: Parts<EngineNames>) {
    parts.draw(
        |_, _| engines.clone(),
        |ui, part, _, list| {
            let names: Vec<_> = list.known().map(|engine| &engine.program.name).collect();
            let names = if names.is_empty() {
                ui.locale.text("settings-engines-none")
            } else {
                ui.locale.list(names)
            };
            ui.foreign_text(part, Style::LABEL, names);
        },
    );
}
