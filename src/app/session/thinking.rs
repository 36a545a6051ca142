//! Engines at work: a task for the present request, its answer through the same door as every move.
//!
//! The session counts its situations; a thought belongs to one number. When the number goes on (undo, resignation,
//! menu), the thought is stopped and its answer never looked at. An engine that panics or answers nothing ends in
//! [`Session::engine_failed`], and so does one that is silent for longer than [`Engines::patience`].

use crate::players::{Seat, Stop, Thinker};
use crate::rules::{Point, Side};
use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{AsyncComputeTaskPool, Task, TaskPool, TaskPoolBuilder};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::any::Any;
use std::hash::{BuildHasher, RandomState};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::Duration;

use super::live::Session;
use super::message::{Change, Intent};
use super::pace::Pace;
use crate::app::redraw::Redraw;
use crate::app::settings::Settings;

/// How long a classic may think before it counts as hung. It needs a thousandth of that.
const PATIENCE: Duration = Duration::from_secs(10);
/// How often the task is looked at when nothing can wake the window's loop.
const POLL: Duration = Duration::from_millis(30);
/// The courtesy pause takes at most this part of the time on the engine's clock, so that it never costs it the game.
const PAUSE_SHARE: u32 = 20;

/// Makes the thinker of a seat; nothing for a person's.
pub type MakeThinker = dyn Fn(Seat) -> Option<Box<dyn Thinker>> + Send + Sync;

/// How engines are made and how long they may take. Insert it before the session's plugin to choose otherwise.
#[derive(Resource, Clone)]
pub struct Engines {
    pub make: Arc<MakeThinker>,
    pub patience: Duration,
    /// Where all chance in a session starts: coins, hints, choices among equals.
    pub seed: u64,
}

impl Default for Engines {
    fn default() -> Self {
        // The standard library's hasher draws its key from the system: a seed without a further package.
        Self {
            make: Arc::new(Seat::thinker),
            patience: PATIENCE,
            seed: RandomState::new().hash_one(()),
        }
    }
}

/// An engine's answer: a point, or in words why there is none.
type Verdict = Result<Point, String>;

/// The thought at work, if any.
#[derive(Resource, Default)]
pub(super) struct Thought {
    running: Option<Running>,
    /// Where engines think after one has hung: its thread in the common pool may be gone for good.
    spare: Option<&'static TaskPool>,
}

struct Running {
    request: u64,
    side: Side,
    task: Task<Verdict>,
    verdict: Option<Verdict>,
    waited: Duration,
    stop: Stop,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop.set();
    }
}

impl Thought {
    /// Whether the running thought is about the session's present situation.
    fn is_current(&self, session: &Session) -> bool {
        self.running
            .as_ref()
            .is_some_and(|running| running.request == session.request())
    }

    fn pool(&self) -> &'static TaskPool {
        match self.spare {
            Some(pool) => pool,
            None => AsyncComputeTaskPool::get_or_init(TaskPool::default),
        }
    }

    /// Gives up on a task that does not come back. A thread cannot be ended from outside, and a pool waits for its
    /// threads when it is dropped; so the spare pool is leaked, one for each hung engine.
    fn abandon(&mut self) {
        self.running = None;
        let pool = TaskPoolBuilder::new()
            .num_threads(1)
            .thread_name("Spare thinker".into())
            .build();
        self.spare = Some(Box::leak(Box::new(pool)));
    }
}

/// Stops a thought that nobody wants any more and starts the one that is wanted.
pub(super) fn start(
    mut session: ResMut<Session>,
    mut thought: ResMut<Thought>,
    engines: Res<Engines>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut changes: MessageWriter<Change>,
) {
    if thought.is_current(&session) {
        return;
    }
    thought.running = None;
    let Some(side) = session.is_thinking() else {
        return;
    };
    let request = session.request();
    let Some(mut thinker) = (engines.make)(session.seat(side)) else {
        changes.write_batch(session.engine_failed(request, "nobody thinks for this seat".into()));
        return;
    };
    let stop = Stop::default();
    let (position, mut rng, flag) = (session.position().clone(), session.fork_rng(), stop.clone());
    let wake = proxy.map(|proxy| (**proxy).clone());
    let task = thought.pool().spawn(async move {
        let choice = catch_unwind(AssertUnwindSafe(|| {
            thinker.choose(&position, &mut rng, &flag)
        }));
        if let Some(wake) = wake {
            // The loop is gone only when the game is closing, and then nobody waits for the answer.
            let _ = wake.send_event(WinitUserEvent::WakeUp);
        }
        match choice {
            Ok(Some(point)) => Ok(point),
            Ok(None) => Err("it found no point to play".into()),
            Err(panic) => Err(words_of(panic.as_ref())),
        }
    });
    thought.running = Some(Running {
        request,
        side,
        task,
        verdict: None,
        waited: Duration::ZERO,
        stop,
    });
}

/// Looks whether the thought has come to its end, and hands the answer in when the pause is over.
pub(super) fn collect(
    mut session: ResMut<Session>,
    mut thought: ResMut<Thought>,
    pace: Res<Pace>,
    engines: Res<Engines>,
    settings: Option<Res<Settings>>,
    mut intents: MessageWriter<Intent>,
    mut changes: MessageWriter<Change>,
) {
    if !thought.is_current(&session) {
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
        running.verdict = check_ready(&mut running.task);
    }
    let pause = pause(&session, running.side, settings.as_deref());
    match &running.verdict {
        Some(Ok(point)) if running.waited >= pause => {
            intents.write(Intent::Reply {
                request: running.request,
                point: *point,
            });
        }
        Some(Err(reason)) => {
            let (request, reason) = (running.request, reason.clone());
            thought.running = None;
            changes.write_batch(session.engine_failed(request, reason));
        }
        None if running.waited >= engines.patience => {
            let (request, waited) = (running.request, running.waited);
            thought.abandon();
            let reason = format!("it gave no answer in {} s", waited.as_secs());
            changes.write_batch(session.engine_failed(request, reason));
        }
        _ => {}
    }
}

/// Asks for the frame in which the thought has to be looked at again.
pub(super) fn wake(
    session: Res<Session>,
    thought: Res<Thought>,
    pace: Res<Pace>,
    engines: Res<Engines>,
    settings: Option<Res<Settings>>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut redraw: ResMut<Redraw>,
) {
    let Some(running) = thought.running.as_ref().filter(|_| pace.is_running()) else {
        return;
    };
    let pause = pause(&session, running.side, settings.as_deref());
    let wait = match pause
        .checked_sub(running.waited)
        .filter(|left| !left.is_zero())
    {
        Some(left) => left,
        None if running.verdict.is_some() => Duration::ZERO,
        None if proxy.is_none() => POLL,
        None => engines.patience.saturating_sub(running.waited),
    };
    if wait.is_zero() {
        redraw.next_frame();
    } else {
        redraw.after(wait);
    }
}

/// How long an answer is held back so that a person can follow: the setting, or less when the engine's clock is low.
fn pause(session: &Session, side: Side, settings: Option<&Settings>) -> Duration {
    let wish = settings.map_or(Duration::ZERO, |settings| {
        Duration::from_millis(settings.reply_pause_ms.into())
    });
    session
        .remaining(side)
        .map_or(wish, |left| wish.min(left / PAUSE_SHARE))
}

/// What a panic said, when it said anything.
fn words_of(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let words = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    format!("it broke off: {}", words.unwrap_or("no reason given"))
}
