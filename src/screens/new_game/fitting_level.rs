//! The level that fits the person, by the results so far: said beside the opponents, and chosen by itself if the settings ask for it.

use super::draft::{self, Mode};
use crate::live::{MatchConfig, Seat};
use crate::locale::Locale;
use crate::opponents::opponent;
use crate::puzzles::Puzzles;
use crate::screens::lifecycle::AddScreen;
use crate::screens::wording::rating::rating_text;
use crate::settings::{LastSetup, Settings};
use crate::state::Screen;
use crate::theme::Token;
use crate::widgets::{Style, UiBuilder};
use bevy::prelude::*;
use narabe_engine_core::level::Level;
use narabe_learn::level_games::LevelGames;

/// The note beside the heading of the opponents, which says which level fits once that is known.
#[derive(Component, Debug)]
struct FittingLevelNote;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(OnEnter(Screen::NewGame), adapt)
        .add_details(show.run_if(in_state(Screen::NewGame)));
}

/// Chooses the level that fits in place of another one.
pub(super) fn adapt(settings: Res<Settings>, puzzles: Res<Puzzles>, mut setup: ResMut<LastSetup>) {
    let fitting = puzzles.practice().level_games.fitting_level();
    if let Some(level) = fitting.filter(|_| settings.adapt_level)
        && is_other(&setup.0, level)
    {
        choose(&mut setup.0, level);
    }
}

/// Whether a person would play another level than this one.
fn is_other(config: &MatchConfig, level: Level) -> bool {
    let mut seats = config.players.iter().map(|player| player.seat);
    let plays_other = seats.any(|seat| matches!(seat, Seat::Level(other) if other != level));
    Mode::of(config) == Mode::Mixed && !config.twin && plays_other
}

fn choose(config: &mut MatchConfig, level: Level) {
    if let Some(seat) = draft::edited_seat(config, 0) {
        config.players[seat].seat = Seat::Level(level);
    }
}

/// The note, at first with this message.
pub fn note(ui: &mut UiBuilder, row: Entity, id: &str) {
    let note = ui.localized_text(row, Style::SMALL.ink(Token::Ink3), id);
    ui.insert(note, FittingLevelNote);
}

fn show(
    puzzles: Res<Puzzles>,
    locale: Res<Locale>,
    setup: Res<LastSetup>,
    mut notes: Query<&mut Text, With<FittingLevelNote>>,
) {
    let Some(words) = words(&locale, &puzzles.practice().level_games) else {
        return;
    };
    if setup.0.twin {
        return;
    }
    for mut note in &mut notes {
        note.set_if_neq(Text(words.clone()));
    }
}

/// "Your level: 812 ±45. Ume fits"; none before the first rated game.
fn words(locale: &Locale, games: &LevelGames) -> Option<String> {
    let level = games.fitting_level()?;
    let name = locale.text(opponent(Seat::Level(level))?.name);
    let parts = [
        ("rating", rating_text(games.rating()).into()),
        ("name", name.into()),
    ];
    Some(locale.text_with("new-opponent-fits", &parts))
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_learn::level_games::LevelGame;
    use narabe_learn::schedule::Day;

    fn games(level: Level, score: f64) -> LevelGames {
        let mut games = LevelGames::default();
        for _ in 0..30 {
            games.record(LevelGame {
                level: level.number(),
                day: Day(20_000),
                score,
                warnings: 0,
                is_rated: true,
            });
        }
        games
    }

    #[test]
    fn the_note_names_the_level_that_fits() {
        let english = Locale::new("en");
        assert_eq!(words(&english, &LevelGames::default()), None);
        let said = words(&english, &games(Level::Koke, 0.0)).expect("a level");
        assert!(said.contains("Koke fits"), "{said}");
    }

    #[test]
    fn only_a_level_that_a_person_plays_against_is_changed() {
        let mut config = MatchConfig::default();
        config.players[0].seat = Seat::Human;
        config.players[1].seat = Seat::Level(Level::Koke);
        assert!(is_other(&config, Level::Ume));
        choose(&mut config, Level::Ume);
        assert_eq!(config.players[1].seat, Seat::Level(Level::Ume));
        assert!(!is_other(&config, Level::Ume));
        config.players[1].seat = Seat::Human;
        assert!(!is_other(&config, Level::Ume));
    }
}
