//! What is asked of the player who has to act: data, for which whoever shows it has the words.

use std::fmt;

use super::{Choice, Region};
use crate::rules::Side;

/// A question to a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    /// A stone.
    Place {
        /// Its colour.
        side: Side,
        /// Where it may go.
        region: Region,
        /// How many stones the player places one after the other, this one among them.
        stones: u8,
    },
    /// One of these.
    Choose(Vec<Choice>),
    /// How many fifth moves are to be offered, from 1.
    Declare {
        /// The highest number.
        most: u8,
    },
    /// A fifth move that is none of the others, nor equal to one by a symmetry of the stones.
    Offer {
        /// How many are offered in all.
        wanted: usize,
        /// How many already are.
        made: usize,
    },
    /// Which of the offers becomes the fifth stone.
    Pick,
}

/// Goes on after "what is asked for is".
impl fmt::Display for Ask {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place { side, region, .. } => write!(f, "a stone of {side} {region}"),
            Self::Choose(choices) => {
                let words: Vec<_> = choices.iter().map(|choice| choice.id()).collect();
                write!(f, "a choice: {}", words.join(", "))
            }
            Self::Declare { most } => write!(f, "a number of fifth moves from 1 to {most}"),
            Self::Offer { wanted, made } => {
                write!(f, "fifth move {} of {wanted} to offer", made + 1)
            }
            Self::Pick => f.write_str("one of the offered fifth moves"),
        }
    }
}
