//! Mistakes of the game retried in the study: requests are applied, and the engine judges the answers.
//!
//! The study goes to the position before the mistake; an answer does not change it. Another node ends the retry.

use super::mode::StudyMode;
use super::open_retry::{AnswerJudged, OpenRetry};
use super::open_study::OpenStudy;
use super::session::StudySession;
use super::solver::SolverTasks;
use crate::live::{GameReview, Live};
use crate::redraw::Redraw;
use crate::state::Screen;
use bevy::prelude::*;
use narabe_rules::Side;
use narabe_study::Edit;
use narabe_study::review::Retry;

/// A request about the mistakes that are retried. An answer is a press in the study.
#[derive(Message, Debug, Clone, Copy, PartialEq, Eq)]
pub enum RetryRequest {
    /// Starts with the first mistake of a side; of the one offered first without a side.
    Begin(Option<Side>),
    /// Gives the area of the best move away, and then the point.
    Hint,
    /// Shows the best move.
    Show,
    /// Goes to the next mistake.
    Next,
    /// Adds what the board shows to the study as a variation.
    Keep,
    /// Ends the retry.
    Leave,
}

/// The side of the only person in the live game, if that is the game of the study.
fn person(live: &Live, open: &OpenStudy) -> Option<Side> {
    if live.is_twin() || live.one_board().position() != open.game() {
        return None;
    }
    let is_person = |side: &Side| live.one_board().seat(*side).is_human();
    let mut persons = Side::ALL.into_iter().filter(is_person);
    persons.next().filter(|_| persons.next().is_none())
}

/// The mistakes of a side, or of the one offered first.
fn begin(
    review: &GameReview,
    live: &Live,
    open: &OpenStudy,
    side: Option<Side>,
) -> Option<OpenRetry> {
    let game = open.game();
    let found = review.of(game)?;
    let side = side.or_else(|| Retry::first_side(game, found, person(live, open)))?;
    let retry = Retry::of(game, found, |ply| review.findings(game, ply), side)?;
    Some(OpenRetry::new(retry, open.id()))
}

pub(super) fn apply(
    mut requests: MessageReader<RetryRequest>,
    mut session: StudySession,
    live: Res<Live>,
    mut redraw: ResMut<Redraw>,
) {
    for request in requests.read() {
        redraw.next_frame();
        match *request {
            RetryRequest::Begin(side) => {
                let begun = begin(&session.finders.review, &live, &session.open, side);
                *session.mode = begun.map_or(StudyMode::Mistakes, |begun| {
                    StudyMode::Retry(Box::new(begun))
                });
                go_to_mistake(&mut session);
            }
            RetryRequest::Hint => _ = step(&mut session, Retry::give_hint),
            RetryRequest::Show => _ = step(&mut session, Retry::show),
            RetryRequest::Next => {
                if step(&mut session, Retry::next).is_some() {
                    go_to_mistake(&mut session);
                }
            }
            RetryRequest::Keep => keep(&mut session),
            RetryRequest::Leave if session.mode.is_retry() => *session.mode = StudyMode::Mistakes,
            RetryRequest::Leave => {}
        }
    }
}

/// Changes the retry, unless another study was opened since, in the same frame.
fn step<T>(session: &mut StudySession, change: impl FnOnce(&mut Retry) -> T) -> Option<T> {
    let open = session.mode.open_retry_mut()?;
    open.is_at(&session.open).then(|| open.step(change))
}

/// Adds what the board shows to the study.
fn keep(session: &mut StudySession) {
    let moves = step(session, Retry::keep).unwrap_or_default();
    let node = session.mode.open_retry_mut().and_then(|open| open.node());
    if let Some(from) = node.filter(|_| !moves.is_empty()) {
        session.edit(Edit::InsertLine { from, moves });
    }
}

/// Goes to the node before the current mistake.
fn go_to_mistake(session: &mut StudySession) {
    let open = session.mode.open_retry_mut();
    if let Some(node) = open.and_then(|open| open.find_node(&session.open)) {
        session.go_to(node);
    }
}

/// Ends the retry at another node, and takes what the engine has found.
pub(super) fn collect(
    open: Res<OpenStudy>,
    mut solver: SolverTasks,
    review: Res<GameReview>,
    screen: Res<State<Screen>>,
    mut mode: ResMut<StudyMode>,
    mut judged: MessageWriter<AnswerJudged>,
    mut redraw: ResMut<Redraw>,
) {
    let StudyMode::Retry(retry) = &*mode else {
        return;
    };
    if *screen.get() != Screen::Study || !retry.is_at(&open) {
        *mode = StudyMode::Mistakes;
        redraw.next_frame();
        return;
    }
    let Some(task) = retry.task() else {
        return;
    };
    let Some(result) = task.take() else {
        redraw.every(solver.source());
        return;
    };
    redraw.next_frame();
    if let Some(retry) = mode.open_retry_mut() {
        retry.store(result, review.budget, &mut solver);
        judged.write_batch(retry.judged());
    }
}
