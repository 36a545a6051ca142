//! Lists of moves as JSON, as some programs write them: an object with `moves` (points, pairs of side and point, or
//! coordinates from the upper left, from 0), or with `nodes` and `roots`, each node as column, row, side, first child and
//! number of children.

use serde_json::Value;

use crate::notation::files::{
    Assumption, Format, LossKind, LossReport, ReadError, ReadFault, ReadGame, Sink,
};
use crate::notation::game_info::GameInfo;
use crate::notation::game_tree::{GameTree, TreeNode};
use crate::notation::psq::point;
use crate::rules::{BoardSize, Move};

/// The largest file that is read, in bytes.
const MAX_BYTES: usize = 64 << 20;
/// The most nodes that a tree with shared branches unfolds to.
const MAX_NODES: usize = 1_000_000;

/// Reads a list of moves or a tree.
pub fn read(text: &str, sink: &mut Sink<'_>) -> Result<(), ReadError> {
    if text.len() > MAX_BYTES {
        let fault = ReadFault::invalid(
            &text.len().to_string(),
            "a size of JSON that is read, up to 64 MiB",
        );
        return Err(fault.into());
    }
    let value: Value = serde_json::from_str(text)
        .map_err(|error| ReadFault::Text(error.to_string()).in_line(error.line()))?;
    let size = size(&value, sink.options().size)?;
    let board = size.unwrap_or_default();
    let mut lost = LossReport::default();
    if size.is_none() {
        lost.assume(Assumption::Size(board));
    }
    let tree = match (value.get("moves"), value.get("nodes")) {
        (_, Some(Value::Array(nodes))) => unfold(nodes, value.get("roots"), board, &mut lost)?,
        (Some(Value::Array(moves)), _) => line(moves, board)?,
        _ => match &value {
            Value::Array(moves) => line(moves, board)?,
            _ => {
                let hint = "it has neither `moves` nor `nodes`";
                return Err(ReadFault::NotThis(Format::Json, hint).into());
            }
        },
    };
    let text = |name: &str| {
        value
            .get(name)
            .and_then(Value::as_str)
            .unwrap_or_default()
            .to_owned()
    };
    let rule_text = [text("rule"), text("rules")].concat();
    let info = GameInfo {
        names: [text("black"), text("white")],
        title: text("name"),
        rule_text,
        ..GameInfo::default()
    };
    sink.game(ReadGame { info, tree, lost })
}

/// The size that a file names, or else the given one.
fn size(value: &Value, given: Option<BoardSize>) -> Result<Option<BoardSize>, ReadError> {
    let named = ["boardSize", "size"]
        .iter()
        .find_map(|name| value.get(*name));
    let Some(named) = named else {
        return Ok(given);
    };
    let side = named.as_u64().and_then(|side| u8::try_from(side).ok());
    let size = side.and_then(|side| BoardSize::new(side).ok());
    let size =
        size.ok_or_else(|| ReadFault::Size(super::super::sanitize_line(&named.to_string(), 12)))?;
    Ok(Some(size))
}

/// The moves of a list, one after the other.
fn line(moves: &[Value], size: BoardSize) -> Result<GameTree, ReadError> {
    let mut tree = GameTree::new(size);
    for (index, value) in moves.iter().enumerate() {
        let place = crate::notation::files::Place::Part("move", index + 1);
        let turn = turn(value, size).map_err(|fault| fault.at(place))?;
        tree.play(tree.last(), turn).map_err(ReadFault::from)?;
    }
    Ok(tree)
}

/// A move in one of the forms that are met.
fn turn(value: &Value, size: BoardSize) -> Result<Move, ReadFault> {
    let invalid = || ReadFault::invalid(&value.to_string(), "a move");
    let number = |value: &Value| value.as_i64().and_then(|number| i32::try_from(number).ok());
    let at = |x: &Value, y: &Value| {
        let (x, y) = (
            number(x).ok_or_else(invalid)?,
            number(y).ok_or_else(invalid)?,
        );
        let found = point(x, y, size);
        found
            .map(Move::Stone)
            .ok_or_else(|| ReadFault::off_board(&format!("{x},{y}"), size))
    };
    match value {
        Value::String(text) if text.eq_ignore_ascii_case("pass") => Ok(Move::Pass),
        Value::String(text) => {
            let turn: Move = text.parse().map_err(|_| invalid())?;
            let is_off = turn.point().is_some_and(|point| !size.contains(point));
            match is_off {
                true => Err(ReadFault::off_board(text, size)),
                false => Ok(turn),
            }
        }
        Value::Array(parts) => match parts.as_slice() {
            [Value::String(_), turn @ Value::String(_)] => self::turn(turn, size),
            [x @ Value::Number(_), y @ Value::Number(_), ..] => at(x, y),
            _ => Err(invalid()),
        },
        Value::Object(fields) => match (fields.get("x"), fields.get("y")) {
            (Some(x), Some(y)) => at(x, y),
            _ => Err(invalid()),
        },
        _ => Err(invalid()),
    }
}

