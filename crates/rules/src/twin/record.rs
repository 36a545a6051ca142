//! The record of a game on twin boards: its turns, and the turns that were taken back and can be redone.
//!
//! Its methods have the names of those of [`Record`](crate::Record), with turns in place of moves.
//!
//! ```
//! use narabe_rules::twin::{TWIN_SIZE, TwinRecord};
//!
//! let mut record = TwinRecord::new(TWIN_SIZE);
//! record.play("L:j10".parse()?)?; // Black's first turn is a single stone
//! record.play("L:k11".parse()?)?;
//! record.undo_stone(); // allowed, because White's turn is not finished
//! record.play("R:j10".parse()?)?;
//! record.end_turn()?;
//! assert_eq!(record.undo().unwrap().to_string(), "R:j10");
//! assert_eq!(record.redo().unwrap().to_string(), "R:j10");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::{Turn, TwinDrawReason, TwinError, TwinOutcome, TwinPoint, TwinPosition, TwinVictory};
use crate::{BoardSize, Side};

/// The record of a game on twin boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TwinRecord {
    pub(super) position: TwinPosition,
    /// The turns that were taken back; the next one to redo is last.
    pub(super) undone: Vec<Turn>,
    /// A resignation, a draw by agreement or a loss on time or by absence.
    pub(super) ending: Option<TwinOutcome>,
}

impl TwinRecord {
    /// An empty record.
    pub fn new(size: BoardSize) -> Self {
        Self {
            position: TwinPosition::new(size),
            undone: Vec::new(),
            ending: None,
        }
    }

    /// The current position.
    pub const fn position(&self) -> &TwinPosition {
        &self.position
    }

    /// The outcome, or `None` while the game is in progress.
    pub const fn outcome(&self) -> Option<&TwinOutcome> {
        self.position.outcome()
    }

    /// Plays a stone of the side to move; see [`TwinPosition::play`].
    ///
    /// # Errors
    /// [`TwinError`] if the stone is not allowed; the record is then unchanged.
    pub fn play(&mut self, point: TwinPoint) -> Result<Option<&TwinOutcome>, TwinError> {
        self.position.play(point)?;
        self.update_undone();
        Ok(self.outcome())
    }

    /// Ends the turn after its first stone; see [`TwinPosition::end_turn`].
    ///
    /// # Errors
    /// [`TwinError`] if no stone has been played or the game is over; the record is then unchanged.
    pub fn end_turn(&mut self) -> Result<Option<&TwinOutcome>, TwinError> {
        self.position.end_turn()?;
        self.update_undone();
        Ok(self.outcome())
    }

    /// Plays a whole turn; see [`TwinPosition::play_turn`].
    ///
    /// # Errors
    /// [`TwinError`] if the turn is not allowed; the record is then unchanged.
    pub fn play_turn(&mut self, turn: Turn) -> Result<Option<&TwinOutcome>, TwinError> {
        self.position.play_turn(turn)?;
        self.update_undone();
        Ok(self.outcome())
    }

    /// Ends the game by resignation of `loser`.
    ///
    /// # Errors
    /// [`TwinError::GameOver`] if it is over already.
    pub fn resign(&mut self, loser: Side) -> Result<&TwinOutcome, TwinError> {
        self.end(TwinOutcome::Win {
            winner: loser.other(),
            by: TwinVictory::Resignation,
        })
    }

    /// Ends the game because the time of `loser` has run out.
    ///
    /// # Errors
    /// [`TwinError::GameOver`] if it is over already.
    pub fn flag(&mut self, loser: Side) -> Result<&TwinOutcome, TwinError> {
        self.end(TwinOutcome::Win {
            winner: loser.other(),
            by: TwinVictory::Time,
        })
    }

    /// Ends the game because `loser` was absent for too long.
    ///
    /// # Errors
    /// [`TwinError::GameOver`] if it is over already.
    pub fn forfeit(&mut self, loser: Side) -> Result<&TwinOutcome, TwinError> {
        self.end(TwinOutcome::Win {
            winner: loser.other(),
            by: TwinVictory::Absence,
        })
    }

    /// Ends the game by agreement to a draw.
    ///
    /// # Errors
    /// [`TwinError::GameOver`] if it is over already.
    pub fn agree_draw(&mut self) -> Result<&TwinOutcome, TwinError> {
        self.end(TwinOutcome::Draw(TwinDrawReason::Agreement))
    }

    /// Takes back a resignation, a draw by agreement or a loss on time, and returns it.
    pub fn retract(&mut self) -> Option<TwinOutcome> {
        let ending = self.ending.take()?;
        self.position.set_outcome(None);
        Some(ending)
    }

    /// Takes back the first stone of an unfinished turn and returns it. `None` if there is none or the game is over.
    pub fn undo_stone(&mut self) -> Option<TwinPoint> {
        if self.ending.is_some() {
            return None;
        }
        self.position.undo_stone()
    }

    /// Takes back one step. If the game ended by resignation, agreement or on time, that alone is
    /// [retracted](Self::retract) and the result is `None`. Otherwise it is the first stone of an unfinished turn, or
    /// else the last turn, which [`redo`](Self::redo) replays.
    pub fn undo(&mut self) -> Option<Turn> {
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

    /// Replays the turn that was taken back last and returns it. `None` if there is none, another turn is unfinished or
    /// the game is over.
    pub fn redo(&mut self) -> Option<Turn> {
        let &turn = self.undone.last()?;
        if self.position.open_stone().is_some() {
            return None;
        }
        self.position.play_turn(turn).ok()?;
        self.undone.pop();
        Some(turn)
    }

    /// The number of steps that [`undo`](Self::undo) can take back.
    pub fn undo_count(&self) -> usize {
        self.ply()
            + usize::from(self.position.open_stone().is_some())
            + usize::from(self.ending.is_some())
    }

    /// The number of turns that [`redo`](Self::redo) can replay.
    pub fn redo_count(&self) -> usize {
        self.undone.len()
    }

    /// The number of finished turns.
    pub fn ply(&self) -> usize {
        self.position.turns().len()
    }

    /// The whole line: the finished turns, then those that [`redo`](Self::redo) would replay.
    pub fn line(&self) -> Vec<Turn> {
        let redo = self.undone.iter().rev();
        self.position.turns().iter().chain(redo).copied().collect()
    }

    /// Updates the turns to redo after a stone or the end of a turn. A finished turn other than the next one to redo
    /// discards them all.
    fn update_undone(&mut self) {
        if self.position.open_stone().is_none() && self.undone.pop().as_ref() != self.last_turn() {
            self.undone.clear();
        }
    }

    /// The last finished turn.
    fn last_turn(&self) -> Option<&Turn> {
        self.position.turns().last()
    }

    /// Ends the game by something other than a stone.
    pub(super) fn end(&mut self, ending: TwinOutcome) -> Result<&TwinOutcome, TwinError> {
        if self.outcome().is_some() {
            return Err(TwinError::GameOver);
        }
        self.position.set_outcome(Some(ending.clone()));
        Ok(self.ending.insert(ending))
    }
}
