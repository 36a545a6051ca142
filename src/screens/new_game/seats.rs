//! The two seats: stone, name and side, with the swap button between them.

use super::draft;
use super::setup_part::{SetupUiState, SetupView};
use crate::live::{MatchConfig, Player};
use crate::locale::Locale;
use crate::opponents::opponent;
use crate::screens::wording::player_names::{default_name, player_name};
use crate::settings::LastSetup;
use crate::theme::{Icon, Stroke, Token, space};
use crate::widgets::{Field, Look, NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use bevy::text::{EditableText, TextEditChange};
use bevy::ui_widgets::Activate;
use narabe_rules::Side;

// The size of the stone beside a name, and on a phone; the scale and the overlap of the two stones that mean a random
// side.
const STONE: f32 = 40.0;
const PHONE_STONE: f32 = 30.0;
const COIN: f32 = 0.7;
const OVERLAP: f32 = 0.4;
/// The maximum length of a typed name, in characters.
const LONGEST: usize = 20;
/// The height of a computer's name, the same as a text field's.
const LINE: f32 = 36.0;
/// The size of the icon at the end of a name.
const SIGN: f32 = 16.0;

pub fn fill(ui: &mut UiBuilder, parent: Entity, view: &SetupView) {
    seat(ui, parent, 0, view);
    let label = ui.locale.text("new-swap");
    let swap = ui.square_button(parent, (Look::Secondary, Icon::Swap), &label, "new-swap");
    ui.on(
        swap,
        |_: On<Activate>, mut setup: ResMut<LastSetup>, mut ui_state: ResMut<SetupUiState>| {
            draft::swap(&mut setup.0);
            ui_state.swaps += 1;
        },
    );
    seat(ui, parent, 1, view);
}

fn seat(ui: &mut UiBuilder, parent: Entity, index: usize, view: &SetupView) {
    let Some(player) = view.config().players.get(index) else {
        return;
    };
    let phone = ui.layout.is_phone();
    // On a phone the second seat mirrors the first.
    let (direction, gap) = match (phone, index) {
        (true, 1) => (FlexDirection::RowReverse, space::S),
        (true, _) => (FlexDirection::Row, space::S),
        (false, _) => (FlexDirection::Row, space::M),
    };
    let node = Node::row().flex_direction(direction).gap(gap);
    let place = ui.node(parent, node.items_center().fill());
    let side = draft::first_black(view.config()).map(|black| {
        if black == index {
            Side::Black
        } else {
            Side::White
        }
    });
    stones(ui, place, side, if phone { PHONE_STONE } else { STONE });
    let words = ui.node(place, Node::column().gap(space::XXS).fill());
    if player.seat.is_human() {
        name_field(ui, words, index, view.config());
    } else {
        computer_name(ui, words, index, view);
    }
    if !phone {
        let note = note(ui, player, side);
        ui.literal_line(words, Style::SMALL.ink(Token::Ink3), note);
    }
}

/// The text below a name.
fn note(ui: &UiBuilder, player: &Player, side: Option<Side>) -> String {
    if let Some(level) = opponent(player.seat).and_then(|opponent| opponent.level) {
        return ui.locale.text_of("new-seat-level", "level", level.number);
    }
    if player.seat.external().is_some() {
        return ui.locale.text("new-seat-computer");
    }
    ui.locale.text(match (player.seat.is_human(), side) {
        (true, Some(Side::Black)) => "new-seat-black",
        (true, Some(Side::White)) => "new-seat-white",
        (true, None) => "new-seat-coin",
        (false, Some(Side::Black)) => "new-seat-computer-black",
        (false, Some(Side::White)) => "new-seat-computer-white",
        (false, None) => "new-seat-computer",
    })
}

/// The seat's stone, or one of each if the side is random.
fn stones(ui: &mut UiBuilder, parent: Entity, side: Option<Side>, diameter: f32) {
    if let Some(side) = side {
        ui.stone(parent, side, diameter);
        return;
    }
    let pair = ui.row(parent, -diameter * COIN * OVERLAP);
    for side in Side::ALL {
        ui.stone(pair, side, diameter * COIN);
    }
}

fn name_field(ui: &mut UiBuilder, parent: Entity, index: usize, config: &MatchConfig) {
    let id = match index {
        0 => "new-name-field-first",
        _ => "new-name-field-second",
    };
    let name = player_name(&ui.locale, config, index);
    let line = ui.node(parent, Node::row().items_center().min_width(0));
    let field = ui.field(line, id, &name, LONGEST);
    let node = Node::default().absolute().right(0).top((LINE - SIGN) / 2.0);
    let sign = ui.node(line, node);
    ui.icon(sign, Icon::Edit, SIGN, Token::Ink3);
    ui.on(
        field,
        move |change: On<TextEditChange>,
              fields: Query<&EditableText>,
              locale: Res<Locale>,
              mut setup: ResMut<LastSetup>| {
            let Ok(text) = fields.get(change.event_target()) else {
                return;
            };
            type_name(&mut setup, &locale, index, Field::read(text));
        },
    );
}

/// Stores a typed name. The default name of the seat is stored as empty, so that it follows the language.
pub(super) fn type_name(
    setup: &mut ResMut<LastSetup>,
    locale: &Locale,
    index: usize,
    typed: String,
) {
    let usual = default_name(locale, &setup.0.players, index);
    let name = if typed == usual { String::new() } else { typed };
    let player = setup.0.players.get(index);
    if player.is_some_and(|player| player.name != name) {
        setup.0.players[index].name = name;
    }
}

fn computer_name(ui: &mut UiBuilder, parent: Entity, index: usize, view: &SetupView) {
    let node = Node::row().items_center().height(LINE).border_bottom(1);
    let line = ui.node(parent, node.clip());
    ui.insert(line, Stroke(Token::LineStrong));
    let name = view.player_name(&ui.locale, index);
    ui.literal_line(line, Style::DATA.sized(16.0), name);
    ui.spacer(line);
    ui.icon(line, Icon::Computer, SIGN, Token::Ink2);
}
