//! The tree of a game with variations as bytes, compressed: each node with how far up its parent lies from the node before, its
//! move, and what is attached to it. The side of a move is left out where it follows from the order of the moves.

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use super::game::LIBRARY_PROPERTY;
use narabe_notation::bytes::{Damaged, Reader, write_number, write_text};
use narabe_notation::{GameTree, Glyph, Movers, SetupEdit, TreeMark, TreeNode};
use narabe_rules::{BoardSize, Move, Point, Side};

/// The level of the compression; higher ones take longer and save little.
const COMPRESSION: u8 = 6;
/// The most bytes that are unpacked.
const MAX_UNPACKED: usize = 1 << 28;

// The codes of moves; a point is its index after these.
const NO_MOVE: u64 = 0;
const PASS: u64 = 1;
const FIRST_POINT: u64 = 2;
/// The codes of sides, in the two lowest bits beside the code of a move.
const SIDE_CODES: u64 = 3;

/// What is attached to a node.
const COMMENT: u64 = 0;
const GLYPH: u64 = 1;
const CIRCLE: u64 = 2;
const SQUARE: u64 = 3;
const TRIANGLE: u64 = 4;
const CROSS: u64 = 5;
const LABEL: u64 = 6;
const STONE: u64 = 7;
const EMPTY: u64 = 8;
const TO_MOVE: u64 = 9;
const PROPERTY: u64 = 10;

/// Compresses bytes.
pub fn compress(bytes: &[u8]) -> Vec<u8> {
    compress_to_vec(bytes, COMPRESSION)
}

/// The bytes that were compressed.
///
/// # Errors
/// If they are damaged, or too many.
pub fn decompress(bytes: &[u8]) -> Result<Vec<u8>, Damaged> {
    decompress_to_vec_with_limit(bytes, MAX_UNPACKED).map_err(|_| Damaged)
}

/// The nodes of a tree whose first move is made by `first`.
pub fn write(tree: &GameTree, first: Side) -> Vec<u8> {
    let mut bytes = Vec::new();
    // The path to the node before, each with the number of moves up to it.
    let mut path = vec![(TreeNode::ROOT, 0)];
    let mut movers = Movers::new(tree);
    write_attachments(&mut bytes, tree, TreeNode::ROOT, is_kept);
    for node in tree.nodes().skip(1) {
        let Some(parent) = tree.parent(node) else {
            continue;
        };
        let up = path
            .iter()
            .rev()
            .take_while(|on_path| on_path.0 != parent)
            .count();
        path.truncate(path.len() - up);
        let before = path.last().map_or(0, |parent| parent.1);
        let turn = tree.turn(node);
        path.push((node, before + usize::from(turn.is_some())));
        let expected = movers.expected(node);
        movers.mover(node);
        let side = tree
            .side(node)
            .filter(|&side| turn.is_none() || side != first.after(before) || side != expected);
        write_number(&mut bytes, up as u64);
        write_move(&mut bytes, turn, side, tree.size());
        write_attachments(&mut bytes, tree, node, is_kept);
    }
    compress(&bytes)
}

/// Writes the move of a node, and its side if that does not follow from the order of the moves.
pub fn write_move(into: &mut Vec<u8>, turn: Option<Move>, side: Option<Side>, size: BoardSize) {
    let code = match turn {
        None => NO_MOVE,
        Some(Move::Pass) => PASS,
        Some(Move::Stone(point)) => FIRST_POINT + point_code(point, size),
    };
    write_number(into, code * (SIDE_CODES + 1) + side.map_or(0, side_code));
}

/// Reads the move of a node and its side.
///
/// # Errors
/// If the bytes are damaged.
pub fn read_move(
    reader: &mut Reader<'_>,
    size: BoardSize,
) -> Result<(Option<Move>, Option<Side>), Damaged> {
    let code = reader.number()?;
    let side = side_of(code & SIDE_CODES)?;
    let turn = match code / (SIDE_CODES + 1) {
        NO_MOVE => None,
        PASS => Some(Move::Pass),
        point => Some(Move::Stone(point_of(point - FIRST_POINT, size)?)),
    };
    Ok((turn, side))
}

/// The number of a point.
fn point_code(point: Point, size: BoardSize) -> u64 {
    size.index(point) as u64
}

/// The code of a side, 1 or 2.
const fn side_code(side: Side) -> u64 {
    match side {
        Side::Black => 1,
        Side::White => 2,
    }
}

