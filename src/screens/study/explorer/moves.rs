//! The moves that were played next: games, results, and what the engine knows.

use super::super::value::{Known, PositionValue, StudyValues};
use super::super::words::percent_text;
use crate::library::{Explorer, ExplorerRequest};
use crate::locale::Locale;
use crate::screens::move_row::{self, MOVE, MoveRow, OVERHANG, cell};
use crate::screens::result_bar::{self, Hatching};
use crate::screens::wording::side_names::{move_name, side_id};
use crate::state::{Go, Screen};
use crate::study::StudyRequest;
use crate::theme::{Icon, Token, space};
use crate::widgets::{Look, NodeStyle, Style, UiBuilder};
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use bevy::ui_widgets::Activate;
use narabe_library::NextMove;
use narabe_rules::{Move, Side};
use narabe_study::Edit;

// The widths of the columns after the move, in logical pixels.
const GAMES: f32 = 62.0;
const VALUE: f32 = 66.0;
const YEAR: f32 = 48.0;
const GAP: f32 = space::S;
/// A column of the study at least this wide has room for the average year and rating.
const WIDE: f32 = 600.0;
/// A column of the study narrower than this has no room for the engine's values, and none for words over the bars.
const VALUES_FROM: f32 = 280.0;
/// A column narrower than this has smaller gaps.
pub const NARROW: f32 = 420.0;
/// The size of a stone beside the name of a side.
const STONE: f32 = 11.0;

/// The widths of the columns of a table of moves.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Columns {
    /// The width of the whole.
    width: f32,
    gap: f32,
    has_years: bool,
    has_values: bool,
}

impl Columns {
    pub fn of(width: f32) -> Self {
        Self {
            width,
            gap: if width < NARROW { space::XS } else { GAP },
            has_years: width >= WIDE,
            has_values: width >= VALUES_FROM,
        }
    }

    /// What is left for the bars.
    fn bar(self) -> f32 {
        let others = MOVE + GAMES + 2.0 * self.gap;
        let value = if self.has_values {
            VALUE + self.gap
        } else {
            0.0
        };
        let years = if self.has_years {
            2.0 * (YEAR + self.gap)
        } else {
            0.0
        };
        self.width - others - value - years
    }
}

/// What is said about the row of a move beside the engine's value.
#[derive(Component, Debug, Clone)]
pub struct SpokenMove(String);

/// The text with the engine's value of a move, and the side that makes the move.
#[derive(Component, Debug, Clone, Copy)]
pub struct MoveValue(Move, Side);

/// The names of the columns: the side to move is over the moves.
pub fn header(ui: &mut UiBuilder, parent: Entity, columns: Columns) {
    let row = move_row::header(ui, parent, columns.gap);
    cell(ui, row, MOVE, false, |ui, place| {
        let text = ui.literal_line(place, Style::LABEL, "");
        ui.insert(text, SideToMove);
    });
    cell(ui, row, GAMES, true, |ui, place| {
        let name = ui.locale.text("explorer-games");
        ui.literal_line(place, Style::LABEL, name);
    });
    let bar = ui.node(row, Node::row().items_center().justify_between().fill());
    let black = ui.row(bar, 5.0);
    ui.stone(black, Side::Black, STONE);
    if columns.has_values {
        let name = ui.locale.text(side_id(Side::Black));
        ui.literal_line(black, Style::LABEL, name);
        let name = ui.locale.text("explorer-draw");
        ui.literal_line(bar, Style::LABEL, name);
    }
    let white = ui.row(bar, 5.0);
    if columns.has_values {
        let name = ui.locale.text(side_id(Side::White));
        ui.literal_line(white, Style::LABEL, name);
    }
    ui.stone(white, Side::White, STONE);
    let years = columns
        .has_years
        .then_some(["explorer-year", "explorer-rating"]);
    for id in years.into_iter().flatten() {
        cell(ui, row, YEAR, true, |ui, place| {
            let name = ui.locale.text(id);
            ui.literal_line(place, Style::LABEL, name);
        });
    }
    if columns.has_values {
        cell(ui, row, VALUE, true, |ui, place| {
            let name = ui.locale.text("explorer-engine");
            ui.literal_line(place, Style::LABEL, name);
        });
    }
}

