//! What the loser of a game can learn from it: where, why, and what to look for next time.

use super::lost::{Lost, LostBy};
use super::reason::Reason;
use super::reviewed_move::ReviewedMove;
use crate::sentence::Sentence;
use narabe_rules::Point;

/// A sentence for each: where the game was lost, why, and what to look for next time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The number of the move, from 1.
    pub ply: usize,
    /// Where: the move, and how sure it is that it lost.
    pub place: Sentence,
    /// Why.
    pub reason: Sentence,
    /// What to look for next time.
    pub advice: Sentence,
    /// The moves that follow the move that lost, as they punish it.
    pub line: Vec<Point>,
}

/// The most moves of the line.
const MOST_MOVES: usize = 12;

impl Lesson {
    pub(super) fn of(lost: &Lost, losing: &ReviewedMove) -> Self {
        let place = Sentence::of_place(lost, losing);
        Self {
            ply: lost.ply,
            place,
            reason: Sentence::of_reason(losing)
                .or_else(|| Sentence::of_line(losing))
                .unwrap_or_else(|| Sentence::of_end(lost)),
            advice: Sentence::plain(advice_id(lost.by, losing.reason)),
            line: losing.reply_line.iter().copied().take(MOST_MOVES).collect(),
        }
    }
}

/// What to look for next time, by the reason.
const fn advice_id(by: LostBy, reason: Option<Reason>) -> &'static str {
    match reason {
        Some(Reason::Foul(_)) => "review-next-foul",
        Some(Reason::MissedFive(_)) => "review-next-five",
        Some(Reason::FourNotStopped(_)) => "review-next-four",
        Some(Reason::ThreeNotStopped(_)) => "review-next-three",
        Some(Reason::WrongBlock(_)) => "review-next-block",
        Some(Reason::Fork(_, _)) => "review-next-fork",
        Some(Reason::ForbiddenBlock(_, _)) => "review-next-forbidden",
        Some(Reason::Fours(_)) => "review-next-fours",
        Some(Reason::Threats(_)) => "review-next-threats",
        Some(Reason::Gave(_, _) | Reason::Left(_, _)) => "review-next-their-point",
        Some(Reason::NotTaken(_, _)) => "review-next-own-point",
        Some(Reason::MoreThreats(_) | Reason::FewerThreats(_)) => "review-next-count",
        Some(Reason::LessRoom(_) | Reason::StopsLess(_)) => "review-next-room",
        Some(Reason::InTheLine) => "review-next-line",
        None => match by {
            LostBy::Move | LostBy::Turn => "review-next-earlier",
            LostBy::Start => "review-next-opening",
            LostBy::Cost => "review-next-open",
        },
    }
}
