//! Progress of what may take long, and its end on request.

use std::ops::ControlFlow;

use thiserror::Error;

/// How many games are looked at between two reports.
pub(super) const REPORT_EVERY: usize = 8_192;

/// How far something has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Games that are done.
    pub done: usize,
    /// All games.
    pub total: usize,
}

/// It was ended on request, and has no result.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the search was cancelled")]
pub struct Cancelled;

/// What is called now and then; it may return [`ControlFlow::Break`] to end the work.
pub type Watch<'a> = &'a mut dyn FnMut(Progress) -> ControlFlow<()>;

/// Ignores the progress and never stops the work.
pub const fn unwatched(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Tells the watcher at every so many games, and says whether to end.
pub(super) fn report(watch: Watch<'_>, done: usize, total: usize) -> Result<(), Cancelled> {
    if done.is_multiple_of(REPORT_EVERY) && watch(Progress { done, total }).is_break() {
        return Err(Cancelled);
    }
    Ok(())
}
