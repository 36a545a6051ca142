//! The form of a lesson's file: boards as drawings, points as lists of moves.

use serde::Deserialize;

use super::chapter::Chapter;
use super::lesson_error::StepError;
use super::step::{LessonBoard, Note, Step, WrongAnswer};
use super::task::Task;
use narabe_notation::{Mark, parse_board_text, parse_move_list};
use narabe_rules::twin::{Half, TwinPoint, TwinPosition};
use narabe_rules::{Point, Rule, Setup};

/// A lesson as its file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LessonFile {
    pub chapter: Chapter,
    pub title: String,
    pub about: String,
    pub minutes: u8,
    /// The rule of every step that names none.
    #[serde(default)]
    pub rule: Rule,
    /// The number of the step whose position is the lesson's picture, from 1.
    #[serde(default = "first")]
    pub picture: usize,
    pub steps: Vec<StepFile>,
}

const fn first() -> usize {
    1
}

/// A step as a file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StepFile {
    task: Task,
    text: String,
    board: String,
    right_board: Option<String>,
    rule: Option<Rule>,
    heading: Option<String>,
    right: Option<String>,
    hint: Option<String>,
    #[serde(default)]
    answers: String,
    turn: Option<String>,
    #[serde(default)]
    wrong: Vec<WrongFile>,
    #[serde(default)]
    line: String,
    #[serde(default)]
    marks: Vec<(Mark, String)>,
    #[serde(default)]
    rows: Vec<String>,
    #[serde(default)]
    notes: Vec<(Point, String)>,
}

/// A wrong answer as a file has it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrongFile {
    at: String,
    says: String,
    #[serde(default)]
    reply: String,
}

impl StepFile {
    /// The step; its rule is `rule` unless it names another.
    pub fn read(self, rule: Rule) -> Result<Step, StepError> {
        let setup = parse_board_text(&self.board, self.rule.unwrap_or(rule))?;
        let size = setup.size();
        let points = |text: &str| -> Result<Vec<Point>, StepError> {
            let points = parse_move_list(text)?;
            match points.iter().find(|&&point| !size.contains(point)) {
                Some(&point) => Err(StepError::OffBoard(point)),
                None => Ok(points),
            }
        };
        let is_for_turns = matches!(self.task, Task::WinTurn | Task::HoldTurn);
        let is_for_one = !matches!(self.task, Task::Read | Task::Choose(_)) && !is_for_turns;
        let board = match &self.right_board {
            None if is_for_turns => return Err(StepError::Boards),
            Some(_) if is_for_one => return Err(StepError::Boards),
            None => LessonBoard::One(setup),
            Some(right) => twin(&setup, &parse_board_text(right, setup.rule())?)?,
        };
        let wrong = self.wrong.iter().map(|wrong| {
            Ok(WrongAnswer {
                at: points(&wrong.at)?,
                says: wrong.says.clone(),
                reply: points(&wrong.reply)?,
            })
        });
        let row = |text: &String| match points(text)?.as_slice() {
            &[first, last] => Ok((first, last)),
            _ => Err(StepError::Row(text.clone())),
        };
        let marks = self
            .marks
            .iter()
            .map(|(mark, at)| Ok((mark.clone(), points(at)?)));
        let notes = self.notes.into_iter();
        Ok(Step {
            answers: points(&self.answers)?,
            turn: self.turn.map(|turn| turn.parse()).transpose()?,
            wrong: wrong.collect::<Result<_, StepError>>()?,
            line: points(&self.line)?,
            marks: marks.collect::<Result<_, StepError>>()?,
            rows: self.rows.iter().map(row).collect::<Result<_, _>>()?,
            notes: notes.map(|(at, text)| Note { at, text }).collect(),
            heading: (self.heading).unwrap_or_else(|| self.task.heading().to_owned()),
            hint: self.hint.unwrap_or_else(|| self.task.hint().to_owned()),
            text: self.text,
            right: self.right,
            task: self.task,
            board,
        })
    }
}

/// Twin boards with the side to move of the left drawing.
fn twin(left: &Setup, right: &Setup) -> Result<LessonBoard, StepError> {
    let on = |half: Half, setup: &Setup| {
        let stones = setup.stones().iter();
        let stones = stones.map(move |&(point, side)| (TwinPoint::new(half, point), side));
        stones.collect::<Vec<_>>()
    };
    let mut stones = on(Half::Left, left);
    stones.extend(on(Half::Right, right));
    let position = TwinPosition::set_up(left.size(), stones, left.to_move())?;
    Ok(LessonBoard::Twin(Box::new(position)))
}
