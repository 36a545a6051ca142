//! The cards of the two players, in five sizes.

#[cfg(not(target_family = "wasm"))]
use super::engine_messages::EngineWords;
use super::player_card_text::{self, PlayerCardText};
use super::turn_brackets::TurnTarget;
use super::{GameView, online};
use crate::live::Live;
use crate::live::online::Online;
use crate::locale::Locale;
use crate::screens::lifecycle::AddScreen;
use crate::screens::new_game::opponent;
use crate::screens::opponent_choice::seal_of;
use crate::screens::wording::player_names::side_name;
use crate::settings::Settings;
use crate::theme::{Elevation, Face, Fill, Fonts, Ink, Stroke, Token, radius, space};
use crate::widgets::{
    NodeStyle, SealFace, Style, UiBuilder, letters_in, named, set_display, visible_if,
};
use bevy::prelude::*;
use narabe_rules::Side;

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
    /// In the only column beside the board of a small phone in landscape: the name above, role and clock below.
    Low,
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

/// The red dot of the side to move, or the thinking indicator that replaces it.
#[derive(Component, Debug, Clone, Copy)]
struct TurnSign {
    side: Side,
    thinks: bool,
}

/// The number of characters that fit on a line beside stone and seal.
const LINE_CHARACTERS: usize = 18;
// The diameter of the red dot and the size of the text beside it, in logical pixels.
const DOT: f32 = 8.0;
const STATE: f32 = 14.0;

pub fn build(
    ui: &mut UiBuilder,
    parent: Entity,
    view: GameView,
    side: Side,
    size: CardSize,
) -> Entity {
    let (height, x, y) = match size {
        CardSize::Full => (212.0, 17.0, 17.0),
        CardSize::Compact => (118.0, 17.0, 12.0),
        CardSize::Slim => (68.0, 12.0, 0.0),
        CardSize::Narrow => (112.0, 12.0, 10.0),
        CardSize::Low => (60.0, 12.0, 6.0),
    };
    let node = match size {
        CardSize::Slim => Node::line(space::S),
        _ => Node::column(),
    };
    let node = node.justify_between().height(height).no_shrink();
    let node = node.frame(ui.palette.border(), radius::CARD).pad_xy(x, y);
    let card = frame(ui, parent, view, side, node);
    match size {
        CardSize::Full => full(ui, card, view, side),
        CardSize::Compact => compact(ui, card, view, side),
        CardSize::Slim => slim(ui, card, view, side),
        CardSize::Narrow => narrow(ui, card, view, side),
        CardSize::Low => low(ui, card, view, side),
    }
    card
}

/// The frame of a card, which is raised during the player's turn.
pub fn frame(ui: &mut UiBuilder, parent: Entity, view: GameView, side: Side, node: Node) -> Entity {
    let name = side_name(view.game, &ui.locale, side);
    let style = (Fill(Token::Clear), Stroke(Token::Line), Elevation(0));
    let role = named(accesskit::Role::Group, name);
    let card = (PlayerCard(side), TurnTarget(side), node, style, role);
    ui.spawn(parent, (card, Pickable::IGNORE))
}

fn full(ui: &mut UiBuilder, card: Entity, view: GameView, side: Side) {
    use CardField::{Aside, Clock, Score, State, Total, Wins};
    player_row(ui, card, view, side, CardSize::Full);
    let figures = ui.row(card, 0.0);
    part(ui, figures, Style::CLOCK, side, Clock);
    ui.spacer(figures);
    part(ui, figures, Style::TITLE.sized(32.0), side, Score);
    let under = ui.row(card, 0.0);
    part(ui, under, Style::DATA_LABEL, side, Total);
    ui.spacer(under);
    part(ui, under, Style::LABEL, side, Wins);
    ui.divider(card);
    let last = ui.row(card, space::XS);
    turn_signs(ui, last, side);
    // The text takes the remaining width and wraps if necessary.
    let words = ui.node(last, Node::column().fill());
    let state = part(ui, words, Style::BODY.sized(STATE), side, State);
    ui.insert(state, TextLayout::default());
    let aside = part(ui, last, Style::DATA_LABEL.sized(14.0), side, Aside);
    ui.restyle(aside, |node| node.no_shrink());
}

fn compact(ui: &mut UiBuilder, card: Entity, view: GameView, side: Side) {
    use CardField::{Clock, Score, Total};
    player_row(ui, card, view, side, CardSize::Compact);
    let figures = ui.row(card, space::S);
    part(ui, figures, Style::CLOCK.sized(34.0), side, Clock);
    part(ui, figures, Style::DATA_LABEL, side, Total);
    ui.spacer(figures);
    part(ui, figures, Style::TITLE.sized(30.0), side, Score);
}

