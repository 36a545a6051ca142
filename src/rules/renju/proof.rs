//! Why a point is forbidden to Black, or is not: every row that the question hangs on, as points and not as words.

use super::window::{Window, places};
use super::{DOUBLE, Foul, Ruling};
use crate::rules::rule::FIVE;
use crate::rules::{Board, Direction, Point, Side};

/// Everything that a black stone on one point makes, and what follows from it.
///
/// Threes are listed whenever there are any; whether they are real was looked into only where the ruling hangs on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// Where the stone would go.
    pub point: Point,
    /// What it is.
    pub ruling: Ruling,
    /// Its runs of exactly five, each from end to end.
    pub fives: Vec<Vec<Point>>,
    /// Its runs of six and more, each from end to end.
    pub overlines: Vec<Vec<Point>>,
    /// Its fours.
    pub fours: Vec<Four>,
    /// Its threes, at most one for each line.
    pub threes: Vec<Three>,
}

/// Four stones, of which the new one is one, that one more makes exactly five.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Four {
    /// The four stones along their line.
    pub stones: Vec<Point>,
    /// Where the fifth may go: one point, or the two ends of a straight four.
    pub completions: Vec<Point>,
}

/// A line with three stones, of which the new one is one, that one more makes a straight four.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Three {
    /// The ways to do so.
    pub extensions: Vec<Extension>,
}

/// One way to make a three a straight four.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extension {
    /// Where the fourth stone goes.
    pub point: Point,
    /// The three stones that stand then, along their line.
    pub stones: Vec<Point>,
    /// The two ends of the straight four, both empty.
    pub ends: Vec<Point>,
    /// What the fourth stone would be once the first one stands: the way is open only if it is allowed. None where the
    /// ruling does not hang on it.
    pub proof: Option<Proof>,
}

impl Proof {
    /// Looks into a black stone on an empty point; none on any other point.
    #[must_use]
    pub fn of(board: &Board, point: Point) -> Option<Self> {
        board.check_empty(point).ok()?;
        Some(look(&mut board.clone(), point))
    }

    /// The foul, if it is one.
    #[must_use]
    pub const fn foul(&self) -> Option<Foul> {
        match self.ruling {
            Ruling::Foul(foul) => Some(foul),
            _ => None,
        }
    }
}

impl Three {
    /// Whether a straight four can be made of it; none where the ruling did not hang on it.
    #[must_use]
    pub fn is_real(&self) -> Option<bool> {
        let mut open = self.extensions.iter().map(Extension::is_open);
        open.try_fold(false, |any, open| Some(any || open?))
    }
}

impl Extension {
    /// Whether the fourth stone may be played; none where the ruling did not hang on it.
    #[must_use]
    pub fn is_open(&self) -> Option<bool> {
        let proof = self.proof.as_ref()?;
        Some(proof.ruling == Ruling::Allowed)
    }
}

/// The points of a line around a point, by their places in its window.
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

    /// The three of the line, if it holds one: not beside a four, of which three stones are always left.
    fn three(&self) -> Option<Three> {
        let extensions = self.window.threes().map(|three| Extension {
            point: self.point(three.extension),
            stones: self.points(three.stones),
            ends: self.points(three.ends),
            proof: None,
        });
        let extensions: Vec<_> = extensions.collect();
        let is_three = !extensions.is_empty() && self.window.count_fours() == 0;
        is_three.then_some(Three { extensions })
    }
}

/// Looks into an empty point. The board comes back as it was.
fn look(board: &mut Board, point: Point) -> Proof {
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
    let mut proof = Proof {
        point,
        ruling: Ruling::Allowed,
        fives: runs_of(|length| length == FIVE),
        overlines: runs_of(|length| length > FIVE),
        fours: lines.iter().flat_map(Line::fours).collect(),
        threes: lines.iter().filter_map(Line::three).collect(),
    };
    proof.ruling = if !proof.fives.is_empty() {
        Ruling::Five
    } else if !proof.overlines.is_empty() {
        Ruling::Foul(Foul::Overline)
    } else if proof.fours.len() >= DOUBLE {
        Ruling::Foul(Foul::DoubleFour)
    } else if proof.threes.len() >= DOUBLE && real_threes(board, &mut proof) >= DOUBLE {
        Ruling::Foul(Foul::DoubleThree)
    } else {
        Ruling::Allowed
    };
    proof
}

/// Looks into every way that every three has, and counts the real ones.
fn real_threes(board: &mut Board, proof: &mut Proof) -> usize {
    board.place(proof.point, Side::Black);
    for extension in proof
        .threes
        .iter_mut()
        .flat_map(|three| &mut three.extensions)
    {
        extension.proof = Some(look(board, extension.point));
    }
    board.lift(proof.point, Side::Black);
    let is_real = |three: &&Three| three.is_real() == Some(true);
    proof.threes.iter().filter(is_real).count()
}
