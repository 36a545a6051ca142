//! The two players above the boards: stone, name, state, clock, thinking time and score of the match.

use super::{GameView, TwinMetrics};
use crate::layout::Breakpoint;
use crate::screens::game::online;
use crate::screens::game::player_cards::{CardField, frame, name, part};
use crate::theme::{radius, space};
use crate::widgets::{NodeStyle, Style, UiBuilder};
use bevy::prelude::*;
use narabe_rules::Side;

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
pub fn pair(ui: &mut UiBuilder, root: Entity, view: GameView, metrics: &TwinMetrics) {
    let strip_size = match ui.layout.breakpoint {
        Breakpoint::Phone => StripSize::Small,
        Breakpoint::PhoneLandscape | Breakpoint::TabletPortrait => StripSize::Half,
        _ => StripSize::Full,
    };
    let row = ui.node(root, Node::row().gap(metrics.margin).no_shrink());
    for side in Side::ALL {
        strip(ui, row, view, side, strip_size, metrics);
    }
}

fn strip(
    ui: &mut UiBuilder,
    row: Entity,
    view: GameView,
    side: Side,
    strip_size: StripSize,
    metrics: &TwinMetrics,
) {
    let mirrored = side == Side::White;
    let node = strip_node(ui, strip_size, mirrored, metrics);
    let strip = frame(ui, row, view, side, node);
    let (stone, letters, clock, score) = match strip_size {
        StripSize::Full => (40.0, 21.0, Style::CLOCK.sized(32.0), 36.0),
        StripSize::Half => (28.0, 17.0, Style::CLOCK_SMALL.sized(22.0), 24.0),
        StripSize::Small => (28.0, 17.0, Style::CLOCK_SMALL.sized(19.0), 24.0),
    };
    ui.stone(strip, side, stone);
    // The names take the remaining width, and are clipped.
    let who = ui.node(strip, column(mirrored).flex().clip());
    name(ui, who, view, side, letters);
    if strip_size == StripSize::Full {
        // Large text leaves little room beside the clock.
        let style = if ui.layout.is_narrow() {
            Style::LABEL
        } else {
            Style::SMALL
        };
        let state = part(ui, who, style, side, CardField::StateAlone);
        ui.insert(state, TextLayout::default());
    }
    online::mark(ui, strip, view.game, side);
    if strip_size == StripSize::Small {
        part(ui, who, clock, side, CardField::Clock);
    } else {
        let times = ui.node(strip, column(!mirrored).no_shrink());
        part(ui, times, clock, side, CardField::Clock);
        let style = Style::DATA_LABEL;
        part(ui, times, style, side, CardField::PeriodsAndTotal);
    }
    let style = Style::TITLE.sized(score);
    part(ui, strip, style, side, CardField::Score);
}

fn strip_node(
    ui: &UiBuilder,
    strip_size: StripSize,
    mirrored: bool,
    metrics: &TwinMetrics,
) -> Node {
    let (gap, padding) = match strip_size {
        StripSize::Full => (space::S, space::M),
        StripSize::Half | StripSize::Small => (space::XS, space::XS),
    };
    Node::line(gap)
        .flex_direction(if mirrored {
            FlexDirection::RowReverse
        } else {
            FlexDirection::Row
        })
        .height(metrics.strip)
        .fill()
        .pad_x(padding)
        .frame(ui.palette.border(), radius::CARD)
}

/// A column of a strip.
fn column(at_end: bool) -> Node {
    if at_end {
        Node::column().items_end().min_width(0)
    } else {
        Node::column().items_start().min_width(0)
    }
}
