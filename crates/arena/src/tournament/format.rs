//! Who meets whom, and in which order.

use serde::{Deserialize, Serialize};

/// Who meets whom and how often. The number of games is that of each pair, and even: each opening is played from both sides.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub enum Format {
    /// Everybody against everybody.
    RoundRobin {
        /// The games of each pair.
        games: usize,
        /// Only pairs that are at most so many places apart in the list of players.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        neighbours: Option<usize>,
    },
    /// The first players against all the others, but not against each other.
    Gauntlet {
        /// The games of each pair.
        games: usize,
        /// How many players of the list meet all the others.
        #[serde(default = "one_challenger")]
        challengers: usize,
    },
    /// Two players, until a sequential probability ratio test has decided whether the first is better by `elo0` or by `elo1`.
    Sprt {
        /// The difference in Elo of the null hypothesis.
        elo0: f64,
        /// The difference in Elo of the alternative, above `elo0`.
        elo1: f64,
        /// The chance of accepting the alternative if the null hypothesis holds.
        #[serde(default = "one_in_twenty")]
        alpha: f64,
        /// The chance of accepting the null hypothesis if the alternative holds.
        #[serde(default = "one_in_twenty")]
        beta: f64,
        /// The games after which the match ends without a decision.
        #[serde(default = "most_games_of_sprt")]
        games: usize,
    },
}

/// Which games come first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Order {
    /// Each pair plays the first opening, then each the second, …
    #[default]
    Rounds,
    /// The first pair plays all its games, then the second, …
    Pairs,
}

const fn one_challenger() -> usize {
    1
}

const fn one_in_twenty() -> f64 {
    0.05
}

const fn most_games_of_sprt() -> usize {
    20_000
}

impl Format {
    /// The games of each pair.
    pub const fn games_per_pair(&self) -> usize {
        match self {
            Self::RoundRobin { games, .. }
            | Self::Gauntlet { games, .. }
            | Self::Sprt { games, .. } => *games,
        }
    }

    /// The pairs that meet, by their places in the list of players.
    pub fn pairs(&self, players: usize) -> Vec<[usize; 2]> {
        let (firsts, farthest) = match self {
            Self::RoundRobin { neighbours, .. } => (players, neighbours.unwrap_or(usize::MAX)),
            Self::Gauntlet { challengers, .. } => (*challengers, usize::MAX),
            Self::Sprt { .. } => (players, usize::MAX),
        };
        let is_gauntlet = matches!(self, Self::Gauntlet { .. });
        let mut pairs = Vec::new();
        for first in 0..firsts.min(players) {
            let nearest = if is_gauntlet { firsts } else { first + 1 };
            for second in (nearest..players).take(farthest.max(1)) {
                pairs.push([first, second]);
            }
        }
        pairs
    }
}