/// A node that is still to be added, and where.
struct Open {
    index: usize,
    parent: TreeNode,
    /// The nodes from a root to this one, which must not come again below it.
    depth: usize,
}

/// The tree of a list of nodes that name their children. Branches that several nodes share are repeated.
fn unfold(
    nodes: &[Value],
    roots: Option<&Value>,
    size: BoardSize,
    lost: &mut LossReport,
) -> Result<GameTree, ReadError> {
    let number = |value: &Value| {
        value
            .as_u64()
            .and_then(|number| usize::try_from(number).ok())
    };
    let roots = roots.and_then(Value::as_array).into_iter().flatten();
    let mut tree = GameTree::new(size);
    let mut open: Vec<Open> = roots
        .filter_map(number)
        .map(|index| Open {
            index,
            parent: TreeNode::ROOT,
            depth: 0,
        })
        .collect();
    open.reverse();
    let mut line: Vec<usize> = Vec::new();
    while let Some(Open {
        index,
        parent,
        depth,
    }) = open.pop()
    {
        line.truncate(depth);
        let place = || crate::notation::files::Place::Part("node", index);
        let fault = || ReadFault::invalid(&index.to_string(), "a node of the tree").at(place());
        let parts = nodes
            .get(index)
            .and_then(Value::as_array)
            .ok_or_else(fault)?;
        // No line is longer than the board has points.
        if line.contains(&index) || depth > size.area() {
            lost.lose(LossKind::RepeatedMoves);
            continue;
        }
        if tree.node_count() >= MAX_NODES {
            return Err(ReadFault::TooManyMoves.at(place()));
        }
        let turn = turn(&nodes[index], size).map_err(|fault| fault.at(place()))?;
        let node = tree.play(parent, turn).map_err(ReadFault::from)?;
        line.push(index);
        let (first, count) = match parts.as_slice() {
            [_, _, _, first, count, ..] => (number(first).unwrap_or(0), number(count).unwrap_or(0)),
            _ => (0, 0),
        };
        let count = count.min(size.area());
        let children = (first..first.saturating_add(count)).rev();
        open.extend(children.map(|index| Open {
            index,
            parent: node,
            depth: depth + 1,
        }));
    }
    Ok(tree)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::files::{GameFile, ReadOptions, read_games};
    use crate::notation::write_move_list;

    fn read(text: &str) -> Result<GameFile, ReadError> {
        read_games("", text.as_bytes(), &ReadOptions::default())
    }

    #[test]
    fn moves_are_read_in_many_forms() {
        for text in [
            r#"{"boardSize": 15, "rules": "renju", "moves": [["B", "H8"], ["W", "I9"], ["B", "J10"]]}"#,
            r#"{"moves": ["h8", "i9", "j10"], "rule": "Renju"}"#,
            r#"{"size": 15, "rule": "4", "moves": [[7, 7], [8, 6], [9, 5]]}"#,
            r#"{"rule": "RIF", "moves": [{"x": 7, "y": 7}, {"x": 8, "y": 6}, {"x": 9, "y": 5}]}"#,
        ] {
            let file = read(text).unwrap();
            let tree = &file.games[0].tree;
            assert_eq!(write_move_list(&tree.main_moves()), "h8 i9 j10", "{text}");
            assert_eq!(tree.rule(), Some(crate::rules::Rule::Renju), "{text}");
        }
    }

    #[test]
    fn a_tree_of_nodes_is_unfolded() {
        let text = r#"{"name": "x", "roots": [0], "nodes": [[7,7,0,1,2],[8,6,1,3,1],[7,6,1,3,1],[9,5,0,0,0]]}"#;
        let file = read(text).unwrap();
        let tree = &file.games[0].tree;
        assert_eq!(write_move_list(&tree.main_moves()), "h8 i9 j10");
        assert_eq!(tree.move_count(), 5);
    }

    #[test]
    fn a_tree_that_contains_itself_ends() {
        let file = read(r#"{"roots": [0], "nodes": [[7,7,0,1,1],[8,6,1,0,1]]}"#).unwrap();
        assert_eq!(file.games[0].tree.move_count(), 2);
        assert_eq!(file.games[0].lost.count(LossKind::RepeatedMoves), 1);
        assert!(read(r#"{"roots": [9], "nodes": []}"#).is_err());
    }

    #[test]
    fn an_error_says_which_move_it_is_about() {
        let error = read(r#"{"moves": ["h8", "p16"]}"#).unwrap_err().to_string();
        assert_eq!(error, "move 2: `p16` lies outside a 15×15 board");
        assert!(
            read("{\"moves\": [\n1,")
                .unwrap_err()
                .to_string()
                .starts_with("line 2")
        );
    }
}
