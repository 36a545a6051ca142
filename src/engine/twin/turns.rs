//! Which turns are worth looking at.
//!
//! Two stones on 722 points are a quarter of a million turns. What is certain comes first: a side that would lose to the
//! other's next turn has only the turns that stop it. Otherwise the stones that build and break most are paired. No turn
//! ever completes a five, for where the other board has one, too, the turn would win and is not looked for here, and where
//! it has none the five loses.

use super::boards::{Boards, Spot, Stones, Stop};
use super::weigh::Slopes;
use crate::rules::twin::Half;

/// How many turns are looked at.
#[derive(Clone, Copy, Debug)]
pub struct Width {
    /// First stones.
    pub first: usize,
    /// Second stones for each of them.
    pub second: usize,
}

/// A turn, or the rest of one, and how much it promises at first sight.
#[derive(Clone, Copy, Debug)]
pub struct Choice {
    /// The stones.
    pub stones: Stones,
    /// The higher the better.
    pub promise: i32,
}

/// What a side can do.
#[derive(Debug)]
pub enum Choices {
    /// These turns, the most promising first. After none of them the other side wins with its next turn, and none of them
    /// completes a five. Empty only where every stone completes one.
    Open(Vec<Choice>),
    /// The other side wins with its next turn, whatever is played.
    Lost,
}

/// The turns worth looking at for the side to move, which has room for so many stones and cannot win with them.
pub fn choices(boards: &mut Boards, room: usize, width: Width) -> Choices {
    let side = boards.side();
    if !boards.has_both(side.other()) {
        return Choices::Open(sorted(free(boards, room, width)));
    }
    let mut found = Vec::new();
    for half in Half::ALL {
        let Stop::By(stop) = boards.stop(half, side, room) else {
            continue;
        };
        if stop.second.is_some() || room == 1 {
            let promise = promise(boards, stop);
            found.push(Choice {
                stones: stop,
                promise,
            });
        } else {
            with_second(boards, stop.first, width.first, &[], &mut found);
        }
    }
    if found.is_empty() {
        return Choices::Lost;
    }
    Choices::Open(sorted(found))
}

/// Turns where nothing must be stopped.
pub fn free(boards: &mut Boards, room: usize, width: Width) -> Vec<Choice> {
    let mut found = Vec::new();
    let firsts = best(boards, width.first, &[]);
    let mut tried = Vec::new();
    for first in firsts {
        if room == 1 {
            found.push(first);
        } else {
            with_second(boards, first.stones.first, width.second, &tried, &mut found);
            tried.push(first.stones.first);
        }
    }
    found
}

/// Adds the turns that begin with a stone and go on with one of the best others, but none that was tried; or the stone
/// alone, where every other completes a five.
fn with_second(
    boards: &mut Boards,
    first: Spot,
    width: usize,
    tried: &[Spot],
    found: &mut Vec<Choice>,
) {
    let side = boards.side();
    let promise = Slopes::new(boards, side).of(boards, first);
    boards.place(first, side);
    let seconds = best(boards, width, tried);
    if seconds.is_empty() && tried.is_empty() {
        found.push(Choice {
            stones: Stones::one(first),
            promise,
        });
    }
    for second in seconds {
        found.push(Choice {
            stones: Stones::two(first, second.stones.first),
            promise: promise + second.promise,
        });
    }
    boards.lift(first, side);
}

/// The single stones that promise most, the best first.
fn best(boards: &Boards, width: usize, except: &[Spot]) -> Vec<Choice> {
    let side = boards.side();
    let slopes = Slopes::new(boards, side);
    let mut best: Vec<Choice> = Vec::with_capacity(width + 1);
    for spot in boards.empty_spots() {
        if boards.is_five(spot, side) {
            continue;
        }
        let promise = slopes.of(boards, spot);
        let is_full = best.len() == width;
        if is_full && best.last().is_some_and(|last| last.promise >= promise) {
            continue;
        }
        if except.contains(&spot) {
            continue;
        }
        let at = best.partition_point(|other| other.promise >= promise);
        let stones = Stones::one(spot);
        best.insert(at, Choice { stones, promise });
        best.truncate(width);
    }
    best
}

fn promise(boards: &mut Boards, stones: Stones) -> i32 {
    let side = boards.side();
    let mut sum = 0;
    for spot in stones.spots() {
        sum += Slopes::new(boards, side).of(boards, spot);
        boards.place(spot, side);
    }
    for spot in stones.spots().rev() {
        boards.lift(spot, side);
    }
    sum
}

fn sorted(mut choices: Vec<Choice>) -> Vec<Choice> {
    choices.sort_by_key(|choice| std::cmp::Reverse(choice.promise));
    choices
}
