//! A comment that is being typed, in a small file beside the one of its study: a large study takes long to write, its comment does
//! not.
//!
//! ```
//! use narabe_rules::{BoardSize, Rule};
//! use narabe_study::{Edit, KeptComment, Study};
//!
//! let mut study = Study::new(Rule::Renju, BoardSize::DEFAULT);
//! study.apply(Edit::Play("h8".parse()?))?;
//! let kept = KeptComment::new(study.record(), study.current(), "", "half a sent".to_owned());
//! let read = KeptComment::decode(&kept.encode()?)?;
//! assert!(read.restore(&mut study));
//! assert_eq!(study.record().comment(study.current()), "half a sent");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use narabe_notation::{SavedError, check_header, encode};
use narabe_rules::{BoardSize, Move, NodeId, Record, Rule};
use serde::{Deserialize, Serialize};

use crate::{Edit, Study};

/// The name of the format, and the newest version that is read.
const FORMAT: &str = "narabe-comment";
const VERSION: u32 = 1;

/// A comment that the file of its study does not have yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct KeptComment {
    format: String,
    version: u32,
    rule: Rule,
    size: BoardSize,
    /// The moves from the start to the node.
    moves: Vec<Move>,
    /// The comment in the file of the study.
    before: String,
    comment: String,
}

impl KeptComment {
    /// The comment of a node; `before` is the one in the file of the study.
    pub fn new(record: &Record, node: NodeId, before: &str, comment: String) -> Self {
        let parent = |node: &NodeId| record.parent(*node);
        let path = std::iter::successors(Some(node), parent);
        let mut moves: Vec<_> = path.filter_map(|node| record.move_at(node)).collect();
        moves.reverse();
        Self {
            format: FORMAT.into(),
            version: VERSION,
            rule: record.position().rule(),
            size: record.position().size(),
            moves,
            before: before.to_owned(),
            comment,
        }
    }

    /// Encodes it as the text of a file.
    ///
    /// # Errors
    /// If the serializer fails, which no comment causes.
    pub fn encode(&self) -> Result<String, ron::Error> {
        encode(self)
    }

    /// Decodes the text of a file.
    ///
    /// # Errors
    /// [`SavedError`] if the text is not a comment that was kept, is damaged, or is from a later version.
    pub fn decode(text: &str) -> Result<Self, SavedError> {
        check_header(text, FORMAT, VERSION)?;
        ron::from_str(text).map_err(SavedError::damaged)
    }

    /// Sets the comment in the study that was read from its file, as an edit. False without an effect if the study is another one or
    /// has the comment already.
    pub fn restore(self, study: &mut Study) -> bool {
        let position = study.position();
        if (position.rule(), position.size()) != (self.rule, self.size) {
            return false;
        }
        let (node, known) = study.record().follow(study.record().root(), &self.moves);
        if known < self.moves.len() || study.record().comment(node) != self.before {
            return false;
        }
        let comment = self.comment;
        study.apply(Edit::SetComment { node, comment }) == Ok(true)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn study() -> Study {
        let mut study = Study::new(Rule::Freestyle, BoardSize::DEFAULT);
        for point in ["h8", "i9", "j8"] {
            study.apply(Edit::Play(point.parse().unwrap())).unwrap();
        }
        study
    }

    #[test]
    fn it_is_set_in_its_own_study_only() {
        let kept = |before: &str| {
            let study = study();
            let words = "two\nparagraphs \"quoted\"".to_owned();
            KeptComment::new(study.record(), study.current(), before, words)
        };
        let mut present = study();
        assert!(kept("").restore(&mut present));
        assert!(!kept("").restore(&mut present), "it is there");
        assert!(present.undo());
        assert!(!kept("another").restore(&mut present));
        let mut shorter = study();
        shorter.undo();
        assert!(!kept("").restore(&mut shorter));
        let mut other = Study::new(Rule::Renju, BoardSize::DEFAULT);
        assert!(!kept("").restore(&mut other));
    }

    #[test]
    fn the_file_reads_back() {
        let study = study();
        let words = "ラインを読む\n\nvietnamese: nước đi".to_owned();
        let kept = KeptComment::new(study.record(), study.current(), "before", words);
        assert_eq!(KeptComment::decode(&kept.encode().unwrap()), Ok(kept));
        assert!(KeptComment::decode("(format:\"narabe-comment\",version:9)").is_err());
        assert!(KeptComment::decode("").is_err());
    }
}
