//! Histories: which moves have refuted others before, here and after which move.

use crate::engine::field::Spot;
use crate::rules::Side;

/// The most that a history says, and its mirror.
pub const MAX_HISTORY: i32 = 8_192;
/// Killers remembered for each ply.
pub const KILLERS: usize = 2;

/// What quiet moves have done.
#[derive(Clone)]
pub struct History {
    area: usize,
    /// By side and spot.
    main: [Vec<i16>; 2],
    /// By side, the other side's last move and spot.
    after: [Vec<i16>; 2],
    /// By side, the own last move and spot.
    follow: [Vec<i16>; 2],
}

impl History {
    /// Nothing is known on a board of so many points.
    #[must_use]
    pub fn new(area: usize) -> Self {
        let none = |count: usize| [vec![0; count], vec![0; count]];
        Self {
            area,
            main: none(area),
            after: none(area * area),
            follow: none(area * area),
        }
    }

    /// What is known of a move by `side`, given the moves before it: the last one and the one before that.
    #[inline]
    #[must_use]
    pub fn get(&self, side: Side, before: [Option<Spot>; 2], spot: Spot) -> i32 {
        let main = i32::from(self.main[side as usize][usize::from(spot)]);
        let mut sum = main;
        if let Some(last) = before[0] {
            sum += i32::from(self.after[side as usize][self.pair(last, spot)]);
        }
        if let Some(own) = before[1] {
            sum += i32::from(self.follow[side as usize][self.pair(own, spot)]);
        }
        sum
    }

    /// A move did well (or badly, with a negative bonus).
    pub fn update(&mut self, side: Side, before: [Option<Spot>; 2], spot: Spot, bonus: i32) {
        bump(&mut self.main[side as usize][usize::from(spot)], bonus);
        if let Some(last) = before[0] {
            let pair = self.pair(last, spot);
            bump(&mut self.after[side as usize][pair], bonus);
        }
        if let Some(own) = before[1] {
            let pair = self.pair(own, spot);
            bump(&mut self.follow[side as usize][pair], bonus);
        }
    }

    #[inline]
    fn pair(&self, first: Spot, second: Spot) -> usize {
        usize::from(first) * self.area + usize::from(second)
    }
}

/// Moves a value towards the bonus, the less the nearer it is to the end of the scale.
fn bump(value: &mut i16, bonus: i32) {
    let bonus = bonus.clamp(-MAX_HISTORY, MAX_HISTORY);
    let old = i32::from(*value);
    let new = old + bonus - old * bonus.abs() / MAX_HISTORY;
    *value = i16::try_from(new).expect("a history stays within its scale");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_history_never_leaves_its_scale() {
        let mut history = History::new(225);
        for bonus in [9_000, 4_000, 8_000, 8_192, 100] {
            for _ in 0..50 {
                history.update(Side::White, [Some(3), Some(4)], 7, bonus);
            }
        }
        assert!(history.get(Side::White, [None; 2], 7) <= MAX_HISTORY);
        for _ in 0..50 {
            history.update(Side::White, [Some(3), Some(4)], 7, -100_000);
        }
        assert_eq!(history.get(Side::White, [None; 2], 7), -MAX_HISTORY);
        assert_eq!(history.get(Side::Black, [None; 2], 7), 0);
    }
}
