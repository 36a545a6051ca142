//! The adviser at work: hints, and what the engine sees, on a thread apart from the opponents'.
//!
//! There is one question at a time, and a hint goes before the overlay. Whatever changes the question (a move, undo,
//! another position in the review, the overlay switched off) stops the work on the old one at once.

use crate::engine::Limits;
use crate::players::{Adviser, Hint, Stop};
use crate::rules::{Point, Position};
use bevy::prelude::*;
use bevy::tasks::futures::check_ready;
use bevy::tasks::{Task, TaskPool, TaskPoolBuilder};
use bevy::winit::{EventLoopProxyWrapper, WinitUserEvent};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};

use super::heat::Sight;
use super::live::Session;
use super::message::Intent;
use super::thinking::{Engines, LOOK_AGAIN, POLL};
use crate::app::redraw::Redraw;

/// What the adviser is asked.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Question {
    /// The best move in the session's situation of this number.
    Hint { request: u64 },
    /// What every point is worth.
    Chances,
}

/// What it answers: nothing when it found nothing.
enum Answer {
    Hint(Option<Hint>),
    Chances(Option<Vec<(Point, u8)>>),
}

/// The adviser, and the question that it is at.
#[derive(Resource)]
pub(super) struct Counsel {
    running: Option<Running>,
    adviser: Arc<Mutex<Option<Adviser>>>,
    /// Its own thread: the common ones may all be busy with the opponents.
    pool: TaskPool,
}

struct Running {
    question: Question,
    position: Position,
    task: Task<Answer>,
    stop: Stop,
}

impl Drop for Running {
    fn drop(&mut self) {
        self.stop.set();
    }
}

impl Default for Counsel {
    fn default() -> Self {
        let pool = TaskPoolBuilder::new()
            .num_threads(1)
            .thread_name("Adviser".into())
            .build();
        Self {
            running: None,
            adviser: Arc::default(),
            pool,
        }
    }
}

impl Running {
    fn is_about(&self, question: &Question, position: &Position) -> bool {
        self.question == *question && self.position == *position
    }
}

/// Hands in the answer, if there is one.
pub(super) fn collect(
    mut counsel: ResMut<Counsel>,
    mut sight: ResMut<Sight>,
    mut intents: MessageWriter<Intent>,
) {
    let Some(running) = &mut counsel.running else {
        return;
    };
    let Some(answer) = check_ready(&mut running.task) else {
        return;
    };
    match (&running.question, answer) {
        (Question::Hint { request }, Answer::Hint(hint)) => {
            intents.write(Intent::Advise {
                request: *request,
                hint,
            });
        }
        (_, Answer::Chances(chances)) => {
            // What cannot be seen is kept as empty, so that nobody asks for it again and again.
            sight.keep(running.position.clone(), &chances.unwrap_or_default());
        }
        (Question::Chances, Answer::Hint(_)) => {}
    }
    counsel.running = None;
}

/// Stops the work that nobody wants any more and starts what is wanted. After all screens have said what they want to
/// see in this frame.
pub(super) fn start(
    session: Res<Session>,
    engines: Res<Engines>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut counsel: ResMut<Counsel>,
    mut sight: ResMut<Sight>,
    mut redraw: ResMut<Redraw>,
) {
    let hint = session.is_looking().then(|| {
        let request = session.request();
        (Question::Hint { request }, session.position().clone())
    });
    let look = sight.bypass_change_detection().take_wish();
    let wanted = hint.or_else(|| look.map(|position| (Question::Chances, position)));
    let Some((question, position)) = wanted else {
        counsel.running = None;
        return;
    };
    redraw.after(if proxy.is_none() { POLL } else { LOOK_AGAIN });
    if counsel
        .running
        .as_ref()
        .is_some_and(|running| running.is_about(&question, &position))
    {
        return;
    }
    let stop = Stop::default();
    let wake = proxy.map(|proxy| (**proxy).clone());
    let (adviser, asked, board, flag) = (
        counsel.adviser.clone(),
        question.clone(),
        position.clone(),
        stop.clone(),
    );
    let limits = engines.hint.clone();
    counsel.running = None;
    let task = counsel.pool.spawn(async move {
        let answer = advise(&adviser, &asked, &board, &limits, &flag);
        if let Some(wake) = wake {
            // The loop is gone only when the game is closing, and then nobody waits for the answer.
            let _ = wake.send_event(WinitUserEvent::WakeUp);
        }
        answer
    });
    counsel.running = Some(Running {
        question,
        position,
        task,
        stop,
    });
}

/// One answer, on the adviser's thread. An adviser that breaks off has nothing to say, and the next question finds a
/// new one.
fn advise(
    place: &Mutex<Option<Adviser>>,
    question: &Question,
    position: &Position,
    limits: &Limits,
    stop: &Stop,
) -> Answer {
    let mut place = place.lock().unwrap_or_else(PoisonError::into_inner);
    let mut adviser = place.take().unwrap_or_default();
    let answer = catch_unwind(AssertUnwindSafe(|| match question {
        Question::Hint { .. } => Answer::Hint(adviser.hint(position, limits, stop)),
        Question::Chances => Answer::Chances(adviser.chances(position, stop)),
    }));
    match (answer, question) {
        (Ok(answer), _) => {
            *place = Some(adviser);
            answer
        }
        (Err(_), Question::Hint { .. }) => Answer::Hint(None),
        (Err(_), Question::Chances) => Answer::Chances(None),
    }
}
