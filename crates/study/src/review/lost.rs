//! The move that lost the game, and where the search sees it lost if no move is known to have lost it.

use super::findings::Findings;
use super::label::{Certainty, Label};
use super::reviewed_move::ReviewedMove;
use super::turn;
use narabe_rules::{Position, Side};

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
    /// The last move of `loser` before the positions, to the end of the game, in which proofs and the search see it lost. Where
    /// there is none and the game is decided, the move that cost most. None where too little was looked at.
    pub(super) fn find(
        moves: &[ReviewedMove],
        findings: &[Option<Findings>],
        game: &Position,
        loser: Side,
    ) -> Option<Self> {
        let positions = turn::position_count(game);
        let held = turn::held_by(findings, positions, loser).ok()?;
        let is_held_to_the_end = held.is_some_and(|held| held + 1 == positions);
        // A foul loses by itself.
        let loses_at_once =
            || moves.len() == positions && moves.last().is_some_and(|last| last.side == loser);
        let lost = if is_held_to_the_end && !loses_at_once() {
            let is_decided = game.outcome().is_some();
            is_decided.then(|| Self::by_cost(moves, loser))?
        } else {
            Self::by_turn(moves, held, loser)
        }?;
        let found = |ply: usize| findings.get(ply).and_then(Option::as_ref);
        let seen = found(lost.ply).filter(|found| found.sees_win());
        // Or after the winner's answer.
        let answered = || found(lost.ply + 1).filter(|found| found.sees_lost(loser));
        let searched =
            (seen.and_then(Findings::searched)).or_else(|| Some(answered()?.searched()? + 1));
        Some(Self {
            searched: searched.filter(|_| lost.wins_in.is_none()),
            ..lost
        })
    }

    /// The last move of the loser before the positions that are lost; its first one that is judged where that one is not, or all
    /// are lost.
    fn by_turn(moves: &[ReviewedMove], held: Option<usize>, loser: Side) -> Option<Self> {
        let mut own = moves.iter().filter(|reviewed| reviewed.side == loser);
        let turn = held.and_then(|held| own.clone().rfind(|reviewed| reviewed.ply <= held + 1));
        match turn.filter(|turn| !turn.is_prescribed) {
            Some(turn) if turn.label == Some(Label::LosingMove) => {
                Some(Self::at(turn, LostBy::Move))
            }
            Some(turn) if turn.label.is_some() => Some(Self::at(turn, LostBy::Turn)),
            Some(_) => None,
            None => Some(Self {
                certainty: Certainty::Judged,
                wins_in: None,
                ..Self::at(own.find(|reviewed| !reviewed.is_prescribed)?, LostBy::Start)
            }),
        }
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
