//! What a match is asked to do and what it answers: [`Intent`]s in, [`Change`]s out.

use super::config::MatchConfig;
use super::saved::Saved;
use crate::net::LedgerAction;
use crate::players::{Hint, OpeningDecision, SearchProgress};
use crate::rules::opening::Action;
use crate::rules::twin::{Turn, TwinPoint};
use crate::rules::{Foul, Point, Side};
use std::path::PathBuf;
use std::time::Duration;

/// A request to the live game. Everything that changes it is one of these.
#[derive(Debug, Clone, PartialEq)]
pub enum Intent {
    /// Start a match with this configuration, on one board or on twin boards; it replaces the current game.
    NewMatch(Box<MatchConfig>),
    /// Place a stone for the side to move. In an opening that asks for offers, offer the point or keep it.
    Play(TwinPoint),
    /// On twin boards, end the turn after its first stone.
    EndTurn,
    /// Apply these actions in order for the player to act in the opening; all of them or none.
    InOpening(Vec<Action>),
    /// Pass: give the turn to the other side without a stone.
    Pass,
    /// Undo a move, or on twin boards a turn; against the computer two, so that the person is to move again.
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
    /// The person to move asks for the best move.
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
    /// Resume the game that was left. Where there is none in memory, whoever has the files opens the saved one.
    Continue,
    /// Open the game in this file; it replaces the current game. Whoever has the files turns it into [`TakeUp`](Self::TakeUp).
    Open(PathBuf),
    /// Open this game, which came from elsewhere; it replaces the current game.
    TakeUp(Box<Saved>),
    /// Resume this game, which was saved here.
    Resume(Box<Saved>),
    /// Close the game without a trace: it is saved elsewhere, or belongs to two machines.
    Close,
    /// An engine's answer to the request of this number. An answer to a request that is no longer current is dropped.
    Reply {
        /// See [`LiveGame::request`](super::LiveGame::request).
        request: u64,
        /// What it plays.
        decision: Decision,
    },
    /// An engine at work on this request reports its progress.
    Progress {
        /// See [`LiveGame::request`](super::LiveGame::request).
        request: u64,
        /// What it has found so far.
        insight: SearchProgress,
    },
    /// The engine at work on this request has failed. A person may play for it; any change of the position asks it again.
    EngineFailed {
        /// See [`LiveGame::request`](super::LiveGame::request).
        request: u64,
        /// What went wrong.
        reason: String,
    },
    /// The adviser's answer to this request; none when it found nothing. Dropped like a reply.
    Advise {
        /// See [`LiveGame::request`](super::LiveGame::request).
        request: u64,
        /// What it recommends.
        advice: Option<Advice>,
    },
    /// Time passes for the side that has to act. A flag does not fall before [`Fall`](Self::Fall).
    Tick(Duration),
    /// All intents of a frame were handled: a flag that its [`Tick`](Self::Tick) has reached falls now, unless a move came in
    /// time. Between two machines the ledger decides, and the flag is only forgotten.
    Fall,
    /// The game waits for the other machine, or does not wait any more.
    Wait(bool),
    /// The side that has to act has thought for this long, as its own machine reports.
    SetThinking(Duration),
    /// Begin a match between two machines.
    BeginOnline {
        /// With the seats as they are at this machine.
        config: Box<MatchConfig>,
        /// The player (0 or 1) who opens the first game if chance decides.
        opener: usize,
    },
    /// An entry of the ledger between two machines.
    Enter {
        /// What is done.
        act: LedgerAction,
        /// How long the side to act had thought.
        time: Duration,
        /// The player (0 or 1) who opens the next game if chance decides.
        opener: usize,
    },
}

impl Intent {
    /// Places a stone on the only board, or on one of two.
    #[must_use]
    pub fn play(at: impl Into<TwinPoint>) -> Self {
        Self::Play(at.into())
    }

    /// An engine's move on one board.
    #[must_use]
    pub fn reply(request: u64, point: Point) -> Self {
        let decision = Decision::Move(point);
        Self::Reply { request, decision }
    }
}

/// What an engine plays.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Decision {
    /// A stone on one board.
    Move(Point),
    /// Its next action in an opening; with the first of them everything it decided there.
    InOpening(Action, Option<OpeningDecision>),
    /// A turn on twin boards.
    Turn(Turn),
}

/// What the adviser recommends.
#[derive(Debug, Clone, PartialEq)]
pub enum Advice {
    /// A point on one board, with the line behind it.
    Point(Hint),
    /// A turn on twin boards.
    Turn(Turn),
}

/// A change in the live game. Boards, panels, sounds and saves listen.
#[derive(Debug, Clone, PartialEq)]
pub enum Change {
    /// A game has started (or a saved one was opened) and the position may be any. An opened game may be over
    /// already: then no `GameEnded` follows, and the outcome is read from the game.
    GameStarted,
    /// A stone was placed. On one board it is the whole move; on twin boards `TurnPassed` tells when the turn is over.
    StonePlaced {
        /// Where.
        at: TwinPoint,
        /// Whose stone.
        side: Side,
    },
    /// A side has passed.
    Passed {
        /// The side.
        side: Side,
    },
    /// An action of the opening other than a stone.
    Opened {
        /// The action.
        action: Action,
        /// The side of the player who took it.
        by: Side,
    },
    /// This many stones were undone; none when it was another action of the opening.
    Undone {
        /// Passes count, too.
        stones: usize,
    },
    /// This many stones were redone; none when it was another action of the opening.
    Redone {
        /// Passes count, too.
        stones: usize,
    },
    /// It is now this side's turn: its player has to act.
    TurnPassed {
        /// The side.
        side: Side,
        /// Whether a person at this machine plays it.
        human: bool,
    },
    /// The players have the other side now.
    SidesSwapped,
    /// The game is paused.
    Paused,
    /// A pause is over.
    WentOn,
    /// The game is over; the outcome is read from it.
    GameEnded {
        /// Nobody after a draw.
        winner: Option<Side>,
    },
    /// The request was refused, and nothing has changed.
    Refused(Refusal),
    /// A hint was found; it is read from the game.
    HintShown,
    /// A person offers a draw to the other person at the board, who must answer.
    DrawOffered {
        /// Who offers it.
        by: Side,
    },
    /// The offer was declined.
    DrawDeclined {
        /// Who declines it.
        by: Side,
    },
    /// This many whole seconds are left on the clock of the side to move: at 10, then 5, 4, 3, 2, 1.
    ClockLow {
        /// Whose clock.
        side: Side,
        /// Whole seconds.
        seconds: u64,
    },
    /// An engine failed or hung. A person may continue the game.
    EngineFailed {
        /// The engine's side.
        side: Side,
        /// What went wrong.
        reason: String,
    },
}

/// Why an intent was refused. Each has a short line of its own on the screen (`refused-…`) and a soft sound.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// It is another player's turn.
    NotYourTurn,
    /// There is a stone on the point.
    Taken,
    /// The point is not on the board.
    OffBoard,
    /// The rule forbids the point to Black.
    Forbidden {
        /// The point.
        point: Point,
        /// Why it is forbidden.
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
        /// The offer it equals.
        offered: Point,
    },
    /// The point is not among the offers.
    NotOffered,
    /// The game is over.
    GameOver,
    /// Nothing can be undone.
    NothingToUndo,
    /// Nothing can be redone.
    NothingToRedo,
    /// There is no game.
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
