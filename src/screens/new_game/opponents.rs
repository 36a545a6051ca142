//! The opponent cards: the engine's levels, then the classic opponents.

use super::draft::{self, Mode};
use super::fitting_level;
use super::setup_part::{SetupView, on_pick};
use crate::live::Seat;
#[cfg(test)]
use crate::opponents::OPPONENTS;
use crate::screens::opponent_choice::OfferedOpponent;
use crate::theme::{Elevation, Token, radius, space};
use crate::widgets::{ChosenBrackets, Look, NodeStyle, SealFace, Style, UiBuilder, display_if};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

// The sizes of cards, in logical pixels.
const CARD_HEIGHT: f32 = 136.0;
const WIDE_CARD_HEIGHT: f32 = 112.0;
const SHORT_CARD: f32 = 56.0;
const PROGRAM_CARD: f32 = 64.0;
const PHONE_CARD: f32 = 158.0;
const PHONE_CARD_HEIGHT: f32 = 132.0;
const SEAL: f32 = 40.0;
const SMALL_SEAL: f32 = 32.0;
const SEAL_GAP: f32 = 10.0;
// The size of a name on a card, and on a short card.
const NAME: f32 = 19.0;
const SHORT_NAME: f32 = 16.0;

/// Fills the part; empty without a computer.
pub fn fill(ui: &mut UiBuilder, parent: Entity, view: &SetupView) {
    let seat = draft::edited_seat(view.config(), view.ui_state.seat);
    ui.restyle(parent, move |node| node.display(display_if(seat.is_some())));
    let Some(seat) = seat else { return };
    // A phone's row of cards needs no heading.
    if !ui.layout.is_phone() || Mode::of(view.config()) == Mode::Computers {
        head(ui, parent, view);
    }
    let chosen = view.config().players.get(seat).map(|player| player.seat);
    let known = view.offered.own(view.config().twin);
    let picked = (known.iter()).position(|opponent| Some(opponent.seat) == chosen);
    let group = frame(ui, parent, picked, known.len());
    // The levels come first; all opponents on twin boards are levels.
    let levels = known.partition_point(|opponent| opponent.level.is_some());
    let mut cards = Vec::new();
    for (place, opponent) in known.iter().enumerate() {
        if place < levels || ui.layout.is_phone() {
            cards.push(card(ui, group, opponent));
            continue;
        }
        if place == levels {
            classics_head(ui, group);
        }
        cards.push(short_card(ui, group, opponent));
    }
    ui.set_options(group, cards, picked);
    seat_on_pick(
        ui,
        group,
        known.iter().map(|opponent| opponent.seat).collect(),
    );
}

/// Seats the opponent that is picked among these.
pub fn seat_on_pick(ui: &mut UiBuilder, group: Entity, seats: Vec<Seat>) {
    on_pick(ui, group, move |index, setup, ui_state| {
        let edited = draft::edited_seat(setup, ui_state.seat);
        if let (Some(seat), Some(opponent)) = (edited, seats.get(index)) {
            setup.players[seat].seat = *opponent;
        }
    });
}

/// The heading, and which of two computers the cards choose for.
fn head(ui: &mut UiBuilder, parent: Entity, view: &SetupView) {
    let row = ui.node(parent, Node::line(space::M).justify_between());
    ui.section(row, "new-opponent");
    if Mode::of(view.config()) != Mode::Computers {
        let note = if view.config().twin {
            "new-opponent-twin-note"
        } else {
            "new-opponent-note"
        };
        fitting_level::note(ui, row, note);
        return;
    }
    let options = ["new-opponent-first", "new-opponent-second"];
    let frame = ui.node(row, Node::column().width(200));
    let seats = ui.segments_of(frame, "new-opponent-seat", &options, view.ui_state.seat);
    on_pick(ui, seats, |index, _, ui_state| ui_state.seat = index);
}

/// The container of the cards: a grid, or on a phone a scrolling row that starts at the chosen card.
fn frame(ui: &mut UiBuilder, parent: Entity, picked: Option<usize>, cards: usize) -> Entity {
    let gap = px(space::S);
    if ui.layout.is_phone() {
        let margin = ui.layout.margin();
        // Padding for brackets and shadow, which the edge of the row would clip.
        let node = Node::default().no_shrink().pad_xy(margin, space::XS);
        let row = ui.scroll_row(parent, node.margin_x(-margin));
        let start = row_start(picked.unwrap_or_default(), cards, ui.layout.size.x, margin);
        ui.insert(row, ScrollPosition(Vec2::new(start, 0.0)));
        return ui.choice(row, "new-opponent", Node::row().gap(gap).no_shrink());
    }
    let count = u16::try_from(cards).unwrap_or(u16::MAX);
    let tracks = vec![RepeatedGridTrack::flex(columns(ui).min(count), 1.0)];
    ui.choice(
        parent,
        "new-opponent",
        Node::default().gaps(gap).grid(tracks),
    )
}

/// The heading of the classic opponents, across the grid.
fn classics_head(ui: &mut UiBuilder, group: Entity) {
    let across = GridPlacement::span(columns(ui));
    let node = Node::row().gap(space::M).items_end().justify_between();
    let row = ui.node(group, node.with(|node| node.grid_column = across));
    ui.localized_text(row, Style::LABEL.ink(Token::Ink2), "new-classics");
    ui.localized_text(row, Style::LABEL.ink(Token::Ink3), "new-classics-note");
}

/// The scroll offset that centres a card in the phone's row, limited to the row's ends.
fn row_start(card: usize, cards: usize, width: f32, margin: f32) -> f32 {
    let place = |card: usize| margin + card as f32 * (PHONE_CARD + space::S);
    let length = place(cards) - space::S + margin;
    let centred = place(card) + (PHONE_CARD - width) / 2.0;
    centred.clamp(0.0, (length - width).max(0.0))
}

