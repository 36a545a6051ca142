//! Playing and undoing moves.

use super::geometry::LineSlot;
use super::shape::{CELL_BITS, stone_code};
use super::{FIRST_SET, MoveClass, PointIndex, SearchBoard};
use crate::engine::eval::Accumulator;
use crate::rules::Side;

/// The Zobrist key of the side to move.
const SIDE_KEY: u64 = 0x5851_f42d_4c95_7f2d;

impl SearchBoard {
    /// Plays a stone of the side to move on an empty point.
    pub fn play(&mut self, point: PointIndex) {
        self.states.push(self.state);
        self.state.log_start = u32::try_from(self.log.len()).expect("the log is short");
        let side = self.side;
        self.remove_empty(point);
        self.cells[usize::from(point)].stone = Some(side);
        if let Some(rules_board) = &mut self.rules_board {
            rules_board.place(self.geometry.point(point), side);
        }
        let state = &mut self.state;
        state.last_move = Some(point);
        state.hash ^= self.geometry.key(point, side) ^ SIDE_KEY;
        state
            .neighbourhood
            .insert_all(self.geometry.neighbours(point), self.geometry.words());
        let slots = *self.geometry.slots(point);
        for (direction, slot) in slots.iter().enumerate() {
            self.lines[usize::from(slot.line)] |= stone_code(side) << slot.shift;
            self.update_line(point, direction, slot);
        }
        self.side = side.other();
    }

    /// Takes back the last stone; does nothing on an empty board.
    pub fn undo(&mut self) {
        let Some(state) = self.states.pop() else {
            return;
        };
        let Some(point) = self.state.last_move else {
            return;
        };
        self.side = self.side.other();
        if let Some(rules_board) = &mut self.rules_board {
            rules_board.remove(self.geometry.point(point), self.side);
        }
        for slot in self.geometry.slots(point) {
            self.lines[usize::from(slot.line)] ^= stone_code(self.side) << slot.shift;
        }
        while self.log.len() > self.state.log_start as usize {
            let (changed, old) = self.log.pop().expect("the log is longer than its start");
            let new = std::mem::replace(&mut self.cells[usize::from(changed)], old);
            for side in Side::ALL {
                let (old_class, new_class) =
                    (old.classes[side as usize], new.classes[side as usize]);
                // The last entry is the stone's own point, which is in none of the sets now.
                if new.stone.is_some() {
                    self.toggle_in_set(side, old_class, changed);
                } else if old_class != new_class {
                    self.toggle_in_set(side, new_class, changed);
                    self.toggle_in_set(side, old_class, changed);
                }
            }
        }
        self.state = state;
    }

    /// Gives the turn to the other side: a null move. A second call undoes it.
    pub fn pass(&mut self) {
        self.side = self.side.other();
        self.state.hash ^= SIDE_KEY;
    }

    /// Removes a point from the counts, sets and accumulators of the empty points.
    #[inline]
    fn remove_empty(&mut self, point: PointIndex) {
        let cell = self.cells[usize::from(point)];
        self.log.push((point, cell));
        for side in Side::ALL {
            let class = cell.classes[side as usize];
            self.state.counts[side as usize][class as usize] -= 1;
            subtract(
                &mut self.state.accumulators[side as usize],
                self.weights.feature(cell.codes[side as usize]),
            );
            self.toggle_in_set(side, class, point);
        }
    }

    /// Updates the points within reach of a new stone on one of its lines.
    #[inline]
    fn update_line(&mut self, stone: PointIndex, direction: usize, slot: &LineSlot) {
        let reach = self.shapes.reach();
        let window = window(self.lines[usize::from(slot.line)], slot.shift, 2 * reach);
        let stride = self.geometry.stride(direction);
        let mut point = stone.wrapping_add_signed(-stride * i16::from(slot.before));
        let first = reach - usize::from(slot.before);
        let last = reach + usize::from(slot.after);
        for index in first..=last {
            self.update_point(point, direction, window, index);
            point = point.wrapping_add_signed(stride);
        }
    }

    /// Updates the shapes of one line of a point, and all that follows from them.
    #[inline]
    fn update_point(&mut self, point: PointIndex, direction: usize, window: u64, index: usize) {
        let cell = &mut self.cells[usize::from(point)];
        if cell.stone.is_some() {
            return;
        }
        let shapes = self.shapes.pair(key(window, index, self.shapes.reach()));
        let old_shapes = cell.shapes[direction];
        if shapes == old_shapes {
            return;
        }
        self.log.push((point, *cell));
        cell.set_shapes(direction, shapes);
        for side in Side::ALL {
            if shapes.number(side) == old_shapes.number(side) {
                continue;
            }
            let index = side as usize;
            let code = self.codes[index].code(cell.packed[index]);
            let old_code = std::mem::replace(&mut cell.codes[index], code);
            let accumulator = &mut self.state.accumulators[index];
            subtract(accumulator, self.weights.feature(old_code));
            add(accumulator, self.weights.feature(code));
            let class = self.weights.class(code, side);
            let old_class = std::mem::replace(&mut cell.classes[index], class);
            if class != old_class {
                let counts = &mut self.state.counts[index];
                counts[old_class as usize] -= 1;
                counts[class as usize] += 1;
                for class in [old_class, class] {
                    if class as usize >= FIRST_SET {
                        self.sets[index][class as usize - FIRST_SET].toggle(point);
                    }
                }
            }
        }
    }

    #[inline]
    fn toggle_in_set(&mut self, side: Side, class: MoveClass, point: PointIndex) {
        if class as usize >= FIRST_SET {
            self.sets[side as usize][class as usize - FIRST_SET].toggle(point);
        }
    }
}

/// Adds the weights of a feature. Overflow wraps, so that subtracting them restores the accumulator.
#[inline]
pub(super) fn add(accumulator: &mut Accumulator, feature: &Accumulator) {
    for (sum, weight) in accumulator.iter_mut().zip(feature) {
        *sum = sum.wrapping_add(*weight);
    }
}

/// Subtracts the weights of a feature.
#[inline]
fn subtract(accumulator: &mut Accumulator, feature: &Accumulator) {
    for (sum, weight) in accumulator.iter_mut().zip(feature) {
        *sum = sum.wrapping_sub(*weight);
    }
}

/// The cells of a line from `reach` before the cell at `shift`, lowest first.
#[inline]
#[expect(
    clippy::cast_possible_truncation,
    reason = "cells beyond the window are not read"
)]
pub(super) const fn window(line: u128, shift: u8, reach: usize) -> u64 {
    (line >> (shift as usize - CELL_BITS as usize * reach)) as u64
}

/// The key in the shape table of the cell `index - reach` cells from the middle of a window of twice the reach: `reach` cells
/// on each side of it, without itself.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "a key has at most 20 bits")]
pub(super) const fn key(window: u64, index: usize, reach: usize) -> usize {
    let bits = CELL_BITS as usize;
    let around = (window >> (bits * index)) as usize;
    let half = bits * reach;
    let before = around & ((1 << half) - 1);
    let after = around >> (half + bits) & ((1 << half) - 1);
    after << half | before
}
