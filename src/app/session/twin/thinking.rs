//! Engines at work on twin boards, for an opponent's turn and for a hint: one question at a time, in the same kind of study
//! as the ordinary game's, so that a desktop thinks on a thread and a browser in a worker.

use crate::players::{Answer, Question};
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::time::Duration;

use super::live::TwinSession;
use super::message::{TwinChange, TwinIntent};
use super::systems::TwinPace;
use crate::app::redraw::{Redraw, Source};
use crate::app::session::study::{Asked, Study};
use crate::app::session::thinking::Engines;
use crate::app::settings::Settings;
use crate::engine::twin::TwinLevel;
use crate::players::Seat;
use crate::rules::Side;
use crate::rules::twin::Turn;

/// The thought at work, if any.
#[derive(Resource)]
pub(super) struct TwinThought {
    running: Option<Running>,
    study: Study,
}

impl Default for TwinThought {
    fn default() -> Self {
        Self {
            running: None,
            study: Study::new("Twin thinker"),
        }
    }
}

struct Running {
    request: u64,
    /// Who thinks for itself; for a person somebody looks for a hint.
    seat: Seat,
    side: Side,
    asked: Asked,
    verdict: Option<Result<Turn, String>>,
    waited: Duration,
    /// When it counts as hung.
    deadline: Duration,
    news: bool,
}

/// Who has to think now: an engine for its turn, or for a person's hint.
fn wanted(session: &TwinSession) -> Option<(Seat, Side)> {
    let side = session.to_move();
    let hint = session.is_looking().then_some((Seat::Human, side));
    hint.or_else(|| session.is_thinking().map(|side| (session.seat(side), side)))
}

/// Stops a thought that nobody wants any more and starts the one that is wanted.
pub(super) fn start(
    mut session: ResMut<TwinSession>,
    mut thought: ResMut<TwinThought>,
    engines: Res<Engines>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
) {
    let wanted = wanted(&session);
    let is_at_it = |running: &Running| {
        running.request == session.request() && Some((running.seat, running.side)) == wanted
    };
    if thought.running.as_ref().is_some_and(is_at_it) {
        return;
    }
    if thought.running.is_some() {
        thought.running = None;
    }
    let Some((seat, side)) = wanted else { return };
    let time = session.turn_time();
    let seed = session.fork_seed();
    let question = Question::about_twins(session.record().clone(), seat, time, seed);
    // Who advises a person is as strong as the strongest opponent, and takes as long.
    let thinker = match seat {
        Seat::Human => Seat::Twin(TwinLevel::Meoto),
        other => other,
    };
    let asked = thought.study.ask(&engines.make, question, proxy.as_deref());
    thought.running = Some(Running {
        request: session.request(),
        seat,
        side,
        asked,
        verdict: None,
        waited: Duration::ZERO,
        deadline: engines
            .patience
            .saturating_add(thinker.longest_thought(time)),
        news: false,
    });
}

fn verdict(told: crate::app::session::study::Verdict) -> Result<Turn, String> {
    match told? {
        Answer::Turn(turn) => turn.map_err(|silence| silence.to_string()),
        other => Err(format!("it answered another question: {other:?}")),
    }
}

/// Looks whether the thought has come to its end, and hands the answer in when the pause is over.
pub(super) fn collect(
    mut session: ResMut<TwinSession>,
    mut thought: ResMut<TwinThought>,
    pace: Res<TwinPace>,
    settings: Option<Res<Settings>>,
    mut intents: MessageWriter<TwinIntent>,
    mut changes: MessageWriter<TwinChange>,
) {
    let Some(running) = &mut thought.running else {
        return;
    };
    let Some(elapsed) = pace.0.elapsed() else {
        return;
    };
    if running.request != session.request() {
        return;
    }
    running.waited += elapsed;
    if running.verdict.is_none() {
        running.verdict = running.asked.take().map(verdict);
    }
    let told = running.asked.insight();
    running.news = told.is_some() && told != session.insight;
    if running.news {
        session.insight = told;
    }
    let request = running.request;
    let pause = pause(&session, running, settings.as_deref());
    let hint = running.seat.is_human();
    match running.verdict.take() {
        Some(verdict) if hint => {
            thought.running = None;
            let turn = verdict.ok();
            intents.write(TwinIntent::Advise { request, turn });
        }
        Some(Ok(turn)) if running.waited >= pause => {
            running.verdict = Some(Ok(turn));
            intents.write(TwinIntent::Reply { request, turn });
        }
        Some(Err(reason)) => {
            thought.running = None;
            changes.write_batch(session.engine_failed(request, reason));
        }
        None if running.waited >= running.deadline => {
            let waited = running.waited.as_secs();
            thought.running = None;
            thought.study.abandon();
            let reason = format!("it gave no answer in {waited} s");
            if hint {
                let turn = None;
                intents.write(TwinIntent::Advise { request, turn });
            } else {
                changes.write_batch(session.engine_failed(request, reason));
            }
        }
        waiting => running.verdict = waiting,
    }
}

/// Asks for the frame in which the thought has to be looked at again.
pub(super) fn wake(
    session: Res<TwinSession>,
    thought: Res<TwinThought>,
    pace: Res<TwinPace>,
    settings: Option<Res<Settings>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(running) = thought.running.as_ref().filter(|_| pace.0.is_running()) else {
        return;
    };
    let left = pause(&session, running, settings.as_deref()).saturating_sub(running.waited);
    match left {
        left if !left.is_zero() => redraw.after(left),
        _ if running.verdict.is_some() => redraw.next_frame(),
        _ if proxy.is_none() => redraw.every(Source::UnseenEngine),
        // News that came within a pause are shown after it.
        _ if running.news => redraw.every(Source::EngineNews),
        _ => redraw.every(Source::Engine),
    }
}

/// How long an opponent's answer is held back so that a person can follow.
fn pause(session: &TwinSession, running: &Running, settings: Option<&Settings>) -> Duration {
    if running.seat.is_human() {
        return Duration::ZERO;
    }
    let left = session.clock().remaining(running.side);
    crate::app::session::thinking::courtesy(left, settings)
}
