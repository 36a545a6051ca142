//! Nodes of a library as a game: their moves, comments, board texts and marks.

use encoding_rs::Encoding;

use super::parts::{Flags, RawNode, SECOND_PART, SIZE, turn};
use crate::game_file::{
    Assumption, GamePart, LossKind, LossReport, OddKind, Oddity, Place, ReadGame,
};
use crate::game_info::GameInfo;
use crate::game_tree::{GameTree, TreeMark, TreeNode};
use crate::sanitize::sanitize_line;
use narabe_rules::{Move, Point};

/// Adds nodes to a tree.
pub struct BranchReader {
    pub tree: GameTree,
    pub lost: LossReport,
    encoding: &'static Encoding,
}

impl BranchReader {
    pub fn new(encoding: &'static Encoding) -> Self {
        Self {
            tree: GameTree::new(SIZE),
            lost: LossReport::default(),
            encoding,
        }
    }

    /// The game, once all nodes are added.
    pub fn game(mut self, assumed: Option<Assumption>) -> ReadGame {
        if let Some(assumed) = assumed {
            self.lost.assume(assumed);
        }
        ReadGame {
            info: GameInfo::default(),
            tree: self.tree,
            lost: self.lost,
        }
    }

    /// Adds a node below one of the line.
    pub fn add(&mut self, parent: TreeNode, raw: &RawNode<'_>) -> TreeNode {
        // Its point is on the board, and there are not too many: both was checked with the index.
        let added = self.tree.add(parent, turn(raw), None).unwrap_or(parent);
        self.annotate(added, raw);
        added
    }

    /// Adds what is written at a node.
    pub fn annotate(&mut self, added: TreeNode, raw: &RawNode<'_>) {
        if raw.flags.has(Flags::START) {
            self.lost.lose(LossKind::StartMarks);
        }
        if let Some(comment) = raw.comment {
            if !raw.flags.has(Flags::OLD_COMMENT) {
                self.tell_if_broken(added, comment);
            }
            let comment = self.comment(raw, comment);
            self.tree.set_comment(added, &comment);
        }
        let at = self.tree.turn(added).and_then(Move::point);
        if let Some(text) = raw.board_text.filter(|text| !text.is_empty()) {
            self.tell_if_broken(added, text);
            let text = self.text(text);
            match at {
                Some(at) => self.board_text(added, at, &text),
                None => self.lost.lose(LossKind::BoardTextsOnPasses),
            }
        }
        if raw.flags.has(Flags::MARK) {
            match at {
                Some(at) => _ = self.tree.mark(added, at, TreeMark::Circle),
                None => self.lost.lose(LossKind::Marks),
            }
        }
    }

    /// Adds a board text: it is shown at the node before the move, where the moves to choose from are.
    fn board_text(&mut self, added: TreeNode, at: Point, text: &str) {
        let before = self.tree.parent(added).unwrap_or(TreeNode::ROOT);
        let label = sanitize_line(text, usize::MAX);
        let is_other = self.tree.marks(before).any(|(point, mark)| match mark {
            TreeMark::Label(other) => point == at && other != label.trim(),
            _ => false,
        });
        // Two moves on a point have one text.
        self.lost
            .lose_many(LossKind::BoardTexts, usize::from(is_other));
        if !is_other {
            // The point is on the board.
            let _ = self.tree.mark(before, at, TreeMark::Label(&label));
        }
    }

    /// A text in the character set of the file.
    pub fn text(&self, bytes: &[u8]) -> String {
        self.decode(bytes).0
    }

    /// A text, and whether it has bytes that are no characters in the set.
    fn decode(&self, bytes: &[u8]) -> (String, bool) {
        let (text, is_broken) = self.encoding.decode_without_bom_handling(bytes);
        (text.into_owned(), is_broken)
    }

    /// Tells a text of a node with bytes that are no characters.
    fn tell_if_broken(&mut self, node: TreeNode, bytes: &[u8]) {
        let (text, is_broken) = self.decode(bytes);
        if is_broken {
            let place = Place::Part(GamePart::Move, self.tree.move_number(node));
            let odd = || Oddity::new(Some(place), OddKind::BrokenText, &text);
            self.lost.note_with(odd);
        }
    }

    /// The two parts of a node's comment, each on lines of its own.
    pub fn comment(&self, raw: &RawNode<'_>, bytes: &[u8]) -> String {
        if raw.flags.has(Flags::OLD_COMMENT) {
            return bytes.iter().map(|byte| char::from(byte & 0x7f)).collect();
        }
        let mut parts = bytes.splitn(2, |byte| *byte == SECOND_PART);
        let mut part = || self.text(parts.next().unwrap_or_default());
        let (first, second) = (part(), part());
        match (first.is_empty(), second.is_empty()) {
            (_, true) => first,
            (true, _) => second,
            _ => format!("{first}\n{second}"),
        }
    }
}
