//! The messages that meet at the session of twin boards: wishes in, changes out.

use crate::rules::Side;
use crate::rules::twin::{Turn, TwinOutcome, TwinPoint};
use bevy::prelude::*;

use super::file::TwinMatch;
use crate::app::session::config::MatchConfig;
use crate::app::session::message::Refusal;

/// A wish about the live game on twin boards.
#[derive(Message, Debug, Clone, PartialEq)]
pub enum TwinIntent {
    /// Begin a match by this configuration; the game before it is over and done.
    NewMatch(Box<MatchConfig>),
    /// Place a stone for the side to move. With the last stone that the turn has room for the turn ends.
    Play(TwinPoint),
    /// End the turn after its first stone.
    EndTurn,
    /// Take back the stone of a turn that is not over, or else a turn; against the computer the pair.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Begin this game of the match again, with empty boards.
    Restart,
    /// The person to move asks for the best turn.
    Hint,
    /// Stop the clocks for a while.
    Pause,
    /// The pause is over.
    GoOn,
    /// The person at the boards gives up the game.
    Resign,
    /// The person to move offers a draw to the person across.
    OfferDraw,
    /// The answer to a draw offer.
    AnswerDraw(bool),
    /// Begin the next game of the match, sides by the chosen rule.
    NextGame,
    /// Leave the game: engines stop, clocks stop. It stays saved, and Continue takes it up.
    Leave,
    /// Take the saved game up again where it was left.
    Continue,
    /// Take up this game, which came from elsewhere.
    TakeUp(Box<TwinMatch>),
    /// The engine's answer to the request of this number. Written by the session alone; one to a request that is no longer
    /// the present one is dropped.
    Reply { request: u64, turn: Turn },
    /// The answer to a person who asked for a hint; none when there was none to give. Dropped like a reply.
    Advise { request: u64, turn: Option<Turn> },
}

/// What has happened in the live game on twin boards.
#[derive(Message, Debug, Clone, PartialEq)]
pub enum TwinChange {
    /// A game has begun (or a saved one was taken up) and the position may be any, even one that is over.
    GameStarted,
    /// A stone was placed. Whether the turn is over with it, the next change says.
    StoneMade {
        point: TwinPoint,
        side: Side,
    },
    /// So many stones were taken back.
    Undone {
        stones: usize,
    },
    /// So many stones were played again.
    Redone {
        stones: usize,
    },
    /// It is now this side's turn.
    TurnPassed {
        side: Side,
        human: bool,
    },
    GameEnded {
        outcome: TwinOutcome,
    },
    /// The game stands still.
    Paused,
    /// A pause is over.
    WentOn,
    Refused(Refusal),
    HintShown(Turn),
    /// A person offers a draw to the person across, who must answer.
    DrawOffered {
        by: Side,
    },
    DrawDeclined {
        by: Side,
    },
    /// So many whole seconds are left on the clock of the side to move: at 10, then 5, 4, 3, 2, 1.
    ClockLow {
        side: Side,
        seconds: u64,
    },
    /// An engine failed or hung; the reason in words. A person may go on playing.
    EngineFailed {
        side: Side,
        reason: String,
    },
}
