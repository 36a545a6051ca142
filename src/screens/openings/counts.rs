//! Below an opening or a protocol in a dialog: in how many games of the library it was played, and how they ended.

use crate::library::LibraryOpenings;
use crate::screens::result_bar::{self, Hatching};
use crate::widgets::{NodeStyle, Part, Parts, Style, UiBuilder};
use bevy::prelude::*;
use narabe_library::Tally;
use narabe_rules::opening::{NamedOpening, Protocol};

/// The height of a bar, in logical pixels.
const BAR: f32 = 12.0;

/// The place of the counts of an opening or a protocol.
#[derive(Component, Debug, Clone, Copy)]
pub enum OpeningCounts {
    Named(&'static NamedOpening),
    Protocol(Protocol),
}

impl Part for OpeningCounts {
    type Content = Option<Tally>;
}

impl OpeningCounts {
    /// Reserves the place, of this width in logical pixels.
    pub fn place(self, ui: &mut UiBuilder, parent: Entity, width: f32) {
        let place = ui.node(parent, Node::column().gap(2).width(width));
        ui.insert(place, self);
    }
}

/// Writes the counts when they are there.
pub fn write(
    openings: Res<LibraryOpenings>,
    mut hatching: ResMut<Hatching>,
    mut parts: Parts<OpeningCounts>,
) {
    let Some(counted) = openings.counted() else {
        return;
    };
    parts.draw(
        |_, of| match *of {
            OpeningCounts::Named(opening) => counted.of(opening).copied(),
            OpeningCounts::Protocol(protocol) => counted.with(protocol).copied(),
        },
        |ui, place, _, tally| {
            let Some(tally) = tally else { return };
            let variables = [
                ("games", tally.games.into()),
                ("counted", ui.locale.number(tally.games).into()),
            ];
            let words = ui.locale.text_with("opening-games", &variables);
            ui.literal_line(place, Style::DATA_LABEL, words);
            let bar = (Node::row().stretch().height(BAR), 0.0);
            result_bar::build(ui, &mut hatching, place, bar, tally);
        },
    );
}
