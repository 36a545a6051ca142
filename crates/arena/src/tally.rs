//! Wins, draws and losses of a match, and the Elo difference that they show.

use std::fmt;

use narabe_rules::Side;
use serde_json::{Value, json};

use super::game::Game;

/// Standard errors on each side of a 95 % interval.
pub const CONFIDENCE: f64 = 1.96;

/// Games from the first player's side.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// Games that each player lost by an illegal move, a crash or on time.
    pub faults: [u32; 2],
    /// What the last such fault was.
    pub last_fault: String,
}

impl Tally {
    /// Counts a game.
    pub fn add(&mut self, game: &Game, first_is_black: bool) {
        let first = if first_is_black {
            Side::Black
        } else {
            Side::White
        };
        match game.winner {
            None => self.draws += 1,
            Some(winner) if winner == first => self.wins += 1,
            Some(_) => self.losses += 1,
        }
        if let Some(fault) = &game.fault {
            self.faults[usize::from(game.winner == Some(first))] += 1;
            self.last_fault.clone_from(fault);
        }
    }

    /// How many games were played.
    pub fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of points, from 0 to 1.
    pub fn score(&self) -> f64 {
        (f64::from(self.wins) + f64::from(self.draws) / 2.0) / f64::from(self.games().max(1))
    }

    /// How much stronger the first player is in Elo, and the half width of the 95 % interval; none when one side took all.
    pub fn elo(&self) -> Option<(f64, f64)> {
        let games = f64::from(self.games());
        let score = self.score();
        if games == 0.0 || score <= 0.0 || score >= 1.0 {
            return None;
        }
        let share = |count: u32| f64::from(count) / games;
        let variance = share(self.wins) * (1.0 - score).powi(2)
            + share(self.draws) * (0.5 - score).powi(2)
            + share(self.losses) * score.powi(2);
        let half = CONFIDENCE * (variance / games).sqrt();
        let elo = |score: f64| -400.0 * (1.0 / score.clamp(0.001, 0.999) - 1.0).log10();
        Some((elo(score), (elo(score + half) - elo(score - half)) / 2.0))
    }

    /// The result of the first player against the second as a JSON object, with more fields.
    pub fn as_json(&self, [first, second]: [&str; 2], more: Value) -> Value {
        let mut object = json!({
            "a": first,
            "b": second,
            "games": self.games(),
            "wins": self.wins,
            "draws": self.draws,
            "losses": self.losses,
            "score": self.score(),
        });
        if let (Value::Object(fields), Value::Object(more)) = (&mut object, more) {
            fields.extend(more);
        }
        object
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "W{} D{} L{}, {:.1} %",
            self.wins,
            self.draws,
            self.losses,
            100.0 * self.score()
        )?;
        match self.elo() {
            Some((elo, error)) => write!(f, ", Elo {elo:+.0} ± {error:.0}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn even_games_are_no_difference_and_three_of_four_are_191() {
        let tally = |wins, draws, losses| Tally {
            wins,
            draws,
            losses,
            ..Tally::default()
        };
        assert_eq!(tally(10, 5, 10).elo().unwrap().0, 0.0);
        assert!((tally(75, 0, 25).elo().unwrap().0 - 190.8).abs() < 0.1);
        assert!(tally(75, 0, 25).elo().unwrap().1 > tally(750, 0, 250).elo().unwrap().1);
        assert_eq!(tally(4, 0, 0).elo(), None);
    }
}
