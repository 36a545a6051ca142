//! What an engine decides in an opening.

use super::progress::chance;
use narabe_engine_core::Alternative;
use narabe_rules::opening::Action;
use serde::{Deserialize, Serialize};

/// A decision in an opening.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpeningDecision {
    /// The actions to perform, up to the next one that the opponent or a new decision determines; never empty.
    pub actions: Vec<Action>,
    /// The evaluated options, the best first; empty if there was nothing to choose.
    pub options: Vec<EvaluatedOption>,
}

/// An option with its evaluation.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct EvaluatedOption {
    /// The actions of the option: all stones of a placement, a choice, a number, or one fifth move.
    pub actions: Vec<Action>,
    /// The winning chance of the player who decides, in per cent, 0 to 100.
    pub chance: u8,
}

impl From<Alternative> for EvaluatedOption {
    fn from(alternative: Alternative) -> Self {
        Self {
            actions: alternative.actions,
            chance: chance(alternative.value),
        }
    }
}
