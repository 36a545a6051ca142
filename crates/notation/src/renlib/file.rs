//! A library that is walked in its bytes, from which one branch is read.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::branch::BranchReader;
use super::index::STEP;
use super::parts::{RawNode, RawNodes, turn};
use crate::game_file::{LeftOut, LossKind, ReadError, ReadGame, RenLibIndex};
use crate::game_tree::TreeNode;
use crate::sanitize::{sanitize_line, sanitize_text};
use narabe_rules::Move;

/// The bytes of a library with their index.
///
/// ```
/// use narabe_notation::{
///     GameInfo, GameTree, Format, ReadEvent, ReadGame, ReadOptions, RenLibFile, TreeNode, WriteOptions, read_each, write_games,
/// };
/// use narabe_rules::BoardSize;
/// use std::ops::ControlFlow;
///
/// let mut tree = GameTree::new(BoardSize::DEFAULT);
/// let first = tree.play(TreeNode::ROOT, "h8".parse()?)?;
/// for reply in ["h9", "i9"] {
///     tree.play(first, reply.parse()?)?;
/// }
/// let game = ReadGame::new(GameInfo::default(), tree);
/// let written = write_games(Format::RenLib, &[game], &WriteOptions::default())?;
///
/// let options = ReadOptions { most_moves: Some(2), ..ReadOptions::default() };
/// let mut index = None;
/// read_each("a.lib", &written.bytes, &options, &mut |event| {
///     if let ReadEvent::Large(large) = event {
///         index = Some(*large);
///     }
///     ControlFlow::Continue(())
/// })?;
/// let file = RenLibFile::new(written.bytes.into(), index.ok_or("more than two moves")?).ok_or("its bytes")?;
/// let first = file.children(0).next().ok_or("a move")?;
/// assert_eq!((first.turn, first.below), (Some("h8".parse()?), 2));
/// let last = file.children(first.number).last().ok_or("a move")?;
/// assert_eq!(file.branch(last.number).tree.main_moves().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct RenLibFile {
    bytes: Arc<[u8]>,
    index: RenLibIndex,
}

/// A node of a library.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RenLibNode {
    /// Its number: depth first, the root 0.
    pub number: u32,
    /// Its move; none of the root and of nodes that hold only texts.
    pub turn: Option<Move>,
    /// The number of moves below it.
    pub below: usize,
    /// What is written about it.
    pub comment: String,
    /// The text on its point, which is shown before its move is played.
    pub label: String,
}

impl RenLibFile {
    /// Why the rest of the file is not read, if it is damaged.
    pub const fn fault(&self) -> Option<&ReadError> {
        self.index.fault()
    }

    /// A library of these bytes; none if the index is that of others.
    pub fn new(bytes: Arc<[u8]>, index: RenLibIndex) -> Option<Self> {
        (bytes.len() == index.length).then_some(Self { bytes, index })
    }

    /// What is known of its bytes.
    pub const fn index(&self) -> &RenLibIndex {
        &self.index
    }

    /// The memory that it takes, in bytes.
    pub fn memory(&self) -> usize {
        self.bytes.len() + self.index.memory()
    }

    /// A node; the root in place of a number that none has.
    pub fn node(&self, number: u32) -> RenLibNode {
        let walk = Walk::new(&self.bytes, &self.index);
        let number = walk.known(number);
        let raw = walk.raw(number);
        let reader = BranchReader::new(self.index.encoding);
        let comment = raw.and_then(|raw| Some(reader.comment(&raw, raw.comment?)));
        let label = raw.and_then(|raw| Some(reader.text(raw.board_text?)));
        RenLibNode {
            number,
            turn: raw.filter(|_| number != 0).and_then(|raw| turn(&raw)),
            below: walk.below(number),
            comment: sanitize_text(&comment.unwrap_or_default()),
            label: sanitize_line(&label.unwrap_or_default(), usize::MAX)
                .trim()
                .to_owned(),
        }
    }

    /// The nodes that follow one, in the order of the file.
    pub fn children(&self, number: u32) -> impl Iterator<Item = RenLibNode> {
        let walk = Walk::new(&self.bytes, &self.index);
        walk.children(number).map(|child| self.node(child))
    }

    /// The nodes from the first move to a node.
    pub fn path(&self, number: u32) -> Vec<u32> {
        Walk::new(&self.bytes, &self.index).path(number)
    }

    /// The moves to a node and all below it as a game.
    pub fn branch(&self, number: u32) -> ReadGame {
        branch(&self.bytes, &self.index, number)
    }
}

