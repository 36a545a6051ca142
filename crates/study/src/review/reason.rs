//! The reason for a label, in the terms of the game: threes, fours, forks and forbidden points.

use crate::proof::ProvenWin;
use narabe_engine_core::tactics::{AttackShape, ThreatKind};
use narabe_rules::{Foul, Point};

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

    /// The reason that a win was there.
    pub(super) fn of_win(win: &ProvenWin) -> Self {
        let attack = win.tree().root().attack;
        match (win.moves_to_win(), win.kind()) {
            (1, _) => Self::MissedFive(attack),
            (_, ThreatKind::Vcf) => Self::Fours(attack),
            (_, ThreatKind::Vct) => Self::Threats(attack),
        }
    }
}
