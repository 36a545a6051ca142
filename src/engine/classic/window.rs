//! Windows: the places on a board where five in line fit, 572 on the usual one.

use crate::rules::{Board, BoardSize, Direction, FIVE, Point, Side};

/// Five points in line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Window([Point; FIVE]);

/// How many stones of each side stand in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Stones {
    /// Of the side that asks.
    pub own: usize,
    /// Of the one opposite.
    pub other: usize,
}

impl Window {
    /// The window that starts at a point, if the board is wide enough there.
    fn new(size: BoardSize, start: Point, direction: Direction) -> Option<Self> {
        let points = [0, 1, 2, 3, 4].map(|steps| start.offset(direction.step(), steps));
        points
            .iter()
            .all(|&point| size.contains(point))
            .then_some(Self(points))
    }

    pub(super) const fn points(&self) -> &[Point; FIVE] {
        &self.0
    }

    /// What stands in the window, as `side` sees it.
    pub(super) fn stones(&self, board: &Board, side: Side) -> Stones {
        let count = |wanted| {
            self.0
                .iter()
                .filter(|&&point| board.get(point) == Some(wanted))
                .count()
        };
        Stones {
            own: count(side),
            other: count(side.other()),
        }
    }
}

/// Every window of a board, each once.
pub(super) fn windows(size: BoardSize) -> impl Iterator<Item = Window> {
    Direction::ALL.into_iter().flat_map(move |direction| {
        size.points()
            .filter_map(move |start| Window::new(size, start, direction))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_board_has_572_windows() {
        assert_eq!(windows(BoardSize::DEFAULT).count(), 572);
    }

    #[test]
    fn every_size_has_as_many_windows_as_fit() {
        for side in 5..=25 {
            let fitting = usize::from(side) - 4;
            let straight = 2 * usize::from(side) * fitting;
            let slanted = 2 * fitting * fitting;
            assert_eq!(
                windows(BoardSize::new(side).unwrap()).count(),
                straight + slanted
            );
        }
    }
}
