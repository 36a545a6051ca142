//! The player's name and the lobby address, the fields that are needed to create or join a room.

use super::{OnlineView, cards, error_text};
use crate::screens::lifecycle::AddScreen;
use crate::screens::settings::{field, text_field};
use crate::settings::Settings;
use crate::theme::{Ink, Token, space};
use crate::widgets::{Kit, NodeStyle, Style};
use bevy::prelude::*;
use narabe_net::{LobbyAddress, NAME_LIMIT};

/// The maximum length of an address, in characters.
const LONGEST: usize = 200;

/// The text below the lobby's address.
#[derive(Component, Debug, Clone, Copy)]
struct AddressNote;

pub fn build(kit: &mut Kit, parent: Entity, view: &OnlineView) {
    let narrow = kit.layout.is_narrow();
    let row = Node::column_if(narrow)
        .row_gap(space::L)
        .column_gap(space::XL)
        .no_shrink();
    let row = kit.node(parent, row);
    let column = column(kit, row, narrow);
    kit.section(column, "online-name");
    let name = ("online-name", NAME_LIMIT);
    text_field(kit, column, name, &view.settings, field!(player_name));
    kit.localized_text(column, Style::LABEL.ink(Token::Ink2), "online-name-note");
    let column = self::column(kit, row, narrow);
    kit.section(column, "online-lobby");
    let lobby = ("online-lobby", LONGEST);
    text_field(kit, column, lobby, &view.settings, field!(lobby));
    let note = kit.literal_text(column, Style::LABEL.ink(Token::Ink2), "");
    kit.insert(note, AddressNote);
}

fn column(kit: &mut Kit, row: Entity, narrow: bool) -> Entity {
    if narrow {
        kit.column(row, space::XXS)
    } else {
        cards::fill(kit, row, space::XXS)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(note);
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
        text.set_if_neq(Text(words));
        ink.set_if_neq(Ink(token));
    }
}
