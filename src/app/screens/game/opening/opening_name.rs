//! The name of the opening beside the board, from the third stone on.

use super::{opening_label, opening_toasts};
use crate::app::live::{LiveSystems, OneBoardGame};
use crate::app::screens::lifecycle::BuildScreenSystems;
use crate::app::theme::{Fonts, space};
use crate::app::widgets::{Kit, NodeStyle, Style};
use bevy::prelude::*;

const STYLE: Style = Style::LABEL.sized(14.0);

/// The text with the name.
#[derive(Component, Debug, Clone, Copy)]
struct NameLine;

/// Reserves the row for the name.
pub fn line(kit: &mut Kit, parent: Entity) {
    let row = kit.node(parent, Node::row().justify_center().pad_top(space::XS));
    let text = kit.literal_text(row, STYLE, "");
    kit.insert(text, NameLine);
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, write.after(BuildScreenSystems).after(LiveSystems));
}

fn write(
    session: OneBoardGame,
    fonts: Res<Fonts>,
    mut lines: Query<(&mut Text, &mut TextFont), With<NameLine>>,
) {
    for (mut text, mut font) in &mut lines {
        let words = opening_toasts::named_opening(&session)
            .map(opening_label)
            .unwrap_or_default();
        if text.0 != words {
            // Many names have a long vowel, which not every typeface contains.
            *font = fonts.text(STYLE.face.for_words(&words), STYLE.size);
            text.0 = words;
        }
    }
}
