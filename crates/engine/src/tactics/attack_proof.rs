//! Whether a given attack wins by force: the proof of it, or the defence that stops it.

use super::proof::Builder;
use super::threats::four_replies;
use super::vct::{Scope, VctSolver};
use super::{ProofTree, SolverLimit, ThreatKind, Verdict, vcf};
use crate::board::{PointIndex, SearchBoard};
use crate::network::Weights;
use crate::shapes::MoveClass;
use narabe_rules::{Point, Setup};

/// What came of the search for the proof of an attack.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AttackProof {
    /// The attack wins. The tree begins with it.
    Win(ProofTree),
    /// No win of this kind begins with the attack.
    NoWin {
        /// The defence after which there is none; none if the attack is no threat of this kind.
        defence: Option<Point>,
    },
    /// Neither was found within the limit.
    Unknown {
        /// A defence after which no win was found.
        defence: Option<Point>,
    },
}

/// Looks for a forced win of the side to move that begins with `attack`, an empty point of the board. Ends with
/// [`AttackProof::Unknown`] soon after the limit is reached.
pub fn prove_attack<'a>(
    setup: &Setup,
    attack: Point,
    kind: ThreatKind,
    limit: impl Into<SolverLimit<'a>>,
) -> AttackProof {
    let limit = limit.into();
    let mut board = SearchBoard::from_setup(setup, Weights::unused(setup.rule()));
    let attack = board.index(attack);
    if !board.is_legal(attack) {
        return AttackProof::NoWin { defence: None };
    }
    if board.class(attack, board.side_to_move()) == MoveClass::Five {
        return of_builder(Builder::of_fours(limit), &mut board, attack);
    }
    match kind {
        ThreatKind::Vcf => prove_four(&mut board, attack, limit),
        ThreatKind::Vct => prove_threat(&mut board, attack, limit),
    }
}

fn prove_four(board: &mut SearchBoard, attack: PointIndex, limit: SolverLimit<'_>) -> AttackProof {
    let (me, opponent) = (board.side_to_move(), board.side_to_move().other());
    board.play(attack);
    let is_four =
        board.count(me, MoveClass::Five) > 0 && board.count(opponent, MoveClass::Five) == 0;
    let replies: Vec<PointIndex> = if is_four {
        four_replies(board).iter().collect()
    } else {
        Vec::new()
    };
    let mut builder = Builder::of_fours(limit);
    let mut nodes = 0;
    let mut stopped = None;
    for &reply in &replies {
        board.play(reply);
        let solution = vcf::solve(board, limit.with_nodes(limit.nodes().saturating_sub(nodes)));
        if let Verdict::Win(line) = &solution.verdict {
            builder.keep_fours(board, line);
        }
        board.undo();
        nodes += solution.nodes;
        let defence = Some(board.point(reply));
        stopped = match solution.verdict {
            Verdict::Win(_) => continue,
            Verdict::NoWin => Some(AttackProof::NoWin { defence }),
            Verdict::Unknown => Some(AttackProof::Unknown { defence }),
        };
        break;
    }
    board.undo();
    if replies.is_empty() {
        return AttackProof::NoWin { defence: None };
    }
    stopped.unwrap_or_else(|| of_builder(builder, board, attack))
}

fn prove_threat(
    board: &mut SearchBoard,
    attack: PointIndex,
    limit: SolverLimit<'_>,
) -> AttackProof {
    let mut solver = VctSolver::new(Scope::Threes, limit);
    board.play(attack);
    let status = solver.solve_defender(board);
    let unrefuted = solver.unrefuted_defence(board);
    board.undo();
    let defence = unrefuted
        .filter(|(_, known)| *known == status)
        .map(|(defence, _)| board.point(defence));
    match status {
        Verdict::Win(()) => of_builder(Builder::of_threats(&mut solver), board, attack),
        Verdict::NoWin => AttackProof::NoWin { defence },
        Verdict::Unknown => AttackProof::Unknown { defence },
    }
}

fn of_builder(
    builder: Builder<'_, '_>,
    board: &mut SearchBoard,
    attack: PointIndex,
) -> AttackProof {
    match builder.build_attack(board, attack) {
        Verdict::Win(tree) => AttackProof::Win(tree),
        Verdict::NoWin | Verdict::Unknown => AttackProof::Unknown { defence: None },
    }
}
