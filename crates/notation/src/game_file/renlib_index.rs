//! The index of a library of RenLib, which `renlib` makes and reads.

use encoding_rs::Encoding;

use super::assumption::Assumption;
use super::numbers::Numbers;
use super::read_error::ReadError;

/// A branch that is left out because a stone lies on its first point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct LeftOut {
    /// Its bytes.
    pub start: u32,
    pub end: u32,
    /// The node that it would follow.
    pub parent: u32,
}

/// The index of a library, without its bytes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RenLibIndex {
    /// For each node, the first one after all that is below it.
    pub(crate) ends: Numbers,
    /// The places of the nodes 1, 1 + 64 and so on.
    pub(crate) places: Vec<u32>,
    pub(crate) left_out: Vec<LeftOut>,
    /// The place of the root's own node; none if the file begins with a move.
    pub(crate) root: Option<usize>,
    pub(crate) encoding: &'static Encoding,
    pub(crate) assumed: Option<Assumption>,
    /// The bytes of the file.
    pub(crate) length: usize,
    /// Where the tree ends, or the part of it that is read.
    pub(crate) end: usize,
    /// Why the rest of the file is not read.
    pub(crate) fault: Option<ReadError>,
}

impl RenLibIndex {
    /// The number of moves, passes and nodes that hold only texts included.
    pub fn move_count(&self) -> usize {
        self.ends.len() - 1
    }

    /// The memory that the index takes beside the bytes of the file, in bytes.
    pub const fn memory(&self) -> usize {
        self.ends.memory()
            + self.places.capacity() * size_of::<u32>()
            + self.left_out.capacity() * size_of::<LeftOut>()
    }

    /// Why the rest of the file is not read, if it is damaged.
    pub const fn fault(&self) -> Option<&ReadError> {
        self.fault.as_ref()
    }
}
