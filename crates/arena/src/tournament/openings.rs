//! Where the games of a tournament begin.

use std::path::PathBuf;

use serde::{Deserialize, Serialize};

/// The openings of a tournament. If there are fewer than the games of a pair need, they are played again from the first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum OpeningSet {
    /// Four to eight stones that the engine calls even, made from the seed: so many different ones, or a new one each time.
    Made {
        /// How many.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        count: Option<usize>,
    },
    /// The lines of a file: `h8 i9 g7`. A relative path is one from the folder of the tournament's file.
    File(PathBuf),
    /// The same lines in the tournament itself.
    List(Vec<String>),
    /// The 26 openings of Renju.
    Renju26,
    /// Some of the 26, by their codes: `Renju(["4D", "7I"])`.
    Renju(Vec<String>),
    /// The empty board.
    Empty,
}

impl Default for OpeningSet {
    fn default() -> Self {
        Self::Made { count: None }
    }
}
