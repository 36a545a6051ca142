//! The reason for the label of a move, from what was found before and after it, and for a quiet mistake from the board.

use super::findings::Findings;
use super::label::Label;
use super::made_shape::threats;
use super::quiet_reason::QuietLook;
use super::reason::Reason;
use super::reviewed_move::{PlayedMove, ReviewedMove, ThreatCounts};
use narabe_engine_core::Setup;
use narabe_engine_core::tactics::AttackShape;
use narabe_rules::{Foul, Point, Side};

impl PlayedMove<'_> {
    /// The review of the move with its reason, from the position before it.
    pub(super) fn explained(&self, setup: &Setup) -> ReviewedMove {
        let mut reviewed = self.review();
        if let Some(before) = self.before {
            reviewed.reason = reviewed.find_reason(setup, before, self.after);
            reviewed.threats = reviewed.count_threats(setup);
        }
        reviewed
    }
}

impl ReviewedMove {
    /// The reason for the label, from the position before the move and what was found before and after it.
    fn find_reason(
        &self,
        setup: &Setup,
        before: &Findings,
        after: Option<&Findings>,
    ) -> Option<Reason> {
        match self.label? {
            Label::MissedWin => before.win.as_ref().map(Reason::of_win),
            Label::LosingMove => {
                (self.reason_of_loss(setup, before, after)).or_else(|| self.quiet_reason(setup))
            }
            Label::Inexact | Label::Mistake => self.quiet_reason(setup),
            _ => None,
        }
    }

    /// What the board shows of a mistake that no proof explains; none where no better move is known.
    fn quiet_reason(&self, setup: &Setup) -> Option<Reason> {
        let look = QuietLook {
            before: setup,
            side: self.side,
            played: self.turn.point(),
            better: self.better?,
            reply: self.reply_line.first().copied(),
        };
        Some(look.reason())
    }

    /// The points for fours and open threes before and after a mistake; none where a five decides.
    fn count_threats(&self, setup: &Setup) -> Option<ThreatCounts> {
        self.label.filter(|label| label.is_mistake())?;
        let point = self.turn.point()?;
        let mut after = setup.clone();
        after.place(point, self.side).ok()?;
        let counts = |side| Some([threats(setup, side)?, threats(&after, side)?]);
        Some(ThreatCounts {
            own: counts(self.side)?,
            other: counts(self.side.other())?,
        })
    }

    fn reason_of_loss(
        &self,
        setup: &Setup,
        before: &Findings,
        after: Option<&Findings>,
    ) -> Option<Reason> {
        let point = self.turn.point();
        let Some(after) = after else {
            let foul = setup.board().foul_of(setup.rule(), point?, self.side);
            return foul.map(Reason::Foul);
        };
        let win = after.win.as_ref()?;
        let winner = self.side.other();
        let attack = win.tree().root().attack;
        if win.moves_to_win() == 1 {
            return Some(Reason::FourNotStopped(attack));
        }
        let mut position = setup.clone();
        if let Some(point) = point {
            position.place(point, self.side).ok()?;
        }
        position.set_to_move(winner);
        if let Some((block, foul)) = forbidden_block(&position, winner, attack) {
            return Some(Reason::ForbiddenBlock(block, foul));
        }
        let was_threatened = before.threat.is_some();
        let shape = AttackShape::at(&position, attack, winner);
        if was_threatened && shape == AttackShape::OpenFour {
            let blocked = point.is_some_and(|point| touches_threat(before, point));
            return Some(match (blocked, before.best()) {
                (true, Some(best)) => Reason::WrongBlock(best),
                _ => Reason::ThreeNotStopped(attack),
            });
        }
        match shape {
            AttackShape::FourThree | AttackShape::DoubleThree | AttackShape::OpenFour => {
                Some(Reason::Fork(attack, shape))
            }
            _ => Some(Reason::of_win(win)),
        }
    }
}

/// Whether a move is one of the defences that the threat's proof lists, or on one of its points.
fn touches_threat(before: &Findings, point: Point) -> bool {
    before.threat.as_ref().is_some_and(|threat| {
        let root = threat.tree().root();
        root.attack == point
            || root.threats.contains(&point)
            || root.defences.iter().any(|&(defence, _)| defence == point)
    })
}

/// The forbidden point on which alone the winner's four at `attack` could be stopped.
fn forbidden_block(setup: &Setup, winner: Side, attack: Point) -> Option<(Point, Foul)> {
    let rule = setup.rule();
    let mut after = setup.clone();
    after.place(attack, winner).ok()?;
    let board = after.board();
    let mut fives = board.five_points(rule, winner);
    let five = fives.next()?;
    if fives.next().is_some() {
        return None;
    }
    Some((five, board.foul_of(rule, five, winner.other())?))
}
