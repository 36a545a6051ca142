//! Four classic players, which look one move ahead.
//!
//! Each scores every empty point by a table of its own and plays the best, at random among equals. They are kept exactly as
//! they were, weaknesses included: they are fair opponents for beginners, and their scores show how they choose. None of them
//! knows that an overline or a closed five may not win. Forbidden points are left out.
//!
//! ```
//! use narabe_engine_core::classic::Classic;
//! use narabe_rules::{BoardSize, Position, Rule};
//! use rand::{SeedableRng, rngs::StdRng};
//!
//! let position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
//! let opening = Classic::Shapes.choose(&position, &mut StdRng::seed_from_u64(1));
//! assert_eq!(opening, Some(BoardSize::DEFAULT.centre()));
//! ```

mod quintuple;
mod score;
mod shapes;
mod winning_lines;

use rand::Rng;
use rand::seq::IndexedRandom;

pub use score::{Score, ScoreMap};

use super::ids::ids;
use narabe_rules::{Point, Position};

/// A classic player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Classic {
    /// Sums up what the windows of five through a point hold.
    Quintuple,
    /// Counts the windows that can still win and prefers its own.
    Attacker,
    /// Counts the windows that can still win and prefers the opponent's.
    Defender,
    /// Scores the runs that a stone would make by their length and open ends.
    Shapes,
}

impl Classic {
    /// All players, from the simplest method to the most refined.
    pub const ALL: [Self; 4] = [
        Self::Quintuple,
        Self::Attacker,
        Self::Defender,
        Self::Shapes,
    ];

    /// The score of each empty point for the side to move.
    pub fn scores(self, position: &Position) -> ScoreMap {
        match self {
            Self::Quintuple => quintuple::scores(position),
            Self::Attacker => winning_lines::attacker_scores(position),
            Self::Defender => winning_lines::defender_scores(position),
            Self::Shapes => shapes::scores(position),
        }
    }

    /// The move of this player: a random one of the best points, or none when the game is over.
    pub fn choose(self, position: &Position, rng: &mut impl Rng) -> Option<Point> {
        if position.outcome().is_some() {
            return None;
        }
        let first_reply = match self {
            Self::Shapes => shapes::first_reply(position),
            _ => None,
        };
        first_reply
            .unwrap_or_else(|| self.scores(position).best())
            .choose(rng)
            .copied()
    }
}

ids!(Classic {
    Quintuple => "quintuple",
    Attacker => "attacker",
    Defender => "defender",
    Shapes => "shapes",
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_back() {
        for classic in Classic::ALL {
            assert_eq!(Classic::from_id(classic.id()), Some(classic));
        }
        assert_eq!(Classic::from_id("Shapes"), None);
    }
}
