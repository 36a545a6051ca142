//! Where engines rest between their moves, so that what they know of a game is not lost.
//!
//! A thought runs on a thread of its own and takes its engine along; one that is stopped brings it back a moment later.
//! So the room is shared, and whoever finds nobody there makes a new engine.

use crate::players::{Seat, Thinker};
use crate::rules::Side;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Which engine: at which board, for which side and of which kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Badge {
    /// The session's count of boards; what was learned at one is forgotten at the next.
    pub sitting: u64,
    pub side: Side,
    pub seat: Seat,
}

/// The room. Clones share it.
#[derive(Clone, Default)]
pub struct Lounge(Arc<Mutex<Vec<(Badge, Box<dyn Thinker>)>>>);

impl Lounge {
    /// Takes the engine with this badge out, if it is here. Engines of other boards have gone home by then.
    pub fn call(&self, badge: Badge) -> Option<Box<dyn Thinker>> {
        let mut resting = self.resting();
        resting.retain(|(other, _)| other.sitting == badge.sitting);
        let place = resting.iter().position(|(other, _)| *other == badge)?;
        Some(resting.swap_remove(place).1)
    }

    /// Lets an engine rest. Of two with one badge the later one stays.
    pub fn rest(&self, badge: Badge, thinker: Box<dyn Thinker>) {
        let mut resting = self.resting();
        resting.retain(|(other, _)| other.sitting == badge.sitting && *other != badge);
        resting.push((badge, thinker));
    }

    /// Nobody breaks off in here; and if, the list is whole.
    fn resting(&self) -> MutexGuard<'_, Vec<(Badge, Box<dyn Thinker>)>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::classic::Classic;

    fn badge(sitting: u64, side: Side) -> Badge {
        Badge {
            sitting,
            side,
            seat: Seat::Classic(Classic::Shapes),
        }
    }

    fn someone() -> Box<dyn Thinker> {
        Box::new(Classic::Shapes)
    }

    #[test]
    fn an_engine_is_found_again_at_its_own_board_and_side() {
        let lounge = Lounge::default();
        lounge.rest(badge(1, Side::Black), someone());
        lounge.rest(badge(1, Side::White), someone());
        assert!(lounge.call(badge(1, Side::White)).is_some());
        assert!(lounge.call(badge(1, Side::White)).is_none(), "it is out");
        assert!(lounge.call(badge(2, Side::Black)).is_none());
        assert!(
            lounge.call(badge(1, Side::Black)).is_none(),
            "the next board has sent it home"
        );
    }
}
