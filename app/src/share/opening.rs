//! A file that is being opened apart from the frames.

use super::background::spawn;
use super::opened::{Opened, open};
use super::received::ReceivedFile;
use crate::live::Wake;
use bevy::platform::time::Instant;
use futures::channel::oneshot;
use futures::future::{Either, select};
use narabe::game_files::{Defaults, OpenError};
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The event loop is woken for progress at most this often.
const WAKE_INTERVAL: Duration = Duration::from_millis(200);

/// A file that is being opened. Dropping it ends the work.
pub struct Opening {
    told: Arc<Mutex<Told>>,
    _is_wanted: oneshot::Sender<()>,
}

/// What the work tells.
#[derive(Default)]
struct Told {
    share: f32,
    opened: Option<Result<Opened, OpenError>>,
    woken: Option<Instant>,
}

fn lock(told: &Mutex<Told>) -> MutexGuard<'_, Told> {
    told.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Opening {
    /// Begins to open a file; `wake` wakes the event loop for what is told.
    pub fn start(file: ReceivedFile, defaults: Defaults, wake: Option<Wake>) -> Self {
        let told = Arc::<Mutex<Told>>::default();
        let (is_wanted, end) = oneshot::channel::<()>();
        let telling = told.clone();
        let wake = move || {
            if let Some(wake) = &wake {
                wake();
            }
        };
        spawn("file opening", async move {
            let tell = |share| {
                let mut told = lock(&telling);
                told.share = share;
                if told
                    .woken
                    .is_none_or(|woken| woken.elapsed() >= WAKE_INTERVAL)
                {
                    told.woken = Some(Instant::now());
                    drop(told);
                    wake();
                }
            };
            let opening = pin!(open(&file, &defaults, tell));
            if let Either::Right((opened, _)) = select(end, opening).await {
                lock(&telling).opened = Some(opened);
                wake();
            }
        });
        let _is_wanted = is_wanted;
        Self { told, _is_wanted }
    }

    /// The share of the work that is done, 0 to 1.
    pub fn share(&self) -> f32 {
        lock(&self.told).share
    }

    /// Takes what was opened, once; none before the end.
    pub fn take(&self) -> Option<Result<Opened, OpenError>> {
        lock(&self.told).opened.take()
    }
}
