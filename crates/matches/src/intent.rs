//! Intents: what the live game is asked to do.

use super::any_saved_match::AnySavedMatch;
use super::config::{MatchConfig, Player};
use super::engine_answer::EngineAnswer;
use narabe_net::LedgerAction;
use narabe_rules::opening::Action;
use narabe_rules::twin::TwinPoint;
use std::time::Duration;

/// A request to the live game. Everything that changes it is an intent.
#[derive(Debug, Clone, PartialEq)]
pub enum Intent {
    /// Start a match with this configuration, on one board or on twin boards; it replaces the current game.
    NewMatch(Box<MatchConfig>),
    /// Place a stone for the side to move. In an opening that asks for offers, offer the point or keep it.
    Play(TwinPoint),
    /// On twin boards, end the turn after its first stone.
    EndTurn,
    /// Apply these actions in order for the player to act in the opening; all of them or none.
    OpeningActions(Vec<Action>),
    /// Pass: give the turn to the other side without a stone.
    Pass,
    /// Undo a move, or on twin boards a turn; against an engine as many as it takes until the person is to move again.
    Undo,
    /// Redo what was undone.
    Redo,
    /// Restart this game of the match with an empty board.
    Restart,
    /// The two players swap sides, and the game continues.
    SwapSides,
    /// Pause the game.
    Pause,
    /// Continue after a pause.
    Unpause,
    /// The person to move asks for a hint.
    RequestHint,
    /// The person at this machine resigns.
    Resign,
    /// The person to move offers a draw. An engine answers by itself; a person is asked.
    OfferDraw,
    /// The answer to a draw offer.
    AnswerDraw(bool),
    /// Start the next game of the match, with sides by the chosen rule.
    NextGame,
    /// Leave the game: engines and clocks stop. It stays saved, and [`Continue`](Self::Continue) resumes it.
    Leave,
    /// Resume the game that was left, which is refused if there is none in memory.
    Continue,
    /// Open an imported game; it replaces the current game.
    OpenImported(Box<AnySavedMatch>),
    /// Open a game that was saved here, and resume it.
    OpenSaved(Box<AnySavedMatch>),
    /// Close the game without saving: it is saved elsewhere, or it is an online match.
    Close,
    /// What an engine answers to a request. An answer to an earlier request is dropped.
    Engine {
        /// See [`Match::request`](super::Match::request).
        request: u64,
        /// The answer.
        answer: EngineAnswer,
    },
    /// Ask the engine again that has failed in this position.
    AskEngineAgain,
    /// Another player at this machine takes the place of one, such as a person that of an engine that has failed.
    ReplacePlayer {
        /// The player's number, 0 or 1.
        player: usize,
        /// Who takes the place.
        by: Player,
    },
    /// Time passes for the side to act. The flag does not fall before [`CheckFlag`](Self::CheckFlag).
    Tick(Duration),
    /// All intents of the frame were handled: the flag falls if [`Tick`](Self::Tick) has reached it and no move came in
    /// time. In an online match the ledger decides, and this has no effect.
    CheckFlag,
    /// Make the game wait for the other machine, or end the wait.
    SetWaiting(bool),
    /// Set the time that the side to act has used for its turn, as its own machine reports it.
    SetTurnTime(Duration),
    /// Name a player of an online match whose name was not known when it began.
    NamePlayer {
        /// The player, 0 or 1.
        player: usize,
        /// The name.
        name: String,
    },
    /// Start an online match.
    NewOnlineMatch {
        /// The configuration, with the seats as they are at this machine.
        config: Box<MatchConfig>,
        /// The player (0 or 1) who opens the first game if a coin toss decides.
        opener: usize,
    },
    /// Apply an entry of the ledger of an online match.
    ApplyEntry {
        /// The action.
        action: LedgerAction,
        /// How long the side to act had thought.
        time: Duration,
        /// The player (0 or 1) who opens the next game if a coin toss decides.
        opener: usize,
    },
}

impl Intent {
    /// Places a stone on the board, or on one of two.
    pub fn play(at: impl Into<TwinPoint>) -> Self {
        Self::Play(at.into())
    }
}
