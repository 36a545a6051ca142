//! The label of one move, from what was found before and after it.

use super::findings::Findings;
use super::label::{Certainty, Label};
use super::reason::Reason;
use crate::proof::ProvenWin;
use narabe_engine_core::tactics::ThreatKind;
use narabe_rules::{Move, Outcome, Point, Side};

/// With a greater one a win that is not proven is taken as kept.
const WON: f64 = 0.9;
/// Losses of the expected share from which a move is no longer best, good or inexact.
const NOT_BEST: f64 = 0.02;
const NOT_GOOD: f64 = 0.05;
const NOT_INEXACT: f64 = 0.12;

/// A move with its label.
#[derive(Clone, Debug, PartialEq)]
pub struct ReviewedMove {
    /// The number of the move, from 1.
    pub ply: usize,
    /// The side that played it.
    pub side: Side,
    /// The move.
    pub turn: Move,
    /// Its label; none where the position before or after it was not looked at.
    pub label: Option<Label>,
    /// How sure the label is.
    pub certainty: Certainty,
    /// A better move; none where there is none, or none is known.
    pub better: Option<Point>,
    /// How sure it is that the better move wins; none if it does not, as far as is known.
    pub better_wins: Option<Certainty>,
    /// Whether every other move loses, proven.
    pub is_only_hold: bool,
    /// The moves that follow the better move.
    pub better_line: Vec<Point>,
    /// The moves that follow the move played; where that loses, those that punish it.
    pub reply_line: Vec<Point>,
    /// The expected share of games won by the side that moved, from 0 to 1, before and after the move.
    pub win_rates: Option<[f64; 2]>,
    /// The moves to the five of the side that wins after the move, proven.
    pub wins_in: Option<(Side, usize)>,
    /// The kind of threats that win, if the other side wins.
    pub wins_by: Option<ThreatKind>,
    /// Whether a win that was there before the move is there after it.
    pub keeps_win: bool,
    /// What the label comes from, in the words of the game.
    pub reason: Option<Reason>,
    /// The points for fours and open threes around a mistake.
    pub threats: Option<ThreatCounts>,
    /// Whether an opening has prescribed the move, so that it is not judged.
    pub is_prescribed: bool,
}

/// How many points there are for a four or an open three, before a move and after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ThreatCounts {
    /// Those of the side that moved.
    pub own: [usize; 2],
    /// Those of the other side.
    pub other: [usize; 2],
}

impl ReviewedMove {
    /// What the move has cost of the expected share, from 0 to 1; 0 where that is not known.
    pub fn cost(&self) -> f64 {
        self.win_rates
            .map_or(0.0, |[before, after]| (before - after).max(0.0))
    }
}

/// What is known after a move, for the side that played it.
struct After<'a> {
    /// The expected share, 0 or 1 where it is proven.
    rate: f64,
    /// Whether that is proven.
    is_proven: bool,
    /// The position; none when the move ended the game.
    findings: Option<&'a Findings>,
    /// The winner's further moves to the five.
    wins_in: Option<(Side, usize)>,
    /// Whether the answer that was played wins.
    is_answered: bool,
}

impl<'a> After<'a> {
    fn ended(side: Side, outcome: &Outcome) -> Self {
        let (rate, winner) = match outcome.winner() {
            Some(winner) if winner == side => (1.0, Some(winner)),
            Some(winner) => (0.0, Some(winner)),
            None => (0.5, None),
        };
        Self {
            rate,
            is_proven: true,
            findings: None,
            wins_in: winner.map(|winner| (winner, 0)),
            is_answered: false,
        }
    }

    /// `next` is what is known after the answer: where the side has lost there, the answer wins, and the move has lost.
    fn found(side: Side, findings: &'a Findings, next: Option<&Findings>) -> Self {
        let won = findings
            .win
            .as_ref()
            .map(|win| (side.other(), win.moves_to_win()));
        let lost = findings.lost_in().map(|moves| (side, moves));
        let answered = || Some((side.other(), next?.lost_in()? + 1));
        let wins_in = won.or(lost).or_else(answered);
        let is_answered = next.is_some_and(Findings::sees_loss);
        let rate = 1.0 - findings.win_rate();
        let rate = match next.filter(|_| is_answered && lost.is_none()) {
            Some(next) => rate.min(next.win_rate()),
            None => rate,
        };
        Self {
            rate,
            is_proven: wins_in.is_some(),
            findings: Some(findings),
            wins_in,
            is_answered,
        }
    }

    fn is_proven_win(&self) -> bool {
        self.is_proven && self.rate > WON
    }

    fn is_proven_loss(&self) -> bool {
        self.is_proven && self.rate < 1.0 - WON
    }

    fn is_lost(&self) -> bool {
        self.is_answered || self.findings.is_some_and(Findings::sees_win)
    }
}

/// A move and the positions around it.
pub(super) struct PlayedMove<'a> {
    pub ply: usize,
    pub side: Side,
    pub turn: Move,
    pub before: Option<&'a Findings>,
    pub after: Option<&'a Findings>,
    /// What is known two moves later, the same side to move.
    pub next: Option<&'a Findings>,
    /// How the move ended the game on the board.
    pub outcome: Option<&'a Outcome>,
}

