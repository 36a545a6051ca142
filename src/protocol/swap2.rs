//! What the engine does under the swap2 opening protocol.

use std::sync::atomic::AtomicBool;

use crate::engine::{Clock, Engine, Limits, Setup};
use crate::rules::{BoardSize, Point, Rule, Side};

/// What it answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Choice {
    /// It takes the other colour.
    Swap,
    /// It puts stones: the opening three, or its next move.
    Points(Vec<Point>),
}

/// Three stones that leave neither side much better, as offsets from the centre: Black, White, Black.
const OPENING: [(i8, i8); 3] = [(-5, 6), (-6, 4), (-3, 6)];
/// How far left of the centre, and how far above it, they reach.
const LEFT: u8 = 6;
const UP: u8 = 6;

/// Answers to the stones on the board: none, three or five.
pub fn choose(
    engine: &mut Engine,
    rule: Rule,
    size: BoardSize,
    stones: &[Point],
    limits: &Limits,
    clock: &dyn Clock,
    stop: &AtomicBool,
) -> Result<Choice, String> {
    if stones.is_empty() {
        return Ok(Choice::Points(opening(size)));
    }
    if stones.len() != 3 && stones.len() != 5 {
        return Err(format!(
            "swap2 goes on from no stone, three or five: there are {}",
            stones.len()
        ));
    }
    let mut setup = Setup::new(rule, size);
    for (&point, side) in stones.iter().zip(Side::ALL.into_iter().cycle()) {
        setup.put(point, side).map_err(|error| error.to_string())?;
    }
    setup.set_to_move(Side::White);
    let report = engine
        .think(&setup, limits, clock, stop, |_| ())
        .ok_or("the board is full")?;
    let is_good_for_white = report.lines[0].value.get() >= 0;
    Ok(if is_good_for_white {
        Choice::Points(vec![report.best()])
    } else {
        Choice::Swap
    })
}

fn opening(size: BoardSize) -> Vec<Point> {
    let centre = size.centre();
    // On a small board all three move in from the edges together.
    let right = LEFT.saturating_sub(centre.x);
    let down = UP.saturating_sub(size.get() - 1 - centre.y);
    OPENING
        .map(|(dx, dy)| {
            let (x, y) = (centre.x + right, centre.y);
            Point::new(
                x.saturating_add_signed(dx),
                y.saturating_add_signed(dy) - down,
            )
        })
        .to_vec()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bug_on_small_boards_the_opening_put_stones_on_one_another() {
        for side in BoardSize::MIN.get()..=BoardSize::MAX.get() {
            let size = BoardSize::new(side).unwrap();
            let mut setup = Setup::new(Rule::Freestyle, size);
            for (point, side) in opening(size).into_iter().zip(Side::ALL.into_iter().cycle()) {
                setup.put(point, side).unwrap();
            }
            assert_eq!(setup.stones().len(), OPENING.len(), "{side}");
        }
    }
}
