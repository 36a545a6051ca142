//! Online play: name, lobby, and ICE servers.

use super::row;
use crate::app::redraw::Redraw;
use crate::app::settings::Settings;
use crate::app::theme::{Icon, Token, space};
use crate::app::widgets::{Field, Kit, Look, Style};
use crate::net::NAME_LIMIT;
use bevy::prelude::*;
use bevy::text::{EditableText, TextEditChange};
use bevy::ui_widgets::Activate;

/// The maximum length of an address, and of a server's user name or password, in characters.
const LONGEST: usize = 200;

/// A text setting: the Fluent id of its label, the maximum length, and the field of the settings.
type TextSetting = (&'static str, usize, row::SettingField<String>);

const LINES: [TextSetting; 2] = [
    ("settings-name", NAME_LIMIT, |settings| {
        &mut settings.player_name
    }),
    ("settings-lobby", LONGEST, |settings| &mut settings.lobby),
];

/// Settings that few players need.
const ADVANCED: [TextSetting; 4] = [
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
    kit.divider(parent);
    let mut shown = settings.clone();
    for (id, longest, field) in LINES {
        line(kit, parent, id, longest, field(&mut shown).clone(), field);
    }
    row::switch(
        kit,
        parent,
        "settings-watch",
        settings.let_watch,
        |settings| &mut settings.let_watch,
    );
    let folded = advanced_group(kit, parent);
    for (id, longest, field) in ADVANCED {
        line(kit, folded, id, longest, field(&mut shown).clone(), field);
    }
}

/// A group that is hidden until its button is pressed.
fn advanced_group(kit: &mut Kit, parent: Entity) -> Entity {
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

/// A label, a description and the text field.
fn line(
    kit: &mut Kit,
    parent: Entity,
    id: &'static str,
    longest: usize,
    words: String,
    setting: row::SettingField<String>,
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
    kit.localized_text(column, Style::BODY, id);
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
        kit.localized_text(column, Style::LABEL.ink(Token::Ink3), &note);
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
            if *setting(settings.bypass_change_detection()) != typed {
                *setting(&mut settings) = typed;
            }
        },
    );
}
