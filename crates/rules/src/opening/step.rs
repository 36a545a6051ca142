//! The steps of opening protocols. A step does not name the colour of a stone: colours alternate, Black first.

use std::fmt;

use super::{Player, Region};
use crate::Side;

/// The player who acts in a step: a fixed player, or whoever has a side at that time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actor {
    /// This player, whatever their colour.
    Player(Player),
    /// The player who has this side.
    Side(Side),
}

/// One step of a protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// The next stone is placed.
    Place {
        /// Who acts.
        by: Actor,
        /// Where the stone may go.
        region: Region,
    },
    /// One of several branches is chosen.
    Choose {
        /// Who acts.
        by: Actor,
        /// The branches; never empty.
        branches: &'static [Branch],
    },
    /// The number of fifth moves that will be offered is declared, at least 1.
    Declare {
        /// Who acts.
        by: Actor,
        /// The largest number allowed.
        most: u8,
    },
    /// Fifth moves are offered, no two of them equivalent by a symmetry of the stones. If the board has too few
    /// distinct points, which happens only on the smallest one, all of them are offered.
    Offer {
        /// Who acts.
        by: Actor,
        /// The number of offers.
        count: OfferCount,
    },
    /// One of the offers is picked and becomes the next stone.
    Pick {
        /// Who acts.
        by: Actor,
    },
}

impl Step {
    /// Who acts in this step.
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

/// One branch of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Branch {
    /// The choice that leads into the branch.
    pub choice: Choice,
    /// The steps of the branch; the steps after the choice follow them.
    pub steps: &'static [Step],
}

/// An option of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Choice {
    /// Exchange the colours.
    Swap,
    /// Keep the colours.
    Stay,
    /// Place two more stones and let the opponent choose the colour.
    PlaceTwo,
    /// Keep Black and offer ten fifth moves.
    OfferTen,
}

impl Choice {
    /// All options.
    pub const ALL: [Self; 4] = [Self::Swap, Self::Stay, Self::PlaceTwo, Self::OfferTen];

    /// The identifier in files and messages, which never changes.
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
pub enum OfferCount {
    /// This number.
    Fixed(u8),
    /// The declared number.
    Declared,
}
