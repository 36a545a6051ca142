//! Exhaustive search for wins by threats: every own turn but the last threatens to win with the next one.
//!
//! A threat is a four on both boards. Only a turn on all completing points of one board stops it, so all turns of the other side that
//! do not lose at once are known: one of two stones where the board has two such points, and where it has one, a stone there and any
//! other stone or none. All threats are tried, whether they leave the other side a choice or not.
//!
//! A win in two turns begins with a threat, because completing points that are not there before a reply are not there after it. So
//! what this search says of wins in two turns is exact, and if there is none, a win in three that it finds is a shortest one.

use thiserror::Error;

use super::board::{FULL_TURN, TurnStones, TwinBoard, TwinIndex};
use super::window_sums::TWO;
use narabe_rules::Side;
use narabe_rules::twin::Half;

/// A search has tried as many turns as it may.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the search has tried as many turns as it may")]
pub struct OutOfTries;

/// Which threats are tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Scope {
    /// All.
    All,
    /// Those that may win with the next turn already. A second stone that makes no four changes no completing point, and what the
    /// other side can do only where it takes a completing point of its own.
    Decisive,
}

/// An exhaustive search.
pub struct WinSearch {
    tries_left: u64,
}

impl WinSearch {
    /// A search that may try so many turns.
    pub const fn new(tries: u64) -> Self {
        Self { tries_left: tries }
    }

    /// The first turn of a win of at most `turns` own turns.
    ///
    /// # Errors
    /// [`OutOfTries`]; the board is as it was.
    pub fn find(
        &mut self,
        board: &mut TwinBoard,
        turns: u32,
    ) -> Result<Option<TurnStones>, OutOfTries> {
        if let Some(win) = board.winning_stones(board.side_to_move()) {
            return Ok(Some(win));
        }
        let scopes: &[Scope] = match turns {
            0 | 1 => &[],
            2 => &[Scope::Decisive],
            _ => &[Scope::Decisive, Scope::All],
        };
        for &scope in scopes {
            for stones in threats(board, scope) {
                if self.wins_by(board, stones, turns)? {
                    return Ok(Some(stones));
                }
            }
        }
        Ok(None)
    }

    /// All first turns of wins of at most `turns` own turns, for a side that cannot win at once; those found so far as soon as
    /// there are more than `most`.
    ///
    /// # Errors
    /// [`OutOfTries`]; the board is as it was.
    pub fn find_all(
        &mut self,
        board: &mut TwinBoard,
        turns: u32,
        most: usize,
    ) -> Result<Vec<TurnStones>, OutOfTries> {
        let mut found = Vec::new();
        for stones in threats(board, Scope::All) {
            if self.wins_by(board, stones, turns)? {
                found.push(stones);
            }
            if found.len() > most {
                break;
            }
        }
        Ok(found)
    }

    /// Whether a threat of the side to move is the first of at most `turns` own turns to the win.
    ///
    /// # Errors
    /// [`OutOfTries`]; the board is as it was.
    pub fn wins_by(
        &mut self,
        board: &mut TwinBoard,
        stones: TurnStones,
        turns: u32,
    ) -> Result<bool, OutOfTries> {
        self.tries_left = self.tries_left.checked_sub(1).ok_or(OutOfTries)?;
        board.play(stones);
        let is_lost = self.is_lost(board, turns - 1);
        board.undo(stones);
        is_lost
    }

