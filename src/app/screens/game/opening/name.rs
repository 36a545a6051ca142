//! The name of the opening beside the board, from the third stone on.

use super::{called, news};
use crate::app::screens::stage::BuildScreen;
use crate::app::session::{OneBoardGame, SessionSystems};
use crate::app::theme::{Fonts, space};
use crate::app::widgets::{Kit, Style};
use bevy::prelude::*;

const STYLE: Style = Style::LABEL.sized(14.0);

/// The line with the name.
#[derive(Component, Debug, Clone, Copy)]
struct NameLine;

/// Keeps a place for the name.
pub fn line(kit: &mut Kit, parent: Entity) {
    let node = Node {
        justify_content: JustifyContent::Center,
        padding: UiRect::top(px(space::XS)),
        ..default()
    };
    let row = kit.node(parent, node);
    let text = kit.write(row, STYLE, "");
    kit.commands.entity(text).insert(NameLine);
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, write.after(BuildScreen).after(SessionSystems));
}

fn write(
    session: OneBoardGame,
    fonts: Res<Fonts>,
    mut lines: Query<(&mut Text, &mut TextFont), With<NameLine>>,
) {
    for (mut text, mut font) in &mut lines {
        let words = news::arisen(&session).map(called).unwrap_or_default();
        if text.0 != words {
            // Many of the names have a long vowel, which not every face has.
            *font = fonts.text(STYLE.face.for_words(&words), STYLE.size);
            text.0 = words;
        }
    }
}
