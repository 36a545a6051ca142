//! The way from two computers to a tournament of many games.

use super::draft::Mode;
use super::setup_part::SetupView;
use crate::state::{Go, Screen};
use crate::theme::{Icon, space};
use crate::widgets::{Look, NodeStyle, UiBuilder};
use bevy::prelude::*;

/// Fills the part; empty unless computers play each other.
pub fn fill(ui: &mut UiBuilder, parent: Entity, view: &SetupView) {
    if Mode::of(view.config()) != Mode::Computers || view.config().twin {
        return;
    }
    let button = ui.button(parent, Look::Secondary, Some(Icon::Arena), "arena-open");
    ui.restyle(button, |node| node.stretch().pad_x(space::M));
    ui.write_on(button, Go::To(Screen::Arena));
}
