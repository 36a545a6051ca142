//! A lesson, and how its file is read.

use ron::extensions::Extensions;
use thiserror::Error;

use super::chapter::Chapter;
use super::lesson_file::LessonFile;
use super::step::Step;
use narabe_notation::{BoardTextError, MoveListError};
use narabe_rules::twin::{ParseTurnError, TwinError};

/// A series of steps about one subject. Texts are ids of messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The name of the lesson in files and in a person's progress, which never changes.
    pub id: String,
    /// The chapter.
    pub chapter: Chapter,
    /// The name.
    pub title: String,
    /// What it is about, in two or three sentences.
    pub about: String,
    /// About how long it takes, in minutes.
    pub minutes: u8,
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// The step whose position shows what the lesson is about.
    pub picture: usize,
}

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
    OffBoard(narabe_rules::Point),
    /// A row is not given by its two ends.
    #[error("\"{0}\" is not a row: write its first and its last point")]
    Row(String),
}

impl Lesson {
    /// Reads a lesson from the text of its file. `id` is the name of the file without its number.
    ///
    /// # Errors
    /// [`LessonError`] with the step and the fault.
    pub fn parse(id: &str, text: &str) -> Result<Self, LessonError> {
        let options = ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME);
        let file: LessonFile = options.from_str(text).map_err(|error| LessonError::Text {
            id: id.to_owned(),
            error: Box::new(error),
        })?;
        let mut steps = Vec::new();
        for step in file.steps {
            let number = steps.len() + 1;
            let read = step.read(file.rule).map_err(|error| LessonError::Step {
                id: id.to_owned(),
                step: number,
                error,
            })?;
            steps.push(read);
        }
        let picture = (file.picture.checked_sub(1)).filter(|&picture| picture < steps.len());
        let picture = picture.ok_or(LessonError::Picture {
            id: id.to_owned(),
            picture: file.picture,
        })?;
        Ok(Self {
            id: id.to_owned(),
            chapter: file.chapter,
            title: file.title,
            about: file.about,
            minutes: file.minutes,
            steps,
            picture,
        })
    }

    /// The step whose position shows what the lesson is about.
    pub fn picture_step(&self) -> &Step {
        &self.steps[self.picture]
    }
}
