//! Libraries as trees.

use encoding_rs::Encoding;

use super::parts::{
    FIRST_OLD_NODE, Flags, HEADER, MAGIC, RawNode, RawNodes, SECOND_PART, SIZE, VERSION, point,
};
use crate::notation::encoding::encoding_of;
use crate::notation::files::{
    Format, LossKind, LossReport, Place, ReadError, ReadFault, ReadGame, Sink,
};
use crate::notation::game_info::GameInfo;
use crate::notation::game_tree::{GameTree, TreeMark, TreeNode};
use crate::rules::{Move, Side};

/// The most bytes of texts by which the character set is recognized.
const MAX_SAMPLE: usize = 1 << 16;
/// The nodes between two reports of progress.
const REPORTED_NODES: usize = 1 << 16;

/// Reads a library, which is one game with many variations.
pub fn read(bytes: &[u8], sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let start = start(bytes)?;
    let (count, sample) = survey(bytes, start);
    let (encoding, assumed) = encoding_of(&sample, None, sink.options().encoding);
    let mut tree = GameTree::new(SIZE);
    tree.reserve(count);
    let mut reader = Reader::new(tree, encoding);
    let mut nodes = RawNodes::new(bytes, start);
    let fault = loop {
        let at = nodes.at();
        let Some(node) = nodes.next() else {
            break (at < bytes.len()).then(|| ReadFault::Cut("a move").at(Place::Byte(at)));
        };
        match reader.add(&node) {
            Ok(true) => {}
            Ok(false) => break None,
            Err(fault) => break Some(fault.at(Place::Byte(at))),
        }
        if reader.tree.node_count().is_multiple_of(REPORTED_NODES) {
            sink.progress(nodes.at())?;
        }
    };
    if let Some(error) = fault {
        // What comes before a damaged place is read.
        if reader.tree.node_count() == 1 {
            return Err(error);
        }
        sink.skip(error)?;
    }
    let mut lost = reader.lost;
    if let Some(assumed) = assumed {
        lost.assume(assumed);
    }
    let info = GameInfo::default();
    let tree = reader.tree;
    sink.game(ReadGame { info, tree, lost })
}

/// The place of the first node.
fn start(bytes: &[u8]) -> Result<usize, ReadError> {
    if bytes.starts_with(MAGIC) {
        let version = bytes.get(MAGIC.len()..MAGIC.len() + 2).unwrap_or_default();
        return match *version {
            [major, minor] if major == VERSION[0] && minor <= VERSION[1] => Ok(HEADER),
            [major, minor] => Err(ReadFault::Invalid {
                text: format!("{major}.{minor:02}"),
                expected: "a version of RenLib that is read, up to 3.04",
            }
            .at(Place::Byte(MAGIC.len()))),
            _ => Err(ReadFault::Cut("the header").into()),
        };
    }
    match bytes.first() {
        None => Err(ReadFault::Empty.into()),
        Some(&FIRST_OLD_NODE) => Ok(0),
        Some(_) => Err(ReadFault::NotThis(
            Format::RenLib,
            "it begins neither with RenLib's header nor with h8",
        )
        .into()),
    }
}

/// The number of nodes, and texts by which to recognize the character set.
fn survey(bytes: &[u8], start: usize) -> (usize, Vec<u8>) {
    let mut nodes = RawNodes::new(bytes, start);
    let (mut count, mut sample) = (0, Vec::new());
    while let Some(node) = nodes.next() {
        count += 1;
        for text in [node.comment, node.board_text].into_iter().flatten() {
            if !text.is_ascii() && sample.len() < MAX_SAMPLE && !node.flags.has(Flags::OLD_COMMENT)
            {
                sample.extend_from_slice(text);
                sample.push(b'\n');
            }
        }
    }
    (count, sample)
}

/// A node on the way to the one that is read.
#[derive(Clone, Copy)]
struct Step {
    /// `None` in a branch that is left out.
    node: Option<TreeNode>,
    /// Its point.
    byte: u8,
}

