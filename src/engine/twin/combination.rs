//! Combinations: wins in which every turn leaves the other side no choice.
//!
//! A side that has a four on both boards must be stopped on one of them, by a stone on every point that completes it there.
//! Where both boards have two such points both stones of the answer are forced, and there are two answers at most; where
//! both have three nothing stops it. So a turn that makes fours on the boards until each has two is a blow that the other
//! side can answer in two ways only, and a line of such blows can be read to its end, however long it is. A board that has
//! three already is a loaded gun: it needs blows on the other board alone, and has one answer to each.

use super::boards::{Boards, FULL_TURN, Spot, Stones, Stop};
use super::lines::{Cell, LINE};
use crate::rules::Side;
use crate::rules::twin::Half;

/// Stones on a line that lacks two, and on one that lacks three.
const THREE: u8 = LINE as u8 - 2;
const TWO: u8 = LINE as u8 - 3;
/// Points on each board from which on two stones no longer stop it.
const TOO_MANY: usize = 3;
/// Points on each board with which both stones of the answer are forced.
const BLOW: usize = 2;
/// How many blows are tried in a position, those that make most points first.
const WIDTH: usize = 24;

/// The search for a combination.
pub struct Combination {
    /// Blows that may still be tried.
    left: u32,
    tried: u32,
}

/// A turn that strikes and what it makes.
struct Blow {
    stones: Stones,
    points: usize,
}

impl Combination {
    /// A search that begins nothing new once so many blows were tried.
    pub const fn new(budget: u32) -> Self {
        Self {
            left: budget,
            tried: 0,
        }
    }

    /// How many blows were tried.
    pub const fn tried(&self) -> u32 {
        self.tried
    }

    /// The first turn of a combination of up to so many turns that wins for the side to move, and how many turns of its own
    /// it takes; none if there is none or it was not found.
    pub fn find(&mut self, boards: &mut Boards, turns: u32) -> Option<(Stones, u32)> {
        let side = boards.side();
        if let Some(win) = boards.win(side) {
            return Some((win, 1));
        }
        if turns < 2 || self.left == 0 || !may_strike(boards, side) {
            return None;
        }
        let (blows, tried) = blows(boards, side);
        self.left = self.left.saturating_sub(tried);
        self.tried += tried;
        for blow in blows {
            boards.play(blow.stones);
            let won = self.wins_after(boards, side, turns - 1);
            boards.undo(blow.stones);
            if let Some(rest) = won {
                return Some((blow.stones, rest + 1));
            }
        }
        None
    }

    /// Whether every answer to a blow of a side loses, and how many turns of the side the longest takes.
    fn wins_after(&mut self, boards: &mut Boards, side: Side, turns: u32) -> Option<u32> {
        let other = side.other();
        if boards.has_both(other) {
            return None;
        }
        let mut longest = 1;
        for half in Half::ALL {
            let Stop::By(stop) = boards.stop(half, other, FULL_TURN) else {
                continue;
            };
            stop.second?;
            boards.play(stop);
            let rest = self.find(boards, turns);
            boards.undo(stop);
            longest = longest.max(rest?.1);
        }
        Some(longest)
    }
}

/// Whether a side may have a blow at all: each board has the points already or lines to make them on.
fn may_strike(boards: &Boards, side: Side) -> bool {
    let [left, right] = Half::ALL.map(|half| boards.fives(half, side));
    let has_three = |half| boards.grid(half).lines_with(THREE, side).next().is_some();
    left >= BLOW || right >= BLOW || Half::ALL.into_iter().all(has_three)
}

/// The turns after which a side has two points or more on both boards, those with most points first, and how many were
/// tried.
fn blows(boards: &mut Boards, side: Side) -> (Vec<Blow>, u32) {
    let mut blows = Blows {
        side,
        must_stop: boards.has_both(side.other()),
        tried: 0,
        found: Vec::new(),
    };
    let threes = Half::ALL.map(|half| blows.fours(boards, half));
    for half in Half::ALL {
        if boards.fives(half.other(), side) >= BLOW {
            blows.on_one_board(boards, half, &threes[half as usize]);
        }
    }
    blows.on_both_boards(boards, &threes);
    let mut found = blows.found;
    found.sort_by_key(|blow| std::cmp::Reverse(blow.points));
    found.truncate(WIDTH);
    (found, blows.tried)
}

/// The blows of a side, while they are looked for.
struct Blows {
    side: Side,
    /// Whether the other side wins with its next turn unless the blow stops that, too.
    must_stop: bool,
    tried: u32,
    found: Vec<Blow>,
}

impl Blows {
    /// The spots on a board where one stone makes a four of a three, and how many points the side has there then.
    fn fours(&mut self, boards: &mut Boards, half: Half) -> Vec<(Spot, usize)> {
        let grid = boards.grid(half);
        let mut cells: Vec<Cell> = grid
            .lines_with(THREE, self.side)
            .flatten()
            .copied()
            .filter(|&cell| grid.is_empty(cell) && !grid.is_five(cell, self.side))
            .collect();
        cells.sort_unstable();
        cells.dedup();
        let points = |cell| {
            let spot = Spot { half, cell };
            boards.place(spot, self.side);
            let points = boards.fives(half, self.side);
            boards.lift(spot, self.side);
            self.tried += 1;
            (spot, points)
        };
        cells.into_iter().map(points).collect()
    }

