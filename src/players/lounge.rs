//! Where engines rest between their moves, so that what they know of a game is not lost.

use super::{Seat, Thinker};
use crate::rules::Side;
use serde::{Deserialize, Serialize};

/// Which engine: at which board, for which side and of which kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Badge {
    /// The count of boards; what was learned at one is forgotten at the next.
    pub sitting: u64,
    pub side: Side,
    pub seat: Seat,
}

/// The room.
#[derive(Default)]
pub struct Lounge(Vec<(Badge, Box<dyn Thinker>)>);

impl Lounge {
    /// Takes the engine with this badge out, if it is here. Engines of other boards have gone home by then.
    pub fn call(&mut self, badge: Badge) -> Option<Box<dyn Thinker>> {
        self.0.retain(|(other, _)| other.sitting == badge.sitting);
        let place = self.0.iter().position(|(other, _)| *other == badge)?;
        Some(self.0.swap_remove(place).1)
    }

    /// Lets an engine rest.
    pub fn rest(&mut self, badge: Badge, thinker: Box<dyn Thinker>) {
        self.0.push((badge, thinker));
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
        let mut lounge = Lounge::default();
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
