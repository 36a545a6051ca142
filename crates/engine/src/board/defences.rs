//! Defences against a five that the opponent threatens to complete: the completing point and, under Caro rules, also the
//! points that close the five at its other end.

use super::cell::Cell;
use super::geometry::LineSlot;
use super::{Bitboard, PointIndex, SearchBoard};
use crate::shapes::{CELL_BITS, MoveClass, PackedShapes, SHAPE_BITS, Shape, WALL, stone_code};
use narabe_rules::{FIVE, Side};

/// The bits of one shape.
const SHAPE_LIMIT: PackedShapes = (1 << SHAPE_BITS) - 1;

impl SearchBoard {
    /// The points that leave `attacker` no five to complete. Empty when no single stone stops it, and when it threatens none.
    #[inline]
    pub fn five_defences(&self, attacker: Side) -> Bitboard {
        let fives = self.points(attacker, MoveClass::Five);
        if self.rule.has_closed_fives() {
            let mut defences = fives.iter().map(|five| self.defences_to(five, attacker));
            let first = defences.next().unwrap_or(Bitboard::EMPTY);
            defences.fold(first, |all, defences| all.and(&defences))
        } else if self.count(attacker, MoveClass::Five) == 1 {
            *fives
        } else {
            Bitboard::EMPTY
        }
    }

    /// [`five_defences`](Self::five_defences), or the points that stop one of several fives when no point stops them all.
    pub fn best_five_defences(&self, attacker: Side) -> Bitboard {
        let defences = self.five_defences(attacker);
        if defences.is_empty() {
            *self.points(attacker, MoveClass::Five)
        } else {
            defences
        }
    }

    /// Whether a five that is closed at both ends does not win.
    pub fn has_closed_fives(&self) -> bool {
        self.rule.has_closed_fives()
    }

    /// A superset of the points that stop an open four of `attacker`; only fours of the defender are defences besides.
    #[inline]
    pub fn four_defences(&self, attacker: Side) -> Bitboard {
        // Only a point where the attacker could make a four is on the same line as its open four. With fouls or closed fives
        // other points matter as well: those that make a point illegal, or close a line.
        if self.has_fouls(attacker) || self.rule.has_closed_fives() {
            self.empty_points().collect()
        } else {
            self.four_points(attacker)
        }
    }

    /// The points on the lines on which a side would make a four at an empty point, as far from it as a stone can help or
    /// hinder a five through it. The point itself is among them.
    pub fn four_lines(&self, point: PointIndex, side: Side) -> Bitboard {
        let packed = Cell::packed(self.cells[usize::from(point)].shapes, side);
        let shape = |direction: usize| packed >> (SHAPE_BITS * direction) & SHAPE_LIMIT;
        let slots = self.geometry.slots(point).iter().enumerate();
        let mut lines = Bitboard::EMPTY;
        lines.insert(point);
        for (direction, slot) in slots {
            if shape(direction) < Shape::Four as PackedShapes {
                continue;
            }
            let stride = self.geometry.stride(direction);
            for step in -i16::from(slot.before)..=i16::from(slot.after) {
                lines.insert(point.wrapping_add_signed(step * stride));
            }
        }
        lines
    }

    /// The points that stop the five at `five`.
    fn defences_to(&self, five: PointIndex, attacker: Side) -> Bitboard {
        let lines = (0..self.geometry.slots(five).len())
            .filter_map(|direction| self.defences_on_line(five, direction, attacker));
        // Fives on two lines share the completing point, and a closing point only where both lines have it in common.
        lines
            .reduce(|one, other| one.and(&other))
            .unwrap_or(Bitboard::EMPTY)
    }

    /// The points that stop the five on one line through `five`; none when that line holds no five.
    fn defences_on_line(
        &self,
        five: PointIndex,
        direction: usize,
        attacker: Side,
    ) -> Option<Bitboard> {
        let slot = self.geometry.slots(five)[direction];
        let ends = [-1, 1].map(|step| self.run_end(slot, step, attacker));
        let length = usize::from((1 + ends[0].stones + ends[1].stones).unsigned_abs());
        let closed = ends.iter().filter(|end| end.is_closed).count();
        if !self.rule.is_win(attacker, length, closed) {
            return None;
        }
        let mut defences = Bitboard::EMPTY;
        defences.insert(five);
        if length == FIVE && closed == 1 {
            for (end, step) in ends.iter().zip([-1, 1]).filter(|(end, _)| end.is_open) {
                let offset = step * (end.stones + 1) * self.geometry.stride(direction);
                defences.insert(five.wrapping_add_signed(offset));
            }
        }
        Some(defences)
    }

    /// The attacker's run on one side of a slot, and what ends it.
    fn run_end(&self, slot: LineSlot, step: i16, attacker: Side) -> RunEnd {
        let line = self.lines[usize::from(slot.line)];
        let cell = |steps: i16| {
            let shift = i16::from(slot.shift) + step * steps * CELL_BITS as i16;
            line >> shift & WALL
        };
        let mut stones = 0;
        while cell(stones + 1) == stone_code(attacker) {
            stones += 1;
        }
        let beyond = cell(stones + 1);
        RunEnd {
            stones,
            is_open: beyond == 0,
            is_closed: beyond == stone_code(attacker.other()),
        }
    }
}

/// One side of a run.
struct RunEnd {
    /// Adjacent stones of the run on this side.
    stones: i16,
    /// The point beyond them is empty.
    is_open: bool,
    /// The point beyond them holds a defender's stone.
    is_closed: bool,
}
