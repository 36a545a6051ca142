//! The opening of a game, with undo and redo.

use super::config::MatchConfig;
use narabe_rules::Record;
use narabe_rules::opening::{Action, ActionError, Opening};

/// An opening with its undone actions. Its stones are in the record of the game.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct OpeningLine {
    pub(super) opening: Opening<Record>,
    /// The undone actions, the next one to redo last.
    pub(super) undone: Vec<Action>,
}

impl OpeningLine {
    /// The start of the configured protocol; no opening if the board is too small for it.
    pub fn new(config: &MatchConfig) -> Self {
        let opening = Opening::new(config.protocol, config.rule, config.size);
        let opening = opening.unwrap_or_else(|_| Opening::free(config.rule, config.size));
        Self {
            opening: opening.with_stones(Record::new(config.rule, config.size)),
            undone: Vec::new(),
        }
    }

    /// The number of actions taken.
    pub fn steps(&self) -> usize {
        self.opening.history().len()
    }

    /// The number of stones placed.
    pub fn stones(&self) -> usize {
        let actions = self.opening.history().iter();
        actions.filter(|action| action.stone().is_some()).count()
    }

    /// The opening with all undone actions redone.
    pub fn fully_redone(&self) -> Opening {
        fully_redone(self.opening.with_own_position(), &self.undone)
    }

    /// Performs an action. True if it is the one that redo would have taken.
    pub fn apply(&mut self, action: Action) -> Result<bool, ActionError> {
        self.opening.apply(action)?;
        let is_redo = self.undone.last() == Some(&action);
        if is_redo {
            self.undone.pop();
        } else {
            self.undone.clear();
        }
        Ok(is_redo)
    }

    /// Undoes the last action and returns it.
    pub fn undo(&mut self) -> Option<Action> {
        let action = self.opening.undo()?;
        self.undone.push(action);
        Some(action)
    }

    /// Redoes the next action and returns it. An ending without a stone gives way to it.
    pub fn redo(&mut self) -> Option<Action> {
        let action = *self.undone.last()?;
        self.opening.stones_mut().retract();
        self.opening.apply(action).ok()?;
        self.undone.pop();
        Some(action)
    }
}

/// An opening with its undone actions redone, as far as they continue it.
pub(super) fn fully_redone(mut opening: Opening, undone: &[Action]) -> Opening {
    let again: Vec<_> = undone.iter().rev().copied().collect();
    // Undone actions of a match were legal where they are redone.
    let _ = opening.apply_all(&again);
    opening
}
