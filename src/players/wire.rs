//! What goes back and forth between a session and a desk that stands in another world, such as a worker.

use super::desk::Answer;
use super::progress::Insight;
use serde::{Deserialize, Serialize};

/// A message about the question of a number.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Letter<T> {
    /// The question's number; later ones are higher.
    pub number: u32,
    pub content: T,
}

/// What a desk says about a question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub enum Said {
    /// So much is known by now.
    News(Insight),
    /// The end of it.
    Answer(Answer),
}
