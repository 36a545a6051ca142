//! What is known of the positions of the study: found by the live analysis, the review or the
//! solver of proofs, or on the board.

use crate::live::GameReview;
use crate::study::{LiveAnalysis, OpenStudy, StudyProof};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use narabe_rules::{Move, NodeId, Point, Side};
use narabe_study::{AnalysisLine, LineValue};

/// The worth of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PositionValue {
    /// The game is over; the winner, or none for a draw.
    Over(Option<Side>),
    /// The winner and the number of its moves to the five.
    Proven(Side, usize),
    /// Black's share in per cent, from 1 to 99.
    Judged(u8),
}

impl PositionValue {
    /// Black's share, from 0 to 1.
    pub fn black_share(self) -> f32 {
        match self {
            Self::Over(Some(Side::Black)) | Self::Proven(Side::Black, _) => 1.0,
            Self::Over(Some(Side::White)) | Self::Proven(Side::White, _) => 0.0,
            Self::Over(None) => 0.5,
            Self::Judged(percent) => f32::from(percent) / 100.0,
        }
    }

    /// The value of a line for the side that begins it.
    pub fn of_line(value: LineValue, side: Side) -> Self {
        match (value, side) {
            (LineValue::WinsIn(moves), _) => Self::Proven(side, moves),
            (LineValue::LosesIn(moves), _) => Self::Proven(side.other(), moves),
            (LineValue::Judged(percent), Side::Black) => Self::Judged(percent),
            (LineValue::Judged(percent), Side::White) => Self::Judged(100 - percent),
        }
    }

    /// Whether it is proven that a side wins.
    pub const fn is_proven(self) -> bool {
        matches!(self, Self::Proven(..) | Self::Over(Some(_)))
    }
}

/// What values and labels depend on. While it is the same, so are they, and need not be determined again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Known {
    study: u64,
    review: u64,
    analysis: u64,
    proofs: usize,
}

/// What is known of the study's positions.
#[derive(SystemParam)]
pub struct StudyValues<'w> {
    pub open: Res<'w, OpenStudy>,
    pub analysis: Res<'w, LiveAnalysis>,
    pub review: Res<'w, GameReview>,
    pub proof: Res<'w, StudyProof>,
}

impl StudyValues<'_> {
    /// What the values depend on.
    pub fn known(&self) -> Known {
        Known {
            study: self.open.revision(),
            review: self.review.revision(),
            analysis: self.analysis.revision(),
            proofs: self.proof.proven_count(),
        }
    }

    /// The value at the current node.
    pub fn here(&self) -> Option<PositionValue> {
        if let Some(outcome) = self.open.study().position().outcome() {
            return Some(PositionValue::Over(outcome.winner()));
        }
        let ply = self.open.is_on_main_line().then(|| self.open.ply());
        self.of(self.open.study().current(), ply)
    }

    /// What is known of the position after a move from the current node: by the best lines there, or by a look at its own node.
    pub fn after(&self, point: Point) -> Option<PositionValue> {
        let current = self.open.study().current();
        let line = || {
            let found = self.analysis.of(current)?;
            let begins = |line: &&AnalysisLine| line.moves.first() == Some(&point);
            let line = found.lines.iter().find(begins)?;
            Some(PositionValue::of_line(line.value, found.side))
        };
        let own = || {
            let record = self.open.study().record();
            let mut children = record.children(current).iter().copied();
            let child =
                children.find(|child| record.move_at(*child) == Some(Move::Stone(point)))?;
            let ply = self.open.ply();
            let is_main = self.open.main_line().get(ply) == Some(&child);
            let ply = is_main.then_some(ply + 1);
            self.of(child, ply)
        };
        let proven = |value: &PositionValue| value.is_proven();
        let own = own();
        own.filter(proven).or_else(line).or(own)
    }

    /// The values along the main line, from the start of the game to its end.
    pub fn of_main_line(&self) -> Vec<Option<PositionValue>> {
        let root = self.open.study().record().root();
        let nodes = std::iter::once(&root).chain(self.open.main_line());
        let mut values: Vec<_> = nodes
            .enumerate()
            .map(|(ply, node)| self.of(*node, Some(ply)))
            .collect();
        let outcome = self.open.game().outcome();
        if let (Some(last), Some(outcome)) = (values.last_mut(), outcome) {
            *last = Some(PositionValue::Over(outcome.winner()));
        }
        values
    }

    /// What is known of a node; `ply` is its place in the main line.
    fn of(&self, node: NodeId, ply: Option<usize>) -> Option<PositionValue> {
        let reviewed = || self.review.findings(self.open.game(), ply?);
        let analysed = self.analysis.of(node);
        let proven = [
            analysed.and_then(|found| found.proven_win()),
            reviewed().and_then(|found| found.proven()),
            self.proof.proven_win(node),
        ];
        let proven = proven.into_iter().flatten().min_by_key(|(_, moves)| *moves);
        if let Some((side, moves)) = proven {
            return Some(PositionValue::Proven(side, moves));
        }
        let percent = analysed.map(|found| found.black_percent()).or_else(|| {
            let rate = reviewed()?.black_win_rate();
            Some((rate * 100.0).round() as u8)
        })?;
        Some(PositionValue::Judged(percent.clamp(1, 99)))
    }
}
