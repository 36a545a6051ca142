//! Confirms reasons by the rules alone: stones are placed and fives are looked for. Neither the solvers' shapes nor the tables of
//! the search, by which reasons are found, take part.

use super::label::Label;
use super::made_shape::MadeShape;
use super::reason::{Compared, Reason};
use super::reviewed_move::{ReviewedMove, ThreatCounts};
use narabe_engine_core::tactics::AttackShape;
use narabe_rules::{Board, Direction, Point, Rule, Setup, Side};

/// How far a stone on a line can belong to the same five, or to the four before it.
const REACH: i8 = 5;

impl ReviewedMove {
    /// Whether the reason and the counts of threats are so, by the rules alone. `before` is the position before the move.
    /// True without a reason.
    pub fn check_reason(&self, before: &Setup) -> bool {
        let Some(reason) = self.reason else {
            return true;
        };
        let check = Check::of(self, before);
        check.holds(reason) && self.threats.is_none_or(|counts| check.counts(counts))
    }
}

/// The boards before the move, after it, and after the better one.
struct Check<'a> {
    reviewed: &'a ReviewedMove,
    rule: Rule,
    before: Board,
    after: Board,
    after_better: Option<Board>,
}

impl<'a> Check<'a> {
    fn of(reviewed: &'a ReviewedMove, setup: &Setup) -> Self {
        let before = setup.board();
        let with = |point: Option<Point>| {
            let mut board = before.clone();
            if let Some(point) = point.filter(|point| board.get(*point).is_none()) {
                board.place(point, reviewed.side);
            }
            board
        };
        Self {
            reviewed,
            rule: setup.rule(),
            after: with(reviewed.turn.point()),
            after_better: reviewed.better.map(|better| with(Some(better))),
            before,
        }
    }

    fn holds(&self, reason: Reason) -> bool {
        let (side, other) = (self.reviewed.side, self.reviewed.side.other());
        let rule = self.rule;
        let after = Shapes::new(&self.after, rule);
        let is_better = |point| self.reviewed.better == Some(point);
        match reason {
            Reason::Foul(foul) => (self.reviewed.turn.point())
                .is_some_and(|point| self.before.foul_of(self.rule, point, side) == Some(foul)),
            Reason::MissedFive(point) => {
                Shapes::new(&self.before, rule).makes(point, side, MadeShape::Five)
            }
            Reason::FourNotStopped(point) => after.makes(point, other, MadeShape::Five),
            Reason::ThreeNotStopped(point) => after.makes(point, other, MadeShape::OpenFour),
            Reason::WrongBlock(better) => {
                let is_open = |board: &Board| {
                    let shapes = Shapes::new(board, rule);
                    let mut points = board.empty_points();
                    points.any(|point| shapes.makes(point, other, MadeShape::OpenFour))
                };
                is_better(better) && is_open(&self.after)
            }
            Reason::Fork(point, shape) => {
                let made = match shape {
                    AttackShape::OpenFour => MadeShape::OpenFour,
                    AttackShape::FourThree => MadeShape::FourThree,
                    _ => MadeShape::TwoThrees,
                };
                after.makes(point, other, made)
            }
            Reason::ForbiddenBlock(point, foul) => self.is_forbidden_stop(point, foul),
            Reason::Fours(_) | Reason::Threats(_) => self.ends_with_five(reason),
            Reason::Gave(point, shape) => {
                let better = self.after_better.as_ref();
                let is_new = better
                    .is_some_and(|board| !Shapes::new(board, rule).makes(point, other, shape));
                after.makes(point, other, shape) && is_new
            }
            Reason::Left(point, shape) => is_better(point) && after.makes(point, other, shape),
            Reason::NotTaken(point, shape) => {
                let before = Shapes::new(&self.before, rule);
                let played = self.reviewed.turn.point();
                let less = played.is_none_or(|played| !before.makes(played, side, shape));
                is_better(point) && before.makes(point, side, shape) && less
            }
            Reason::MoreThreats(compared) => {
                compared.played > compared.better && self.threats_are(compared, other)
            }
            Reason::FewerThreats(compared) => {
                compared.played < compared.better && self.threats_are(compared, side)
            }
            Reason::LessRoom(compared) => self.fives_are(compared, side),
            Reason::StopsLess(compared) => self.fives_are(compared, other),
            Reason::InTheLine => self.can_be_played(),
        }
    }

    /// Whether the winner makes a four whose only stop is forbidden, with the first move of the line.
    fn is_forbidden_stop(&self, stop: Point, foul: narabe_rules::Foul) -> bool {
        let (side, winner) = (self.reviewed.side, self.reviewed.side.other());
        let Some(&attack) = self.reviewed.reply_line.first() else {
            return false;
        };
        let mut board = self.after.clone();
        if board.get(attack).is_some() {
            return false;
        }
        board.place(attack, winner);
        let fives: Vec<Point> = board.five_points(self.rule, winner).collect();
        fives == [stop] && board.foul_of(self.rule, stop, side) == Some(foul)
    }

