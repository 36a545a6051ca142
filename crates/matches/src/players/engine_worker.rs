//! The engine worker: the engines that perform the [tasks](super::tasks) of a game, one after the other.
//!
//! On a desktop it runs on a thread of its own, in a browser in a web worker.

use super::Seat;
use super::analysis_engine::AnalysisEngine;
use super::best_move::BestMoveJudge;
use super::engine_player::{EnginePlayer, MoveRequest};
use super::engine_pool::{EngineKey, EnginePool};
use super::search_group::SearchGroup;
use narabe_rules::Point;
use rand::SeedableRng;
use rand::rngs::StdRng;
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// Creates the engine player of a seat; `None` if a person plays it.
pub type EngineFactory = dyn Fn(Seat) -> Option<Box<dyn EnginePlayer>> + Send + Sync;

/// Why there is no move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum NoMoveReason {
    /// The seat has no engine player for this game.
    #[error("no engine plays for this seat")]
    NoEngine,
    /// The engine player found no point to play.
    #[error("it found no point to play")]
    NoPoint,
}

/// The engines that perform tasks. They keep what they have found from task to task.
pub struct EngineWorker {
    factory: Arc<EngineFactory>,
    pool: EnginePool,
    analysis: Option<AnalysisEngine>,
    judge: Option<BestMoveJudge>,
    group: Option<SearchGroup>,
}

impl Default for EngineWorker {
    fn default() -> Self {
        Self::new(Arc::new(Seat::engine_player))
    }
}

impl EngineWorker {
    /// A worker whose engine players `factory` creates.
    pub fn new(factory: Arc<EngineFactory>) -> Self {
        Self {
            factory,
            pool: EnginePool::default(),
            analysis: None,
            judge: None,
            group: None,
        }
    }

    /// A worker of a group whose members get the same requests.
    pub fn in_group(group: SearchGroup) -> Self {
        let member = group.clone();
        Self {
            group: Some(group),
            ..Self::new(Arc::new(move |seat| {
                seat.engine_player_in_group(Some(&member))
            }))
        }
    }

    /// Has the engine player of a seat choose a move.
    pub(super) fn choose(
        &mut self,
        key: EngineKey,
        request: &MoveRequest,
        seed: u64,
    ) -> Result<Point, NoMoveReason> {
        let pooled = self.pool.take(key);
        let mut player = pooled
            .or_else(|| (self.factory)(key.seat))
            .ok_or(NoMoveReason::NoEngine)?;
        let point = player.choose(request, &mut StdRng::seed_from_u64(seed));
        self.pool.put(key, player);
        point.ok_or(NoMoveReason::NoPoint)
    }

    /// The engine at full strength.
    pub(super) fn analysis(&mut self) -> &mut AnalysisEngine {
        self.analysis
            .get_or_insert_with(|| AnalysisEngine::new(self.group.as_ref()))
    }

    /// The engine that judges moves.
    pub(super) fn judge(&mut self) -> &mut BestMoveJudge {
        self.judge.get_or_insert_default()
    }
}
