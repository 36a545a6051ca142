//! The session of puzzles as a resource.

use crate::calendar;
use bevy::prelude::*;
use narabe_learn::puzzle_session::{Now, PuzzleEvent, PuzzleSession};
use narabe_learn::puzzles::{Pack, PackError, Theme};

/// The puzzles. All systems may read them; only [`PuzzleRequest`](super::PuzzleRequest)s and this module's systems change them.
#[derive(Resource, Debug, Deref)]
pub struct Puzzles(pub(super) PuzzleSession);

impl Puzzles {
    /// All puzzles of the game; none as long as a page has not loaded them, and if the file that was compiled in is no pack, which a test
    /// excludes.
    pub fn shipped() -> &'static Pack {
        static NONE: std::sync::LazyLock<Pack> = std::sync::LazyLock::new(Pack::default);
        Pack::shipped().unwrap_or_else(|fault| {
            if fault != PackError::NotProvided {
                error!("{fault}");
            }
            &NONE
        })
    }

    /// Takes the puzzles that a page has loaded.
    #[cfg(target_family = "wasm")]
    pub fn take_shipped(&mut self, pack: &'static Pack) {
        self.0.take_shipped(pack);
    }

    /// How many puzzles are due today, of a theme or of all.
    pub fn due_today(&self, theme: Option<Theme>) -> usize {
        self.due(theme, calendar::today())
    }

    /// Whether today's puzzle of the day waits.
    pub fn has_daily_today(&self) -> bool {
        self.has_daily(calendar::universal_today())
    }
}

/// A [`PuzzleEvent`] as a message.
#[derive(Message, Debug, Clone)]
pub struct PuzzleMessage(pub PuzzleEvent);

/// Tells what has happened. A puzzle that is not what it says is a fault of the program.
pub(super) fn tell(event: Option<PuzzleEvent>, events: &mut MessageWriter<PuzzleMessage>) {
    if let Some(PuzzleEvent::Broken { id, error }) = &event {
        error!("puzzle {id}: {error}");
    }
    events.write_batch(event.map(PuzzleMessage));
}

/// The present for the session.
pub(super) fn now(time: &Time<Real>) -> Now {
    Now {
        time: time.elapsed(),
        today: calendar::today(),
        universal_today: calendar::universal_today(),
    }
}