    /// Whether the line that wins can be played, with threats of its kind, and ends with a five of the winner.
    fn ends_with_five(&self, reason: Reason) -> bool {
        let is_missed = self.reviewed.label == Some(Label::MissedWin);
        let (mut board, winner, first, line) = if is_missed {
            let board = self.before.clone();
            (
                board,
                self.reviewed.side,
                self.reviewed.better,
                &self.reviewed.better_line,
            )
        } else {
            (
                self.after.clone(),
                self.reviewed.side.other(),
                None,
                &self.reviewed.reply_line,
            )
        };
        let mut side = winner;
        let mut is_won = false;
        for point in first.into_iter().chain(line.iter().copied()) {
            if is_won
                || board.get(point).is_some()
                || board.foul_of(self.rule, point, side).is_some()
            {
                return false;
            }
            is_won = board.wins_at(self.rule, point, side);
            board.place(point, side);
            let is_four = board.five_points(self.rule, side).next().is_some();
            let must_be_four = matches!(reason, Reason::Fours(_)) && side == winner && !is_won;
            if must_be_four && !is_four {
                return false;
            }
            side = side.other();
        }
        is_won && side == winner.other()
    }

    /// Whether so many points make a four or an open three.
    fn threats_are(&self, compared: Compared, side: Side) -> bool {
        let count = |board: &Board| Shapes::new(board, self.rule).threats(side);
        let better = self.after_better.as_ref();
        count(&self.after) == compared.played
            && better.is_some_and(|board| count(board) == compared.better)
    }

    fn counts(&self, counts: ThreatCounts) -> bool {
        let count = |board: &Board, side| Shapes::new(board, self.rule).threats(side);
        let both = |side| [count(&self.before, side), count(&self.after, side)];
        both(self.reviewed.side) == counts.own && both(self.reviewed.side.other()) == counts.other
    }

    fn fives_are(&self, compared: Compared, side: Side) -> bool {
        let count = |point: Point| fives_through(&self.before, point, side);
        let (played, better) = (self.reviewed.turn.point(), self.reviewed.better);
        compared.played < compared.better
            && played.is_some_and(|point| count(point) == compared.played)
            && better.is_some_and(|point| count(point) == compared.better)
    }

    /// Whether the moves that follow the move and the better one can be played.
    fn can_be_played(&self) -> bool {
        let plays = |mut board: Board, line: &[Point], mut side: Side| {
            line.iter().all(|&point| {
                let is_legal = board.get(point).is_none();
                if is_legal {
                    board.place(point, side);
                }
                side = side.other();
                is_legal
            })
        };
        let other = self.reviewed.side.other();
        let better = self.after_better.clone();
        plays(self.after.clone(), &self.reviewed.reply_line, other)
            && better.is_some_and(|board| plays(board, &self.reviewed.better_line, other))
    }
}

/// What stones make on a board, found by placing them.
struct Shapes<'a> {
    board: &'a Board,
    rule: Rule,
}

impl<'a> Shapes<'a> {
    const fn new(board: &'a Board, rule: Rule) -> Self {
        Self { board, rule }
    }

    /// Whether a stone of `side` makes this shape on an empty point, or a stronger one.
    fn makes(&self, point: Point, side: Side, shape: MadeShape) -> bool {
        self.at(point, side).is_some_and(|made| made >= shape)
    }

    /// The points where a four or an open three is made.
    fn threats(&self, side: Side) -> usize {
        let points = self.board.empty_points();
        points
            .filter(|&point| self.makes(point, side, MadeShape::Three))
            .count()
    }

    /// What a stone makes.
    fn at(&self, point: Point, side: Side) -> Option<MadeShape> {
        let is_taken = self.board.get(point).is_some();
        if is_taken || self.board.foul_of(self.rule, point, side).is_some() {
            return None;
        }
        if self.board.wins_at(self.rule, point, side) {
            return Some(MadeShape::Five);
        }
        let mut board = self.board.clone();
        board.place(point, side);
        let lines =
            Direction::ALL.map(|direction| self.on_line(&mut board, point, side, direction));
        let count = |shape: LineShape| lines.iter().filter(|line| **line == shape).count();
        let (fours, threes, twos) = (
            count(LineShape::Four),
            count(LineShape::Three),
            count(LineShape::Two),
        );
        if count(LineShape::OpenFour) > 0 || fours > 1 {
            return Some(MadeShape::OpenFour);
        }
        match (fours, threes, twos) {
            (1, 1.., _) => Some(MadeShape::FourThree),
            (1, 0, _) => Some(MadeShape::Four),
            (_, 2.., _) => Some(MadeShape::TwoThrees),
            (_, 1, _) => Some(MadeShape::Three),
            (_, _, 2..) => Some(MadeShape::TwoTwos),
            (_, _, 1) => Some(MadeShape::Two),
            _ => None,
        }
    }