/// The name of the side to move, over the moves.
#[derive(Component, Debug)]
pub struct SideToMove;

/// Writes the rows, or why there are none.
pub fn write(
    ui: &mut UiBuilder,
    hatching: &mut Hatching,
    place: Entity,
    explorer: &Explorer,
    columns: Columns,
) {
    if let Some(fault) = explorer.fault() {
        let words = ui
            .locale
            .text_with("explorer-failed", &[("reason", fault.into())]);
        note(ui, place, Style::SMALL.ink(Token::Fault), words);
        return;
    }
    // The moves of the position before stay until the answer for the next one comes.
    let Some(found) = explorer.last_found() else {
        return;
    };
    let explored = &found.explored;
    if explored.tally.games == 0 {
        nothing(ui, place, explorer);
    } else if explored.moves.is_empty() {
        let words = ui.locale.text("explorer-last");
        note(ui, place, Style::SMALL, words);
    }
    let Some(side) = explorer.position().map(|position| position.side) else {
        return;
    };
    for next in &explored.moves {
        row(ui, hatching, place, next, (side, columns));
    }
}

fn note(ui: &mut UiBuilder, place: Entity, style: Style, words: String) {
    let line = ui.node(place, Node::row().pad_xy(OVERHANG, space::XXS));
    ui.literal_text(line, style, words);
}

/// Why there are no games, and what can be done.
fn nothing(ui: &mut UiBuilder, place: Entity, explorer: &Explorer) {
    let is_filtered = explorer.is_filtered();
    let (title, text) = if is_filtered {
        ("explorer-none-filtered", "explorer-none-filtered-note")
    } else {
        ("explorer-none", "explorer-none-note")
    };
    let (title, text) = (ui.locale.text(title), ui.locale.text(text));
    note(ui, place, Style::SUBHEAD, title);
    note(ui, place, Style::SMALL, text);
    let row = ui.node(place, Node::row().pad_xy(OVERHANG, space::XS));
    if is_filtered {
        let button = ui.button(
            row,
            Look::Secondary,
            Some(Icon::Close),
            "explorer-clear-filter",
        );
        ui.write_on(button, ExplorerRequest::Filter(Box::default()));
    } else {
        let button = ui.button(
            row,
            Look::Secondary,
            Some(Icon::Library),
            "explorer-library",
        );
        ui.write_on(button, Go::To(Screen::Library));
    }
}

/// One move: a press plays it.
fn row(
    ui: &mut UiBuilder,
    hatching: &mut Hatching,
    place: Entity,
    next: &NextMove,
    (side, columns): (Side, Columns),
) {
    let spoken = spoken(&ui.locale, next);
    let label = move_name(&ui.locale, next.turn);
    let key = format!("explorer move {label}");
    let named = (next.points.clone(), label);
    let button = move_row::row(ui, place, columns.gap, named, (&spoken, &key));
    ui.insert(button, SpokenMove(spoken));
    let turn = next.turn;
    ui.on(
        button,
        move |_: On<Activate>,
              explorer: Res<Explorer>,
              mut requests: MessageWriter<StudyRequest>| {
            // A row of the position before is no move here.
            if explorer.found().is_some() {
                requests.write(StudyRequest::Edit(Edit::Play(turn)));
            }
        },
    );
    cell(ui, button, GAMES, true, |ui, cell| {
        let number = ui.locale.number(next.tally.games);
        ui.literal_line(cell, Style::DATA.ink(Token::Ink2), number);
    });
    let bar = (Node::row().fill().height(result_bar::HEIGHT), columns.bar());
    result_bar::build(ui, hatching, button, bar, &next.tally);
    if columns.has_years {
        for mean in [next.mean_year, next.mean_rating] {
            cell(ui, button, YEAR, true, |ui, cell| {
                let text = mean.map_or_else(String::new, rounded);
                ui.literal_line(cell, Style::DATA_LABEL, text);
            });
        }
    }
    if columns.has_values {
        cell(ui, button, VALUE, true, |ui, cell| {
            let text = ui.literal_line(cell, Style::DATA_BOLD.sized(14.0), "");
            ui.insert(text, MoveValue(next.turn, side));
        });
    }
    move_row::divider(ui, place);
}

