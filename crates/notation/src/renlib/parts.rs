//! The parts of a library file: header, points, flags, texts.

use std::borrow::Cow;

use narabe_rules::Move;
use narabe_rules::{BoardSize, Point};

/// What a file begins with.
pub const MAGIC: &[u8] = b"\xffRenLib\xff";
/// The length of the header, which is padded with the byte FF.
pub const HEADER: usize = 20;
/// The version that is read and written.
pub const VERSION: [u8; 2] = [3, 4];
/// The byte of h8, with which files without a header begin.
pub const FIRST_OLD_NODE: u8 = 0x78;
/// Where the second, longer part of a comment begins.
pub const SECOND_PART: u8 = 8;
/// The second byte of an extension that announces a board text.
pub const BOARD_TEXT: u8 = 1;

/// The flags of a node.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Flags(pub u8);

impl Flags {
    /// A sibling follows after all that is below the node.
    pub const SIBLING: u8 = 0x80;
    /// No child follows.
    pub const LEAF: u8 = 0x40;
    /// A comment in the old form: its last character has the top bit.
    pub const OLD_COMMENT: u8 = 0x20;
    /// The node is marked.
    pub const MARK: u8 = 0x10;
    /// A comment follows.
    pub const COMMENT: u8 = 0x08;
    /// The library is shown from here.
    pub const START: u8 = 0x04;
    /// The node has no move.
    pub const NO_MOVE: u8 = 0x02;
    /// Two more bytes of flags follow.
    pub const EXTENSION: u8 = 0x01;

    pub const fn has(self, flag: u8) -> bool {
        self.0 & flag != 0
    }
}

/// The board of all libraries.
pub const SIZE: BoardSize = BoardSize::DEFAULT;

/// The point of a byte other than 0, which has none.
pub fn point(byte: u8) -> Option<Point> {
    let (row, column) = (byte >> 4, (byte & 15).checked_sub(1)?);
    let y = (SIZE.get() - 1).checked_sub(row)?;
    Some(Point::new(column, y))
}

/// The byte of a point.
pub const fn byte(point: Point) -> u8 {
    let row = SIZE.get() - 1 - point.y;
    row << 4 | (point.x + 1)
}

/// A node as it lies in a file.
#[derive(Clone, Copy, Debug)]
pub struct RawNode<'a> {
    /// Its point.
    pub byte: u8,
    pub flags: Flags,
    pub comment: Option<&'a [u8]>,
    pub board_text: Option<&'a [u8]>,
}

/// Takes the nodes from a file one by one, without their order in the tree.
#[derive(Clone, Debug)]
pub struct RawNodes<'a> {
    bytes: &'a [u8],
    at: usize,
    /// Whether the file ends inside the last text.
    is_cut: bool,
}

impl<'a> RawNodes<'a> {
    pub const fn new(bytes: &'a [u8], at: usize) -> Self {
        Self {
            bytes,
            at,
            is_cut: false,
        }
    }

    pub const fn at(&self) -> usize {
        self.at
    }

    /// Whether the file ends inside the last text that was taken; its beginning is read.
    pub const fn is_cut(&self) -> bool {
        self.is_cut
    }

    /// The next node; `None` if the file ends before it, or inside it.
    pub fn next(&mut self) -> Option<RawNode<'a>> {
        let start = self.at;
        let &[byte, flags] = self.bytes.get(start..start + 2)? else {
            return None;
        };
        let flags = Flags(flags);
        let mut at = start + 2;
        let has_text = flags.has(Flags::EXTENSION) && {
            let extension = self.bytes.get(at..at + 2)?;
            at += 2;
            extension[1] & BOARD_TEXT != 0
        };
        let mut comment = None;
        if flags.has(Flags::OLD_COMMENT) {
            let rest = &self.bytes[at..];
            let last = rest.iter().position(|byte| byte & 0x80 != 0)?;
            comment = Some(&rest[..=last]);
            at += last + 1;
        } else if flags.has(Flags::COMMENT) {
            comment = Some(self.text(&mut at)?);
        }
        let board_text = if has_text {
            Some(self.text(&mut at)?)
        } else {
            None
        };
        self.at = at;
        Some(RawNode {
            byte,
            flags,
            comment,
            board_text,
        })
    }

    /// A text that NUL closes and pads to an even length.
    fn text(&mut self, at: &mut usize) -> Option<&'a [u8]> {
        let rest = self.bytes.get(*at..)?;
        // The last text of a file may lack its end.
        let end = rest.iter().position(|byte| *byte == 0);
        self.is_cut |= end.is_none();
        let length = end.unwrap_or(rest.len());
        let padded = length + 1 + (length + 1) % 2;
        *at += padded.min(rest.len());
        Some(&rest[..length])
    }
}

/// The most bytes of texts that are taken for a preview.
const MAX_TEXTS: usize = 1 << 16;
/// What keeps two texts apart in it.
const BETWEEN: &[u8] = b"\n\n\n\n\n\n\n\n";

/// The texts of a library that are not ASCII, for a look at their character set; any other file as it is.
pub fn texts(bytes: &[u8]) -> Cow<'_, [u8]> {
    if !bytes.starts_with(MAGIC) {
        return Cow::Borrowed(bytes);
    }
    let mut nodes = RawNodes::new(bytes, HEADER.min(bytes.len()));
    let mut texts = Vec::new();
    while let Some(node) = nodes.next().filter(|_| texts.len() < MAX_TEXTS) {
        let comment = node.comment.filter(|_| !node.flags.has(Flags::OLD_COMMENT));
        for text in [comment, node.board_text].into_iter().flatten() {
            if !text.is_ascii() {
                texts.extend_from_slice(text);
                texts.extend_from_slice(BETWEEN);
            }
        }
    }
    Cow::Owned(texts)
}

/// The move of a node, whose point has been checked.
pub fn turn(raw: &RawNode<'_>) -> Option<Move> {
    match raw.byte {
        0 if raw.flags.has(Flags::NO_MOVE) => None,
        0 => Some(Move::Pass),
        byte => point(byte).map(Move::Stone),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_have_their_bytes() {
        for (name, value) in [
            ("a15", 0x01),
            ("o15", 0x0f),
            ("a1", 0xe1),
            ("o1", 0xef),
            ("h8", 0x78),
            ("i9", 0x69),
            ("j10", 0x5a),
        ] {
            let point: Point = name.parse().unwrap();
            assert_eq!(byte(point), value, "{name}");
            assert_eq!(super::point(value), Some(point), "{name}");
        }
        for value in [0x00, 0x10, 0xe0, 0xf1, 0xff] {
            assert_eq!(super::point(value), None, "{value:x}");
        }
    }
}
