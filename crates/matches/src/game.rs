//! What a match needs of a game: the trait [`Game`] with its types.

use super::change::Change;
use super::config::{FoulRule, MatchConfig};
use super::engine_failure::EngineFailure;
use super::refusal::Refusal;
use super::saved_game::{SavedGame, SavedOpening};
use narabe_rules::opening::Action;
use narabe_rules::twin::{Turn, TwinPoint};
use narabe_rules::{BoardSize, EndReason, Outcome, Point, Side};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt;
use std::time::Duration;

/// An action in a game, by a person, an engine, or a player at another machine.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum GameAction {
    /// Place a stone. On one board only the left half exists. In an opening that requires offers, offer the point or
    /// pick it.
    Stone(TwinPoint),
    /// Pass: end the turn without a stone.
    Pass,
    /// On twin boards, end the turn after its first stone.
    EndTurn,
    /// Perform an action of the opening protocol.
    OpeningAction(Action),
    /// Play a whole turn on twin boards.
    Turn(Turn),
}

/// What an action has changed.
#[derive(Debug)]
pub struct ActionEffect {
    /// The changes, in order.
    pub changes: Vec<Change>,
    /// Whether the action completes a step. If not, the turn continues.
    pub is_step: bool,
    /// Whether redo would have taken the same step; redo can then continue after it.
    pub is_redo: bool,
    /// Whether the players have swapped sides.
    pub is_swap: bool,
}

impl ActionEffect {
    /// A step with this change.
    pub fn step(change: Change, is_redo: bool) -> Self {
        Self {
            changes: vec![change],
            is_step: true,
            is_redo,
            is_swap: false,
        }
    }
}

/// Why an action is not possible.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameActionError {
    /// The reason for a person.
    pub refusal: Refusal,
    /// The reason for the report on an engine.
    pub reason: String,
}

impl GameActionError {
    /// The two reasons.
    pub fn new(refusal: Refusal, reason: impl Into<String>) -> Self {
        let reason = reason.into();
        Self { refusal, reason }
    }
}

impl From<GameActionError> for EngineFailure {
    fn from(error: GameActionError) -> Self {
        let GameActionError { refusal, reason } = error;
        Self::Illegal { refusal, reason }
    }
}

/// An error of the rules, with the refusal that corresponds to it.
impl<E: fmt::Display> From<E> for GameActionError
where
    Refusal: for<'a> From<&'a E>,
{
    fn from(error: E) -> Self {
        Self::new(Refusal::from(&error), error.to_string())
    }
}

/// The effect of undoing or redoing a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct StepEffect {
    /// How many stones or passes were removed or placed.
    pub stones: usize,
    /// Whether the players have swapped sides.
    pub is_swap: bool,
}

impl StepEffect {
    /// One stone or pass.
    pub const MOVE: Self = Self {
        stones: 1,
        is_swap: false,
    };
}

/// The end of a game, whatever its kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct GameEnd {
    /// None after a draw.
    pub winner: Option<Side>,
    /// Whether the stones decided it, as opposed to a resignation, an agreement or the clock.
    pub is_decided_on_board: bool,
    /// Whether a player's time ran out, on the clock or by absence.
    pub is_decided_by_time: bool,
}

impl<V: EndReason, D: EndReason> From<&Outcome<V, D>> for GameEnd {
    fn from(outcome: &Outcome<V, D>) -> Self {
        Self {
            winner: outcome.winner(),
            is_decided_on_board: outcome.is_decided_on_board(),
            is_decided_by_time: outcome.is_decided_by_time(),
        }
    }
}

/// An end of a game other than by a stone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Termination {
    /// This side resigns.
    Resignation(Side),
    /// This side's time is up.
    Flag(Side),
    /// This side was absent for too long.
    Absence(Side),
    /// The players agree to a draw.
    Draw,
}

/// A game that a match can consist of, whatever its kind.
///
/// A game is a line of steps. On one board each action of the opening is a step, and after it each stone or pass; on
/// twin boards each turn is one. A turn of two stones is not a step before it is over.
pub trait Game: fmt::Debug {
    /// The end, once the game is over.
    fn end(&self) -> Option<GameEnd>;
    /// The side whose stone is placed next.
    fn to_move(&self) -> Side;
    /// The side whose player has to act. In an opening it need not be the side to move.
    fn to_act(&self) -> Side {
        self.to_move()
    }
    /// The present side of the player who began the game with Black.
    fn beginner(&self) -> Side {
        Side::Black
    }
    /// Whether the opening protocol still requires an action.
    fn is_opening(&self) -> bool {
        false
    }
    /// Whether there is an unfinished turn.
    fn is_mid_turn(&self) -> bool {
        false
    }
    /// The number of stones and passes up to now; on twin boards of turns, an unfinished one included.
    fn moves(&self) -> usize;
    /// The same for the whole line, undone steps included.
    fn moves_in_line(&self) -> usize;
    /// The size of the board, or of each of the two.
    fn size(&self) -> BoardSize;
    /// The stones on each board, in the order in which they were placed.
    fn stones(&self) -> Vec<Vec<(Point, Side)>>;
    /// Whether the side to move may pass.
    fn may_pass(&self) -> bool {
        false
    }
    /// Whether the side to move may do nothing but pass.
    fn must_pass(&self) -> bool {
        false
    }
    /// Whether the players may swap sides in the middle of the game.
    fn can_swap_sides(&self) -> bool {
        false
    }
    /// Whether an engine with this side agrees to a draw. None for kinds of games in which engines do not.
    fn engine_accepts_draw(&self, _engine: Side) -> Option<bool> {
        None
    }

