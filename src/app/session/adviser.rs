//! The adviser at work: hints, and what the engine sees, with an engine host apart from the opponents'.
//!
//! There is one question at a time: a hint goes before the overlay, and that before the moves that are judged after a
//! game. Any change of the question (a move, undo, another position in the review, the overlay switched off) stops the work
//! on the old one at once.

use crate::players::{EngineRequest, EngineResponse, EngineTask, Seat};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::best_moves::BestMoves;
use super::heat::Sight;
use super::live::Live;
use super::study::{Asked, Study};
use super::thinking::Engines;
use crate::app::redraw::{Redraw, Source};
use crate::matches::{Advice, Intent, LiveGame, LiveMatch};

/// The adviser, and the question that it is at.
#[derive(Resource)]
pub(super) struct Adviser {
    running: Option<Running>,
    study: Study,
}

struct Running {
    /// The session's situation that a hint is for.
    request: u64,
    question: EngineRequest,
    asked: Asked,
}

impl Default for Adviser {
    fn default() -> Self {
        Self {
            running: None,
            study: Study::new("Adviser"),
        }
    }
}

/// Hands in the answer, if there is one.
pub(super) fn collect(
    mut adviser: ResMut<Adviser>,
    mut sight: ResMut<Sight>,
    mut best_moves: ResMut<BestMoves>,
    mut intents: MessageWriter<Intent>,
) {
    let Some(running) = &adviser.running else {
        return;
    };
    let Some(verdict) = running.asked.take() else {
        return;
    };
    // An adviser that breaks off has nothing to say.
    let answer = verdict.ok();
    let request = running.request;
    match running.question.task {
        EngineTask::Hint(_) => {
            let advice = match answer {
                Some(EngineResponse::Hint(hint)) => hint.map(Advice::Point),
                _ => None,
            };
            intents.write(Intent::Advise { request, advice });
        }
        EngineTask::TwinTurn(_) => {
            let advice = match answer {
                Some(EngineResponse::TwinTurn(turn)) => turn.ok().map(Advice::Turn),
                _ => None,
            };
            intents.write(Intent::Advise { request, advice });
        }
        EngineTask::WinChances => {
            let chances = match answer {
                Some(EngineResponse::WinChances(chances)) => chances,
                _ => None,
            };
            // What cannot be seen is kept as empty, so that nobody asks for it again and again.
            let position = running.question.position.clone();
            sight.keep(position, &chances.unwrap_or_default());
        }
        EngineTask::JudgeMove(played) => {
            let is_best = match answer {
                Some(EngineResponse::MoveJudged(is_best)) => is_best,
                _ => None,
            };
            best_moves.keep(&running.question.position, played, is_best);
        }
        EngineTask::Move { .. } | EngineTask::Opening { .. } => {}
    }
    adviser.running = None;
}

/// Stops the work that nobody wants any more and starts what is wanted. After all screens have said what they want to
/// see in this frame.
pub(super) fn start(
    live: Res<Live>,
    engines: Res<Engines>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut adviser: ResMut<Adviser>,
    mut sight: ResMut<Sight>,
    mut best_moves: ResMut<BestMoves>,
    mut redraw: ResMut<Redraw>,
) {
    let hint = live.is_looking().then(|| hint_question(&live, &engines));
    let look = sight.bypass_change_detection().take_wish();
    let look = look.map(|position| EngineRequest {
        position,
        task: EngineTask::WinChances,
    });
    let judged = best_moves.bypass_change_detection().take_wish();
    let judged = judged.map(|(position, played)| EngineRequest {
        position,
        task: EngineTask::JudgeMove(played),
    });
    let Some(question) = hint.or(look).or(judged) else {
        adviser.running = None;
        return;
    };
    redraw.every(if proxy.is_none() {
        Source::UnseenEngine
    } else {
        Source::Engine
    });
    let request = live.request();
    let is_at_it = |running: &Running| {
        running.question == question && (running.request == request || !live.is_looking())
    };
    if adviser.running.as_ref().is_some_and(is_at_it) {
        return;
    }
    adviser.running = None;
    let asked = adviser
        .study
        .ask(&engines.make, question.clone(), proxy.as_deref());
    adviser.running = Some(Running {
        request,
        question,
        asked,
    });
}

/// What the adviser is asked for a hint.
fn hint_question(live: &LiveGame, engines: &Engines) -> EngineRequest {
    if let LiveMatch::Twin(found) = live.get() {
        // On twin boards the adviser has as long as the person whom it advises.
        let (record, time) = (found.record().clone(), live.move_time());
        return EngineRequest::for_twin_boards(record, Seat::Human, time, live.random());
    }
    EngineRequest {
        position: live.one_board().position().clone(),
        task: EngineTask::Hint(engines.hint.clone()),
    }
}
