//! The boards as entities.

use bevy::prelude::*;
use narabe_rules::twin::Half;

/// One of the two boards: its state is the other components of this entity, and all that is drawn on it are its children. Most
/// screens show only the first; twin boards are both, with the same size and look.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub enum BoardId {
    #[default]
    First,
    Second,
}

/// Marks the board of the screens with one board.
#[derive(Component, Debug, Clone, Copy, Default)]
#[require(BoardId)]
pub struct FirstBoard;

impl BoardId {
    pub const ALL: [Self; 2] = [Self::First, Self::Second];

    /// The half of twin boards that this board shows.
    pub const fn half(self) -> Half {
        match self {
            Self::First => Half::Left,
            Self::Second => Half::Right,
        }
    }

    /// A component of this board; `None` before the boards are spawned.
    pub fn get<C: Component>(self, world: &World) -> Option<&C> {
        let mut boards = world.try_query::<(&Self, &C)>()?;
        let found = boards.iter(world).find(|(board, _)| **board == self);
        found.map(|(_, component)| component)
    }
}

impl From<Half> for BoardId {
    fn from(half: Half) -> Self {
        match half {
            Half::Left => Self::First,
            Half::Right => Self::Second,
        }
    }
}
