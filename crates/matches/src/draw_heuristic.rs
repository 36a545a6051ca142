//! How an engine answers a draw offer: by comparing how close both sides are to a five.

use narabe_rules::{BoardSize, Direction, Point, Position, Side};

/// An engine considers a draw only once this many stones are on the board, unless it can no longer win.
const MIN_STONES: usize = 30;

/// The number of points of a five.
const FIVE: usize = 5;

/// Whether an engine with this side agrees to a draw: if it can no longer make a five, or from the 30th stone on if it
/// is not closer to a five than the other side.
pub fn accepts(position: &Position, engine: Side) -> bool {
    let own = BestWindows::of(position, engine);
    own.is_none()
        || (position.board().stones() >= MIN_STONES
            && own <= BestWindows::of(position, engine.other()))
}

/// The fullest windows of five points that a side can still complete. The greater value is closer to a five.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct BestWindows {
    /// The number of own stones in the fullest window.
    stones: usize,
    /// The number of windows that are as full.
    windows: usize,
}

impl BestWindows {
    /// Measures a side. None if the other side has a stone in every window, so that no five is possible.
    fn of(position: &Position, side: Side) -> Option<Self> {
        let counts = || {
            let windows = windows(position.size());
            windows.filter_map(|window| own_stones(position, side, &window))
        };
        let stones = counts().max()?;
        let windows = counts().filter(|count| *count == stones).count();
        Some(Self { stones, windows })
    }
}

/// The number of the side's stones in a window; none if the other side has a stone in it.
fn own_stones(position: &Position, side: Side, window: &[Point; FIVE]) -> Option<usize> {
    let stones = window.iter().filter_map(|at| position.board().get(*at));
    let own = |count, stone| (stone == side).then_some(count + 1);
    stones.into_iter().try_fold(0, own)
}

/// All windows of five points in a line.
fn windows(size: BoardSize) -> impl Iterator<Item = [Point; FIVE]> {
    let from = |start: Point| {
        Direction::ALL.map(|direction| [0, 1, 2, 3, 4].map(|at| start.offset(direction.step(), at)))
    };
    let is_whole = move |window: &[Point; FIVE]| window.iter().all(|point| size.contains(*point));
    size.points().flat_map(from).filter(is_whole)
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::Rule;

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
    fn more_stones_in_a_window_are_closer_to_a_five() {
        let position = position(15, &[(7, 7), (0, 0), (8, 7), (14, 0)]);
        let black = BestWindows::of(&position, Side::Black).expect("open windows");
        let white = BestWindows::of(&position, Side::White).expect("open windows");
        assert_eq!(
            black,
            BestWindows {
                stones: 2,
                windows: 4
            }
        );
        assert!(black > white);
    }

    #[test]
    fn a_side_blocked_in_every_window_cannot_make_a_five() {
        // The smallest board has twelve windows, and each contains a stone of Black.
        let black = [(0, 0), (1, 2), (2, 4), (3, 1), (4, 3), (2, 2)];
        let white = [(0, 1), (1, 0), (2, 0), (3, 0), (4, 0)];
        let mut moves = Vec::new();
        for (at, point) in black.into_iter().enumerate() {
            moves.push(point);
            moves.extend(white.get(at));
        }
        assert_eq!(BestWindows::of(&position(5, &moves), Side::White), None);
    }

    /// Two rows filled alternately, as on a chessboard: 30 stones in all. Black has twelve windows with two of its
    /// stones, all on diagonals, and White has ten.
    fn two_rows() -> Position {
        let points = || (0..2).flat_map(|y| (0..15).map(move |x| Point::new(x, y)));
        let black = points().filter(|point| (point.x + point.y) % 2 == 0);
        let white = points().filter(|point| (point.x + point.y) % 2 == 1);
        let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for point in black.zip(white).flat_map(|(black, white)| [black, white]) {
            position.play(point).expect("a legal move");
        }
        position
    }

    #[test]
    fn an_engine_agrees_to_a_draw_when_it_is_not_closer_to_a_five() {
        let position = two_rows();
        assert_eq!(position.moves().len(), MIN_STONES);
        assert!(accepts(&position, Side::White));
        assert!(!accepts(&position, Side::Black));
    }

    #[test]
    fn an_engine_does_not_agree_to_an_early_draw() {
        let mut position = two_rows();
        position.undo();
        assert!(!accepts(&position, Side::White));
    }
}
