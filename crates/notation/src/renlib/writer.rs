//! Trees as libraries. A label of a node is the board text of the next move on its point; on the move of its own node it is that
//! move's text, unless the node before has another there.

use std::collections::BTreeMap;

use super::parts::{BOARD_TEXT, Flags, HEADER, MAGIC, SECOND_PART, SIZE, VERSION, byte};
use crate::encoding::OutputEncoding;
use crate::game_file::{Format, LossKind, LossReport, ReadGame, WriteError};
use crate::game_info::GameInfo;
use crate::game_tree::{GameTree, TreeMark, TreeNode};
use narabe_rules::{Move, Point, Side};

/// Writes the tree of a game. The character set is UTF-8 unless another is given.
pub fn write(
    game: &ReadGame,
    encoding: Option<OutputEncoding>,
    lost: &mut LossReport,
) -> Result<Vec<u8>, WriteError> {
    let tree = &game.tree;
    if tree.size() != SIZE {
        return Err(WriteError::Size(Format::RenLib, tree.size()));
    }
    if !tree.setup().is_empty() || tree.first_to_move() == Side::White {
        return Err(WriteError::Setup(Format::RenLib));
    }
    let mut bytes = MAGIC.to_vec();
    bytes.extend(VERSION);
    bytes.resize(HEADER, 0xff);
    let mut writer = Writer {
        tree,
        links: links(tree, lost),
        encoding,
        bytes,
        lost,
    };
    for node in tree.nodes() {
        let links = writer.links[node.index()];
        if links.is_kept {
            writer.node(node, links);
        }
    }
    if !is_empty_info(game) {
        writer.lost.lose(LossKind::Details);
    }
    Ok(writer.bytes)
}

fn is_empty_info(game: &ReadGame) -> bool {
    game.info == GameInfo::default() && game.tree.rule().is_none()
}

/// What follows a node in a file.
#[derive(Clone, Copy, Default)]
struct Links {
    is_kept: bool,
    has_child: bool,
    has_sibling: bool,
}

/// The links of all nodes. Left out are moves onto a stone, which RenLib does not read, moves of the side that was not to move,
/// changes of stones, and all below them.
fn links(tree: &GameTree, lost: &mut LossReport) -> Vec<Links> {
    let mut links = vec![Links::default(); tree.node_count()];
    let mut line = Line::default();
    for (index, node) in tree.nodes().enumerate() {
        let parent = tree.parent(node).map_or(0, TreeNode::index);
        let has_edits = tree.has_attachments(node) && tree.edits(node).next().is_some();
        let at = tree.turn(node).and_then(Move::point);
        let is_taken = line.add(tree, node, at);
        let kind = match tree.side(node) {
            Some(_) => Some(LossKind::WrongTurn),
            None if has_edits => Some(LossKind::SetupChanges),
            None => is_taken.then_some(LossKind::OccupiedPoints),
        };
        let is_below = index == 0 || links[parent].is_kept;
        if let Some(kind) = kind.filter(|_| is_below) {
            lost.lose(kind);
        }
        links[index].is_kept = is_below && kind.is_none();
    }
    for node in tree.nodes().rev() {
        let Some(parent) = tree.parent(node) else {
            break;
        };
        let (index, parent) = (node.index(), parent.index());
        links[index].has_sibling = links[parent].has_child;
        links[parent].has_child |= links[index].is_kept;
    }
    links
}

/// The nodes from the root to the last one, and how often their points are taken.
#[derive(Default)]
struct Line {
    nodes: Vec<(TreeNode, Option<Point>)>,
    taken: BTreeMap<Point, usize>,
}

impl Line {
    /// Adds the next node depth first. True if its point was taken.
    fn add(&mut self, tree: &GameTree, node: TreeNode, at: Option<Point>) -> bool {
        let parent = tree.parent(node);
        while let Some((_, point)) = self.nodes.pop_if(|(last, _)| Some(*last) != parent) {
            if let Some(count) = point.and_then(|point| self.taken.get_mut(&point)) {
                *count -= 1;
            }
        }
        self.nodes.push((node, at));
        let Some(at) = at else {
            return false;
        };
        let count = self.taken.entry(at).or_default();
        *count += 1;
        *count > 1
    }
}

/// The label of a node on a point.
fn label(tree: &GameTree, node: TreeNode, at: Point) -> Option<&str> {
    tree.marks(node).find_map(|(point, mark)| match mark {
        TreeMark::Label(text) if point == at => Some(text),
        _ => None,
    })
}

struct Writer<'t, 'l> {
    tree: &'t GameTree,
    links: Vec<Links>,
    /// None for UTF-8.
    encoding: Option<OutputEncoding>,
    bytes: Vec<u8>,
    lost: &'l mut LossReport,
}

