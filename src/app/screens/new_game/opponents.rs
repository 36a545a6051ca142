//! The opponent cards: the engine's levels, and under them the classics.

use super::draft::{self, Mode};
use super::part::{Desk, Sight};
use crate::app::screens::opponent::{OPPONENTS, Opponent, TWIN_OPPONENTS};
use crate::app::settings::LastSetup;
use crate::app::theme::{Lift, Token, radius, space};
use crate::app::widgets::{ChosenBrackets, Kit, Look, Picked, SealFace, Segment, Style};
use bevy::prelude::*;

/// Measures of a card, in logical pixels.
const CARD_HEIGHT: f32 = 136.0;
const WIDE_CARD_HEIGHT: f32 = 112.0;
const SHORT_CARD: f32 = 56.0;
const PHONE_CARD: f32 = 158.0;
const PHONE_CARD_HEIGHT: f32 = 132.0;
const SEAL: f32 = 40.0;
const SMALL_SEAL: f32 = 32.0;
const SEAL_GAP: f32 = 10.0;
/// The size of a name, and on a short card.
const NAME: f32 = 19.0;
const SHORT_NAME: f32 = 16.0;

/// Fills the part; with people alone it stays empty.
pub fn fill(kit: &mut Kit, parent: Entity, sight: &Sight) {
    let Some(seat) = draft::edited_seat(sight.config, sight.desk.seat) else {
        return;
    };
    // A phone's row of cards speaks for itself.
    if !kit.layout.is_phone() || Mode::of(sight.config) == Mode::Computers {
        head(kit, parent, sight);
    }
    let chosen = sight.config.players.get(seat).map(|player| player.seat);
    let known = choices(sight.config.twin);
    let picked = known
        .iter()
        .position(|opponent| Some(opponent.seat) == chosen);
    let group = frame(kit, parent, picked, known.len());
    let (levels, classics): (Vec<_>, Vec<_>) =
        known.iter().partition(|opponent| opponent.level.is_some());
    let mut cards: Vec<_> = levels
        .iter()
        .map(|opponent| card(kit, group, opponent))
        .collect();
    if classics.is_empty() {
        // The opponents for twin boards are levels all.
    } else if kit.layout.is_phone() {
        cards.extend(classics.iter().map(|opponent| card(kit, group, opponent)));
    } else {
        classics_head(kit, group);
        cards.extend(
            classics
                .iter()
                .map(|opponent| short_card(kit, group, opponent)),
        );
    }
    kit.choose(group, cards, picked);
    kit.on(
        group,
        |picked: On<Picked>, mut setup: ResMut<LastSetup>, desk: Res<Desk>| {
            let Some(opponent) = choices(setup.0.twin).get(picked.index) else {
                return;
            };
            if let Some(seat) = draft::edited_seat(&setup.0, desk.seat) {
                setup.0.players[seat].seat = opponent.seat;
            }
        },
    );
}

/// Who can be chosen, for twin boards or for one.
fn choices(twin: bool) -> &'static [Opponent] {
    if twin { &TWIN_OPPONENTS } else { &OPPONENTS }
}

/// The heading, and which of two computers the cards speak of.
fn head(kit: &mut Kit, parent: Entity, sight: &Sight) {
    let row = kit.node(
        parent,
        Node {
            align_items: AlignItems::Center,
            justify_content: JustifyContent::SpaceBetween,
            column_gap: px(space::M),
            ..default()
        },
    );
    kit.section(row, "new-opponent");
    if Mode::of(sight.config) != Mode::Computers {
        let note = match sight.config.twin {
            true => "new-opponent-twin-note",
            false => "new-opponent-note",
        };
        kit.say(row, Style::SMALL.ink(Token::Ink3), note);
        return;
    }
    let options = ["new-opponent-first", "new-opponent-second"].map(|id| Segment::words(kit.t(id)));
    let frame = kit.node(
        row,
        Node {
            width: px(200),
            flex_direction: FlexDirection::Column,
            ..default()
        },
    );
    let seats = kit.segments(frame, "new-opponent-seat", &options, sight.desk.seat);
    kit.on(seats, |picked: On<Picked>, mut desk: ResMut<Desk>| {
        desk.seat = picked.index
    });
}

/// Where the cards stand: a grid, or on a phone a row that scrolls from edge to edge and opens at the chosen card.
fn frame(kit: &mut Kit, parent: Entity, picked: Option<usize>, cards: usize) -> Entity {
    let gap = px(space::S);
    if kit.layout.is_phone() {
        let margin = kit.layout.margin();
        let node = Node {
            margin: UiRect::horizontal(px(-margin)),
            // Room for brackets and shadow, which the edge of the row would cut off.
            padding: UiRect::axes(px(margin), px(space::XS)),
            flex_shrink: 0.0,
            ..default()
        };
        let row = kit.scroll_row(parent, node);
        let start = row_start(picked.unwrap_or_default(), cards, kit.layout.size.x, margin);
        kit.commands
            .entity(row)
            .insert(ScrollPosition(Vec2::new(start, 0.0)));
        return kit.choice(
            row,
            "new-opponent",
            Node {
                column_gap: gap,
                flex_shrink: 0.0,
                ..default()
            },
        );
    }
    let count = u16::try_from(cards).unwrap_or(u16::MAX);
    let node = Node {
        display: Display::Grid,
        grid_template_columns: vec![RepeatedGridTrack::flex(columns(kit).min(count), 1.0)],
        column_gap: gap,
        row_gap: gap,
        ..default()
    };
    kit.choice(parent, "new-opponent", node)
}

