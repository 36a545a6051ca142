//! What has changed in the live game.

use super::engine_failure::EngineFailure;
use super::refusal::Refusal;
use narabe_rules::Side;
use narabe_rules::opening::Action;
use narabe_rules::twin::TwinPoint;

/// What has changed, or why nothing has.
pub(super) type ApplyResult = Result<Vec<Change>, Refusal>;

/// A change in the live game. Boards, panels, sounds and saves react to it.
#[derive(Debug, Clone, PartialEq)]
pub enum Change {
    /// A game has started or was opened, and the position may be any. An opened game may be over already: then no
    /// `GameEnded` follows, and the outcome is read from the game.
    GameStarted,
    /// A stone was placed. On one board it is the whole move; on twin boards `TurnStarted` shows that the turn is over.
    StonePlaced {
        /// The point.
        at: TwinPoint,
        /// The colour of the stone.
        side: Side,
    },
    /// A side has passed.
    Passed {
        /// The side.
        side: Side,
    },
    /// An action of the opening other than a stone.
    OpeningActionTaken {
        /// The action.
        action: Action,
        /// The side of the player who took it.
        by: Side,
    },
    /// This many stones were undone; 0 for another action of the opening.
    Undone {
        /// The number of stones, passes included.
        stones: usize,
    },
    /// This many stones were redone; 0 for another action of the opening.
    Redone {
        /// The number of stones, passes included.
        stones: usize,
    },
    /// It is now the turn of the player who has this side.
    TurnStarted {
        /// The side.
        side: Side,
        /// Whether a person at this machine plays it.
        human: bool,
    },
    /// The players have swapped sides.
    SidesSwapped,
    /// The game is paused.
    Paused,
    /// The pause is over.
    Unpaused,
    /// The game is over; the outcome is read from the game.
    GameEnded {
        /// None after a draw.
        winner: Option<Side>,
    },
    /// The intent was refused, and nothing has changed.
    Refused(Refusal),
    /// A hint was found; it is read from the game.
    HintFound,
    /// A person offers a draw to the other person at this machine, who must answer.
    DrawOffered {
        /// The side that offers it.
        by: Side,
    },
    /// The offer was declined.
    DrawDeclined {
        /// The side that declines it.
        by: Side,
    },
    /// This many whole seconds are left on the clock of the side to move: at 60, 10, then 5, 4, 3, 2, 1.
    ClockLow {
        /// The side of the clock.
        side: Side,
        /// The whole seconds that are left.
        seconds: u64,
    },
    /// An engine failed or hung. A person may continue the game.
    EngineFailed {
        /// The engine's side.
        side: Side,
        /// What went wrong.
        reason: EngineFailure,
    },
    /// Another player has taken the place of the one who had this side.
    PlayerReplaced {
        /// The side.
        side: Side,
    },
}

impl Change {
    /// The result of an intent that was refused.
    pub(super) fn refused(refusal: Refusal) -> Vec<Self> {
        vec![Self::Refused(refusal)]
    }
}
