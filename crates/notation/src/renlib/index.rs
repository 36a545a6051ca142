//! The index of a library: what is needed to walk it in its bytes, so that a library of any size is looked at without a tree of all
//! its moves.
//!
//! Nodes have the numbers that they have in a tree: depth first, the root 0, without those that are left out. For each of them the
//! index has the number of the first node after all below it, which tells its siblings and how many moves are below; and for some of
//! them their place in the file, from which the others are found. A node takes at least two bytes of a file and four of its index.

use super::parts::{FIRST_OLD_NODE, Flags, HEADER, MAGIC, RawNode, RawNodes, VERSION, point};
use crate::encoding::{TextOptions, encoding_of};
use crate::game_file::{
    Assumption, Format, LeftOut, Numbers, Oddity, Place, ReadError, ReadFault, RenLibIndex,
};
use crate::game_tree::MAX_TREE_NODES;

/// The most bytes of texts by which the character set is recognized.
const MAX_SAMPLE: usize = 1 << 16;
/// The most bytes of one text among them.
const MAX_TEXT: usize = 1 << 10;
/// What keeps two texts apart.
const BETWEEN: &[u8] = b"\n\n\n\n\n\n\n\n";
/// The nodes between two reports of progress.
const REPORTED_NODES: usize = 1 << 16;
/// The number of nodes between two stored places in the file.
pub(super) const STEP: u32 = 64;
/// In the number of a node that is not complete: its sibling is still to come. The other bits are its parent's number.
const SIBLING: u32 = 1 << 31;

impl RenLibIndex {
    /// Reads a library once. `watch` gets the number of bytes read, and can stop it with an error.
    pub(super) fn of(
        bytes: &[u8],
        texts: TextOptions,
        watch: &mut dyn FnMut(usize) -> Result<(), ReadError>,
    ) -> Result<Self, ReadError> {
        let start = start(bytes)?;
        let mut indexer = Indexer::default();
        let mut nodes = RawNodes::new(bytes, start);
        let mut read = 0_usize;
        let fault = loop {
            let at = nodes.at();
            let Some(node) = nodes.next() else {
                // A library without a node is empty; behind any other node but the last one of the tree more must follow.
                let is_cut = at != bytes.len() || read > 0;
                break is_cut.then(|| ReadFault::Cut("a move").at(Place::Byte(at)));
            };
            match indexer.add(at, nodes.at(), &node) {
                Ok(true) => {}
                Ok(false) if nodes.is_cut() => {
                    break Some(ReadFault::Cut("a text").at(Place::Byte(bytes.len())));
                }
                Ok(false) => break None,
                Err(fault) => break Some(fault.at(Place::Byte(at))),
            }
            read += 1;
            if read.is_multiple_of(REPORTED_NODES) {
                watch(nodes.at())?;
            }
        };
        indexer.finish(nodes.at());
        // What comes before a damaged place is read, also what the root says if the file ends behind it.
        if let Some(error) = &fault
            && indexer.ends.len() == 1
            && error.place != Some(Place::Byte(bytes.len()))
        {
            return Err(error.clone());
        }
        let (encoding, is_guessed) = encoding_of(&indexer.sample, None, texts);
        indexer.places.shrink_to_fit();
        indexer.left_out.shrink_to_fit();
        Ok(Self {
            ends: indexer.ends,
            places: indexer.places,
            left_out: indexer.left_out,
            root: indexer.has_root.then_some(start),
            encoding,
            assumed: is_guessed.then(|| Assumption::of_guess(encoding)),
            length: bytes.len(),
            end: nodes.at(),
            fault,
        })
    }

