//! A step of a lesson: a position, what is asked there, and what is said.

use super::task::Task;
use narabe_notation::Mark;
use narabe_rules::twin::{Turn, TwinPosition};
use narabe_rules::{Point, Setup};

/// The position of a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LessonBoard {
    /// One board.
    One(Setup),
    /// Twin boards.
    Twin(Box<TwinPosition>),
}

/// A step of a lesson. Texts are ids of messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The position.
    pub board: LessonBoard,
    /// What is asked.
    pub task: Task,
    /// The task in few words; the text of its own, or that of all tasks of the kind.
    pub heading: String,
    /// What is to be learnt.
    pub text: String,
    /// What is said to a right answer; none if what all right answers get is enough.
    pub right: Option<String>,
    /// What helps.
    pub hint: String,
    /// Every right point, first the one that is shown to a person who asks for it. Right first moves if several are needed.
    pub answers: Vec<Point>,
    /// A right turn on twin boards.
    pub turn: Option<Turn>,
    /// Wrong answers that are explained in words of their own.
    pub wrong: Vec<WrongAnswer>,
    /// Moves that the board shows with numbers, the first one of the side to move.
    pub line: Vec<Point>,
    /// Marks on points.
    pub marks: Vec<(Mark, Vec<Point>)>,
    /// Rows that are drawn as lines, each from its first point to its last.
    pub rows: Vec<(Point, Point)>,
    /// Words beside points.
    pub notes: Vec<Note>,
}

/// A wrong answer with its explanation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongAnswer {
    /// The points for which this is said.
    pub at: Vec<Point>,
    /// The message.
    pub says: String,
    /// The moves that refute it, the first one of the other side; empty if the judge finds them.
    pub reply: Vec<Point>,
}

/// Words beside a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The point.
    pub at: Point,
    /// The message.
    pub text: String,
}

impl Step {
    /// The position on one board; none on twin boards.
    pub const fn setup(&self) -> Option<&Setup> {
        match &self.board {
            LessonBoard::One(setup) => Some(setup),
            LessonBoard::Twin(_) => None,
        }
    }

    /// What is said about a wrong answer, if it has words of its own.
    pub fn wrong_answer(&self, point: Point) -> Option<&WrongAnswer> {
        self.wrong.iter().find(|wrong| wrong.at.contains(&point))
    }

    /// Every message that the step names.
    pub fn messages(&self) -> impl Iterator<Item = &str> {
        let choices = match &self.task {
            Task::Choose(choices) => choices.as_slice(),
            _ => &[],
        };
        let choices = choices
            .iter()
            .flat_map(|choice| [&choice.text, &choice.says]);
        let wrong = self.wrong.iter().map(|wrong| &wrong.says);
        let notes = self.notes.iter().map(|note| &note.text);
        [&self.heading, &self.text, &self.hint]
            .into_iter()
            .chain(&self.right)
            .chain(choices)
            .chain(wrong)
            .chain(notes)
            .map(String::as_str)
    }
}
