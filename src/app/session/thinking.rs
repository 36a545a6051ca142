//! Engines at work: a question for the present request, and its answer as an [`Intent`] like every move.
//!
//! The live game numbers its situations, and a search belongs to one number. When the number grows (undo, resignation,
//! menu), the search is stopped and its answer dropped. An engine that panics or gives no answer ends in
//! [`Intent::EngineFailed`], and so does one that is silent for longer than it may think and [`Engines::patience`] together.

use crate::engine::Limits;
use crate::matches::{Change, Decision, Intent, LiveGame, LiveMatch};
use crate::players::{EngineFactory, EngineKey, EngineRequest, EngineResponse, EngineTask, Seat};
use crate::rules::Side;
use crate::rules::opening::Action;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::sync::Arc;
use std::time::Duration;

use super::live::Live;
use super::pace::Pace;
use super::study::{Asked, Study};
use crate::app::chance;
use crate::app::redraw::{Redraw, Source};
use crate::app::settings::Settings;

/// How much longer than it may think an engine may be silent before it counts as hung.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the adviser looks for a hint.
const HINT: Duration = Duration::from_secs(1);
/// What is wrong with an engine that has nothing to say in an opening.
const NOTHING: &str = "it found nothing to do in the opening";
/// The courtesy pause takes at most this part of the time on the engine's clock, so that it never costs it the game.
const PAUSE_SHARE: u32 = 20;

/// How engines are made and how long they may take. Insert it before the session's plugin to choose otherwise.
#[derive(Resource, Clone)]
pub struct Engines {
    pub make: Arc<EngineFactory>,
    pub patience: Duration,
    /// What bounds the adviser's search for a hint.
    pub hint: Limits,
    /// Where all chance in a session starts: coins, hints, choices among equals.
    pub seed: u64,
}

impl Default for Engines {
    fn default() -> Self {
        Self {
            make: own_thinkers(),
            patience: PATIENCE,
            hint: Limits::move_time(HINT),
            seed: chance::seed(),
        }
    }
}

fn own_thinkers() -> Arc<EngineFactory> {
    // In a browser the workers make them, and the page's program is smaller without an engine.
    if cfg!(target_family = "wasm") {
        Arc::new(|_| None)
    } else {
        Arc::new(Seat::engine_player)
    }
}

/// An engine's decision, or in words why there is none.
type Verdict = Result<Decision, String>;

/// The search at work, if any.
#[derive(Resource)]
pub(super) struct Thought {
    running: Option<Running>,
    /// What else was decided in an opening, the next last, and the request in which that is to be done.
    ahead: (u64, Vec<Action>),
    study: Study,
}

impl Default for Thought {
    fn default() -> Self {
        Self {
            running: None,
            ahead: (0, Vec::new()),
            study: Study::new("Thinker"),
        }
    }
}

struct Running {
    request: u64,
    side: Side,
    /// None where the answer is known already.
    asked: Option<Asked>,
    verdict: Option<Verdict>,
    waited: Duration,
    /// When it counts as hung.
    deadline: Duration,
    /// Whether it has told something since the last frame.
    news: bool,
}

impl Thought {
    /// The answer as an intent. Further actions in the opening wait for their turn, which is the request after this one.
    fn hand_in(&mut self, request: u64, decision: Decision) -> Intent {
        if let Decision::InOpening(_, opened) = &decision {
            if let Some(opened) = opened {
                self.ahead.1 = opened.actions.iter().skip(1).rev().copied().collect();
            }
            self.ahead.0 = request + 1;
        }
        Intent::Reply { request, decision }
    }

    /// What was decided before for this request, if nothing else has happened since.
    fn next_decided(&mut self, request: u64) -> Option<Action> {
        if self.ahead.0 != request {
            self.ahead.1.clear();
        }
        self.ahead.1.pop()
    }

    /// Whether the running search is about the present situation.
    fn is_current(&self, live: &Live) -> bool {
        let running = self.running.as_ref();
        running.is_some_and(|running| running.request == live.request())
    }
}

/// Stops a search that is no longer wanted and starts the one that is.
pub(super) fn start(
    live: Res<Live>,
    mut thought: ResMut<Thought>,
    engines: Res<Engines>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
) {
    if thought.is_current(&live) {
        return;
    }
    thought.running = None;
    let Some(side) = live.thinking_side() else {
        return;
    };
    let (time, seat) = (live.move_time(), live.seat(side));
    let next = thought.next_decided(live.request());
    let asked = match next {
        Some(_) => None,
        None => {
            let question = question(&live, side);
            Some(thought.study.ask(&engines.make, question, proxy.as_deref()))
        }
    };
    let longest = seat.max_thinking_time(time);
    thought.running = Some(Running {
        request: live.request(),
        side,
        asked,
        verdict: next.map(|action| Ok(Decision::InOpening(action, None))),
        waited: Duration::ZERO,
        deadline: engines.patience.saturating_add(longest),
        news: false,
    });
}

