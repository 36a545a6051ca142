//! The cards of the two players, in four sizes.

use super::player_card_text::{self, PlayerCardText};
use super::turn_brackets::TurnTarget;
use super::{GameView, online};
use crate::app::live::online::{Online, OnlineMatch};
use crate::app::live::{Live, LiveGame, LiveSystems};
use crate::app::locale::Locale;
use crate::app::screens::labels::side_name;
use crate::app::screens::lifecycle::BuildScreenSystems;
use crate::app::screens::new_game::opponent;
use crate::app::settings::Settings;
use crate::app::theme::{Elevation, Face, Fill, Ink, Stroke, Token, radius, space};
use crate::app::widgets::{Kit, NodeStyle, SealFace, Style};
use crate::rules::Side;
use bevy::prelude::*;

/// The size of a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardSize {
    /// In the side column of a desktop.
    Full,
    /// In the side column of a tablet: clock and time used on one line, without a last line.
    Compact,
    /// One line on a phone.
    Slim,
    /// In the side column of a phone in landscape: the player above, the times below.
    Narrow,
}

/// A card, and its changing texts.
#[derive(Component, Debug, Clone, Copy)]
struct PlayerCard(Side);

#[derive(Component, Debug, Clone, Copy)]
struct PlayerCardField(Side, CardField);

/// A text whose long content is split into two lines.
#[derive(Component, Debug, Clone, Copy)]
struct SplitsLines;

/// What a text of a card says.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CardField {
    Name,
    Clock,
    Total,
    /// The periods left before the time used.
    PeriodsAndTotal,
    Score,
    Wins,
    /// The state, beside the thinking indicator.
    State,
    /// The state without the indicator, in a strip.
    StateAlone,
    Aside,
    /// The role; on small cards "Your turn" during the turn.
    Role,
}

/// The red dot of the side to move, and the thinking indicator.
#[derive(Component, Debug, Clone, Copy)]
struct TurnDot(Side);
#[derive(Component, Debug, Clone, Copy)]
struct TurnWait(Side);

/// The number of characters that fit on a line beside stone and seal.
const LINE_CHARACTERS: usize = 18;
/// The diameter of the red dot and the size of the text beside it, in logical pixels.
const DOT: f32 = 8.0;
const STATE: f32 = 14.0;

/// Builds the card of a side.
pub fn build(kit: &mut Kit, parent: Entity, view: GameView, side: Side, size: CardSize) -> Entity {
    let (height, padding) = match size {
        CardSize::Full => (212.0, UiRect::all(px(17))),
        CardSize::Compact => (118.0, UiRect::axes(px(17), px(12))),
        CardSize::Slim => (68.0, UiRect::horizontal(px(12))),
        CardSize::Narrow => (112.0, UiRect::axes(px(12), px(10))),
    };
    let node = Node::row()
        .flex_direction(if size == CardSize::Slim {
            FlexDirection::Row
        } else {
            FlexDirection::Column
        })
        .column_gap(space::S)
        .align_items(if size == CardSize::Slim {
            AlignItems::Center
        } else {
            AlignItems::Stretch
        })
        .justify_between()
        .height(height)
        .no_shrink()
        .padding(padding)
        .frame(kit.palette.border(), radius::CARD);
    let card = frame(kit, parent, view, side, node);
    match size {
        CardSize::Full => full(kit, card, view, side),
        CardSize::Compact => compact(kit, card, view, side),
        CardSize::Slim => slim(kit, card, view, side),
        CardSize::Narrow => narrow(kit, card, view, side),
    }
    card
}

/// The frame of a card, which is raised during the player's turn.
pub fn frame(kit: &mut Kit, parent: Entity, view: GameView, side: Side, node: Node) -> Entity {
    let mut role = accesskit::Node::new(accesskit::Role::Group);
    role.set_label(side_name(view.game, &kit.locale, side));
    kit.spawn(
        parent,
        (
            PlayerCard(side),
            TurnTarget(side),
            node,
            Fill(Token::Clear),
            Stroke(Token::Line),
            Elevation(0),
            bevy::a11y::AccessibilityNode(role),
            Pickable::IGNORE,
        ),
    )
}

fn full(kit: &mut Kit, card: Entity, view: GameView, side: Side) {
    player_row(kit, card, view, side, CardSize::Full);
    let figures = kit.row(card, 0.0);
    part(kit, figures, Style::CLOCK, side, CardField::Clock);
    kit.spacer(figures);
    part(
        kit,
        figures,
        Style::TITLE.sized(32.0),
        side,
        CardField::Score,
    );
    let under = kit.row(card, 0.0);
    part(kit, under, Style::DATA_LABEL, side, CardField::Total);
    kit.spacer(under);
    part(kit, under, Style::LABEL, side, CardField::Wins);
    kit.divider(card);
    let last = kit.row(card, space::XS);
    turn_signs(kit, last, side);
    // The text takes the remaining width and wraps if necessary.
    let words = kit.node(last, Node::column().fill());
    let state = part(kit, words, Style::BODY.sized(STATE), side, CardField::State);
    kit.insert(state, TextLayout::default());
    let aside = part(
        kit,
        last,
        Style::DATA_LABEL.sized(14.0),
        side,
        CardField::Aside,
    );
    kit.restyle(aside, |node| node.no_shrink());
}