fn slim(ui: &mut UiBuilder, card: Entity, view: GameView, side: Side) {
    player_row(ui, card, view, side, CardSize::Slim);
    let times = ui.node(card, Node::column().gap(2).items_end());
    part(ui, times, Style::CLOCK_SMALL, side, CardField::Clock);
    part(ui, times, Style::DATA_LABEL, side, CardField::Total);
    part(ui, card, Style::TITLE.sized(28.0), side, CardField::Score);
}

fn narrow(ui: &mut UiBuilder, card: Entity, view: GameView, side: Side) {
    let head = ui.row(card, space::XS);
    player_row(ui, head, view, side, CardSize::Narrow);
    part(ui, head, Style::TITLE.sized(26.0), side, CardField::Score);
    let times = ui.row(card, space::XS);
    part(ui, times, Style::CLOCK_SMALL, side, CardField::Clock);
    ui.spacer(times);
    part(ui, times, Style::DATA_LABEL, side, CardField::Total);
}

fn low(ui: &mut UiBuilder, card: Entity, view: GameView, side: Side) {
    use CardField::{Clock, Role, Score};
    let head = ui.row(card, space::XS);
    ui.stone(head, side, 24.0);
    let words = ui.node(head, Node::column().fill().clip());
    name(ui, words, view, side, 18.0);
    online::mark(ui, head, view.game, side);
    part(ui, head, Style::TITLE.sized(22.0), side, Score);
    let under = ui.row(card, space::XS);
    let words = ui.node(under, Node::column().fill().clip());
    part(ui, words, Style::LABEL, side, Role);
    part(ui, under, Style::CLOCK_SMALL.sized(20.0), side, Clock);
}

/// Stone, name and role, and on larger cards the opponent's seal.
fn player_row(ui: &mut UiBuilder, card: Entity, view: GameView, side: Side, size: CardSize) {
    let (stone, sealed) = match size {
        CardSize::Full => (44.0, true),
        CardSize::Compact => (40.0, true),
        CardSize::Slim => (36.0, false),
        CardSize::Narrow | CardSize::Low => (32.0, false),
    };
    let seal = seal(ui, view, side).filter(|_| sealed);
    // The longest name, Quintuple, needs the gaps beside the seal to shrink.
    let gap = seal.as_ref().map_or(space::S, |_| space::XS);
    // Beside a score the name takes the remaining width.
    let grow = if sealed { 0.0 } else { 1.0 };
    let row = ui.node(card, Node::line(gap).flex_grow(grow).min_width(0));
    ui.stone(row, side, stone);
    let words = ui.node(row, Node::column().fill().clip());
    name(ui, words, view, side, 21.0);
    let role = part(ui, words, Style::LABEL, side, CardField::Role);
    if size != CardSize::Slim {
        ui.insert(role, (SplitsLines, TextLayout::default()));
    }
    if let Some(seal) = seal {
        ui.seal(row, &seal, 34.0, SealFace::Outline);
    }
    online::mark(ui, row, view.game, side);
}

/// The character on the seal of a computer.
fn seal(ui: &UiBuilder, view: GameView, side: Side) -> Option<String> {
    let seat = view.game.seat(side);
    if seat.external().is_some() {
        return Some(seal_of(&side_name(view.game, &ui.locale, side)));
    }
    opponent(seat).map(|opponent| opponent.seal.to_owned())
}

pub fn name(ui: &mut UiBuilder, parent: Entity, view: GameView, side: Side, size: f32) {
    let name = side_name(view.game, &ui.locale, side);
    let text = ui.name_text(parent, Style::SUBHEAD.sized(size), name);
    let field = PlayerCardField(side, CardField::Name);
    ui.insert(text, (field, TextLayout::no_wrap()));
}

fn turn_signs(ui: &mut UiBuilder, row: Entity, side: Side) {
    let dot = Node::default().square(DOT).no_shrink().radius(percent(50));
    let dot = ui.filled(row, dot, Token::Accent);
    let wait = ui.thinking_indicator(row);
    for (sign, thinks) in [(dot, false), (wait, true)] {
        ui.insert(sign, TurnSign { side, thinks });
    }
}

/// A changing text.
pub fn part(
    ui: &mut UiBuilder,
    parent: Entity,
    style: Style,
    side: Side,
    part: CardField,
) -> Entity {
    let text = ui.literal_text(parent, style, "");
    ui.insert(text, (PlayerCardField(side, part), TextLayout::no_wrap()));
    text
}

