//! Wins, draws and losses of a match, and the Elo difference that they show.

use std::fmt;

use serde::Serialize;
use serde_json::{Value, json};

use crate::game::Forfeit;

/// Standard errors on each side of a 95 % interval.
pub const CONFIDENCE: f64 = 1.96;

/// Games from the first player's side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Tally {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// Games that each player lost on time.
    pub time_losses: [u32; 2],
    /// Games that each player lost by a crash, an illegal move or a breach of the protocol.
    pub faults: [u32; 2],
}

impl Tally {
    /// Counts a game: whether the first player has won it, and how the loser forfeited it, if it did.
    pub const fn add(&mut self, first_won: Option<bool>, forfeit: Option<Forfeit>) {
        let loser = match first_won {
            None => {
                self.draws += 1;
                return;
            }
            Some(true) => {
                self.wins += 1;
                1
            }
            Some(false) => {
                self.losses += 1;
                0
            }
        };
        match forfeit {
            None => {}
            Some(Forfeit::Time) => self.time_losses[loser] += 1,
            Some(Forfeit::Fault) => self.faults[loser] += 1,
        }
    }

    /// The same games from the second player's side.
    pub const fn reversed(&self) -> Self {
        let ([first_late, second_late], [first_failed, second_failed]) =
            (self.time_losses, self.faults);
        Self {
            wins: self.losses,
            draws: self.draws,
            losses: self.wins,
            time_losses: [second_late, first_late],
            faults: [second_failed, first_failed],
        }
    }

    /// How many games were played.
    pub const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The points in halves: two for a win, one for a draw.
    pub const fn half_points(&self) -> u32 {
        2 * self.wins + self.draws
    }

    /// The games that each player lost on time, by a crash, an illegal move or a breach of the protocol.
    pub const fn forfeits(&self) -> [u32; 2] {
        [
            self.time_losses[0] + self.faults[0],
            self.time_losses[1] + self.faults[1],
        ]
    }

    /// The share of points, from 0 to 1.
    pub fn score(&self) -> f64 {
        f64::from(self.half_points()) / 2.0 / f64::from(self.games().max(1))
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

    #[test]
    fn time_losses_and_faults_are_counted_apart_and_for_the_loser() {
        let mut tally = Tally::default();
        tally.add(Some(true), Some(Forfeit::Time));
        tally.add(Some(false), Some(Forfeit::Fault));
        tally.add(Some(false), None);
        tally.add(None, None);
        assert_eq!((tally.time_losses, tally.faults), ([0, 1], [1, 0]));
        assert_eq!(tally.reversed().time_losses, [1, 0]);
        assert_eq!(tally.reversed().reversed(), tally);
        assert_eq!(tally.half_points() + tally.reversed().half_points(), 8);
    }
}
