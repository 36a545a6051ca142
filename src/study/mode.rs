//! The part of the study that is open. A press on a point of the board is for this part.

use super::open_retry::OpenRetry;
use bevy::prelude::*;
use narabe_study::review::Retry;

/// The parts of the study to choose from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum StudyTab {
    #[default]
    Moves,
    Mistakes,
    Explorer,
    Proof,
}

impl StudyTab {
    pub const ALL: [Self; 4] = [Self::Moves, Self::Mistakes, Self::Explorer, Self::Proof];
}

/// The part of the study that is open.
#[derive(Resource, Default)]
pub enum StudyMode {
    /// A press plays a move or sets a mark.
    #[default]
    Moves,
    /// A press plays a move, as with the moves.
    Mistakes,
    /// A press answers the mistake that is retried.
    Retry(Box<OpenRetry>),
    /// A press plays a move, as with the moves.
    Explorer,
    /// A press is a move in the walk through the proof of the current node; before that is found, it plays a move.
    Proof,
}

impl From<StudyTab> for StudyMode {
    fn from(tab: StudyTab) -> Self {
        match tab {
            StudyTab::Moves => Self::Moves,
            StudyTab::Mistakes => Self::Mistakes,
            StudyTab::Explorer => Self::Explorer,
            StudyTab::Proof => Self::Proof,
        }
    }
}

impl StudyMode {
    /// The tab that the part is on.
    pub const fn tab(&self) -> StudyTab {
        match self {
            Self::Moves => StudyTab::Moves,
            Self::Mistakes | Self::Retry(_) => StudyTab::Mistakes,
            Self::Explorer => StudyTab::Explorer,
            Self::Proof => StudyTab::Proof,
        }
    }

    /// The mistakes that are retried.
    pub const fn retry(&self) -> Option<&Retry> {
        match self {
            Self::Retry(open) => Some(open.retry()),
            _ => None,
        }
    }

    /// Whether mistakes are retried.
    pub const fn is_retry(&self) -> bool {
        matches!(self, Self::Retry(_))
    }

    pub(super) const fn open_retry_mut(&mut self) -> Option<&mut OpenRetry> {
        match self {
            Self::Retry(open) => Some(open),
            _ => None,
        }
    }
}
