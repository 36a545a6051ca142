//! Playing and undoing moves.

use super::cell::{Cell, CellChange, SetChange};
use super::geometry::LineSlot;
use super::{PointIndex, SearchBoard};
use crate::shapes::{MoveClass, key, stone_code, window};
use narabe_rules::Side;

/// The Zobrist key of the side to move.
const SIDE_KEY: u64 = 0x5851_f42d_4c95_7f2d;
/// The most points whose shapes a stone can change: five to each side on four lines.
const MAX_CHANGES: usize = 40;

/// The points whose shapes a stone changes, and their new shapes. One more than needed, since a point is written before it is
/// known whether it has changed.
struct ShapeChanges {
    points: [PointIndex; MAX_CHANGES + 1],
    shapes: [u32; MAX_CHANGES + 1],
}

impl SearchBoard {
    /// Plays a stone of the side to move on an empty point.
    pub fn play(&mut self, point: PointIndex) {
        // A push would copy it twice.
        self.states
            .extend_from_slice(std::slice::from_ref(&self.state));
        self.state.log_start = u32::try_from(self.log.len()).expect("the log is short");
        self.state.set_log_start = u32::try_from(self.set_log.len()).expect("the log is short");
        let side = self.side;
        self.remove_empty(point);
        self.cells[usize::from(point)].stone = Some(side);
        if let Some(rules_board) = &mut self.rules_board {
            rules_board.place(self.geometry.point(point), side);
        }
        let key = self.move_key(point);
        let state = &mut self.state;
        state.last_move = Some(point);
        state.hash ^= key;
        state
            .neighbourhood
            .insert_all(self.geometry.neighbours(point), self.geometry.words());
        let mut changes = ShapeChanges {
            points: [0; MAX_CHANGES + 1],
            shapes: [0; MAX_CHANGES + 1],
        };
        let mut count = 0;
        let slots = *self.geometry.slots(point);
        for (direction, slot) in slots.into_iter().enumerate() {
            self.lines[usize::from(slot.line)] |= stone_code(side) << slot.shift;
            count = match self.shapes.reach() {
                4 => self.find_changes::<4>(point, direction, slot, &mut changes, count),
                _ => self.find_changes::<5>(point, direction, slot, &mut changes, count),
            };
        }
        self.apply_changes(&changes.points[..count], &changes.shapes[..count]);
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
        self.accumulators.leave(self.log.len());
        self.change_sums.leave(self.log.len());
        let log_start = self.state.log_start as usize;
        for change in &self.log[log_start..] {
            self.cells[usize::from(change.point)] = change.old;
        }
        self.log.truncate(log_start);
        let set_log_start = self.state.set_log_start as usize;
        for change in &self.set_log[set_log_start..] {
            self.sets[change.side as usize][change.class as usize].toggle(change.point);
        }
        self.set_log.truncate(set_log_start);
        self.state = state;
    }

    /// Gives the turn to the other side: a null move. A second call undoes it.
    pub fn pass(&mut self) {
        self.side = self.side.other();
        self.state.hash ^= SIDE_KEY;
    }

    /// What a move of the side to move changes in the hash.
    #[inline]
    pub(super) fn move_key(&self, point: PointIndex) -> u64 {
        self.geometry.key(point, self.side) ^ SIDE_KEY
    }

    /// Removes a point from the counts and sets of the empty points.
    #[inline]
    fn remove_empty(&mut self, point: PointIndex) {
        let old = self.cells[usize::from(point)];
        self.log.push(CellChange {
            point,
            old,
            is_stone: true,
            new_codes: old.point_shapes.map(|shape| shape.code),
        });
        for side in Side::ALL {
            let class = old.point_shapes[side as usize].tracked_class;
            if class.is_tracked() {
                self.state.counts[side as usize][class as usize] -= 1;
                self.toggle_in_set(side, class, point);
            }
        }
    }

    /// Finds the points within reach of a new stone on one of its lines whose shapes it changes, and appends them to the
    /// `count` changes known. Returns the new count. Which points change cannot be predicted, so no branch depends on it.
    #[inline]
    fn find_changes<const REACH: usize>(
        &self,
        stone: PointIndex,
        direction: usize,
        slot: LineSlot,
        changes: &mut ShapeChanges,
        mut count: usize,
    ) -> usize {
        let window = window(self.lines[usize::from(slot.line)], slot.shift, 2 * REACH);
        let (table, cells) = (self.shapes.pairs(), &*self.cells);
        let stride = self.geometry.stride(direction);
        let mut point = stone.wrapping_add_signed(-stride * i16::from(slot.before));
        let first = REACH - usize::from(slot.before);
        let end = REACH + usize::from(slot.after) + 1;
        for index in first..end {
            let cell = &cells[usize::from(point)];
            let line = table[key(window, index, REACH)];
            let shapes = Cell::with_line(cell.shapes, direction, line);
            changes.points[count] = point;
            changes.shapes[count] = shapes;
            count += usize::from(cell.stone.is_none()) & usize::from(shapes != cell.shapes);
            point = point.wrapping_add_signed(stride);
        }
        count
    }

    /// Replaces the shapes of points, and all that follows from them.
    #[inline]
    fn apply_changes(&mut self, points: &[PointIndex], shapes: &[u32]) {
        for (&point, &shapes) in points.iter().zip(shapes) {
            let cell = &mut self.cells[usize::from(point)];
            let old = *cell;
            let [black, white] = Side::ALL
                .map(|side| self.codes[side as usize].point_shape(Cell::packed(shapes, side)));
            *cell = Cell {
                shapes,
                point_shapes: [black, white],
                stone: None,
            };
            self.log.push(CellChange {
                point,
                old,
                is_stone: false,
                new_codes: [black.code, white.code],
            });
            // One branch for both sides, which is seldom taken.
            let old_classes = old.point_shapes.map(|shape| shape.tracked_class);
            let classes = [black.tracked_class, white.tracked_class];
            if old_classes != classes {
                self.change_class(point, Side::Black, old_classes[0], classes[0]);
                self.change_class(point, Side::White, old_classes[1], classes[1]);
            }
        }
    }

    /// Moves a point from one tracked class to another, which may be the same, or Quiet in place of one that is not tracked.
    fn change_class(
        &mut self,
        point: PointIndex,
        side: Side,
        old_class: MoveClass,
        class: MoveClass,
    ) {
        if old_class == class {
            return;
        }
        if old_class.is_tracked() {
            self.state.counts[side as usize][old_class as usize] -= 1;
            self.toggle_in_set(side, old_class, point);
        }
        if class.is_tracked() {
            self.state.counts[side as usize][class as usize] += 1;
            self.toggle_in_set(side, class, point);
        }
    }

    #[inline]
    fn toggle_in_set(&mut self, side: Side, class: MoveClass, point: PointIndex) {
        self.sets[side as usize][class as usize].toggle(point);
        self.set_log.push(SetChange { point, side, class });
    }
}
