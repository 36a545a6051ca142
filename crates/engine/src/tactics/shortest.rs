//! The number of own moves of the shortest win by threats.
//!
//! Proof-number search finds some win, often a longer one than need be. Here the same moves are searched depth-first with a limit
//! of own moves that grows by one, as for victory by fours, so that the first limit with a win is the length of the shortest.

use std::collections::HashMap;

use super::threats::{self, defences_against};
use super::{Solution, SolverLimit, Verdict, vcf};
use crate::board::{PointIndex, SearchBoard};
use crate::network::Weights;
use crate::shapes::MoveClass;
use narabe_rules::Setup;

/// Nodes of the search for fours at each position of the attacker.
const VCF_NODES: u64 = 400;
/// Between two looks at the signal to stop.
const POLL_INTERVAL: u64 = 64;
/// A three, a four and the five: with fewer own moves only fours win.
const MOVES_OF_A_THREE: usize = 3;

/// Looks for the shortest win of the side to move by fours and threes: the number of its own moves, the five included, if it is at
/// most `most`. [`Verdict::NoWin`] says that there is none of at most that many, [`Verdict::Unknown`] that the limit was reached.
pub fn shortest_win<'a>(
    setup: &Setup,
    most: usize,
    limit: impl Into<SolverLimit<'a>>,
) -> Solution<usize> {
    let mut board = SearchBoard::from_setup(setup, Weights::of(setup.rule()));
    let mut solver = ShortestSolver {
        limit: limit.into(),
        nodes: 0,
        refuted: HashMap::new(),
        proven: HashMap::new(),
        fours: HashMap::new(),
        refutations: vec![None; most + 1],
    };
    let mut verdict = Verdict::NoWin;
    for own_moves in 1..=most {
        let wins = solver.attack(&mut board, own_moves);
        if wins {
            verdict = Verdict::Win(own_moves);
            break;
        }
        if solver.is_over() {
            verdict = Verdict::Unknown;
            break;
        }
    }
    Solution {
        verdict,
        nodes: solver.nodes,
    }
}

struct ShortestSolver<'a> {
    limit: SolverLimit<'a>,
    nodes: u64,
    /// By hash, the number of own moves with which no win was found.
    refuted: HashMap<u64, usize>,
    /// By hash, the number of own moves with which a win was found.
    proven: HashMap<u64, usize>,
    /// By hash, the own moves of the win by fours alone; none if a small search finds no such win.
    fours: HashMap<u64, Option<usize>>,
    /// By the own moves that are left, the last defence that held: it is tried first.
    refutations: Vec<Option<PointIndex>>,
}

