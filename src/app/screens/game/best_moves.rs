//! "Best moves 14 of 21" in the result. It says nothing until all moves are judged.

use super::View;
use super::card;
use super::result;
use crate::app::locale::Locale;
use crate::app::screens::stage::BuildScreen;
use crate::app::session::{BestMoves, OneBoardGame, SessionSystems, Tally};
use crate::app::state::Screen;
use crate::app::widgets::Kit;
use crate::rules::Side;
use bevy::prelude::*;

/// The row of a side's figure, and the figure.
#[derive(Component, Debug, Clone, Copy)]
struct Row(Side);

#[derive(Component, Debug, Clone, Copy)]
struct Figure(Side);

/// The line that says it in short, after these words.
#[derive(Component, Debug, Clone)]
struct Short(String);

/// A line for each person; hidden until its figure is known.
pub fn lines(kit: &mut Kit, parent: Entity, view: View) {
    let session = view.session;
    let persons = Side::ALL.map(|side| session.seat(side).is_human());
    for side in Side::ALL {
        if !session.seat(side).is_human() {
            continue;
        }
        let label = match persons {
            [true, true] => {
                let name = card::name(session, &kit.locale, side);
                kit.tv("best-moves-of", &[("name", name.into())])
            }
            _ => kit.t("best-moves"),
        };
        let [row, figure] = result::line(kit, parent, label, String::new());
        kit.commands
            .entity(row)
            .insert(Row(side))
            .entry::<Node>()
            .and_modify(|mut node| node.display = Display::None);
        kit.commands.entity(figure).insert(Figure(side));
    }
}

/// Makes a text of the result say it after its own words, Black's figure first.
pub fn in_short(kit: &mut Kit, text: Entity, words: String) {
    kit.commands.entity(text).insert(Short(words));
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        tell.after(BuildScreen)
            .after(SessionSystems)
            .run_if(in_state(Screen::Result)),
    );
}

fn tell(
    session: OneBoardGame,
    locale: Res<Locale>,
    mut best_moves: ResMut<BestMoves>,
    mut rows: Query<(&Row, &mut Node)>,
    mut figures: Query<(&Figure, &mut Text), Without<Short>>,
    mut shorts: Query<(&Short, &mut Text)>,
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
        let said = of(figure.0).map(|tally| words(&locale, tally));
        write(&mut text, said.unwrap_or_default());
    }
    let known: Vec<_> = tallies
        .into_iter()
        .flatten()
        .map(|tally| words(&locale, tally))
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
fn words(locale: &Locale, tally: Tally) -> String {
    let parts = [("best", tally.best.into()), ("all", tally.all.into())];
    locale.text_with("best-moves-figure", &parts)
}
