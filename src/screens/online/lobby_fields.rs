//! The player's name and the lobby address, the fields that are needed to create or join a room.

use super::{OnlineView, cards};
use crate::screens::lifecycle::AddScreen;
use crate::screens::settings::{field, text_field};
use crate::screens::wording::online_errors::address_error;
use crate::settings::Settings;
use crate::theme::{Ink, Token, space};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_net::{LobbyAddress, NAME_LIMIT};

/// The maximum length of an address, in characters.
const LONGEST: usize = 200;

/// The text below the lobby's address.
#[derive(Component, Debug, Clone, Copy)]
struct AddressNote;

pub fn build(ui: &mut UiBuilder, parent: Entity, view: &OnlineView) {
    let narrow = ui.layout.is_narrow();
    let row = Node::column_if(narrow)
        .row_gap(space::L)
        .column_gap(space::XL)
        .no_shrink();
    let row = ui.node(parent, row);
    let column = column(ui, row, narrow);
    ui.section(column, "online-name");
    let name = ("online-name", NAME_LIMIT);
    text_field(ui, column, name, &view.settings, field!(player_name));
    ui.localized_text(column, Style::LABEL.ink(Token::Ink2), "online-name-note");
    let column = self::column(ui, row, narrow);
    ui.section(column, "online-lobby");
    let lobby = ("online-lobby", LONGEST);
    text_field(ui, column, lobby, &view.settings, field!(lobby));
    let note = ui.literal_text(column, Style::LABEL.ink(Token::Ink2), "");
    ui.insert(note, AddressNote);
}

fn column(ui: &mut UiBuilder, row: Entity, narrow: bool) -> Entity {
    if narrow {
        ui.column(row, space::XXS)
    } else {
        cards::fill(ui, row, space::XXS)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(note);
}

/// Says what is wrong with the address, or what it is for.
fn note(
    settings: Res<Settings>,
    ui: UiBuilder,
    mut notes: Query<(&mut Text, &mut Ink), With<AddressNote>>,
) {
    for (mut text, mut ink) in &mut notes {
        let lobby = settings.lobby.trim();
        let (words, token) = match lobby.parse::<LobbyAddress>() {
            _ if lobby.is_empty() && cfg!(target_family = "wasm") => {
                (ui.locale.text("online-lobby-of-page"), Token::Ink2)
            }
            _ if lobby.is_empty() => (ui.locale.text("online-lobby-none"), Token::Ink2),
            Ok(address) => {
                let address = [("lobby", address.to_string().into())];
                (
                    ui.locale.text_with("online-lobby-is", &address),
                    Token::Ink2,
                )
            }
            Err(fault) => (address_error(&ui.locale, &fault), Token::Fault),
        };
        text.set_if_neq(Text(words));
        ink.set_if_neq(Ink(token));
    }
}