    /// The number of steps taken.
    fn steps(&self) -> usize;
    /// For each step of the line, undone ones included, the present side of the player who takes it.
    fn actors(&self) -> Vec<Side>;
    /// The time of each move of the line, on twin boards of each turn, given the time of each step.
    fn move_times(&self, times: &[Duration]) -> Vec<Duration> {
        times.to_vec()
    }
    /// Undoes the last step.
    fn undo_step(&mut self) -> Option<StepEffect>;
    /// Redoes the next step.
    fn redo_step(&mut self) -> Option<StepEffect>;
    /// Undoes the first stone of an unfinished turn. False if there is none.
    fn undo_mid_turn(&mut self) -> bool {
        false
    }

    /// Performs an action. After an error the game is unchanged.
    ///
    /// # Errors
    /// [`GameActionError`] if the action is not possible.
    fn play(&mut self, play: &GameAction, fouls: FoulRule)
    -> Result<ActionEffect, GameActionError>;
    /// Ends the game without a stone. False, and nothing is done, if it is over already.
    fn finish(&mut self, ending: Termination) -> bool;
    /// Takes back an end that was not decided on the board. False if there is none.
    fn retract(&mut self) -> bool;
    /// The state of the game as text, equal on two machines if and only if they agree.
    fn digest_text(&self) -> String;
}

/// A kind of game.
pub trait GameKind: Game + Clone {
    /// The format name in the header of its files.
    const FORMAT: &'static str;
    /// The record of the game, which is saved.
    type Record: Clone + fmt::Debug + PartialEq + Serialize + DeserializeOwned;
    /// The position on the board or boards.
    type Position;
    /// The reasons for a win.
    type Victory: EndReason;
    /// The reasons for a draw.
    type DrawReason: EndReason;

    /// Makes a configuration valid for this kind of game.
    fn normalize_config(config: &mut MatchConfig);
    /// Starts a game.
    fn new(config: &MatchConfig) -> Self;
    /// The record of the game, undone steps included, on one board with all variations.
    fn record(&self) -> &Self::Record;
    /// The position on the board or boards.
    fn position(&self) -> &Self::Position;
    /// The outcome, once the game is over.
    fn outcome(&self) -> Option<&Outcome<Self::Victory, Self::DrawReason>>;

    /// The saved form of the opening, given the time of each step; none if no opening protocol is played.
    fn save_opening(&self, _times: &[Duration]) -> Option<SavedOpening> {
        None
    }
    /// Restores the game of a saved match, with the time of each step.
    ///
    /// # Errors
    /// The contradiction in the saved match.
    fn restore(saved: &SavedGame<'_, Self::Record>) -> Result<(Self, Vec<Duration>), &'static str>;
}

/// The methods of [`Game`] that its record has under the same names, whatever the kind of game.
macro_rules! game_methods {
    () => {
        fn end(&self) -> Option<GameEnd> {
            self.outcome().map(GameEnd::from)
        }

        fn to_move(&self) -> Side {
            self.position().side_to_move()
        }

        fn size(&self) -> BoardSize {
            self.position().size()
        }

        fn finish(&mut self, ending: Termination) -> bool {
            let ended = match ending {
                Termination::Resignation(side) => self.record_mut().resign(side),
                Termination::Flag(side) => self.record_mut().flag(side),
                Termination::Absence(side) => self.record_mut().forfeit(side),
                Termination::Draw => self.record_mut().agree_draw(),
            };
            ended.is_ok()
        }

        fn retract(&mut self) -> bool {
            self.record_mut().retract().is_some()
        }
    };
}

/// The methods of [`GameKind`] that differ only in the types: of the record, its position and its reasons for a win and
/// for a draw.
macro_rules! game_kind_methods {
    ($record:ty, $position:ty, $victory:ty, $draw_reason:ty) => {
        type Record = $record;
        type Position = $position;
        type Victory = $victory;
        type DrawReason = $draw_reason;

        fn position(&self) -> &$position {
            self.record().position()
        }

        fn outcome(&self) -> Option<&Outcome<$victory, $draw_reason>> {
            self.record().outcome()
        }
    };
}

pub(super) use {game_kind_methods, game_methods};
