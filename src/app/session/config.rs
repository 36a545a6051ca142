//! What a match is played by: who, with which rule, on which board, against which clock.

use crate::engine::classic::Classic;
use crate::rules::{BoardSize, Rule};
use serde::{Deserialize, Serialize};

/// One of the two players of a match. Players keep their places from game to game; sides may change.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Player {
    /// As typed by a person; empty means that the screen shows the default name.
    pub name: String,
    pub seat: Seat,
}

/// Who decides a player's moves.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Seat {
    Human,
    Classic(Classic),
}

impl Seat {
    pub fn is_human(self) -> bool {
        self == Self::Human
    }
}

/// Who is Black in the first game of a match and in those after it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum BlackRule {
    /// Always the first player.
    #[default]
    First,
    /// Always the second player.
    Second,
    /// The first player first, then the other, in turn.
    Alternate,
    /// A coin before each game.
    Random,
}

/// How the thinking time is measured. All figures are whole seconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum ClockRule {
    #[default]
    None,
    /// So much for the whole game.
    PerGame { main: u32 },
    /// So much for the game, and an increment after each own move.
    Fischer { main: u32, increment: u32 },
    /// So much for the game, then periods; a move made within a period gives the period back.
    ByoYomi { main: u32, period: u32, periods: u32 },
}

/// How many games make a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Default)]
pub enum MatchLength {
    Single,
    /// An odd number of games; the match is won by more than half of them.
    BestOf(u32),
    /// Until the players stop.
    #[default]
    Open,
}

/// All of it together. The last choice is remembered as a whole.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct MatchConfig {
    pub players: [Player; 2],
    pub black: BlackRule,
    pub rule: Rule,
    pub size: BoardSize,
    pub clock: ClockRule,
    pub length: MatchLength,
}

impl Default for MatchConfig {
    fn default() -> Self {
        Self {
            players: [
                Player { name: String::new(), seat: Seat::Human },
                Player { name: String::new(), seat: Seat::Classic(Classic::Attacker) },
            ],
            black: BlackRule::default(),
            rule: Rule::Freestyle,
            size: BoardSize::DEFAULT,
            clock: ClockRule::default(),
            length: MatchLength::default(),
        }
    }
}
