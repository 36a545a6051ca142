//! An import that is read again with another character set.

use narabe_library::GameId;
use narabe_notation::{Encoding, TextOptions};
use narabe_rules::Rule;
use std::collections::BTreeSet;
use std::sync::Arc;

/// What is read again with a character set that was chosen.
#[derive(Clone, Debug, Default)]
pub struct ReadAgain {
    pub encoding: Option<&'static Encoding>,
    /// The files whose set was guessed: the others say theirs.
    pub files: Arc<BTreeSet<usize>>,
    /// The games that were added before, in whose place the new ones come.
    pub replaced: Arc<Vec<GameId>>,
    /// The rule that was answered before.
    pub rule: Option<Rule>,
}

impl ReadAgain {
    /// How the texts of a file are read.
    pub fn texts_of(&self, file: usize, texts: TextOptions) -> TextOptions {
        TextOptions {
            given: self.encoding.filter(|_| self.files.contains(&file)),
            ..texts
        }
    }
}
