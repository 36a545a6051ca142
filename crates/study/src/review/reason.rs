//! The reason for a label, in the terms of the game: threes, fours, forks and forbidden points.

use super::findings::Findings;
use super::label::Label;
use super::reviewed_move::ReviewedMove;
use crate::proof::ProvenWin;
use narabe_engine_core::Setup;
use narabe_engine_core::tactics::{AttackShape, ThreatKind};
use narabe_rules::{Foul, Point, Side};

/// Why a move is what its label says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The move was forbidden.
    Foul(Foul),
    /// A five was there and was not played.
    MissedFive(Point),
    /// The other side's four was not stopped.
    FourNotStopped(Point),
    /// The other side's open three was not answered: it makes an open four.
    ThreeNotStopped(Point),
    /// A three or four was blocked, at the wrong point.
    WrongBlock(Point),
    /// The other side makes two threats at once.
    Fork(Point, AttackShape),
    /// The other side's four can only be stopped on a point that is forbidden.
    ForbiddenBlock(Point, Foul),
    /// A run of fours wins.
    Fours(Point),
    /// A run of fours and threes wins.
    Threats(Point),
}

impl Reason {
    /// The identifier in texts, such as `three-not-stopped`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Foul(_) => "foul",
            Self::MissedFive(_) => "missed-five",
            Self::FourNotStopped(_) => "four-not-stopped",
            Self::ThreeNotStopped(_) => "three-not-stopped",
            Self::WrongBlock(_) => "wrong-block",
            Self::Fork(_, _) => "fork",
            Self::ForbiddenBlock(_, _) => "forbidden-block",
            Self::Fours(_) => "fours",
            Self::Threats(_) => "threats",
        }
    }

    /// The point that matters: of the five, the four, the better block or the first threat. None for a foul, which is the move
    /// itself.
    pub const fn point(self) -> Option<Point> {
        match self {
            Self::Foul(_) => None,
            Self::MissedFive(point)
            | Self::FourNotStopped(point)
            | Self::ThreeNotStopped(point)
            | Self::WrongBlock(point)
            | Self::Fork(point, _)
            | Self::ForbiddenBlock(point, _)
            | Self::Fours(point)
            | Self::Threats(point) => Some(point),
        }
    }

    /// The reason for a label, from the position before the move and what was found before and after it.
    pub(super) fn of(
        reviewed: &ReviewedMove,
        setup: &Setup,
        before: &Findings,
        after: Option<&Findings>,
    ) -> Option<Self> {
        match reviewed.label? {
            Label::MissedWin => before.win.as_ref().map(Self::of_win),
            Label::LosingMove => Self::of_loss(reviewed, setup, before, after),
            _ => None,
        }
    }

    fn of_win(win: &ProvenWin) -> Self {
        let attack = win.tree().root().attack;
        match (win.moves_to_win(), win.kind()) {
            (1, _) => Self::MissedFive(attack),
            (_, ThreatKind::Vcf) => Self::Fours(attack),
            (_, ThreatKind::Vct) => Self::Threats(attack),
        }
    }

    fn of_loss(
        reviewed: &ReviewedMove,
        setup: &Setup,
        before: &Findings,
        after: Option<&Findings>,
    ) -> Option<Self> {
        let point = reviewed.turn.point();
        let Some(after) = after else {
            let foul = setup.board().foul_of(setup.rule(), point?, reviewed.side);
            return foul.map(Self::Foul);
        };
        let win = after.win.as_ref()?;
        let winner = reviewed.side.other();
        let attack = win.tree().root().attack;
        if win.moves_to_win() == 1 {
            return Some(Self::FourNotStopped(attack));
        }
        let mut position = setup.clone();
        if let Some(point) = point {
            position.place(point, reviewed.side).ok()?;
        }
        position.set_to_move(winner);
        if let Some((block, foul)) = forbidden_block(&position, winner, attack) {
            return Some(Self::ForbiddenBlock(block, foul));
        }
        let was_threatened = before.threat.is_some();
        let shape = AttackShape::at(&position, attack, winner);
        if was_threatened && shape == AttackShape::OpenFour {
            let blocked = point.is_some_and(|point| touches_threat(before, point));
            return Some(match (blocked, before.best()) {
                (true, Some(best)) => Self::WrongBlock(best),
                _ => Self::ThreeNotStopped(attack),
            });
        }
        match shape {
            AttackShape::FourThree | AttackShape::DoubleThree | AttackShape::OpenFour => {
                Some(Self::Fork(attack, shape))
            }
            _ => Some(Self::of_win(win)),
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
