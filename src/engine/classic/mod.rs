//! Four historical ways to choose a move by looking one move ahead.
//!
//! Each gives every empty point a score by a table of its own and plays the best, at random among equals. They are kept
//! exactly as they were, weaknesses included, so that a beginner has fair opponents and a learner can see how each
//! thinks. None of them knows that an overline may win nothing, or that a five may be closed: they play as if neither existed.
//! Points that the rule forbids they leave out.
//!
//! ```
//! use narabe::engine::classic::Classic;
//! use narabe::rules::{BoardSize, Position, Rule};
//! use rand::{SeedableRng, rngs::StdRng};
//!
//! let position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
//! let opening = Classic::Shapes.choose(&position, &mut StdRng::seed_from_u64(1));
//! assert_eq!(opening, Some(BoardSize::DEFAULT.centre()));
//! ```

mod attacker;
mod defender;
mod quintuple;
mod score;
mod shapes;
mod window;
mod winning_lines;

use rand::Rng;
use rand::seq::IndexedRandom;

pub use score::{Score, ScoreMap};

use crate::rules::{Point, Position};

/// One of the four classic players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Classic {
    /// Adds up what every window of five in line holds.
    Quintuple,
    /// Counts the lines that can still win, its own a little keener.
    Attacker,
    /// Counts the lines that can still win, the other side's a little keener.
    Defender,
    /// Weighs the runs that a stone would make, and their open ends.
    Shapes,
}

impl Classic {
    /// All four, from the simplest method to the most refined.
    pub const ALL: [Self; 4] = [
        Self::Quintuple,
        Self::Attacker,
        Self::Defender,
        Self::Shapes,
    ];

    /// A name for files and messages, which never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Quintuple => "quintuple",
            Self::Attacker => "attacker",
            Self::Defender => "defender",
            Self::Shapes => "shapes",
        }
    }

    /// The player of that [`id`](Self::id).
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|classic| classic.id() == id)
    }

    /// What this player thinks of every empty point, for the side to move.
    #[must_use]
    pub fn scores(self, position: &Position) -> ScoreMap {
        match self {
            Self::Quintuple => quintuple::scores(position),
            Self::Attacker => attacker::scores(position),
            Self::Defender => defender::scores(position),
            Self::Shapes => shapes::scores(position),
        }
    }

    /// The move of this player: one of the best points, or none when nothing may be played.
    #[must_use]
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_lead_back_to_their_players() {
        for classic in Classic::ALL {
            assert_eq!(Classic::from_id(classic.id()), Some(classic));
        }
        assert_eq!(Classic::from_id("Shapes"), None);
    }
}
