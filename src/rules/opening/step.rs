//! What protocols are made of. A stone's colour is nowhere written down: stones alternate from the first, which is Black's.

use std::fmt;

use super::{Player, Region};
use crate::rules::Side;

/// Who has to act: a player whatever the colour, or whoever holds a colour by then.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// This player.
    Player(Player),
    /// The holder of this side.
    Side(Side),
}

/// One step of a protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The next stone is placed.
    Place {
        /// By whom.
        by: Actor,
        /// Where it may go.
        region: Region,
    },
    /// A choice is made.
    Choose {
        /// By whom.
        by: Actor,
        /// Among these; never empty.
        branches: &'static [Branch],
    },
    /// The number of fifth moves to be offered is declared: 1 at least.
    Declare {
        /// By whom.
        by: Actor,
        /// The highest number.
        most: u8,
    },
    /// Different moves are offered for the next stone, none equal to another by a symmetry of the stones. Where the board
    /// has too few different points, as only the smallest can, all of them are enough.
    Offer {
        /// By whom.
        by: Actor,
        /// How many.
        count: Count,
    },
    /// One of the offers is kept and becomes the next stone.
    Pick {
        /// By whom.
        by: Actor,
    },
}

impl Step {
    /// Who has to act.
    #[must_use]
    pub const fn actor(&self) -> Actor {
        match self {
            Self::Place { by, .. }
            | Self::Choose { by, .. }
            | Self::Declare { by, .. }
            | Self::Offer { by, .. }
            | Self::Pick { by } => *by,
        }
    }
}

/// One way on from a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// What is chosen.
    pub choice: Choice,
    /// What then comes first, before the steps after the choice.
    pub steps: &'static [Step],
}

/// What can be chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// To exchange the colours.
    Swap,
    /// To keep one's colour.
    Stay,
    /// To place two more stones and leave the choice of the colour to the other.
    PlaceTwo,
    /// To keep Black and to offer ten fifth moves.
    OfferTen,
}

impl Choice {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Swap, Self::Stay, Self::PlaceTwo, Self::OfferTen];

    /// A word for files and messages, which never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Swap => "swap",
            Self::Stay => "stay",
            Self::PlaceTwo => "place-two",
            Self::OfferTen => "offer-ten",
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// How many fifth moves are offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Count {
    /// Always so many.
    Fixed(u8),
    /// As many as were declared.
    Declared,
}
