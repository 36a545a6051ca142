//! The actions of an online match.

use serde::{Deserialize, Serialize};

use super::{Chair, Digest, Nonce, Terms};
use crate::rules::Move;
use crate::rules::opening::Action;
use crate::rules::twin::Turn;

/// One action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Act {
    /// The match starts with the agreed settings.
    Begin(Box<Terms>, Die),
    /// A stone or a pass of the side to move.
    Move(Move),
    /// A turn on twin boards.
    Turn(Turn),
    /// An action of the opening protocol.
    InOpening(Action),
    /// This player resigns.
    Resign(Chair),
    /// This player's time is up.
    Flag(Chair),
    /// This player was disconnected for too long and loses the game.
    Forfeit(Chair),
    /// Both agree to a draw.
    Draw,
    /// This player's last move is undone, with everything after it.
    Undo(Chair),
    /// The players swap sides.
    Swap,
    /// The next game of the match starts, or a new match when this one is decided.
    Next,
}

/// The random seed of a match: one number from each player, chosen without knowing the other's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Die {
    pub host: Nonce,
    pub guest: Nonce,
}

impl Die {
    /// The player, 0 or 1, who wins the coin toss before this game. Games are counted over all that were started.
    #[must_use]
    pub fn coin(self, game: usize) -> usize {
        let game = (game as u64).to_be_bytes();
        let digest = Digest::of(&[&self.host.bytes(), &self.guest.bytes(), &game]);
        usize::from(digest.coin())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_coin_is_fair_enough() {
        let die = Die {
            host: Nonce::new([1; 16]),
            guest: Nonce::new([2; 16]),
        };
        let heads: usize = (0..1000).map(|game| die.coin(game)).sum();
        assert!((400..600).contains(&heads), "{heads}");
        // Both machines have to see the same, whatever each was built from.
        let first: Vec<_> = (0..8).map(|game| die.coin(game)).collect();
        assert_eq!(first, [1, 0, 1, 1, 1, 0, 1, 1]);
    }
}
