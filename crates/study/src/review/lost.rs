//! The move that lost the game.

use super::label::{Certainty, Label};
use super::reviewed_move::ReviewedMove;
use narabe_rules::Side;

/// The move after which the game was lost to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lost {
    /// The number of the move, from 1.
    pub ply: usize,
    /// The side that lost.
    pub side: Side,
    /// Whether the loss is proven.
    pub certainty: Certainty,
    /// The winner's moves to the five after it, where that is proven.
    pub wins_in: Option<usize>,
}

impl Lost {
    /// The last losing move of `loser` after which the other side never let the win go.
    pub(super) fn find(moves: &[ReviewedMove], loser: Side) -> Option<Self> {
        let let_go = |reviewed: &&ReviewedMove| {
            reviewed.side != loser && (reviewed.label.is_none() || !reviewed.keeps_win)
        };
        let loses = |reviewed: &&ReviewedMove| {
            reviewed.side == loser && reviewed.label == Some(Label::LosingMove)
        };
        let losing = moves
            .iter()
            .rev()
            .take_while(|one| !let_go(one))
            .find(loses)?;
        Some(Self {
            ply: losing.ply,
            side: loser,
            certainty: losing.certainty,
            wins_in: (losing.wins_in)
                .filter(|&(winner, _)| winner != loser && losing.certainty == Certainty::Proven)
                .map(|(_, moves)| moves),
        })
    }
}
