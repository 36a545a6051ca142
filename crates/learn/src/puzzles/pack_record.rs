//! The records of a pack: what stands in one for a puzzle, whatever it stands on.

use super::pack_error::{PackError, RecordFault};
use super::{Puzzle, PuzzleError, PuzzlePosition, Task, Theme};
use narabe_notation::bytes::{Damaged, Reader, write_number};
use narabe_rules::twin::{Half, Turn, TwinPoint, TwinPosition};
use narabe_rules::{BoardSize, Point, Rule, Setup, Side};

/// The sides to move in a byte with the theme.
const SIDES: u64 = 2;

/// What the records have of a kind of position.
pub trait Packed: PuzzlePosition {
    /// The rule as a number.
    fn rule_number(&self) -> u64;
    /// The stones by the numbers of their points.
    fn stones(&self) -> Vec<(u64, Side)>;
    /// The position of these parts.
    fn of_parts(
        rule: u64,
        size: BoardSize,
        stones: &[(u64, Side)],
        to_move: Side,
    ) -> Result<Self, RecordFault>;
    /// A turn as a number.
    fn number_of(turn: Self::Turn, size: BoardSize) -> u64;
    /// The turn of a number.
    fn turn_of(number: u64, size: BoardSize) -> Result<Self::Turn, Damaged>;
}

impl Packed for Setup {
    fn rule_number(&self) -> u64 {
        number_in(&Rule::ALL, &self.rule())
    }

    fn stones(&self) -> Vec<(u64, Side)> {
        let stones = Self::stones(self).iter();
        let number = |&(point, side)| (Self::number_of(point, Self::size(self)), side);
        stones.map(number).collect()
    }

    fn of_parts(
        rule: u64,
        size: BoardSize,
        stones: &[(u64, Side)],
        to_move: Side,
    ) -> Result<Self, RecordFault> {
        let known = usize::try_from(rule).ok().and_then(|at| Rule::ALL.get(at));
        let mut setup = Self::new(*known.ok_or(RecordFault::Number(rule))?, size);
        for &(number, side) in stones {
            setup.place(Self::turn_of(number, size)?, side)?;
        }
        setup.set_to_move(to_move);
        Ok(setup)
    }

    fn number_of(point: Point, size: BoardSize) -> u64 {
        size.index(point) as u64
    }

    fn turn_of(number: u64, size: BoardSize) -> Result<Point, Damaged> {
        let index = usize::try_from(number).ok();
        let index = index.filter(|&index| index < size.area());
        index.map(|index| size.point(index)).ok_or(Damaged)
    }
}

impl Packed for TwinPosition {
    /// There is one.
    fn rule_number(&self) -> u64 {
        0
    }

    fn stones(&self) -> Vec<(u64, Side)> {
        let on = |half| {
            let stones = self.board(half).iter();
            stones.map(move |(point, side)| (TwinPoint::new(half, point), side))
        };
        let stones = Half::ALL.into_iter().flat_map(on);
        let number = |(point, side)| (number_of_point(point, Self::size(self)), side);
        stones.map(number).collect()
    }

    fn of_parts(
        rule: u64,
        size: BoardSize,
        stones: &[(u64, Side)],
        to_move: Side,
    ) -> Result<Self, RecordFault> {
        if rule != 0 {
            return Err(RecordFault::Number(rule));
        }
        let placed = stones
            .iter()
            .map(|&(number, side)| Ok((point_of_number(number, size)?, side)));
        let placed = placed.collect::<Result<Vec<_>, Damaged>>()?;
        Ok(Self::set_up(size, placed, to_move)?)
    }

    /// The first stone, and times the number of points the second one, from 1.
    fn number_of(turn: Turn, size: BoardSize) -> u64 {
        let second = turn
            .second
            .map_or(0, |second| number_of_point(second, size) + 1);
        second * points_of(size) + number_of_point(turn.first, size)
    }

    fn turn_of(number: u64, size: BoardSize) -> Result<Turn, Damaged> {
        let first = point_of_number(number % points_of(size), size)?;
        Ok(match number / points_of(size) {
            0 => Turn::one(first),
            second => Turn::two(first, point_of_number(second - 1, size)?),
        })
    }
}

/// The points of twin boards.
const fn points_of(size: BoardSize) -> u64 {
    2 * size.area() as u64
}

const fn number_of_point(at: TwinPoint, size: BoardSize) -> u64 {
    (at.half as usize * size.area() + size.index(at.point)) as u64
}

fn point_of_number(number: u64, size: BoardSize) -> Result<TwinPoint, Damaged> {
    let area = size.area() as u64;
    let half = match number / area {
        0 => Half::Left,
        1 => Half::Right,
        _ => return Err(Damaged),
    };
    Ok(TwinPoint::new(half, Setup::turn_of(number % area, size)?))
}

/// The place of a value in a list of all, as a number.
fn number_in<T: PartialEq>(all: &[T], value: &T) -> u64 {
    all.iter()
        .position(|other| other == value)
        .unwrap_or_default() as u64
}