/// "I8, 4,212 games, Black 52, draw 6, White 42, on average 2015, average rating 2100".
fn spoken(locale: &Locale, next: &NextMove) -> String {
    let games = next.tally.games;
    let mut parts = vec![locale.text_with(
        "explorer-move",
        &[
            ("move", move_name(locale, next.turn).into()),
            ("games", games.into()),
            ("counted", locale.number(games).into()),
        ],
    )];
    parts.push(match result_bar::percents(&next.tally) {
        Some([black, draw, white]) => locale.text_with(
            "explorer-move-results",
            &[
                ("black", black.into()),
                ("draw", draw.into()),
                ("white", white.into()),
            ],
        ),
        None => locale.text("explorer-move-no-results"),
    });
    if let Some(year) = next.mean_year {
        let year = ("year", rounded(year).into());
        parts.push(locale.text_with("explorer-move-year", &[year]));
    }
    if let Some(rating) = next.mean_rating {
        let rating = ("rating", rounded(rating).into());
        parts.push(locale.text_with("explorer-move-rating", &[rating]));
    }
    locale.facts(parts)
}

/// A mean as a whole number.
fn rounded(mean: f64) -> String {
    format!("{mean:.0}")
}

/// The value of a move: Black's share, or in how many moves who wins.
fn value_text(locale: &Locale, value: PositionValue, side: Side) -> String {
    match value {
        PositionValue::Judged(percent) => percent_text(locale, percent),
        PositionValue::Proven(winner, moves) => {
            let id = if winner == side {
                "study-wins-in"
            } else {
                "study-loses-in"
            };
            locale.text_with(id, &[("moves", moves.into())])
        }
        PositionValue::Over(_) => String::new(),
    }
}

/// Writes the side to move and the values that the engine has found by now, and says them with their rows.
pub fn write_values(
    values: StudyValues,
    locale: Res<Locale>,
    added: Query<(), Or<(Added<MoveValue>, Added<SideToMove>)>>,
    mut sides: Query<&mut Text, (With<SideToMove>, Without<MoveValue>)>,
    mut texts: Query<(&MoveValue, &mut Text)>,
    mut rows: Query<(&MoveRow, &SpokenMove, &mut AccessibilityNode)>,
    mut shown: Local<Option<Known>>,
) {
    let side = values.open.study().position().side_to_move();
    if values.open.is_changed() || !added.is_empty() {
        for mut text in &mut sides {
            text.set_if_neq(Text(locale.text(side_id(side))));
        }
    }
    let now = values.known();
    if added.is_empty() && *shown == Some(now) {
        return;
    }
    *shown = Some(now);
    let value = |turn: Move, side: Side| {
        let value = values.after(turn.point()?)?;
        Some(value_text(&locale, value, side))
    };
    for (MoveValue(turn, side), mut text) in &mut texts {
        text.set_if_neq(Text(value(*turn, *side).unwrap_or_default()));
    }
    for (row, spoken, mut access) in &mut rows {
        let value = (row.points.first())
            .and_then(|point| value(Move::Stone(*point), side))
            .filter(|value| !value.is_empty());
        let engine =
            value.map(|value| locale.text_with("explorer-move-engine", &[("value", value.into())]));
        let said = locale.facts(std::iter::once(spoken.0.clone()).chain(engine));
        let play = locale.text("explorer-move-play");
        access.set_label(locale.statements([said, play]));
    }
}
