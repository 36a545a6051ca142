//! The dialog of a custom clock.
//!
//! It edits a copy ([`SetupUiState::clock`](super::setup_part::SetupUiState)), which "Use this clock" applies.

use super::setup::EditedSetup;
use super::setup_part::{SetupPart, SetupUiState, on_pick};
use crate::live::ClockRule;
use crate::screens::wording::match_terms;
use crate::theme::{Token, space};
use crate::widgets::{Style, UiBuilder};
use bevy::prelude::*;
use bevy::ui_widgets::Activate;

/// The kinds of clocks in the order of their segments; each has a message `…-note` that explains it.
const KINDS: [&str; 4] = [
    "new-clock-kind-game",
    "new-clock-kind-fischer",
    "new-clock-kind-byo-yomi",
    "new-clock-kind-move",
];
/// The main times offered, in seconds.
const MAINS: [u32; 14] = [
    30, 60, 120, 180, 300, 600, 900, 1200, 1500, 1800, 2700, 3600, 5400, 7200,
];
/// The increments, periods and times per move offered, in seconds.
const STEPS: [u32; 12] = [1, 2, 3, 5, 8, 10, 15, 20, 30, 40, 45, 60];
/// The numbers of periods offered.
const PERIODS: [u32; 8] = [1, 2, 3, 4, 5, 6, 8, 10];
/// The initial values when the kind of clock changes.
const INCREMENT: u32 = 5;
const PERIOD: u32 = 30;
const PERIOD_COUNT: u32 = 3;
const MAIN: u32 = 600;

/// A value of a clock, changed by a stepper.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ClockField {
    Main,
    Increment,
    Period,
    Periods,
    Turn,
}

impl ClockField {
    /// All fields, with the Fluent ids of their names and the values offered.
    const ALL: [(Self, &str, &[u32]); 5] = [
        (Self::Main, "new-clock-main", &MAINS),
        (Self::Increment, "new-clock-increment", &STEPS),
        (Self::Period, "new-clock-period", &STEPS),
        (Self::Periods, "new-clock-periods", &PERIODS),
        (Self::Turn, "new-clock-turn", &STEPS),
    ];

    /// The value in a clock, if the clock has it.
    fn of(self, clock: &mut ClockRule) -> Option<&mut u32> {
        match (self, clock) {
            (
                Self::Main,
                ClockRule::PerGame { main }
                | ClockRule::Fischer { main, .. }
                | ClockRule::ByoYomi { main, .. },
            ) => Some(main),
            (Self::Increment, ClockRule::Fischer { increment, .. }) => Some(increment),
            (Self::Period, ClockRule::ByoYomi { period, .. }) => Some(period),
            (Self::Periods, ClockRule::ByoYomi { periods, .. }) => Some(periods),
            (Self::Turn, ClockRule::PerMove { time }) => Some(time),
            _ => None,
        }
    }
}

/// The index of a clock's kind among the segments.
fn kind(clock: ClockRule) -> usize {
    match clock {
        ClockRule::None | ClockRule::PerGame { .. } => 0,
        ClockRule::Fischer { .. } => 1,
        ClockRule::ByoYomi { .. } => 2,
        ClockRule::PerMove { .. } => 3,
    }
}

/// The clock as another kind; the main time is kept where the new kind has one.
fn as_kind(mut clock: ClockRule, kind: usize) -> ClockRule {
    let main = ClockField::Main.of(&mut clock).map_or(MAIN, |main| *main);
    match kind {
        0 => ClockRule::PerGame { main },
        1 => ClockRule::Fischer {
            main,
            increment: INCREMENT,
        },
        2 => ClockRule::ByoYomi {
            main,
            period: PERIOD,
            periods: PERIOD_COUNT,
        },
        _ => ClockRule::PerMove { time: PERIOD },
    }
}

pub fn open(ui: &mut UiBuilder, clock: ClockRule) {
    let title = ui.locale.text("new-clock-title");
    let parts = ui.dialog(&title, None);
    let kinds = ui.segments_of(parts.body, "new-clock-kind", &KINDS, kind(clock));
    on_pick(ui, kinds, |index, _, ui_state| {
        ui_state.clock = as_kind(ui_state.clock, index);
    });
    let rows = ui.column(parts.body, space::S);
    let part = SetupPart::new(
        |ui, rows, view| fill(ui, rows, view.ui_state.clock),
        |_, ui_state| std::mem::discriminant(&ui_state.clock),
    );
    ui.insert(rows, part);
    fill(ui, rows, clock);
    let accept = ui.cancel_or(parts.actions, None, "new-clock-use");
    let apply = |_: On<Activate>, ui_state: Res<SetupUiState>, mut setup: EditedSetup| {
        setup.clock = ui_state.clock;
    };
    ui.on(accept, apply);
    ui.close_on(accept);
}

/// The explanation and the steppers of a kind.
fn fill(ui: &mut UiBuilder, parent: Entity, mut clock: ClockRule) {
    let note = format!("{}-note", KINDS[kind(clock)]);
    ui.localized_text(parent, Style::SMALL, &note);
    for (field, id, values) in ClockField::ALL {
        if let Some(value) = field.of(&mut clock).copied() {
            row(ui, parent, field, (id, values), value);
        }
    }
}

fn row(
    ui: &mut UiBuilder,
    parent: Entity,
    field: ClockField,
    (id, values): (&str, &'static [u32]),
    value: u32,
) {
    let row = ui.row(parent, space::M);
    ui.localized_text(row, Style::BODY.ink(Token::Ink), id);
    ui.spacer(row);
    let word = |value: &u32| match field {
        ClockField::Periods => value.to_string(),
        _ => match_terms::time(&ui.locale, *value),
    };
    let words: Vec<_> = values.iter().map(word).collect();
    let picked = values.iter().position(|known| *known >= value);
    let picked = picked.unwrap_or(words.len());
    let stepper = ui.stepper(row, id, &words, picked);
    on_pick(ui, stepper, move |index, _, ui_state| {
        if let (Some(place), Some(chosen)) = (field.of(&mut ui_state.clock), values.get(index)) {
            *place = *chosen;
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_main_time_stays_when_the_kind_changes() {
        let mut clock = ClockRule::PerGame { main: 1200 };
        for wanted in [1, 2, 0] {
            clock = as_kind(clock, wanted);
            assert_eq!(kind(clock), wanted);
            assert_eq!(ClockField::Main.of(&mut clock), Some(&mut 1200));
        }
    }

    #[test]
    fn a_clock_has_only_the_values_of_its_kind() {
        let mut clock = ClockRule::Fischer {
            main: 60,
            increment: 2,
        };
        assert_eq!(ClockField::Increment.of(&mut clock), Some(&mut 2));
        assert_eq!(ClockField::Period.of(&mut clock), None);
        let mut clock = as_kind(clock, 3);
        assert_eq!(kind(clock), 3);
        assert_eq!(ClockField::Turn.of(&mut clock), Some(&mut 30));
        assert_eq!(ClockField::Main.of(&mut clock), None);
    }

    #[test]
    fn offered_values_are_sorted() {
        for (field, _, values) in ClockField::ALL {
            assert!(values.is_sorted(), "{field:?}");
        }
    }
}
