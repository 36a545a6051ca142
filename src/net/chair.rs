//! The two players' places in an online room.

use serde::{Deserialize, Serialize};

/// One of the two places. As a number, 0 and 1, it is the player's place in the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Chair {
    /// The player who created the room.
    Host,
    /// The player who joined it.
    Guest,
}

/// The role of a peer in the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Role {
    Player(Chair),
    /// A spectator, who cannot act.
    Watcher,
}

impl Chair {
    pub const ALL: [Self; 2] = [Self::Host, Self::Guest];

    /// The opponent's chair.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Host => Self::Guest,
            Self::Guest => Self::Host,
        }
    }

    /// The player's place in the match.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The chair of a player's place. Places are 0 and 1; any other number means the second.
    #[must_use]
    pub const fn of_player(player: usize) -> Self {
        match player {
            0 => Self::Host,
            _ => Self::Guest,
        }
    }
}

impl Role {
    /// The chair, if it is a player's role.
    #[must_use]
    pub const fn chair(self) -> Option<Chair> {
        match self {
            Self::Player(chair) => Some(chair),
            Self::Watcher => None,
        }
    }
}
