//! Runs the opponents' engines: one search for the current request, whose result becomes an [`Intent`].
//!
//! The live game numbers its requests. When the number changes (undo, resignation, menu), the search is stopped and its
//! result dropped. An engine that panics, gives no move, or exceeds its thinking time by [`Engines::response_timeout`] has
//! failed.

use crate::live::messages::LiveWriter;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use narabe_engine_core::Limits;
use narabe_matches::players::tasks::{ChooseMove, DecideOpening, EngineRequest};
use narabe_matches::players::{EngineFactory, EngineKey, NoMoveReason, OpeningDecision, Seat};
use narabe_matches::{Change, EngineAnswer, EngineFailure, GameAction, Intent, LiveGame};
use narabe_rules::Side;
use narabe_rules::opening::Action;
use std::sync::Arc;
use std::time::Duration;

use super::engine_runner::{EngineRunner, RunningTask, TaskResult};
use super::game_time::GameTime;
use super::resource::Live;
use crate::random;
use crate::redraw::{Redraw, Source};
use crate::settings::Settings;

/// How much longer than its thinking time an engine may take before it counts as hung.
const RESPONSE_TIMEOUT: Duration = Duration::from_secs(10);
/// The thinking time for a hint.
const HINT_TIME: Duration = Duration::from_secs(1);
/// The reply pause takes at most this fraction of the engine's remaining time, so that it never loses on time.
const PAUSE_FRACTION: u32 = 20;

/// How engines are created and how long they may take. Insert it before this module's plugin to replace the defaults.
#[derive(Resource, Clone)]
pub struct Engines {
    pub make: Arc<EngineFactory>,
    pub response_timeout: Duration,
    /// The limits of the search for a hint.
    pub hint: Limits,
    /// The random seed: coin tosses, hints, choices among equal moves.
    pub seed: u64,
}

impl Default for Engines {
    fn default() -> Self {
        Self {
            // In a browser the workers create the players, and the page's program is smaller without an engine.
            make: if cfg!(target_family = "wasm") {
                Arc::new(|_| None)
            } else {
                Arc::new(Seat::engine_player)
            },
            response_timeout: RESPONSE_TIMEOUT,
            hint: Limits::move_time(HINT_TIME),
            seed: random::seed(),
        }
    }
}

/// The current search of an opponent, if any.
#[derive(Resource)]
pub(super) struct OpponentSearch {
    running: Option<RunningSearch>,
    /// Further actions that were decided in an opening, the next one last, and the request number they are for.
    decided_ahead: (u64, Vec<Action>),
    runner: EngineRunner,
    /// The programs that the runner may keep.
    programs: Vec<EngineKey>,
}

impl Default for OpponentSearch {
    fn default() -> Self {
        Self {
            running: None,
            decided_ahead: (0, Vec::new()),
            runner: EngineRunner::new("Opponent"),
            programs: Vec::new(),
        }
    }
}

/// What an engine plays, or why it does not.
type Played = Result<EngineAnswer, EngineFailure>;

struct RunningSearch {
    request: u64,
    side: Side,
    /// `None` if the answer is known already.
    task: Option<RunningTask<TaskResult<Played>>>,
    /// What it plays, or that it has failed.
    answer: Option<EngineAnswer>,
    waited: Duration,
    /// When the engine counts as hung.
    deadline: Duration,
    /// Whether there is new progress since the last frame.
    has_news: bool,
}

impl OpponentSearch {
    /// The answer as an intent. Further actions of an opening decision are kept for the following requests.
    fn deliver(&mut self, request: u64, answer: EngineAnswer) -> Intent {
        if let EngineAnswer::Play(GameAction::OpeningAction(_), decision) = &answer {
            if let Some(decision) = decision {
                self.decided_ahead.1 = decision.actions.iter().skip(1).rev().copied().collect();
            }
            self.decided_ahead.0 = request + 1;
        }
        Intent::Engine { request, answer }
    }

    /// The action decided before for this request, if nothing else has happened since.
    fn take_decided(&mut self, request: u64) -> Option<Action> {
        if self.decided_ahead.0 != request {
            self.decided_ahead.1.clear();
        }
        self.decided_ahead.1.pop()
    }

    /// Ends the programs that are not at play any more: the game is over or was left, or another player has taken the seat.
    fn end_programs(&mut self, live: &Live) {
        let seated = Side::ALL.into_iter().filter(|_| live.is_in_progress());
        let seated = seated.filter(|side| live.seat(*side).external().is_some());
        let wanted: Vec<EngineKey> = seated.map(|side| key(live, side)).collect();
        if self.programs != wanted {
            #[cfg(not(target_family = "wasm"))]
            self.runner.keep_programs(wanted.clone());
            self.programs = wanted;
        }
    }

    /// Whether the running search is for the current request.
    fn is_current(&self, live: &Live) -> bool {
        let running = self.running.as_ref();
        running.is_some_and(|running| running.request == live.request())
    }
}

/// Stops a search that is no longer needed and starts the current one.
pub(super) fn start(
    live: Res<Live>,
    mut search: ResMut<OpponentSearch>,
    engines: Res<Engines>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
) {
    if search.is_current(&live) {
        return;
    }
    search.running = None;
    search.end_programs(&live);
    let Some(side) = live.thinking_side() else {
        return;
    };
    let (time, seat) = (live.move_time(), live.seat(side));
    let next = search.take_decided(live.request());
    let task = next
        .is_none()
        .then(|| start_task(&mut search.runner, &engines, &live, side, proxy.as_deref()));
    let longest = seat.max_thinking_time(time);
    search.running = Some(RunningSearch {
        request: live.request(),
        side,
        task,
        answer: next.map(|action| EngineAnswer::Play(GameAction::OpeningAction(action), None)),
        waited: Duration::ZERO,
        deadline: engines.response_timeout.saturating_add(longest),
        has_news: false,
    });
}

