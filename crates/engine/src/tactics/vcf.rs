//! Victory by continuous fours (VCF).
//!
//! A four has one defence, under Caro two or three, and none if the completing point is forbidden. So the tree is narrow and
//! the search complete. Iterations with an increasing limit of own moves find the shortest win first, unless it is a long one; an
//! iteration that the limit has not cut off anywhere proves that there is no win.

use super::table::{Entry, Table};
use super::threats::four_replies;
use super::verdict::IndexSolution;
use super::{SolverLimit, Verdict};
use crate::board::{PointIndex, SearchBoard};
use crate::shapes::MoveClass;

/// Up to this number of own moves there is an iteration for each, which finds the shortest win.
const SHORTEST_WIN: u32 = 20;
/// Once these iterations have looked at so many nodes, any win will do.
const SHORTEST_WIN_NODES: u64 = 100_000;
/// The limit of the last iteration. No board has room for more own moves.
const LONGEST_WIN: u32 = 320;
/// A position that is refuted with any number of own moves.
const ANY: u32 = u32::MAX;
/// Between two looks at the signal to stop: some tenths of a millisecond.
const POLL_INTERVAL: u64 = 256;

/// The most positions that are kept as refuted: 16 megabytes.
const MOST_REFUTED: usize = 1 << 20;
/// The limits where any win will do.
const QUICK_LIMITS: [u32; 4] = [2, 6, 14, LONGEST_WIN];

/// The number of own moves with which no win was found, or [`ANY`].
#[derive(Clone, Copy, Default)]
struct Refuted(u32);

impl Entry for Refuted {
    fn worth(&self) -> u32 {
        self.0
    }
}

/// Looks for a VCF of the side to move, the shortest if it is short enough or soon found. The board is unchanged afterwards.
pub fn solve(board: &mut SearchBoard, limit: SolverLimit<'_>) -> IndexSolution {
    let limits = (1..=SHORTEST_WIN).chain([LONGEST_WIN]);
    VcfSolver::new().search(board, limit, limits)
}

/// The solver, with all that it has refuted.
pub struct VcfSolver<'a> {
    limit: SolverLimit<'a>,
    nodes: u64,
    refuted: Table<Refuted>,
    /// Whether the limit of this iteration has cut off some line.
    is_cut_off: bool,
    /// The winning line, last move first.
    line: Vec<PointIndex>,
}

impl<'a> VcfSolver<'a> {
    /// A solver that knows nothing.
    pub fn new() -> Self {
        Self {
            limit: SolverLimit::from(0),
            nodes: 0,
            refuted: Table::new(MOST_REFUTED),
            is_cut_off: false,
            line: Vec::new(),
        }
    }

    /// Looks for some VCF of the side to move. What an earlier search has refuted is not searched again.
    pub fn solve(&mut self, board: &mut SearchBoard, limit: SolverLimit<'a>) -> IndexSolution {
        self.search(board, limit, QUICK_LIMITS)
    }

    /// Looks for a VCF with one limit of own moves after the other.
    fn search(
        &mut self,
        board: &mut SearchBoard,
        limit: SolverLimit<'a>,
        limits: impl IntoIterator<Item = u32>,
    ) -> IndexSolution {
        self.limit = limit;
        self.nodes = 0;
        let mut verdict = Verdict::Unknown;
        for own_moves in limits {
            if self.nodes >= SHORTEST_WIN_NODES && own_moves < LONGEST_WIN {
                continue;
            }
            self.is_cut_off = false;
            self.line.clear();
            if self.attack(board, own_moves) {
                self.line.reverse();
                verdict = Verdict::Win(std::mem::take(&mut self.line));
                break;
            }
            if self.is_over() {
                break;
            }
            if !self.is_cut_off {
                verdict = Verdict::NoWin;
                break;
            }
        }
        let nodes = self.nodes;
        IndexSolution { verdict, nodes }
    }

    const fn is_over(&self) -> bool {
        self.nodes >= self.limit.nodes()
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
        if own_moves <= 1 || self.is_over() {
            self.is_cut_off = true;
            return false;
        }
        let hash = board.hash();
        if let Some(Refuted(known)) = self.refuted.get(hash)
            && known >= own_moves
        {
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
        if !self.is_over() {
            let known = if self.is_cut_off { own_moves } else { ANY };
            self.refuted.set(hash, Refuted(known));
        }
        self.is_cut_off |= was_cut_off;
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
