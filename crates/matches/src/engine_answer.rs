//! What engines answer to a match.

use super::engine_failure::EngineFailure;
use super::game::GameAction;
use crate::players::{Hint, OpeningDecision, SearchProgress};
use narabe_rules::twin::Turn;

/// What an engine answers.
#[derive(Debug, Clone, PartialEq)]
pub enum EngineAnswer {
    /// It plays this. In an opening, the first of several actions carries everything that it considered there.
    Play(GameAction, Option<OpeningDecision>),
    /// Its progress so far.
    Progress(SearchProgress),
    /// It has failed, for this reason. A person may play for it; any change of the position makes it try again.
    Failed(EngineFailure),
    /// The hint, or none if the analysis engine found nothing.
    Hint(Option<GameHint>),
}

/// A hint in either kind of game.
#[derive(Debug, Clone, PartialEq)]
pub enum GameHint {
    /// A point on one board, with the principal variation.
    Point(Hint),
    /// A turn on twin boards.
    Turn(Turn),
}

/// What an engine considered when it acted in an opening.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct EngineChoice {
    /// The player (0 or 1) of the engine.
    pub player: usize,
    /// The number of actions of the opening before.
    pub after: usize,
    /// What it has decided, and among which options.
    pub decision: OpeningDecision,
}