struct Reader {
    tree: GameTree,
    lost: LossReport,
    encoding: &'static Encoding,
    /// The nodes from the root to the last one.
    line: Vec<Step>,
    /// For each node whose sibling is still to come, the length of the line before it.
    siblings: Vec<usize>,
    /// Which points the line has taken, by byte.
    taken: [bool; 256],
    is_first: bool,
}

impl Reader {
    fn new(tree: GameTree, encoding: &'static Encoding) -> Self {
        let node = Some(TreeNode::ROOT);
        Self {
            tree,
            lost: LossReport::default(),
            encoding,
            line: vec![Step { node, byte: 0 }],
            siblings: Vec::new(),
            taken: [false; 256],
            is_first: true,
        }
    }

    /// Adds a node. False if the tree is complete.
    fn add(&mut self, node: &RawNode<'_>) -> Result<bool, ReadFault> {
        let is_root = std::mem::take(&mut self.is_first) && node.byte == 0;
        if node.flags.has(Flags::SIBLING) {
            self.siblings.push(self.line.len());
        }
        if node.flags.has(Flags::START) {
            self.lost.lose(LossKind::StartMarks);
        }
        let added = match is_root {
            true => Some(TreeNode::ROOT),
            false => self.add_move(node)?,
        };
        if let Some(added) = added {
            self.annotate(added, node);
        }
        if !is_root {
            self.taken[usize::from(node.byte)] |= node.byte != 0 && added.is_some();
            let byte = match added {
                Some(_) => node.byte,
                None => 0,
            };
            self.line.push(Step { node: added, byte });
        }
        if !node.flags.has(Flags::LEAF) {
            return Ok(true);
        }
        let Some(length) = self.siblings.pop() else {
            return Ok(false);
        };
        for step in self.line.drain(length.max(1)..) {
            self.taken[usize::from(step.byte)] = false;
        }
        Ok(true)
    }

    /// The node of a move in the tree; none in a branch that is left out.
    fn add_move(&mut self, node: &RawNode<'_>) -> Result<Option<TreeNode>, ReadFault> {
        let turn = match node.byte {
            0 if node.flags.has(Flags::NO_MOVE) => None,
            0 => Some(Move::Pass),
            byte => Some(Move::Stone(point(byte).ok_or_else(|| {
                ReadFault::Invalid {
                    text: format!("{byte:02X}"),
                    expected: "a point of a 15×15 board",
                }
            })?)),
        };
        let parent = self.line.last().and_then(|step| step.node);
        let Some(parent) = parent else {
            return Ok(None);
        };
        if self.taken[usize::from(node.byte)] {
            self.lost.lose(LossKind::OccupiedPoints);
            return Ok(None);
        }
        Ok(Some(self.tree.add(parent, turn, None::<Side>)?))
    }

    fn annotate(&mut self, added: TreeNode, node: &RawNode<'_>) {
        if let Some(comment) = node.comment {
            let comment = self.comment(comment, node.flags.has(Flags::OLD_COMMENT));
            self.tree.set_comment(added, &comment);
        }
        let at = self.tree.turn(added).and_then(Move::point);
        if let Some(text) = node.board_text.filter(|text| !text.is_empty()) {
            let text = self.encoding.decode_without_bom_handling(text).0;
            match at {
                // The point is on the board.
                Some(at) => _ = self.tree.mark(added, at, TreeMark::Label(&text)),
                None => self.lost.lose(LossKind::BoardTextsOnPasses),
            }
        }
        if node.flags.has(Flags::MARK) {
            match at {
                Some(at) => _ = self.tree.mark(added, at, TreeMark::Circle),
                None => self.lost.lose(LossKind::Marks),
            }
        }
    }

