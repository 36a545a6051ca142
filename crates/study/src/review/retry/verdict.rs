//! What an answer to a mistake is worth.

use super::super::label::{Certainty, Label};
use super::super::reviewed_move::ReviewedMove;

/// What an answer is worth, from its label in the review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RetryVerdict {
    /// It would not be in the list of mistakes.
    Right(Certainty),
    /// It wins, but there was a win by fours.
    StillWins,
    /// There was a proven win, and it is not there any more.
    WinGone,
    /// It is worse than the best.
    Worse,
    /// It loses.
    Loses(Certainty),
}

impl RetryVerdict {
    /// The verdict on a labelled move.
    pub fn of(reviewed: &ReviewedMove) -> Self {
        let is_lost = (reviewed.wins_in).is_some_and(|(winner, _)| winner != reviewed.side);
        match reviewed.label {
            None => Self::Worse,
            Some(label) if !label.is_mistake() => Self::Right(reviewed.certainty),
            Some(_) if is_lost => Self::Loses(Certainty::Proven),
            Some(Label::LosingMove) => Self::Loses(reviewed.certainty),
            Some(Label::MissedWin) if reviewed.keeps_win => Self::StillWins,
            Some(Label::MissedWin) => Self::WinGone,
            Some(_) => Self::Worse,
        }
    }

    /// Whether the answer is as good as the best.
    pub const fn is_right(self) -> bool {
        matches!(self, Self::Right(_))
    }
}
