//! The index walked, and the branches read by it, against a reader that goes through the nodes with stacks.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use proptest::prelude::*;

use super::parts::{Flags, HEADER, MAGIC, RawNodes, VERSION, byte, point};
use super::{RenLibFile, RenLibNode};
use crate::encoding::TextOptions;
use crate::files::{read_each, read_games};
use crate::game_file::RenLibIndex;
use crate::game_file::{Format, ReadEvent, ReadFault, ReadOptions};
use crate::game_tree::{GameTree, TreeMark, TreeNode};
use narabe_rules::{BoardSize, Move, Point};
use std::ops::ControlFlow;

/// The moves of a library as a tree, without its texts: with a stack of the line, and one of the siblings to come.
fn slow_twin(bytes: &[u8]) -> GameTree {
    let start = if bytes.starts_with(MAGIC) { HEADER } else { 0 };
    let mut tree = GameTree::new(BoardSize::DEFAULT);
    let (mut line, mut siblings, mut is_first) = (vec![Some(TreeNode::ROOT)], Vec::new(), true);
    let mut nodes = RawNodes::new(bytes, start);
    while let Some(node) = nodes.next() {
        let is_root = std::mem::take(&mut is_first) && node.byte == 0;
        if node.flags.has(Flags::SIBLING) {
            siblings.push(line.len());
        }
        if !is_root {
            let turn = match node.byte {
                0 if node.flags.has(Flags::NO_MOVE) => None,
                0 => Some(Move::Pass),
                byte => match point(byte) {
                    Some(point) => Some(Move::Stone(point)),
                    None => return tree,
                },
            };
            let is_taken = |point| {
                let mut line = line.iter().flatten();
                line.any(|node| tree.turn(*node).and_then(Move::point) == Some(point))
            };
            let is_out = turn.and_then(Move::point).is_some_and(is_taken);
            let parent = line[line.len() - 1].filter(|_| !is_out);
            line.push(parent.map(|parent| tree.add(parent, turn, None).unwrap()));
        }
        if node.flags.has(Flags::LEAF) {
            match siblings.pop() {
                Some(length) => line.truncate(length),
                None => return tree,
            }
        }
    }
    tree
}

fn file(bytes: &[u8]) -> Option<RenLibFile> {
    let index = RenLibIndex::of(bytes, TextOptions::default(), &mut |_| Ok(())).ok()?;
    RenLibFile::new(Arc::from(bytes), index)
}

/// Adds what the index tells below a node.
fn walk(file: &RenLibFile, number: u32, node: TreeNode, tree: &mut GameTree) {
    let mut below = 0;
    for child in file.children(number) {
        let added = tree.add(node, child.turn, None).unwrap();
        assert_eq!(usize::try_from(child.number).unwrap(), added.index());
        below += 1 + child.below;
        walk(file, child.number, added, tree);
    }
    assert_eq!(below, file.node(number).below);
}

/// The depth of a node, its move, its comment and its marks, each with its point and whether it is a label.
type Row = (usize, Option<Move>, String, Vec<(Point, bool, String)>);

/// What a node holds, with its depth.
fn row(tree: &GameTree, node: TreeNode) -> Row {
    let depth = std::iter::successors(Some(node), |node| tree.parent(*node)).count();
    let marks = tree.marks(node).map(|(point, mark)| {
        let is_label = matches!(mark, TreeMark::Label(_));
        (point, is_label, format!("{mark:?}"))
    });
    let comment = tree.comment(node).to_owned();
    (depth, tree.turn(node), comment, marks.collect())
}

/// The row of a node with only one of its next moves, and only that move's text.
fn with_text((depth, turn, comment, marks): &Row, next: &RenLibNode) -> Row {
    let shapes = marks.iter().filter(|(_, is_label, _)| !is_label);
    let label = TreeMark::Label(&next.label);
    let text = next
        .turn
        .and_then(Move::point)
        .filter(|_| !next.label.is_empty());
    let text = text.map(|point| (point, true, format!("{label:?}")));
    (
        *depth,
        *turn,
        comment.clone(),
        shapes.cloned().chain(text).collect(),
    )
}

/// The whole library is what the slow twin reads, and each branch is its part of it.
fn check(bytes: &[u8]) {
    let Some(file) = file(bytes) else {
        return;
    };
    let mut walked = GameTree::new(BoardSize::DEFAULT);
    walk(&file, 0, TreeNode::ROOT, &mut walked);
    assert_eq!(walked, slow_twin(bytes));
    let read = read_games("a.lib", bytes, &ReadOptions::default()).unwrap();
    let whole = &read.games[0].tree;
    let rows: Vec<_> = whole.nodes().map(|node| row(whole, node)).collect();
    assert_eq!(rows.len(), walked.node_count());
    for node in whole.nodes() {
        let number = u32::try_from(node.index()).unwrap();
        let told = file.node(number);
        assert_eq!(
            (told.turn, &told.comment),
            (rows[node.index()].1, &rows[node.index()].2)
        );
        let branch = file.branch(number).tree;
        let path = file.path(number);
        // Before the branch only the text of the move into it is shown.
        let from = std::iter::once(0).chain(path.iter().copied());
        let before: Vec<_> = from
            .zip(&path)
            .map(|(at, next)| with_text(&rows[usize::try_from(at).unwrap()], &file.node(*next)))
            .collect();
        let below = node.index()..=node.index() + told.below;
        let expected = below.map(|node| rows[node].clone());
        let expected: Vec<_> = before.into_iter().chain(expected).collect();
        let found: Vec<_> = branch.nodes().map(|node| row(&branch, node)).collect();
        assert_eq!(found, expected, "node {number}");
    }
}

