//! The explanation of a ruling: every five, overline, four and three that it depends on, as points.

use super::window::{Window, places};
use super::{DOUBLE, Foul, Ruling};
use crate::rule::FIVE;
use crate::{Board, Direction, Point, Side};

/// The shapes that a black stone on one point makes, and the ruling that follows from them.
///
/// Threes are always listed, but whether they are real is examined only if the ruling depends on it.
///
/// ```
/// use narabe_rules::{Board, BoardSize, Foul, FoulAnalysis, Side};
///
/// let stones = ["f8", "g8", "i8", "h9", "h10", "h6"];
/// let stones = stones.map(|point| (point.parse().unwrap(), Side::Black));
/// let board = Board::with_stones(BoardSize::DEFAULT, stones)?;
/// let analysis = FoulAnalysis::of(&board, "h8".parse()?).expect("an empty point");
/// assert_eq!(analysis.foul(), Some(Foul::DoubleFour));
/// // The four in the row is straight; the one in the column has a gap, and one point completes it.
/// let mut completions: Vec<_> = analysis.fours.iter().map(|four| four.completions.len()).collect();
/// completions.sort_unstable();
/// assert_eq!(completions, [1, 2]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoulAnalysis {
    /// The point of the stone.
    pub point: Point,
    /// The ruling on the stone.
    pub ruling: Ruling,
    /// Its runs of exactly five, each from end to end.
    pub fives: Vec<Vec<Point>>,
    /// Its runs of six or more, each from end to end.
    pub overlines: Vec<Vec<Point>>,
    /// Its fours.
    pub fours: Vec<Four>,
    /// Its threes, at most one per line.
    pub threes: Vec<Three>,
}

/// Four stones in a row, the new one among them, to which one stone can be added to make exactly five.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Four {
    /// The four stones, in the order of their line.
    pub stones: Vec<Point>,
    /// The points that complete an exact five: one, or the two ends of a straight four.
    pub completions: Vec<Point>,
}

/// Three stones in a row, the new one among them, that one more stone can make a straight four.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Three {
    /// The ways to make a straight four.
    pub extensions: Vec<Extension>,
}

/// One way to make a three a straight four.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extension {
    /// The point of the fourth stone.
    pub point: Point,
    /// The three stones, in the order of their line.
    pub stones: Vec<Point>,
    /// The two empty ends of the straight four.
    pub ends: Vec<Point>,
    /// The analysis of the fourth stone, with the first one on the board. `None` if the ruling does not depend on it.
    pub analysis: Option<FoulAnalysis>,
}

impl FoulAnalysis {
    /// Analyses a black stone on an empty point; `None` on any other point.
    pub fn of(board: &Board, point: Point) -> Option<Self> {
        board.check_empty(point).ok()?;
        Some(analyse(&mut board.clone(), point))
    }

    /// The foul, if the ruling is one.
    pub const fn foul(&self) -> Option<Foul> {
        match self.ruling {
            Ruling::Foul(foul) => Some(foul),
            _ => None,
        }
    }
}

impl Three {
    /// Whether the three is real: one of its extensions is playable. `None` if this was not examined.
    pub fn is_real(&self) -> Option<bool> {
        let mut playable = self.extensions.iter().map(Extension::is_playable);
        playable.try_fold(false, |any, playable| Some(any || playable?))
    }
}

impl Extension {
    /// Whether Black may play the fourth stone. `None` if this was not examined.
    pub fn is_playable(&self) -> Option<bool> {
        let analysis = self.analysis.as_ref()?;
        Some(analysis.ruling == Ruling::Allowed)
    }
}

/// A line through a point, with the window of that point.
struct Line {
    point: Point,
    direction: Direction,
    window: Window,
}

impl Line {
    fn point(&self, place: usize) -> Point {
        self.point
            .offset(self.direction.step(), Window::offset(place))
    }

    fn points(&self, bits: u16) -> Vec<Point> {
        places(bits).map(|place| self.point(place)).collect()
    }

    fn fours(&self) -> impl Iterator<Item = Four> {
        self.window.fours().map(|four| Four {
            stones: self.points(four.stones),
            completions: self.points(four.completions),
        })
    }

    /// The three of the line, if it has one. A line with a four does not count as a three too.
    fn three(&self) -> Option<Three> {
        let extensions = self.window.threes().map(|three| Extension {
            point: self.point(three.extension),
            stones: self.points(three.stones),
            ends: self.points(three.ends),
            analysis: None,
        });
        let extensions: Vec<_> = extensions.collect();
        let is_three = !extensions.is_empty() && self.window.count_fours() == 0;
        is_three.then_some(Three { extensions })
    }
}

/// Analyses a black stone on an empty point. The board is restored.
fn analyse(board: &mut Board, point: Point) -> FoulAnalysis {
    let lines = Direction::ALL.map(|direction| Line {
        point,
        direction,
        window: board.window(point, direction),
    });
    let run = |direction| board.run_through(point, Side::Black, direction);
    let runs = Direction::ALL.map(run);
    let runs_of = |is: fn(usize) -> bool| {
        let found = runs.iter().filter(|run| is(run.length));
        found.map(|run| run.points().collect()).collect::<Vec<_>>()
    };
    let mut analysis = FoulAnalysis {
        point,
        ruling: Ruling::Allowed,
        fives: runs_of(|length| length == FIVE),
        overlines: runs_of(|length| length > FIVE),
        fours: lines.iter().flat_map(Line::fours).collect(),
        threes: lines.iter().filter_map(Line::three).collect(),
    };
    analysis.ruling = if !analysis.fives.is_empty() {
        Ruling::Five
    } else if !analysis.overlines.is_empty() {
        Ruling::Foul(Foul::Overline)
    } else if analysis.fours.len() >= DOUBLE {
        Ruling::Foul(Foul::DoubleFour)
    } else if analysis.threes.len() >= DOUBLE && count_real_threes(board, &mut analysis) >= DOUBLE {
        Ruling::Foul(Foul::DoubleThree)
    } else {
        Ruling::Allowed
    };
    analysis
}

/// Analyses every extension of every three, and counts the real threes.
fn count_real_threes(board: &mut Board, analysis: &mut FoulAnalysis) -> usize {
    board.place(analysis.point, Side::Black);
    let threes = analysis.threes.iter_mut();
    for extension in threes.flat_map(|three| &mut three.extensions) {
        extension.analysis = Some(analyse(board, extension.point));
    }
    board.remove(analysis.point, Side::Black);
    let is_real = |three: &&Three| three.is_real() == Some(true);
    analysis.threes.iter().filter(is_real).count()
}
