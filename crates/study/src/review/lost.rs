//! The move that lost the game, and where the search sees it lost if no move is known to have lost it.

use super::findings::Findings;
use super::label::{Certainty, Label};
use super::reviewed_move::ReviewedMove;
use narabe_rules::Side;

/// What is known of the move that lost the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LostBy {
    /// The game could be held before the move, and is lost after it.
    Move,
    /// From this move on the search sees the game lost; it knew no better one.
    Turn,
    /// The search sees the side lost before this move already, the first of the side that is judged.
    Start,
    /// The search has not seen the game lost; no other move of the side cost as much.
    Cost,
}

/// The move after which the game was lost to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lost {
    /// The number of the move, from 1.
    pub ply: usize,
    /// The side that lost.
    pub side: Side,
    /// What is known of the move.
    pub by: LostBy,
    /// Whether the loss is proven.
    pub certainty: Certainty,
    /// The winner's moves to the five after it, where that is proven.
    pub wins_in: Option<usize>,
    /// The winner's moves to the five after it that the search has found, where nothing is proven.
    pub searched: Option<usize>,
}

impl Lost {
    /// The last losing move of `loser` after which the other side never let the win go. Where there is none, the move from which
    /// the search sees the game lost, or if `is_decided`, that which cost most. None where too little was looked at.
    pub(super) fn find(
        moves: &[ReviewedMove],
        findings: &[Option<Findings>],
        loser: Side,
        is_decided: bool,
    ) -> Option<Self> {
        let lost = Self::by_move(moves, loser).or_else(|| Self::by_turn(moves, findings, loser));
        let lost = lost.or_else(|| is_decided.then(|| Self::by_cost(moves, loser))?)?;
        let after = findings.get(lost.ply).and_then(Option::as_ref);
        let searched = after
            .filter(|found| found.sees_win())
            .and_then(|found| found.searched());
        Some(Self {
            searched: searched.filter(|_| lost.wins_in.is_none()),
            ..lost
        })
    }

    fn by_move(moves: &[ReviewedMove], loser: Side) -> Option<Self> {
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
        Some(Self::at(losing, LostBy::Move))
    }

    fn at(losing: &ReviewedMove, by: LostBy) -> Self {
        Self {
            ply: losing.ply,
            side: losing.side,
            by,
            certainty: losing.certainty,
            wins_in: (losing.wins_in)
                .filter(|&(winner, _)| {
                    winner != losing.side && losing.certainty == Certainty::Proven
                })
                .map(|(_, moves)| moves),
            searched: None,
        }
    }

    /// The last move before the positions, to the end of the game, in which the search sees the loser lost.
    fn by_turn(moves: &[ReviewedMove], findings: &[Option<Findings>], loser: Side) -> Option<Self> {
        let looked_at = |ply: usize| findings.get(ply).and_then(Option::as_ref);
        // The positions in which the loser is to move, the last one first.
        let mut plies = (0..findings.len())
            .rev()
            .filter(|&ply| looked_at(ply).is_none_or(|found| found.side == loser));
        let mut first_lost = None;
        let not_lost = plies.find(|&ply| {
            let is_lost = looked_at(ply).is_some_and(Findings::sees_loss);
            if is_lost {
                first_lost = Some(ply);
            }
            !is_lost
        });
        let first_lost = first_lost?;
        // Where too little was looked at, it may have been lost earlier.
        if not_lost.is_some_and(|ply| looked_at(ply).is_none()) {
            return None;
        }
        let mut own = moves.iter().filter(|reviewed| reviewed.side == loser);
        let turn = own
            .clone()
            .rev()
            .find(|reviewed| reviewed.ply <= first_lost);
        match turn.filter(|turn| !turn.is_prescribed && not_lost.is_some()) {
            Some(turn) if turn.label.is_some() => Some(Self::at(turn, LostBy::Turn)),
            Some(_) => None,
            None => Some(Self {
                certainty: Certainty::Judged,
                wins_in: None,
                ..Self::at(own.find(|reviewed| !reviewed.is_prescribed)?, LostBy::Start)
            }),
        }
    }

    /// The move of the loser that cost most, if all its moves were looked at.
    fn by_cost(moves: &[ReviewedMove], loser: Side) -> Option<Self> {
        let own = || {
            let mut own = moves.iter().filter(|one| one.side == loser);
            std::iter::from_fn(move || own.next()).filter(|one| !one.is_prescribed)
        };
        if own().any(|reviewed| reviewed.win_rates.is_none()) {
            return None;
        }
        let costliest = own().max_by(|one, other| one.cost().total_cmp(&other.cost()))?;
        Some(Self {
            certainty: Certainty::Judged,
            wins_in: None,
            ..Self::at(costliest, LostBy::Cost)
        })
    }
}
