//! The opening of a game, with undo and redo.

use crate::players::EvaluatedOption;
use crate::rules::opening::{Action, ActionError, Opening};

use super::config::MatchConfig;

/// What an engine considered when it acted in the opening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EngineChoice {
    /// The player (0 or 1) of the engine.
    pub player: usize,
    /// The number of actions of the opening before.
    pub after: usize,
    /// The actions of the engine, in order.
    pub actions: Vec<Action>,
    /// The options that it compared, best first.
    pub options: Vec<EvaluatedOption>,
}

/// An opening with its undone actions.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct OpeningLine {
    opening: Opening,
    /// The undone actions, the next one to redo last.
    undone: Vec<Action>,
    pub(super) choices: Vec<EngineChoice>,
}

impl OpeningLine {
    /// The start of the configured protocol; no opening if the board is too small for it.
    pub fn new(config: &MatchConfig) -> Self {
        let opening = Opening::new(config.protocol, config.rule, config.size);
        opening.map_or_else(|_| Self::free(config), Self::of)
    }

    /// No opening.
    pub fn free(config: &MatchConfig) -> Self {
        Self::of(Opening::free(config.rule, config.size))
    }

    fn of(opening: Opening) -> Self {
        Self {
            opening,
            undone: Vec::new(),
            choices: Vec::new(),
        }
    }

    /// Restores a saved opening; none if the undone actions do not continue it.
    pub fn restore(opening: Opening, undone: Vec<Action>) -> Option<Self> {
        let line = Self {
            undone,
            ..Self::of(opening)
        };
        line.fully_redone().is_some().then_some(line)
    }

    pub fn opening(&self) -> &Opening {
        &self.opening
    }

    pub fn undone(&self) -> &[Action] {
        &self.undone
    }

    /// The number of actions taken.
    pub fn steps(&self) -> usize {
        self.opening.history().len()
    }

    /// The number of stones placed.
    pub fn stones(&self) -> usize {
        self.opening.position().moves().len()
    }

    /// The opening with all undone actions redone; none if that is not possible.
    pub fn fully_redone(&self) -> Option<Opening> {
        let mut whole = self.opening.clone();
        let again: Vec<_> = self.undone.iter().rev().copied().collect();
        whole.apply_all(&again).ok().map(|()| whole)
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
        let steps = self.steps();
        self.choices.retain(|choice| choice.after < steps);
        Some(action)
    }

    /// Redoes the next action and returns it.
    pub fn redo(&mut self) -> Option<Action> {
        let action = self.undone.pop()?;
        self.opening.apply(action).ok().map(|()| action)
    }
}
