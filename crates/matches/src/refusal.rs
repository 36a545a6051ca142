//! Why an intent was refused.

use narabe_rules::opening::ActionError;
use narabe_rules::twin::TwinError;
use narabe_rules::{Foul, PlayError, Point};

/// Why an intent was refused. The player sees a short message (`refused-…`) and hears a soft sound.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// It is another player's turn.
    NotYourTurn,
    /// There is a stone on the point.
    Occupied,
    /// The point is not on the board.
    OffBoard,
    /// The rule forbids the point to Black.
    Forbidden {
        /// The point.
        point: Point,
        /// Why it is forbidden.
        foul: Foul,
    },
    /// The opening protocol requires a choice first; a point does not answer it.
    ChoiceRequired,
    /// The action is not allowed at this stage of the opening or game.
    NotAllowedNow,
    /// The opening does not allow a stone there.
    OutsideRegion,
    /// The point was already offered.
    AlreadyOffered,
    /// The point is equal to an offered one by a symmetry of the stones.
    OfferedSymmetric {
        /// The offered point.
        offered: Point,
    },
    /// The point was not offered.
    NotOffered,
    /// The game is over.
    GameOver,
    /// Nothing can be undone.
    NothingToUndo,
    /// Nothing can be redone.
    NothingToRedo,
    /// There is no game.
    NoGame,
    /// A draw cannot be offered now: there is nobody to ask, or no stone was played yet.
    NoDrawNow,
    /// No person plays at this machine: both sides are engines.
    NoHumanPlayer,
    /// The next game cannot begin before the present one is over.
    GameInProgress,
    /// The match is over, so it has no next game.
    MatchOver,
    /// The analysis engine found no hint.
    NoHint,
    /// No moves are played during a pause.
    Paused,
    /// The rule does not allow passing.
    NoPass,
    /// Passing is not allowed in the opening.
    PassInOpening,
    /// A turn on twin boards cannot end without a stone.
    EmptyTurn,
    /// The time of the side to move is up.
    TimeUp,
    /// Not available in an online match.
    NotAvailableOnline,
    /// The other player is disconnected.
    Disconnected,
    /// The same request was already made and is waiting for an answer, or was declined.
    AlreadyRequested,
}

impl Refusal {
    /// The Fluent id of the message for the player.
    pub fn text_id(self) -> &'static str {
        match self {
            Self::NotYourTurn => "refused-not-your-turn",
            Self::Occupied => "refused-taken",
            Self::OffBoard => "refused-off-board",
            Self::Forbidden { foul, .. } => match foul {
                Foul::Overline => "refused-overline",
                Foul::DoubleFour => "refused-double-four",
                Foul::DoubleThree => "refused-double-three",
            },
            Self::ChoiceRequired => "refused-answer-first",
            Self::NotAllowedNow => "refused-not-asked",
            Self::OutsideRegion => "refused-outside-region",
            Self::AlreadyOffered => "refused-offered-already",
            Self::OfferedSymmetric { .. } => "refused-offered-alike",
            Self::NotOffered => "refused-not-offered",
            Self::GameOver => "refused-game-over",
            Self::NothingToUndo => "refused-nothing-to-undo",
            Self::NothingToRedo => "refused-nothing-to-redo",
            Self::NoGame => "refused-no-game",
            Self::NoDrawNow => "refused-no-draw-now",
            Self::NoHumanPlayer => "refused-no-person",
            Self::GameInProgress => "refused-game-on",
            Self::MatchOver => "refused-match-over",
            Self::NoHint => "refused-no-hint",
            Self::Paused => "refused-paused",
            Self::NoPass => "refused-no-pass",
            Self::PassInOpening => "refused-early-pass",
            Self::EmptyTurn => "refused-empty-turn",
            Self::TimeUp => "refused-time-up",
            Self::NotAvailableOnline => "refused-not-online",
            Self::Disconnected => "refused-line-broken",
            Self::AlreadyRequested => "refused-asked-already",
        }
    }
}

impl From<&PlayError> for Refusal {
    fn from(error: &PlayError) -> Self {
        match *error {
            PlayError::OffBoard { .. } => Self::OffBoard,
            PlayError::Occupied { .. } => Self::Occupied,
            PlayError::Forbidden { point, foul } => Self::Forbidden { point, foul },
            PlayError::GameOver => Self::GameOver,
            PlayError::NoPass => Self::NoPass,
            PlayError::EarlyPass => Self::PassInOpening,
        }
    }
}

impl From<&ActionError> for Refusal {
    fn from(error: &ActionError) -> Self {
        match error {
            ActionError::OpeningOver(_)
            | ActionError::Unexpected { .. }
            | ActionError::NumberOutOfRange { .. } => Self::NotAllowedNow,
            ActionError::Illegal(error) => error.into(),
            ActionError::OutsideRegion { .. } => Self::OutsideRegion,
            ActionError::AlreadyOffered { .. } => Self::AlreadyOffered,
            ActionError::Symmetric { offered, .. } => Self::OfferedSymmetric { offered: *offered },
            ActionError::NotOffered { .. } => Self::NotOffered,
        }
    }
}

impl From<&TwinError> for Refusal {
    fn from(error: &TwinError) -> Self {
        match error {
            TwinError::OffBoard { .. } => Self::OffBoard,
            TwinError::Occupied { .. }
            | TwinError::TurnInProgress { .. }
            | TwinError::TurnFull { .. } => Self::Occupied,
            TwinError::EmptyTurn => Self::EmptyTurn,
            TwinError::GameOver => Self::GameOver,
        }
    }
}
