//! The two players over the boards: stone, name, what they do, clock, thinking time and the match's score.

use super::{Plan, words};
use crate::app::layout::Shape;
use crate::app::locale::Locale;
use crate::app::screens::game::figures;
use crate::app::screens::game::turn::TurnTarget;
use crate::app::screens::stage::BuildScreen;
use crate::app::session::{ClockRule, SessionSystems, TwinGame, TwinMatch};
use crate::app::state::Screen;
use crate::app::theme::{Face, Fill, Ink, Lift, Stroke, Token, radius, space};
use crate::app::widgets::{Kit, Style};
use crate::players::LOW_TIME;
use crate::rules::Side;
use bevy::prelude::*;
use std::time::Duration;

/// A player's strip.
#[derive(Component, Debug, Clone, Copy)]
struct Strip(Side);

/// A text on a strip.
#[derive(Component, Debug, Clone, Copy)]
struct PartOf(Side, Part);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Part {
    Name,
    State,
    Clock,
    Total,
    Score,
}

/// How much a strip shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Room {
    /// Everything in one line, the second strip mirrored.
    Full,
    /// The same a little smaller, and no words of what the player does.
    Half,
    /// Name over clock, as wide as half a phone.
    Small,
}

/// Both strips beside one another, Black's first.
pub fn pair(kit: &mut Kit, root: Entity, session: &TwinMatch, plan: &Plan) {
    let room = match kit.layout.shape {
        Shape::Phone => Room::Small,
        Shape::PhoneLandscape | Shape::TabletPortrait => Room::Half,
        _ => Room::Full,
    };
    let row = kit.node(
        root,
        Node {
            column_gap: px(plan.margin),
            flex_shrink: 0.0,
            ..default()
        },
    );
    for side in Side::ALL {
        strip(kit, row, session, side, room, plan);
    }
}

fn strip(kit: &mut Kit, row: Entity, session: &TwinMatch, side: Side, room: Room, plan: &Plan) {
    let mirrored = side == Side::White;
    let direction = if mirrored {
        FlexDirection::RowReverse
    } else {
        FlexDirection::Row
    };
    let node = Node {
        flex_direction: direction,
        align_items: AlignItems::Center,
        column_gap: px(if room == Room::Full {
            space::S
        } else {
            space::XS
        }),
        height: px(plan.strip),
        padding: UiRect::horizontal(px(if room == Room::Full {
            space::M
        } else {
            space::XS
        })),
        border: UiRect::all(px(kit.palette.border())),
        border_radius: BorderRadius::all(px(radius::CARD)),
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        ..default()
    };
    let name = words::name(session, &kit.locale, side);
    let mut role = accesskit::Node::new(accesskit::Role::Group);
    role.set_label(name.clone());
    let strip = kit.spawn(
        row,
        (
            Strip(side),
            TurnTarget(side),
            node,
            Fill(Token::Clear),
            Stroke(Token::Line),
            Lift(0),
            bevy::a11y::AccessibilityNode(role),
            Pickable::IGNORE,
        ),
    );
    let stone = match room {
        Room::Full => 40.0,
        Room::Half | Room::Small => 28.0,
    };
    kit.stone(strip, side, stone);
    let align = |mirrored| match mirrored {
        true => AlignItems::End,
        false => AlignItems::Start,
    };
    let column = |grow: f32, towards: AlignItems| Node {
        flex_direction: FlexDirection::Column,
        align_items: towards,
        flex_grow: grow,
        flex_basis: if grow > 0.0 { px(0) } else { auto() },
        flex_shrink: grow,
        min_width: px(0),
        overflow: if grow > 0.0 {
            Overflow::clip()
        } else {
            Overflow::visible()
        },
        ..default()
    };
    let who = kit.node(strip, column(1.0, align(mirrored)));
    let size = if room == Room::Full { 21.0 } else { 17.0 };
    let style = Style::SUBHEAD.sized(size).face(Face::for_name(&name));
    let text = kit.write(who, style, name);
    kit.commands
        .entity(text)
        .insert((PartOf(side, Part::Name), TextLayout::no_wrap()));
    let score = match room {
        Room::Full => 36.0,
        Room::Half | Room::Small => 24.0,
    };
    if room == Room::Small {
        part(kit, who, Style::CLOCK_SMALL.sized(19.0), side, Part::Clock);
    } else {
        if room == Room::Full {
            // Large text leaves little room beside the clock.
            let style = if kit.layout.is_narrow() {
                Style::LABEL
            } else {
                Style::SMALL
            };
            let state = part(kit, who, style, side, Part::State);
            kit.commands.entity(state).insert(TextLayout::default());
        }
        let times = kit.node(strip, column(0.0, align(!mirrored)));
        let clock = match room {
            Room::Full => Style::CLOCK.sized(32.0),
            Room::Half | Room::Small => Style::CLOCK_SMALL.sized(22.0),
        };
        part(kit, times, clock, side, Part::Clock);
        part(kit, times, Style::DATA_LABEL, side, Part::Total);
    }
    part(kit, strip, Style::TITLE.sized(score), side, Part::Score);
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
        (write, raise)
            .after(BuildScreen)
            .after(SessionSystems)
            .run_if(in_state(Screen::Twin)),
    );
}

