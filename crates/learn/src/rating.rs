//! Ratings by Glicko-2: a number, how sure it is, and how steady.
//!
//! From Mark Glickman, "Example of the Glicko-2 system" (2022, <http://www.glicko.net/glicko/glicko2.pdf>). A puzzle is an opponent
//! whose rating is its difficulty; a player who solves it has won. The steps are numbered as there.
//!
//! ```
//! use narabe_learn::rating::{RatedGame, Rating};
//!
//! let solved = RatedGame::against_puzzle(1600, true);
//! let after = Rating::NEW.after(&[solved]);
//! assert!(after.rating > Rating::NEW.rating && after.deviation < Rating::NEW.deviation);
//! ```

use std::f64::consts::PI;

use serde::{Deserialize, Serialize};

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
    /// 1 for a win, 0.5 for a draw, 0 for a loss.
    pub score: f64,
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
            score: if is_solved { 1.0 } else { 0.0 },
        }
    }
}

impl Rating {
    /// The deviation of a player of whom nothing is known, which none exceeds.
    const MOST_DEVIATION: f64 = 350.0;
    // The rating at which the scale of the system has its zero, and its unit in points.
    const ZERO: f64 = 1500.0;
    const UNIT: f64 = 173.7178;
    /// The rating of a player of whom nothing is known.
    pub const NEW: Self = Self {
        rating: Self::ZERO,
        deviation: Self::MOST_DEVIATION,
        volatility: 0.06,
    };

    /// The rating after a period with these games. A period without any makes it less sure.
    pub fn after(self, games: &[RatedGame]) -> Self {
        // Step 2: to the scale of the system.
        let (mu, phi) = (
            (self.rating - Self::ZERO) / Self::UNIT,
            self.deviation / Self::UNIT,
        );
        // Steps 3 and 4: what the games say, and how surely.
        let (mut certainty, mut surprise) = (0.0, 0.0);
        for game in games {
            let (other, spread) = (
                (game.rating - Self::ZERO) / Self::UNIT,
                game.deviation / Self::UNIT,
            );
            let g = 1.0 / (1.0 + 3.0 * spread * spread / (PI * PI)).sqrt();
            let expected = 1.0 / (1.0 + (-g * (mu - other)).exp());
            certainty += g * g * expected * (1.0 - expected);
            surprise += g * (game.score - expected);
        }
        // Step 5; without games the volatility stays.
        let volatility = if games.is_empty() {
            self.volatility
        } else {
            new_volatility(phi, self.volatility, certainty, surprise)
        };
        // Steps 6 and 7.
        let before = phi * phi + volatility * volatility;
        let phi = 1.0 / (1.0 / before + certainty).sqrt();
        let mu = mu + phi * phi * surprise;
        // Step 8.
        Self {
            rating: Self::UNIT * mu + Self::ZERO,
            deviation: (Self::UNIT * phi).min(Self::MOST_DEVIATION),
            volatility,
        }
    }

    /// The chance to win against an opponent of this rating, 0 to 1.
    pub fn chance_against(self, rating: f64) -> f64 {
        1.0 / (1.0 + ((rating - self.rating) / Self::UNIT).exp())
    }
}

/// Step 5: the root of `f` by the Illinois algorithm, over the logarithm of the square.
fn new_volatility(phi: f64, volatility: f64, certainty: f64, surprise: f64) -> f64 {
    // How much it may change over time, from 0.3 to 1.2.
    const TAU: f64 = 0.5;
    // How exact it is, and more iterations than that ever needs.
    const CONVERGED: f64 = 0.000_001;
    const MOST_ITERATIONS: usize = 100;
    let variance = 1.0 / certainty;
    let delta = variance * surprise;
    let a = (volatility * volatility).ln();
    let f = |x: f64| {
        let square = x.exp();
        let sum = phi * phi + variance + square;
        square * (delta * delta - sum) / (2.0 * sum * sum) - (x - a) / (TAU * TAU)
    };
    let excess = delta * delta - phi * phi - variance;
    let mut low = a;
    let mut high = if excess > 0.0 {
        excess.ln()
    } else {
        let mut below = a - TAU;
        while f(below) < 0.0 {
            below -= TAU;
        }
        below
    };
    let (mut f_low, mut f_high) = (f(low), f(high));
    for _ in 0..MOST_ITERATIONS {
        if (high - low).abs() <= CONVERGED {
            break;
        }
        let middle = low + (low - high) * f_low / (f_high - f_low);
        let f_middle = f(middle);
        if f_middle * f_high <= 0.0 {
            (low, f_low) = (high, f_high);
        } else {
            f_low /= 2.0;
        }
        (high, f_high) = (middle, f_middle);
    }
    (low / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(rating: f64, deviation: f64, score: f64) -> RatedGame {
        RatedGame {
            rating,
            deviation,
            score,
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
            game(1400.0, 30.0, 1.0),
            game(1550.0, 100.0, 0.0),
            game(1700.0, 300.0, 0.0),
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
            (Rating::ZERO, Rating::MOST_DEVIATION)
        );
    }

    #[test]
    fn surprising_results_raise_the_volatility_and_it_stays_a_number() {
        let sure = Rating {
            deviation: 40.0,
            ..Rating::NEW
        };
        let lost = vec![game(800.0, 30.0, 0.0); 20];
        let after = sure.after(&lost);
        assert!(after.volatility > sure.volatility && after.rating < sure.rating);
        for score in [0.0, 0.5, 1.0] {
            for rating in [0.0, 600.0, 1500.0, 2400.0, 4000.0] {
                let after = Rating::NEW.after(&[game(rating, 350.0, score)]);
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
}
