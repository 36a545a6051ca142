//! The systems of the mistakes that are tried again: requests are applied, and the engine judges the answers.
//!
//! The study goes to the position before the mistake; what is tried does not change it. Another node ends the tries.

use super::open_study::OpenStudy;
use super::request::StudyRequest;
use super::solver::SolverTasks;
use super::tries::{StudyTries, TryJudged, TryProblem, TryRequest};
use crate::live::{GameReview, Live, RunningTask, TaskResult};
use crate::redraw::Redraw;
use crate::state::Screen;
use bevy::prelude::*;
use narabe_matches::players::tasks::Examine;
use narabe_rules::{Position, Side};
use narabe_study::Edit;
use narabe_study::review::{Findings, TryAgain};

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
) -> Option<TryAgain> {
    let game = open.game();
    let found = review.of(game)?;
    let side = side.or_else(|| TryAgain::first_side(game, found, person(live, open)))?;
    TryAgain::of(game, found, |ply| review.findings(game, ply), side)
}

pub(super) fn apply(
    mut requests: MessageReader<TryRequest>,
    mut tasks: SolverTasks,
    review: Res<GameReview>,
    live: Res<Live>,
    mut shown: ResMut<StudyTries>,
    mut study_requests: MessageWriter<StudyRequest>,
    mut judged: MessageWriter<TryJudged>,
    mut redraw: ResMut<Redraw>,
) {
    for request in requests.read() {
        redraw.next_frame();
        let open = &tasks.open;
        let shown = &mut *shown;
        shown.revision += 1;
        shown.problem = None;
        let was_kept = std::mem::take(&mut shown.is_kept);
        match *request {
            TryRequest::Begin(side) => {
                shown.set(begin(&review, &live, open, side));
                study_requests.write_batch(shown.go_to_mistake(open).map(StudyRequest::GoTo));
            }
            TryRequest::Press(point) => {
                let position = shown.press(point);
                judged.write_batch(shown.judged());
                shown.task = position.map(|position| examine(&mut tasks, &review, position));
            }
            TryRequest::Hint => shown.act(TryAgain::give_hint),
            TryRequest::Show => shown.act(TryAgain::show),
            TryRequest::Next => {
                shown.act(TryAgain::next);
                study_requests.write_batch(shown.go_to_mistake(open).map(StudyRequest::GoTo));
            }
            TryRequest::Keep => {
                let moves = shown.shown();
                shown.is_kept = was_kept || !moves.is_empty();
                if let Some(from) = shown.node.filter(|_| !moves.is_empty()) {
                    study_requests.write(StudyRequest::Edit(Edit::InsertLine { from, moves }));
                }
            }
            TryRequest::Leave => shown.set(None),
        }
    }
}

/// Examines a position as the review does.
fn examine(
    tasks: &mut SolverTasks,
    review: &GameReview,
    position: Position,
) -> RunningTask<TaskResult<Option<Box<Findings>>>> {
    tasks.start_at(position, Examine::within(review.budget))
}

/// Ends the tries at another node, and takes what the engine has found.
pub(super) fn collect(
    mut tasks: SolverTasks,
    review: Res<GameReview>,
    screen: Res<State<Screen>>,
    mut shown: ResMut<StudyTries>,
    mut judged: MessageWriter<TryJudged>,
    mut redraw: ResMut<Redraw>,
) {
    if !shown.is_active() {
        return;
    }
    if *screen.get() != Screen::Study || !shown.is_at(&tasks.open) {
        shown.set(None);
        redraw.next_frame();
        return;
    }
    let Some(task) = &shown.task else {
        return;
    };
    let Some(result) = task.take() else {
        redraw.every(tasks.source());
        return;
    };
    redraw.next_frame();
    let shown = &mut *shown;
    shown.revision += 1;
    shown.task = None;
    let Some(tries) = &mut shown.tries else {
        return;
    };
    match result {
        Ok(Some(found)) => {
            let position = tries.store(*found);
            shown.task = position.map(|position| examine(&mut tasks, &review, position));
        }
        Ok(None) => tries.take_back(),
        Err(fault) => {
            tries.take_back();
            shown.problem = Some(TryProblem::Failed(fault));
        }
    }
    judged.write_batch(shown.judged());
}
