//! The two players above the boards: stone, name, state, clock, thinking time and score of the match.

use super::{TwinMetrics, twin_text};
use crate::app::layout::Breakpoint;
use crate::app::live::{ClockRule, LiveSystems, TwinGame, TwinMatch};
use crate::app::locale::Locale;
use crate::app::screens::game::time_format;
use crate::app::screens::game::turn_brackets::TurnTarget;
use crate::app::screens::labels::side_name;
use crate::app::screens::lifecycle::BuildScreenSystems;
use crate::app::state::Screen;
use crate::app::theme::{Elevation, Face, Fill, Ink, Stroke, Token, radius, space};
use crate::app::widgets::{Kit, Style};
use crate::players::LOW_TIME;
use crate::rules::Side;
use bevy::prelude::*;
use std::time::Duration;

/// A player's strip.
#[derive(Component, Debug, Clone, Copy)]
struct PlayerStrip(Side);

/// A text of a strip.
#[derive(Component, Debug, Clone, Copy)]
struct PlayerStripField(Side, StripField);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum StripField {
    Name,
    State,
    Clock,
    Total,
    Score,
}

/// The size of a strip.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum StripSize {
    /// Everything on one line, the second strip mirrored.
    Full,
    /// A little smaller, without the player's state.
    Half,
    /// Name above clock, half as wide as a phone.
    Small,
}

/// Both strips side by side, Black's first.
pub fn pair(kit: &mut Kit, root: Entity, session: &TwinMatch, metrics: &TwinMetrics) {
    let strip_size = match kit.layout.breakpoint {
        Breakpoint::Phone => StripSize::Small,
        Breakpoint::PhoneLandscape | Breakpoint::TabletPortrait => StripSize::Half,
        _ => StripSize::Full,
    };
    let row = kit.node(
        root,
        Node {
            column_gap: px(metrics.margin),
            flex_shrink: 0.0,
            ..default()
        },
    );
    for side in Side::ALL {
        strip(kit, row, session, side, strip_size, metrics);
    }
}

fn strip(
    kit: &mut Kit,
    row: Entity,
    session: &TwinMatch,
    side: Side,
    strip_size: StripSize,
    metrics: &TwinMetrics,
) {
    let mirrored = side == Side::White;
    let node = strip_node(kit, strip_size, mirrored, metrics);
    let name = side_name(session, &kit.locale, side);
    let mut role = accesskit::Node::new(accesskit::Role::Group);
    role.set_label(name.clone());
    let strip = kit.spawn(
        row,
        (
            PlayerStrip(side),
            TurnTarget(side),
            node,
            Fill(Token::Clear),
            Stroke(Token::Line),
            Elevation(0),
            bevy::a11y::AccessibilityNode(role),
            Pickable::IGNORE,
        ),
    );
    let stone = match strip_size {
        StripSize::Full => 40.0,
        StripSize::Half | StripSize::Small => 28.0,
    };
    kit.stone(strip, side, stone);
    let who = kit.node(strip, column(1.0, mirrored));
    let size = if strip_size == StripSize::Full {
        21.0
    } else {
        17.0
    };
    let style = Style::SUBHEAD.sized(size).face(Face::for_name(&name));
    let text = kit.literal_text(who, style, name);
    kit.commands.entity(text).insert((
        PlayerStripField(side, StripField::Name),
        TextLayout::no_wrap(),
    ));
    let score = match strip_size {
        StripSize::Full => 36.0,
        StripSize::Half | StripSize::Small => 24.0,
    };
    if strip_size == StripSize::Small {
        part(
            kit,
            who,
            Style::CLOCK_SMALL.sized(19.0),
            side,
            StripField::Clock,
        );
    } else {
        if strip_size == StripSize::Full {
            // Large text leaves little room beside the clock.
            let style = if kit.layout.is_narrow() {
                Style::LABEL
            } else {
                Style::SMALL
            };
            let state = part(kit, who, style, side, StripField::State);
            kit.commands.entity(state).insert(TextLayout::default());
        }
        let times = kit.node(strip, column(0.0, !mirrored));
        let clock = match strip_size {
            StripSize::Full => Style::CLOCK.sized(32.0),
            StripSize::Half | StripSize::Small => Style::CLOCK_SMALL.sized(22.0),
        };
        part(kit, times, clock, side, StripField::Clock);
        part(kit, times, Style::DATA_LABEL, side, StripField::Total);
    }
    part(
        kit,
        strip,
        Style::TITLE.sized(score),
        side,
        StripField::Score,
    );
}