    /// The points of a line where a side can complete a five, and could not before the stones were placed.
    fn fives(&self, board: &Board, point: Point, side: Side, direction: Direction) -> Vec<Point> {
        on_line(board, point, direction)
            .filter(|&place| board.get(place).is_none() && board.wins_at(self.rule, place, side))
            .filter(|&place| !self.board.wins_at(self.rule, place, side))
            .collect()
    }

    /// What the stone on `point` makes on one line.
    fn on_line(
        &self,
        board: &mut Board,
        point: Point,
        side: Side,
        direction: Direction,
    ) -> LineShape {
        match self.fives(board, point, side, direction).len() {
            0 => {}
            1 => return LineShape::Four,
            _ => return LineShape::OpenFour,
        }
        // A three of Black in renju has to become a straight four.
        let must_be_straight = side == Side::Black && self.rule.has_fouls();
        if self.opens(board, point, (side, direction), 1, must_be_straight) {
            return LineShape::Three;
        }
        if self.opens(board, point, (side, direction), 2, true) {
            return LineShape::Two;
        }
        LineShape::None
    }

    /// Whether so many more stones on the line make fives at two points, those at the ends of a straight four if they must be.
    fn opens(
        &self,
        board: &mut Board,
        point: Point,
        (side, direction): (Side, Direction),
        stones: usize,
        must_be_straight: bool,
    ) -> bool {
        if stones == 0 {
            let fives = self.fives(board, point, side, direction);
            if !must_be_straight {
                // Two fours on one line, as O.OOO.O, both with the stone.
                let with_stone = |five: &&Point| is_run(board, point, **five, side);
                return fives.iter().filter(with_stone).count() > 1;
            }
            // The ends of a straight four are five places apart.
            let apart = |one: &Point, other: &Point| {
                one.x.abs_diff(other.x).max(one.y.abs_diff(other.y)) == REACH.unsigned_abs()
            };
            return (fives.iter()).any(|one| fives.iter().any(|other| apart(one, other)));
        }
        let places: Vec<Point> = on_line(board, point, direction).collect();
        places.into_iter().any(|place| {
            let is_empty = board.get(place).is_none();
            if !is_empty || board.wins_at(self.rule, place, side) {
                return false;
            }
            // Only the stone that makes the open four has to be allowed: the others come at other times.
            if stones == 1 && board.foul_of(self.rule, place, side).is_some() {
                return false;
            }
            board.place(place, side);
            let opens = self.opens(
                board,
                point,
                (side, direction),
                stones - 1,
                must_be_straight,
            );
            board.remove(place, side);
            opens
        })
    }
}

/// Whether all places between two of a line have a stone of this side.
fn is_run(board: &Board, one: Point, other: Point, side: Side) -> bool {
    let step = |one: u8, other: u8| (i16::from(other) - i16::from(one)).signum() as i8;
    let step = (step(one.x, other.x), step(one.y, other.y));
    let between = (1..REACH).map(|steps| one.offset(step, steps));
    between
        .take_while(|place| *place != other)
        .all(|place| board.get(place) == Some(side))
}

/// What a stone makes on one line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum LineShape {
    None,
    Two,
    Three,
    Four,
    OpenFour,
}

/// The places of a line that can belong to one five with a point, or complete it.
fn on_line(board: &Board, point: Point, direction: Direction) -> impl Iterator<Item = Point> {
    let size = board.size();
    let (dx, dy) = direction.step();
    let steps = (-REACH..=REACH).filter(|steps| *steps != 0);
    steps.filter_map(move |steps| {
        let x = point.x.checked_add_signed(dx * steps)?;
        let y = point.y.checked_add_signed(dy * steps)?;
        let place = Point::new(x, y);
        size.contains(place).then_some(place)
    })
}

/// The fives of five places through a point without a stone of the other side, counted place by place.
fn fives_through(board: &Board, point: Point, side: Side) -> usize {
    let lines = Direction::ALL.into_iter();
    lines
        .map(|direction| {
            let free = |steps: &[i8]| {
                steps
                    .iter()
                    .map(|&steps| {
                        on_line(board, point, direction)
                            .find(|place| *place == point.offset(direction.step(), steps))
                    })
                    .take_while(|place| {
                        place.is_some_and(|place| board.get(place) != Some(side.other()))
                    })
                    .count()
            };
            // Of n free places beside the point, at most four on each side, n + 1 - 4 fives can be made.
            let beside = free(&[1, 2, 3, 4]) + free(&[-1, -2, -3, -4]);
            (beside + 1).saturating_sub(4)
        })
        .sum()
}