pub(super) fn plugin(app: &mut App) {
    app.add_details((write, raise_active));
}

fn write(
    game: Res<Live>,
    online: Res<Online>,
    locale: Res<Locale>,
    settings: Res<Settings>,
    fonts: Res<Fonts>,
    #[cfg(not(target_family = "wasm"))] engines: EngineWords,
    signs: Query<&TurnSign>,
    mut fields: Query<(
        &PlayerCardField,
        Has<SplitsLines>,
        &mut Text,
        &mut Ink,
        &mut TextFont,
    )>,
) {
    if fields.is_empty() {
        return;
    }
    let cards = Side::ALL.map(|side| {
        let card = PlayerCardText::of(&game, &locale, side, settings.win_chance, false);
        let role = player_card_text::role(&game, online.online_match(), &locale, side);
        #[cfg(not(target_family = "wasm"))]
        let role = engines.last(&settings, &game, side).unwrap_or(role);
        (card, role)
    });
    let has_states = !signs.is_empty();
    for (&PlayerCardField(side, field), splits, mut text, mut ink, mut font) in &mut fields {
        let (card, role) = &cards[side as usize];
        let (words, token) = content(card, role, field, has_states);
        if let Some(words) = words {
            text.set_if_neq(Text(if splits {
                split_lines(words)
            } else {
                words.into()
            }));
        }
        ink.set_if_neq(Ink(token));
        if field == CardField::State {
            let bold = (card.active && !card.thinking)
                || game.end().is_some_and(|end| end.winner == Some(side));
            let face = if bold { Face::UiBold } else { Face::Ui };
            if font.weight != fonts.weight(face) {
                *font = TextFont {
                    font_size: font.font_size,
                    ..fonts.text(face, STATE)
                };
            }
        }
    }
}

/// Splits "Bamboo grass · level 3" into two lines if it does not fit on one.
fn split_lines(words: &str) -> String {
    if letters_in(words) > LINE_CHARACTERS {
        words.replace(" · ", "\n")
    } else {
        words.into()
    }
}

/// The text of a field, except of the name, which stays, and its colour. Without a line for the state, the role says
/// whose turn it is.
fn content<'a>(
    card: &'a PlayerCardText,
    role: &'a str,
    field: CardField,
    has_states: bool,
) -> (Option<&'a str>, Token) {
    use Token::{Accent, Ink, Ink2, Ink3};
    let by_turn = |active, idle| if card.active { active } else { idle };
    let (words, token) = match field {
        CardField::Name => return (None, by_turn(Ink, Ink2)),
        CardField::Clock if card.low => (&*card.clock, Accent),
        CardField::Clock => (&*card.clock, by_turn(Ink, Ink3)),
        CardField::Total => (&*card.total, Ink3),
        CardField::PeriodsAndTotal => (&*card.periods_and_total, Ink3),
        CardField::Score => (&*card.score, by_turn(Ink, Ink2)),
        CardField::Wins => (&*card.wins, Ink3),
        CardField::State => (&*card.state, by_turn(Ink, Ink2)),
        CardField::StateAlone => (&*card.state_alone, by_turn(Ink2, Ink3)),
        CardField::Aside => (&*card.aside, Ink2),
        CardField::Role if card.active && !has_states => (&*card.state_alone, Ink2),
        CardField::Role => (role, Ink3),
    };
    (Some(words), token)
}

/// Raises the card of the side to move, and shows its dot or thinking indicator.
fn raise_active(
    game: Res<Live>,
    mut cards: Query<(&PlayerCard, &mut Fill, &mut Stroke, &mut Elevation)>,
    mut signs: Query<(&TurnSign, &mut Node, &mut Visibility)>,
) {
    let active = |side| game.is_in_progress() && game.to_act() == side;
    for (card, mut fill, mut stroke, mut lift) in &mut cards {
        let wanted = if active(card.0) {
            (Token::Raised, Token::Clear, 2)
        } else {
            (Token::Clear, Token::Line, 0)
        };
        fill.set_if_neq(Fill(wanted.0));
        stroke.set_if_neq(Stroke(wanted.1));
        lift.set_if_neq(Elevation(wanted.2));
    }
    for (sign, node, mut visibility) in &mut signs {
        let thinking = player_card_text::is_at_work(&game, sign.side);
        let shown = if sign.thinks {
            thinking
        } else {
            active(sign.side) && !thinking
        };
        set_display(node, shown);
        visibility.set_if_neq(visible_if(shown));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bug_the_level_of_the_usual_opponent_was_cut_off() {
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
