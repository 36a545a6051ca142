//! The name of the opening beside the board, from the third stone on.

use super::{called, news};
use crate::app::screens::stage::BuildScreen;
use crate::app::session::{Session, SessionSystems};
use crate::app::theme::space;
use crate::app::widgets::{Kit, Style};
use bevy::prelude::*;

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
    let text = kit.write(row, Style::LABEL.sized(14.0), "");
    kit.commands.entity(text).insert(NameLine);
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, write.after(BuildScreen).after(SessionSystems));
}

fn write(session: Res<Session>, mut lines: Query<&mut Text, With<NameLine>>) {
    for mut text in &mut lines {
        let words = news::arisen(&session).map(called).unwrap_or_default();
        if text.0 != words {
            text.0 = words;
        }
    }
}