/// The number of cards per row.
pub fn columns(ui: &UiBuilder) -> u16 {
    if ui.layout.is_desktop() || ui.layout.is_narrow() {
        4
    } else {
        2
    }
}

/// A card with all information about an opponent.
fn card(ui: &mut UiBuilder, group: Entity, opponent: &OfferedOpponent) -> Entity {
    let phone = ui.layout.is_phone();
    let (width, height) = match columns(ui) {
        _ if phone => (px(PHONE_CARD), PHONE_CARD_HEIGHT),
        2 => (auto(), WIDE_CARD_HEIGHT),
        _ => (auto(), CARD_HEIGHT),
    };
    let node = Node::column().gap(space::S).pad(space::S);
    let node = node.width(width).min_height(height);
    let card = frame_of(ui, group, opponent, node);
    let head = ui.row(card, SEAL_GAP);
    stamp(ui, head, opponent, SEAL);
    let words = ui.column(head, 0.0);
    let size = opponent.level.as_ref().map_or(SHORT_NAME, |_| NAME);
    title(ui, words, opponent, size);
    if let Some(level) = opponent.level {
        let number = ui
            .locale
            .text_of("new-opponent-level", "level", level.number);
        ui.literal_text(words, Style::LABEL.ink(Token::Ink3), number);
    }
    let line = ui.literal_text(card, Style::SMALL, opponent.line.as_str());
    if phone {
        // The width is set because a scrolling row would measure the text at its narrowest, and the card would be too
        // high.
        let width = PHONE_CARD - 2.0 * (space::S + ui.palette.border());
        ui.insert(line, Node::default().width(width));
    }
    card
}

/// A card with seal and name only; screen readers get the full description.
fn short_card(ui: &mut UiBuilder, group: Entity, opponent: &OfferedOpponent) -> Entity {
    let node = Node::line(SEAL_GAP).min_height(SHORT_CARD).pad_x(space::S);
    let card = frame_of(ui, group, opponent, node);
    stamp(ui, card, opponent, SMALL_SEAL);
    title(ui, card, opponent, SHORT_NAME);
    card
}

/// The card of a program: seal, name, and what it can do or why it does not play.
#[cfg_attr(
    target_family = "wasm",
    expect(dead_code, reason = "a page has no programs")
)]
pub fn program_card(ui: &mut UiBuilder, group: Entity, opponent: &OfferedOpponent) -> Entity {
    let node = Node::line(SEAL_GAP).min_height(PROGRAM_CARD);
    let card = frame_of(ui, group, opponent, node.pad_xy(space::S, space::XS));
    stamp(ui, card, opponent, SMALL_SEAL);
    let words = ui.node(card, Node::column().fill().clip());
    let is_off = opponent.refusal.is_some();
    let (name, line) = if is_off {
        (Token::InkOff, Token::Ink3)
    } else {
        (Token::Ink, Token::Ink2)
    };
    let style = Style::SUBHEAD.sized(SHORT_NAME).ink(name);
    ui.name_text(words, style, opponent.name.clone());
    let said = opponent.refusal.as_ref().unwrap_or(&opponent.line);
    ui.literal_text(words, Style::LABEL.ink(line), said.as_str());
    if is_off {
        ui.insert(card, InteractionDisabled);
    }
    card
}

/// The option with its border, and the brackets shown when it is chosen.
fn frame_of(ui: &mut UiBuilder, group: Entity, opponent: &OfferedOpponent, node: Node) -> Entity {
    let line = opponent.refusal.as_ref().unwrap_or(&opponent.line);
    let border = ui.palette.border();
    let node = node.no_shrink().min_width(0).frame(border, radius::CARD);
    let spoken = ui.locale.statements([&opponent.name, line]);
    let card = ui.option(group, Look::Card, &spoken, node);
    ui.insert(card, Elevation(0));
    let brackets = ui.brackets(card, border);
    ui.insert(brackets, (ChosenBrackets, Visibility::Hidden));
    card
}

/// The seal; the stamped version covers the outlined one when the card is chosen.
fn stamp(ui: &mut UiBuilder, parent: Entity, opponent: &OfferedOpponent, side: f32) {
    let place = ui.node(parent, Node::default().square(side).no_shrink());
    ui.seal(place, &opponent.seal, side, SealFace::Outline);
    let stamp = ui.node(place, Node::default().at(0, 0));
    ui.insert(stamp, (ChosenBrackets, Visibility::Hidden));
    ui.seal(stamp, &opponent.seal, side, SealFace::Stamped);
}

fn title(ui: &mut UiBuilder, parent: Entity, opponent: &OfferedOpponent, size: f32) {
    let style = Style::SUBHEAD.sized(size);
    let name = ui.name_text(parent, style, opponent.name.clone());
    ui.insert(name, TextLayout::no_wrap());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phones_row_starts_at_the_chosen_card() {
        const WIDTH: f32 = 390.0;
        const MARGIN: f32 = 14.0;
        for card in 0..OPPONENTS.len() {
            let start = row_start(card, OPPONENTS.len(), WIDTH, MARGIN);
            let left = MARGIN + card as f32 * (PHONE_CARD + space::S) - start;
            assert!(
                left >= 0.0 && left + PHONE_CARD <= WIDTH,
                "card {card} lies at {left}"
            );
        }
        assert_eq!(row_start(0, OPPONENTS.len(), WIDTH, MARGIN), 0.0);
        assert_eq!(
            row_start(3, OPPONENTS.len(), 3000.0, MARGIN),
            0.0,
            "nothing to scroll"
        );
    }
}
