//! The player's name and the lobby address, the fields that are needed to create or join a room.

use super::{OnlineView, cards, error_text};
use crate::app::screens::lifecycle::BuildScreenSystems;
use crate::app::settings::Settings;
use crate::app::theme::{Ink, Token, space};
use crate::app::widgets::{Field, Kit, Style};
use crate::net::{LobbyAddress, NAME_LIMIT};
use bevy::prelude::*;
use bevy::text::{EditableText, TextEditChange};

/// The maximum length of an address, in characters.
const LONGEST: usize = 200;

/// The text below the lobby's address.
#[derive(Component, Debug, Clone, Copy)]
struct AddressNote;

pub fn build(kit: &mut Kit, parent: Entity, view: OnlineView) {
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
    keep_height(kit, name);
    kit.on(
        name,
        |change: On<TextEditChange>, fields: Query<&EditableText>, settings: ResMut<Settings>| {
            store_text(&change, &fields, settings, |settings| {
                &mut settings.player_name
            });
        },
    );
    kit.localized_text(column, Style::LABEL.ink(Token::Ink2), "online-name-note");
    let column = self::column(kit, row, narrow);
    kit.section(column, "online-lobby");
    let lobby = kit.field(column, "online-lobby", &view.settings.lobby, LONGEST);
    keep_height(kit, lobby);
    kit.on(
        lobby,
        |change: On<TextEditChange>, fields: Query<&EditableText>, settings: ResMut<Settings>| {
            store_text(&change, &fields, settings, |settings| &mut settings.lobby);
        },
    );
    let note = kit.literal_text(column, Style::LABEL.ink(Token::Ink2), "");
    kit.commands.entity(note).insert(AddressNote);
}

fn column(kit: &mut Kit, row: Entity, narrow: bool) -> Entity {
    match narrow {
        true => kit.column(row, space::XXS),
        false => cards::fill(kit, row, space::XXS),
    }
}

/// Keeps a field's height in a column.
fn keep_height(kit: &mut Kit, field: Entity) {
    kit.commands
        .entity(field)
        .entry::<Node>()
        .and_modify(|mut node| {
            node.flex_grow = 0.0;
            node.flex_shrink = 0.0;
        });
}

/// Stores the text of a field.
pub fn store_text(
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
    app.add_systems(Update, note.after(BuildScreenSystems));
}

/// Says what is wrong with the address, or what it is for.
fn note(
    settings: Res<Settings>,
    kit: Kit,
    mut notes: Query<(&mut Text, &mut Ink), With<AddressNote>>,
) {
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
            Err(fault) => (error_text::address(&kit.locale, &fault), Token::Fault),
        };
        if text.0 != words {
            text.0 = words;
        }
        ink.set_if_neq(Ink(token));
    }
}
