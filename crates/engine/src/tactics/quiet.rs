//! Quiet attacks: moves that are neither fours nor threes and threaten a victory by fours, and what might stop them.

use super::Verdict;
use super::proof_numbers::ProofNumbers;
use super::threats::open_fours;
use super::vct::VctSolver;
use crate::board::{Bitboard, PointIndex, SearchBoard};
use crate::shapes::MoveClass;

// Nodes of the search for the fours that a move threatens, where many moves are tried, and where one is known to.
const GLANCE_NODES: u64 = 60;
const THREAT_NODES: u64 = 200;

impl VctSolver<'_> {
    /// The quiet moves of the side to move that threaten a victory by fours.
    pub(super) fn quiet_attacks(&mut self, board: &mut SearchBoard) -> Vec<PointIndex> {
        let hash = board.hash();
        if let Some(moves) = self.quiet_moves.get(hash) {
            return moves;
        }
        let candidates = self.quiet_candidates(board);
        let threatens = |&point: &PointIndex| {
            board.play(point);
            let threatens = self.threatened_fours(board, GLANCE_NODES).is_some();
            board.undo();
            threatens
        };
        let moves: Vec<PointIndex> = candidates.iter().filter(threatens).collect();
        self.quiet_moves.set(hash, &moves);
        moves
    }

    /// The moves that make a shape from which a four can be made.
    fn quiet_candidates(&self, board: &SearchBoard) -> Bitboard {
        let (me, opponent) = (board.side_to_move(), board.side_to_move().other());
        if board.count(opponent, MoveClass::Five) > 0 {
            return Bitboard::EMPTY;
        }
        let mut near = board.neighbourhood();
        if !open_fours(board, opponent).is_empty() {
            near = near.and(&board.four_defences(opponent));
        }
        let direct = self.direct_attacks(board);
        let is_candidate = |&point: &PointIndex| {
            board.is_empty(point)
                && board.class(point, me) >= MoveClass::Two
                && !direct.contains(point)
                && board.is_legal(point)
        };
        near.iter().filter(is_candidate).collect()
    }

    /// The line by which the side that has just moved would win by fours if it could move again.
    pub(super) fn threatened_fours(
        &mut self,
        board: &mut SearchBoard,
        nodes: u64,
    ) -> Option<Vec<PointIndex>> {
        let attacker = board.side_to_move().other();
        if board.four_points(attacker).is_empty() {
            return None;
        }
        board.pass();
        let fours = self.fours.solve(board, self.limit.with_nodes(nodes));
        board.pass();
        self.nodes += 1 + fours.nodes;
        self.is_inexact |= fours.verdict == Verdict::Unknown;
        fours.verdict.win()
    }

    /// The first numbers of a position after a quiet attack.
    pub(super) fn quiet_leaf(&mut self, board: &mut SearchBoard) -> ProofNumbers {
        match self.quiet_defences(board).map(|defences| defences.len()) {
            None => ProofNumbers::DISPROVEN,
            Some(0) => ProofNumbers::PROVEN,
            Some(count) => ProofNumbers {
                proof: count as u32,
                disproof: 1,
            },
        }
    }

    /// The defender's moves after which the threatened line of fours does not win, among them its own fours. None if no fours
    /// are threatened.
    pub(super) fn quiet_defences(&mut self, board: &mut SearchBoard) -> Option<Vec<PointIndex>> {
        let hash = board.hash();
        if let Some(moves) = self.quiet_moves.get(hash) {
            return Some(moves);
        }
        let defender = board.side_to_move();
        let line = self.threatened_fours(board, THREAT_NODES)?;
        let near = if board.has_fouls(defender) || board.has_fouls(defender.other()) {
            // What is forbidden to Black may depend on a stone far away.
            Bitboard::all(board.size())
        } else {
            // A stone that lies on no line of these stones changes none of the fours, nor what stops them.
            let on_lines = |all: Bitboard, &point: &_| all.or(board.line_neighbours(point));
            line.iter().fold(Bitboard::EMPTY, on_lines)
        };
        let candidates = near.or(&board.four_points(defender)).iter();
        let candidates = candidates.filter(|&point| board.is_empty(point)).collect();
        let mut moves = Vec::new();
        for point in board.legal(candidates).iter() {
            board.play(point);
            self.nodes += 1;
            let loses = board.count(defender, MoveClass::Five) == 0 && fours_win(board, &line);
            board.undo();
            if !loses {
                moves.push(point);
            }
        }
        self.quiet_moves.set(hash, &moves);
        Some(moves)
    }
}

/// Whether the side to move wins by the fours of a line, each answered as in the line. The board is unchanged afterwards.
fn fours_win(board: &mut SearchBoard, line: &[PointIndex]) -> bool {
    let stones = board.stones();
    let wins = play_fours(board, line);
    while board.stones() > stones {
        board.undo();
    }
    wins
}

/// As [`fours_win`], but leaves the moves on the board.
fn play_fours(board: &mut SearchBoard, line: &[PointIndex]) -> bool {
    let (me, opponent) = (board.side_to_move(), board.side_to_move().other());
    for pair in line.chunks(2) {
        if board.count(me, MoveClass::Five) > 0 {
            return true;
        }
        let four = pair[0];
        let stops_five = board.count(opponent, MoveClass::Five) == 0
            || board.five_defences(opponent).contains(four);
        if !board.is_empty(four) || !stops_five || !board.is_legal(four) {
            return false;
        }
        board.play(four);
        if board.count(me, MoveClass::Five) == 0 || board.count(opponent, MoveClass::Five) > 0 {
            return false;
        }
        let answers = board.legal(board.five_defences(me));
        match (answers.first(), answers.count(), pair.get(1)) {
            (None, ..) => return true,
            (Some(only), 1, Some(&answer)) if only == answer => board.play(answer),
            _ => return false,
        }
    }
    false
}
