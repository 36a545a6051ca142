//! What the shapes force: wins that need no search, and fives that have to be stopped.

use super::Worker;
use crate::engine::field::Class;
use crate::engine::value::{DRAW, INFINITE, lost_in, win_in};

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
        if self.has_open_four() {
            return Some(win_in(ply + 3));
        }
        // The other side cannot interrupt without fours of its own.
        let is_double = self.has_four_three() || self.field.count(me, Class::DoubleThree) > 0;
        (is_double && !self.field.has_four(other)).then(|| win_in(ply + 5))
    }

    /// Whether the side to move may make an open four.
    #[inline]
    pub(super) fn has_open_four(&self) -> bool {
        let me = self.field.side();
        let open_fours = self.field.spots(me, Class::OpenFour);
        self.field.count(me, Class::OpenFour) > 0
            && (!self.field.has_fouls(me) || !self.field.allowed(*open_fours).is_empty())
    }

    /// Whether the side to move may make a four with a three that wins when the other side cannot interrupt.
    #[inline]
    pub(super) fn has_four_three(&self) -> bool {
        let me = self.field.side();
        let field = &self.field;
        let mut spots = field.spots(me, Class::FourThree).iter();
        field.count(me, Class::FourThree) > 0
            && (!field.has_fouls(me) || spots.any(|spot| field.four_three_wins(spot, me)))
    }

    /// The other side has a five to make: only what stops it counts, and costs no depth.
    pub(super) fn stop_five(&mut self, mut alpha: i32, beta: i32, depth: i32, ply: usize) -> i32 {
        let is_main = beta - alpha > 1;
        let other = self.field.side().other();
        let answers = self.field.allowed(self.field.answers(other));
        if answers.is_empty() {
            let is_stuck = self.field.is_stuck();
            return if is_stuck { DRAW } else { lost_in(ply + 2) };
        }
        self.frames[ply].eval = if ply >= 2 {
            self.frames[ply - 2].eval
        } else {
            0
        };
        let mut best = -INFINITE;
        for spot in answers.iter() {
            self.play(spot, ply);
            let value = -self.node(-beta, -alpha, depth, ply + 1, false);
            self.field.undo();
            if self.stopped {
                return value;
            }
            if value > best {
                best = value;
                if is_main {
                    self.set_line(ply, spot);
                }
            }
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}
