//! The points that the Renju rule forbids to Black.
//!
//! Black loses by a stone that makes a run of six or more (an overline), two fours or two threes at once, unless it makes
//! exactly five as well: five goes before every foul. White may play everywhere. A three counts only if it is *real*: if one
//! more stone makes it a straight four without making a five beside it, on a point that is itself not forbidden then. That
//! question is the same one again with one stone more, so it ends by itself, and nothing here limits its depth.
//!
//! [`Board::foul_at`] answers fast; [`Proof`] answers the same with every line it looked at.
//!
//! ```
//! use narabe::rules::{Board, BoardSize, Foul, Side};
//!
//! let stones = ["f8", "g8", "h9", "h10"].map(|point| (point.parse().unwrap(), Side::Black));
//! let board = Board::with_stones(BoardSize::DEFAULT, stones)?;
//! assert_eq!(board.foul_at("h8".parse()?), Some(Foul::DoubleThree));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod proof;
mod window;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use proof::{Extension, Four, Proof, Three};
pub(super) use window::Window;
use window::places;

use super::rule::FIVE;
use super::{Board, Direction, Point, Side};

/// How many fours, or threes, make a foul.
const DOUBLE: usize = 2;

/// What a black stone does wrong. Where several apply, the first one is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Foul {
    /// Six or more in a row.
    Overline,
    /// Two fours or more.
    DoubleFour,
    /// Two real threes or more.
    DoubleThree,
}

impl Foul {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Overline, Self::DoubleFour, Self::DoubleThree];
}

impl fmt::Display for Foul {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Overline => "overline",
            Self::DoubleFour => "double-four",
            Self::DoubleThree => "double-three",
        })
    }
}

/// What a black stone on an empty point is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// A five: Black wins, whatever else the stone makes.
    Five,
    /// A foul.
    Foul(Foul),
    /// Neither.
    Allowed,
}

impl Board {
    /// The foul that Black commits under the Renju rule with a stone on an empty point; none on any other point.
    #[must_use]
    pub fn foul_at(&self, point: Point) -> Option<Foul> {
        self.check_empty(point).ok()?;
        match Sight::of(self, point).ruling {
            Some(Ruling::Foul(foul)) => Some(foul),
            Some(_) => None,
            None => is_double_three(&mut self.clone(), point).then_some(Foul::DoubleThree),
        }
    }

    /// Every point that the Renju rule forbids to Black, with its kind, row by row from the bottom.
    #[must_use]
    pub fn fouls(&self) -> Vec<(Point, Foul)> {
        self.empty_points()
            .filter_map(|point| Some((point, self.foul_at(point)?)))
            .collect()
    }
}

/// What is seen without looking ahead.
struct Sight {
    windows: [Window; 4],
    /// None when it hangs on which threes are real.
    ruling: Option<Ruling>,
}

impl Sight {
    /// Looks at the four lines of an empty point of the board.
    fn of(board: &Board, point: Point) -> Self {
        let windows = Direction::ALL.map(|direction| board.window(point, direction));
        Self {
            windows,
            ruling: rule_on(&windows),
        }
    }
}

fn rule_on(windows: &[Window; 4]) -> Option<Ruling> {
    let with = |others| (windows.iter()).filter(move |window| window.others() >= others);
    if with(FIVE - 1).next().is_none() && with(FIVE - 3).count() < DOUBLE {
        // Too few stones for two threes, let alone for more on one line.
        return Some(Ruling::Allowed);
    }
    let runs = windows.map(Window::run_length);
    if runs.contains(&FIVE) {
        return Some(Ruling::Five);
    }
    if runs.iter().any(|&run| run > FIVE) {
        return Some(Ruling::Foul(Foul::Overline));
    }
    let fours = windows.map(Window::count_fours);
    if fours.iter().sum::<usize>() >= DOUBLE {
        return Some(Ruling::Foul(Foul::DoubleFour));
    }
    let threes = windows.iter().filter(|&&window| may_be_three(window));
    (threes.count() < DOUBLE).then_some(Ruling::Allowed)
}

/// Whether a line holds a three, real or not. A four of the line is no three beside.
fn may_be_three(window: Window) -> bool {
    window.threes().next().is_some() && window.count_fours() == 0
}

/// Whether a stone that is neither five, overline nor double-four makes two real threes. The board comes back as it was.
fn is_double_three(board: &mut Board, point: Point) -> bool {
    let windows = Sight::of(board, point).windows;
    board.place(point, Side::Black);
    let mut lines =
        std::iter::zip(Direction::ALL, windows).filter(|&(_, window)| may_be_three(window));
    let mut real = 0;
    while real < DOUBLE
        && let Some((direction, window)) = lines.next()
    {
        let is_real = window.threes().any(|three| {
            let steps = Window::offset(three.extension);
            is_allowed(board, point.offset(direction.step(), steps))
        });
        real += usize::from(is_real);
    }
    board.lift(point, Side::Black);
    real >= DOUBLE
}

/// Whether a stone is neither a foul nor a five.
fn is_allowed(board: &mut Board, point: Point) -> bool {
    match Sight::of(board, point).ruling {
        Some(ruling) => ruling == Ruling::Allowed,
        None => !is_double_three(board, point),
    }
}

impl Board {
    /// Whether a black stone on an empty point is no foul and makes exactly one four, and beside it a three that can still be
    /// made a straight four once White has answered the four.
    pub(crate) fn is_winning_four_three(&self, point: Point) -> bool {
        let windows = Sight::of(self, point).windows;
        let mut lines = std::iter::zip(Direction::ALL, windows);
        let four = lines.find_map(|(direction, window)| Some((direction, window.fours().next()?)));
        let Some((direction, four)) = four else {
            return false;
        };
        let mut answers = places(four.completions).map(Window::offset);
        let (Some(steps), None) = (answers.next(), answers.next()) else {
            return false;
        };
        if self.foul_at(point).is_some() {
            return false;
        }
        let mut board = self.clone();
        board.place(point, Side::Black);
        board.place(point.offset(direction.step(), steps), Side::White);
        std::iter::zip(Direction::ALL, windows).any(|(direction, window)| {
            may_be_three(window)
                && window.threes().any(|three| {
                    let steps = Window::offset(three.extension);
                    is_allowed(&mut board, point.offset(direction.step(), steps))
                })
        })
    }
}
