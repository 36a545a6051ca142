//! How a threat is carried out that the defender has left as it was: by the five, or by an open four and the five.

use super::check::ProvenWin;
use narabe_engine_core::Setup;
use narabe_engine_core::tactics::{ProofNode, ProofTree};
use narabe_rules::Point;

/// The proof that the side to move wins by one of its threats: at once, or by fours of which no stone stops all.
pub(super) fn win_by_threat(setup: &Setup, threats: &[Point]) -> Option<ProvenWin> {
    let (rule, side) = (setup.rule(), setup.to_move());
    let board = setup.board();
    let five = threats.iter().find(|&&point| {
        board.size().contains(point)
            && board.get(point).is_none()
            && board.wins_at(rule, point, side)
    });
    if let Some(&five) = five {
        return checked(setup, ProofTree::from_nodes(vec![five_node(five)]));
    }
    threats
        .iter()
        .find_map(|&point| checked(setup, open_four(setup, point)?))
}

/// The win that a tree proves, if the rules confirm it.
pub(super) fn checked(setup: &Setup, tree: ProofTree) -> Option<ProvenWin> {
    ProvenWin::check(setup, tree).ok()
}

/// The proof that ends with this stone.
pub(super) const fn five_node(five: Point) -> ProofNode {
    ProofNode {
        attack: five,
        defences: Vec::new(),
        threats: Vec::new(),
        moves_to_win: 1,
    }
}

/// A four and the five after each stop of it; none if a stop leaves no five.
fn open_four(setup: &Setup, four: Point) -> Option<ProofTree> {
    let (rule, side) = (setup.rule(), setup.to_move());
    let defender = side.other();
    let mut after = setup.clone();
    after.place(four, side).ok()?;
    let mut board = after.board();
    let fives: Vec<Point> = board.five_points(rule, side).collect();
    let mut nodes = vec![ProofNode {
        attack: four,
        defences: Vec::new(),
        threats: fives.clone(),
        moves_to_win: 2,
    }];
    for five in fives {
        if board.foul_of(rule, five, defender).is_some() {
            continue;
        }
        board.place(five, defender);
        let other = board.five_points(rule, side).next();
        board.remove(five, defender);
        let answer = nodes.len();
        nodes[0].defences.push((five, answer));
        nodes.push(five_node(other?));
    }
    Some(ProofTree::from_nodes(nodes))
}