/// Starts the task of the engine that plays this side. Its result is what the engine plays.
fn start_task(
    runner: &mut EngineRunner,
    engines: &Engines,
    live: &LiveGame,
    side: Side,
    proxy: Option<&EventLoopProxyWrapper>,
) -> RunningTask<TaskResult<Played>> {
    let (seat, time, seed) = (live.seat(side), live.move_time(), live.random());
    let make = &engines.make;
    if let LiveGame::Twin(found) = live {
        let request = EngineRequest::for_twin_boards(found.record().clone(), seat, time, seed);
        let task = runner.start(make, request, proxy);
        return task.map(|turn| Ok(played(turn?.map(GameAction::Turn))));
    }
    let found = live.one_board();
    let position = found.position().clone();
    let key = key(live, side);
    if live.is_opening() {
        let opening = Box::new(found.opening().with_own_position());
        let task = DecideOpening {
            opening,
            key,
            time,
            seed,
        };
        let task = runner.start(make, EngineRequest { position, task }, proxy);
        return task.map(|decision| Ok(decided(decision?)));
    }
    let task = ChooseMove { key, time, seed };
    let task = runner.start(make, EngineRequest { position, task }, proxy);
    task.map(|point| {
        let point = point?.map(|point| GameAction::Stone(point.into()));
        Ok(played(point))
    })
}

/// The engine player of a side in the game in progress.
fn key(live: &LiveGame, side: Side) -> EngineKey {
    EngineKey {
        board_id: live.board_id(),
        side,
        seat: live.seat(side),
    }
}

fn played(action: Result<GameAction, NoMoveReason>) -> Played {
    Ok(EngineAnswer::Play(action?, None))
}

fn decided(decision: Result<OpeningDecision, NoMoveReason>) -> Played {
    let decision = decision?;
    let first = *decision.actions.first().ok_or(NoMoveReason::NoAction)?;
    Ok(EngineAnswer::Play(
        GameAction::OpeningAction(first),
        Some(decision),
    ))
}

/// Checks whether the search is finished, and delivers the decision after the reply pause.
pub(super) fn collect(
    mut live: ResMut<Live>,
    mut search: ResMut<OpponentSearch>,
    game_time: Res<GameTime>,
    settings: Option<Res<Settings>>,
    mut intents: LiveWriter<Intent>,
    mut changes: LiveWriter<Change>,
) {
    if !search.is_current(&live) {
        return;
    }
    let search = &mut *search;
    let (Some(running), Some(elapsed)) = (&mut search.running, game_time.elapsed) else {
        return;
    };
    running.waited += elapsed;
    if let Some(task) = running.task.as_ref().filter(|_| running.answer.is_none()) {
        let answer = task.take();
        running.answer = answer.map(|answer| {
            let played = answer.unwrap_or_else(|fault| Err(EngineFailure::Broken(fault)));
            played.unwrap_or_else(EngineAnswer::Failed)
        });
    }
    let (request, waited) = (running.request, running.waited);
    let progress = running.task.as_ref().and_then(RunningTask::progress);
    running.has_news = progress.is_some() && progress != live.search_progress(running.side);
    if let Some(progress) = progress.filter(|_| running.has_news) {
        let answer = EngineAnswer::Progress(progress);
        live.0.apply(&Intent::Engine { request, answer });
    }
    if running.answer.is_none() && waited >= running.deadline {
        search.runner.abandon();
        let reason = EngineFailure::Silent(waited.as_secs());
        running.answer = Some(EngineAnswer::Failed(reason));
    }
    let pause = pause(&live, running.side, settings.as_deref());
    match running.answer.clone() {
        Some(answer @ EngineAnswer::Failed(_)) => {
            search.running = None;
            changes.write_batch(live.0.apply(&Intent::Engine { request, answer }));
        }
        // A move held back by the pause comes before a loss on time.
        Some(answer) if waited >= pause || live.overdue().is_some() => {
            intents.write(search.deliver(request, answer));
        }
        _ => {}
    }
}

/// Requests the frame in which the search must be checked again.
pub(super) fn wake(
    live: Res<Live>,
    search: Res<OpponentSearch>,
    game_time: Res<GameTime>,
    settings: Option<Res<Settings>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(running) = search.running.as_ref().filter(|_| game_time.is_running) else {
        return;
    };
    let pause = pause(&live, running.side, settings.as_deref());
    let wait = match pause
        .checked_sub(running.waited)
        .filter(|left| !left.is_zero())
    {
        Some(left) => left,
        None if running.answer.is_some() => Duration::ZERO,
        None if proxy.is_none() => Source::HeadlessEngine.gap(),
        // Progress made during a pause is shown after it.
        None if running.has_news => Source::EngineProgress.gap(),
        None => running
            .deadline
            .saturating_sub(running.waited)
            .min(Source::Engine.gap()),
    };
    redraw.after(wait);
}

/// How long a move is held back so that a person can follow: the setting, or less when the engine's clock is low.
fn pause(live: &LiveGame, side: Side, settings: Option<&Settings>) -> Duration {
    let wanted = settings.map_or(Duration::ZERO, |settings| {
        Duration::from_millis(settings.reply_pause_ms.into())
    });
    let left = live.clock().remaining(side);
    left.map_or(wanted, |left| wanted.min(left / PAUSE_FRACTION))
}