impl PlayedMove<'_> {
    /// Labels the move.
    pub fn review(&self) -> ReviewedMove {
        let after = match (self.outcome, self.after) {
            (Some(outcome), _) => Some(After::ended(self.side, outcome)),
            (None, Some(findings)) => Some(After::found(self.side, findings, self.next)),
            (None, None) => None,
        };
        let (Some(before), Some(after)) = (self.before, after) else {
            return self.unlabelled();
        };
        let (label, certainty) = self.label(before, &after);
        let keeps_win = before.win.is_none() || self.keeps_win(&after);
        let better = self.better(before, label);
        let better_line = match better {
            Some(_) => before.best_line().split_off(1),
            None => Vec::new(),
        };
        ReviewedMove {
            label: Some(label),
            certainty,
            better,
            better_wins: better.and_then(|_| before.win_certainty()),
            is_only_hold: better.is_some() && before.holding.as_deref() == Some(better.as_slice()),
            better_line,
            reply_line: self.after.map(Findings::best_line).unwrap_or_default(),
            win_rates: Some([before.win_rate(), after.rate]),
            wins_in: after.wins_in,
            wins_by: (after.findings)
                .and_then(|findings| findings.win.as_ref())
                .map(ProvenWin::kind),
            keeps_win,
            ..self.unlabelled()
        }
    }

    /// The move of an opening: nothing is said about it.
    pub fn prescribed(&self) -> ReviewedMove {
        ReviewedMove {
            is_prescribed: true,
            ..self.unlabelled()
        }
    }

    fn unlabelled(&self) -> ReviewedMove {
        ReviewedMove {
            ply: self.ply,
            side: self.side,
            turn: self.turn,
            label: None,
            certainty: Certainty::Judged,
            better: None,
            better_wins: None,
            is_only_hold: false,
            better_line: Vec::new(),
            reply_line: Vec::new(),
            win_rates: None,
            wins_in: None,
            wins_by: None,
            keeps_win: true,
            reason: None,
            threats: None,
            is_prescribed: false,
        }
    }

    /// A better move, for labels that say that there is one.
    fn better(&self, before: &Findings, label: Label) -> Option<Point> {
        let best = before.best().filter(|_| !before.is_lost())?;
        let is_worse = label.is_mistake() || label == Label::Good;
        (is_worse && Some(best) != self.turn.point()).then_some(best)
    }

    fn label(&self, before: &Findings, after: &After) -> (Label, Certainty) {
        let point = self.turn.point();
        if point.is_some() && point == before.forced {
            return (Label::Forced, Certainty::Proven);
        }
        if before.win.is_some() {
            return self.label_with_win(before, after);
        }
        if let Some([only]) = before.holding.as_deref()
            && point == Some(*only)
        {
            return (Label::OnlyMove, Certainty::Proven);
        }
        if before.sees_loss() {
            let held_longest = point.is_some() && point == before.best();
            let label = if held_longest {
                Label::Best
            } else {
                Label::Good
            };
            return (label, Certainty::of(before.is_lost()));
        }
        if after.is_proven_loss() {
            return (Label::LosingMove, Certainty::Proven);
        }
        let certainty = Certainty::of(after.is_proven);
        if after.is_proven_win() || point.is_some() && point == before.best() {
            return (Label::Best, certainty);
        }
        if after.is_lost() {
            return (Label::LosingMove, Certainty::Judged);
        }
        let label = match before.win_rate() - after.rate {
            loss if loss < NOT_BEST => Label::Best,
            loss if loss < NOT_GOOD => Label::Good,
            loss if loss < NOT_INEXACT => Label::Inexact,
            _ => Label::Mistake,
        };
        (label, certainty)
    }

    /// The label of a move in a position with a proven win.
    fn label_with_win(&self, before: &Findings, after: &After) -> (Label, Certainty) {
        let Some(win) = &before.win else {
            return (Label::Best, Certainty::Judged);
        };
        let moves = win.moves_to_win();
        let is_first_move = self.turn.point() == Some(win.tree().root().attack);
        let total = (after.wins_in.filter(|_| after.is_proven_win())).map(|(_, left)| left + 1);
        // A win by fours that is not played is missed, even when threes still win.
        let is_kept = match win.kind() {
            ThreatKind::Vcf => total.is_some() && self.continues_by_fours(after),
            ThreatKind::Vct => self.keeps_win(after),
        };
        if is_first_move || is_kept && total.is_some_and(|total| total <= moves) {
            return (Label::Best, Certainty::Proven);
        }
        if is_kept {
            (Label::Good, Certainty::of(total.is_some()))
        } else {
            (Label::MissedWin, Certainty::Proven)
        }
    }

    /// Whether the move is a four after which further fours win.
    fn continues_by_fours(&self, after: &After) -> bool {
        after.findings.is_none_or(|findings| {
            let is_four =
                (findings.threat.as_ref()).is_some_and(|threat| threat.moves_to_win() == 1);
            is_four && findings.refuted.iter().all(|refuted| refuted.is_by_fours)
        })
    }

    /// Whether the side that moved still wins: proven, or judged so and proven again on its next move.
    fn keeps_win(&self, after: &After) -> bool {
        let wins_next = self.next.is_some_and(|next| next.win.is_some());
        after.is_proven_win() || after.rate > WON && wins_next
    }
}
