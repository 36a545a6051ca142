//! Quiescence: a leaf has its static evaluation, unless the side to move has a victory by continuous fours (VCF).

use super::Worker;
use crate::board::{Bitboard, PointIndex};
use crate::bound::Bound;
use crate::eval::evaluate;
use crate::shapes::MoveClass;
use crate::table_entry::Entry;
use crate::value::{MAX_PLY, PROVEN, from_table, to_table, win_in};

impl Worker<'_> {
    /// Step 6: the value of a leaf in which neither side can complete a five.
    pub(super) fn quiescence(&mut self, alpha: i32, beta: i32, ply: usize) -> i32 {
        let hash = self.board.hash();
        let entry = self.shared.table.probe(hash);
        if let Some(entry) = entry.filter(|entry| entry.depth >= 0) {
            let value = from_table(entry.value, ply);
            if entry.bound.cuts(value, alpha, beta) {
                return value;
            }
        }
        let eval = entry.and_then(|entry| entry.eval);
        let eval = eval.unwrap_or_else(|| evaluate(&mut self.board));
        if eval >= beta {
            return eval;
        }
        let win = self.vcf(ply, self.params.vcf_fours);
        if self.stopped {
            return 0;
        }
        let value = win.unwrap_or(eval);
        let entry = Entry {
            value: to_table(value, ply),
            eval: Some(eval),
            best_move: None,
            depth: 0,
            bound: match win {
                Some(_) => Bound::Lower,
                None => Bound::Exact,
            },
        };
        self.shared.table.store(hash, entry);
        value
    }

    /// The value of a VCF of the side to move with at most `fours` fours.
    fn vcf(&mut self, ply: usize, fours: i32) -> Option<i32> {
        self.sel_depth = self.sel_depth.max(ply);
        if self.should_stop() {
            return None;
        }
        let board = &self.board;
        let (me, opponent) = (board.side_to_move(), board.side_to_move().other());
        if board.count(me, MoveClass::Five) > 0 {
            return Some(win_in(ply + 1));
        }
        let is_threatened = board.count(opponent, MoveClass::Five) > 0;
        let defences = is_threatened.then(|| board.five_defences(opponent));
        if let Some(defences) = &defences {
            let mut defences = defences.iter();
            if !defences.any(|point| board.class(point, me).is_four()) {
                return None;
            }
        } else if self.has_open_four() {
            return Some(win_in(ply + 3));
        } else if self.has_four_three() && !board.has_four(opponent) {
            return Some(win_in(ply + 5));
        }
        if fours <= 0 || ply + 2 >= MAX_PLY {
            return None;
        }
        // VCF searches have negative depths in the table: the more fours, the deeper.
        let depth = fours - self.params.vcf_fours - 1;
        let hash = board.hash();
        if let Some(entry) = self.shared.table.probe(hash) {
            let value = from_table(entry.value, ply);
            if value >= PROVEN && entry.bound != Bound::Upper {
                return Some(value);
            }
            if entry.depth >= depth && entry.depth <= 0 {
                return None;
            }
        }
        let win = match defences {
            Some(defences) => (defences.iter()).find_map(|point| self.vcf_four(ply, fours, point)),
            None => (self.vcf_candidates(ply, fours).iter())
                .flat_map(Bitboard::iter)
                .find_map(|point| self.vcf_four(ply, fours, point)),
        };
        if self.stopped {
            return None;
        }
        let entry = Entry {
            value: win.map_or(0, |win| to_table(win, ply)),
            eval: None,
            best_move: None,
            depth,
            bound: match win {
                Some(_) => Bound::Lower,
                None => Bound::Upper,
            },
        };
        self.shared.table.store(hash, entry);
        win
    }

    /// The fours to try, the strongest class first. After the first one only those on a line with the own four before it,
    /// and no plain fours: nearly all VCFs are like that, and to try all fours makes leaves ten times as slow.
    fn vcf_candidates(&self, ply: usize, fours: i32) -> [Bitboard; 4] {
        let me = self.board.side_to_move();
        let classes = [
            MoveClass::OpenFour,
            MoveClass::FourThree,
            MoveClass::FourPlus,
            MoveClass::Four,
        ];
        let mut candidates = classes.map(|class| *self.board.points(me, class));
        let previous = (ply.checked_sub(2)).and_then(|ply| self.stack[ply].current_move);
        if let Some(previous) = previous.filter(|_| fours < self.params.vcf_fours) {
            let lines = self.board.line_neighbours(previous);
            candidates = candidates.map(|points| points.and(lines));
            candidates[3] = Bitboard::EMPTY;
        }
        candidates
    }

    /// Plays a four if it is legal, and returns the value if it wins against every defence.
    fn vcf_four(&mut self, ply: usize, fours: i32, point: PointIndex) -> Option<i32> {
        if !self.board.is_legal(point) {
            return None;
        }
        let me = self.board.side_to_move();
        self.play(point, ply);
        let is_four = self.board.count(me, MoveClass::Five) > 0;
        let is_refuted = self.board.count(me.other(), MoveClass::Five) > 0;
        let win = if is_four && !is_refuted {
            self.vcf_defences(ply + 1, fours)
        } else {
            None
        };
        self.board.undo();
        win
    }

    /// The value of the attacker's win after the defence to its four that holds out longest; none when one refutes it.
    fn vcf_defences(&mut self, ply: usize, fours: i32) -> Option<i32> {
        let attacker = self.board.side_to_move().other();
        let defences = self.board.five_defences(attacker);
        if self.board.has_no_legal_move() {
            return None;
        }
        let mut worst = win_in(ply + 2);
        for point in self.board.legal(defences).iter() {
            self.play(point, ply);
            let win = self.vcf(ply + 1, fours - 1);
            self.board.undo();
            worst = worst.min(win?);
        }
        Some(worst)
    }
}
