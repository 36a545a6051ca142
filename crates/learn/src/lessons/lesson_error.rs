//! Why a file is not a lesson.

use thiserror::Error;

use narabe_notation::{BoardTextError, MoveListError};
use narabe_rules::Point;
use narabe_rules::twin::{ParseTurnError, TwinError};

/// Why a file is not a lesson.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum LessonError {
    /// The text is not RON, or not that of a lesson.
    #[error("lesson {id}: {error}")]
    Text {
        /// The lesson.
        id: String,
        /// The fault, with its line and column.
        error: Box<ron::error::SpannedError>,
    },
    /// A step has a fault.
    #[error("lesson {id}, step {step}: {error}")]
    Step {
        /// The lesson.
        id: String,
        /// The number of the step, from 1.
        step: usize,
        /// The fault.
        error: StepError,
    },
    /// The picture is none of the steps.
    #[error("lesson {id} has no step {picture} for its picture")]
    Picture {
        /// The lesson.
        id: String,
        /// The number of the step, from 1.
        picture: usize,
    },
}

/// Why a step of a lesson is not one.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StepError {
    /// The drawing of a board has a fault.
    #[error(transparent)]
    Board(#[from] BoardTextError),
    /// A list of points has a fault.
    #[error(transparent)]
    Points(#[from] MoveListError),
    /// The turn has a fault.
    #[error(transparent)]
    Turn(#[from] ParseTurnError),
    /// The twin boards cannot be set up.
    #[error(transparent)]
    Twin(#[from] TwinError),
    /// Two boards with a task for one, or one with a task for two.
    #[error(
        "the task is not one for this number of boards: draw a `right_board` for turns, and none for other tasks"
    )]
    Boards,
    /// A point is off the board.
    #[error("{0} is off the board")]
    OffBoard(Point),
    /// A row is not given by its two ends.
    #[error("\"{0}\" is not a row: write its first and its last point")]
    Row(String),
}
