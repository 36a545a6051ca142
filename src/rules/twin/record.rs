//! The record of a game on twin boards: its turns, those that were taken back and can be played again, and an end that no
//! stone made.
//!
//! ```
//! use narabe::rules::twin::{TWIN_SIZE, TwinRecord};
//!
//! let mut record = TwinRecord::new(TWIN_SIZE);
//! record.play("L:j10".parse()?)?; // Black's first turn is one stone, and over
//! record.play("L:k11".parse()?)?;
//! record.undo_stone(); // White thinks better of it, and may: the turn is not over
//! record.play("R:j10".parse()?)?;
//! record.end_turn()?;
//! assert_eq!(record.undo_turn().unwrap().to_string(), "R:j10");
//! assert_eq!(record.redo_turn().unwrap().to_string(), "R:j10");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::{Turn, TwinDraw, TwinError, TwinOutcome, TwinPoint, TwinPosition, TwinVictory};
use crate::rules::{BoardSize, Side};

/// A game with the turns to play again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwinRecord {
    pub(super) position: TwinPosition,
    /// The turns that were taken back, the one to play again first at the end.
    pub(super) undone: Vec<Turn>,
    /// An end of the game that no stone made.
    pub(super) ending: Option<TwinOutcome>,
}

impl TwinRecord {
    /// An empty record.
    #[must_use]
    pub fn new(size: BoardSize) -> Self {
        Self {
            position: TwinPosition::new(size),
            undone: Vec::new(),
            ending: None,
        }
    }

    /// The position that the record stands at.
    #[must_use]
    pub const fn position(&self) -> &TwinPosition {
        &self.position
    }

    /// How the game ended, if it did.
    #[must_use]
    pub const fn outcome(&self) -> Option<&TwinOutcome> {
        self.position.outcome()
    }

    /// Plays a stone of the side to move; see [`TwinPosition::play`].
    ///
    /// # Errors
    /// [`TwinError`] when the stone is not allowed; the record is then exactly as it was.
    pub fn play(&mut self, point: TwinPoint) -> Result<Option<&TwinOutcome>, TwinError> {
        self.position.play(point)?;
        self.settle();
        Ok(self.outcome())
    }

    /// Ends the turn after its first stone.
    ///
    /// # Errors
    /// [`TwinError`] when no stone was played, or the game is over; the record is then exactly as it was.
    pub fn end_turn(&mut self) -> Result<Option<&TwinOutcome>, TwinError> {
        self.position.end_turn()?;
        self.settle();
        Ok(self.outcome())
    }

    /// Plays a whole turn; see [`TwinPosition::play_turn`].
    ///
    /// # Errors
    /// [`TwinError`] when it is not allowed; the record is then exactly as it was.
    pub fn play_turn(&mut self, turn: Turn) -> Result<Option<&TwinOutcome>, TwinError> {
        self.position.play_turn(turn)?;
        self.settle();
        Ok(self.outcome())
    }

    /// Ends the game: `loser` resigns.
    ///
    /// # Errors
    /// [`TwinError::GameOver`] when it has already ended.
    pub fn resign(&mut self, loser: Side) -> Result<&TwinOutcome, TwinError> {
        self.end(TwinOutcome::Win {
            winner: loser.other(),
            by: TwinVictory::Resignation,
        })
    }

    /// Ends the game: the clock of `loser` has run out.
    ///
    /// # Errors
    /// [`TwinError::GameOver`] when it has already ended.
    pub fn flag(&mut self, loser: Side) -> Result<&TwinOutcome, TwinError> {
        self.end(TwinOutcome::Win {
            winner: loser.other(),
            by: TwinVictory::Time,
        })
    }

    /// Ends the game: both sides agree to a draw.
    ///
    /// # Errors
    /// [`TwinError::GameOver`] when it has already ended.
    pub fn agree_draw(&mut self) -> Result<&TwinOutcome, TwinError> {
        self.end(TwinOutcome::Draw(TwinDraw::Agreement))
    }

    /// Takes back a resignation, a draw by agreement or a loss on time, and gives what it was.
    pub fn retract(&mut self) -> Option<TwinOutcome> {
        let ending = self.ending.take()?;
        self.position.set_outcome(None);
        Some(ending)
    }

    /// Takes back the stone of a turn that is not over, and gives its point.
    pub fn undo_stone(&mut self) -> Option<TwinPoint> {
        if self.ending.is_some() {
            return None;
        }
        self.position.undo_stone()
    }

    /// Takes one thing back: a word that ended the game, with which no turn is given; or else the stone of a turn that is
    /// not over; or else the last turn, which [`redo_turn`](Self::redo_turn) brings back.
    pub fn undo_turn(&mut self) -> Option<Turn> {
        if self.retract().is_some() {
            return None;
        }
        if let Some(stone) = self.undo_stone() {
            return Some(Turn::one(stone));
        }
        let turn = self.position.undo_turn()?;
        self.undone.push(turn);
        Some(turn)
    }

    /// Plays the turn again that was taken back last; not while another one is begun or the game is over.
    pub fn redo_turn(&mut self) -> Option<Turn> {
        let &turn = self.undone.last()?;
        if self.position.open_stone().is_some() {
            return None;
        }
        self.position.play_turn(turn).ok()?;
        self.undone.pop();
        Some(turn)
    }

    /// How many times [`undo_turn`](Self::undo_turn) has something to take back.
    #[must_use]
    pub fn undo_count(&self) -> usize {
        self.position.turns().len()
            + usize::from(self.position.open_stone().is_some())
            + usize::from(self.ending.is_some())
    }

    /// How many turns can be played again.
    #[must_use]
    pub fn redo_count(&self) -> usize {
        self.undone.len()
    }

    /// All turns that are over, then those that redo would play.
    #[must_use]
    pub fn line(&self) -> Vec<Turn> {
        let again = self.undone.iter().rev();
        self.position.turns().iter().chain(again).copied().collect()
    }

    /// After a stone or the end of a turn: a turn that is over and is not the one to play again replaces those to come.
    fn settle(&mut self) {
        if self.position.open_stone().is_none() && self.undone.pop().as_ref() != self.last_turn() {
            self.undone.clear();
        }
    }

    fn last_turn(&self) -> Option<&Turn> {
        self.position.turns().last()
    }

    pub(super) fn end(&mut self, ending: TwinOutcome) -> Result<&TwinOutcome, TwinError> {
        if self.outcome().is_some() {
            return Err(TwinError::GameOver);
        }
        self.position.set_outcome(Some(ending.clone()));
        Ok(self.ending.insert(ending))
    }
}
