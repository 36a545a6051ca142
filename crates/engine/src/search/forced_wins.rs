//! Wins that the shapes prove without search, and the search of forced defences against a five.

use super::Worker;
use crate::shapes::MoveClass;
use crate::value::{DRAW, INFINITE, loss_in, win_in};

impl Worker<'_> {
    /// Step 4: the value of a win that the shapes alone prove.
    pub(super) fn forced_win(&self, ply: usize) -> Option<i32> {
        let board = &self.board;
        let (me, opponent) = (board.side_to_move(), board.side_to_move().other());
        if board.count(me, MoveClass::Five) > 0 {
            return Some(win_in(ply + 1));
        }
        if board.count(opponent, MoveClass::Five) > 0 {
            return None;
        }
        if self.has_open_four() {
            return Some(win_in(ply + 3));
        }
        // An opponent without fours cannot interrupt these.
        let is_double = self.has_four_three() || board.count(me, MoveClass::DoubleThree) > 0;
        (is_double && !board.has_four(opponent)).then(|| win_in(ply + 5))
    }

    /// Whether the side to move can make an open four.
    #[inline]
    pub(super) fn has_open_four(&self) -> bool {
        let board = &self.board;
        let me = board.side_to_move();
        board.count(me, MoveClass::OpenFour) > 0
            && (!board.has_fouls(me)
                || !board
                    .legal(*board.points(me, MoveClass::OpenFour))
                    .is_empty())
    }

    /// Whether the side to move can make a four-three, which wins against an opponent without fours.
    #[inline]
    pub(super) fn has_four_three(&self) -> bool {
        let board = &self.board;
        let me = board.side_to_move();
        let mut points = board.points(me, MoveClass::FourThree).iter();
        board.count(me, MoveClass::FourThree) > 0
            && (!board.has_fouls(me) || points.any(|point| board.four_three_wins(point, me)))
    }

    /// Step 5: searches the defences against the opponent's five at the same depth.
    pub(super) fn search_five_defences(
        &mut self,
        mut alpha: i32,
        beta: i32,
        depth: i32,
        ply: usize,
    ) -> i32 {
        let is_open = beta - alpha > 1;
        let opponent = self.board.side_to_move().other();
        let defences = self.board.legal(self.board.five_defences(opponent));
        if defences.is_empty() {
            return if self.board.has_no_legal_move() {
                DRAW
            } else {
                loss_in(ply + 2)
            };
        }
        // The position is not evaluated: its children compare themselves with the one before it.
        self.stack[ply].static_eval = match ply {
            0 | 1 => 0,
            _ => self.stack[ply - 2].static_eval,
        };
        let mut best = -INFINITE;
        for point in defences.iter() {
            self.play(point, ply);
            let value = -self.search_open(-beta, -alpha, depth, ply + 1);
            self.board.undo();
            if self.stopped {
                return value;
            }
            if value > best {
                best = value;
                if is_open {
                    self.update_pv(ply, point);
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