impl<'t> Writer<'t, '_> {
    fn node(&mut self, node: TreeNode, links: Links) {
        let tree = self.tree;
        let at = tree.turn(node).and_then(Move::point);
        let mut flags = Flags::default();
        if links.has_sibling {
            flags.0 |= Flags::SIBLING;
        }
        if !links.has_child {
            flags.0 |= Flags::LEAF;
        }
        if node != TreeNode::ROOT && tree.turn(node).is_none() {
            flags.0 |= Flags::NO_MOVE;
        }
        let mut comment = "";
        let label = self.board_text(node, at);
        if tree.has_attachments(node) {
            comment = tree.comment(node);
            let is_marked = self.marks(node, at, label);
            self.count_losses(node);
            if is_marked {
                flags.0 |= Flags::MARK;
            }
        }
        if !comment.is_empty() {
            flags.0 |= Flags::COMMENT;
        }
        if !label.is_empty() {
            flags.0 |= Flags::EXTENSION;
        }
        self.bytes.extend([at.map_or(0, byte), flags.0]);
        if !label.is_empty() {
            self.bytes.extend([0, BOARD_TEXT]);
        }
        if !comment.is_empty() {
            self.comment(comment);
        }
        if !label.is_empty() {
            self.text(&[label]);
        }
    }

    /// The board text of a node: the label on its point at the node before, for the first move there, or else at the node itself.
    fn board_text(&self, node: TreeNode, at: Option<Point>) -> &'t str {
        let tree = self.tree;
        let (Some(at), Some(before)) = (at, tree.parent(node)) else {
            return "";
        };
        let shown = label(tree, before, at).filter(|_| self.first_on(before, at) == Some(node));
        shown.or_else(|| label(tree, node, at)).unwrap_or_default()
    }

    /// The first move that is written after a node on a point.
    fn first_on(&self, node: TreeNode, at: Point) -> Option<TreeNode> {
        let is_there = |child: &TreeNode| {
            let turn = self.tree.turn(*child);
            self.links[child.index()].is_kept && turn == Some(Move::Stone(at))
        };
        self.tree.children(node).find(is_there)
    }

    /// Whether a node has a circle on its point. Other marks are lost, and labels that are no board text.
    fn marks(&mut self, node: TreeNode, at: Option<Point>, own: &str) -> bool {
        let mut is_marked = false;
        for (point, mark) in self.tree.marks(node) {
            let kind = match mark {
                TreeMark::Circle if at == Some(point) => {
                    is_marked = true;
                    continue;
                }
                TreeMark::Label(text) => {
                    let is_own = at == Some(point) && text == own;
                    if is_own || self.first_on(node, point).is_some() {
                        continue;
                    }
                    LossKind::BoardTexts
                }
                _ => LossKind::Marks,
            };
            self.lost.lose(kind);
        }
        is_marked
    }

    fn count_losses(&mut self, node: TreeNode) {
        let tree = self.tree;
        let glyphs = usize::from(tree.glyph(node).is_some());
        self.lost.lose_many(LossKind::Glyphs, glyphs);
        let properties = tree.properties(node).count();
        self.lost.lose_many(LossKind::Properties, properties);
    }

    /// A comment in two parts: its first line, and the others.
    fn comment(&mut self, comment: &str) {
        match comment.split_once('\n') {
            None => self.text(&[comment]),
            Some((first, rest)) => self.text(&[first, &rest.replace('\n', "\r\n")]),
        }
    }

    /// Texts with a separator between them, closed and padded to an even length.
    fn text(&mut self, parts: &[&str]) {
        let start = self.bytes.len();
        for (index, part) in parts.iter().enumerate() {
            if index > 0 {
                self.bytes.push(SECOND_PART);
            }
            self.encode(part);
        }
        self.bytes.push(0);
        if !(self.bytes.len() - start).is_multiple_of(2) {
            self.bytes.push(0);
        }
    }

    /// A text in the character set of the file. What it lacks becomes a question mark.
    fn encode(&mut self, text: &str) {
        let Some(encoding) = self.encoding else {
            self.bytes.extend_from_slice(text.as_bytes());
            return;
        };
        if let Some(bytes) = encoding.encode(text) {
            self.bytes.extend_from_slice(&bytes);
            return;
        }
        for char in text.chars() {
            let mut buffer = [0; 4];
            match encoding.encode(char.encode_utf8(&mut buffer)) {
                Some(bytes) => self.bytes.extend_from_slice(&bytes),
                None => {
                    self.lost.lose(LossKind::Characters);
                    self.bytes.push(b'?');
                }
            }
        }
    }
}