fn compact(kit: &mut Kit, card: Entity, view: GameView, side: Side) {
    player_row(kit, card, view, side, CardSize::Compact);
    let figures = kit.row(card, space::S);
    part(
        kit,
        figures,
        Style::CLOCK.sized(34.0),
        side,
        CardField::Clock,
    );
    part(kit, figures, Style::DATA_LABEL, side, CardField::Total);
    kit.spacer(figures);
    part(
        kit,
        figures,
        Style::TITLE.sized(30.0),
        side,
        CardField::Score,
    );
}

fn slim(kit: &mut Kit, card: Entity, view: GameView, side: Side) {
    player_row(kit, card, view, side, CardSize::Slim);
    let times = kit.column(card, 2.0);
    kit.restyle(times, |node| node.items_end());
    part(kit, times, Style::CLOCK_SMALL, side, CardField::Clock);
    part(kit, times, Style::DATA_LABEL, side, CardField::Total);
    part(kit, card, Style::TITLE.sized(28.0), side, CardField::Score);
}

fn narrow(kit: &mut Kit, card: Entity, view: GameView, side: Side) {
    let head = kit.row(card, space::XS);
    player_row(kit, head, view, side, CardSize::Narrow);
    part(kit, head, Style::TITLE.sized(26.0), side, CardField::Score);
    let times = kit.row(card, space::XS);
    part(kit, times, Style::CLOCK_SMALL, side, CardField::Clock);
    kit.spacer(times);
    part(kit, times, Style::DATA_LABEL, side, CardField::Total);
}

/// Stone, name and role, and on larger cards the opponent's seal.
fn player_row(kit: &mut Kit, card: Entity, view: GameView, side: Side, size: CardSize) {
    let (stone, sealed) = match size {
        CardSize::Full => (44.0, true),
        CardSize::Compact => (40.0, true),
        CardSize::Slim => (36.0, false),
        CardSize::Narrow => (32.0, false),
    };
    let opponent = opponent(view.game.seat(side)).filter(|_| sealed);
    // The longest name, Quintuple, needs the gaps beside the seal to shrink.
    // Beside a score the name takes the remaining width.
    let row = kit.node(
        card,
        Node::line(if opponent.is_some() {
            space::XS
        } else {
            space::S
        })
        .flex_grow(if sealed { 0.0 } else { 1.0 })
        .min_width(0),
    );
    kit.stone(row, side, stone);
    let words = kit.node(row, Node::column().fill().clip());
    name(kit, words, view, side, 21.0);
    let role = part(kit, words, Style::LABEL, side, CardField::Role);
    if size != CardSize::Slim {
        kit.insert(role, (SplitsLines, TextLayout::default()));
    }
    if let Some(opponent) = opponent {
        kit.seal(row, opponent.seal, 34.0, SealFace::Outline);
    }
    online::mark(kit, row, view.game, side);
}

/// The player's name.
pub fn name(kit: &mut Kit, parent: Entity, view: GameView, side: Side, size: f32) {
    let name = side_name(view.game, &kit.locale, side);
    let style = Style::SUBHEAD.sized(size).face(Face::for_name(&name));
    let text = kit.literal_text(parent, style, name);
    kit.insert(
        text,
        (
            PlayerCardField(side, CardField::Name),
            TextLayout::no_wrap(),
        ),
    );
}

fn turn_signs(kit: &mut Kit, row: Entity, side: Side) {
    let dot = Node::default().square(DOT).no_shrink().radius(percent(50));
    kit.spawn(
        row,
        (dot, Fill(Token::Shu), TurnDot(side), Pickable::IGNORE),
    );
    let wait = kit.thinking_indicator(row);
    kit.insert(wait, TurnWait(side));
}

/// A changing text.
pub fn part(kit: &mut Kit, parent: Entity, style: Style, side: Side, part: CardField) -> Entity {
    let text = kit.literal_text(parent, style, "");
    kit.insert(text, (PlayerCardField(side, part), TextLayout::no_wrap()));
    text
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (write, raise_active)
            .after(BuildScreenSystems)
            .after(LiveSystems),
    );
}

type Parts<'w, 's> = Query<
    'w,
    's,
    (
        &'static PlayerCardField,
        Has<SplitsLines>,
        &'static mut Text,
        &'static mut Ink,
    ),
>;

