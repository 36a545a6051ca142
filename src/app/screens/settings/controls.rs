//! The list of keys, and information about the game.

use super::row;
use crate::app::input::BINDINGS;
use crate::app::state::{Go, Screen};
use crate::app::theme::{Icon, space};
use crate::app::widgets::{Kit, Look, Style};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The height of a row and the width for its key, in logical pixels.
const LINE: f32 = 32.0;
const CAPS: f32 = 96.0;

/// The keys and their effects.
pub fn keys(kit: &mut Kit, parent: Entity) {
    kit.divider(parent);
    for binding in &BINDINGS {
        let line = kit.node(
            parent,
            Node {
                min_height: px(LINE),
                align_items: AlignItems::Center,
                column_gap: px(space::M),
                ..default()
            },
        );
        let place = kit.node(
            line,
            Node {
                width: px(CAPS),
                flex_shrink: 0.0,
                ..default()
            },
        );
        let name = kit.t(binding.id);
        kit.key_cap(place, name);
        let words = kit.node(
            line,
            Node {
                flex_grow: 1.0,
                flex_basis: px(0),
                min_width: px(0),
                ..default()
            },
        );
        kit.localized_text(words, Style::SMALL, &format!("{}-does", binding.id));
    }
}

/// The version, and the links to the rules and the credits.
pub fn about(kit: &mut Kit, parent: Entity) {
    kit.divider(parent);
    let slot = row::row(kit, parent, "settings-version");
    let version = env!("CARGO_PKG_VERSION");
    kit.literal_text(slot, Style::DATA, version);
    let ways = [
        (
            "settings-rules",
            "settings-rules-open",
            Icon::Help,
            Screen::Rules,
        ),
        (
            "settings-credits",
            "settings-credits-open",
            Icon::Info,
            Screen::Credits,
        ),
    ];
    for (name, label, icon, screen) in ways {
        let slot = row::row(kit, parent, name);
        let open = kit.button(slot, Look::Secondary, Some(icon), label);
        kit.on(open, move |_: On<Activate>, mut go: MessageWriter<Go>| {
            go.write(Go::To(screen));
        });
    }
}
