//! The action that a protocol requires next, as data: user interfaces supply the words.

use std::fmt;

use super::{Choice, Region};
use crate::Side;

/// The action required of the player to act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Prompt {
    /// Place a stone.
    Place {
        /// The colour of the stone.
        side: Side,
        /// Where the stone may go.
        region: Region,
        /// The number of stones that the player places in succession, this one included.
        stones: u8,
    },
    /// Choose one of these.
    Choose(Vec<Choice>),
    /// Declare how many fifth moves will be offered, at least 1.
    Declare {
        /// The largest number allowed.
        most: u8,
    },
    /// Offer a fifth move that differs from those offered before, also under the symmetries of the stones.
    Offer {
        /// The number of offers to make in all.
        wanted: usize,
        /// The number of offers made so far.
        made: usize,
    },
    /// Pick the offer that becomes the fifth stone.
    Pick,
}

/// A phrase that completes "the next step is …".
impl fmt::Display for Prompt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Place { side, region, .. } => write!(f, "a stone of {side} {region}"),
            Self::Choose(choices) => {
                let ids: Vec<_> = choices.iter().map(|choice| choice.id()).collect();
                write!(f, "a choice: {}", ids.join(", "))
            }
            Self::Declare { most } => write!(f, "a number of fifth moves from 1 to {most}"),
            Self::Offer { wanted, made } => {
                write!(f, "fifth move {} of {wanted} to offer", made + 1)
            }
            Self::Pick => f.write_str("one of the offered fifth moves"),
        }
    }
}
