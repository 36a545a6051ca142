//! Threat search: wins in which every turn leaves the opponent no choice.
//!
//! A side with a four on both boards must be stopped on one of them, by a stone on every point that completes a five there.
//! When both boards have two such points both stones of the defence are forced, and there are at most two defences; when both
//! have three there is none. A turn that makes two such points on each board is a forcing turn. A win by forcing turns is
//! found by searching these turns and their defences only, however many turns it takes. A board that has three such points
//! already needs no more stones: then each forcing turn is on the other board and has one defence.

use std::cmp::Reverse;

use super::board::{FULL_TURN, TurnStones, TwinBoard, TwinIndex};
use super::window_sums::TWO;
use narabe_rules::Side;
use narabe_rules::twin::Half;

/// Completing points on a board that take a whole turn to defend.
const FORCING_POINTS: usize = 2;
/// Completing points on a board that cannot be defended in one turn.
const WINNING_POINTS: usize = 3;
/// Forcing turns that are searched in a position, those with the most points first.
const MAX_FORCING_TURNS: usize = 24;

/// A search for a win by forcing turns.
pub struct ThreatSearch {
    /// Turns that may still be tried.
    tries_left: u32,
    tries: u32,
}

/// A forcing turn and how many completing points it leads to.
struct ForcingTurn {
    stones: TurnStones,
    points: usize,
}

/// A stone that makes a four, and how many completing points its board has then.
type Four = (TwinIndex, usize);

impl ThreatSearch {
    /// A search that ends soon after trying `max_tries` turns.
    pub const fn new(max_tries: u32) -> Self {
        Self {
            tries_left: max_tries,
            tries: 0,
        }
    }

    /// The number of turns tried.
    pub const fn tries(&self) -> u32 {
        self.tries
    }

    /// The first turn of a win of at most `max_turns` own turns, and their number; none if there is none or it was not found.
    pub fn find(&mut self, board: &mut TwinBoard, max_turns: u32) -> Option<(TurnStones, u32)> {
        let side = board.side_to_move();
        if let Some(win) = board.winning_stones(side) {
            return Some((win, 1));
        }
        if max_turns < 2 || self.tries_left == 0 || !may_force(board, side) {
            return None;
        }
        let (turns, tries) = forcing_turns(board, side);
        self.tries_left = self.tries_left.saturating_sub(tries);
        self.tries += tries;
        for turn in turns {
            board.play(turn.stones);
            let rest = self.wins_after(board, side, max_turns - 1);
            board.undo(turn.stones);
            if let Some(rest) = rest {
                return Some((turn.stones, rest + 1));
            }
        }
        None
    }

    /// The number of own turns that the longest defence against a side's forcing turn takes to beat; none if one holds.
    fn wins_after(&mut self, board: &mut TwinBoard, side: Side, max_turns: u32) -> Option<u32> {
        let defender = side.other();
        if board.threatens_win(defender) {
            return None;
        }
        let mut longest = 1;
        for half in Half::ALL {
            let Some(defence) = board.defence(half, defender, FULL_TURN) else {
                continue;
            };
            // With a stone to spare the defender has too many turns to search.
            defence.second?;
            board.play(defence);
            let rest = self.find(board, max_turns);
            board.undo(defence);
            longest = longest.max(rest?.1);
        }
        Some(longest)
    }
}

/// Whether a side may have a forcing turn: each board has the points already or threes to make them of.
fn may_force(board: &TwinBoard, side: Side) -> bool {
    let [left, right] = Half::ALL.map(|half| board.five_count(half, side));
    let has_three = |half| board.half(half).has_three(side);
    left >= FORCING_POINTS || right >= FORCING_POINTS || Half::ALL.into_iter().all(has_three)
}

/// The forcing turns of a side, those with the most points first, and how many turns were tried.
fn forcing_turns(board: &mut TwinBoard, side: Side) -> (Vec<ForcingTurn>, u32) {
    let mut generator = Generator {
        side,
        must_defend: board.threatens_win(side.other()),
        tries: 0,
        turns: Vec::new(),
    };
    let fours = Half::ALL.map(|half| generator.fours(board, half));
    for half in Half::ALL {
        if board.five_count(half.other(), side) >= FORCING_POINTS {
            generator.add_on_one_board(board, half, &fours[half as usize]);
        }
    }
    generator.add_on_both_boards(board, &fours);
    let mut turns = generator.turns;
    turns.sort_by_key(|turn| Reverse(turn.points));
    turns.truncate(MAX_FORCING_TURNS);
    (turns, generator.tries)
}

/// Generates forcing turns.
struct Generator {
    side: Side,
    /// Whether the turn must also prevent the opponent's win.
    must_defend: bool,
    tries: u32,
    turns: Vec<ForcingTurn>,
}

impl Generator {
    /// The stones on a board that make a four of a three.
    fn fours(&mut self, board: &TwinBoard, half: Half) -> Vec<Four> {
        let fours = board.half(half).fours(self.side).into_iter();
        let fours: Vec<Four> = fours
            .map(|(point, count)| (TwinIndex { half, point }, count))
            .collect();
        self.tries += fours.len() as u32;
        fours
    }