/// The side of a code; none for 0.
///
/// # Errors
/// If there is no such code.
const fn side_of(code: u64) -> Result<Option<Side>, Damaged> {
    match code {
        0 => Ok(None),
        1 => Ok(Some(Side::Black)),
        2 => Ok(Some(Side::White)),
        _ => Err(Damaged),
    }
}

/// Writes the data attached to a node, and the properties for which `is_kept` is true.
pub fn write_attachments(
    into: &mut Vec<u8>,
    tree: &GameTree,
    node: TreeNode,
    is_kept: impl Fn(&str) -> bool,
) {
    let mut bytes = Vec::new();
    let mut count = 0;
    let mut attach = |kind: u64, detail: u64, text: Option<&str>| {
        count += 1;
        write_number(&mut bytes, kind);
        write_number(&mut bytes, detail);
        if let Some(text) = text {
            write_text(&mut bytes, text);
        }
    };
    if tree.has_attachments(node) {
        let size = tree.size();
        let comment = tree.comment(node);
        if !comment.is_empty() {
            attach(COMMENT, 0, Some(comment));
        }
        if let Some(glyph) = tree.glyph(node) {
            let number = Glyph::ALL.iter().position(|&known| known == glyph);
            attach(GLYPH, number.unwrap_or_default() as u64, None);
        }
        for (point, mark) in tree.marks(node) {
            let (kind, text) = match mark {
                TreeMark::Circle => (CIRCLE, None),
                TreeMark::Square => (SQUARE, None),
                TreeMark::Triangle => (TRIANGLE, None),
                TreeMark::Cross => (CROSS, None),
                TreeMark::Label(text) => (LABEL, Some(text)),
            };
            attach(kind, point_code(point, size), text);
        }
        for edit in tree.edits(node) {
            match edit {
                SetupEdit::Stone(point, side) => {
                    let detail = point_code(point, size) * 2 + side_code(side) - 1;
                    attach(STONE, detail, None);
                }
                SetupEdit::Empty(point) => attach(EMPTY, point_code(point, size), None),
                SetupEdit::ToMove(side) => attach(TO_MOVE, side_code(side), None),
            }
        }
        let properties = tree.properties(node);
        for (name, values) in properties.filter(|(name, _)| is_kept(name)) {
            attach(
                PROPERTY,
                name.len() as u64,
                Some(&format!("{name}{values}")),
            );
        }
    }
    write_number(into, count);
    into.append(&mut bytes);
}

/// Whether a property is kept: all except the library's own, which is added when a game is written to a file.
fn is_kept(name: &str) -> bool {
    name != LIBRARY_PROPERTY
}

/// Whether a tree is nothing but a line of moves.
pub fn is_plain(tree: &GameTree) -> bool {
    let is_bare = |node: TreeNode| {
        !tree.has_attachments(node)
            || tree.comment(node).is_empty()
                && tree.glyph(node).is_none()
                && tree.marks(node).next().is_none()
                && tree.edits(node).next().is_none()
                && !tree.properties(node).any(|(name, _)| is_kept(name))
    };
    let is_move = |node: TreeNode| node == TreeNode::ROOT || tree.turn(node).is_some();
    tree.main_line().count() + 1 == tree.node_count()
        && tree.nodes().all(|node| is_move(node) && is_bare(node))
}

/// Adds the nodes that were written to a tree without moves.
///
/// # Errors
/// If the bytes are damaged.
pub fn read(bytes: &[u8], mut tree: GameTree) -> Result<GameTree, Damaged> {
    let bytes = decompress(bytes)?;
    let mut reader = Reader::new(&bytes);
    let mut path = vec![TreeNode::ROOT];
    read_attachments(&mut reader, &mut tree, TreeNode::ROOT)?;
    while !reader.is_at_end() {
        let up: usize = reader.small()?;
        let depth = path
            .len()
            .checked_sub(up)
            .filter(|&depth| depth > 0)
            .ok_or(Damaged)?;
        path.truncate(depth);
        let (turn, side) = read_move(&mut reader, tree.size())?;
        let node = tree.add(path[depth - 1], turn, side).map_err(|_| Damaged)?;
        path.push(node);
        read_attachments(&mut reader, &mut tree, node)?;
    }
    Ok(tree)
}

/// The point of a number.
///
/// # Errors
/// If it is not on the board.
fn point_of(code: u64, size: BoardSize) -> Result<Point, Damaged> {
    let index = usize::try_from(code)
        .ok()
        .filter(|&index| index < size.area());
    index.map(|index| size.point(index)).ok_or(Damaged)
}

