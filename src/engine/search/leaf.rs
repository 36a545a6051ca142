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
        let is_threatened = self.field.count(other, Class::Five) > 0;
        let stops = is_threatened.then(|| self.field.answers(other));
        if let Some(stops) = &stops {
            let mut stops = stops.iter();
            if !stops.any(|stop| self.field.class(stop, me).is_four()) {
                return None;
            }
        } else if self.has_open_four() {
            return Some(win_in(ply + 3));
        } else if self.has_four_three() && !self.field.has_four(other) {
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
        let win = match stops {
            Some(stops) => stops.iter().find_map(|stop| self.four(ply, left, stop)),
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

    /// Makes one four, if it may be made, lets it be answered, and looks on.
    fn four(&mut self, ply: usize, left: i32, spot: Spot) -> Option<i32> {
        if !self.field.may_play(spot) {
            return None;
        }
        let me = self.field.side();
        self.play(spot, ply);
        let is_answered_by_five = self.field.count(me.other(), Class::Five) > 0;
        let win = if self.field.count(me, Class::Five) == 0 || is_answered_by_five {
            None
        } else {
            self.answered(ply + 1, left)
        };
        self.field.undo();
        win
    }

    /// The value of the win that is left to the maker of a four after the best answer to it.
    fn answered(&mut self, ply: usize, left: i32) -> Option<i32> {
        let answers = self.field.answers(self.field.side().other());
        if self.field.is_stuck() {
            return None;
        }
        let mut worst = win_in(ply + 2);
        for answer in self.field.allowed(answers).iter() {
            self.play(answer, ply);
            let win = self.fours(ply + 1, left - 1);
            self.field.undo();
            worst = worst.min(win?);
        }
        Some(worst)
    }
}