fn strip_node(kit: &Kit, strip_size: StripSize, mirrored: bool, metrics: &TwinMetrics) -> Node {
    let is_full = strip_size == StripSize::Full;
    Node {
        flex_direction: match mirrored {
            true => FlexDirection::RowReverse,
            false => FlexDirection::Row,
        },
        align_items: AlignItems::Center,
        column_gap: px(if is_full { space::S } else { space::XS }),
        height: px(metrics.strip),
        padding: UiRect::horizontal(px(if is_full { space::M } else { space::XS })),
        border: UiRect::all(px(kit.palette.border())),
        border_radius: BorderRadius::all(px(radius::CARD)),
        flex_grow: 1.0,
        flex_basis: px(0),
        min_width: px(0),
        ..default()
    }
}

/// A column of a strip, which clips its texts if it grows.
fn column(grow: f32, at_end: bool) -> Node {
    let grows = grow > 0.0;
    Node {
        flex_direction: FlexDirection::Column,
        align_items: match at_end {
            true => AlignItems::End,
            false => AlignItems::Start,
        },
        flex_grow: grow,
        flex_basis: if grows { px(0) } else { auto() },
        flex_shrink: grow,
        min_width: px(0),
        overflow: match grows {
            true => Overflow::clip(),
            false => Overflow::visible(),
        },
        ..default()
    }
}

fn part(kit: &mut Kit, parent: Entity, style: Style, side: Side, part: StripField) -> Entity {
    let text = kit.literal_text(parent, style, "");
    kit.commands
        .entity(text)
        .insert((PlayerStripField(side, part), TextLayout::no_wrap()));
    text
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (write, raise_active)
            .after(BuildScreenSystems)
            .after(LiveSystems)
            .run_if(in_state(Screen::Twin)),
    );
}

fn write(
    session: TwinGame,
    locale: Res<Locale>,
    mut parts: Query<(&PlayerStripField, &mut Text, &mut Ink)>,
) {
    for (PlayerStripField(side, part), mut text, mut ink) in &mut parts {
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
    part: StripField,
) -> (Option<String>, Token) {
    let active = session.is_in_progress() && session.to_move() == side;
    let by_turn = |on, idle| if active { on } else { idle };
    let clock = session.clock();
    let left = clock.remaining(side);
    let spent = clock.total(side);
    match part {
        StripField::Name => (None, by_turn(Token::Ink, Token::Ink2)),
        StripField::State => (
            Some(twin_text::state(session, locale, side, false)),
            by_turn(Token::Ink2, Token::Ink3),
        ),
        StripField::Clock => {
            let words = left.map_or_else(|| time_format::elapsed(spent), time_format::clock);
            let low = active && left.is_some_and(|left| left <= LOW_TIME);
            let token = if low {
                Token::Shu
            } else {
                by_turn(Token::Ink, Token::Ink3)
            };
            (Some(words), token)
        }
        StripField::Total => (Some(total(session, locale, side, spent)), Token::Ink3),
        StripField::Score => {
            let wins = session.wins(session.player_on(side)).to_string();
            (Some(wins), by_turn(Token::Ink, Token::Ink2))
        }
    }
}

/// The thinking time below a clock, with the periods or the increment if there are any.
fn total(session: &TwinMatch, locale: &Locale, side: Side, spent: Duration) -> String {
    let clock = session.clock();
    if clock.remaining(side).is_none() {
        return locale.text("game-thinking-time");
    }
    let total = locale.text_with(
        "game-total",
        &[("time", time_format::elapsed(spent).into())],
    );
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

/// Raises the strip of the side to move.
fn raise_active(
    session: TwinGame,
    mut strips: Query<(&PlayerStrip, &mut Fill, &mut Stroke, &mut Elevation)>,
) {
    for (strip, mut fill, mut stroke, mut lift) in &mut strips {
        let on = session.is_in_progress() && session.to_move() == strip.0;
        fill.set_if_neq(Fill(if on { Token::Raised } else { Token::Clear }));
        stroke.set_if_neq(Stroke(if on { Token::Clear } else { Token::Line }));
        lift.set_if_neq(Elevation(if on { 2 } else { 0 }));
    }
}