    /// Blows of one stone on each board.
    fn on_both_boards(&mut self, boards: &mut Boards, fours: &[Vec<(Spot, usize)>; 2]) {
        let strong = |fours: &[(Spot, usize)]| -> Vec<(Spot, usize)> {
            fours
                .iter()
                .copied()
                .filter(|four| four.1 >= BLOW)
                .collect()
        };
        let [left, right] = [strong(&fours[0]), strong(&fours[1])];
        for &(one, left) in &left {
            for &(two, right) in &right {
                self.add(boards, Stones::two(one, two), [left, right]);
            }
        }
    }

    /// Blows of two stones on a board, where the other one has points enough.
    fn on_one_board(&mut self, boards: &mut Boards, half: Half, fours: &[(Spot, usize)]) {
        let beside = boards.fives(half.other(), self.side);
        let mut pairs = twos(boards, half, self.side);
        for (index, &(one, _)) in fours.iter().enumerate() {
            let others = &fours[index + 1..];
            pairs.extend(others.iter().map(|&(two, _)| (one, two)));
        }
        pairs.sort_unstable_by_key(|&(one, two)| (one.cell, two.cell));
        pairs.dedup();
        for with_first in pairs.chunk_by(|pair, next| pair.0 == next.0) {
            let first = with_first[0].0;
            boards.place(first, self.side);
            for &(_, second) in with_first {
                self.tried += 1;
                if boards.is_five(second, self.side) {
                    continue;
                }
                boards.place(second, self.side);
                let points = boards.fives(half, self.side);
                boards.lift(second, self.side);
                if points >= BLOW {
                    boards.lift(first, self.side);
                    self.add(boards, Stones::two(first, second), [points, beside]);
                    boards.place(first, self.side);
                }
            }
            boards.lift(first, self.side);
        }
    }

    /// Adds a blow that makes so many points on the boards, unless it leaves the other side a win.
    fn add(&mut self, boards: &mut Boards, stones: Stones, points: [usize; 2]) {
        if self.must_stop {
            boards.play(stones);
            let is_stopped = !boards.has_both(boards.side());
            boards.undo(stones);
            if !is_stopped {
                return;
            }
        }
        self.found.push(Blow {
            stones,
            points: points.map(|points| points.min(TOO_MANY)).iter().sum(),
        });
    }
}

/// The pairs of spots with which a side makes a four of a two.
fn twos(boards: &Boards, half: Half, side: Side) -> Vec<(Spot, Spot)> {
    let grid = boards.grid(half);
    let spot = |cell| Spot { half, cell };
    let mut pairs = Vec::new();
    for line in grid.lines_with(TWO, side) {
        let mut empty = line.iter().copied().filter(|&cell| grid.is_empty(cell));
        if let (Some(a), Some(b), Some(c)) = (empty.next(), empty.next(), empty.next()) {
            for (one, two) in [(a, b), (a, c), (b, c)] {
                if !grid.is_five(one, side) && !grid.is_five(two, side) {
                    pairs.push((spot(one.min(two)), spot(one.max(two))));
                }
            }
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::BoardSize;
    use crate::rules::twin::{Turn, TwinOutcome, TwinPoint, TwinPosition};
    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};

    const CROWDS: u64 = 2_000;
    const PLENTY: u32 = 20_000;

    /// Two small boards with Black to move, who has most of the stones.
    fn crowd(seed: u64) -> TwinPosition {
        let mut rng = StdRng::seed_from_u64(seed);
        let size = BoardSize::new(6).unwrap();
        let points =
            Half::ALL.map(|half| size.points().map(move |point| TwinPoint::new(half, point)));
        let stones = points.into_iter().flatten().filter_map(|point| {
            let side = match rng.random_range(0..10) {
                0..4 => Side::Black,
                4..7 => Side::White,
                _ => return None,
            };
            Some((point, side))
        });
        let stones: Vec<_> = stones.collect();
        TwinPosition::set_up(size, stones, Side::Black).unwrap()
    }

    /// Every turn of the side to move.
    fn turns(position: &TwinPosition) -> Vec<Turn> {
        let on = |half| {
            let points = position.board(half).empty_points();
            points.map(move |point| TwinPoint::new(half, point))
        };
        let all: Vec<TwinPoint> = Half::ALL.into_iter().flat_map(on).collect();
        let mut turns: Vec<Turn> = all.iter().copied().map(Turn::one).collect();
        for (index, &first) in all.iter().enumerate() {
            let seconds = all[index + 1..].iter();
            turns.extend(seconds.map(|&second| Turn::two(first, second)));
        }
        turns
    }

    fn find(position: &TwinPosition, turns: u32) -> Option<(Turn, u32)> {
        let mut boards = Boards::new(position);
        let found = Combination::new(PLENTY).find(&mut boards, turns);
        found.map(|(stones, turns)| (boards.turn(stones), turns))
    }

    #[test]
    fn no_answer_of_all_escapes_a_combination() {
        let mut seen = [0; 2];
        for seed in 0..CROWDS {
            let position = crowd(seed);
            let Some((blow, length)) = find(&position, 6).filter(|(_, length)| *length > 1) else {
                continue;
            };
            let mut struck = position.clone();
            assert_eq!(struck.play_turn(blow), Ok(None), "{blow}\n{position:?}");
            for answer in turns(&struck) {
                let mut answered = struck.clone();
                let outcome = answered.play_turn(answer).unwrap();
                if let Some(outcome) = outcome {
                    assert_eq!(
                        TwinOutcome::winner(outcome),
                        Some(Side::Black),
                        "{answer}\n{struck:?}"
                    );
                    continue;
                }
                let rest = find(&answered, length - 1);
                assert!(rest.is_some(), "{blow}, {answer} of {length}\n{position:?}");
            }
            seen[usize::from(length > 2)] += 1;
        }
        assert!(seen[0] > 20 && seen[1] > 0, "{seen:?} do not test both");
    }
}
