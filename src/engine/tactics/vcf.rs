//! Victory by continuous fours (VCF).
//!
//! A four has one defence, under Caro two or three, and none if the completing point is forbidden. So the tree is narrow and
//! the search complete. Iterations with an increasing limit of own moves find the shortest win first; an iteration that the
//! limit has not cut off anywhere proves that there is no win.

use std::collections::HashMap;

use super::{IndexSolution, SolverLimit, Verdict, four_replies};
use crate::engine::board::{MoveClass, PointIndex, SearchBoard};

/// Up to this number of own moves there is an iteration for each, which finds the shortest win.
const SHORTEST_WIN: u32 = 20;
/// The limits of the iterations after these. No board has room for more own moves than the last.
const LONGER_LIMITS: [u32; 2] = [40, 320];
/// A position that is refuted with any number of own moves.
const ANY: u32 = u32::MAX;
/// Between two looks at the signal to stop: some tenths of a millisecond.
const POLL_INTERVAL: u64 = 256;

/// Looks for a VCF of the side to move. The board is unchanged afterwards.
pub fn solve(board: &mut SearchBoard, limit: SolverLimit<'_>) -> IndexSolution {
    let mut solver = VcfSolver {
        limit,
        nodes: 0,
        refuted: HashMap::new(),
        is_cut_off: false,
        line: Vec::new(),
    };
    let verdict = solver.solve(board);
    IndexSolution {
        verdict,
        nodes: solver.nodes,
    }
}

struct VcfSolver<'a> {
    limit: SolverLimit<'a>,
    nodes: u64,
    /// By hash, the number of own moves with which no win was found, or [`ANY`].
    refuted: HashMap<u64, u32>,
    /// Whether the limit of this iteration has cut off some line.
    is_cut_off: bool,
    /// The winning line, last move first.
    line: Vec<PointIndex>,
}

impl VcfSolver<'_> {
    fn solve(&mut self, board: &mut SearchBoard) -> Verdict<Vec<PointIndex>> {
        for limit in (1..=SHORTEST_WIN).chain(LONGER_LIMITS) {
            self.is_cut_off = false;
            self.line.clear();
            if self.attack(board, limit) {
                self.line.reverse();
                return Verdict::Win(std::mem::take(&mut self.line));
            }
            if self.nodes >= self.limit.nodes() {
                return Verdict::Unknown;
            }
            if !self.is_cut_off {
                return Verdict::NoWin;
            }
        }
        Verdict::Unknown
    }

    /// An OR node: whether the side to move wins with at most `own_moves` moves. Appends its line.
    fn attack(&mut self, board: &mut SearchBoard, own_moves: u32) -> bool {
        self.nodes += 1;
        if self.nodes.is_multiple_of(POLL_INTERVAL) {
            self.limit.poll();
        }
        let (me, opponent) = (board.side_to_move(), board.side_to_move().other());
        if let Some(five) = board.points(me, MoveClass::Five).first() {
            self.line.push(five);
            return true;
        }
        let fours = match board.count(opponent, MoveClass::Five) {
            0 => board.four_points(me),
            _ => board.five_defences(opponent).and(&board.four_points(me)),
        };
        if fours.is_empty() {
            return false;
        }
        if own_moves <= 1 || self.nodes >= self.limit.nodes() {
            self.is_cut_off = true;
            return false;
        }
        let hash = board.hash();
        if let Some(&known) = (self.refuted.get(&hash)).filter(|&&known| known >= own_moves) {
            self.is_cut_off |= known < ANY;
            return false;
        }
        let was_cut_off = std::mem::replace(&mut self.is_cut_off, false);
        for class in [
            MoveClass::OpenFour,
            MoveClass::FourThree,
            MoveClass::FourPlus,
            MoveClass::Four,
        ] {
            for four in fours.and(board.points(me, class)).iter() {
                if self.four_wins(board, four, own_moves) {
                    return true;
                }
            }
        }
        let known = if self.is_cut_off { own_moves } else { ANY };
        self.is_cut_off |= was_cut_off;
        self.refuted.insert(hash, known);
        false
    }

    /// Whether a four is legal and wins against every defence.
    fn four_wins(&mut self, board: &mut SearchBoard, four: PointIndex, own_moves: u32) -> bool {
        if !board.is_legal(four) {
            return false;
        }
        let me = board.side_to_move();
        board.play(four);
        let wins = board.count(me, MoveClass::Five) > 0 && self.all_defences_lose(board, own_moves);
        board.undo();
        if wins {
            self.line.push(four);
        }
        wins
    }

    /// An AND node: whether every defence against a four loses. Appends the longest line.
    fn all_defences_lose(&mut self, board: &mut SearchBoard, own_moves: u32) -> bool {
        let start = self.line.len();
        let mut longest = Vec::new();
        let replies = four_replies(board);
        if replies.is_empty() {
            // Only forbidden points are left: the game is drawn.
            return false;
        }
        for reply in replies.iter() {
            board.play(reply);
            let wins = self.attack(board, own_moves - 1);
            board.undo();
            if !wins {
                self.line.truncate(start);
                return false;
            }
            self.line.push(reply);
            let line = self.line.split_off(start);
            if line.len() > longest.len() {
                longest = line;
            }
        }
        self.line.extend(longest);
        true
    }
}