fn write(session: TwinGame, locale: Res<Locale>, mut parts: Query<(&PartOf, &mut Text, &mut Ink)>) {
    for (PartOf(side, part), mut text, mut ink) in &mut parts {
        let (words, token) = words_of(&session, &locale, *side, *part);
        if let Some(words) = words.filter(|words| text.0 != *words) {
            text.0 = words;
        }
        ink.set_if_neq(Ink(token));
    }
}

fn words_of(
    session: &TwinMatch,
    locale: &Locale,
    side: Side,
    part: Part,
) -> (Option<String>, Token) {
    let active = session.is_on() && session.to_move() == side;
    let by_turn = |on, idle| if active { on } else { idle };
    let clock = session.clock();
    let left = clock.remaining(side);
    let spent = clock.total(side);
    match part {
        Part::Name => (None, by_turn(Token::Ink, Token::Ink2)),
        Part::State => (
            Some(words::state(session, locale, side, false)),
            by_turn(Token::Ink2, Token::Ink3),
        ),
        Part::Clock => {
            let words = left.map_or_else(|| figures::elapsed(spent), figures::clock);
            let low = active && left.is_some_and(|left| left <= LOW_TIME);
            let token = if low {
                Token::Shu
            } else {
                by_turn(Token::Ink, Token::Ink3)
            };
            (Some(words), token)
        }
        Part::Total => (Some(total(session, locale, side, spent)), Token::Ink3),
        Part::Score => {
            let wins = session.wins(session.player_on(side)).to_string();
            (Some(wins), by_turn(Token::Ink, Token::Ink2))
        }
    }
}

/// Under a clock the thinking time, with the periods or the increment where there are some.
fn total(session: &TwinMatch, locale: &Locale, side: Side, spent: Duration) -> String {
    let clock = session.clock();
    if clock.remaining(side).is_none() {
        return locale.text("game-thinking-time");
    }
    let total = locale.text_with("game-total", &[("time", figures::elapsed(spent).into())]);
    match (session.config().clock, clock.periods(side)) {
        (ClockRule::ByoYomi { period, .. }, Some(periods)) => {
            let left = locale.text_with(
                "game-periods",
                &[("periods", periods.into()), ("seconds", period.into())],
            );
            format!("{left} · {total}")
        }
        _ => total,
    }
}

/// The strip in turn is raised.
fn raise(session: TwinGame, mut strips: Query<(&Strip, &mut Fill, &mut Stroke, &mut Lift)>) {
    for (strip, mut fill, mut stroke, mut lift) in &mut strips {
        let on = session.is_on() && session.to_move() == strip.0;
        fill.set_if_neq(Fill(if on { Token::Raised } else { Token::Clear }));
        stroke.set_if_neq(Stroke(if on { Token::Clear } else { Token::Line }));
        lift.set_if_neq(Lift(if on { 2 } else { 0 }));
    }
}
