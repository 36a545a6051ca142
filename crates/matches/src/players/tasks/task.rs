//! What a task for an engine is: its data, the type of its answer, and how an [`EngineWorker`] does it.

use crate::players::engine_worker::EngineWorker;
use crate::players::progress::Progress;
use crate::players::stop::Stop;
use narabe_rules::Position;

/// A task for an [`EngineWorker`].
///
/// ```
/// use narabe_matches::players::tasks::{Prove, Task};
/// use narabe_matches::players::{EngineWorker, Progress, Stop};
/// use narabe_rules::{BoardSize, Position, Rule};
///
/// let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
/// for point in ["h8", "a1", "i8", "a3", "j8", "a5"] {
///     position.play(point.parse()?)?;
/// }
/// let task = Prove { fours: 1_000, threats: 1_000 };
/// let win = task.perform(position, &mut EngineWorker::default(), &Stop::default(), &Progress::default());
/// assert_eq!(win.expect("an open three wins").moves_to_win(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait Task {
    /// The answer.
    type Answer;

    /// How many workers of a [`SearchGroup`](crate::players::SearchGroup) can do it together: more than one only for tasks that
    /// use all the time available.
    fn max_workers(&self) -> usize {
        1
    }

    /// Does it in a position. Once `stop` is set it returns early with any answer. Reports to `progress` while it searches.
    fn perform(
        self,
        position: Position,
        worker: &mut EngineWorker,
        stop: &Stop,
        progress: &Progress,
    ) -> Self::Answer;
}
