//! The messages that meet at the session: wishes in, changes out.

use crate::players::{Hint, Opened};
use crate::rules::opening::Action;
use crate::rules::{Foul, Outcome, Point, Side};
use bevy::prelude::*;
use std::path::PathBuf;

use super::config::MatchConfig;
use super::file::SavedMatch;

/// A wish about the live game. A click, a key, an engine, a menu: all of them write these and nothing else.
#[derive(Message, Debug, Clone, PartialEq)]
pub enum Intent {
    /// Begin a match by this configuration; the game before it is over and done.
    NewMatch(Box<MatchConfig>),
    /// Place a stone for the side to move. In an opening that asks for offers, offer the point or keep it.
    Play(Point),
    /// Do these things, one after the other, for whoever has to act in the opening; all of them or none.
    InOpening(Vec<Action>),
    /// Pass: give the turn to the other side without a stone.
    Pass,
    /// Take back a move; against the computer the pair, so that the person is to move again.
    Undo,
    /// Play again what was taken back.
    Redo,
    /// Begin this game of the match again, with an empty board.
    Restart,
    /// The two players change sides, and the game goes on.
    SwapSides,
    /// The game stands still until somebody goes on.
    Pause,
    /// The pause is over.
    GoOn,
    /// The person to move asks for the best point.
    Hint,
    /// The person at the board gives up the game.
    Resign,
    /// The person to move offers a draw. A computer answers by itself; a person gets the question.
    OfferDraw,
    /// The answer to a draw offer.
    AnswerDraw(bool),
    /// Begin the next game of the match, sides by the chosen rule.
    NextGame,
    /// Leave the game: engines stop, clocks stop. It stays saved, and Continue takes it up.
    Leave,
    /// Take the saved game up again where it was left.
    Continue,
    /// Take up the game in this file; the game before it is over and done.
    Open(PathBuf),
    /// Take up this game, which came from elsewhere; the game before it is over and done.
    TakeUp(Box<SavedMatch>),
    /// The engine's answer to the request of this number. Written by the session alone; an answer to a request that
    /// is no longer the present one is dropped.
    Reply { request: u64, point: Point },
    /// The engine's answer in the opening: the next thing that it does, and before the first all that it has decided.
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

/// What has happened in the live game. Boards, panels, sounds and saves listen.
#[derive(Message, Debug, Clone, PartialEq)]
pub enum Change {
    /// A game has begun (or a saved one was taken up) and the position may be any. A game taken up may be over
    /// already: then no `GameEnded` follows, and whoever shows it asks the session for the outcome.
    GameStarted,
    MoveMade {
        point: Point,
        side: Side,
    },
    /// A side has given its turn away without a stone.
    Passed {
        side: Side,
    },
    /// Something was done in the opening that is no stone.
    Opened {
        action: Action,
        by: Side,
    },
    /// So many stones were taken back; none when it was something else of the opening.
    Undone {
        stones: usize,
    },
    /// So many stones were played again; none when it was something else of the opening.
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
    /// A person offers a draw to the person across the board, who must answer.
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

/// Why a wish was not granted. Each has a short line of its own on the screen (`refused-…`) and a soft sound.
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
    /// The opening asks for something that no point of the board answers.
    AnswerFirst,
    /// The opening asks for something else.
    NotAsked,
    /// The opening does not let the stone go there.
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
    /// The match is decided, so it has no next game.
    MatchOver,
    /// The adviser has nothing to say.
    NoHint,
    /// Nothing is played in a pause.
    Paused,
    /// The rule knows no pass.
    NoPass,
    /// Nobody passes in the opening.
    EarlyPass,
    /// A turn on twin boards cannot end without a stone.
    EmptyTurn,
    /// The time of the side to move is up.
    TimeUp,
    /// That is not done between two machines.
    NotOnline,
    /// The other machine is not there.
    LineBroken,
    /// It was asked for a moment ago.
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
