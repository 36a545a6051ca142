//! The reason for a label, in the terms of the game: twos, threes, fours, forks and forbidden points.

use super::made_shape::MadeShape;
use crate::proof::ProvenWin;
use narabe_engine_core::tactics::{AttackShape, ThreatKind};
use narabe_rules::{Foul, Point};

/// Why a move is what its label says. What each of them claims can be [checked](super::ReviewedMove::check_reason) by the rules.
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
    /// The other side makes this at the point next, and could not after the better move.
    Gave(Point, MadeShape),
    /// The better move takes a point where the other side makes this; the move played leaves it.
    Left(Point, MadeShape),
    /// The better move makes this, and the move played makes less.
    NotTaken(Point, MadeShape),
    /// After the move the other side has more points for a four or an open three than after the better one.
    MoreThreats(Compared),
    /// After the move the side has fewer points for a four or an open three than after the better one.
    FewerThreats(Compared),
    /// Fewer fives of the side still run through the point played than through the better one.
    LessRoom(Compared),
    /// Fewer fives of the other side run through the point played, and are stopped there, than through the better one.
    StopsLess(Compared),
    /// No shape tells the moves apart; the line that follows does.
    InTheLine,
}

/// A count with the move played and with the better one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Compared {
    /// With the move played.
    pub played: usize,
    /// With the better move.
    pub better: usize,
}

impl Reason {
    /// The identifiers of all reasons.
    pub const IDS: [&'static str; 17] = [
        "foul",
        "missed-five",
        "four-not-stopped",
        "three-not-stopped",
        "wrong-block",
        "fork",
        "forbidden-block",
        "fours",
        "threats",
        "gave",
        "left",
        "not-taken",
        "more-threats",
        "fewer-threats",
        "less-room",
        "stops-less",
        "in-the-line",
    ];

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
            Self::Gave(_, _) => "gave",
            Self::Left(_, _) => "left",
            Self::NotTaken(_, _) => "not-taken",
            Self::MoreThreats(_) => "more-threats",
            Self::FewerThreats(_) => "fewer-threats",
            Self::LessRoom(_) => "less-room",
            Self::StopsLess(_) => "stops-less",
            Self::InTheLine => "in-the-line",
        }
    }

    /// The point that matters: of the five, the four, the better block, the shape or the first threat. None for a foul, which is
    /// the move itself, and where points are counted.
    pub const fn point(self) -> Option<Point> {
        match self {
            Self::MissedFive(point)
            | Self::FourNotStopped(point)
            | Self::ThreeNotStopped(point)
            | Self::WrongBlock(point)
            | Self::Fork(point, _)
            | Self::ForbiddenBlock(point, _)
            | Self::Fours(point)
            | Self::Threats(point)
            | Self::Gave(point, _)
            | Self::Left(point, _)
            | Self::NotTaken(point, _) => Some(point),
            Self::Foul(_)
            | Self::MoreThreats(_)
            | Self::FewerThreats(_)
            | Self::LessRoom(_)
            | Self::StopsLess(_)
            | Self::InTheLine => None,
        }
    }

    /// The shape that the other side makes, or the side did not, if the reason names one.
    pub const fn shape(self) -> Option<MadeShape> {
        match self {
            Self::Gave(_, shape) | Self::Left(_, shape) | Self::NotTaken(_, shape) => Some(shape),
            _ => None,
        }
    }

    /// Whether the board shows it and no proof.
    pub const fn is_quiet(self) -> bool {
        self.shape().is_some() || self.compared().is_some() || matches!(self, Self::InTheLine)
    }

    /// The counts that the reason compares.
    pub const fn compared(self) -> Option<Compared> {
        match self {
            Self::MoreThreats(compared)
            | Self::FewerThreats(compared)
            | Self::LessRoom(compared)
            | Self::StopsLess(compared) => Some(compared),
            _ => None,
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
