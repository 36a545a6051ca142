//! Turn generation.
//!
//! Two stones on 722 points make a quarter of a million turns. A side that would lose to the opponent's next turn has only
//! the turns that prevent that. Otherwise the stones with the highest values are paired. No turn completes a five: with a five
//! on both boards it would win, which is found without generating turns, and a five on one board loses.

use std::cmp::Reverse;

use super::board::{TurnStones, TwinBoard, TwinIndex};
use super::eval::Gradient;
use narabe_rules::twin::Half;

/// How many turns are generated.
#[derive(Clone, Copy, Debug)]
pub struct BeamWidth {
    /// The number of first stones.
    pub first: usize,
    /// The number of second stones for each of them.
    pub second: usize,
}

/// A turn, or the rest of one, with its score in move ordering.
#[derive(Clone, Copy, Debug)]
pub struct ScoredTurn {
    /// The stones.
    pub stones: TurnStones,
    /// The higher the better, in evaluation units.
    pub score: i32,
}

/// The turns of at most `room` stones for a side that cannot win at once, best first; none if the opponent's next turn wins
/// after all of them. Empty only if every stone completes a five.
pub fn generate(board: &mut TwinBoard, room: usize, width: BeamWidth) -> Option<Vec<ScoredTurn>> {
    let mut turns = if board.threatens_win(board.side_to_move().other()) {
        let defences = generate_defences(board, room, width);
        if defences.is_empty() {
            return None;
        }
        defences
    } else {
        generate_free(board, room, width)
    };
    turns.sort_by_key(|turn| Reverse(turn.score));
    Some(turns)
}

/// The turns that prevent the opponent's win.
fn generate_defences(board: &mut TwinBoard, room: usize, width: BeamWidth) -> Vec<ScoredTurn> {
    let side = board.side_to_move();
    let mut turns = Vec::new();
    for half in Half::ALL {
        let Some(stones) = board.defence(half, side, room) else {
            continue;
        };
        if stones.second.is_some() || room == 1 {
            let score = score(board, stones);
            turns.push(ScoredTurn { stones, score });
        } else {
            add_second_stones(board, stones.first, width.first, &[], &mut turns);
        }
    }
    turns
}

/// The best turns, whatever the opponent threatens.
pub fn generate_free(board: &mut TwinBoard, room: usize, width: BeamWidth) -> Vec<ScoredTurn> {
    let firsts = best_stones(board, width.first, &[]);
    if room == 1 {
        return firsts;
    }
    let mut turns = Vec::new();
    let mut tried = Vec::new();
    for first in firsts {
        let first = first.stones.first;
        add_second_stones(board, first, width.second, &tried, &mut turns);
        tried.push(first);
    }
    turns
}

/// Adds the turns of a first stone with the best second ones that are not among `tried`. If every other stone completes a five
/// that is the first stone alone.
fn add_second_stones(
    board: &mut TwinBoard,
    first: TwinIndex,
    width: usize,
    tried: &[TwinIndex],
    turns: &mut Vec<ScoredTurn>,
) {
    let side = board.side_to_move();
    let score = Gradient::new(board, side).stone_value(board, first);
    board.place(first, side);
    let seconds = best_stones(board, width, tried);
    if seconds.is_empty() && tried.is_empty() {
        turns.push(ScoredTurn {
            stones: TurnStones::one(first),
            score,
        });
    }
    for second in seconds {
        turns.push(ScoredTurn {
            stones: TurnStones::two(first, second.stones.first),
            score: score + second.score,
        });
    }
    board.remove(first, side);
}

/// The single stones with the highest scores that complete no five and are not among `except`, best first.
fn best_stones(board: &TwinBoard, width: usize, except: &[TwinIndex]) -> Vec<ScoredTurn> {
    let side = board.side_to_move();
    let gradient = Gradient::new(board, side);
    let mut best: Vec<ScoredTurn> = Vec::with_capacity(width + 1);
    for half in Half::ALL {
        for point in board.half(half).points() {
            let index = TwinIndex { half, point };
            let score = gradient.stone_value(board, index);
            let is_full = best.len() == width;
            if is_full && best.last().is_some_and(|last| last.score >= score) {
                continue;
            }
            let is_free = board.half(half).is_empty(point) && !board.is_five(index, side);
            if !is_free || except.contains(&index) {
                continue;
            }
            let place = best.partition_point(|other| other.score >= score);
            let stones = TurnStones::one(index);
            best.insert(place, ScoredTurn { stones, score });
            best.truncate(width);
        }
    }
    best
}

/// The sum of the scores of the stones, each after those before it.
fn score(board: &mut TwinBoard, stones: TurnStones) -> i32 {
    let side = board.side_to_move();
    let mut sum = 0;
    for index in stones.iter() {
        sum += Gradient::new(board, side).stone_value(board, index);
        board.place(index, side);
    }
    for index in stones.iter().rev() {
        board.remove(index, side);
    }
    sum
}
