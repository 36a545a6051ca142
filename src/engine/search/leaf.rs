//! Leaves: a quiet position is worth what the evaluation says, unless the side to move wins by continuous fours.

use super::Worker;
use crate::engine::eval::evaluate;
use crate::engine::field::{Class, Spot, Spots};
use crate::engine::table::{Bound, Known};
use crate::engine::value::{MAX_PLY, PROVEN, from_table, to_table, win_in};

impl Worker<'_> {
    /// The value of a position at the end of a line in which nobody has a five to make or to stop.
    pub(super) fn leaf(&mut self, alpha: i32, beta: i32, ply: usize) -> i32 {
        let hash = self.field.hash();
        let known = self.shared.table.get(hash);
        if let Some(known) = known.filter(|known| known.depth >= 0) {
            let value = from_table(known.value, ply);
            let holds = match known.bound {
                Bound::Exact => true,
                Bound::Lower => value >= beta,
                Bound::Upper => value <= alpha,
            };
            if holds {
                return value;
            }
        }
        let eval = known.and_then(|known| known.eval);
        let eval = eval.unwrap_or_else(|| evaluate(&self.field));
        if eval >= beta {
            return eval;
        }
        let win = self.fours(ply, self.params.leaf_fours);
        if self.stopped {
            return 0;
        }
        let value = win.unwrap_or(eval);
        self.shared.table.put(
            hash,
            Known {
                value: to_table(value, ply),
                eval: Some(eval),
                spot: None,
                depth: 0,
                bound: if win.is_some() {
                    Bound::Lower
                } else {
                    Bound::Exact
                },
            },
        );
        value
    }

    /// Looks for a win of the side to move by fours alone, with so many fours and replies at most.
    pub(super) fn fours(&mut self, ply: usize, left: i32) -> Option<i32> {
        self.deepest = self.deepest.max(ply);
        if self.must_stop() {
            return None;
        }
        let (me, other) = (self.field.side(), self.field.side().other());
        if self.field.count(me, Class::Five) > 0 {
            return Some(win_in(ply + 1));
        }
        let stop = match self.field.count(other, Class::Five) {
            0 => None,
            1 => self.field.spots(other, Class::Five).first(),
            _ => return None,
        };
        if let Some(stop) = stop {
            if !self.field.class(stop, me).is_four() {
                return None;
            }
        } else if self.field.count(me, Class::OpenFour) > 0 {
            return Some(win_in(ply + 3));
        } else if self.field.count(me, Class::FourThree) > 0 && !self.field.has_four(other) {
            return Some(win_in(ply + 5));
        }
        if left <= 0 || ply + 2 >= MAX_PLY {
            return None;
        }
        // What a search of fours has found is stored below depth zero: the more fours were left, the deeper.
        let depth = left - self.params.leaf_fours - 1;
        let hash = self.field.hash();
        if let Some(known) = self.shared.table.get(hash) {
            let value = from_table(known.value, ply);
            if value >= PROVEN && known.bound != Bound::Upper {
                return Some(value);
            }
            if known.depth >= depth && known.depth <= 0 {
                return None;
            }
        }
        let win = match stop {
            Some(stop) => self.four(ply, left, stop),
            None => self
                .fours_worth_trying(ply, left)
                .iter()
                .flat_map(Spots::iter)
                .find_map(|spot| self.four(ply, left, spot)),
        };
        if self.stopped {
            return None;
        }
        self.shared.table.put(
            hash,
            Known {
                value: win.map_or(0, |win| to_table(win, ply)),
                eval: None,
                spot: None,
                depth,
                bound: if win.is_some() {
                    Bound::Lower
                } else {
                    Bound::Upper
                },
            },
        );
        win
    }

    /// Where fours may lead on, the best first. Nearly all wins by fours go from each to one on its lines that makes something
    /// else besides; to look at the rest, too, costs a leaf ten times as much.
    fn fours_worth_trying(&self, ply: usize, left: i32) -> [Spots; 4] {
        let me = self.field.side();
        let classes = [
            Class::OpenFour,
            Class::FourThree,
            Class::FourPlus,
            Class::Four,
        ];
        let mut spots = classes.map(|class| *self.field.spots(me, class));
        let before = ply.checked_sub(2).and_then(|ply| self.frames[ply].spot);
        if let Some(before) = before.filter(|_| left < self.params.leaf_fours) {
            let star = self.field.star(before);
            spots = spots.map(|spots| spots.and(star));
            spots[3] = Spots::NONE;
        }
        spots
    }

    /// Makes one four, lets it be answered, and looks on.
    fn four(&mut self, ply: usize, left: i32, spot: Spot) -> Option<i32> {
        let me = self.field.side();
        self.play(spot, ply);
        let reply = self.field.spots(me, Class::Five).first();
        let win = match reply {
            // Two points complete it, and the other side has no five to make: it would have been stopped first.
            Some(_) if self.field.count(me, Class::Five) > 1 => {
                (self.field.count(me.other(), Class::Five) == 0).then(|| win_in(ply + 3))
            }
            Some(reply) if self.field.count(me.other(), Class::Five) == 0 => {
                self.play(reply, ply + 1);
                let win = self.fours(ply + 2, left - 1);
                self.field.undo();
                win
            }
            _ => None,
        };
        self.field.undo();
        win
    }
}
