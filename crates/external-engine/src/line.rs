//! A line of play that a program has found.

use narabe_rules::Point;

/// How a program values a position for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// In the program's own units.
    Value(i32),
    /// It wins, in so many moves of both sides if it says.
    Win(Option<u32>),
    /// It loses, in so many moves of both sides if it says.
    Loss(Option<u32>),
}

/// One line of play that a program has found. What it did not say is none or empty.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct EngineLine {
    /// The rank among its lines; 0 is the best.
    pub rank: usize,
    /// How deep it has searched.
    pub depth: Option<u32>,
    /// The depth of the longest line that it has looked at.
    pub selective_depth: Option<u32>,
    /// Its value for the side to move.
    pub score: Option<Score>,
    /// The share of games that the side to move wins, from 0 to 1.
    pub win_rate: Option<f64>,
    /// The positions searched for this line.
    pub nodes: Option<u64>,
    /// The moves, beginning with the side to move; all are legal.
    pub moves: Vec<Point>,
}
