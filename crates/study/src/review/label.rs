//! The labels of moves.

use serde::{Deserialize, Serialize};

/// What a move was worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Label {
    /// The best move, or one as good.
    Best,
    /// Hardly worse than the best.
    Good,
    /// Somewhat worse than the best.
    Inexact,
    /// Much worse than the best.
    Mistake,
    /// The game could be held before the move and is lost after it.
    LosingMove,
    /// There was a proven win, and it was not played.
    MissedWin,
    /// Every other move loses, proven.
    OnlyMove,
    /// The only stop of a five.
    Forced,
}

impl Label {
    /// All labels.
    pub const ALL: [Self; 8] = [
        Self::Best,
        Self::Good,
        Self::Inexact,
        Self::Mistake,
        Self::LosingMove,
        Self::MissedWin,
        Self::OnlyMove,
        Self::Forced,
    ];

    /// The identifier in texts and on the command line, such as `losing-move`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Best => "best",
            Self::Good => "good",
            Self::Inexact => "inexact",
            Self::Mistake => "mistake",
            Self::LosingMove => "losing-move",
            Self::MissedWin => "missed-win",
            Self::OnlyMove => "only-move",
            Self::Forced => "forced",
        }
    }

    /// Whether the move belongs in the list of mistakes.
    pub const fn is_mistake(self) -> bool {
        matches!(
            self,
            Self::Inexact | Self::Mistake | Self::LosingMove | Self::MissedWin
        )
    }
}

/// How sure a statement is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Certainty {
    /// A solver has found the win and the rules have checked it against every defence.
    Proven,
    /// The search has estimated it.
    Judged,
}

impl Certainty {
    /// The certainty of a statement that is proven or not.
    pub const fn of(proven: bool) -> Self {
        if proven { Self::Proven } else { Self::Judged }
    }

    /// `proven` or `judged`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Proven => "proven",
            Self::Judged => "judged",
        }
    }
}