/// Generates a node. Points come from a small area so that stones often collide.
fn node() -> impl Strategy<Value = Vec<u8>> {
    let point = prop_oneof![
        12 => (5_u8..9, 5_u8..9).prop_map(|(x, y)| byte(narabe_rules::Point::new(x, y))),
        2 => Just(0_u8),
        1 => any::<u8>(),
    ];
    let flags = (any::<u8>(), 0_u8..4).prop_map(|(flags, kind)| match kind {
        0 => flags,
        _ => flags & (Flags::SIBLING | Flags::LEAF | Flags::MARK | Flags::START),
    });
    let texts = "[a-z\\x08]{0,4}";
    (point, flags, texts, texts).prop_map(|(point, flags, comment, label)| {
        let flags = Flags(flags);
        let mut bytes = vec![point, flags.0];
        let text = |bytes: &mut Vec<u8>, text: &str| {
            bytes.extend(text.as_bytes());
            bytes.extend(vec![0; 2 - text.len() % 2]);
        };
        if flags.has(Flags::EXTENSION) {
            bytes.extend([0, 1]);
        }
        if flags.has(Flags::OLD_COMMENT) {
            bytes.extend(comment.as_bytes());
            bytes.push(b'x' | 0x80);
        } else if flags.has(Flags::COMMENT) {
            text(&mut bytes, &comment);
        }
        if flags.has(Flags::EXTENSION) {
            text(&mut bytes, &label);
        }
        bytes
    })
}

fn with_header(nodes: &[u8]) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend(VERSION);
    bytes.resize(HEADER, 0xff);
    bytes.extend(nodes);
    bytes
}

proptest! {
    #[test]
    fn the_index_tells_what_a_slow_reader_reads(
        nodes in proptest::collection::vec(node(), 0..200),
        has_root in any::<bool>(),
    ) {
        let root: &[u8] = if has_root { &[0, 0] } else { &[] };
        check(&with_header(&[root, &nodes.concat()].concat()));
    }
}

#[test]
fn the_index_tells_what_is_in_the_corpus_and_in_its_damaged_forms() {
    let mut files = 0;
    for entry in Path::new("tests/formats/corpus/lib").read_dir().unwrap() {
        let bytes = fs::read(entry.unwrap().path()).unwrap();
        check(&bytes);
        for at in 0..bytes.len() {
            check(&bytes[..at]);
            let mut damaged = bytes.clone();
            damaged[at] ^= 1 << (at % 8);
            check(&damaged);
        }
        files += 1;
    }
    assert!(files > 1, "{files} files");
}

/// What is read of a library if games of more than this many moves are not wanted.
fn most(bytes: &[u8], most_moves: usize) -> Vec<ReadEvent> {
    let options = ReadOptions {
        most_moves: Some(most_moves),
        ..ReadOptions::default()
    };
    let mut events = Vec::new();
    let format = read_each("a.lib", bytes, &options, &mut |event| {
        events.push(event);
        ControlFlow::Continue(())
    });
    assert_eq!(format, Ok(Format::RenLib));
    events
}

#[test]
fn a_library_with_more_moves_than_asked_for_yields_its_index() {
    let bytes = with_header(b"\x00\x00\x78\x00\x69\x80\x5a\x40\x68\x40");
    assert!(matches!(&most(&bytes, 4)[..], [ReadEvent::Game(game)] if game.tree.move_count() == 4));
    let events = most(&bytes, 3);
    let [ReadEvent::Large(index)] = &events[..] else {
        panic!("{events:?}");
    };
    assert_eq!(index.move_count(), 4);
    assert!(RenLibFile::new(Arc::from(&bytes[1..]), (**index).clone()).is_none());
    let cut = with_header(b"\x00\x00\x78\x00\x69\x80\x5a\x40\x68\x40\xf3")
        .into_iter()
        .chain([0x40]);
    assert_eq!(
        most(&cut.collect::<Vec<_>>(), 3).len(),
        1,
        "what follows the last leaf is not read"
    );
}

#[test]
fn a_library_of_many_moves_takes_less_than_four_times_its_bytes() {
    let count = 300_000_usize;
    let mut nodes = b"\x00\x00\x78\x00".to_vec();
    for node in 1..count {
        let last = if node + 1 == count { 0x40 } else { 0xc0 };
        nodes.extend([[0x69, 0x5a, 0x4b][node % 3], last]);
    }
    let bytes = with_header(&nodes);
    let file = file(&bytes).unwrap();
    assert_eq!(file.index().move_count(), count);
    assert!(
        file.memory() < 4 * bytes.len(),
        "{} of {}",
        file.memory(),
        bytes.len()
    );
    assert_eq!(file.branch(7).tree.main_moves().len(), 2);
}

#[test]
fn reading_an_index_can_be_stopped() {
    let nodes = [0x69, 0xc0].repeat(1 << 17);
    let bytes = with_header(&[b"\x00\x00\x78\x00", &nodes[..]].concat());
    let mut told = Vec::new();
    let stopped = RenLibIndex::of(&bytes, TextOptions::default(), &mut |read| {
        told.push(read);
        Err(ReadFault::Stopped.into())
    });
    assert_eq!(stopped.unwrap_err().fault, ReadFault::Stopped);
    assert_eq!(told.len(), 1);
}
