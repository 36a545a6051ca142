//! History heuristics: which moves have caused cutoffs, by themselves and after the two moves before them.

use crate::board::PointIndex;
use narabe_rules::Side;

/// The greatest absolute value of an entry.
pub const MAX_HISTORY: i32 = 8_192;
/// Killer moves per ply.
pub const KILLERS: usize = 2;

/// The history tables of one thread.
#[derive(Clone)]
pub struct History {
    area: usize,
    /// Butterfly history, by side and move.
    main: [Vec<i16>; 2],
    /// Counter-move history, by side, the opponent's last move and move.
    counter: [Vec<i16>; 2],
    /// Follow-up history, by side, the own last move and move.
    follow_up: [Vec<i16>; 2],
}

impl History {
    /// Empty tables for a board of `area` points.
    pub fn new(area: usize) -> Self {
        let zeros = |count: usize| [vec![0; count], vec![0; count]];
        Self {
            area,
            main: zeros(area),
            counter: zeros(area * area),
            follow_up: zeros(area * area),
        }
    }

    /// The entries of a side's moves after two moves: the opponent's last move and the own one before it.
    #[inline]
    pub fn after(&self, side: Side, previous: [Option<PointIndex>; 2]) -> HistoryAfter<'_> {
        let [counter, follow_up] =
            [&self.counter, &self.follow_up].map(|table| &table[side as usize]);
        HistoryAfter {
            main: &self.main[side as usize],
            counter: previous[0].map(|last| &counter[self.pair(last, 0)..][..self.area]),
            follow_up: previous[1].map(|own| &follow_up[self.pair(own, 0)..][..self.area]),
        }
    }

    /// Adds a bonus to a move's entries, or a malus if it is negative.
    pub fn update(
        &mut self,
        side: Side,
        previous: [Option<PointIndex>; 2],
        point: PointIndex,
        bonus: i32,
    ) {
        add_bonus(&mut self.main[side as usize][usize::from(point)], bonus);
        if let Some(last) = previous[0] {
            let pair = self.pair(last, point);
            add_bonus(&mut self.counter[side as usize][pair], bonus);
        }
        if let Some(own) = previous[1] {
            let pair = self.pair(own, point);
            add_bonus(&mut self.follow_up[side as usize][pair], bonus);
        }
    }

    #[inline]
    fn pair(&self, first: PointIndex, second: PointIndex) -> usize {
        usize::from(first) * self.area + usize::from(second)
    }
}

/// The entries of one side's moves after the same two moves.
#[derive(Clone, Copy)]
pub struct HistoryAfter<'a> {
    main: &'a [i16],
    counter: Option<&'a [i16]>,
    follow_up: Option<&'a [i16]>,
}

impl HistoryAfter<'_> {
    /// The sum of a move's entries.
    #[inline]
    pub fn get(self, point: PointIndex) -> i32 {
        let index = usize::from(point);
        let entry = |row: Option<&[i16]>| row.map_or(0, |row| i32::from(row[index]));
        i32::from(self.main[index]) + entry(self.counter) + entry(self.follow_up)
    }
}

/// Adds a bonus with gravity: the nearer an entry is to [`MAX_HISTORY`], the less it moves towards it.
fn add_bonus(entry: &mut i16, bonus: i32) {
    let bonus = bonus.clamp(-MAX_HISTORY, MAX_HISTORY);
    let old = i32::from(*entry);
    let new = old + bonus - old * bonus.abs() / MAX_HISTORY;
    *entry = i16::try_from(new).expect("an entry is at most MAX_HISTORY");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn entries_never_exceed_the_maximum() {
        let mut history = History::new(225);
        for bonus in [9_000, 4_000, 8_000, 8_192, 100] {
            for _ in 0..50 {
                history.update(Side::White, [Some(3), Some(4)], 7, bonus);
            }
        }
        assert!(history.after(Side::White, [None; 2]).get(7) <= MAX_HISTORY);
        for _ in 0..50 {
            history.update(Side::White, [Some(3), Some(4)], 7, -100_000);
        }
        assert_eq!(history.after(Side::White, [None; 2]).get(7), -MAX_HISTORY);
        assert_eq!(history.after(Side::Black, [None; 2]).get(7), 0);
    }
}
