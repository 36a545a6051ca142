//! A person's games against the levels: how strong the person is on the levels' own scale, which level fits, and how often the coach
//! asked.
//!
//! ```
//! use narabe_engine_core::level::Level;
//! use narabe_learn::level_games::{LevelGame, LevelGames};
//! use narabe_learn::schedule::Day;
//!
//! let mut games = LevelGames::default();
//! let won = LevelGame { level: Level::Sasa.number(), day: Day(20_000), score: 1.0, warnings: 2, is_rated: true };
//! games.record(won);
//! assert!(games.rating().rating > LevelGames::default().rating().rating);
//! ```

use std::collections::VecDeque;

use serde::{Deserialize, Serialize};

use super::rating::{Outcomes, RatedGame, Rating};
use super::schedule::Day;
use narabe_engine_core::level::Level;
use narabe_rules::Side;

/// The most games that are kept; the rating counts all that ever were.
const MOST_KEPT: usize = 200;
/// The standard error of a level's own rating, half of the interval in the measurements.
const LEVEL_DEVIATION: f64 = 45.0;
/// The rating of a person of whom nothing is known, between those of Sasa and Ume.
const FIRST_RATING: Rating = Rating {
    rating: 700.0,
    ..Rating::NEW
};

/// A finished game of a person against a level.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct LevelGame {
    /// The number of the level, from 1.
    pub level: u8,
    /// The day of its end.
    pub day: Day,
    /// 1 for the person's win, 0.5 for a draw, 0 for a loss.
    pub score: f64,
    /// How often the coach asked whether a move was meant.
    pub warnings: u32,
    /// Whether it counts for the rating: without undo, hints, heat map and warnings that were heeded.
    pub is_rated: bool,
}

impl LevelGame {
    /// The person's score in a game with this winner.
    pub fn score_of(winner: Option<Side>, person: Side) -> f64 {
        winner.map_or(0.5, |winner| f64::from(u8::from(winner == person)))
    }
}

/// A person's games against the levels.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct LevelGames {
    rating: Rating,
    /// How many games the rating counts.
    rated: u32,
    /// The last games, the latest last.
    games: VecDeque<LevelGame>,
}

impl Default for LevelGames {
    fn default() -> Self {
        Self {
            rating: FIRST_RATING,
            rated: 0,
            games: VecDeque::new(),
        }
    }
}

impl LevelGames {
    /// Adds a game. One of a level that does not exist is kept and not rated.
    pub fn record(&mut self, game: LevelGame) {
        let opponent = level_of(game.level).filter(|_| game.is_rated);
        if let Some(level) = opponent {
            self.rating = self.rating.after(&[RatedGame {
                rating: ladder_rating(level),
                deviation: LEVEL_DEVIATION,
                outcome: match game.score {
                    score if score > 0.5 => Outcomes::WIN,
                    score if score < 0.5 => Outcomes::LOSS,
                    _ => Outcomes::DRAW,
                },
            }]);
            self.rated += 1;
        }
        if self.games.len() == MOST_KEPT {
            self.games.pop_front();
        }
        self.games.push_back(game);
    }

    /// The person's strength on the scale on which the weakest level has 0.
    pub const fn rating(&self) -> Rating {
        self.rating
    }

    /// How many games the rating counts.
    pub const fn rated(&self) -> u32 {
        self.rated
    }

    /// The level that fits: the strongest that the person beats in two games of five or more. None before the first rated game.
    pub fn fitting_level(&self) -> Option<Level> {
        const LEAST_CHANCE: f64 = 0.4;
        let beats =
            |level: &Level| self.rating.chance_against(ladder_rating(*level)) >= LEAST_CHANCE;
        let strongest = Level::ALL.into_iter().rev().find(beats);
        (self.rated > 0).then(|| strongest.unwrap_or(Level::Koke))
    }

    /// The last games, the latest last.
    pub fn games(&self) -> impl DoubleEndedIterator<Item = &LevelGame> {
        self.games.iter()
    }

