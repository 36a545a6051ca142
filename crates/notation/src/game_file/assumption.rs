//! What was assumed of a file because it does not say it.

use std::fmt;

use serde::{Deserialize, Serialize};

use narabe_rules::{BoardSize, Rule};

/// What a file does not say.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Assumption {
    /// The rule that was taken.
    Rule(Rule),
    /// The size of the board that was taken.
    Size(BoardSize),
    /// The code page that was taken.
    CodePage(String),
    /// That rows count from the top.
    RowsFromTop,
    /// That rows count from the bottom.
    RowsFromBottom,
    /// The number of the first row and column, 0 or 1.
    CountedFrom(u8),
    /// That the letters of the columns skip I.
    ColumnsWithoutI,
    /// That the letters of the columns have an I, although no point lies in that column.
    ColumnsWithI,
    /// That each line is a game, because a point comes twice otherwise.
    GamePerLine,
}

impl Assumption {
    /// The character set of texts, which was guessed.
    pub(crate) fn of_guess(encoding: &'static encoding_rs::Encoding) -> Self {
        Self::CodePage(encoding.name().to_owned())
    }
}

impl fmt::Display for Assumption {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rule(rule) => {
                let rule = rule.id();
                write!(f, "the file names no rule that we know: {rule} was taken")
            }
            Self::Size(size) => {
                let size = size.get();
                write!(f, "the file names no board size: {size}×{size} was taken")
            }
            Self::CodePage(name) => {
                write!(
                    f,
                    "the file names no character set that fits: {name} was taken"
                )
            }
            Self::RowsFromTop => {
                write!(
                    f,
                    "rows were counted from the top, as such files do: flip the game if it is upside down"
                )
            }
            Self::CountedFrom(first) => write!(
                f,
                "the file does not say where its coordinates begin: they were counted from {first}"
            ),
            Self::RowsFromBottom => write!(
                f,
                "rows were counted from the bottom, as players do: flip the game if it is upside down"
            ),
            Self::ColumnsWithoutI => {
                write!(f, "the letters of the columns were taken to skip I")
            }
            Self::ColumnsWithI => write!(
                f,
                "no point lies in column I, so that the letters of the columns may skip I: they were taken not to"
            ),
            Self::GamePerLine => write!(
                f,
                "a point comes twice in the text: each line was taken as a game"
            ),
        }
    }
}
