//! Ratings by Glicko-2: a number, how sure it is, and how steady.
//!
//! Mark Glickman, "Example of the Glicko-2 system" (2022, <http://www.glicko.net/glicko/glicko2.pdf>), by the crate `skillratings`. A
//! puzzle is an opponent whose rating is its difficulty; a player who solves it has won.
//!
//! ```
//! use narabe_learn::rating::{RatedGame, Rating};
//!
//! let solved = RatedGame::against_puzzle(1600, true);
//! let after = Rating::NEW.after(&[solved]);
//! assert!(after.rating > Rating::NEW.rating && after.deviation < Rating::NEW.deviation);
//! ```

use serde::{Deserialize, Serialize};
pub use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

/// What is known of a player's strength.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// The strength, in points: 1500 is average, and 400 more win ten times as often.
    pub rating: f64,
    /// The standard error of the rating, in points, up to 350.
    pub deviation: f64,
    /// How much the strength changes from one period to the next; about 0.06.
    pub volatility: f64,
}

/// A game against an opponent.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedGame {
    /// The opponent's rating, in points.
    pub rating: f64,
    /// The standard error of that.
    pub deviation: f64,
    /// The result for the player.
    pub outcome: Outcomes,
}

impl Default for Rating {
    fn default() -> Self {
        Self::NEW
    }
}

impl RatedGame {
    /// The deviation of a puzzle's difficulty.
    const PUZZLE_DEVIATION: f64 = 80.0;

    /// A try at a puzzle of this difficulty.
    pub const fn against_puzzle(difficulty: u16, is_solved: bool) -> Self {
        Self {
            rating: difficulty as f64,
            deviation: Self::PUZZLE_DEVIATION,
            outcome: if is_solved {
                Outcomes::WIN
            } else {
                Outcomes::LOSS
            },
        }
    }
}

impl Rating {
    /// The deviation of a player of whom nothing is known, which none exceeds.
    const MOST_DEVIATION: f64 = 350.0;
    /// The difference in points at which the odds of a win are e to 1.
    const UNIT: f64 = 173.7178;
    /// The rating of a player of whom nothing is known.
    pub const NEW: Self = Self {
        rating: 1500.0,
        deviation: Self::MOST_DEVIATION,
        volatility: 0.06,
    };

    /// The rating after a period with these games. A period without any makes it less sure.
    pub fn after(self, games: &[RatedGame]) -> Self {
        let results: Vec<_> = games
            .iter()
            .map(|game| {
                let opponent = Self {
                    rating: game.rating,
                    deviation: game.deviation,
                    ..Self::NEW
                };
                (opponent.bounded(), game.outcome)
            })
            .collect();
        let after = glicko2_rating_period(&self.bounded(), &results, &Glicko2Config::new());
        Self {
            rating: after.rating,
            deviation: after.deviation.min(Self::MOST_DEVIATION),
            volatility: after.volatility,
        }
    }

    /// The rating within bounds that no player reaches: a damaged file may hold any numbers, and the iteration of the system
    /// must end. What is no number is that of a player of whom nothing is known.
    const fn bounded(self) -> Glicko2Rating {
        const fn number(found: f64, new: f64) -> f64 {
            if found.is_nan() { new } else { found }
        }
        Glicko2Rating {
            rating: number(self.rating, Self::NEW.rating).clamp(-10_000.0, 10_000.0),
            deviation: number(self.deviation, Self::NEW.deviation).clamp(1.0, Self::MOST_DEVIATION),
            volatility: number(self.volatility, Self::NEW.volatility).clamp(0.001, 1.0),
        }
    }

    /// The chance to win against an opponent of this rating, 0 to 1.
    pub fn chance_against(self, rating: f64) -> f64 {
        1.0 / (1.0 + ((rating - self.rating) / Self::UNIT).exp())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(rating: f64, deviation: f64, outcome: Outcomes) -> RatedGame {
        RatedGame {
            rating,
            deviation,
            outcome,
        }
    }

    #[test]
    fn the_example_of_the_paper_comes_out() {
        let player = Rating {
            rating: 1500.0,
            deviation: 200.0,
            volatility: 0.06,
        };
        let after = player.after(&[
            game(1400.0, 30.0, Outcomes::WIN),
            game(1550.0, 100.0, Outcomes::LOSS),
            game(1700.0, 300.0, Outcomes::LOSS),
        ]);
        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.00001, "{after:?}");
    }

    #[test]
    fn a_period_without_games_makes_it_less_sure_up_to_the_deviation_of_nobody() {
        let mut rating = Rating {
            deviation: 50.0,
            ..Rating::NEW
        };
        for _ in 0..10_000 {
            let after = rating.after(&[]);
            assert!(after.deviation >= rating.deviation);
            rating = after;
        }
        assert_eq!(
            (rating.rating, rating.deviation),
            (1500.0, Rating::MOST_DEVIATION)
        );
    }

    #[test]
    fn surprising_results_raise_the_volatility_and_it_stays_a_number() {
        let sure = Rating {
            deviation: 40.0,
            ..Rating::NEW
        };
        let lost = vec![game(800.0, 30.0, Outcomes::LOSS); 20];
        let after = sure.after(&lost);
        assert!(after.volatility > sure.volatility && after.rating < sure.rating);
        for outcome in [Outcomes::LOSS, Outcomes::DRAW, Outcomes::WIN] {
            for rating in [0.0, 600.0, 1500.0, 2400.0, 4000.0] {
                let after = Rating::NEW.after(&[game(rating, 350.0, outcome)]);
                assert!(
                    after.rating.is_finite() && after.volatility.is_finite(),
                    "{after:?}"
                );
            }
        }
    }

    #[test]
    fn a_player_who_solves_as_expected_comes_to_the_difficulty() {
        let mut player = Rating::NEW;
        for number in 0..200 {
            player = player.after(&[RatedGame::against_puzzle(1200, number % 2 == 0)]);
        }
        assert!((player.rating - 1200.0).abs() < 60.0, "{player:?}");
        assert!((player.chance_against(player.rating) - 0.5).abs() < 1e-9);
    }

    #[test]
    fn any_numbers_of_a_file_end_in_a_rating() {
        let numbers = [f64::NAN, f64::INFINITY, -1e300, -1.0, 0.0, 1e-300, 1e300];
        for rating in numbers {
            for deviation in numbers {
                for volatility in numbers {
                    let player = Rating {
                        rating,
                        deviation,
                        volatility,
                    };
                    for outcome in [Outcomes::WIN, Outcomes::LOSS] {
                        let after = player.after(&[game(rating, deviation, outcome)]);
                        let numbers = [after.rating, after.deviation, after.volatility];
                        assert!(numbers.iter().all(|number| number.is_finite()), "{after:?}");
                    }
                }
            }
        }
    }
}
