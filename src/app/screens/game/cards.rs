//! The two players' cards: built in three widths, kept up to date as the game goes.

use super::View;
use super::card::{self, Card};
use super::online;
use super::turn::TurnTarget;
use crate::app::locale::Locale;
use crate::app::screens::new_game::opponent;
use crate::app::screens::stage::BuildScreen;
use crate::app::session::online::{Online, Table};
use crate::app::session::{OneBoardGame, OneBoardMatch, SessionSystems};
use crate::app::settings::Settings;
use crate::app::theme::{Face, Fill, Ink, Lift, Stroke, Token, radius, space};
use crate::app::widgets::{Kit, SealFace, Style};
use crate::rules::Side;
use bevy::prelude::*;

/// How much room a card has.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Room {
    /// The rails of a desktop.
    Full,
    /// The rail of a tablet: clock and total in one line, no last line.
    Compact,
    /// One line on a phone.
    Slim,
    /// The rail of a phone on its side: who above, the times below.
    Narrow,
}

/// A card, and the parts of it that change.
#[derive(Component, Debug, Clone, Copy)]
struct CardOf(Side);

#[derive(Component, Debug, Clone, Copy)]
struct PartOf(Side, Part);

/// A text with so little room that long words go on in a second line.
#[derive(Component, Debug, Clone, Copy)]
struct Folds;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Name,
    Clock,
    Total,
    Score,
    Wins,
    State,
    Aside,
    /// The role, or on small cards "Your turn".
    Role,
}

/// The red dot of the turn, and the stones of waiting.
#[derive(Component, Debug, Clone, Copy)]
struct TurnDot(Side);
#[derive(Component, Debug, Clone, Copy)]
struct TurnWait(Side);

/// So many characters fit on a line beside stone and seal.
const LINE: usize = 18;
/// The diameter of the red dot, and the size of the words beside it, in logical pixels.
const DOT: f32 = 8.0;
const STATE: f32 = 14.0;

/// Builds the card of a side.
pub fn build(kit: &mut Kit, parent: Entity, view: View, side: Side, room: Room) -> Entity {
    let (height, padding) = match room {
        Room::Full => (212.0, UiRect::all(px(17))),
        Room::Compact => (118.0, UiRect::axes(px(17), px(12))),
        Room::Slim => (68.0, UiRect::horizontal(px(12))),
        Room::Narrow => (112.0, UiRect::axes(px(12), px(10))),
    };
    let node = Node {
        flex_direction: if room == Room::Slim {
            FlexDirection::Row
        } else {
            FlexDirection::Column
        },
        align_items: if room == Room::Slim {
            AlignItems::Center
        } else {
            AlignItems::Stretch
        },
        justify_content: JustifyContent::SpaceBetween,
        column_gap: px(space::S),
        height: px(height),
        padding,
        border: UiRect::all(px(kit.palette.border())),
        border_radius: BorderRadius::all(px(radius::CARD)),
        flex_shrink: 0.0,
        ..default()
    };
    let mut role = accesskit::Node::new(accesskit::Role::Group);
    role.set_label(card::name(view.session, &kit.locale, side));
    let card = kit.spawn(
        parent,
        (
            CardOf(side),
            TurnTarget(side),
            node,
            Fill(Token::Clear),
            Stroke(Token::Line),
            Lift(0),
            bevy::a11y::AccessibilityNode(role),
            Pickable::IGNORE,
        ),
    );
    match room {
        Room::Full => full(kit, card, view, side),
        Room::Compact => compact(kit, card, view, side),
        Room::Slim => slim(kit, card, view, side),
        Room::Narrow => narrow(kit, card, view, side),
    }
    card
}

fn full(kit: &mut Kit, card: Entity, view: View, side: Side) {
    who(kit, card, view, side, Room::Full);
    let figures = kit.row(card, 0.0);
    part(kit, figures, Style::CLOCK, side, Part::Clock);
    kit.spring(figures);
    part(kit, figures, Style::TITLE.sized(32.0), side, Part::Score);
    let under = kit.row(card, 0.0);
    part(kit, under, Style::DATA_LABEL, side, Part::Total);
    kit.spring(under);
    part(kit, under, Style::LABEL, side, Part::Wins);
    kit.rule(card);
    let last = kit.row(card, space::XS);
    turn_signs(kit, last, side);
    // The words have the room that is left, and go on in a second line where it is too narrow.
    let words = kit.node(
        last,
        Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            ..default()
        },
    );
    let state = part(kit, words, Style::BODY.sized(STATE), side, Part::State);
    kit.commands.entity(state).insert(TextLayout::default());
    let aside = part(kit, last, Style::DATA_LABEL.sized(14.0), side, Part::Aside);
    kit.commands
        .entity(aside)
        .entry::<Node>()
        .and_modify(|mut node| node.flex_shrink = 0.0);
}

