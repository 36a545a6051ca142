//! Edits of the library, as they are named where they can be undone.

/// What an edit has done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EditKind {
    /// Games were given a tag.
    Tagged,
    /// A tag was taken from games.
    Untagged,
    /// What is known of games was changed.
    Changed,
    /// Games were deleted.
    Deleted,
    /// Games that are the same were merged.
    Merged,
}

/// An edit that was made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edited {
    /// What it was.
    pub kind: EditKind,
    /// The number of games that it changed.
    pub games: usize,
}