/// Writes the puzzles of a kind.
pub fn write_list<P: Packed>(into: &mut Vec<u8>, puzzles: &[Puzzle<P>]) {
    write_number(into, puzzles.len() as u64);
    for puzzle in puzzles {
        write_puzzle(into, puzzle);
    }
}

fn write_puzzle<P: Packed>(into: &mut Vec<u8>, puzzle: &Puzzle<P>) {
    let (position, task) = (puzzle.position(), puzzle.task());
    let (size, theme) = (position.size(), number_in(&Theme::ALL, &task.theme));
    write_number(into, position.rule_number());
    write_number(into, theme * SIDES + position.to_move() as u64);
    write_number(into, u64::from(size.get()));
    write_number(into, u64::from(puzzle.difficulty()));
    write_number(into, task.moves as u64);
    write_number(into, task.solutions.len() as u64);
    for &solution in &task.solutions {
        write_number(into, P::number_of(solution, size));
    }
    // None is 0.
    let last = puzzle.last().map_or(0, |last| P::number_of(last, size) + 1);
    write_number(into, last);
    let mut stones = position.stones();
    stones.sort_unstable_by_key(|&(index, _)| index);
    write_number(into, stones.len() as u64);
    let mut next = 0;
    for (index, side) in stones {
        write_number(into, (index - next) * SIDES + side as u64);
        next = index + 1;
    }
}

/// Reads a puzzle.
pub fn read_puzzle<P: Packed>(reader: &mut Reader<'_>) -> Result<Puzzle<P>, RecordFault> {
    let rule = reader.number()?;
    // A rule that there is not is named before what follows, which may be of another form.
    P::of_parts(rule, BoardSize::MAX, &[], Side::Black)?;
    let code = reader.number()?;
    let theme = usize::try_from(code / SIDES).ok();
    let theme = theme.and_then(|theme| Theme::ALL.get(theme));
    let theme = *theme.ok_or(RecordFault::Number(code))?;
    let size = BoardSize::new(reader.small()?)?;
    let difficulty = reader.small()?;
    let moves = reader.small()?;
    let count = reader.count()?;
    let solutions = (0..count).map(|_| P::turn_of(reader.number()?, size));
    let solutions = solutions.collect::<Result<Vec<_>, Damaged>>()?;
    let last = match reader.number()? {
        0 => None,
        number => Some(P::turn_of(number - 1, size)?),
    };
    let mut stones = Vec::new();
    let mut next = 0_u64;
    for _ in 0..reader.count()? {
        let code = reader.number()?;
        let index = next.checked_add(code / SIDES).ok_or(Damaged)?;
        stones.push((index, side_of(code)));
        next = index.checked_add(1).ok_or(Damaged)?;
    }
    let position = P::of_parts(rule, size, &stones, side_of(code))?;
    let task = Task {
        theme,
        solutions,
        moves,
    };
    Ok(Puzzle::new(position, last, task, difficulty)?)
}

/// Writes the first moves that win in another way than is asked.
pub fn write_other_wins(into: &mut Vec<u8>, puzzles: &[Puzzle]) {
    let has_some = |(_, puzzle): &(usize, &Puzzle)| !puzzle.other_wins().is_empty();
    let with_some: Vec<_> = puzzles.iter().enumerate().filter(has_some).collect();
    write_number(into, with_some.len() as u64);
    let mut next = 0;
    for (number, puzzle) in with_some {
        write_number(into, (number - next) as u64);
        next = number + 1;
        write_number(into, puzzle.other_wins().len() as u64);
        for &win in puzzle.other_wins() {
            write_number(into, Setup::number_of(win, puzzle.setup().size()));
        }
    }
}

/// Reads what [`write_other_wins`] has written, for puzzles in the order of the file.
pub fn read_other_wins(reader: &mut Reader<'_>, puzzles: &mut [Puzzle]) -> Result<(), PackError> {
    let damaged = |_| PackError::Damaged;
    let mut next = 0_usize;
    for _ in 0..reader.count().map_err(damaged)? {
        let between = usize::try_from(reader.number().map_err(damaged)?);
        let number = between.ok().and_then(|between| next.checked_add(between));
        let number = number.ok_or(PackError::Damaged)?;
        let puzzle = puzzles.get_mut(number).ok_or(PackError::Damaged)?;
        next = number + 1;
        let size = puzzle.setup().size();
        let wins = (0..reader.count().map_err(damaged)?)
            .map(|_| Setup::turn_of(reader.number()?, size))
            .collect::<Result<Vec<_>, Damaged>>()
            .map_err(damaged)?;
        let listed = puzzle.clone().with_other_wins(wins);
        let fault = |error: PuzzleError| PackError::Record {
            number,
            fault: error.into(),
        };
        *puzzle = listed.map_err(fault)?;
    }
    Ok(())
}

const fn side_of(code: u64) -> Side {
    match code % SIDES {
        0 => Side::Black,
        _ => Side::White,
    }
}
