//! The switch that lets a browser keep everything for playing without a network.

use super::row::{self, field};
use crate::settings::{OfflineCopy, Settings};
use crate::theme::Token;
use crate::widgets::{Part, Parts, Style, UiBuilder};
use bevy::prelude::*;

const ID: &str = "settings-offline";

/// What is said below the name.
#[derive(Component, Debug)]
pub struct Note;

impl Part for Note {
    type Content = OfflineCopy;
}

/// The row, in a browser: a program on a desktop has everything.
pub fn switch(ui: &mut UiBuilder, parent: Entity, settings: &Settings) {
    if cfg!(not(any(test, target_family = "wasm"))) {
        return;
    }
    row::switch_with(ui, parent, ID, Note, settings, field!(keep_offline));
}

/// Says what the browser keeps.
pub fn show_note(copy: Res<OfflineCopy>, mut notes: Parts<Note>) {
    notes.draw(
        |_, _| *copy,
        |ui, place, _, copy| {
            let (id, ink) = match copy {
                OfflineCopy::Unavailable => ("settings-offline-missing", Token::Ink3),
                OfflineCopy::Used => ("settings-offline-note", Token::Ink3),
                OfflineCopy::Coming => ("settings-offline-coming", Token::Ink3),
                OfflineCopy::Whole => ("settings-offline-whole", Token::Ink3),
                OfflineCopy::Incomplete => ("settings-offline-incomplete", Token::Fault),
            };
            ui.localized_text(place, Style::LABEL.ink(ink), id);
        },
    );
}
