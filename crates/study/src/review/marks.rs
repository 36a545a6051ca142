//! What lists keep of a finished review: how well each side played, and its mistakes with their kinds.
//!
//! ```
//! use narabe_study::review::Phase;
//!
//! assert_eq!(Phase::of(10), Phase::Opening);
//! assert_eq!(Phase::of(11), Phase::Middle);
//! ```

use std::fmt;

use serde::{Deserialize, Serialize};

use super::label::Label;
use super::reviewed_move::ReviewedMove;
use super::summary::Review;
use narabe_rules::Side;

/// The last move of the opening, and of the middle game: with ten stones the lines of opening books end, and after thirty most
/// games are decided or crowded.
const OPENING: usize = 10;
const MIDDLE: usize = 30;

/// A part of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Phase {
    /// The moves 1 to 10.
    Opening,
    /// The moves 11 to 30.
    Middle,
    /// The moves from 31 on.
    End,
}

impl Phase {
    /// All phases, in order.
    pub const ALL: [Self; 3] = [Self::Opening, Self::Middle, Self::End];

    /// The phase of a move by its number, from 1.
    pub const fn of(ply: usize) -> Self {
        if ply <= OPENING {
            Self::Opening
        } else if ply <= MIDDLE {
            Self::Middle
        } else {
            Self::End
        }
    }
}

/// The kind of a mistake: its [`Reason`](super::Reason), apart for what was missed and what was allowed; without a known reason its
/// label.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct MistakeKind(String);

impl MistakeKind {
    /// The kind of a mistake with this label.
    fn of(reviewed: &ReviewedMove, label: Label) -> Self {
        const MISSED: &str = "missed-";
        Self(match reviewed.reason.map(|reason| reason.id()) {
            None => label.id().to_owned(),
            Some(reason) if label == Label::MissedWin && !reason.starts_with(MISSED) => {
                format!("{MISSED}{reason}")
            }
            Some(reason) => reason.to_owned(),
        })
    }

    /// The identifier in texts: `fork`, `missed-fours`, or of a label, such as `inexact`.
    pub fn id(&self) -> &str {
        &self.0
    }

    /// Whether the reason is known.
    pub fn has_reason(&self) -> bool {
        Label::ALL.iter().all(|label| label.id() != self.0)
    }
}

impl fmt::Display for MistakeKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A mistake in the marks of a review.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MarkedMistake {
    /// The number of the move, from 1.
    pub ply: usize,
    /// Its label.
    pub label: Label,
    /// Its kind.
    pub kind: MistakeKind,
    /// Whether the position before it may be a puzzle: a win that is there, or the only move that holds.
    pub is_task: bool,
}

/// What a review says about a side.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SideMarks {
    /// The accuracy in per cent; none without labelled moves.
    pub accuracy: Option<u8>,
    /// The labelled moves in each phase, in the order of [`Phase::ALL`].
    pub moves: [usize; 3],
    /// The mistakes, the first one first.
    pub mistakes: Vec<MarkedMistake>,
}

/// The marks of a review.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marks {
    /// By side.
    pub sides: [SideMarks; 2],
}

impl ReviewedMove {
    /// Whether the position before the move may be a puzzle: a win that is there, or the only move that holds.
    pub const fn is_task(&self) -> bool {
        match self.label {
            Some(Label::MissedWin) => true,
            Some(Label::LosingMove) => self.is_only_hold,
            _ => false,
        }
    }
}

impl Marks {
    /// The marks of a review.
    pub fn of(review: &Review) -> Self {
        Self {
            sides: Side::ALL.map(|side| SideMarks::of(review, side)),
        }
    }

    /// Those of a side.
    pub const fn side(&self, side: Side) -> &SideMarks {
        &self.sides[side as usize]
    }
}

impl SideMarks {
    fn of(review: &Review, side: Side) -> Self {
        let mut marks = Self {
            accuracy: review.accuracy[side as usize].percent.map(rounded),
            ..Self::default()
        };
        for reviewed in review.moves.iter().filter(|reviewed| reviewed.side == side) {
            let Some(label) = reviewed.label else {
                continue;
            };
            marks.moves[Phase::of(reviewed.ply) as usize] += 1;
            if label.is_mistake() {
                marks.mistakes.push(MarkedMistake {
                    ply: reviewed.ply,
                    label,
                    kind: MistakeKind::of(reviewed, label),
                    is_task: reviewed.is_task(),
                });
            }
        }
        marks
    }

    /// How many moves have a label that is a mistake's.
    pub fn count(&self, label: Label) -> usize {
        let mistakes = self.mistakes.iter();
        mistakes.filter(|mistake| mistake.label == label).count()
    }
}

#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "a share between 0 and 100"
)]
fn rounded(percent: f64) -> u8 {
    percent.clamp(0.0, 100.0).round() as u8
}
