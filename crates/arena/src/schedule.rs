//! Which game has which number. It depends on the tournament alone: a number says who plays, from which opening, with which colours and
//! with which seed, so that a tournament can be interrupted anywhere.

use serde::Serialize;

use crate::tournament::{Order, Tournament};

/// The games of a tournament by their numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Schedule {
    pairs: Vec<[usize; 2]>,
    games_per_pair: usize,
    order: Order,
    seed: u64,
}

/// A game that is to be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PlannedGame {
    /// The number, from 0.
    pub number: usize,
    /// The number of the pair.
    pub pair: usize,
    /// The players of the pair, by their places in the list.
    pub players: [usize; 2],
    /// How many openings the pair has played before.
    pub round: usize,
    /// Whether the first of the pair is Black.
    pub first_is_black: bool,
    /// The seed of players that choose by chance.
    pub seed: u64,
}

impl PlannedGame {
    /// Black and White, by their places in the list.
    pub const fn sides(&self) -> [usize; 2] {
        let [first, second] = self.players;
        if self.first_is_black {
            [first, second]
        } else {
            [second, first]
        }
    }
}

impl Schedule {
    /// The games of a tournament.
    pub fn of(tournament: &Tournament) -> Self {
        Self {
            pairs: tournament.format.pairs(tournament.players.len()),
            games_per_pair: tournament.format.games_per_pair(),
            order: tournament.order,
            seed: tournament.seed,
        }
    }

    /// The pairs that meet, by their places in the list of players.
    pub fn pairs(&self) -> &[[usize; 2]] {
        &self.pairs
    }

    /// The number of all games. A match to a decision may end before.
    pub const fn games(&self) -> usize {
        self.pairs.len() * self.games_per_pair
    }

    /// A game by its number; none beyond the last.
    pub fn game(&self, number: usize) -> Option<PlannedGame> {
        if number >= self.games() {
            return None;
        }
        let (pair, in_pair) = match self.order {
            Order::Pairs => (number / self.games_per_pair, number % self.games_per_pair),
            Order::Rounds => {
                let (meeting, side) = (number / 2, number % 2);
                let (round, pair) = (meeting / self.pairs.len(), meeting % self.pairs.len());
                (pair, 2 * round + side)
            }
        };
        Some(PlannedGame {
            number,
            pair,
            players: self.pairs[pair],
            round: in_pair / 2,
            first_is_black: in_pair.is_multiple_of(2),
            seed: self.seed.wrapping_add(in_pair as u64),
        })
    }
}
