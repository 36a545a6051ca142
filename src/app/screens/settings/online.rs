//! Playing between two machines: one's name, the lobby, and the servers that help two machines find a way to each other.

use super::row;
use crate::app::redraw::Redraw;
use crate::app::settings::Settings;
use crate::app::theme::{Icon, Token, space};
use crate::app::widgets::{Field, Kit, Look, Style};
use crate::net::NAME_LIMIT;
use bevy::prelude::*;
use bevy::text::{EditableText, TextEditChange};
use bevy::ui_widgets::Activate;

/// The longest address, and the longest name or password for a server, in characters.
const LONGEST: usize = 200;

/// A line to type on: the Fluent id of its name, the longest that fits, and where it is kept.
type Line = (&'static str, usize, row::Kept<String>);

const LINES: [Line; 2] = [
    ("settings-name", NAME_LIMIT, |settings| {
        &mut settings.player_name
    }),
    ("settings-lobby", LONGEST, |settings| &mut settings.lobby),
];

/// Settings that few players need.
const ADVANCED: [Line; 4] = [
    ("settings-stun", LONGEST, |settings| &mut settings.stun),
    ("settings-turn", LONGEST, |settings| &mut settings.turn),
    ("settings-turn-user", LONGEST, |settings| {
        &mut settings.turn_user
    }),
    ("settings-turn-password", LONGEST, |settings| {
        &mut settings.turn_password
    }),
];

pub fn build(kit: &mut Kit, parent: Entity, settings: &Settings) {
    kit.rule(parent);
    let mut shown = settings.clone();
    for (id, longest, kept) in LINES {
        line(kit, parent, id, longest, kept(&mut shown).clone(), kept);
    }
    row::switch(
        kit,
        parent,
        "settings-watch",
        settings.let_watch,
        |settings| &mut settings.let_watch,
    );
    let folded = fold(kit, parent);
    for (id, longest, kept) in ADVANCED {
        line(kit, folded, id, longest, kept(&mut shown).clone(), kept);
    }
}

/// A section that is hidden until its button is pressed.
fn fold(kit: &mut Kit, parent: Entity) -> Entity {
    let button = kit.button(parent, Look::Quiet, Some(Icon::Down), "settings-advanced");
    kit.commands
        .entity(button)
        .entry::<Node>()
        .and_modify(|mut node| node.align_self = AlignSelf::Start);
    let node = Node {
        display: Display::None,
        flex_direction: FlexDirection::Column,
        flex_shrink: 0.0,
        ..default()
    };
    let folded = kit.node(parent, node);
    kit.on(
        button,
        move |_: On<Activate>, mut nodes: Query<&mut Node>, mut redraw: ResMut<Redraw>| {
            if let Ok(mut node) = nodes.get_mut(folded) {
                node.display = match node.display {
                    Display::None => Display::Flex,
                    _ => Display::None,
                };
                redraw.next_frame();
            }
        },
    );
    folded
}

/// A name, what it is for, and the field.
fn line(
    kit: &mut Kit,
    parent: Entity,
    id: &'static str,
    longest: usize,
    words: String,
    kept: row::Kept<String>,
) {
    let column = kit.node(
        parent,
        Node {
            flex_direction: FlexDirection::Column,
            padding: UiRect::vertical(px(space::XS)),
            flex_shrink: 0.0,
            ..default()
        },
    );
    kit.say(column, Style::BODY, id);
    let field = kit.field(column, id, &words, longest);
    kit.commands
        .entity(field)
        .entry::<Node>()
        .and_modify(|mut node| {
            node.flex_grow = 0.0;
            node.flex_shrink = 0.0;
        });
    let note = format!("{id}-note");
    if kit.locale.knows(&note) {
        kit.say(column, Style::LABEL.ink(Token::Ink3), &note);
    }
    kit.on(
        field,
        move |change: On<TextEditChange>,
              fields: Query<&EditableText>,
              mut settings: ResMut<Settings>| {
            let Ok(text) = fields.get(change.event_target()) else {
                return;
            };
            let typed = Field::read(text);
            if *kept(settings.bypass_change_detection()) != typed {
                *kept(&mut settings) = typed;
            }
        },
    );
}
