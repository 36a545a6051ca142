//! The random numbers of an online match, to which both players contribute.

use serde::{Deserialize, Serialize};

use super::{Digest, Nonce};

/// The random seed of a match: one number from each player, chosen without knowledge of the other's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SharedRandomness {
    /// The host's number.
    pub host: Nonce,
    /// The guest's number.
    pub guest: Nonce,
}

impl SharedRandomness {
    /// The player, 0 or 1, who wins the coin toss before game number `game`. The numbering covers all games that were started.
    pub fn coin(self, game: usize) -> usize {
        let game = (game as u64).to_be_bytes();
        let digest = Digest::of(&[&self.host.bytes(), &self.guest.bytes(), &game]);
        usize::from(digest.coin())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEED: SharedRandomness = SharedRandomness {
        host: Nonce::new([1; 16]),
        guest: Nonce::new([2; 16]),
    };

    #[test]
    fn the_coin_is_fair() {
        let heads: usize = (0..1000).map(|game| SEED.coin(game)).sum();
        assert!((400..600).contains(&heads), "{heads}");
    }

    /// Two builds for different targets must toss the same coins.
    #[test]
    fn the_coin_is_the_same_on_every_machine() {
        let first: Vec<_> = (0..8).map(|game| SEED.coin(game)).collect();
        assert_eq!(first, [1, 0, 1, 1, 1, 0, 1, 1]);
    }
}
