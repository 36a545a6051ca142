//! A tree in JSON: a list of nodes that name their children, each as column, row, side, first child and number of children.

use serde_json::Value;

use crate::game_file::{Assumption, GamePart, LossKind, LossReport, Place, ReadError, ReadFault};
use crate::game_tree::{GameTree, TreeNode};
use crate::psq::point;
use narabe_rules::{BoardSize, Point, Side};

/// The most nodes that a tree with shared branches unfolds to.
const MAX_NODES: usize = 1_000_000;

/// A node that is still to be added, and where.
struct Open {
    index: usize,
    parent: TreeNode,
    /// The nodes from a root to this one, which must not come again below it.
    depth: usize,
}

fn number(value: &Value) -> Option<usize> {
    value
        .as_u64()
        .and_then(|number| usize::try_from(number).ok())
}

/// The tree of a list of nodes. Branches that several nodes share are repeated.
pub fn unfold(
    nodes: &[Value],
    roots: Option<&Value>,
    size: BoardSize,
    lost: &mut LossReport,
) -> Result<GameTree, ReadError> {
    let roots = roots.and_then(Value::as_array).into_iter().flatten();
    let roots: Vec<usize> = roots.filter_map(number).collect();
    let mut tree = GameTree::new(size);
    lost.assume(Assumption::RowsFromTop);
    let begins = |index: &usize| nodes.get(*index).and_then(side);
    if !roots.is_empty() && roots.iter().all(|root| begins(root) == Some(Side::White)) {
        tree.set_to_move(Some(Side::White));
    }
    let open = |index: usize| Open {
        index,
        parent: TreeNode::ROOT,
        depth: 0,
    };
    let mut open: Vec<Open> = roots.into_iter().map(open).collect();
    open.reverse();
    // The nodes above, each with the side to move after it.
    let mut line: Vec<(usize, Side)> = Vec::new();
    while let Some(Open {
        index,
        parent,
        depth,
    }) = open.pop()
    {
        line.truncate(depth);
        let place = || Place::Part(GamePart::Node, index);
        let fault = || ReadFault::invalid(&index.to_string(), "a node of the tree").at(place());
        let node = nodes.get(index).ok_or_else(fault)?;
        let parts = node.as_array().ok_or_else(fault)?;
        // No line is longer than the board has points.
        if line.iter().any(|(above, _)| *above == index) || depth > size.area() {
            lost.lose(LossKind::RepeatedMoves);
            continue;
        }
        if tree.node_count() >= MAX_NODES {
            return Err(ReadFault::TooManyMoves.at(place()));
        }
        let point = point_of(parts, size).map_err(|fault| fault.at(place()))?;
        let expected = line.last().map_or(tree.first_to_move(), |(_, side)| *side);
        let side = side(node).unwrap_or(expected);
        let out_of_turn = Some(side).filter(|side| *side != expected);
        let turn = narabe_rules::Move::Stone(point);
        let added = tree
            .add(parent, Some(turn), out_of_turn)
            .map_err(ReadFault::from)?;
        line.push((index, side.other()));
        let (first, count) = match parts.as_slice() {
            [_, _, _, first, count, ..] => (number(first).unwrap_or(0), number(count).unwrap_or(0)),
            _ => (0, 0),
        };
        let count = count.min(size.area());
        let children = (first..first.saturating_add(count)).rev();
        open.extend(children.map(|index| Open {
            index,
            parent: added,
            depth: depth + 1,
        }));
    }
    Ok(tree)
}

/// The side of a node: 0 is Black, 1 is White.
fn side(node: &Value) -> Option<Side> {
    match node.get(2)?.as_i64()? {
        0 => Some(Side::Black),
        1 => Some(Side::White),
        _ => None,
    }
}

fn point_of(parts: &[Value], size: BoardSize) -> Result<Point, ReadFault> {
    let number = |value: Option<&Value>| {
        value?
            .as_i64()
            .and_then(|number| i32::try_from(number).ok())
    };
    let text = || Value::from(parts).to_string();
    let (Some(x), Some(y)) = (number(parts.first()), number(parts.get(1))) else {
        return Err(ReadFault::invalid(
            &text(),
            "a node: column, row, side, first child, number of children",
        ));
    };
    point(x, y, size).ok_or_else(|| ReadFault::off_board(&format!("{x},{y}"), size))
}
