//! Games that are ended before the board decides them. All of it is off unless a tournament asks for it, and needs the evaluations of
//! both players: those of levels below full strength and of classics are not known.

use serde::{Deserialize, Serialize};

/// When a game is ended early.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct Adjudication {
    /// When both players have proven the same result in their last moves.
    pub proven: bool,
    /// When both players see the same side lost.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub resign: Option<ResignRule>,
    /// When both players see an even position late in the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw: Option<DrawRule>,
}

/// When a game counts as lost.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ResignRule {
    /// The loser's expected share of points, from 0 to 1, that is not exceeded in the eyes of either player.
    pub win_rate: f64,
    /// In how many moves of each player in succession.
    pub moves: u32,
}

/// When a game counts as drawn.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DrawRule {
    /// The number of stones from which on games are drawn.
    pub from: usize,
    /// How far from an even position, as a share of points from 0 to 0.5, either player may see it.
    pub within: f64,
    /// In how many moves of each player in succession.
    pub moves: u32,
}
