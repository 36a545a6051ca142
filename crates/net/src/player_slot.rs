//! The two player slots of an online room, and the roles of its peers.

use serde::{Deserialize, Serialize};

/// One of the two player slots. As a number, 0 or 1, it is the player's index in the match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum PlayerSlot {
    /// The player who created the room.
    Host,
    /// The player who joined it.
    Guest,
}

/// What a peer is in the room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Role {
    /// One of the two players.
    Player(PlayerSlot),
    /// A spectator, who cannot act.
    #[serde(rename = "Watcher")]
    Spectator,
}

impl PlayerSlot {
    /// Both slots, the host's first.
    pub const ALL: [Self; 2] = [Self::Host, Self::Guest];

    /// The opponent's slot.
    pub const fn other(self) -> Self {
        match self {
            Self::Host => Self::Guest,
            Self::Guest => Self::Host,
        }
    }

    /// The player's index in the match, 0 or 1.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The slot of the player with this index in the match. Any index but 0 means the guest.
    pub const fn of_player(player: usize) -> Self {
        match player {
            0 => Self::Host,
            _ => Self::Guest,
        }
    }
}

impl Role {
    /// The slot of a player; `None` for a spectator.
    pub const fn slot(self) -> Option<PlayerSlot> {
        match self {
            Self::Player(slot) => Some(slot),
            Self::Spectator => None,
        }
    }
}
