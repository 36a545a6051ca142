//! How a stone changes the field, and how the change is taken back.

use super::class::Class;
use super::shape::{PLACE_BITS, stone_code};
use super::{Field, KEPT_FROM, Spot};
use crate::engine::net::Row;
use crate::rules::Side;

/// What the turn adds to the hash.
const TO_MOVE: u64 = 0x5851_f42d_4c95_7f2d;

impl Field {
    /// Plays a stone of the side to move on an empty spot.
    pub fn play(&mut self, spot: Spot) {
        self.states.push(self.state);
        self.state.log_start = u32::try_from(self.log.len()).expect("the log is short");
        let side = self.side;
        self.take_out(spot);
        self.cells[usize::from(spot)].stone = Some(side);
        if let Some(board) = &mut self.board {
            board.place(self.geometry.point(spot), side);
        }
        let state = &mut self.state;
        state.last = Some(spot);
        state.hash ^= self.geometry.key(spot, side) ^ TO_MOVE;
        state
            .near
            .unite(self.geometry.near(spot), self.geometry.words());
        let places = *self.geometry.places(spot);
        for (direction, place) in places.iter().enumerate() {
            let line = &mut self.lines[usize::from(place.line)];
            *line |= stone_code(side) << place.shift;
            let reach = self.shapes.reach();
            let window = window(*line, place.shift, 2 * reach);
            let stride = self.geometry.stride(direction);
            let mut neighbour = spot.wrapping_add_signed(-stride * i16::from(place.back));
            let first = reach - usize::from(place.back);
            let last = reach + usize::from(place.ahead);
            for at in first..=last {
                self.refresh(neighbour, direction, window, at);
                neighbour = neighbour.wrapping_add_signed(stride);
            }
        }
        self.side = side.other();
    }

    /// Takes the last stone back.
    pub fn undo(&mut self) {
        let Some(state) = self.states.pop() else {
            return;
        };
        let Some(spot) = self.state.last else {
            return;
        };
        self.side = self.side.other();
        if let Some(board) = &mut self.board {
            board.lift(self.geometry.point(spot), self.side);
        }
        for place in self.geometry.places(spot) {
            self.lines[usize::from(place.line)] ^= stone_code(self.side) << place.shift;
        }
        while self.log.len() > self.state.log_start as usize {
            let (changed, cell) = self.log.pop().expect("the log is longer than its start");
            let now = std::mem::replace(&mut self.cells[usize::from(changed)], cell);
            for side in Side::ALL {
                let (before, after) = (cell.classes[side as usize], now.classes[side as usize]);
                // The last entry of a move is the stone itself: its point was in the sets, and no longer is.
                if now.stone.is_some() {
                    self.toggle_kept(side, before, changed);
                } else if before != after {
                    self.toggle_kept(side, after, changed);
                    self.toggle_kept(side, before, changed);
                }
            }
        }
        self.state = state;
    }

    /// Plays nothing and gives the turn to the other side.
    pub fn pass(&mut self) {
        self.side = self.side.other();
        self.state.hash ^= TO_MOVE;
    }

    /// A spot is no longer empty: it counts for nobody.
    #[inline]
    fn take_out(&mut self, spot: Spot) {
        let cell = self.cells[usize::from(spot)];
        self.log.push((spot, cell));
        for side in Side::ALL {
            let class = cell.classes[side as usize];
            self.state.counts[side as usize][class as usize] -= 1;
            let row = self.weights.row(cell.codes[side as usize]);
            take(&mut self.state.sums[side as usize], row);
            self.toggle_kept(side, class, spot);
        }
    }

    /// Looks again at one line of one spot.
    #[inline]
    fn refresh(&mut self, spot: Spot, direction: usize, window: u64, at: usize) {
        let cell = &mut self.cells[usize::from(spot)];
        if cell.stone.is_some() {
            return;
        }
        let pair = self.shapes.pair(key(window, at, self.shapes.reach()));
        let before = cell.pairs[direction];
        if pair == before {
            return;
        }
        self.log.push((spot, *cell));
        cell.set_line(direction, pair);
        for side in Side::ALL {
            if pair.number(side) == before.number(side) {
                continue;
            }
            let at = side as usize;
            let code = self.codes[at].code(cell.quads[at]);
            let old_code = std::mem::replace(&mut cell.codes[at], code);
            let sum = &mut self.state.sums[at];
            take(sum, self.weights.row(old_code));
            add(sum, self.weights.row(code));
            let class = self.weights.class(code, side);
            let old_class = std::mem::replace(&mut cell.classes[at], class);
            if class != old_class {
                let counts = &mut self.state.counts[at];
                counts[old_class as usize] -= 1;
                counts[class as usize] += 1;
                for class in [old_class, class] {
                    if class as usize >= KEPT_FROM {
                        self.kept[at][class as usize - KEPT_FROM].toggle(spot);
                    }
                }
            }
        }
    }

    #[inline]
    fn toggle_kept(&mut self, side: Side, class: Class, spot: Spot) {
        if class as usize >= KEPT_FROM {
            self.kept[side as usize][class as usize - KEPT_FROM].toggle(spot);
        }
    }
}

/// Adds a row to a sum. The numbers wrap, so that what is taken away again leaves what was there.
#[inline]
pub(super) fn add(sum: &mut Row, row: &Row) {
    for (number, more) in sum.iter_mut().zip(row) {
        *number = number.wrapping_add(*more);
    }
}

/// Takes a row from a sum.
#[inline]
fn take(sum: &mut Row, row: &Row) {
    for (number, less) in sum.iter_mut().zip(row) {
        *number = number.wrapping_sub(*less);
    }
}

/// The part of a line within `reach` places of a shift, the lowest place first.
#[inline]
#[expect(
    clippy::cast_possible_truncation,
    reason = "the rest of the line is not asked for"
)]
pub(super) const fn window(line: u128, shift: u8, reach: usize) -> u64 {
    (line >> (shift as usize - PLACE_BITS as usize * reach)) as u64
}

/// The key of the place that lies `at - reach` places from the middle of a window of twice the reach: its surroundings,
/// without the place itself.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "a key has 20 bits at most")]
pub(super) const fn key(window: u64, at: usize, reach: usize) -> usize {
    let bits = PLACE_BITS as usize;
    let around = (window >> (bits * at)) as usize;
    let half = bits * reach;
    let low = around & ((1 << half) - 1);
    let high = around >> (half + bits) & ((1 << half) - 1);
    high << half | low
}
