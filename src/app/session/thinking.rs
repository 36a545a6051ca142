//! Engines at work: a task for the present request, its answer through the same door as every move.
//!
//! The session counts its situations; a thought belongs to one number. When the number goes on (undo, resignation,
//! menu), the thought is stopped and its answer never looked at. An engine that panics or answers nothing ends in
//! [`Session::engine_failed`], and so does one that is silent for longer than it may think and [`Engines::patience`]
//! together. What it tells while it thinks is written into the session for the cards to show.

use crate::engine::Limits;
use crate::players::{Progress, Request, Seat, Stop, Thinker};
use crate::rules::{Point, Side};
use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{Task, TaskPool, TaskPoolBuilder};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use rand::rngs::StdRng;
use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use super::live::Session;
use super::lounge::{Badge, Lounge};
use super::message::{Change, Intent};
use super::pace::Pace;
use crate::app::chance;
use crate::app::redraw::Redraw;
use crate::app::settings::Settings;

/// How much longer than it may think an engine may be silent before it counts as hung.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long the adviser looks for a hint.
const HINT: Duration = Duration::from_secs(1);
/// News of a thought are drawn no more often than this.
const NEWS: Duration = Duration::from_millis(100);
/// How often the task is looked at when nothing can wake the window's loop.
pub(super) const POLL: Duration = Duration::from_millis(30);
/// How often it is looked at although it will wake the loop: the waking may come a moment before the answer.
pub(super) const LOOK_AGAIN: Duration = Duration::from_millis(500);
/// The courtesy pause takes at most this part of the time on the engine's clock, so that it never costs it the game.
const PAUSE_SHARE: u32 = 20;

/// Makes the thinker of a seat; nothing for a person's.
pub type MakeThinker = dyn Fn(Seat) -> Option<Box<dyn Thinker>> + Send + Sync;

/// How engines are made and how long they may take. Insert it before the session's plugin to choose otherwise.
#[derive(Resource, Clone)]
pub struct Engines {
    pub make: Arc<MakeThinker>,
    pub patience: Duration,
    /// What bounds the adviser's search for a hint.
    pub hint: Limits,
    /// Where all chance in a session starts: coins, hints, choices among equals.
    pub seed: u64,
}

impl Default for Engines {
    fn default() -> Self {
        Self {
            make: Arc::new(Seat::thinker),
            patience: PATIENCE,
            hint: Limits::turn(HINT),
            seed: chance::seed(),
        }
    }
}

/// An engine's answer: a point, or in words why there is none.
type Verdict = Result<Point, String>;

/// The thought at work, if any.
#[derive(Resource, Default)]
pub(super) struct Thought {
    running: Option<Running>,
    lounge: Lounge,
    /// Their own thread, made for the first thought: the common ones bake pictures, which must not wait for a move.
    pool: Option<&'static TaskPool>,
}

struct Running {
    request: u64,
    side: Side,
    task: Task<Verdict>,
    verdict: Option<Verdict>,
    waited: Duration,
    /// When it counts as hung.
    deadline: Duration,
    progress: Progress,
    /// Whether it has told something since the last frame.
    news: bool,
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

    /// A thread cannot be ended from outside, and a pool waits for its threads when it is dropped; so pools are leaked:
    /// one, and one more for each engine that hangs.
    fn pool(&mut self) -> &'static TaskPool {
        self.pool.get_or_insert_with(|| {
            let pool = TaskPoolBuilder::new()
                .num_threads(1)
                .thread_name("Thinker".into())
                .build();
            Box::leak(Box::new(pool))
        })
    }

    /// Gives up on a task that does not come back, and on its thread.
    fn abandon(&mut self) {
        self.running = None;
        self.pool = None;
    }
}

/// Stops a thought that nobody wants any more and starts the one that is wanted.
pub(super) fn start(
    mut session: ResMut<Session>,
    mut thought: ResMut<Thought>,
    engines: Res<Engines>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
) {
    if thought.is_current(&session) {
        return;
    }
    thought.running = None;
    let Some(side) = session.is_thinking() else {
        return;
    };
    let time = session.move_time();
    let asked = Request {
        position: session.position().clone(),
        time,
        stop: Stop::default(),
        progress: proxy.as_deref().map_or_else(Progress::default, listening),
    };
    let badge = Badge {
        sitting: session.sitting,
        side,
        seat: session.seat(side),
    };
    let (stop, progress) = (asked.stop.clone(), asked.progress.clone());
    let (make, lounge, rng) = (
        engines.make.clone(),
        thought.lounge.clone(),
        session.fork_rng(),
    );
    let wake = proxy.map(|proxy| (**proxy).clone());
    let task = thought.pool().spawn(async move {
        let verdict = think(&*make, &lounge, badge, &asked, rng);
        if let Some(wake) = wake {
            // The loop is gone only when the game is closing, and then nobody waits for the answer.
            let _ = wake.send_event(WinitUserEvent::WakeUp);
        }
        verdict
    });
    let longest = badge.seat.longest_thought(time);
    thought.running = Some(Running {
        request: session.request(),
        side,
        task,
        verdict: None,
        waited: Duration::ZERO,
        deadline: engines.patience.saturating_add(longest),
        progress,
        news: false,
        stop,
    });
}

/// One whole thought, on its own thread. The engine is made here too, for its tables take a moment.
fn think(
    make: &MakeThinker,
    lounge: &Lounge,
    badge: Badge,
    request: &Request,
    mut rng: StdRng,
) -> Verdict {
    let choice = catch_unwind(AssertUnwindSafe(|| {
        let mut thinker = lounge.call(badge).or_else(|| make(badge.seat))?;
        let point = thinker.choose(request, &mut rng);
        lounge.rest(badge, thinker);
        Some(point)
    }));
    match choice {
        Ok(Some(Some(point))) => Ok(point),
        Ok(Some(None)) => Err("it found no point to play".into()),
        Ok(None) => Err("nobody thinks for this seat".into()),
        Err(panic) => Err(words_of(panic.as_ref())),
    }
}

/// A place for news of a thought that wakes the window's loop, and not too often. What comes within the pause is seen
/// with the next frame ([`wake`] asks for one).
fn listening(proxy: &EventLoopProxyWrapper) -> Progress {
    let (proxy, start, next) = ((**proxy).clone(), Instant::now(), AtomicU64::new(0));
    Progress::heard_by(move || {
        let now = start.elapsed().as_millis() as u64;
        if now >= next.load(Ordering::Relaxed) {
            next.store(now + NEWS.as_millis() as u64, Ordering::Relaxed);
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        }
    })
}

/// Looks whether the thought has come to its end, and hands the answer in when the pause is over.
pub(super) fn collect(
    mut session: ResMut<Session>,
    mut thought: ResMut<Thought>,
    pace: Res<Pace>,
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
    let told = running
        .progress
        .latest()
        .map(|insight| (running.side, insight));
    running.news = told.is_some() && told != session.insight;
    if running.news {
        session.insight = told;
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
        None if running.waited >= running.deadline => {
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
        // News that came within a pause are shown after it.
        None if running.news => NEWS,
        None => running
            .deadline
            .saturating_sub(running.waited)
            .min(LOOK_AGAIN),
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