    /// How often the coach asked on average in the ten games before the latest; none without any.
    pub fn usual_warnings(&self) -> Option<f64> {
        const RECENT: usize = 10;
        let before = self.games.iter().rev().skip(1).take(RECENT);
        let (games, warnings) = before.fold((0_u32, 0_u32), |(games, sum), game| {
            (games + 1, sum.saturating_add(game.warnings))
        });
        (games > 0).then(|| f64::from(warnings) / f64::from(games))
    }

    /// Takes over the games of a backup if it has more of them.
    pub fn merge(&mut self, other: &Self) {
        if (other.rated, other.games.len()) > (self.rated, self.games.len()) {
            self.clone_from(other);
        }
    }
}

/// The level with this number.
fn level_of(number: u8) -> Option<Level> {
    Level::ALL
        .into_iter()
        .find(|level| level.number() == number)
}

/// The Elo of a level as measured, the weakest at 0 (`docs/measurements.md`).
pub const fn ladder_rating(level: Level) -> f64 {
    match level {
        Level::Koke => 0.0,
        Level::Warabi => 290.0,
        Level::Sasa => 689.0,
        Level::Ume => 1108.0,
        Level::Kaede => 1512.0,
        Level::Hinoki => 1773.0,
        Level::Matsu => 1960.0,
        Level::Kaya => 2072.0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(level: Level, score: f64, warnings: u32) -> LevelGame {
        LevelGame {
            level: level.number(),
            day: Day(20_000),
            score,
            warnings,
            is_rated: true,
        }
    }

    #[test]
    fn whoever_wins_half_the_games_against_a_level_is_told_to_play_it() {
        for level in Level::ALL {
            let mut games = LevelGames::default();
            for round in 0..60 {
                games.record(game(level, f64::from(round % 2), 0));
            }
            assert_eq!(games.fitting_level(), Some(level));
            assert!(games.rating().deviation < 110.0, "{:?}", games.rating());
            let off = games.rating().rating - ladder_rating(level);
            assert!(off.abs() < 60.0, "{level:?}: {off}");
        }
    }

    #[test]
    fn a_draw_is_half_a_win() {
        let score = |winner| LevelGame::score_of(winner, Side::Black);
        assert_eq!(
            [Some(Side::Black), None, Some(Side::White)].map(score),
            [1.0, 0.5, 0.0]
        );
    }

    #[test]
    fn nothing_is_suggested_before_a_rated_game() {
        let mut games = LevelGames::default();
        games.record(LevelGame {
            is_rated: false,
            ..game(Level::Koke, 1.0, 0)
        });
        assert_eq!((games.fitting_level(), games.rated()), (None, 0));
        assert_eq!(games.rating(), LevelGames::default().rating());
        assert_eq!(games.games().count(), 1);
    }

    #[test]
    fn whoever_loses_to_all_is_told_to_play_the_weakest() {
        let mut games = LevelGames::default();
        for _ in 0..40 {
            games.record(game(Level::Koke, 0.0, 0));
        }
        assert_eq!(games.fitting_level(), Some(Level::Koke));
    }

    #[test]
    fn warnings_are_compared_with_the_games_before() {
        let mut games = LevelGames::default();
        games.record(game(Level::Ume, 0.0, 4));
        assert_eq!(games.usual_warnings(), None);
        games.record(game(Level::Ume, 0.0, 1));
        assert_eq!(games.usual_warnings(), Some(4.0));
        games.record(game(Level::Ume, 1.0, 0));
        assert_eq!(games.usual_warnings(), Some(2.5));
    }

    #[test]
    fn only_the_last_games_are_kept_and_a_backup_with_fewer_changes_nothing() {
        let mut games = LevelGames::default();
        let mut backup = LevelGames::default();
        for _ in 0..MOST_KEPT + 5 {
            games.record(game(Level::Ume, 0.5, 1));
        }
        assert_eq!(games.games().count(), MOST_KEPT);
        backup.record(game(Level::Koke, 0.0, 0));
        let before = games.clone();
        games.merge(&backup);
        assert_eq!(games, before);
        backup.merge(&games);
        assert_eq!(backup, games);
    }
}
