//! Tasks that make puzzles.

use super::task::Task;
use crate::players::engine_worker::EngineWorker;
use crate::players::progress::Progress;
use crate::players::stop::Stop;
use narabe_learn::puzzles::{Answered, PuzzleDraft, PuzzleRefusal, Theme};
use narabe_rules::{Point, Position};
use serde::{Deserialize, Serialize};

/// Find the task in the position that may become a puzzle, or prove the one that is claimed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct MakePuzzle {
    /// The move that led to the position, if it is known.
    pub last: Option<Point>,
    /// The claim of a file.
    pub claim: Option<Answered>,
    /// The theme of what a review has proven in the position.
    #[serde(default)]
    pub proven: Option<Theme>,
}

impl Task for MakePuzzle {
    /// The task with its difficulty, or why the position is no puzzle.
    type Answer = Result<Answered, PuzzleRefusal>;

    fn perform(
        self,
        position: Position,
        _: &mut EngineWorker,
        _: &Stop,
        _: &Progress,
    ) -> Self::Answer {
        let draft = PuzzleDraft {
            setup: (&position).into(),
            last: self.last,
            claim: self.claim,
            proven: self.proven,
        };
        draft.answer()
    }
}
