//! What a stone has to make, by the rules and by the shapes of the engine.

use serde::Deserialize;

use narabe_rules::{Board, Direction, FIVE, Point, Rule, Setup, Side};
use narabe_study::proof::{AttackKind, stops_fives};
use narabe_study::{ThreatShape, threat_points};

/// How far from a stone another one can take part in the same five.
const REACH: i8 = FIVE as i8 - 1;

/// What a stone has to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Deserialize)]
pub enum Shape {
    /// A row that wins.
    Five,
    /// Four in a row that can become five at both ends.
    OpenFour,
    /// A four of any kind: the next stone makes five.
    Four,
    /// A four that becomes five between its stones.
    BrokenFour,
    /// An open three of any kind: the next stone makes an open four.
    OpenThree,
    /// An open three that becomes an open four between its stones.
    BrokenThree,
    /// A four and an open three.
    FourThree,
    /// Two open threes.
    DoubleThree,
    /// Two fours.
    DoubleFour,
    /// A four that the other side cannot stop with a legal stone: an open four, or one whose stop is forbidden.
    UnstoppableFour,
}

impl Shape {
    /// The word in messages, such as `open-four`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Five => "five",
            Self::OpenFour => "open-four",
            Self::Four => "four",
            Self::BrokenFour => "broken-four",
            Self::OpenThree => "open-three",
            Self::BrokenThree => "broken-three",
            Self::FourThree => "four-three",
            Self::DoubleThree => "double-three",
            Self::DoubleFour => "double-four",
            Self::UnstoppableFour => "unstoppable-four",
        }
    }

    /// The message that asks for it.
    pub const fn heading(self) -> &'static str {
        match self {
            Self::Five => "lesson-task-five",
            Self::OpenFour => "lesson-task-open-four",
            Self::Four => "lesson-task-four",
            Self::BrokenFour => "lesson-task-broken-four",
            Self::OpenThree => "lesson-task-open-three",
            Self::BrokenThree => "lesson-task-broken-three",
            Self::FourThree => "lesson-task-four-three",
            Self::DoubleThree => "lesson-task-double-three",
            Self::DoubleFour => "lesson-task-double-four",
            Self::UnstoppableFour => "lesson-task-unstoppable-four",
        }
    }
}

/// Whether a stone of `side` on an empty point makes a shape. A forbidden stone makes none.
pub fn makes(setup: &Setup, point: Point, side: Side, shape: Shape) -> bool {
    let (rule, mut board) = (setup.rule(), setup.board());
    if board.wins_at(rule, point, side) {
        return shape == Shape::Five;
    }
    if shape == Shape::Five || board.foul_of(rule, point, side).is_some() {
        return false;
    }
    let made = made(setup, point, side);
    match shape {
        Shape::Five => false,
        Shape::OpenFour => made == AttackKind::OpenFour,
        Shape::Four => made >= AttackKind::Four,
        Shape::BrokenFour => {
            board.place(point, side);
            let mut fives = board.five_points(rule, side);
            fives.any(|five| is_between(&board, five, side, point))
        }
        Shape::OpenThree => threat_points(setup, side).contains(&(point, ThreatShape::OpenThree)),
        Shape::BrokenThree => {
            let is_three = threat_points(setup, side).contains(&(point, ThreatShape::OpenThree));
            is_three && is_broken_three(&mut board, rule, point, side)
        }
        Shape::FourThree => made == AttackKind::FourThree,
        Shape::DoubleThree => made == AttackKind::TwoThrees,
        Shape::DoubleFour => made == AttackKind::TwoFours,
        Shape::UnstoppableFour => is_unstoppable(&mut board, rule, point, side),
    }
}

/// What a stone of `side` makes on an empty point.
pub fn made(setup: &Setup, point: Point, side: Side) -> AttackKind {
    let mut setup = setup.clone();
    setup.set_to_move(side);
    AttackKind::of(&setup, point)
}

/// The points where a side makes an open four with its next stone.
pub fn open_four_points(setup: &Setup, side: Side) -> Vec<Point> {
    let threats = threat_points(setup, side).into_iter();
    let open = threats.filter(|&(_, shape)| shape == ThreatShape::OpenFour);
    open.map(|(point, _)| point).collect()
}

/// Whether the row that a stone on `gap` completes has `stone` in it, and stones on both sides of the gap.
fn is_between(board: &Board, gap: Point, side: Side, stone: Point) -> bool {
    Direction::ALL.into_iter().any(|direction| {
        let run = board.run_through(gap, side, direction);
        let row: Vec<Point> = run.points().collect();
        let is_inside = row.first() != Some(&gap) && row.last() != Some(&gap);
        run.length >= FIVE && is_inside && row.contains(&stone)
    })
}

/// Whether an open three of the stone on `point` becomes an open four between its stones. The board is restored.
fn is_broken_three(board: &mut Board, rule: Rule, point: Point, side: Side) -> bool {
    board.place(point, side);
    let gaps: Vec<(Direction, Point)> = (Direction::ALL.into_iter())
        .flat_map(|direction| near(board, point, direction).map(move |gap| (direction, gap)))
        .filter(|&(_, gap)| board.get(gap).is_none())
        .collect();
    let is_broken = gaps.into_iter().any(|(direction, gap)| {
        let run = board.run_through(gap, side, direction);
        let row: Vec<Point> = run.points().collect();
        let is_inside = row.first() != Some(&gap) && row.last() != Some(&gap);
        if run.length + 1 != FIVE || !is_inside || !row.contains(&point) {
            return false;
        }
        board.place(gap, side);
        let fives = board.five_points(rule, side).collect::<Vec<_>>();
        board.remove(gap, side);
        let ends = [-1, REACH].map(|steps| run.start.offset(direction.step(), steps));
        ends.iter().all(|end| fives.contains(end))
    });
    board.remove(point, side);
    is_broken
}

/// The points on a line that are near enough to a point to be in a five with it.
fn near(board: &Board, point: Point, direction: Direction) -> impl Iterator<Item = Point> + use<> {
    let size = board.size();
    (-REACH..=REACH)
        .filter(|&steps| steps != 0)
        .map(move |steps| point.offset(direction.step(), steps))
        .filter(move |&other| size.contains(other))
}

/// Whether the other side has no legal stone that stops the four of a stone on `point`. The board is restored.
fn is_unstoppable(board: &mut Board, rule: Rule, point: Point, side: Side) -> bool {
    board.place(point, side);
    let fives: Vec<Point> = board.five_points(rule, side).collect();
    let other = side.other();
    let has_five = board.five_points(rule, other).next().is_some();
    let is_unstoppable =
        !fives.is_empty() && !has_five && stops_fives(board, rule, other, &fives).is_empty();
    board.remove(point, side);
    is_unstoppable
}
