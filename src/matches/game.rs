//! What a match needs to know of a game.

use super::config::{FoulRule, MatchConfig};
use super::message::{Advice, Change, Refusal};
use super::opening::EngineChoice;
use super::saved::{Saved, SavedMatch, SavedOpening};
use crate::players::OpeningDecision;
use crate::rules::opening::Action;
use crate::rules::twin::{Turn, TwinPoint};
use crate::rules::{BoardSize, Point, Side};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;
use std::time::Duration;

/// Something that is played: by a person, an engine, or at the other machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Play {
    /// A stone. On one board only the left half exists. In an opening that asks for offers the point is offered or kept.
    Stone(TwinPoint),
    /// The turn is given away without a stone.
    Pass,
    /// On twin boards the turn ends after its first stone.
    EndTurn,
    /// An action of the opening protocol.
    InOpening(Action),
    /// A whole turn on twin boards.
    Turn(Turn),
}

/// What playing has changed.
#[derive(Debug)]
pub struct Played {
    /// What has happened, in order.
    pub changes: Vec<Change>,
    /// Whether it completes a step. If not, the turn goes on.
    pub is_step: bool,
    /// The step is the one that redo would have taken, so redo continues after it.
    pub is_redo: bool,
    /// The players have exchanged their colours.
    pub is_swap: bool,
}

/// Why something cannot be played.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayError {
    /// For the person who tried it.
    pub refusal: Refusal,
    /// For the report on an engine that tried it.
    pub reason: String,
}

impl PlayError {
    /// An error of the rules with the refusal it means.
    pub fn new(refusal: Refusal, error: &impl fmt::Display) -> Self {
        Self {
            refusal,
            reason: error.to_string(),
        }
    }
}

/// A step that undo or redo has taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// How many stones (or passes) it removed or placed.
    pub stones: usize,
    /// The players have exchanged their colours.
    pub is_swap: bool,
}

/// How a game has ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct End {
    /// Nobody after a draw.
    pub winner: Option<Side>,
    /// Whether the stones have ended it, and not a resignation, an agreement or the clock.
    pub is_decided_on_board: bool,
}

/// An end of a game that no stone makes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Ending {
    /// This side resigns.
    Resignation(Side),
    /// This side's time is up.
    Flag(Side),
    /// Both sides agree to a draw.
    Draw,
}

/// A game that a match can be played with.
///
/// A game is a line of steps. On one board each action of the opening is a step, then each stone or pass; on twin boards each
/// turn. A turn of two stones is not a step before it is over.
pub trait Game: Clone + fmt::Debug {
    /// The name of its saved matches in the head of their files.
    const FORMAT: &'static str;
    /// What is kept of the game in a file.
    type Record: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned;
    /// What stands on the board or boards.
    type Position;
    /// How it ended, in detail.
    type Outcome: fmt::Debug;
    /// What a hint shows.
    type Hint: Clone + fmt::Debug;

    /// Makes a configuration valid for this game, whatever a file or a screen has put into it.
    fn adapt(config: &mut MatchConfig);
    /// The start of a game.
    fn new(config: &MatchConfig) -> Self;

    /// The line of the game, undone steps included, and on one board all variations.
    fn record(&self) -> &Self::Record;
    /// What stands on the board or boards.
    fn position(&self) -> &Self::Position;
    /// How the game ended, if it did.
    fn outcome(&self) -> Option<&Self::Outcome>;
    /// The same for any game.
    fn end(&self) -> Option<End>;

    /// The side whose stone is placed next.
    fn to_move(&self) -> Side;
    /// The side whose player has to act. In an opening that need not be the side to move.
    fn to_act(&self) -> Side {
        self.to_move()
    }
    /// The present side of the player who began the game with Black.
    fn beginner(&self) -> Side {
        Side::Black
    }
    /// Whether the opening protocol still asks for something.
    fn is_opening(&self) -> bool {
        false
    }
    /// Whether a turn is begun and not over.
    fn is_mid_turn(&self) -> bool {
        false
    }
    /// The stones and passes up to now; on twin boards the turns, one that is begun included.
    fn moves(&self) -> usize;
    /// The same of the whole line, undone steps included.
    fn moves_in_line(&self) -> usize;
    /// The moves that are complete; on twin boards the turns that are over.
    fn moves_done(&self) -> usize {
        self.moves()
    }
    /// The size of the board, or of each.
    fn size(&self) -> BoardSize;
    /// The stones on each board in the order in which they were placed.
    fn stones(&self) -> Vec<Vec<(Point, Side)>>;
    /// Whether the side to move may pass.
    fn may_pass(&self) -> bool {
        false
    }
    /// Whether the players may exchange their sides in the middle of the game.
    fn can_swap_sides(&self) -> bool {
        false
    }
    /// Whether an engine with this side agrees to a draw. None where engines do not discuss draws.
    fn engine_accepts_draw(&self, _engine: Side) -> Option<bool> {
        None
    }

    /// How many steps were taken.
    fn steps(&self) -> usize;
    /// For each step of the line, undone ones included, the present side of the player who takes it.
    fn actors(&self) -> Vec<Side>;
    /// Undoes the last step.
    fn step_back(&mut self) -> Option<Step>;
    /// Redoes the next step.
    fn step_forward(&mut self) -> Option<Step>;
    /// Undoes the stone of a turn that is not over. False when there is none.
    fn undo_mid_turn(&mut self) -> bool {
        false
    }

    /// Plays; an error leaves the game as it was.
    ///
    /// # Errors
    /// [`PlayError`] says why it is not allowed.
    fn play(&mut self, play: &Play, fouls: FoulRule) -> Result<Played, PlayError>;
    /// Ends the game. False, and nothing done, when it is over already.
    fn finish(&mut self, ending: Ending) -> bool;
    /// Takes back an end that no stone has made. False when there is none.
    fn retract(&mut self) -> bool;
    /// Keeps what an engine considered when it acted in the opening.
    fn note_choice(&mut self, _player: usize, _after: usize, _opened: &OpeningDecision) {}
    /// What engines considered in the opening.
    fn choices(&self) -> &[EngineChoice] {
        &[]
    }

    /// The hint for this game in an answer of the adviser.
    fn hint(advice: &Advice) -> Option<Self::Hint>;
    /// The state of the game in a line of text, equal on two machines if and only if they agree.
    fn digest_text(&self) -> String;

    /// A saved match of this kind.
    fn own(saved: &Saved) -> Option<&SavedMatch<Self>>;
    /// A saved match of any kind.
    fn wrap(saved: SavedMatch<Self>) -> Saved;
    /// What is saved of the opening, if one is played, with the time of each step of the line.
    fn save_opening(&self, _times: &[Duration]) -> Option<SavedOpening> {
        None
    }
    /// The time of each move of the line (on twin boards each turn), from that of each step.
    fn move_times(&self, times: &[Duration]) -> Vec<Duration> {
        times.to_vec()
    }
    /// The game of a saved match, and the time of each step.
    ///
    /// # Errors
    /// What the parts of the saved match contradict each other in.
    fn restore(saved: &SavedMatch<Self>) -> Result<(Self, Vec<Duration>), &'static str>;
}
