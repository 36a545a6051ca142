//! The proof of the current node: found by the engine or by the review, and walked by a person on either side. What the person
//! asks for while the engine judges an attack ends that. Another node drops the proof.

use super::mode::StudyMode;
use super::open_study::OpenStudy;
use super::solver::{SolverTasks, StudyPlace};
use crate::live::{GameReview, RunningTask, TaskResult};
use crate::redraw::Redraw;
use crate::state::Screen;
use bevy::prelude::*;
use narabe_engine_core::tactics::ProofTree;
use narabe_matches::players::tasks::{CheckProof, JudgeAttack, Prove};
use narabe_rules::{NodeId, Point, Side};
use narabe_study::proof::{
    AttackQuestion, AttackVerdict, ProofSearch, ProofSession, ProofState, ProofTask, ProofWalk,
    ProvenWin,
};
use std::collections::BTreeMap;

/// A request about the proof of the current node. A stone is a press in the study.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub enum ProofRequest {
    /// Looks for the proof; again with more positions if it was not found.
    Find,
    Step(ProofStep),
}

/// A step of the walk through a proof.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ProofStep {
    /// Plays the chosen defence, or the attack of the proof.
    Into,
    /// Goes to the position after these moves.
    GoTo(Vec<Point>),
    /// Takes the last move and the answer to it back.
    StepBack,
    /// Chooses the next of the defences, or the one before it.
    NextDefence,
    PreviousDefence,
    /// Goes to the start of the proof.
    StartOver,
    /// The person plays the other side.
    ChangeSide,
}

/// The proof of the current node. Changed by [`ProofRequest`]s, and by a press while it is open.
#[derive(Resource, Default)]
pub struct StudyProof {
    search: ProofSearch,
    /// The node at which the proof was asked for last.
    place: Option<StudyPlace>,
    task: Option<RunningTask<TaskResult<ProofAnswer>>>,
}

/// The answer of the engine to a [`ProofTask`].
enum ProofAnswer {
    Proof(Option<Box<ProvenWin>>),
    Verdict(Option<Box<AttackVerdict>>),
}

impl StudyProof {
    /// What is known.
    pub const fn state(&self) -> &ProofState {
        self.search.state()
    }

    /// The person's walk through the proof that was found.
    pub const fn session(&self) -> Option<&ProofSession> {
        self.search.session()
    }

    /// As [`session`](Self::session), if it is what the board shows.
    pub fn shown_session(&self, mode: &StudyMode) -> Option<&ProofSession> {
        self.session().filter(|_| matches!(mode, StudyMode::Proof))
    }

    /// The walk through the proof that was found.
    pub fn walk(&self) -> Option<&ProofWalk> {
        self.session().map(ProofSession::walk)
    }

    /// The winner at a node and the number of its moves to the five, if a proof was found there since the study was opened.
    pub fn proven_win(&self, node: NodeId) -> Option<(Side, usize)> {
        self.search.proven_win(node)
    }

    /// The number of nodes with such a proof.
    pub fn proven_count(&self) -> usize {
        self.search.proven_count()
    }

    /// Takes up what was kept with another study.
    pub(super) fn restore(&mut self, kept: BTreeMap<NodeId, ProofTree>) {
        self.search.restore(kept);
        self.place = None;
        self.task = None;
    }

    /// What is kept with the study.
    pub(super) const fn kept(&self) -> &BTreeMap<NodeId, ProofTree> {
        self.search.kept()
    }

    /// Plays a stone of the side that the person plays.
    pub(super) fn press(&mut self, point: Point, open: &OpenStudy, solver: &mut SolverTasks) {
        let session = self.search.session_mut();
        let question = session.and_then(|session| session.press(point));
        self.start(question.map(ProofTask::from), open, solver);
    }

    fn apply(
        &mut self,
        request: &ProofRequest,
        open: &OpenStudy,
        review: &GameReview,
        solver: &mut SolverTasks,
    ) {
        let task = match request {
            ProofRequest::Find => {
                self.place = Some(StudyPlace::of(open));
                let study = open.study();
                let reviewed = reviewed_win(review, open);
                (self.search).find(study.current(), study.position(), reviewed)
            }
            ProofRequest::Step(step) => {
                let session = self.search.session_mut();
                let question = session.and_then(|session| walk(session, step));
                question.map(ProofTask::from)
            }
        };
        self.start(task, open, solver);
    }