fn write(
    game: Res<Live>,
    online: Res<Online>,
    locale: Res<Locale>,
    settings: Res<Settings>,
    roomy: Query<&TurnDot>,
    mut parts: Parts,
    mut fonts: Query<(&PlayerCardField, &mut TextFont)>,
    kit_fonts: Res<crate::app::theme::Fonts>,
) {
    if parts.is_empty() {
        return;
    }
    let cards =
        Side::ALL.map(|side| PlayerCardText::of(&game, &locale, side, settings.win_chance, false));
    let states_have_a_line = !roomy.is_empty();
    for (PlayerCardField(side, part), folds, mut text, mut ink) in &mut parts {
        let card = if *side == Side::Black {
            &cards[0]
        } else {
            &cards[1]
        };
        let (words, token) = words(
            card,
            (&game, online.table()),
            &locale,
            *side,
            *part,
            states_have_a_line,
        );
        let words = words.map(|words| if folds { split_lines(words) } else { words });
        if let Some(words) = words.filter(|words| text.0 != *words) {
            text.0 = words;
        }
        ink.set_if_neq(Ink(token));
    }
    for (PlayerCardField(side, part), mut font) in &mut fonts {
        if *part == CardField::State {
            let card = if *side == Side::Black {
                &cards[0]
            } else {
                &cards[1]
            };
            let bold = (card.active && !card.thinking)
                || game.end().is_some_and(|end| end.winner == Some(*side));
            let face = if bold { Face::UiBold } else { Face::Ui };
            if font.weight != face.weight() {
                *font = kit_fonts.text(face, STATE);
            }
        }
    }
}

/// Splits "Bamboo grass · level 3" into two lines if it does not fit on one.
fn split_lines(words: String) -> String {
    if words.chars().count() > LINE_CHARACTERS {
        words.replace(" · ", "\n")
    } else {
        words
    }
}

fn words(
    card: &PlayerCardText,
    (game, table): (&LiveGame, Option<&OnlineMatch>),
    locale: &Locale,
    side: Side,
    part: CardField,
    states: bool,
) -> (Option<String>, Token) {
    let by_turn = |active, idle| if card.active { active } else { idle };
    match part {
        CardField::Name => (None, by_turn(Token::Ink, Token::Ink2)),
        CardField::Clock if card.low => (Some(card.clock.clone()), Token::Shu),
        CardField::Clock => (Some(card.clock.clone()), by_turn(Token::Ink, Token::Ink3)),
        CardField::Total => (Some(card.total.clone()), Token::Ink3),
        CardField::PeriodsAndTotal => (Some(card.periods_and_total.clone()), Token::Ink3),
        CardField::Score => (Some(card.score.clone()), by_turn(Token::Ink, Token::Ink2)),
        CardField::Wins => (Some(card.wins.clone()), Token::Ink3),
        CardField::State => (Some(card.state.clone()), by_turn(Token::Ink, Token::Ink2)),
        CardField::StateAlone => (
            Some(card.state_alone.clone()),
            by_turn(Token::Ink2, Token::Ink3),
        ),
        CardField::Aside => (Some(card.aside.clone()), Token::Ink2),
        CardField::Role if card.active && !states => (Some(card.state_alone.clone()), Token::Ink2),
        CardField::Role => (
            Some(player_card_text::role(game, table, locale, side)),
            Token::Ink3,
        ),
    }
}

/// Raises the card of the side to move, and shows its dot or thinking indicator.
fn raise_active(
    game: Res<Live>,
    mut cards: Query<(&PlayerCard, &mut Fill, &mut Stroke, &mut Elevation)>,
    mut dots: Query<(&TurnDot, &mut Node), Without<TurnWait>>,
    mut waits: Query<(&TurnWait, &mut Node, &mut Visibility), Without<TurnDot>>,
) {
    let active = |side| game.is_in_progress() && game.to_act() == side;
    let thinking = |side| player_card_text::is_at_work(&game, side);
    for (card, mut fill, mut stroke, mut lift) in &mut cards {
        let on = active(card.0);
        fill.set_if_neq(Fill(if on { Token::Raised } else { Token::Clear }));
        stroke.set_if_neq(Stroke(if on { Token::Clear } else { Token::Line }));
        lift.set_if_neq(Elevation(if on { 2 } else { 0 }));
    }
    let display = |shown| if shown { Display::Flex } else { Display::None };
    for (dot, mut node) in &mut dots {
        let wanted = display(active(dot.0) && !thinking(dot.0));
        if node.display != wanted {
            node.display = wanted;
        }
    }
    for (wait, mut node, mut visibility) in &mut waits {
        let shown = thinking(wait.0);
        if node.display != display(shown) {
            node.display = display(shown);
        }
        visibility.set_if_neq(if shown {
            Visibility::Inherited
        } else {
            Visibility::Hidden
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bug_the_level_of_the_usual_opponent_was_cut_off() {
        let split_lines = |words: &str| split_lines(words.into());
        assert_eq!(
            split_lines("Bamboo grass · level 3"),
            "Bamboo grass\nlevel 3"
        );
        assert_eq!(split_lines("Cypress · level 6"), "Cypress · level 6");
        assert_eq!(
            split_lines("How many fifth moves?"),
            "How many fifth moves?"
        );
    }
}