    /// The two parts of a comment, each on lines of its own.
    fn comment(&self, bytes: &[u8], is_old: bool) -> String {
        if is_old {
            return bytes.iter().map(|byte| char::from(byte & 0x7f)).collect();
        }
        let mut parts = bytes.splitn(2, |byte| *byte == SECOND_PART);
        let mut part = || {
            let bytes = parts.next().unwrap_or_default();
            self.encoding.decode_without_bom_handling(bytes).0
        };
        let (first, second) = (part(), part());
        match (first.is_empty(), second.is_empty()) {
            (_, true) => first.into_owned(),
            (true, _) => second.into_owned(),
            _ => format!("{first}\n{second}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::files::{Assumption, ReadOptions, read_games};

    fn read(nodes: &[u8]) -> Result<crate::notation::files::GameFile, ReadError> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION);
        bytes.resize(HEADER, 0xff);
        bytes.extend(nodes);
        read_games("test.lib", &bytes, &ReadOptions::default())
    }

    fn moves(tree: &GameTree) -> Vec<String> {
        let nodes = tree.nodes().skip(1);
        nodes
            .map(|node| {
                tree.turn(node)
                    .map_or("-".to_owned(), |turn| turn.to_string())
            })
            .collect()
    }

    #[test]
    fn siblings_follow_after_all_that_is_below_a_move() {
        let file =
            read(b"\x00\x00\x78\x00\x69\x89\x00\x01Hi\x08x\x00\x00A\x00\x5a\x40\x68\x40").unwrap();
        let tree = &file.games[0].tree;
        assert_eq!(moves(tree), ["h8", "i9", "j10", "h9"]);
        let i9 = tree.nodes().nth(2).unwrap();
        assert_eq!(tree.next_sibling(i9), tree.nodes().nth(4));
        assert_eq!(tree.comment(i9), "Hi\nx");
        let label = (point(0x69).unwrap(), TreeMark::Label("A"));
        assert_eq!(tree.marks(i9).collect::<Vec<_>>(), [label]);
    }

    #[test]
    fn a_stone_on_a_stone_is_left_out_with_its_branch() {
        let file = read(b"\x00\x00\x78\x00\x78\x80\x69\x40\x5a\x40").unwrap();
        let game = &file.games[0];
        assert_eq!(moves(&game.tree), ["h8", "j10"]);
        assert_eq!(game.lost.count(LossKind::OccupiedPoints), 1);
    }

    #[test]
    fn board_texts_on_passes_are_counted() {
        let file = read(b"\x00\x00\x78\x00\x00\x41\x00\x01A\x00").unwrap();
        let game = &file.games[0];
        assert_eq!(moves(&game.tree), ["h8", "--"]);
        assert_eq!(game.lost.count(LossKind::BoardTextsOnPasses), 1);
    }

    #[test]
    fn what_comes_before_a_damaged_place_is_read() {
        let file = read(b"\x00\x00\x78\x00\xf3\x00").unwrap();
        assert_eq!(moves(&file.games[0].tree), ["h8"]);
        assert!(
            file.skipped[0].to_string().starts_with("byte 24: `F3`"),
            "{:?}",
            file.skipped
        );
        assert!(read(b"\x00\x00\xf3\x00").is_err());
    }

    #[test]
    fn other_versions_are_refused() {
        let mut bytes = MAGIC.to_vec();
        bytes.extend([3, 5]);
        bytes.resize(HEADER, 0xff);
        let error = read_games("a.lib", &bytes, &ReadOptions::default()).unwrap_err();
        assert!(error.to_string().contains("3.05"), "{error}");
    }

    #[test]
    fn russian_comments_are_guessed() {
        let mut nodes = b"\x00\x00\x78\x48".to_vec();
        let text = "Лучший ход чёрных, белые проигрывают";
        nodes.extend(encoding_rs::WINDOWS_1251.encode(text).0.iter());
        nodes.extend([0, 0]);
        let file = read(&nodes).unwrap();
        let game = &file.games[0];
        let h8 = game.tree.last();
        assert_eq!(game.tree.comment(h8), text);
        assert_eq!(
            game.lost.assumed().next(),
            Some(&Assumption::CodePage("windows-1251"))
        );
    }
}