/// Reads what is attached to a node.
///
/// # Errors
/// If the bytes are damaged.
pub fn read_attachments(
    reader: &mut Reader<'_>,
    tree: &mut GameTree,
    node: TreeNode,
) -> Result<(), Damaged> {
    let size = tree.size();
    for _ in 0..reader.count()? {
        let (kind, detail) = (reader.number()?, reader.number()?);
        let point = || point_of(detail, size);
        let done = match kind {
            COMMENT => {
                tree.set_comment(node, reader.text()?);
                Ok(())
            }
            GLYPH => {
                let number = usize::try_from(detail).map_err(|_| Damaged)?;
                tree.set_glyph(node, Some(*Glyph::ALL.get(number).ok_or(Damaged)?));
                Ok(())
            }
            CIRCLE => tree.mark(node, point()?, TreeMark::Circle),
            SQUARE => tree.mark(node, point()?, TreeMark::Square),
            TRIANGLE => tree.mark(node, point()?, TreeMark::Triangle),
            CROSS => tree.mark(node, point()?, TreeMark::Cross),
            LABEL => tree.mark(node, point()?, TreeMark::Label(reader.text()?)),
            STONE => {
                let side = side_of(detail % 2 + 1)?.ok_or(Damaged)?;
                tree.edit(node, SetupEdit::Stone(point_of(detail / 2, size)?, side))
            }
            EMPTY => tree.edit(node, SetupEdit::Empty(point()?)),
            TO_MOVE => {
                let side = side_of(detail)?.ok_or(Damaged)?;
                tree.edit(node, SetupEdit::ToMove(side))
            }
            PROPERTY => {
                let text = reader.text()?;
                let length = usize::try_from(detail).map_err(|_| Damaged)?;
                let (name, values) = text.split_at_checked(length).ok_or(Damaged)?;
                tree.add_property(node, name, values);
                Ok(())
            }
            _ => return Err(Damaged),
        };
        done.map_err(|_| Damaged)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn turn(name: &str) -> Option<Move> {
        Some(name.parse().unwrap())
    }

    fn tree() -> GameTree {
        let mut tree = GameTree::new(BoardSize::DEFAULT);
        tree.set_comment(TreeNode::ROOT, "A study.");
        let first = tree.add(TreeNode::ROOT, turn("h8"), None).unwrap();
        let second = tree.add(first, turn("i9"), None).unwrap();
        let point = Point::new(1, 2);
        tree.mark(second, point, TreeMark::Label("a")).unwrap();
        tree.mark(second, point, TreeMark::Circle).unwrap();
        tree.set_glyph(second, Some(Glyph::Dubious));
        let text = tree.add(second, None, None).unwrap();
        tree.set_comment(text, "Zwei\nZeilen");
        let other = tree.add(first, turn("h9"), None).unwrap();
        tree.add(other, turn("--"), Some(Side::White)).unwrap();
        tree.edit(other, SetupEdit::Stone(point, Side::White))
            .unwrap();
        tree.edit(other, SetupEdit::ToMove(Side::White)).unwrap();
        tree.add_property(first, "XY", "[1][2]");
        tree
    }

    #[test]
    fn a_tree_comes_back_with_all_that_is_attached_to_it() {
        let tree = tree();
        let bytes = write(&tree, Side::Black);
        assert_eq!(read(&bytes, GameTree::new(BoardSize::DEFAULT)), Ok(tree));
    }

    #[test]
    fn sides_that_follow_from_the_order_are_left_out() {
        let mut given = GameTree::new(BoardSize::DEFAULT);
        let first = given
            .add(TreeNode::ROOT, turn("h8"), Some(Side::Black))
            .unwrap();
        given.add(first, turn("i9"), Some(Side::White)).unwrap();
        let read = read(
            &write(&given, Side::Black),
            GameTree::new(BoardSize::DEFAULT),
        )
        .unwrap();
        assert!(read.nodes().all(|node| read.side(node).is_none()));
    }

    #[test]
    fn damaged_bytes_are_an_error() {
        let whole = decompress(&write(&tree(), Side::Black)).unwrap();
        for length in 0..whole.len() {
            let bytes = compress(&whole[..length]);
            let _ = read(&bytes, GameTree::new(BoardSize::DEFAULT));
            let mut changed = whole.clone();
            changed[length] ^= 0x55;
            let _ = read(&compress(&changed), GameTree::new(BoardSize::MIN));
        }
        assert_eq!(
            read(b"no deflate", GameTree::new(BoardSize::MIN)),
            Err(Damaged)
        );
    }
}
