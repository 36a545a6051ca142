//! "Best moves 14 of 21" in the result. Hidden until all moves are evaluated.

use super::{GameView, result_line};
use crate::app::live::{BestMoveCount, BestMoves, LiveSystems, OneBoardGame};
use crate::app::locale::Locale;
use crate::app::screens::labels::side_name;
use crate::app::screens::lifecycle::BuildScreenSystems;
use crate::app::state::Screen;
use crate::app::widgets::Kit;
use crate::rules::Side;
use bevy::prelude::*;

/// The row of a side, and its text.
#[derive(Component, Debug, Clone, Copy)]
struct BestMovesRow(Side);

#[derive(Component, Debug, Clone, Copy)]
struct BestMovesCount(Side);

/// A text that appends the counts to these words.
#[derive(Component, Debug, Clone)]
struct BestMovesSummary(String);

/// One row per person, hidden until its count is known.
pub fn lines(kit: &mut Kit, parent: Entity, view: GameView) {
    let game = view.game;
    let persons = Side::ALL.map(|side| game.seat(side).is_human());
    for side in Side::ALL {
        if !game.seat(side).is_human() {
            continue;
        }
        let label = match persons {
            [true, true] => {
                let name = side_name(game, &kit.locale, side);
                kit.tv("best-moves-of", &[("name", name.into())])
            }
            _ => kit.t("best-moves"),
        };
        let [row, figure] = result_line::line(kit, parent, label, String::new());
        kit.commands
            .entity(row)
            .insert(BestMovesRow(side))
            .entry::<Node>()
            .and_modify(|mut node| node.display = Display::None);
        kit.insert(figure, BestMovesCount(side));
    }
}

/// Appends the counts to a text of the result, Black's first.
pub fn append_summary(kit: &mut Kit, text: Entity, words: String) {
    kit.insert(text, BestMovesSummary(words));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        show.after(BuildScreenSystems)
            .after(LiveSystems)
            .run_if(in_state(Screen::Result)),
    );
}

fn show(
    session: OneBoardGame,
    locale: Res<Locale>,
    mut best_moves: ResMut<BestMoves>,
    mut rows: Query<(&BestMovesRow, &mut Node)>,
    mut figures: Query<(&BestMovesCount, &mut Text), Without<BestMovesSummary>>,
    mut shorts: Query<(&BestMovesSummary, &mut Text)>,
) {
    let tallies = Side::ALL.map(|side| best_moves.of(&session, side));
    let of = |side: Side| match side {
        Side::Black => tallies[0],
        Side::White => tallies[1],
    };
    for (row, mut node) in &mut rows {
        let display = match of(row.0) {
            Some(_) => Display::Flex,
            None => Display::None,
        };
        if node.display != display {
            node.display = display;
        }
    }
    for (figure, mut text) in &mut figures {
        let said = of(figure.0).map(|count| words(&locale, count));
        write(&mut text, said.unwrap_or_default());
    }
    let known: Vec<_> = tallies
        .into_iter()
        .flatten()
        .map(|count| words(&locale, count))
        .collect();
    let said = (!known.is_empty()).then(|| {
        let figures = ("figures", known.join(" – ").into());
        locale.text_with("best-moves-short", &[figures])
    });
    for (before, mut text) in &mut shorts {
        let parts = [before.0.as_str(), said.as_deref().unwrap_or_default()];
        let parts: Vec<_> = parts.into_iter().filter(|part| !part.is_empty()).collect();
        write(&mut text, parts.join(" · "));
    }
}

fn write(text: &mut Mut<Text>, words: String) {
    if text.0 != words {
        text.0 = words;
    }
}

/// "14 of 21".
fn words(locale: &Locale, count: BestMoveCount) -> String {
    let parts = [("best", count.best.into()), ("all", count.judged.into())];
    locale.text_with("best-moves-figure", &parts)
}