fn compact(kit: &mut Kit, card: Entity, view: View, side: Side) {
    who(kit, card, view, side, Room::Compact);
    let figures = kit.row(card, space::S);
    part(kit, figures, Style::CLOCK.sized(34.0), side, Part::Clock);
    part(kit, figures, Style::DATA_LABEL, side, Part::Total);
    kit.spring(figures);
    part(kit, figures, Style::TITLE.sized(30.0), side, Part::Score);
}

fn slim(kit: &mut Kit, card: Entity, view: View, side: Side) {
    who(kit, card, view, side, Room::Slim);
    let times = kit.column(card, 2.0);
    kit.commands
        .entity(times)
        .entry::<Node>()
        .and_modify(|mut node| node.align_items = AlignItems::End);
    part(kit, times, Style::CLOCK_SMALL, side, Part::Clock);
    part(kit, times, Style::DATA_LABEL, side, Part::Total);
    part(kit, card, Style::TITLE.sized(28.0), side, Part::Score);
}

fn narrow(kit: &mut Kit, card: Entity, view: View, side: Side) {
    let head = kit.row(card, space::XS);
    who(kit, head, view, side, Room::Narrow);
    part(kit, head, Style::TITLE.sized(26.0), side, Part::Score);
    let times = kit.row(card, space::XS);
    part(kit, times, Style::CLOCK_SMALL, side, Part::Clock);
    kit.spring(times);
    part(kit, times, Style::DATA_LABEL, side, Part::Total);
}

/// Stone, name and role; on larger cards the opponent's seal.
fn who(kit: &mut Kit, card: Entity, view: View, side: Side, room: Room) {
    let (stone, sealed) = match room {
        Room::Full => (44.0, true),
        Room::Compact => (40.0, true),
        Room::Slim => (36.0, false),
        Room::Narrow => (32.0, false),
    };
    let opponent = opponent(view.session.seat(side)).filter(|_| sealed);
    let row = kit.node(
        card,
        Node {
            align_items: AlignItems::Center,
            // Beside a seal the longest of our names, Quintuple, needs what the gaps can spare.
            column_gap: px(if opponent.is_some() {
                space::XS
            } else {
                space::S
            }),
            min_width: px(0),
            // Beside a score the name takes the room there is.
            flex_grow: if sealed { 0.0 } else { 1.0 },
            ..default()
        },
    );
    kit.stone(row, side, stone);
    let words = kit.node(
        row,
        Node {
            flex_direction: FlexDirection::Column,
            flex_grow: 1.0,
            flex_basis: px(0),
            min_width: px(0),
            overflow: Overflow::clip(),
            ..default()
        },
    );
    let name = card::name(view.session, &kit.locale, side);
    let style = Style::SUBHEAD.sized(21.0).face(Face::for_name(&name));
    let text = kit.write(words, style, name);
    kit.commands
        .entity(text)
        .insert((PartOf(side, Part::Name), TextLayout::no_wrap()));
    let role = part(kit, words, Style::LABEL, side, Part::Role);
    if room != Room::Slim {
        kit.commands
            .entity(role)
            .insert((Folds, TextLayout::default()));
    }
    if let Some(opponent) = opponent {
        kit.seal(row, opponent.seal, 34.0, SealFace::Outline);
    }
    online::mark(kit, row, view.session, side);
}

fn turn_signs(kit: &mut Kit, row: Entity, side: Side) {
    let dot = Node {
        width: px(DOT),
        height: px(DOT),
        border_radius: BorderRadius::all(percent(50)),
        flex_shrink: 0.0,
        ..default()
    };
    kit.spawn(
        row,
        (dot, Fill(Token::Shu), TurnDot(side), Pickable::IGNORE),
    );
    let wait = kit.wait(row);
    kit.commands.entity(wait).insert(TurnWait(side));
}

fn part(kit: &mut Kit, parent: Entity, style: Style, side: Side, part: Part) -> Entity {
    let text = kit.write(parent, style, "");
    kit.commands
        .entity(text)
        .insert((PartOf(side, part), TextLayout::no_wrap()));
    text
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (write, raise).after(BuildScreen).after(SessionSystems),
    );
}

