//! How near a side is to a five: the measure by which an engine answers a draw offer.

use crate::rules::{BoardSize, Direction, Point, Position, Side};

/// The points of a five.
const FIVE: usize = 5;

/// The best five-point windows that a side can still fill. The greater is the nearer to a five.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Reach {
    /// The own stones in the fullest window.
    stones: usize,
    /// How many windows are that full.
    windows: usize,
}

impl Reach {
    /// Measures a side; nothing when the other side has a stone in every window, so that no five is possible.
    pub fn of(position: &Position, side: Side) -> Option<Self> {
        let mut best: Option<Self> = None;
        for stones in
            windows(position.size()).filter_map(|window| own_stones(position, side, &window))
        {
            best = match best {
                Some(reach) if reach.stones > stones => Some(reach),
                Some(reach) if reach.stones == stones => Some(Self {
                    windows: reach.windows + 1,
                    ..reach
                }),
                _ => Some(Self { stones, windows: 1 }),
            };
        }
        best
    }
}

/// The side's stones in a window, unless the other side has a stone in it.
fn own_stones(position: &Position, side: Side, window: &[Point; FIVE]) -> Option<usize> {
    let mut own = 0;
    for point in window {
        match position.board().get(*point) {
            Some(stone) if stone == side => own += 1,
            Some(_) => return None,
            None => {}
        }
    }
    Some(own)
}

/// Every five points in a line that lie on the board.
fn windows(size: BoardSize) -> impl Iterator<Item = [Point; FIVE]> {
    size.points()
        .flat_map(|start| Direction::ALL.map(|direction| (start, direction.step())))
        .filter_map(move |(start, step)| window_from(size, start, step))
}

fn window_from(size: BoardSize, start: Point, (dx, dy): (i8, i8)) -> Option<[Point; FIVE]> {
    let mut window = [start; FIVE];
    for at in 1..FIVE {
        let before = window[at - 1];
        let next = Point::new(
            before.x.checked_add_signed(dx)?,
            before.y.checked_add_signed(dy)?,
        );
        window[at] = Some(next).filter(|point| size.contains(*point))?;
    }
    Some(window)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rule;

    fn position(size: u8, moves: &[(u8, u8)]) -> Position {
        let size = BoardSize::new(size).expect("a size in range");
        let mut position = Position::new(Rule::Freestyle, size);
        for (x, y) in moves {
            position.play(Point::new(*x, *y)).expect("a legal move");
        }
        position
    }

    #[test]
    fn the_usual_board_has_572_windows() {
        assert_eq!(windows(BoardSize::DEFAULT).count(), 572);
        assert_eq!(windows(BoardSize::MIN).count(), 12);
    }

    #[test]
    fn more_stones_in_one_window_are_nearer() {
        let position = position(15, &[(7, 7), (0, 0), (8, 7), (14, 0)]);
        let black = Reach::of(&position, Side::Black).expect("open windows");
        let white = Reach::of(&position, Side::White).expect("open windows");
        assert_eq!(
            black,
            Reach {
                stones: 2,
                windows: 4
            }
        );
        assert!(black > white);
    }

    #[test]
    fn a_side_shut_out_of_every_window_has_no_reach() {
        // On the smallest board twelve windows exist; Black's stones stand in all of them.
        let black = [(0, 0), (1, 2), (2, 4), (3, 1), (4, 3), (2, 2)];
        let white = [(0, 1), (1, 0), (2, 0), (3, 0), (4, 0)];
        let mut moves = Vec::new();
        for (at, point) in black.into_iter().enumerate() {
            moves.push(point);
            moves.extend(white.get(at));
        }
        assert_eq!(Reach::of(&position(5, &moves), Side::White), None);
    }
}
