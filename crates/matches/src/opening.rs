//! The opening of a game, with undo and redo.

use super::config::MatchConfig;
use narabe_rules::opening::{Action, ActionError, Opening};

/// An opening with its undone actions.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct OpeningLine {
    pub(super) opening: Opening,
    /// The undone actions, the next one to redo last.
    pub(super) undone: Vec<Action>,
}

impl OpeningLine {
    /// The start of the configured protocol; no opening if the board is too small for it.
    pub fn new(config: &MatchConfig) -> Self {
        let opening = Opening::new(config.protocol, config.rule, config.size);
        let opening = opening.unwrap_or_else(|_| Opening::free(config.rule, config.size));
        Self {
            opening,
            undone: Vec::new(),
        }
    }

    /// Restores a saved opening; none if the undone actions do not continue it.
    pub fn restore(opening: Opening, undone: Vec<Action>) -> Option<Self> {
        let line = Self { opening, undone };
        let steps = line.fully_redone().history().len();
        (steps == line.steps() + line.undone.len()).then_some(line)
    }

    /// The number of actions taken.
    pub fn steps(&self) -> usize {
        self.opening.history().len()
    }

    /// The number of stones placed.
    pub fn stones(&self) -> usize {
        self.opening.position().moves().len()
    }

    /// The opening with all undone actions redone.
    pub fn fully_redone(&self) -> Opening {
        let mut whole = self.opening.clone();
        let again: Vec<_> = self.undone.iter().rev().copied().collect();
        // Undone actions were legal where they are redone.
        let _ = whole.apply_all(&again);
        whole
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

    /// Redoes the next action and returns it.
    pub fn redo(&mut self) -> Option<Action> {
        let action = self.undone.pop()?;
        self.opening.apply(action).ok().map(|()| action)
    }
}
