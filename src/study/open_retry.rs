//! The mistakes that are retried in the open study, and the engine that judges the answers.

use super::open_study::{OpenStudy, StudyId};
use super::solver::SolverTasks;
use crate::live::{RunningTask, TaskResult};
use bevy::prelude::*;
use narabe_matches::players::tasks::Examine;
use narabe_rules::{NodeId, Point, Position};
use narabe_study::review::{Budget, Findings, Retry, RetryProblem, RetryVerdict};

/// An answer to a task was judged.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum AnswerJudged {
    /// It is as good as the best move.
    Right,
    /// It is worse.
    Wrong,
    /// The move is not allowed.
    Refused,
}

/// The engine at work on the position after an answer.
type Examination = RunningTask<TaskResult<Option<Box<Findings>>>>;

/// The mistakes that are retried in the open study.
pub struct OpenRetry {
    retry: Retry,
    study: StudyId,
    /// The node before the current mistake.
    node: Option<NodeId>,
    task: Option<Examination>,
}

impl OpenRetry {
    /// The mistakes of a study, from the first one on.
    pub(super) const fn new(retry: Retry, study: StudyId) -> Self {
        Self {
            retry,
            study,
            node: None,
            task: None,
        }
    }

    /// The mistakes, and how far the person is with them.
    pub const fn retry(&self) -> &Retry {
        &self.retry
    }

    /// The node before the current mistake, once it was looked up.
    pub(super) const fn node(&self) -> Option<NodeId> {
        self.node
    }

    /// The engine's task.
    pub(super) const fn task(&self) -> Option<&Examination> {
        self.task.as_ref()
    }

    /// Looks up the node before the current mistake; none if the main line has become shorter.
    pub(super) fn find_node(&mut self, open: &OpenStudy) -> Option<NodeId> {
        let ply = self.retry.mistake().played.ply;
        let node = match ply.checked_sub(2) {
            Some(index) => *open.main_line().get(index)?,
            None => open.study().record().root(),
        };
        self.node = Some(node);
        self.node
    }

    /// Whether the study is where the mistake was made.
    pub(super) fn is_at(&self, open: &OpenStudy) -> bool {
        let hash = |position: &Position| position.board().hash();
        let is_here = self.study == open.id() && self.node == Some(open.study().current());
        is_here && hash(&self.retry.mistake().position) == hash(open.study().position())
    }

    /// Takes a step, which drops an answer that is being judged.
    pub(super) fn step<T>(&mut self, step: impl FnOnce(&mut Retry) -> T) -> T {
        let done = step(&mut self.retry);
        self.drop_idle_task();
        done
    }

    /// Answers with a move.
    pub(super) fn press(&mut self, point: Point, budget: Budget, solver: &mut SolverTasks) {
        let position = self.retry.press(point);
        self.examine(position, budget, solver);
    }

    /// Takes what the engine has found.
    pub(super) fn store(
        &mut self,
        result: TaskResult<Option<Box<Findings>>>,
        budget: Budget,
        solver: &mut SolverTasks,
    ) {
        let position = match result {
            Ok(Some(found)) => self.retry.store(*found),
            Ok(None) => {
                self.retry.take_back();
                None
            }
            Err(fault) => {
                self.retry.fail(fault);
                None
            }
        };
        self.examine(position, budget, solver);
    }

    /// Examines a position as the review does.
    fn examine(&mut self, position: Option<Position>, budget: Budget, solver: &mut SolverTasks) {
        if let Some(position) = position {
            self.task = Some(solver.start(position, Examine::within(budget)));
        }
        self.drop_idle_task();
    }

    fn drop_idle_task(&mut self) {
        if !self.retry.is_judging() {
            self.task = None;
        }
    }

    /// The result of the last answer, once it is known.
    pub(super) fn judged(&self) -> Option<AnswerJudged> {
        let is_right = self.retry.verdict().map(RetryVerdict::is_right);
        match (self.retry.problem(), is_right) {
            (Some(RetryProblem::Refused(_)), _) => Some(AnswerJudged::Refused),
            (_, Some(true)) => Some(AnswerJudged::Right),
            (_, Some(false)) => Some(AnswerJudged::Wrong),
            (_, None) => None,
        }
    }
}
