//! The engine worker: the engines that perform the [tasks](super::tasks) of a game, one after the other.
//!
//! On a desktop it runs on a thread of its own, in a browser in a web worker.

use super::Seat;
use super::analysis_engine::AnalysisEngine;
use super::best_move::BestMoveJudge;
use super::engine_player::{EnginePlayer, MoveRequest};
use super::engine_pool::{EngineKey, EnginePool};
use super::no_move_reason::NoMoveReason;
use super::opening_decision::OpeningDecision;
use super::program_fault::ProgramFault;
use super::search_group::SearchGroup;
use narabe_rules::Point;
use narabe_rules::opening::Opening;
use rand::SeedableRng;
use rand::rngs::StdRng;
use std::sync::Arc;

/// Creates the engine player of a seat; `None` if a person plays it.
pub type EngineFactory = dyn Fn(Seat) -> Option<Box<dyn EnginePlayer>> + Send + Sync;

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
        let mut player = self.player(key)?;
        let point = player.choose(request, &mut StdRng::seed_from_u64(seed));
        self.pool.put(key, player);
        point
    }

    /// Has the engine player of a seat decide in an opening; the analysis engine decides for one that does not know the protocol.
    pub(super) fn decide_opening(
        &mut self,
        opening: &Opening,
        key: EngineKey,
        request: &MoveRequest,
        seed: u64,
    ) -> Result<OpeningDecision, NoMoveReason> {
        // Of our own engines none knows more of openings than the analysis engine.
        if key.seat.external().is_some() {
            let mut player = self.player(key)?;
            let decided = player.decide_opening(opening, request);
            self.pool.put(key, player);
            if let Some(decided) = decided {
                return decided;
            }
        }
        let rng = &mut StdRng::seed_from_u64(seed);
        let analysis = self.analysis();
        let decided = analysis.decide_opening(opening, key.seat, &request.stop, rng);
        decided.ok_or(NoMoveReason::NoAction)
    }

    /// The engine player of a seat, kept or new.
    fn player(&mut self, key: EngineKey) -> Result<Box<dyn EnginePlayer>, NoMoveReason> {
        let kept = self.pool.take(key);
        kept.or_else(|| (self.factory)(key.seat))
            .ok_or(match key.seat.external() {
                Some(_) => ProgramFault::NotInList.into(),
                None => NoMoveReason::NoEngine,
            })
    }

    /// Drops the engine players that are not wanted any more. The program of one ends with it.
    pub fn keep_players(&mut self, is_wanted: impl Fn(EngineKey) -> bool) {
        self.pool.keep(is_wanted);
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