/// The heading of the classics, across the grid.
fn classics_head(kit: &mut Kit, group: Entity) {
    let row = kit.node(
        group,
        Node {
            grid_column: GridPlacement::span(columns(kit)),
            align_items: AlignItems::End,
            justify_content: JustifyContent::SpaceBetween,
            column_gap: px(space::M),
            ..default()
        },
    );
    kit.say(row, Style::LABEL.ink(Token::Ink2), "new-classics");
    kit.say(row, Style::LABEL.ink(Token::Ink3), "new-classics-note");
}

/// How far the phone's row is scrolled so that a card stands in the middle of it, or as near as the row's ends allow.
fn row_start(card: usize, cards: usize, width: f32, margin: f32) -> f32 {
    let place = |card: usize| margin + card as f32 * (PHONE_CARD + space::S);
    let length = place(cards) - space::S + margin;
    let centred = place(card) + (PHONE_CARD - width) / 2.0;
    centred.clamp(0.0, (length - width).max(0.0))
}

/// How many cards stand beside one another.
fn columns(kit: &Kit) -> u16 {
    if kit.layout.is_desktop() || kit.layout.is_narrow() {
        4
    } else {
        2
    }
}

/// A card with everything about an opponent.
fn card(kit: &mut Kit, group: Entity, opponent: &Opponent) -> Entity {
    let phone = kit.layout.is_phone();
    let node = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(space::S),
        padding: UiRect::all(px(space::S)),
        width: if phone { px(PHONE_CARD) } else { auto() },
        min_height: px(match columns(kit) {
            _ if phone => PHONE_CARD_HEIGHT,
            2 => WIDE_CARD_HEIGHT,
            _ => CARD_HEIGHT,
        }),
        ..default()
    };
    let card = frame_of(kit, group, opponent, node);
    let head = kit.row(card, SEAL_GAP);
    stamp(kit, head, opponent, SEAL);
    let words = kit.column(head, 0.0);
    let size = if opponent.level.is_some() {
        NAME
    } else {
        SHORT_NAME
    };
    title(kit, words, opponent, size);
    if let Some(level) = opponent.level {
        let number = kit.tv("new-opponent-level", &[("level", level.number.into())]);
        kit.write(words, Style::LABEL.ink(Token::Ink3), number);
    }
    let line = kit.t(opponent.line);
    let line = kit.write(card, Style::SMALL, line);
    if phone {
        // Stated, for a row that scrolls measures its words as narrow as they can be, and the card grows too high.
        let width = PHONE_CARD - 2.0 * (space::S + kit.palette.border());
        kit.commands.entity(line).insert(Node {
            width: px(width),
            ..default()
        });
    }
    card
}

/// A card with seal and name alone; a screen reader says the rest too.
fn short_card(kit: &mut Kit, group: Entity, opponent: &Opponent) -> Entity {
    let node = Node {
        align_items: AlignItems::Center,
        column_gap: px(SEAL_GAP),
        padding: UiRect::horizontal(px(space::S)),
        min_height: px(SHORT_CARD),
        ..default()
    };
    let card = frame_of(kit, group, opponent, node);
    stamp(kit, card, opponent, SMALL_SEAL);
    title(kit, card, opponent, SHORT_NAME);
    card
}

/// The option with its border, and the brackets that stand around it when it is chosen.
fn frame_of(kit: &mut Kit, group: Entity, opponent: &Opponent, node: Node) -> Entity {
    let (name, line) = (kit.t(opponent.name), kit.t(opponent.line));
    let border = kit.palette.border();
    let node = Node {
        min_width: px(0),
        border: UiRect::all(px(border)),
        border_radius: BorderRadius::all(px(radius::CARD)),
        flex_shrink: 0.0,
        ..node
    };
    let card = kit.option(group, Look::Card, &format!("{name}. {line}"), node);
    kit.commands.entity(card).insert(Lift(0));
    let brackets = kit.brackets(card, border);
    kit.commands
        .entity(brackets)
        .insert((ChosenBrackets, Visibility::Hidden));
    card
}

/// The seal; the stamp lies over the outline and shows when the card is chosen.
fn stamp(kit: &mut Kit, parent: Entity, opponent: &Opponent, side: f32) {
    let place = kit.node(
        parent,
        Node {
            width: px(side),
            height: px(side),
            flex_shrink: 0.0,
            ..default()
        },
    );
    kit.seal(place, opponent.seal, side, SealFace::Outline);
    let stamp = kit.node(
        place,
        Node {
            position_type: PositionType::Absolute,
            left: px(0),
            top: px(0),
            ..default()
        },
    );
    kit.commands
        .entity(stamp)
        .insert((ChosenBrackets, Visibility::Hidden));
    kit.seal(stamp, opponent.seal, side, SealFace::Stamped);
}

fn title(kit: &mut Kit, parent: Entity, opponent: &Opponent, size: f32) {
    let name = kit.t(opponent.name);
    let title = kit.write(parent, Style::SUBHEAD.sized(size), name);
    kit.commands.entity(title).insert(TextLayout::no_wrap());
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_phones_row_opens_at_the_chosen_card() {
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
