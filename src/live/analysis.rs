//! Runs the analysis engine: hints, the coach, win chances for the heat map, judgements of moves, and reviews. It is separate from
//! the opponents' engines.
//!
//! One task runs at a time: a hint first, then the move that waits for the coach, the heat map, then the moves to judge after a game, then its review. When the task
//! changes (a move, undo, another position in the review, the heat map switched off), the previous one stops at once.

use crate::live::messages::LiveWriter;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use narabe_matches::players::{EngineRequest, EngineResponse, EngineTask, Seat};

use super::best_moves::BestMoves;
use super::coach::Coach;
use super::engine_runner::{EngineRunner, RunningTask, take_ended};
use super::game_review::GameReview;
use super::heat_map::HeatMaps;
use super::opponent_search::Engines;
use super::resource::Live;
use crate::redraw::{Redraw, Source};
use narabe_matches::{EngineAnswer, GameHint, Intent, LiveGame};

/// The analysis engine and its current task.
#[derive(Resource)]
pub(super) struct AnalysisEngine {
    /// What the engine does, and the request number of the live game for which a hint was asked.
    running: Option<((EngineRequest, u64), RunningTask)>,
    runner: EngineRunner,
}

impl Default for AnalysisEngine {
    fn default() -> Self {
        Self {
            running: None,
            runner: EngineRunner::new("Analysis"),
        }
    }
}

/// Delivers the result of the current task, if there is one.
pub(super) fn collect(
    mut analysis: ResMut<AnalysisEngine>,
    mut heat_maps: ResMut<HeatMaps>,
    mut best_moves: ResMut<BestMoves>,
    mut review: ResMut<GameReview>,
    mut coach: ResMut<Coach>,
    mut intents: LiveWriter<Intent>,
) {
    let Some(((engine_request, request), result)) = take_ended(&mut analysis.running) else {
        return;
    };
    let EngineRequest { position, task } = engine_request;
    // A failed task has no result. It is stored as such, so that it is not requested again in every frame.
    match (task, result.ok()) {
        (EngineTask::Hint(_) | EngineTask::TwinTurn(_), response) => {
            let hint = match response {
                Some(EngineResponse::Hint(hint)) => hint.map(GameHint::Point),
                Some(EngineResponse::TwinTurn(turn)) => turn.ok().map(GameHint::Turn),
                _ => None,
            };
            let answer = EngineAnswer::Hint(hint);
            intents.write(Intent::Engine { request, answer });
        }
        (EngineTask::Prove { .. }, response) => {
            let win = match response {
                Some(EngineResponse::Proved(win)) => win,
                _ => None,
            };
            if let Some(intent) = coach.store(&position, win.as_deref()) {
                intents.write(intent);
            }
        }
        (EngineTask::WinChances, Some(EngineResponse::WinChances(Some(chances)))) => {
            heat_maps.store(position, &chances);
        }
        (EngineTask::WinChances, _) => heat_maps.store(position, &[]),
        (EngineTask::JudgeMove(_), Some(EngineResponse::MoveJudged(is_best))) => {
            best_moves.store(&position, is_best);
        }
        (EngineTask::JudgeMove(_), _) => best_moves.store(&position, None),
        (_, Some(EngineResponse::Examined(found))) => {
            review.store(&position, found.map(|found| *found));
        }
        (_, _) => review.store(&position, None),
    }
}

/// Stops a task that is no longer needed and starts the current one. Runs after all screens have requested what they
/// show in this frame.
pub(super) fn start(
    live: Res<Live>,
    engines: Res<Engines>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut analysis: ResMut<AnalysisEngine>,
    mut heat_maps: ResMut<HeatMaps>,
    mut best_moves: ResMut<BestMoves>,
    review: Res<GameReview>,
    coach: Res<Coach>,
    mut redraw: ResMut<Redraw>,
) {
    let hint = live
        .is_hint_pending()
        .then(|| hint_request(&live, &engines));
    let coached = coach.request(&live);
    let heat_map = heat_maps.bypass_change_detection().take_request();
    let heat_map = heat_map.map(|position| EngineRequest {
        position,
        task: EngineTask::WinChances,
    });
    let judged = best_moves.bypass_change_detection().take_request();
    let judged = judged.map(|(position, played)| EngineRequest {
        position,
        task: EngineTask::JudgeMove(played),
    });
    let reviewed = review.request();
    let reviewed = reviewed.map(|(position, task)| EngineRequest { position, task });
    let Some(engine_request) = hint.or(coached).or(heat_map).or(judged).or(reviewed) else {
        analysis.running = None;
        return;
    };
    redraw.every(if proxy.is_none() {
        Source::HeadlessEngine
    } else {
        Source::Engine
    });
    let request = live.request();
    let is_current = analysis.running.as_ref().is_some_and(|(about, _)| {
        about.0 == engine_request && (about.1 == request || !live.is_hint_pending())
    });
    if is_current {
        return;
    }
    analysis.running = None;
    let task = analysis
        .runner
        .start(&engines.make, engine_request.clone(), proxy.as_deref());
    analysis.running = Some(((engine_request, request), task));
}

/// The task for a hint.
fn hint_request(live: &LiveGame, engines: &Engines) -> EngineRequest {
    if let LiveGame::Twin(found) = live {
        // On twin boards the hint takes as long as an engine would on the person's clock.
        let (record, time) = (found.record().clone(), live.move_time());
        return EngineRequest::for_twin_boards(record, Seat::Human, time, live.random());
    }
    EngineRequest {
        position: live.one_board().position().clone(),
        task: EngineTask::Hint(engines.hint.clone()),
    }
}
