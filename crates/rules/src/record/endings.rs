//! Ends of a game that the board does not decide: resignation, a draw by agreement, a loss on time. They belong to a node.

use super::{NodeId, Record};
use crate::{DrawReason, Outcome, PlayError, Side, Victory};

impl Record {
    /// Ends the game at the current node by resignation of `loser`.
    ///
    /// # Errors
    /// [`PlayError::GameOver`] if the game is over there already.
    pub fn resign(&mut self, loser: Side) -> Result<&Outcome, PlayError> {
        self.end(Outcome::Win {
            winner: loser.other(),
            by: Victory::Resignation,
        })
    }

    /// Ends the game at the current node because the time of `loser` has run out.
    ///
    /// # Errors
    /// [`PlayError::GameOver`] if the game is over there already.
    pub fn flag(&mut self, loser: Side) -> Result<&Outcome, PlayError> {
        self.end(Outcome::Win {
            winner: loser.other(),
            by: Victory::Time,
        })
    }

    /// Ends the game at the current node because `loser` was absent for too long.
    ///
    /// # Errors
    /// [`PlayError::GameOver`] if the game is over there already.
    pub fn forfeit(&mut self, loser: Side) -> Result<&Outcome, PlayError> {
        self.end(Outcome::Win {
            winner: loser.other(),
            by: Victory::Absence,
        })
    }

    /// Ends the game at the current node by agreement to a draw.
    ///
    /// # Errors
    /// [`PlayError::GameOver`] if the game is over there already.
    pub fn agree_draw(&mut self) -> Result<&Outcome, PlayError> {
        self.end(Outcome::Draw(DrawReason::Agreement))
    }

    /// Takes back a resignation, a draw by agreement or a loss on time at the current node, and returns it.
    pub fn retract(&mut self) -> Option<Outcome> {
        let ending = self.nodes[self.current.0].ending.take()?;
        self.position.set_outcome(None);
        Some(ending)
    }

    /// The outcome at a node of the tree; none if the game is in progress there.
    pub fn outcome_at(&self, node: NodeId) -> Option<Outcome> {
        let ending = self.nodes.get(node.0)?.ending.clone();
        ending.or_else(|| self.position_at(node).outcome().cloned())
    }

    /// Ends the game at a node by resignation, agreement or on time, or takes that back. What the board decides stays.
    pub fn set_ending(&mut self, node: NodeId, ending: Option<Outcome>) {
        if self.position_at(node).outcome().is_some() {
            return;
        }
        if node == self.current {
            self.position.set_outcome(ending.clone());
        }
        if let Some(node) = self.nodes.get_mut(node.0) {
            node.ending = ending;
        }
    }

    /// Ends the game at the current node.
    fn end(&mut self, ending: Outcome) -> Result<&Outcome, PlayError> {
        if self.outcome().is_some() {
            return Err(PlayError::GameOver);
        }
        self.position.set_outcome(Some(ending.clone()));
        Ok(self.nodes[self.current.0].ending.insert(ending))
    }
}
