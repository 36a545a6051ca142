//! What is said about a reviewed game.

use super::label::{Certainty, Label};
use super::lost::Lost;
use super::reason::Reason;
use super::reviewed_move::ReviewedMove;
use crate::sentence::{Sentence, SentenceArg, foul_word};
use narabe_engine_core::tactics::ThreatKind;

impl Sentence {
    /// Where the game was lost: the move, what proves it, and what would have held.
    pub(super) fn of_lost(lost: &Lost, losing: &ReviewedMove) -> Vec<Self> {
        let mut args = vec![
            ("side", SentenceArg::side(lost.side)),
            ("winner", SentenceArg::side(lost.side.other())),
            ("ply", SentenceArg::Number(lost.ply)),
            ("move", turn(losing)),
        ];
        let id = match (lost.certainty, losing.reason, lost.wins_in) {
            (_, Some(Reason::Foul(foul)), _) => {
                args.push(("foul", SentenceArg::Word(foul_word(foul))));
                "review-lost-foul"
            }
            (Certainty::Proven, _, Some(moves)) if moves > 0 => {
                args.push(("moves", SentenceArg::Number(moves)));
                match losing.wins_by {
                    Some(ThreatKind::Vcf) => "review-lost-fours",
                    _ => "review-lost-threats",
                }
            }
            _ => "review-lost-judged",
        };
        let mut sentences = vec![Self::new(id, args)];
        sentences.extend(Self::of_reason(losing));
        sentences.extend(Self::of_better(losing));
        sentences
    }

    /// What would have held.
    fn of_better(losing: &ReviewedMove) -> Option<Self> {
        let better = ("better", SentenceArg::Point(losing.better?));
        let per_cent = (losing.win_rates?[0] * 100.0).round();
        #[expect(
            clippy::cast_possible_truncation,
            clippy::cast_sign_loss,
            reason = "a share between 0 and 100"
        )]
        let per_cent = ("percent", SentenceArg::Number(per_cent as usize));
        Some(if losing.is_only_hold {
            Self::new("review-better-only", vec![better])
        } else {
            Self::new("review-better", vec![better, per_cent])
        })
    }

    /// Why a move is a mistake, in the words of the game.
    pub fn of_reason(reviewed: &ReviewedMove) -> Option<Self> {
        let reason = reviewed.reason?;
        let id = match reason {
            Reason::Foul(_) => return None,
            Reason::MissedFive(_) => "review-reason-missed-five",
            Reason::FourNotStopped(_) => "review-reason-four-not-stopped",
            Reason::ThreeNotStopped(_) => "review-reason-three-not-stopped",
            Reason::WrongBlock(_) => "review-reason-wrong-block",
            Reason::Fork(_, _) => "review-reason-fork",
            Reason::ForbiddenBlock(_, _) => "review-reason-forbidden-block",
            Reason::Fours(_) => "review-reason-fours",
            Reason::Threats(_) => "review-reason-threats",
        };
        let is_missed = reviewed.label == Some(Label::MissedWin);
        let winner = if is_missed {
            reviewed.side
        } else {
            reviewed.side.other()
        };
        let mut args = vec![
            ("side", SentenceArg::side(reviewed.side)),
            ("winner", SentenceArg::side(winner)),
            ("move", turn(reviewed)),
        ];
        args.extend(
            reason
                .point()
                .map(|point| ("point", SentenceArg::Point(point))),
        );
        match reason {
            Reason::Fork(_, shape) => args.push(("shape", SentenceArg::Word(shape.id()))),
            Reason::ForbiddenBlock(_, foul) => {
                args.push(("foul", SentenceArg::Word(foul_word(foul))));
            }
            _ => {}
        }
        Some(Self::new(id, args))
    }

    /// That a proven win was missed.
    pub(super) fn of_missed(missed: &ReviewedMove, moves: usize) -> Option<Self> {
        let args = vec![
            ("side", SentenceArg::side(missed.side)),
            ("ply", SentenceArg::Number(missed.ply)),
            ("move", turn(missed)),
            ("better", SentenceArg::Point(missed.better?)),
            ("moves", SentenceArg::Number(moves)),
        ];
        Some(Self::new("review-missed-win", args))
    }

    /// That nobody had a proven win before a move, or at all.
    pub(super) fn of_first_proven(ply: Option<usize>) -> Self {
        match ply {
            Some(ply) => Self::new(
                "review-nobody-before",
                vec![("ply", SentenceArg::Number(ply))],
            ),
            None => Self::new("review-nobody", Vec::new()),
        }
    }

    /// That too little was looked at.
    pub(super) fn of_too_little() -> Self {
        Self::new("review-too-little", Vec::new())
    }
}

fn turn(reviewed: &ReviewedMove) -> SentenceArg {
    reviewed
        .turn
        .point()
        .map_or(SentenceArg::Word("pass"), SentenceArg::Point)
}
