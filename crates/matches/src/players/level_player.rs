//! A level of the engine as an engine player.

use super::engine_player::{EnginePlayer, MoveRequest};
use super::no_move_reason::NoMoveReason;
use super::search_group::{self, SearchGroup};
use narabe_engine_core::level::{Level, LevelPlayer};
use narabe_rules::Point;
use rand::rngs::StdRng;

/// The size of the transposition table at full strength, in megabytes. A web page has less memory.
const HASH: usize = if cfg!(target_family = "wasm") { 32 } else { 64 };

/// An engine that plays at a level. Keep it for all moves of a game: at full strength it reuses its transposition
/// table.
pub struct LevelEnginePlayer(LevelPlayer);

impl LevelEnginePlayer {
    /// An engine for a level, which at full strength searches with its group.
    pub fn new(level: Level, group: Option<&SearchGroup>) -> Self {
        Self(LevelPlayer::new(level, || {
            search_group::engine(HASH, group)
        }))
    }
}

impl EnginePlayer for LevelEnginePlayer {
    fn choose(&mut self, request: &MoveRequest, rng: &mut StdRng) -> Result<Point, NoMoveReason> {
        let chosen = self.0.choose(
            &(&request.position).into(),
            &request.time.limits(),
            &request.stop.clock(),
            request.stop.flag(),
            rng,
            |report| request.progress.report(report.into()),
        );
        chosen.ok_or(NoMoveReason::NoPoint)
    }
}
