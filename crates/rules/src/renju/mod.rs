//! The points forbidden to Black in Renju, by the International Rules of Renju (RIF), sections 2 and 9.
//!
//! Black loses by a stone that makes an overline (six or more), two fours or two threes at once, unless it also makes
//! an exact five, which takes precedence over every foul. White may play anywhere. A three counts only if it is *real*:
//! one more stone can make it a straight four without making a five, on a point that is itself not forbidden then (RIF
//! 9.3). That is the same question with one stone more, so the recursion ends by itself and needs no depth limit.
//!
//! [`Board::foul_at`] is the fast test. [`FoulAnalysis`] gives the same answer with every line that it depends on.
//!
//! ```
//! use narabe_rules::{Board, BoardSize, Foul, Side};
//!
//! let stones = ["f8", "g8", "h9", "h10"].map(|point| (point.parse().unwrap(), Side::Black));
//! let board = Board::with_stones(BoardSize::DEFAULT, stones)?;
//! assert_eq!(board.foul_at("h8".parse()?), Some(Foul::DoubleThree));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod analysis;
mod window;

use std::fmt;

use serde::{Deserialize, Serialize};

pub use analysis::{Extension, FoulAnalysis, Four, Three};
pub(super) use window::Window;
use window::places;

use super::rule::FIVE;
use super::{Board, Direction, Point, Rule, Side};

/// The number of fours, or of real threes, that make a foul.
const DOUBLE: usize = 2;

/// A kind of forbidden move. If several apply to a stone, it is the first of them in this order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Foul {
    /// Six or more in a row.
    Overline,
    /// Two or more fours.
    DoubleFour,
    /// Two or more real threes.
    DoubleThree,
}

impl Foul {
    /// All kinds of foul.
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

/// What the Renju rule says about a black stone on an empty point.
///
/// ```
/// use narabe_rules::{Board, BoardSize, Foul, FoulAnalysis, Ruling, Side};
///
/// let row = ["f8", "g8", "i8", "j8"].map(|point| (point.parse().unwrap(), Side::Black));
/// let mut board = Board::with_stones(BoardSize::DEFAULT, row)?;
/// let ruling = |board: &Board, point: &str| {
///     FoulAnalysis::of(board, point.parse().unwrap()).map(|analysis| analysis.ruling)
/// };
/// assert_eq!(ruling(&board, "h8"), Some(Ruling::Five));
/// board.place("k8".parse()?, Side::Black);
/// assert_eq!(ruling(&board, "h8"), Some(Ruling::Foul(Foul::Overline)));
/// assert_eq!(ruling(&board, "a1"), Some(Ruling::Allowed));
/// assert_eq!(ruling(&board, "k8"), None); // There is a stone.
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ruling {
    /// The stone makes an exact five: Black wins, whatever else it makes.
    Five,
    /// The stone is a foul: Black loses.
    Foul(Foul),
    /// Neither: the game continues.
    Allowed,
}

impl Board {
    /// The foul that a black stone on an empty point would be in Renju; `None` on any other point.
    pub fn foul_at(&self, point: Point) -> Option<Foul> {
        self.check_empty(point).ok()?;
        match PointLines::of(self, point).ruling {
            Some(Ruling::Foul(foul)) => Some(foul),
            Some(_) => None,
            None => is_double_three(&mut self.clone(), point).then_some(Foul::DoubleThree),
        }
    }

    /// The foul that a stone of `side` on a point would be under `rule`; `None` for White, and under a rule without
    /// forbidden points.
    pub fn foul_of(&self, rule: Rule, point: Point, side: Side) -> Option<Foul> {
        let may_be = rule.has_fouls() && side == Side::Black;
        may_be.then(|| self.foul_at(point)).flatten()
    }

    /// Every point forbidden to Black in Renju, with the kind of foul, row by row from the bottom.
    ///
    /// ```
    /// use narabe_rules::{Board, BoardSize, Foul, Side};
    ///
    /// // Two open threes cross on h8.
    /// let stones = ["f8", "g8", "h9", "h10"].map(|point| (point.parse().unwrap(), Side::Black));
    /// let board = Board::with_stones(BoardSize::DEFAULT, stones)?;
    /// assert_eq!(board.fouls()[0], ("h8".parse()?, Foul::DoubleThree));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn fouls(&self) -> Vec<(Point, Foul)> {
        self.empty_points()
            .filter_map(|point| Some((point, self.foul_at(point)?)))
            .collect()
    }
}

/// The four lines through an empty point, with a black stone assumed on it, and what follows from them without looking
/// ahead.
struct PointLines {
    windows: [Window; 4],
    /// `None` if the ruling depends on which threes are real.
    ruling: Option<Ruling>,
}

impl PointLines {
    fn of(board: &Board, point: Point) -> Self {
        let windows = Direction::ALL.map(|direction| board.window(point, direction));
        Self {
            windows,
            ruling: static_ruling(&windows),
        }
    }
}

/// The ruling, unless it depends on which threes are real.
fn static_ruling(windows: &[Window; 4]) -> Option<Ruling> {
    let with = |others| (windows.iter()).filter(move |window| window.other_stones() >= others);
    if with(FIVE - 1).next().is_none() && with(FIVE - 3).count() < DOUBLE {
        // Too few stones for a five or two fours on one line, or for shapes on two lines.
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

/// Whether a line has a three, real or not. A line with a four does not count as a three too.
fn may_be_three(window: Window) -> bool {
    window.threes().next().is_some() && window.count_fours() == 0
}

/// Whether a stone that is neither a five, an overline nor a double-four makes two real threes. The board is restored.
fn is_double_three(board: &mut Board, point: Point) -> bool {
    let windows = PointLines::of(board, point).windows;
    board.place(point, Side::Black);
    let mut lines =
        std::iter::zip(Direction::ALL, windows).filter(|&(_, window)| may_be_three(window));
    let mut real = 0;
    while real < DOUBLE
        && let Some((direction, window)) = lines.next()
    {
        real += usize::from(has_real_three(board, point, direction, window));
    }
    board.remove(point, Side::Black);
    real >= DOUBLE
}

/// Whether one of the threes of a line through `point`, where Black has just played, can be made a straight four.
fn has_real_three(board: &mut Board, point: Point, direction: Direction, window: Window) -> bool {
    window.threes().any(|three| {
        let steps = Window::offset(three.extension);
        is_allowed(board, point.offset(direction.step(), steps))
    })
}

/// Whether a black stone on an empty point is neither a foul nor a five. The board is restored.
fn is_allowed(board: &mut Board, point: Point) -> bool {
    match PointLines::of(board, point).ruling {
        Some(ruling) => ruling == Ruling::Allowed,
        None => !is_double_three(board, point),
    }
}

impl Board {
    /// Whether a black stone on an empty point is legal and makes exactly one four with one completing point, and
    /// another line has a three that can still be made a straight four after White has answered the four.
    pub fn is_winning_four_three(&self, point: Point) -> bool {
        let windows = PointLines::of(self, point).windows;
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
            may_be_three(window) && has_real_three(&mut board, point, direction, window)
        })
    }
}