/// The moves to a node and all below it as a game.
pub(super) fn branch(bytes: &[u8], index: &RenLibIndex, number: u32) -> ReadGame {
    let walk = Walk::new(bytes, index);
    let number = walk.known(number);
    let path = walk.path(number);
    let mut reader = BranchReader::new(index.encoding);
    reader.tree.reserve(path.len() + walk.below(number));
    if let Some(root) = walk.raw(0) {
        reader.annotate(TreeNode::ROOT, &root);
    }
    let mut last = TreeNode::ROOT;
    for raw in path.into_iter().filter_map(|node| walk.raw(node)) {
        last = reader.add(last, &raw);
    }
    let end = index.ends.get(number);
    // The nodes from the first of the branch to the last one, with the first nodes after them.
    let mut line = vec![(end, last)];
    for (node, raw) in walk
        .nodes_from(number + 1)
        .take_while(|(node, _)| *node < end)
    {
        while line.len() > 1 && line.last().is_some_and(|(end, _)| *end <= node) {
            line.pop();
        }
        let parent = line.last().map_or(TreeNode::ROOT, |(_, parent)| *parent);
        line.push((index.ends.get(node), reader.add(parent, &raw)));
    }
    reader
        .lost
        .lose_many(LossKind::OccupiedPoints, walk.left_out_below(number));
    if let Some(odd) = index.after_end(bytes) {
        reader.lost.note(odd);
    }
    reader.game(index.assumed.clone())
}

/// A walk through the bytes by their index.
#[derive(Clone, Copy)]
struct Walk<'a> {
    bytes: &'a [u8],
    index: &'a RenLibIndex,
}

impl<'a> Walk<'a> {
    const fn new(bytes: &'a [u8], index: &'a RenLibIndex) -> Self {
        Self { bytes, index }
    }

    /// The number, or the root's if no node has it.
    fn known(self, number: u32) -> u32 {
        let is_known = self.index.ends.get(number) > number;
        if is_known { number } else { 0 }
    }

    fn below(self, number: u32) -> usize {
        let below = self.index.ends.get(number).saturating_sub(number + 1);
        usize::try_from(below).unwrap_or(usize::MAX)
    }

    fn children(self, number: u32) -> impl Iterator<Item = u32> + use<'a> {
        let ends = &self.index.ends;
        let number = self.known(number);
        let end = ends.get(number);
        let is_child = move |child: &u32| *child < end;
        let first = Some(number + 1).filter(is_child);
        std::iter::successors(first, move |child| {
            Some(ends.get(*child)).filter(|next| next > child && is_child(next))
        })
    }

    fn path(self, number: u32) -> Vec<u32> {
        let number = self.known(number);
        let (mut path, mut node) = (Vec::new(), 0);
        while node != number {
            let mut children = self.children(node);
            let Some(next) = children.find(|child| number < self.index.ends.get(*child)) else {
                break;
            };
            path.push(next);
            node = next;
        }
        path
    }

    /// A node as it lies in the file; none of a root that has none.
    fn raw(self, number: u32) -> Option<RawNode<'a>> {
        if number == 0 {
            return RawNodes::new(self.bytes, self.index.root?).next();
        }
        self.nodes_from(number).next().map(|(_, raw)| raw)
    }

    /// The nodes from one on with their numbers; the root is none of them.
    fn nodes_from(self, number: u32) -> impl Iterator<Item = (u32, RawNode<'a>)> + use<'a> {
        let number = number.max(1);
        let step = (number - 1) / STEP;
        let place = usize::try_from(step)
            .ok()
            .and_then(|step| self.index.places.get(step));
        let place = place.map_or(self.bytes.len(), |place| in_memory(*place));
        let before = |branch: &LeftOut| in_memory(branch.start) < place;
        let mut left_out =
            self.index.left_out[self.index.left_out.partition_point(before)..].iter();
        let mut next_out = left_out.next();
        let mut raw = RawNodes::new(self.bytes, place);
        let first = 1 + step * STEP;
        let nodes = (first..).map_while(move |number| {
            while let Some(branch) = next_out.filter(|out| in_memory(out.start) == raw.at()) {
                raw = RawNodes::new(self.bytes, in_memory(branch.end));
                next_out = left_out.next();
            }
            Some((number, raw.next()?))
        });
        let before = usize::try_from(number - first).unwrap_or(usize::MAX);
        nodes.skip(before)
    }

    /// The number of branches below a node that are left out.
    fn left_out_below(self, number: u32) -> usize {
        let nodes = number..self.index.ends.get(number);
        let left_out = self.index.left_out.iter();
        left_out
            .filter(|branch| nodes.contains(&branch.parent))
            .count()
    }
}

/// A place in the file.
fn in_memory(place: u32) -> usize {
    usize::try_from(place).unwrap_or(usize::MAX)
}
