//! The opponent cards, and the pause before an opponent answers.

use super::draft::{self, Mode};
use super::part::{Desk, Sight};
use crate::app::locale::Locale;
use crate::app::screens::opponent::{OPPONENTS, Opponent};
use crate::app::settings::{LastSetup, REPLY_PAUSE_MS, Settings};
use crate::app::theme::{Fill, Icon, Lift, Stroke, Token, radius, space};
use crate::app::widgets::{ChosenBrackets, Kit, Look, Picked, Scale, SealFace, Segment, Style};
use bevy::prelude::*;
use bevy::ui_widgets::ValueChange;

/// Measures of a card, in logical pixels.
const CARD_HEIGHT: f32 = 148.0;
const PHONE_CARD: f32 = 158.0;
const PHONE_CARD_HEIGHT: f32 = 132.0;
const SEAL: f32 = 40.0;
const SEAL_GAP: f32 = 10.0;
/// The size of a name, and where a card is wide.
const NAME: f32 = 16.0;
const WIDE_NAME: f32 = 19.0;
/// The pause changes by so many milliseconds.
const PACE_STEP: f32 = 50.0;
const MILLISECONDS: f32 = 1000.0;

/// Fills the part; with people alone it stays empty.
pub fn fill(kit: &mut Kit, parent: Entity, sight: &Sight) {
    let Some(seat) = draft::edited_seat(sight.config, sight.desk.seat) else {
        return;
    };
    head(kit, parent, sight);
    let chosen = sight.config.players.get(seat).map(|player| player.seat);
    let picked = OPPONENTS
        .iter()
        .position(|opponent| Some(opponent.seat) == chosen);
    let group = frame(kit, parent, picked);
    let cards = OPPONENTS
        .iter()
        .map(|opponent| card(kit, group, opponent))
        .collect();
    kit.choose(group, cards, picked);
    kit.on(
        group,
        |picked: On<Picked>, mut setup: ResMut<LastSetup>, desk: Res<Desk>| {
            let Some(opponent) = OPPONENTS.get(picked.index) else {
                return;
            };
            if let Some(seat) = draft::edited_seat(&setup.0, desk.seat) {
                setup.0.players[seat].seat = opponent.seat;
            }
        },
    );
    pace(kit, parent, sight.settings);
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
        kit.say(row, Style::SMALL.ink(Token::Ink3), "new-opponent-note");
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
fn frame(kit: &mut Kit, parent: Entity, picked: Option<usize>) -> Entity {
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
        let start = row_start(picked.unwrap_or_default(), kit.layout.size.x, margin);
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
    let node = Node {
        display: Display::Grid,
        grid_template_columns: vec![RepeatedGridTrack::flex(columns(kit), 1.0)],
        column_gap: gap,
        row_gap: gap,
        ..default()
    };
    kit.choice(parent, "new-opponent", node)
}

/// How far the phone's row is scrolled so that a card stands in the middle of it, or as near as the row's ends allow.
fn row_start(card: usize, width: f32, margin: f32) -> f32 {
    let place = |card: usize| margin + card as f32 * (PHONE_CARD + space::S);
    let length = place(OPPONENTS.len()) - space::S + margin;
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

fn card(kit: &mut Kit, group: Entity, opponent: &Opponent) -> Entity {
    let (name, line) = (kit.t(opponent.name), kit.t(opponent.line));
    let phone = kit.layout.is_phone();
    let node = Node {
        flex_direction: FlexDirection::Column,
        row_gap: px(space::S),
        padding: UiRect::all(px(space::S)),
        width: if phone { px(PHONE_CARD) } else { auto() },
        min_height: px(if phone {
            PHONE_CARD_HEIGHT
        } else {
            CARD_HEIGHT
        }),
        min_width: px(0),
        border: UiRect::all(px(kit.palette.border())),
        border_radius: BorderRadius::all(px(radius::CARD)),
        flex_shrink: 0.0,
        ..default()
    };
    let card = kit.option(group, Look::Card, &format!("{name}. {line}"), node);
    kit.commands.entity(card).insert(Lift(0));
    let head = kit.row(card, SEAL_GAP);
    let place = kit.node(
        head,
        Node {
            width: px(SEAL),
            height: px(SEAL),
            flex_shrink: 0.0,
            ..default()
        },
    );
    kit.seal(place, opponent.seal, SEAL, SealFace::Outline);
    // The stamp lies over the outline and shows when the card is chosen.
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
    kit.seal(stamp, opponent.seal, SEAL, SealFace::Stamped);
    let title = kit.write(
        head,
        Style::SUBHEAD.sized(if columns(kit) == 2 { WIDE_NAME } else { NAME }),
        name,
    );
    kit.commands.entity(title).insert(TextLayout::no_wrap());
    let line = kit.write(card, Style::SMALL, line);
    if phone {
        // Stated, for a row that scrolls measures its words as narrow as they can be, and the card grows too high.
        let width = PHONE_CARD - 2.0 * (space::S + kit.palette.border());
        kit.commands.entity(line).insert(Node {
            width: px(width),
            ..default()
        });
    }
    let border = kit.palette.border();
    let brackets = kit.brackets(card, border);
    kit.commands
        .entity(brackets)
        .insert((ChosenBrackets, Visibility::Hidden));
    card
}

/// The strip with the pause before an opponent answers.
fn pace(kit: &mut Kit, parent: Entity, settings: &Settings) {
    let node = Node {
        min_height: px(56),
        padding: UiRect::horizontal(px(space::M)),
        align_items: AlignItems::Center,
        column_gap: px(space::S),
        border: UiRect::all(px(kit.palette.border())),
        border_radius: BorderRadius::all(px(radius::CARD)),
        flex_shrink: 0.0,
        ..default()
    };
    let strip = kit.spawn(
        parent,
        (
            node,
            Fill(Token::Surface),
            Stroke(Token::Line),
            Pickable::IGNORE,
        ),
    );
    kit.icon(strip, Icon::Clock, 20.0, Token::Ink2);
    let words = kit.node(
        strip,
        Node {
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            ..default()
        },
    );
    kit.say(words, Style::BODY, "new-pace");
    pace_slider(kit, strip, settings);
}

/// The slider of the pause, and its figure.
fn pace_slider(kit: &mut Kit, strip: Entity, settings: &Settings) {
    let scale = Scale {
        from: f32::from(*REPLY_PAUSE_MS.start()),
        to: f32::from(*REPLY_PAUSE_MS.end()),
        step: PACE_STEP,
        value: f32::from(settings.reply_pause_ms),
    };
    let width = if kit.layout.is_phone() { 110.0 } else { 200.0 };
    let slider = kit.slider(strip, "new-pace", width, scale);
    let place = kit.node(
        strip,
        Node {
            width: px(48),
            justify_content: JustifyContent::End,
            flex_shrink: 0.0,
            ..default()
        },
    );
    let text = pace_words(&kit.locale, settings.reply_pause_ms);
    let shown = kit.write(place, Style::DATA, text);
    kit.commands.entity(shown).insert(TextLayout::no_wrap());
    kit.on(
        slider,
        move |change: On<ValueChange<f32>>,
              mut settings: ResMut<Settings>,
              locale: Res<Locale>,
              mut texts: Query<&mut Text>| {
            let pause = ((change.value / PACE_STEP).round() * PACE_STEP) as u16;
            if settings.reply_pause_ms != pause {
                settings.reply_pause_ms = pause;
            }
            if let Ok(mut text) = texts.get_mut(shown) {
                text.0 = pace_words(&locale, pause);
            }
        },
    );
}

fn pace_words(locale: &Locale, pause: u16) -> String {
    let seconds = format!("{:.2}", f32::from(pause) / MILLISECONDS);
    locale.text_with("new-pace-value", &[("seconds", seconds.into())])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_phones_row_opens_at_the_chosen_card() {
        const WIDTH: f32 = 390.0;
        const MARGIN: f32 = 14.0;
        for card in 0..OPPONENTS.len() {
            let start = row_start(card, WIDTH, MARGIN);
            let left = MARGIN + card as f32 * (PHONE_CARD + space::S) - start;
            assert!(
                left >= 0.0 && left + PHONE_CARD <= WIDTH,
                "card {card} lies at {left}"
            );
        }
        assert_eq!(row_start(0, WIDTH, MARGIN), 0.0);
        assert_eq!(row_start(3, 2000.0, MARGIN), 0.0, "nothing to scroll");
    }
}
