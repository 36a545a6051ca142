//! What the shapes force: wins that need no search, and fives that have to be stopped.

use super::Worker;
use crate::engine::field::Class;
use crate::engine::value::{DRAW, win_in};

impl Worker<'_> {
    /// A win that the shapes alone prove.
    pub(super) fn sure_win(&self, ply: usize) -> Option<i32> {
        let (me, other) = (self.field.side(), self.field.side().other());
        if self.field.count(me, Class::Five) > 0 {
            return Some(win_in(ply + 1));
        }
        if self.field.count(other, Class::Five) > 0 {
            return None;
        }
        if self.field.count(me, Class::OpenFour) > 0 {
            return Some(win_in(ply + 3));
        }
        let is_double = self.field.count(me, Class::FourThree) > 0
            || self.field.count(me, Class::DoubleThree) > 0;
        // The other side cannot interrupt without fours of its own.
        (is_double && !self.field.has_four(other)).then(|| win_in(ply + 5))
    }

    /// The other side has one five to make: the only move stops it, and costs no depth.
    pub(super) fn stop_five(&mut self, alpha: i32, beta: i32, depth: i32, ply: usize) -> i32 {
        let other = self.field.side().other();
        let Some(spot) = self.field.spots(other, Class::Five).first() else {
            return DRAW;
        };
        self.frames[ply].eval = if ply >= 2 {
            self.frames[ply - 2].eval
        } else {
            0
        };
        self.play(spot, ply);
        let value = -self.node(-beta, -alpha, depth, ply + 1, false);
        self.field.undo();
        if beta - alpha > 1 && !self.stopped {
            self.set_line(ply, spot);
        }
        value
    }
}