impl ShortestSolver<'_> {
    const fn is_over(&self) -> bool {
        self.nodes >= self.limit.nodes()
    }

    /// Whether the side to move wins with at most `own_moves` moves. False when the limit is reached.
    fn attack(&mut self, board: &mut SearchBoard, own_moves: usize) -> bool {
        self.nodes += 1;
        if self.nodes.is_multiple_of(POLL_INTERVAL) {
            self.limit.poll();
        }
        if board.count(board.side_to_move(), MoveClass::Five) > 0 {
            return own_moves > 0;
        }
        if own_moves <= 1 || self.is_over() {
            return false;
        }
        let hash = board.hash();
        if self
            .proven
            .get(&hash)
            .is_some_and(|&known| known <= own_moves)
        {
            return true;
        }
        if (self.refuted.get(&hash)).is_some_and(|&known| own_moves <= known) {
            return false;
        }
        let wins = self.fours_win(board, own_moves) || self.threats_win(board, own_moves);
        if wins {
            self.proven.insert(hash, own_moves);
        } else if !self.is_over() {
            self.refuted.insert(hash, own_moves);
        }
        wins
    }

    /// Whether fours alone win with at most `own_moves` moves, as far as a small search can tell.
    fn fours_win(&mut self, board: &mut SearchBoard, own_moves: usize) -> bool {
        let hash = board.hash();
        let length = self.fours.get(&hash).copied().unwrap_or_else(|| {
            let fours = vcf::solve(board, self.limit.with_nodes(VCF_NODES));
            self.nodes += fours.nodes;
            let length = fours.verdict.moves_to_win();
            self.fours.insert(hash, length);
            length
        });
        length.is_some_and(|length| length <= own_moves)
    }

    fn threats_win(&mut self, board: &mut SearchBoard, own_moves: usize) -> bool {
        let me = board.side_to_move();
        let is_four = |&point: &PointIndex| board.class(point, me) >= MoveClass::Four;
        let (mut attacks, threes): (Vec<PointIndex>, Vec<PointIndex>) =
            threats::attacks(board).iter().partition(is_four);
        if own_moves >= MOVES_OF_A_THREE {
            attacks.extend(threes);
        }
        attacks.into_iter().any(|attack| {
            board.play(attack);
            let wins = self.every_defence_loses(board, own_moves - 1);
            board.undo();
            wins
        })
    }

    /// Whether the side that has just moved wins with at most `own_moves` further moves, whatever the other does.
    fn every_defence_loses(&mut self, board: &mut SearchBoard, own_moves: usize) -> bool {
        let (defender, attacker) = (board.side_to_move(), board.side_to_move().other());
        if self.is_over() || board.count(defender, MoveClass::Five) > 0 {
            return false;
        }
        let is_four = board.count(attacker, MoveClass::Five) > 0;
        // After a three and a move elsewhere: the open four and the five.
        let needed = if is_four { 1 } else { 2 };
        if own_moves < needed || !is_four && threats::open_fours(board, attacker).is_empty() {
            return false;
        }
        let defences = defences_against(board);
        if defences.is_empty() {
            // Only forbidden points are left: the game is drawn.
            return false;
        }
        let last = self.refutations[own_moves];
        let (mut order, others): (Vec<PointIndex>, Vec<PointIndex>) =
            defences.iter().partition(|&point| Some(point) == last);
        order.extend(others);
        order.into_iter().all(|defence| {
            board.play(defence);
            let loses = self.attack(board, own_moves);
            board.undo();
            if !loses {
                self.refutations[own_moves] = Some(defence);
            }
            loses
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tactics::{ThreatKind, prove};
    use crate::test_support::position;
    use narabe_rules::Rule;

    fn shortest(moves: &str, most: usize) -> Verdict<usize> {
        let setup = Setup::from(&position(Rule::Freestyle, moves));
        shortest_win(&setup, most, 200_000).verdict
    }

    #[test]
    fn an_open_three_wins_in_two_moves_and_two_twos_in_three() {
        assert_eq!(shortest("h8 a1 i8 a3 j8 a5", 10), Verdict::Win(2));
        // Two open twos cross: both become threes at once.
        assert_eq!(shortest("h8 a1 i8 a15 g9 o1 g10 o15", 10), Verdict::Win(3));
        assert_eq!(shortest("h8 a1 i8 a15 g9 o1 g10 o15", 2), Verdict::NoWin);
        assert_eq!(shortest("h8", 4), Verdict::NoWin);
    }

    #[test]
    fn a_limit_that_is_reached_says_so() {
        let setup = Setup::from(&position(Rule::Freestyle, "h8 a1 i8 a15 g9 o1 g10 o15"));
        assert_eq!(shortest_win(&setup, 10, 3).verdict, Verdict::Unknown);
    }

    #[test]
    fn no_win_that_is_proven_otherwise_is_shorter() {
        let moves = "h8 i9 i7 g9 j8 h9 j9 k9 j7 j6 h7 k7 g7 f7 g8 f8";
        let setup = Setup::from(&position(Rule::Freestyle, moves));
        let proof = prove(&setup, ThreatKind::Vct, 200_000).win();
        let shortest = shortest_win(&setup, 12, 200_000).verdict.win();
        if let (Some(proof), Some(shortest)) = (proof, shortest) {
            assert!(shortest <= proof.moves_to_win());
        }
    }
}
