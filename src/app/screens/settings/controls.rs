//! The list of keys, and the version.

use super::row::{self, Setting};
use crate::app::input::BINDINGS;
use crate::app::settings::Settings;
use crate::app::theme::space;
use crate::app::widgets::{Kit, NodeStyle, Style};
use bevy::prelude::*;

/// The height of a row and the width for its key, in logical pixels.
const LINE: f32 = 32.0;
const CAPS: f32 = 96.0;

/// The keys and their effects.
pub const KEYS: &[Setting] = &[Setting::Divider, Setting::Part(keys)];

fn keys(kit: &mut Kit, parent: Entity, _: &Settings) {
    for binding in &BINDINGS {
        let line = kit.node(parent, Node::line(space::M).min_height(LINE));
        let place = kit.node(line, Node::default().width(CAPS).no_shrink());
        let name = kit.t(binding.id);
        kit.key_cap(place, name);
        let words = kit.node(line, Node::default().fill());
        kit.localized_text(words, Style::SMALL, &format!("{}-does", binding.id));
    }
}

/// The version of the game.
pub fn version(kit: &mut Kit, parent: Entity, _: &Settings) {
    let slot = row::row(kit, parent, "settings-version");
    kit.literal_text(slot, Style::DATA, env!("CARGO_PKG_VERSION"));
}
