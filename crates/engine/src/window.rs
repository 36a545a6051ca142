//! Windows: all five points in a row on a board. A 15x15 board has 572.

use narabe_rules::{Board, BoardSize, Direction, FIVE, Point, Side};

/// Five points in a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Window([Point; FIVE]);

/// The number of stones of each side in a window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stones {
    pub own: usize,
    pub opponent: usize,
}

impl Window {
    /// The window that starts at a point, if it fits on the board.
    fn new(size: BoardSize, start: Point, direction: Direction) -> Option<Self> {
        let points = [0, 1, 2, 3, 4].map(|steps| start.offset(direction.step(), steps));
        points
            .iter()
            .all(|&point| size.contains(point))
            .then_some(Self(points))
    }

    pub const fn points(&self) -> &[Point; FIVE] {
        &self.0
    }

    /// The stones in the window, as `side` sees them.
    pub fn stones(&self, board: &Board, side: Side) -> Stones {
        let count = |wanted| {
            self.0
                .iter()
                .filter(|&&point| board.get(point) == Some(wanted))
                .count()
        };
        Stones {
            own: count(side),
            opponent: count(side.other()),
        }
    }
}

/// All windows of a board.
pub fn windows(size: BoardSize) -> impl Iterator<Item = Window> {
    Direction::ALL.into_iter().flat_map(move |direction| {
        size.points()
            .filter_map(move |start| Window::new(size, start, direction))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_board_has_572_windows() {
        assert_eq!(windows(BoardSize::DEFAULT).count(), 572);
    }

    #[test]
    fn all_windows_of_every_size_are_found() {
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
