//! Whether the letters of columns skip I.

use super::keys::plain;

/// Whether columns skip I.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Columns {
    /// Nothing says so.
    #[default]
    All,
    /// The file is for KataGo, which writes them so.
    KataGo,
    /// The file says that it is in a format that writes them so.
    WithoutI,
}

/// Whether a list of the columns' letters skips I.
pub fn is_without_i(letters: &str) -> bool {
    plain(letters).starts_with("abcdefghj")
}

impl Columns {
    /// That they skip I, if either says so.
    pub const fn max_with(self, other: Self) -> Self {
        match self {
            Self::WithoutI => self,
            _ => other,
        }
    }
}
