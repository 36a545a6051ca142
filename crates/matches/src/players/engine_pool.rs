//! Keeps engine players between the moves of a game, so that they can reuse what they have found.

use super::{EnginePlayer, Seat};
use narabe_rules::Side;
use serde::{Deserialize, Serialize};

/// Identifies an engine player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct EngineKey {
    /// The number of the board; every new board has another one. Engines of one board are not reused at the next.
    pub board_id: u64,
    /// The side that the engine plays.
    pub side: Side,
    /// The seat that the engine plays for.
    pub seat: Seat,
}

/// The engine players of one board.
#[derive(Default)]
pub struct EnginePool(Vec<(EngineKey, Box<dyn EnginePlayer>)>);

impl EnginePool {
    /// Takes out the engine player with this key, if there is one, and drops those of other boards.
    pub fn take(&mut self, key: EngineKey) -> Option<Box<dyn EnginePlayer>> {
        self.0.retain(|(other, _)| other.board_id == key.board_id);
        let index = self.0.iter().position(|(other, _)| *other == key)?;
        Some(self.0.swap_remove(index).1)
    }

    /// Drops the engine players that are not wanted any more.
    pub fn keep(&mut self, is_wanted: impl Fn(EngineKey) -> bool) {
        self.0.retain(|(key, _)| is_wanted(*key));
    }

    /// Puts an engine player back.
    pub fn put(&mut self, key: EngineKey, player: Box<dyn EnginePlayer>) {
        self.0.push((key, player));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_engine_core::classic::Classic;

    fn key(board_id: u64, side: Side) -> EngineKey {
        EngineKey {
            board_id,
            side,
            seat: Seat::Classic(Classic::Shapes),
        }
    }

    fn player() -> Box<dyn EnginePlayer> {
        Box::new(Classic::Shapes)
    }

    #[test]
    fn an_engine_is_found_again_by_its_board_and_side() {
        let mut pool = EnginePool::default();
        pool.put(key(1, Side::Black), player());
        pool.put(key(1, Side::White), player());
        assert!(pool.take(key(1, Side::White)).is_some());
        assert!(pool.take(key(1, Side::White)).is_none(), "it is taken");
        assert!(pool.take(key(2, Side::Black)).is_none());
        assert!(
            pool.take(key(1, Side::Black)).is_none(),
            "the next board has dropped it"
        );
    }

    #[test]
    fn those_that_are_not_wanted_are_dropped() {
        let mut pool = EnginePool::default();
        pool.put(key(1, Side::Black), player());
        pool.put(key(1, Side::White), player());
        pool.keep(|key| key.side == Side::White);
        assert!(pool.take(key(1, Side::Black)).is_none());
        assert!(pool.take(key(1, Side::White)).is_some());
    }
}