/// What the engine of a side is asked now.
fn question(live: &LiveGame, side: Side) -> EngineRequest {
    let (seat, time, seed) = (live.seat(side), live.move_time(), live.random());
    if let LiveMatch::Twin(found) = live.get() {
        return EngineRequest::for_twin_boards(found.record().clone(), seat, time, seed);
    }
    let found = live.one_board();
    let task = if live.is_opening() {
        EngineTask::Opening {
            opening: Box::new(found.opening().clone()),
            seat,
            seed,
        }
    } else {
        let key = EngineKey {
            board_id: live.board_id(),
            side,
            seat,
        };
        EngineTask::Move { key, time, seed }
    };
    EngineRequest {
        position: found.position().clone(),
        task,
    }
}

/// What an answer decides, or in words why it does not.
fn verdict(answer: super::study::Verdict) -> Verdict {
    match answer? {
        EngineResponse::Move(point) => point
            .map(Decision::Move)
            .map_err(|silence| silence.to_string()),
        EngineResponse::TwinTurn(turn) => turn
            .map(Decision::Turn)
            .map_err(|silence| silence.to_string()),
        EngineResponse::Opening(Some(opened)) => match opened.actions.first() {
            Some(first) => Ok(Decision::InOpening(*first, Some(opened))),
            None => Err(NOTHING.into()),
        },
        EngineResponse::Opening(None) => Err(NOTHING.into()),
        other => Err(format!("it answered another question: {other:?}")),
    }
}

/// Looks whether the thought has come to its end, and hands the answer in when the pause is over.
pub(super) fn collect(
    mut live: ResMut<Live>,
    mut thought: ResMut<Thought>,
    pace: Res<Pace>,
    settings: Option<Res<Settings>>,
    mut intents: MessageWriter<Intent>,
    mut changes: MessageWriter<Change>,
) {
    if !thought.is_current(&live) {
        return;
    }
    let Some(running) = &mut thought.running else {
        return;
    };
    let Some(elapsed) = pace.elapsed() else {
        return;
    };
    running.waited += elapsed;
    if running.verdict.is_none() {
        let told = running.asked.as_ref().and_then(Asked::take);
        running.verdict = told.map(verdict);
    }
    let insight = running.asked.as_ref().and_then(Asked::insight);
    running.news = insight.is_some() && insight != live.insight(running.side);
    if let Some(insight) = insight.filter(|_| running.news) {
        let request = running.request;
        live.0.apply(&Intent::Progress { request, insight });
    }
    let pause = pause(&live, running.side, settings.as_deref());
    match &running.verdict {
        // An answer that is held back is an answer: it comes before the flag.
        Some(Ok(decided)) if running.waited >= pause || live.overdue().is_some() => {
            let (request, decided) = (running.request, decided.clone());
            intents.write(thought.hand_in(request, decided));
        }
        Some(Err(reason)) => {
            let (request, reason) = (running.request, reason.clone());
            thought.running = None;
            changes.write_batch(live.0.apply(&Intent::EngineFailed { request, reason }));
        }
        None if running.waited >= running.deadline => {
            let (request, waited) = (running.request, running.waited);
            thought.running = None;
            thought.study.abandon();
            let reason = format!("it gave no answer in {} s", waited.as_secs());
            changes.write_batch(live.0.apply(&Intent::EngineFailed { request, reason }));
        }
        _ => {}
    }
}

/// Asks for the frame in which the thought has to be looked at again.
pub(super) fn wake(
    live: Res<Live>,
    thought: Res<Thought>,
    pace: Res<Pace>,
    settings: Option<Res<Settings>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(running) = thought.running.as_ref().filter(|_| pace.is_running()) else {
        return;
    };
    let pause = pause(&live, running.side, settings.as_deref());
    let wait = match pause
        .checked_sub(running.waited)
        .filter(|left| !left.is_zero())
    {
        Some(left) => left,
        None if running.verdict.is_some() => Duration::ZERO,
        None if proxy.is_none() => Source::UnseenEngine.gap(),
        // News that came within a pause are shown after it.
        None if running.news => Source::EngineNews.gap(),
        None => running
            .deadline
            .saturating_sub(running.waited)
            .min(Source::Engine.gap()),
    };
    if wait.is_zero() {
        redraw.next_frame();
    } else {
        redraw.after(wait);
    }
}

/// How long an answer is held back so that a person can follow: the setting, or less when the engine's clock is low.
fn pause(live: &LiveGame, side: Side, settings: Option<&Settings>) -> Duration {
    let wanted = settings.map_or(Duration::ZERO, |settings| {
        Duration::from_millis(settings.reply_pause_ms.into())
    });
    let left = live.remaining(side);
    left.map_or(wanted, |left| wanted.min(left / PAUSE_SHARE))
}
