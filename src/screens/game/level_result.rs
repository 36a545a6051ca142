//! What the result of a game against a level says about the person: the person's level, how often the coach asked, and the first
//! sentence of the review.

use super::GameView;
use super::best_moves::line;
use crate::input::HeatMapShown;
use crate::live::{Coach, GameReview, Live, LiveSystems, level_opponent};
use crate::locale::Locale;
use crate::puzzles::Puzzles;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::rating::rating_text;
use crate::screens::wording::sentence::sentence_text;
use crate::settings::Settings;
use crate::state::Screen;
use crate::theme::space;
use crate::widgets::{NodeStyle, Style, UiBuilder, set_display};
use bevy::prelude::*;
use narabe_learn::level_games::LevelGames;

/// The first sentence of the review, hidden until it is known.
#[derive(Component, Debug)]
struct ReviewSentence;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, note_heat_map.after(LiveSystems))
        .add_details((show_sentence, show_lines).run_if(in_state(Screen::Result)));
}

/// A game in which the heat map was shown is not rated.
fn note_heat_map(heat: Res<HeatMapShown>, live: Res<Live>, mut coach: ResMut<Coach>) {
    if heat.0 && live.is_in_progress() && !coach.game().is_helped {
        coach.note_help();
    }
}

/// Whether the result speaks of the person's level.
fn is_about_level(view: GameView) -> bool {
    !view.game.is_twin() && level_opponent(view.game.one_board()).is_some()
}

/// A row about the level, hidden until there is something to say; and its text.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
struct LevelRow(LevelFact);

#[derive(Component, Debug, Clone, Copy)]
struct LevelFigure(LevelFact);

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum LevelFact {
    /// The person's rating.
    Rating,
    /// How often the coach asked.
    Warnings,
}

/// The person's level, and how often the coach asked.
pub fn lines(ui: &mut UiBuilder, parent: Entity, view: GameView) {
    if !is_about_level(view) {
        return;
    }
    for (fact, id) in [
        (LevelFact::Rating, "result-rating"),
        (LevelFact::Warnings, "result-warnings"),
    ] {
        let label = ui.locale.text(id);
        let [row, figure] = line(ui, parent, label, String::new());
        ui.insert(row, LevelRow(fact));
        ui.restyle(row, |node| node.display(Display::None));
        ui.insert(figure, LevelFigure(fact));
    }
}

fn show_lines(
    puzzles: Res<Puzzles>,
    settings: Res<Settings>,
    locale: Res<Locale>,
    mut rows: Query<(&LevelRow, &mut Node)>,
    mut figures: Query<(&LevelFigure, &mut Text)>,
) {
    let games = &puzzles.practice().level_games;
    let words = |fact| match fact {
        LevelFact::Rating => (games.rated() > 0).then(|| rating_text(games.rating())),
        LevelFact::Warnings => warnings_text(&locale, games, settings.coach),
    };
    for (row, node) in &mut rows {
        set_display(node, words(row.0).is_some());
    }
    for (figure, mut text) in &mut figures {
        text.set_if_neq(Text(words(figure.0).unwrap_or_default()));
    }
}

/// "2, usually 3.1"; none without the coach.
fn warnings_text(locale: &Locale, games: &LevelGames, is_on: bool) -> Option<String> {
    let now = games.games().next_back().filter(|_| is_on)?.warnings;
    Some(match games.usual_warnings() {
        Some(usual) => {
            let usual = locale.decimal(usual as f32, 1);
            let parts = [("now", now.into()), ("usual", usual.into())];
            locale.text_with("result-warnings-usual", &parts)
        }
        None => now.to_string(),
    })
}

/// The place of the review's first sentence.
pub fn sentence(ui: &mut UiBuilder, parent: Entity, view: GameView, justify: Justify) {
    if !is_about_level(view) {
        return;
    }
    let text = ui.literal_text(parent, Style::LABEL, "");
    ui.insert(text, (ReviewSentence, TextLayout::justify(justify)));
    let hidden = Node::default()
        .margin_top(space::XXS)
        .display(Display::None);
    ui.insert(text, hidden);
}

fn show_sentence(
    live: Res<Live>,
    review: Res<GameReview>,
    locale: Res<Locale>,
    mut sentences: Query<(&mut Text, &mut Node), With<ReviewSentence>>,
) {
    if sentences.is_empty() || live.is_twin() {
        return;
    }
    let game = live.one_board().position();
    let found = review.of(game).filter(|_| review.is_finished());
    let first = found.and_then(|review| review.sentences.first());
    for (mut text, node) in &mut sentences {
        set_display(node, first.is_some());
        if let Some(first) = first {
            text.set_if_neq(Text(sentence_text(&locale, first)));
        }
    }
}
