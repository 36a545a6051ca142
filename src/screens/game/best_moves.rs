//! "Best moves 14 of 21" in the result. Hidden until all moves are evaluated.

use super::GameView;
use crate::live::{BestMoveCount, BestMoves, OneBoardGame};
use crate::locale::Locale;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::player_names::side_name;
use crate::state::Screen;
use crate::theme::space;
use crate::widgets::{NodeStyle, Style, UiBuilder, set_display};
use bevy::prelude::*;
use narabe_rules::Side;

/// The row of a side, and its text.
#[derive(Component, Debug, Clone, Copy)]
struct BestMovesRow(Side);

#[derive(Component, Debug, Clone, Copy)]
struct BestMovesCount(Side);

/// A text that appends the counts to these words.
#[derive(Component, Debug, Clone)]
struct BestMovesSummary(String);

/// One row per person, hidden until its count is known.
pub fn lines(ui: &mut UiBuilder, parent: Entity, view: GameView) {
    let game = view.game;
    let persons = Side::ALL.map(|side| game.seat(side).is_human());
    for side in Side::ALL {
        if !game.seat(side).is_human() {
            continue;
        }
        let label = match persons {
            [true, true] => {
                let name = side_name(game, &ui.locale, side);
                ui.locale.text_of("best-moves-of", "name", name)
            }
            _ => ui.locale.text("best-moves"),
        };
        let [row, figure] = line(ui, parent, label, String::new());
        ui.insert(row, BestMovesRow(side));
        ui.restyle(row, |node| node.display(Display::None));
        ui.insert(figure, BestMovesCount(side));
    }
}

/// A label on the left, which wraps, and a value on the right. Returns the row and the value.
pub fn line(ui: &mut UiBuilder, parent: Entity, label: String, figure: String) -> [Entity; 2] {
    let row = Node::line(space::S).stretch().min_height(26).no_shrink();
    let row = ui.node(parent, row);
    let words = ui.node(row, Node::column().fill());
    ui.literal_text(words, Style::SMALL, label);
    let figure = ui.literal_text(row, Style::DATA, figure);
    ui.insert(figure, TextLayout::no_wrap());
    [row, figure]
}

/// Appends the counts to a text of the result, Black's first.
pub fn append_summary(ui: &mut UiBuilder, text: Entity, words: String) {
    ui.insert(text, BestMovesSummary(words));
}

pub(super) fn plugin(app: &mut App) {
    app.add_details(show.run_if(in_state(Screen::Result)));
}

fn show(
    one_board: OneBoardGame,
    locale: Res<Locale>,
    mut best_moves: ResMut<BestMoves>,
    mut rows: Query<(&BestMovesRow, &mut Node)>,
    mut texts: Query<(&BestMovesCount, &mut Text), Without<BestMovesSummary>>,
    mut shorts: Query<(&BestMovesSummary, &mut Text)>,
) {
    let counts = Side::ALL.map(|side| best_moves.of(&one_board, side));
    let figures = counts.map(|count| count.map(|count| words(&locale, count)));
    let of = |side: Side| figures[side as usize].as_deref();
    for (row, node) in &mut rows {
        set_display(node, of(row.0).is_some());
    }
    for (figure, mut text) in &mut texts {
        text.set_if_neq(Text(of(figure.0).unwrap_or_default().into()));
    }
    let known: Vec<_> = figures.iter().flatten().map(String::as_str).collect();
    let said = (!known.is_empty())
        .then(|| locale.text_of("best-moves-short", "figures", known.join(" – ")));
    for (before, mut text) in &mut shorts {
        let mut parts = vec![before.0.as_str(), said.as_deref().unwrap_or_default()];
        parts.retain(|part| !part.is_empty());
        text.set_if_neq(Text(parts.join(" · ")));
    }
}

/// "14 of 21".
fn words(locale: &Locale, count: BestMoveCount) -> String {
    let parts = [("best", count.best.into()), ("all", count.judged.into())];
    locale.text_with("best-moves-figure", &parts)
}
