//! The mistakes that are tried again, as a resource, and the requests about them.

use super::open_study::{OpenStudy, StudyId};
use crate::live::{RunningTask, TaskResult};
use bevy::prelude::*;
use narabe_rules::{Move, NodeId, PlayError, Point, Position, Side};
use narabe_study::review::{Findings, TryAgain, TryVerdict};

/// A request about the mistakes that are tried again.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum TryRequest {
    /// Starts with the first mistake of a side; of the one offered first without a side.
    Begin(Option<Side>),
    /// Tries a move.
    Press(Point),
    /// Gives the area of the best move away, and then the point.
    Hint,
    /// Shows the best move.
    Show,
    /// Goes to the next mistake.
    Next,
    /// Adds what the board shows to the study as a variation.
    Keep,
    /// Ends the tries.
    Leave,
}

/// Why there is no verdict on the last answer.
#[derive(Debug, Clone, PartialEq)]
pub enum TryProblem {
    /// The move is not allowed.
    Refused(PlayError),
    /// The engine failed with this message.
    Failed(String),
}

/// What came of an answer to a mistake.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum TryJudged {
    /// It is as good as the best move.
    Right,
    /// It is worse.
    Wrong,
    /// The move is not allowed.
    Refused,
}

/// The mistakes that are tried again. Changed by [`TryRequest`]s.
#[derive(Resource, Default)]
pub struct StudyTries {
    pub(super) tries: Option<TryAgain>,
    /// The node before the mistake.
    pub(super) node: Option<NodeId>,
    /// The study whose mistakes they are.
    pub(super) study: StudyId,
    pub(super) task: Option<RunningTask<TaskResult<Option<Box<Findings>>>>>,
    pub(super) problem: Option<TryProblem>,
    /// Whether what is shown was added to the study.
    pub(super) is_kept: bool,
    pub(super) revision: u64,
}

impl StudyTries {
    /// The mistakes, while they are tried again.
    pub const fn tries(&self) -> Option<&TryAgain> {
        self.tries.as_ref()
    }

    /// Whether mistakes are tried again, so that a press on a point is an answer.
    pub const fn is_active(&self) -> bool {
        self.tries.is_some()
    }

    /// Why there is no verdict on the last answer.
    pub const fn problem(&self) -> Option<&TryProblem> {
        self.problem.as_ref()
    }

    /// What came of the last answer, once that is known.
    pub(super) fn judged(&self) -> Option<TryJudged> {
        let is_right = self.tries.as_ref()?.verdict().map(TryVerdict::is_right);
        match (&self.problem, is_right) {
            (Some(TryProblem::Refused(_)), _) => Some(TryJudged::Refused),
            (_, Some(true)) => Some(TryJudged::Right),
            (_, Some(false)) => Some(TryJudged::Wrong),
            (_, None) => None,
        }
    }

    /// Whether what is shown was added to the study.
    pub const fn is_kept(&self) -> bool {
        self.is_kept
    }

    /// A number that changes with all that is shown.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Replaces the mistakes, and drops all that was shown of the last ones.
    pub(super) fn set(&mut self, tries: Option<TryAgain>) {
        *self = Self {
            tries,
            revision: self.revision + 1,
            ..Self::default()
        };
    }

    /// The node before the mistake at hand, which the study has to go to.
    pub(super) fn go_to_mistake(&mut self, open: &OpenStudy) -> Option<NodeId> {
        let ply = self.tries.as_ref()?.mistake().played.ply;
        let root = open.study().record().root();
        let before = ply.checked_sub(2);
        let node = before.map_or(Some(root), |index| open.main_line().get(index).copied())?;
        self.node = Some(node);
        self.study = open.id();
        self.node
    }

    /// Whether the study is where the mistake was made.
    pub(super) fn is_at(&self, open: &OpenStudy) -> bool {
        let hash = |position: &Position| position.board().hash();
        let wanted = (self.tries.as_ref()).map(|tries| hash(&tries.mistake().position));
        let is_here = self.study == open.id() && self.node == Some(open.study().current());
        is_here && wanted == Some(hash(open.study().position()))
    }

    /// Tries a move. Returns the position to examine.
    pub(super) fn press(&mut self, point: Point) -> Option<Position> {
        let tries = self.tries.as_mut()?;
        if tries.tried() == Some(point) {
            return None;
        }
        self.task = None;
        tries.take_back();
        match tries.answer(point) {
            Ok(position) => position,
            Err(refused) => {
                self.problem = Some(TryProblem::Refused(refused));
                None
            }
        }
    }

    /// Drops an answer that is still being judged, and does something else.
    pub(super) fn act(&mut self, act: impl FnOnce(&mut TryAgain)) {
        self.task = None;
        if let Some(tries) = &mut self.tries {
            tries.take_back();
            act(tries);
        }
    }

    /// The moves that the board shows from the position before the mistake on, if there are any.
    pub(super) fn shown(&self) -> Vec<Move> {
        let Some(tries) = &self.tries else {
            return Vec::new();
        };
        let line = tries.line().into_iter().map(|(point, _)| point);
        let points = tries.tried().into_iter().chain(line);
        points.map(Move::Stone).collect()
    }
}
