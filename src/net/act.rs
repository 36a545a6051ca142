//! What can be done at a table between two machines.

use serde::{Deserialize, Serialize};

use super::{Chair, Digest, Nonce, Terms};
use crate::rules::Move;
use crate::rules::opening::Action;

/// One thing that was done.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Act {
    /// The match begins, by what both have agreed on.
    Begin(Box<Terms>, Die),
    /// A stone or a pass of the side to move.
    Move(Move),
    /// Something of the opening.
    InOpening(Action),
    /// This player gives up the game.
    Resign(Chair),
    /// This player's time is up.
    Flag(Chair),
    /// This player was away for too long and loses the game.
    Forfeit(Chair),
    /// Both agree to a draw.
    Draw,
    /// This player's last move is taken back, with all that came after it.
    Undo(Chair),
    /// The players change sides.
    Swap,
    /// The next game of the match begins, or the match anew where it is decided.
    Next,
}

/// The chance of a match: a number from each of the two, of which neither knew the other's when it chose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Die {
    pub host: Nonce,
    pub guest: Nonce,
}

impl Die {
    /// The player, 0 or 1, whom the coin before this game of the match chooses. Games are counted over all that were begun.
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
        assert_eq!(die.coin(3), die.coin(3));
    }
}