type Parts<'w, 's> = Query<
    'w,
    's,
    (
        &'static PartOf,
        Has<Folds>,
        &'static mut Text,
        &'static mut Ink,
    ),
>;

fn write(
    session: OneBoardGame,
    online: Res<Online>,
    locale: Res<Locale>,
    settings: Res<Settings>,
    roomy: Query<&TurnDot>,
    mut parts: Parts,
    mut fonts: Query<(&PartOf, &mut TextFont)>,
    kit_fonts: Res<crate::app::theme::Fonts>,
) {
    if parts.is_empty() {
        return;
    }
    let cards = Side::ALL.map(|side| Card::of(&session, &locale, side, settings.win_chance));
    let states_have_a_line = !roomy.is_empty();
    for (PartOf(side, part), folds, mut text, mut ink) in &mut parts {
        let card = if *side == Side::Black {
            &cards[0]
        } else {
            &cards[1]
        };
        let (words, token) = words(
            card,
            (&session, online.table()),
            &locale,
            *side,
            *part,
            states_have_a_line,
        );
        let words = words.map(|words| if folds { folded(words) } else { words });
        if let Some(words) = words.filter(|words| text.0 != *words) {
            text.0 = words;
        }
        ink.set_if_neq(Ink(token));
    }
    for (PartOf(side, part), mut font) in &mut fonts {
        if *part == Part::State {
            let card = if *side == Side::Black {
                &cards[0]
            } else {
                &cards[1]
            };
            let bold = (card.active && !card.thinking)
                || session
                    .outcome()
                    .is_some_and(|end| end.winner() == Some(*side));
            let face = if bold { Face::UiBold } else { Face::Ui };
            if font.weight != face.weight() {
                *font = kit_fonts.text(face, STATE);
            }
        }
    }
}

/// Words in two parts on one line as long as they fit beside stone and seal, "Bamboo grass · level 3" on two.
fn folded(words: String) -> String {
    if words.chars().count() > LINE {
        words.replace(" · ", "\n")
    } else {
        words
    }
}

fn words(
    card: &Card,
    (session, table): (&OneBoardMatch, Option<&Table>),
    locale: &Locale,
    side: Side,
    part: Part,
    states: bool,
) -> (Option<String>, Token) {
    let by_turn = |active, idle| if card.active { active } else { idle };
    match part {
        Part::Name => (None, by_turn(Token::Ink, Token::Ink2)),
        Part::Clock if card.low => (Some(card.clock.clone()), Token::Shu),
        Part::Clock => (Some(card.clock.clone()), by_turn(Token::Ink, Token::Ink3)),
        Part::Total => (Some(card.total.clone()), Token::Ink3),
        Part::Score => (Some(card.score.clone()), by_turn(Token::Ink, Token::Ink2)),
        Part::Wins => (Some(card.wins.clone()), Token::Ink3),
        Part::State => (Some(card.state.clone()), by_turn(Token::Ink, Token::Ink2)),
        Part::Aside => (Some(card.aside.clone()), Token::Ink2),
        Part::Role if card.active && !states => (Some(card.state_alone.clone()), Token::Ink2),
        Part::Role => (Some(card::role(session, table, locale, side)), Token::Ink3),
    }
}

/// The card in turn is raised; its dot or its waiting stones show.
fn raise(
    session: OneBoardGame,
    mut cards: Query<(&CardOf, &mut Fill, &mut Stroke, &mut Lift)>,
    mut dots: Query<(&TurnDot, &mut Node), Without<TurnWait>>,
    mut waits: Query<(&TurnWait, &mut Node, &mut Visibility), Without<TurnDot>>,
) {
    let active = |side| session.is_on() && session.to_act() == side;
    let thinking = |side| card::is_at_work(&session, side);
    for (card, mut fill, mut stroke, mut lift) in &mut cards {
        let on = active(card.0);
        fill.set_if_neq(Fill(if on { Token::Raised } else { Token::Clear }));
        stroke.set_if_neq(Stroke(if on { Token::Clear } else { Token::Line }));
        lift.set_if_neq(Lift(if on { 2 } else { 0 }));
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
        let folded = |words: &str| folded(words.into());
        assert_eq!(folded("Bamboo grass · level 3"), "Bamboo grass\nlevel 3");
        assert_eq!(folded("Cypress · level 6"), "Cypress · level 6");
        assert_eq!(folded("How many fifth moves?"), "How many fifth moves?");
    }
}
