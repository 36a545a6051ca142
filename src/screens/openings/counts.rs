//! Below an opening or a protocol in a dialog: in how many games of the library it was played, and how they ended.

use crate::library::LibraryOpenings;
use crate::screens::result_bar::{self, Hatching};
use crate::widgets::{Kit, NodeStyle, Style};
use bevy::prelude::*;
use narabe_rules::opening::{NamedOpening, Protocol};

/// The height of a bar, in logical pixels.
const BAR: f32 = 12.0;

/// The place of the counts of an opening or a protocol.
#[derive(Component, Debug, Clone, Copy)]
pub enum OpeningCounts {
    Named(&'static NamedOpening),
    Protocol(Protocol),
}

impl OpeningCounts {
    /// Reserves the place, of this width in logical pixels.
    pub fn place(self, kit: &mut Kit, parent: Entity, width: f32) {
        let place = kit.node(parent, Node::column().gap(2).width(width));
        kit.insert(place, self);
    }
}

/// Writes the counts when they are there, also when they were counted anew.
pub fn write(
    openings: Res<LibraryOpenings>,
    mut hatching: ResMut<Hatching>,
    places: Query<(Entity, Ref<OpeningCounts>)>,
    mut kit: Kit,
) {
    let Some(counted) = openings.counted() else {
        return;
    };
    for (entity, of) in &places {
        if !(of.is_added() || openings.is_changed()) {
            continue;
        }
        kit.commands.entity(entity).despawn_children();
        let tally = match *of {
            OpeningCounts::Named(opening) => counted.of(opening),
            OpeningCounts::Protocol(protocol) => counted.with(protocol),
        };
        let Some(tally) = tally else {
            continue;
        };
        let kit = &mut kit;
        let variables = [
            ("games", tally.games.into()),
            ("counted", kit.locale.number(tally.games).into()),
        ];
        let words = kit.tv("opening-games", &variables);
        kit.literal_line(entity, Style::DATA_LABEL, words);
        let bar = (Node::row().stretch().height(BAR), 0.0);
        result_bar::build(kit, &mut hatching, entity, bar, tally);
    }
}
