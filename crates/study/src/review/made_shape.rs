//! What a stone makes, down to open twos: the shapes that quiet moves are about.

use crate::threat_points::shape_if_allowed;
use crate::{ThreatShape, threat_points};
use narabe_engine_core::tactics::AttackShape;
use narabe_rules::{Board, Direction, Point, Rule, Setup, Side};

/// What a stone makes. The order is from weak to strong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MadeShape {
    /// An open two: two more stones make an open four of it.
    Two,
    /// Two open twos or more at once.
    TwoTwos,
    /// An open three: the next stone makes an open four.
    Three,
    /// Two open threes or more at once.
    TwoThrees,
    /// A four.
    Four,
    /// A four and an open three.
    FourThree,
    /// An open four, or two fours.
    OpenFour,
    /// A five.
    Five,
}

/// The stones of a straight four with its two empty ends.
const STRAIGHT_FOUR: i8 = 6;
/// The stones of a two besides the new one.
const OTHERS_IN_TWO: usize = 1;

impl MadeShape {
    /// All shapes, the weak first.
    pub const ALL: [Self; 8] = [
        Self::Two,
        Self::TwoTwos,
        Self::Three,
        Self::TwoThrees,
        Self::Four,
        Self::FourThree,
        Self::OpenFour,
        Self::Five,
    ];

    /// The identifier in texts, such as `two-twos`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Two => "two",
            Self::TwoTwos => "two-twos",
            Self::Three => "three",
            Self::TwoThrees => "two-threes",
            Self::Four => "four",
            Self::FourThree => "four-three",
            Self::OpenFour => "open-four",
            Self::Five => "five",
        }
    }

    /// Whether it must be answered.
    pub fn is_threat(self) -> bool {
        self >= Self::Three
    }

    /// What a stone of `side` makes on an empty point; none where it makes nothing, or is forbidden.
    pub fn at(setup: &Setup, point: Point, side: Side) -> Option<Self> {
        let board = setup.board();
        if board.get(point).is_some() {
            return None;
        }
        let rule = setup.rule();
        if side == Side::Black && rule.has_fouls() {
            if board.foul_at(point).is_some() {
                return None;
            }
            let threat = shape_if_allowed(&mut board.clone(), point).map(Self::of_threat);
            return threat.or_else(|| Self::of_twos(open_twos(&board, rule, point, side)));
        }
        match AttackShape::at(setup, point, side) {
            AttackShape::Quiet => Self::of_twos(open_twos(&board, rule, point, side)),
            AttackShape::Three => Some(Self::Three),
            AttackShape::DoubleThree => Some(Self::TwoThrees),
            AttackShape::Four => Some(Self::Four),
            AttackShape::FourThree => Some(Self::FourThree),
            AttackShape::OpenFour => Some(Self::OpenFour),
            AttackShape::Five => Some(Self::Five),
        }
    }

    const fn of_threat(threat: ThreatShape) -> Self {
        match threat {
            ThreatShape::OpenThree => Self::Three,
            ThreatShape::Four => Self::Four,
            ThreatShape::OpenFour => Self::OpenFour,
            ThreatShape::Five => Self::Five,
        }
    }

    const fn of_twos(count: usize) -> Option<Self> {
        match count {
            0 => None,
            1 => Some(Self::Two),
            _ => Some(Self::TwoTwos),
        }
    }
}

/// On how many lines a stone on an empty point makes an open two. A five that is closed at both ends wins nothing under Caro, so
/// nothing is said of twos there.
fn open_twos(board: &Board, rule: Rule, point: Point, side: Side) -> usize {
    if rule.has_closed_fives() {
        return 0;
    }
    let is_two = |direction: &Direction| {
        let places: Vec<_> = (-STRAIGHT_FOUR..=STRAIGHT_FOUR)
            .map(|steps| on_board(board, point, *direction, steps))
            .collect();
        // The new stone is one of the four in the middle.
        (1..STRAIGHT_FOUR - 1).any(|before| {
            is_open_two(
                board,
                rule,
                side,
                &places,
                (STRAIGHT_FOUR - before) as usize,
            )
        })
    };
    Direction::ALL
        .iter()
        .filter(|direction| is_two(direction))
        .count()
}

/// Whether the six places from `start` on can become a straight four with two more stones beside the new one.
fn is_open_two(
    board: &Board,
    rule: Rule,
    side: Side,
    places: &[Option<Point>],
    start: usize,
) -> bool {
    let window = &places[start..start + STRAIGHT_FOUR as usize];
    let is_empty = |place: &Option<Point>| place.is_some_and(|point| board.get(point).is_none());
    let is_own = |place: &Option<Point>| place.is_some_and(|point| board.get(point) == Some(side));
    let own = window.iter().filter(|place| is_own(place)).count();
    let ends_are_empty = is_empty(&window[0]) && is_empty(&window[window.len() - 1]);
    let middle_is_free = window.iter().all(|place| is_empty(place) || is_own(place));
    // A six wins nothing where a five must be exact.
    let may_be_six = rule.is_win(side, STRAIGHT_FOUR as usize, 0);
    let beside = [start.checked_sub(1), Some(start + STRAIGHT_FOUR as usize)];
    let is_exact = beside
        .into_iter()
        .flatten()
        .all(|place| !places.get(place).is_some_and(&is_own));
    own == OTHERS_IN_TWO && ends_are_empty && middle_is_free && (may_be_six || is_exact)
}

fn on_board(board: &Board, point: Point, direction: Direction, steps: i8) -> Option<Point> {
    let (dx, dy) = direction.step();
    let x = point.x.checked_add_signed(dx * steps)?;
    let y = point.y.checked_add_signed(dy * steps)?;
    let point = Point::new(x, y);
    board.size().contains(point).then_some(point)
}

/// The points where a side makes a four or an open three with its next stone. None where a side can make a five: nothing else
/// counts then.
pub fn threats(setup: &Setup, side: Side) -> Option<usize> {
    let (board, rule) = (setup.board(), setup.rule());
    let is_quiet = |side| board.five_points(rule, side).next().is_none();
    (Side::ALL.into_iter().all(is_quiet)).then(|| threat_points(setup, side).len())
}

/// How many fives of a side still run through a point: five places in a row without a stone of the other side.
pub fn fives_through(board: &Board, point: Point, side: Side) -> usize {
    /// The places of a five.
    const FIVE: i8 = 5;
    let is_free =
        |place: Option<Point>| place.is_some_and(|place| board.get(place) != Some(side.other()));
    let through = |direction: Direction| {
        (1 - FIVE..=0).filter(move |start| {
            (*start..start + FIVE).all(|steps| is_free(on_board(board, point, direction, steps)))
        })
    };
    Direction::ALL
        .into_iter()
        .map(|direction| through(direction).count())
        .sum()
}
