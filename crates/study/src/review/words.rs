//! What is said about a reviewed game.

use super::findings::Findings;
use super::label::{Certainty, Label};
use super::lost::{Lost, LostBy};
use super::reason::{Compared, Reason};
use super::reviewed_move::{ReviewedMove, ThreatCounts};
use crate::sentence::{Sentence, SentenceArg, foul_word};
use narabe_engine_core::tactics::ThreatKind;
use narabe_rules::{Point, Side};

/// The most moves of a line in a sentence.
const MOST_MOVES: usize = 6;

impl Sentence {
    /// Where the game was lost: the move, why, and what would have held.
    pub(super) fn of_lost(lost: &Lost, losing: &ReviewedMove) -> Vec<Self> {
        let mut sentences = vec![Self::of_place(lost, losing)];
        sentences.extend(Self::of_reason(losing));
        sentences.extend(Self::of_better(losing));
        sentences
    }

    /// The move that lost the game, and how sure that is.
    pub(super) fn of_place(lost: &Lost, losing: &ReviewedMove) -> Self {
        let mut args = vec![
            ("side", SentenceArg::side(lost.side)),
            ("winner", SentenceArg::side(lost.side.other())),
            ("ply", SentenceArg::Number(lost.ply)),
            ("move", turn(losing)),
        ];
        let moves = lost.wins_in.filter(|moves| *moves > 0);
        let id = match (lost.by, lost.certainty, losing.reason) {
            (_, _, Some(Reason::Foul(foul))) => {
                args.push(("foul", SentenceArg::Word(foul_word(foul))));
                "review-lost-foul"
            }
            (LostBy::Start, _, _) => "review-lost-start",
            (LostBy::Cost, _, _) => {
                let rates = losing.win_rates.unwrap_or_default();
                args.push(("percent", per_cent(rates[0])));
                args.push(("count", per_cent(rates[1])));
                "review-lost-cost"
            }
            (_, Certainty::Proven, _) if let Some(moves) = moves => {
                args.push(("moves", SentenceArg::Number(moves)));
                match losing.wins_by {
                    Some(ThreatKind::Vcf) => "review-lost-fours",
                    Some(ThreatKind::Vct) => "review-lost-threats",
                    None => "review-lost-proven",
                }
            }
            (LostBy::Turn, _, _) => "review-lost-turn",
            (LostBy::Move, _, _) if let Some(moves) = lost.searched => {
                args.push(("moves", SentenceArg::Number(moves)));
                "review-lost-searched"
            }
            (LostBy::Move, _, _) => "review-lost-judged",
        };
        Self::new(id, args)
    }

    /// That the game was not lost on the board when it ended, as far as the search sees.
    pub(super) fn of_end(lost: &Lost) -> Self {
        Self::new(
            "review-not-lost",
            vec![("side", SentenceArg::side(lost.side))],
        )
    }

    /// What the search makes of the last position.
    pub(super) fn of_judged_end(last: &Findings) -> Self {
        let side = if last.black_win_rate() < 0.5 {
            Side::White
        } else {
            Side::Black
        };
        let rate = last.black_win_rate();
        let rate = if side == Side::Black {
            rate
        } else {
            1.0 - rate
        };
        let args = vec![
            ("side", SentenceArg::side(side)),
            ("percent", per_cent(rate)),
        ];
        Self::new("review-judged-end", args)
    }

    /// The other side's moves that punish a move.
    pub(super) fn of_line(reviewed: &ReviewedMove) -> Option<Self> {
        let points = line_points(&reviewed.reply_line);
        let winner = ("winner", SentenceArg::side(reviewed.side.other()));
        let id = "review-reason-line";
        (!points.is_empty())
            .then(|| Self::new(id, vec![winner, ("points", SentenceArg::Points(points))]))
    }

    /// What would have held.
    fn of_better(losing: &ReviewedMove) -> Option<Self> {
        let better = ("better", SentenceArg::Point(losing.better?));
        if losing.better_wins.is_some() {
            return Self::of_better_wins(losing);
        }
        let percent = ("percent", per_cent(losing.win_rates?[0]));
        Some(if losing.is_only_hold {
            Self::new("review-better-only", vec![better])
        } else {
            Self::new("review-better", vec![better, percent])
        })
    }

    /// That the better move wins.
    pub fn of_better_wins(reviewed: &ReviewedMove) -> Option<Self> {
        let certainty = SentenceArg::Word(reviewed.better_wins?.id());
        let better = SentenceArg::Point(reviewed.better?);
        let args = vec![("better", better), ("certainty", certainty)];
        Some(Self::new("review-better-wins", args))
    }

    /// How many points for fours and open threes each side had before a mistake and after it.
    pub fn of_threats(reviewed: &ReviewedMove) -> Option<Self> {
        let ThreatCounts { own, other } = reviewed.threats?;
        let [black, white] = match reviewed.side {
            Side::Black => [own, other],
            Side::White => [other, own],
        };
        let number = SentenceArg::Number;
        let args = vec![
            ("black", number(black[0])),
            ("blackafter", number(black[1])),
            ("white", number(white[0])),
            ("whiteafter", number(white[1])),
        ];
        Some(Self::new("review-threats", args))
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
            Reason::Gave(_, _) => "review-reason-gave",
            Reason::Left(_, _) => "review-reason-left",
            Reason::NotTaken(_, _) => "review-reason-not-taken",
            Reason::MoreThreats(_) => "review-reason-more-threats",
            Reason::FewerThreats(_) => "review-reason-fewer-threats",
            Reason::LessRoom(_) => "review-reason-less-room",
            Reason::StopsLess(_) => "review-reason-stops-less",
            Reason::InTheLine => return Self::of_line(reviewed),
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
        let better = reviewed.better;
        args.extend(better.map(|better| ("better", SentenceArg::Point(better))));
        args.extend(
            reason
                .point()
                .map(|point| ("point", SentenceArg::Point(point))),
        );
        args.extend(
            reason
                .shape()
                .map(|shape| ("made", SentenceArg::Word(shape.id()))),
        );
        if let Some(Compared { played, better }) = reason.compared() {
            args.push(("count", SentenceArg::Number(played)));
            args.push(("moves", SentenceArg::Number(better)));
        }
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

/// A share from 0 to 1 in per cent.
fn per_cent(share: f64) -> SentenceArg {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "a share between 0 and 100"
    )]
    let percent = (share * 100.0).round() as usize;
    SentenceArg::Number(percent)
}

/// The first moves of a line.
fn line_points(line: &[Point]) -> Vec<Point> {
    line.iter().copied().take(MOST_MOVES).collect()
}
