//! A file that is being opened apart from the frames.

use super::background::spawn;
use super::opened::{Opened, ask, open};
use super::received::ReceivedFile;
use crate::live::Wake;
use bevy::platform::time::Instant;
use futures::StreamExt;
use futures::channel::{mpsc, oneshot};
use futures::future::{Either, select};
use narabe_game_files::{BranchQuestion, Defaults, OpenError};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The event loop is woken for progress at most this often.
const WAKE_INTERVAL: Duration = Duration::from_millis(200);

/// A file that is being opened, or a large library about which questions are answered. Dropping it ends the work.
pub struct Opening {
    told: Arc<Mutex<ReportedProgress>>,
    questions: mpsc::UnboundedSender<BranchQuestion>,
    /// What was asked last; none before the first question.
    asked: Option<BranchQuestion>,
    _is_wanted: oneshot::Sender<()>,
}

/// The result for the file, or for a question.
type Answer = (Option<BranchQuestion>, Result<Opened, OpenError>);

/// What the work tells.
#[derive(Default)]
struct ReportedProgress {
    share: f32,
    answer: Option<Answer>,
    woken: Option<Instant>,
}

fn lock(told: &Mutex<ReportedProgress>) -> MutexGuard<'_, ReportedProgress> {
    told.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Opening {
    /// Begins to open a file; `wake` wakes the event loop for each report.
    pub fn start(file: ReceivedFile, defaults: Defaults, wake: Option<Wake>) -> Self {
        let told = Arc::<Mutex<ReportedProgress>>::default();
        let (is_wanted, end) = oneshot::channel::<()>();
        let (questions, asked) = mpsc::unbounded();
        let teller = ProgressReporter {
            told: told.clone(),
            wake,
        };
        spawn("file opening", async move {
            // It ends as soon as it is not wanted.
            let _ = select(end, pin!(work(&file, &defaults, asked, &teller))).await;
        });
        Self {
            told,
            questions,
            asked: None,
            _is_wanted: is_wanted,
        }
    }

    /// The share of the work that is done, 0 to 1.
    pub fn share(&self) -> f32 {
        lock(&self.told).share
    }

    /// Asks about the large library; what was asked before is no longer wanted.
    pub fn ask(&mut self, question: BranchQuestion) {
        self.asked = Some(question);
        let mut told = lock(&self.told);
        told.share = 0.0;
        told.answer = None;
        // The work is gone only while the game is closing.
        let _ = self.questions.unbounded_send(question);
    }

    /// Takes what was opened or answered, once; none before the end.
    pub fn take(&self) -> Option<Result<Opened, OpenError>> {
        let (question, opened) = lock(&self.told).answer.take()?;
        (question == self.asked).then_some(opened)
    }
}

/// Opens the file, and then answers questions if there may be some. A question comes in place of the one before.
async fn work(
    file: &ReceivedFile,
    defaults: &Defaults,
    mut questions: mpsc::UnboundedReceiver<BranchQuestion>,
    teller: &ProgressReporter,
) {
    let tell = |share| teller.tell(share);
    let mut reader = match open(file, defaults, tell).await {
        Ok((opened, reader)) => {
            teller.answer(None, Ok(opened));
            reader
        }
        Err(error) => return teller.answer(None, Err(error)),
    };
    let Some(reader) = &mut reader else {
        return;
    };
    let mut next = questions.next().await;
    while let Some(question) = next {
        let answered = pin!(ask(reader, question, defaults, tell));
        next = match select(questions.next(), answered).await {
            Either::Left((newer, _)) => newer,
            Either::Right((answer, newer)) => {
                teller.answer(Some(question), answer);
                newer.await
            }
        };
    }
}

/// Reports the progress of the work to the app.
struct ProgressReporter {
    told: Arc<Mutex<ReportedProgress>>,
    wake: Option<Wake>,
}

impl ProgressReporter {
    fn tell(&self, share: f32) {
        let mut told = lock(&self.told);
        told.share = share;
        let is_due = |woken: Instant| woken.elapsed() >= WAKE_INTERVAL;
        if told.woken.is_none_or(is_due) {
            told.woken = Some(Instant::now());
            drop(told);
            self.wake();
        }
    }

    fn answer(&self, question: Option<BranchQuestion>, answer: Result<Opened, OpenError>) {
        lock(&self.told).answer = Some((question, answer));
        self.wake();
    }

    fn wake(&self) {
        if let Some(wake) = &self.wake {
            wake();
        }
    }
}