    /// Whether the side to move, which is threatened, loses within `turns` turns of the other side, whatever it plays.
    fn is_lost(&mut self, board: &mut TwinBoard, turns: u32) -> Result<bool, OutOfTries> {
        let defender = board.side_to_move();
        if board.threatens_win(defender) {
            return Ok(false);
        }
        for half in Half::ALL {
            let Some(defence) = board.defence(half, defender, FULL_TURN) else {
                continue;
            };
            if turns < 2 {
                return Ok(false);
            }
            let is_beaten = match defence.second {
                Some(_) => self.is_beaten(board, defence, turns, &mut Vec::new()),
                None => self.are_all_beaten(board, defence.first, turns),
            };
            if !is_beaten? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether a defence of one stone is beaten, alone and with every other stone.
    fn are_all_beaten(
        &mut self,
        board: &mut TwinBoard,
        stone: TwinIndex,
        turns: u32,
    ) -> Result<bool, OutOfTries> {
        let mut answers = Vec::new();
        if !self.is_beaten(board, TurnStones::one(stone), turns, &mut answers)? {
            return Ok(false);
        }
        for second in second_stones(board, stone, &answers) {
            let defence = TurnStones::two(stone, second);
            if !self.is_beaten(board, defence, turns, &mut answers)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Whether a defence is beaten within `turns` turns. Answers to other defences are tried first, and a new one is added.
    fn is_beaten(
        &mut self,
        board: &mut TwinBoard,
        defence: TurnStones,
        turns: u32,
        answers: &mut Vec<TurnStones>,
    ) -> Result<bool, OutOfTries> {
        board.play(defence);
        let answer = self.answer(board, turns, answers);
        board.undo(defence);
        Ok(answer?.is_some())
    }

    fn answer(
        &mut self,
        board: &mut TwinBoard,
        turns: u32,
        answers: &mut Vec<TurnStones>,
    ) -> Result<Option<TurnStones>, OutOfTries> {
        for &known in answers.iter().rev() {
            if is_threat(board, known) && self.wins_by(board, known, turns)? {
                return Ok(Some(known));
            }
        }
        let found = self.find(board, turns)?;
        answers.extend(found);
        Ok(found)
    }
}

/// The stones that the side to move may add to a stone without completing a five, those that take a point of an answer first.
fn second_stones(
    board: &mut TwinBoard,
    stone: TwinIndex,
    answers: &[TurnStones],
) -> Vec<TwinIndex> {
    let side = board.side_to_move();
    board.place(stone, side);
    let mut seconds: Vec<TwinIndex> = board.empty_points().collect();
    seconds.retain(|&second| !board.is_five(second, side));
    board.remove(stone, side);
    let takes = |second: &TwinIndex| {
        answers
            .iter()
            .any(|turn| turn.iter().any(|at| at == *second))
    };
    seconds.sort_by_key(|second| !takes(second));
    seconds
}

/// Whether a turn can be played, completes no five and leaves a four on both boards.
pub fn is_threat(board: &mut TwinBoard, stones: TurnStones) -> bool {
    let side = board.side_to_move();
    let mut placed = Vec::new();
    let mut is_allowed = true;
    for index in stones.iter() {
        is_allowed = board.half(index.half).is_empty(index.point) && !board.is_five(index, side);
        if !is_allowed {
            break;
        }
        board.place(index, side);
        placed.push(index);
    }
    let is_threat = is_allowed && board.threatens_win(side);
    for index in placed.into_iter().rev() {
        board.remove(index, side);
    }
    is_threat
}

/// The threats of a side that cannot win at once, each once.
fn threats(board: &mut TwinBoard, scope: Scope) -> Vec<TurnStones> {
    let side = board.side_to_move();
    let has_four = |half| board.five_count(half, side) > 0;
    match Half::ALL.map(has_four) {
        [false, false] => {
            let [left, right] = Half::ALL.map(|half| four_makers(board, half, side));
            let pairs = left
                .iter()
                .flat_map(|&one| right.iter().map(move |&two| (one, two)));
            pairs.map(|(one, two)| TurnStones::two(one, two)).collect()
        }
        [true, false] => threats_on(board, Half::Right, scope),
        [false, true] => threats_on(board, Half::Left, scope),
        [true, true] => Vec::new(),
    }
}

/// The threats of a side that has a four on the other board and none on this one.
fn threats_on(board: &mut TwinBoard, half: Half, scope: Scope) -> Vec<TurnStones> {
    let side = board.side_to_move();
    let firsts = four_makers(board, half, side);
    let mut turns = Vec::new();
    for (number, &first) in firsts.iter().enumerate() {
        turns.push(TurnStones::one(first));
        board.place(first, side);
        let seconds = match scope {
            Scope::All => board.empty_points().collect(),
            Scope::Decisive => decisive_seconds(board, side),
        };
        for second in seconds {
            if !board.is_five(second, side) && !firsts[..number].contains(&second) {
                turns.push(TurnStones::two(first, second));
            }
        }
        board.remove(first, side);
    }
    let mut pairs = Vec::new();
    for window in board.half(half).windows_with(TWO, side) {
        let on_half = |&point| TwinIndex { half, point };
        let empty = window.iter().map(on_half);
        let empty: Vec<TwinIndex> = empty
            .filter(|index| board.half(half).is_empty(index.point) && !firsts.contains(index))
            .collect();
        for (number, &one) in empty.iter().enumerate() {
            let others = empty[number + 1..].iter();
            pairs.extend(others.map(|&two| (one.point.min(two.point), one.point.max(two.point))));
        }
    }
    pairs.sort_unstable();
    pairs.dedup();
    let index = |point| TwinIndex { half, point };
    turns.extend(
        pairs
            .into_iter()
            .map(|(one, two)| TurnStones::two(index(one), index(two))),
    );
    turns
}

/// The second stones of a threat that may win with the next turn.
fn decisive_seconds(board: &TwinBoard, side: Side) -> Vec<TwinIndex> {
    let mut seconds: Vec<TwinIndex> = Half::ALL
        .into_iter()
        .flat_map(|half| four_makers(board, half, side))
        .collect();
    let opponent = side.other();
    if board.threatens_win(opponent) {
        let stops = Half::ALL
            .into_iter()
            .flat_map(|half| board.five_points(half, opponent));
        seconds.extend(stops);
    }
    seconds.sort_unstable_by_key(|index| (index.half, index.point));
    seconds.dedup();
    seconds
}

/// The points of a board where a stone makes a four of a three and completes no five, in order.
pub fn four_makers(board: &TwinBoard, half: Half, side: Side) -> Vec<TwinIndex> {
    let fours = board.half(half).fours(side).into_iter();
    fours.map(|(point, _)| TwinIndex { half, point }).collect()
}