    /// The bytes of the file that follow the end of its tree.
    pub(super) fn after_end(&self, bytes: &[u8]) -> Option<Oddity> {
        let rest = bytes.get(self.end..).unwrap_or_default();
        let is_odd = self.fault.is_none() && !rest.is_empty();
        is_odd.then(|| Oddity::after_end(self.end, rest))
    }
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

/// Where the nodes of a branch go that is left out.
#[derive(Clone, Copy)]
struct LeftOutBranch {
    start: u32,
    /// Whether a sibling of its first node is still to come, and how many siblings of those below it.
    has_sibling: bool,
    inner: u32,
}

/// Takes the nodes of a file in their order.
struct Indexer {
    /// Of the nodes that are not complete, their parents instead.
    ends: Numbers,
    places: Vec<u32>,
    left_out: Vec<LeftOut>,
    /// The last node of the line.
    last: u32,
    /// The points of the line after the root, as bytes, and which they are.
    line: Vec<u8>,
    taken: [bool; 256],
    branch: Option<LeftOutBranch>,
    is_first: bool,
    has_root: bool,
    sample: Vec<u8>,
}

impl Default for Indexer {
    fn default() -> Self {
        let mut ends = Numbers::default();
        ends.push(0);
        Self {
            ends,
            places: Vec::new(),
            left_out: Vec::new(),
            last: 0,
            line: Vec::new(),
            taken: [false; 256],
            branch: None,
            is_first: true,
            has_root: false,
            sample: Vec::new(),
        }
    }
}

impl Indexer {
    /// Adds a node from these bytes. False if the tree is complete.
    fn add(&mut self, start: usize, end: usize, node: &RawNode<'_>) -> Result<bool, ReadFault> {
        self.look_at_texts(node);
        let (has_sibling, is_leaf) = (node.flags.has(Flags::SIBLING), node.flags.has(Flags::LEAF));
        let is_root = std::mem::take(&mut self.is_first) && node.byte == 0;
        if !is_root && node.byte != 0 && point(node.byte).is_none() {
            return Err(ReadFault::Invalid {
                text: format!("{:02X}", node.byte),
                expected: "a point of a 15×15 board",
            });
        }
        if let Some(branch) = &mut self.branch {
            branch.inner += u32::from(has_sibling);
        } else if is_root {
            self.has_root = true;
            self.ends.set(0, sibling_bit(has_sibling));
        } else if self.taken[usize::from(node.byte)] {
            self.branch = Some(LeftOutBranch {
                start: in_file(start),
                has_sibling,
                inner: 0,
            });
        } else {
            self.keep(start, node.byte, has_sibling)?;
        }
        Ok(!is_leaf || self.leave(end))
    }

    /// Adds a node to the line.
    fn keep(&mut self, start: usize, byte: u8, has_sibling: bool) -> Result<(), ReadFault> {
        let number = self.ends.len();
        if number >= MAX_TREE_NODES {
            return Err(ReadFault::TooManyMoves);
        }
        let number = u32::try_from(number).map_err(|_| ReadFault::TooManyMoves)?;
        if (number - 1).is_multiple_of(STEP) {
            self.places.push(in_file(start));
        }
        self.ends.push(self.last | sibling_bit(has_sibling));
        self.last = number;
        self.line.push(byte);
        self.taken[usize::from(byte)] = byte != 0;
        Ok(())
    }

    /// Goes back to the node whose child is next. False if there is none.
    fn leave(&mut self, at: usize) -> bool {
        if let Some(branch) = &mut self.branch {
            if branch.inner > 0 {
                branch.inner -= 1;
                return true;
            }
            let LeftOutBranch {
                start, has_sibling, ..
            } = *branch;
            self.branch = None;
            self.leave_out(start, at);
            if has_sibling {
                return true;
            }
        }
        while self.last != 0 {
            if self.complete() {
                return true;
            }
        }
        // A sibling of the root is one more child of it.
        let is_to_come = self.ends.get(0) & SIBLING != 0;
        self.ends.set(0, 0);
        is_to_come
    }

    /// Completes the last node of the line. True if its sibling is next.
    fn complete(&mut self) -> bool {
        let end = u32::try_from(self.ends.len()).unwrap_or(u32::MAX);
        let before = self.ends.get(self.last);
        self.ends.set(self.last, end);
        self.last = before & !SIBLING;
        if let Some(byte) = self.line.pop() {
            self.taken[usize::from(byte)] = false;
        }
        before & SIBLING != 0
    }

    /// Completes all that is not, where the file ends.
    fn finish(&mut self, at: usize) {
        if let Some(branch) = self.branch.take() {
            self.leave_out(branch.start, at);
        }
        while self.last != 0 {
            self.complete();
        }
        let end = u32::try_from(self.ends.len()).unwrap_or(u32::MAX);
        self.ends.set(0, end);
    }

    fn leave_out(&mut self, start: u32, end: usize) {
        self.left_out.push(LeftOut {
            start,
            end: in_file(end),
            parent: self.last,
        });
    }

    /// Collects texts by which to recognize the character set.
    fn look_at_texts(&mut self, node: &RawNode<'_>) {
        for text in [node.comment, node.board_text].into_iter().flatten() {
            let is_wanted = self.sample.len() < MAX_SAMPLE && !node.flags.has(Flags::OLD_COMMENT);
            if is_wanted && !text.is_ascii() {
                self.sample
                    .extend_from_slice(&text[..text.len().min(MAX_TEXT)]);
                self.sample.extend_from_slice(BETWEEN);
            }
        }
    }
}

const fn sibling_bit(has_sibling: bool) -> u32 {
    if has_sibling { SIBLING } else { 0 }
}

/// A place in a file. No file is as long as this number.
fn in_file(at: usize) -> u32 {
    u32::try_from(at).unwrap_or(u32::MAX)
}
