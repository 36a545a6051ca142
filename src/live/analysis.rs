//! Runs the analysis engine: hints, the coach, win chances for the heat map, judgements of moves, and reviews. It is separate from
//! the opponents' engines.
//!
//! One task runs at a time: a hint first, then the move that waits for the coach, the heat map, then the moves to judge after a game, then its review. When the task
//! changes (a move, undo, another position in the review, the heat map switched off), the previous one stops at once.

use crate::live::messages::LiveWriter;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;

use super::analysis_task::{AnalysisResult, AnalysisTask};
use super::best_moves::BestMoves;
use super::coach::Coach;
use super::engine_runner::{EngineRunner, RunningTask, take_ended};
use super::game_review::GameReview;
use super::heat_map::HeatMaps;
use super::opponent_search::Engines;
use super::resource::Live;
use crate::redraw::{Redraw, Source};
use narabe_matches::players::tasks::{EngineRequest, JudgeMove, WinChances};
use narabe_matches::{EngineAnswer, Intent};

/// The analysis engine and its current task.
#[derive(Resource)]
pub(super) struct AnalysisEngine {
    /// What the engine does, and the request number of the live game for which a hint was asked.
    running: Option<((AnalysisTask, u64), RunningTask<AnalysisResult>)>,
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
    let Some(((task, request), found)) = take_ended(&mut analysis.running) else {
        return;
    };
    // A failed task has no result. It is stored as such, so that it is not requested again in every frame.
    match found {
        AnalysisResult::Hint(hint) => {
            let answer = EngineAnswer::Hint(hint);
            intents.write(Intent::Engine { request, answer });
        }
        AnalysisResult::Win(win) => {
            intents.write_batch(coach.store(task.position(), win.as_deref()))
        }
        AnalysisResult::WinChances(chances) => heat_maps.store(task.position().clone(), &chances),
        AnalysisResult::IsBest(is_best) => best_moves.store(task.position(), is_best),
        AnalysisResult::Findings(found) => review.store(task.position(), found.map(|found| *found)),
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
        .then(|| AnalysisTask::hint(&live, &engines));
    let coached = coach.request(&live).map(AnalysisTask::Prove);
    let heat_map = heat_maps.bypass_change_detection().take_request();
    let heat_map = heat_map.map(|position| {
        let task = WinChances;
        AnalysisTask::WinChances(EngineRequest { position, task })
    });
    let judged = best_moves.bypass_change_detection().take_request();
    let judged = judged.map(|(position, played)| {
        let task = JudgeMove(played);
        AnalysisTask::JudgeMove(EngineRequest { position, task })
    });
    let reviewed = review.request().map(AnalysisTask::Examine);
    let Some(task) = hint.or(coached).or(heat_map).or(judged).or(reviewed) else {
        analysis.running = None;
        return;
    };
    redraw.every(Source::Engine.or_headless(proxy.is_some()));
    let request = live.request();
    let is_current = analysis.running.as_ref().is_some_and(|(about, _)| {
        about.0 == task && (about.1 == request || !live.is_hint_pending())
    });
    if is_current {
        return;
    }
    analysis.running = None;
    let running = task
        .clone()
        .start(&mut analysis.runner, &engines, proxy.as_deref());
    analysis.running = Some(((task, request), running));
}
