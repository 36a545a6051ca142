//! All that is known of a position.

use super::finding::Finding;
use narabe_rules::{BoardSize, Move, Point, Symmetry};

/// What a database of another program says of the move that leads to a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveMark {
    /// It is always to be played.
    Always,
    /// It is never to be played.
    Never,
}

/// What is known of a position.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known {
    /// What was found.
    pub finding: Option<Finding>,
    /// A comment.
    pub comment: String,
    /// Texts on points.
    pub board_texts: Vec<(Point, String)>,
    /// What is said of the move that leads here.
    pub mark: Option<MoveMark>,
}

/// A move whose position is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KnownMove {
    /// The move.
    pub turn: Move,
    /// What is known of the position after it; its worth is that for the side to move then.
    pub known: Known,
}

impl Known {
    /// Whether nothing is known.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Adds what else is known, and keeps the better of both. True if anything has changed.
    pub fn add(&mut self, new: &Self) -> bool {
        let mut is_changed = false;
        if let Some(finding) = &new.finding
            && self
                .finding
                .as_ref()
                .is_none_or(|known| finding.replaces(known))
        {
            self.finding = Some(finding.clone());
            is_changed = true;
        }
        if self.comment.is_empty() && !new.comment.is_empty() {
            self.comment.clone_from(&new.comment);
            is_changed = true;
        } else if !self.comment.contains(&new.comment) {
            self.comment = format!("{}\n{}", self.comment, new.comment);
            is_changed = true;
        }
        for (point, text) in &new.board_texts {
            if self.board_texts.iter().all(|(known, _)| known != point) {
                self.board_texts.push((*point, text.clone()));
                is_changed = true;
            }
        }
        if self.mark.is_none() && new.mark.is_some() {
            self.mark = new.mark;
            is_changed = true;
        }
        is_changed
    }

    /// Whether it may be given up for room: only what was judged.
    pub(super) fn is_spare(&self) -> bool {
        let is_judged =
            |finding: &Finding| finding.certainty() == super::finding::Certainty::Judged;
        self.comment.is_empty()
            && self.board_texts.is_empty()
            && self.mark.is_none()
            && self.finding.as_ref().is_none_or(is_judged)
    }

    /// The same on a board that is turned or mirrored.
    #[must_use]
    pub(super) fn image(self, symmetry: Symmetry, size: BoardSize) -> Self {
        let texts = self.board_texts.into_iter();
        let texts = texts.map(|(point, text)| (symmetry.image(point, size), text));
        Self {
            finding: self.finding.map(|finding| finding.image(symmetry, size)),
            board_texts: texts.collect(),
            ..self
        }
    }
}
