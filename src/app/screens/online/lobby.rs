//! Who one is, and by which lobby one meets: the two fields that are needed before there is a table.

use super::{View, frame, trouble};
use crate::app::screens::stage::BuildScreen;
use crate::app::settings::Settings;
use crate::app::theme::{Ink, Token, space};
use crate::app::widgets::{Field, Kit, Style};
use crate::net::{LobbyAddress, NAME_LIMIT};
use bevy::prelude::*;
use bevy::text::{EditableText, TextEditChange};

/// The longest address that can be typed, in characters.
const LONGEST: usize = 200;

/// The line under the lobby's address.
#[derive(Component, Debug, Clone, Copy)]
struct Note;

pub fn build(kit: &mut Kit, parent: Entity, view: View) {
    let narrow = kit.layout.is_narrow();
    let row = Node {
        flex_direction: match narrow {
            true => FlexDirection::Column,
            false => FlexDirection::Row,
        },
        column_gap: px(space::XL),
        row_gap: px(space::L),
        flex_shrink: 0.0,
        ..default()
    };
    let row = kit.node(parent, row);
    let column = column(kit, row, narrow);
    kit.section(column, "online-name");
    let name = kit.field(
        column,
        "online-name",
        &view.settings.player_name,
        NAME_LIMIT,
    );
    steady(kit, name);
    kit.on(
        name,
        |change: On<TextEditChange>, fields: Query<&EditableText>, settings: ResMut<Settings>| {
            keep(&change, &fields, settings, |settings| {
                &mut settings.player_name
            });
        },
    );
    kit.say(column, Style::LABEL.ink(Token::Ink2), "online-name-note");
    let column = self::column(kit, row, narrow);
    kit.section(column, "online-lobby");
    let lobby = kit.field(column, "online-lobby", &view.settings.lobby, LONGEST);
    steady(kit, lobby);
    kit.on(
        lobby,
        |change: On<TextEditChange>, fields: Query<&EditableText>, settings: ResMut<Settings>| {
            keep(&change, &fields, settings, |settings| &mut settings.lobby);
        },
    );
    let note = kit.write(column, Style::LABEL.ink(Token::Ink2), "");
    kit.commands.entity(note).insert(Note);
}

fn column(kit: &mut Kit, row: Entity, narrow: bool) -> Entity {
    match narrow {
        true => kit.column(row, space::XXS),
        false => frame::fill(kit, row, space::XXS),
    }
}

/// In a column a field keeps its height.
fn steady(kit: &mut Kit, field: Entity) {
    kit.commands
        .entity(field)
        .entry::<Node>()
        .and_modify(|mut node| {
            node.flex_grow = 0.0;
            node.flex_shrink = 0.0;
        });
}

/// Keeps what stands in a field.
pub fn keep(
    change: &On<TextEditChange>,
    fields: &Query<&EditableText>,
    mut settings: ResMut<Settings>,
    kept: fn(&mut Settings) -> &mut String,
) {
    let Ok(text) = fields.get(change.event_target()) else {
        return;
    };
    let typed = Field::read(text);
    if *kept(settings.bypass_change_detection()) != typed {
        *kept(&mut settings) = typed;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, note.after(BuildScreen));
}

/// Says what is wrong with the address, or what it is for.
fn note(settings: Res<Settings>, kit: Kit, mut notes: Query<(&mut Text, &mut Ink), With<Note>>) {
    for (mut text, mut ink) in &mut notes {
        let lobby = settings.lobby.trim();
        let (words, token) = match lobby.parse::<LobbyAddress>() {
            _ if lobby.is_empty() && cfg!(target_family = "wasm") => {
                (kit.t("online-lobby-of-page"), Token::Ink2)
            }
            _ if lobby.is_empty() => (kit.t("online-lobby-none"), Token::Ink2),
            Ok(address) => {
                let address = [("lobby", address.to_string().into())];
                (kit.tv("online-lobby-is", &address), Token::Ink2)
            }
            Err(fault) => (trouble::address(&kit.locale, &fault), Token::Fault),
        };
        if text.0 != words {
            text.0 = words;
        }
        ink.set_if_neq(Ink(token));
    }
}
