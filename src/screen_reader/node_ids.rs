//! The ids of AccessKit nodes. Controls have those of their entities; the points, the rows and the sentences, which are no
//! entities, have ids that no entity reaches.

use crate::board::BoardId;
use accesskit::NodeId;
use bevy::prelude::*;
use narabe_rules::Point;

/// Set in ids that are none of an entity: the highest bit of the generation.
const OWN: u64 = 1 << 63;
/// What an own id is for.
const ROW: u64 = 1 << 62;
const SENTENCE: u64 = 1 << 61;
/// A board's number is above the coordinates of a point, of five bits each.
const BOARD_SHIFT: u32 = 16;
const COORDINATE_BITS: u32 = 5;
const COORDINATE: u64 = (1 << COORDINATE_BITS) - 1;

/// The id of a control, a text or the window.
pub const fn of_entity(entity: Entity) -> NodeId {
    NodeId(entity.to_bits())
}

pub fn of_point(board: BoardId, point: Point) -> NodeId {
    let place = u64::from(point.y) << COORDINATE_BITS | u64::from(point.x);
    NodeId(OWN | (board as u64) << BOARD_SHIFT | place)
}

/// The id of a row of points.
pub fn of_row(board: BoardId, y: u8) -> NodeId {
    NodeId(OWN | ROW | (board as u64) << BOARD_SHIFT | u64::from(y))
}

/// The id of the live region, and with a number above 0 of a sentence in it.
pub const fn of_sentence(number: u64) -> NodeId {
    NodeId(OWN | SENTENCE | number)
}

/// The board and the point of an id; none of anything else.
pub fn point_of(NodeId(id): NodeId) -> Option<(BoardId, Point)> {
    if id & OWN == 0 || id & (ROW | SENTENCE) != 0 {
        return None;
    }
    let coordinate = |shift: u32| (id >> shift & COORDINATE) as u8;
    let point = Point::new(coordinate(0), coordinate(COORDINATE_BITS));
    let board = BoardId::ALL[(id >> BOARD_SHIFT & 1) as usize];
    Some((board, point))
}

#[cfg(test)]
mod tests {
    use super::*;
    use BoardId::{First, Second};

    #[test]
    fn only_points_have_ids_of_points() {
        for (board, x, y) in [(First, 0, 0), (Second, 24, 24), (Second, 3, 14)] {
            let point = Point::new(x, y);
            assert_eq!(point_of(of_point(board, point)), Some((board, point)));
        }
        let entity = World::new().spawn_empty().id();
        for other in [
            of_entity(entity),
            of_row(Second, 3),
            of_sentence(0),
            of_sentence(7),
        ] {
            assert_eq!(point_of(other), None, "{other:?}");
        }
    }
}