    /// Starts a task of the engine, or drops the last one if its answer is no longer awaited.
    fn start(&mut self, task: Option<ProofTask>, open: &OpenStudy, solver: &mut SolverTasks) {
        let here = || open.study().position().clone();
        let task = task.map(|task| match task {
            ProofTask::Prove { fours, threats } => {
                let task = solver.start(here(), Prove { fours, threats });
                task.map(|result| result.map(ProofAnswer::Proof))
            }
            ProofTask::Check(tree) => {
                let task = solver.start(here(), CheckProof(tree));
                task.map(|result| result.map(ProofAnswer::Proof))
            }
            ProofTask::JudgeAttack(question) => {
                let task = solver.start(question.position, JudgeAttack(question.trial));
                task.map(|result| result.map(ProofAnswer::Verdict))
            }
        });
        if task.is_some() || !self.search.is_waiting() {
            self.task = task;
        }
    }

    /// Takes the answer of the engine.
    fn store(
        &mut self,
        result: TaskResult<ProofAnswer>,
        open: &OpenStudy,
        solver: &mut SolverTasks,
    ) {
        let task = match result {
            Ok(ProofAnswer::Proof(win)) => self.search.store(win.map(|win| *win)),
            Ok(ProofAnswer::Verdict(verdict)) => {
                self.search.judge(verdict.map(|verdict| *verdict));
                None
            }
            Err(fault) => {
                self.search.fail(fault);
                None
            }
        };
        self.start(task, open, solver);
    }

    /// Stops the engine; a proof that was found stays.
    fn stop(&mut self) {
        self.search.stop();
        self.task = None;
    }

    /// Drops the proof.
    fn leave(&mut self) {
        self.search.leave();
        self.place = None;
        self.task = None;
    }
}

/// Takes a step of the walk. Returns an attack that the engine has to judge.
fn walk(session: &mut ProofSession, step: &ProofStep) -> Option<AttackQuestion> {
    match step {
        ProofStep::Into => return session.advance(),
        ProofStep::GoTo(path) => session.go_to(path),
        ProofStep::StepBack => session.step_back(),
        ProofStep::NextDefence => session.choose_other(true),
        ProofStep::PreviousDefence => session.choose_other(false),
        ProofStep::StartOver => session.go_to(&[]),
        ProofStep::ChangeSide => session.change_side(),
    }
    None
}

/// The proof that the review has found at the current node.
fn reviewed_win(review: &GameReview, open: &OpenStudy) -> Option<ProvenWin> {
    let findings = review.findings(open.game(), open.ply());
    findings.filter(|_| open.is_on_main_line())?.win.clone()
}

pub(super) fn apply(
    mut requests: MessageReader<ProofRequest>,
    open: Res<OpenStudy>,
    mut solver: SolverTasks,
    review: Res<GameReview>,
    mut proof: ResMut<StudyProof>,
    mut redraw: ResMut<Redraw>,
) {
    for request in requests.read() {
        redraw.next_frame();
        proof.apply(request, &open, &review, &mut solver);
    }
}

/// Drops the proof of another node, and takes what the engine has found.
pub(super) fn collect(
    open: Res<OpenStudy>,
    mut solver: SolverTasks,
    screen: Res<State<Screen>>,
    mut proof: ResMut<StudyProof>,
    mut redraw: ResMut<Redraw>,
) {
    if *screen.get() != Screen::Study {
        if proof.search.is_waiting() {
            proof.stop();
        }
        return;
    }
    let here = StudyPlace::of(&open);
    if proof.place.is_some_and(|place| place != here) {
        proof.leave();
        redraw.next_frame();
    }
    let Some(task) = &proof.task else {
        return;
    };
    let Some(result) = task.take() else {
        redraw.every(solver.source());
        return;
    };
    redraw.next_frame();
    proof.store(result, &open, &mut solver);
}