    /// Adds the forcing turns of one stone on each board.
    fn add_on_both_boards(&mut self, board: &mut TwinBoard, fours: &[Vec<Four>; 2]) {
        let forcing = |fours: &[Four]| -> Vec<Four> {
            let fours = fours.iter().copied();
            fours.filter(|four| four.1 >= FORCING_POINTS).collect()
        };
        let [left, right] = [forcing(&fours[0]), forcing(&fours[1])];
        for &(one, left) in &left {
            for &(two, right) in &right {
                self.add(board, TurnStones::two(one, two), [left, right]);
            }
        }
    }

    /// Adds the forcing turns of two stones on a board, when the other one has enough points.
    fn add_on_one_board(&mut self, board: &mut TwinBoard, half: Half, fours: &[Four]) {
        let other_points = board.five_count(half.other(), self.side);
        let mut pairs = fours_of_twos(board, half, self.side);
        for (number, &(one, _)) in fours.iter().enumerate() {
            let others = &fours[number + 1..];
            pairs.extend(others.iter().map(|&(two, _)| (one, two)));
        }
        pairs.sort_unstable_by_key(|&(one, two)| (one.point, two.point));
        pairs.dedup();
        for with_first in pairs.chunk_by(|pair, next| pair.0 == next.0) {
            let first = with_first[0].0;
            board.place(first, self.side);
            for &(_, second) in with_first {
                self.tries += 1;
                if board.is_five(second, self.side) {
                    continue;
                }
                board.place(second, self.side);
                let points = board.five_count(half, self.side);
                board.remove(second, self.side);
                if points >= FORCING_POINTS {
                    board.remove(first, self.side);
                    self.add(
                        board,
                        TurnStones::two(first, second),
                        [points, other_points],
                    );
                    board.place(first, self.side);
                }
            }
            board.remove(first, self.side);
        }
    }

    /// Adds a forcing turn that leads to these completing points on the boards, unless the opponent still wins after it.
    fn add(&mut self, board: &mut TwinBoard, stones: TurnStones, points: [usize; 2]) {
        if self.must_defend {
            board.play(stones);
            let is_lost = board.threatens_win(board.side_to_move());
            board.undo(stones);
            if is_lost {
                return;
            }
        }
        self.turns.push(ForcingTurn {
            stones,
            points: points.map(|count| count.min(WINNING_POINTS)).iter().sum(),
        });
    }
}

/// The pairs of stones with which a side makes a four of a two.
fn fours_of_twos(board: &TwinBoard, half: Half, side: Side) -> Vec<(TwinIndex, TwinIndex)> {
    let half_board = board.half(half);
    let index = |point| TwinIndex { half, point };
    let mut pairs = Vec::new();
    for window in half_board.windows_with(TWO, side) {
        let mut empty = (window.iter().copied()).filter(|&point| half_board.is_empty(point));
        if let (Some(a), Some(b), Some(c)) = (empty.next(), empty.next(), empty.next()) {
            for (one, two) in [(a, b), (a, c), (b, c)] {
                if !half_board.is_five(one, side) && !half_board.is_five(two, side) {
                    pairs.push((index(one.min(two)), index(one.max(two))));
                }
            }
        }
    }
    pairs
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::BoardSize;
    use narabe_rules::twin::{Turn, TwinOutcome, TwinPoint, TwinPosition};
    use rand::rngs::StdRng;
    use rand::{RngExt, SeedableRng};

    const POSITIONS: u64 = 2_000;
    const MAX_TRIES: u32 = 20_000;

    /// Random stones on two small boards, most of them Black's, with Black to move.
    fn random_position(seed: u64) -> TwinPosition {
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

    /// All turns of the side to move.
    fn all_turns(position: &TwinPosition) -> Vec<Turn> {
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
        let mut board = TwinBoard::new(position);
        let found = ThreatSearch::new(MAX_TRIES).find(&mut board, turns);
        found.map(|(stones, turns)| (board.turn(stones), turns))
    }

    #[test]
    fn no_defence_refutes_a_win_by_forcing_turns() {
        let mut seen = [0; 2];
        for seed in 0..POSITIONS {
            let position = random_position(seed);
            let Some((turn, length)) = find(&position, 6).filter(|(_, length)| *length > 1) else {
                continue;
            };
            let mut forced = position.clone();
            assert_eq!(forced.play_turn(turn), Ok(None), "{turn}\n{position:?}");
            for defence in all_turns(&forced) {
                let mut defended = forced.clone();
                let outcome = defended.play_turn(defence).unwrap();
                if let Some(outcome) = outcome {
                    assert_eq!(
                        TwinOutcome::winner(outcome),
                        Some(Side::Black),
                        "{defence}\n{forced:?}"
                    );
                    continue;
                }
                let rest = find(&defended, length - 1);
                assert!(
                    rest.is_some(),
                    "{turn}, {defence} of {length}\n{position:?}"
                );
            }
            seen[usize::from(length > 2)] += 1;
        }
        assert!(seen[0] > 20 && seen[1] > 0, "{seen:?} do not test both");
    }
}
