//! The session's messages: intents in, changes out.

use crate::players::{Hint, Opened};
use crate::rules::opening::Action;
use crate::rules::{Foul, Outcome, Point, Side};
use bevy::prelude::*;
use std::path::PathBuf;

use super::config::MatchConfig;
use super::file::SavedMatch;

/// A request to the live game. Clicks, keys, engines and menus all write these and nothing else.
#[derive(Message, Debug, Clone, PartialEq)]
pub enum Intent {
    /// Start a match with this configuration; it replaces the current game.
    NewMatch(Box<MatchConfig>),
    /// Place a stone for the side to move. In an opening that asks for offers, offer the point or keep it.
    Play(Point),
    /// Apply these actions in order for the player to act in the opening; all of them or none.
    InOpening(Vec<Action>),
    /// Pass: give the turn to the other side without a stone.
    Pass,
    /// Undo a move; against the computer two, so that the person is to move again.
    Undo,
    /// Redo what was undone.
    Redo,
    /// Restart this game of the match with an empty board.
    Restart,
    /// The two players swap sides, and the game continues.
    SwapSides,
    /// Pause the game.
    Pause,
    /// Resume the game.
    GoOn,
    /// The person to move asks for the best point.
    Hint,
    /// The person at the board resigns.
    Resign,
    /// The person to move offers a draw. A computer answers by itself; a person gets the question.
    OfferDraw,
    /// The answer to a draw offer.
    AnswerDraw(bool),
    /// Start the next game of the match, with sides by the chosen rule.
    NextGame,
    /// Leave the game: engines stop, clocks stop. It stays saved, and Continue resumes it.
    Leave,
    /// Resume the saved game.
    Continue,
    /// Open the game in this file; it replaces the current game.
    Open(PathBuf),
    /// Open this game, which came from elsewhere; it replaces the current game.
    TakeUp(Box<SavedMatch>),
    /// The engine's answer to the request of this number. Written by the session alone; an answer to a request that
    /// is no longer current is dropped.
    Reply { request: u64, point: Point },
    /// The engine's answer in the opening: its next action, and before the first the whole decision.
    /// Written by the session alone, and dropped like a reply.
    ReplyInOpening {
        request: u64,
        action: Action,
        opened: Option<Opened>,
    },
    /// The adviser's answer to the person who asked in the situation of this number; none when it found nothing. Written
    /// by the session alone, and dropped like a reply.
    Advise { request: u64, hint: Option<Hint> },
}

/// A change in the live game. Boards, panels, sounds and saves listen.
#[derive(Message, Debug, Clone, PartialEq)]
pub enum Change {
    /// A game has started (or a saved one was opened) and the position may be any. An opened game may be over
    /// already: then no `GameEnded` follows, and the outcome is read from the session.
    GameStarted,
    MoveMade {
        point: Point,
        side: Side,
    },
    /// A side has passed.
    Passed {
        side: Side,
    },
    /// An action of the opening other than a stone.
    Opened {
        action: Action,
        by: Side,
    },
    /// This many stones were undone; none when it was another action of the opening.
    Undone {
        stones: usize,
    },
    /// This many stones were redone; none when it was another action of the opening.
    Redone {
        stones: usize,
    },
    /// It is now this side's turn: its player has to act.
    TurnPassed {
        side: Side,
        human: bool,
    },
    SidesSwapped,
    Paused,
    /// A pause is over.
    WentOn,
    GameEnded {
        outcome: Outcome,
    },
    Refused(Refusal),
    HintShown(Hint),
    /// A person offers a draw to the other person at the board, who must answer.
    DrawOffered {
        by: Side,
    },
    DrawDeclined {
        by: Side,
    },
    /// This many whole seconds are left on the clock of the side to move: at 10, then 5, 4, 3, 2, 1.
    ClockLow {
        side: Side,
        seconds: u64,
    },
    /// An engine failed or hung; the reason in words. A person may continue the game.
    EngineFailed {
        side: Side,
        reason: String,
    },
}

/// Why an intent was refused. Each has a short line of its own on the screen (`refused-…`) and a soft sound.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Refusal {
    NotYourTurn,
    Taken,
    OffBoard,
    /// The rule forbids the point to Black.
    Forbidden {
        point: Point,
        foul: Foul,
    },
    /// The opening asks a question that a point on the board does not answer.
    AnswerFirst,
    /// The opening asks for a different action.
    NotAsked,
    /// The opening does not allow the stone there.
    OutsideRegion,
    /// The point is among the offers.
    OfferedAlready,
    /// The point is the same as one among the offers, by a symmetry of the stones.
    OfferedAlike {
        offered: Point,
    },
    /// The point is not among the offers.
    NotOffered,
    GameOver,
    NothingToUndo,
    NothingToRedo,
    NoGame,
    /// A draw cannot be offered now (nobody to ask, or no stone played yet).
    NoDrawNow,
    /// Nobody at this board can do that: both sides are engines.
    NoPerson,
    /// The next game cannot begin before this one is over.
    GameOn,
    /// The match is over, so it has no next game.
    MatchOver,
    /// The adviser found no hint.
    NoHint,
    /// No moves are played during a pause.
    Paused,
    /// The rule does not allow passing.
    NoPass,
    /// Passing is not allowed in the opening.
    EarlyPass,
    /// A turn on twin boards cannot end without a stone.
    EmptyTurn,
    /// The time of the side to move is up.
    TimeUp,
    /// Not available in an online match.
    NotOnline,
    /// The other player is not connected.
    LineBroken,
    /// The same request is waiting for an answer.
    AskedAlready,
}

impl Refusal {
    /// The Fluent id of the line that tells the player.
    pub fn text_id(self) -> &'static str {
        match self {
            Self::NotYourTurn => "refused-not-your-turn",
            Self::Taken => "refused-taken",
            Self::OffBoard => "refused-off-board",
            Self::Forbidden {
                foul: Foul::Overline,
                ..
            } => "refused-overline",
            Self::Forbidden {
                foul: Foul::DoubleFour,
                ..
            } => "refused-double-four",
            Self::Forbidden {
                foul: Foul::DoubleThree,
                ..
            } => "refused-double-three",
            Self::AnswerFirst => "refused-answer-first",
            Self::NotAsked => "refused-not-asked",
            Self::OutsideRegion => "refused-outside-region",
            Self::OfferedAlready => "refused-offered-already",
            Self::OfferedAlike { .. } => "refused-offered-alike",
            Self::NotOffered => "refused-not-offered",
            Self::GameOver => "refused-game-over",
            Self::NothingToUndo => "refused-nothing-to-undo",
            Self::NothingToRedo => "refused-nothing-to-redo",
            Self::NoGame => "refused-no-game",
            Self::NoDrawNow => "refused-no-draw-now",
            Self::NoPerson => "refused-no-person",
            Self::GameOn => "refused-game-on",
            Self::MatchOver => "refused-match-over",
            Self::NoHint => "refused-no-hint",
            Self::Paused => "refused-paused",
            Self::NoPass => "refused-no-pass",
            Self::EarlyPass => "refused-early-pass",
            Self::EmptyTurn => "refused-empty-turn",
            Self::TimeUp => "refused-time-up",
            Self::NotOnline => "refused-not-online",
            Self::LineBroken => "refused-line-broken",
            Self::AskedAlready => "refused-asked-already",
        }
    }
}
