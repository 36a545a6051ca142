//! Shapes: a weight for being near the centre, and, in each direction and for each side, the weight of the run that a
//! stone here would make, by its length and by how many of its ends are open.

use super::score::{Score, ScoreMap};
use crate::rules::{BoardSize, Direction, Point, Position, Run};

/// A first stone as near as this to an edge is left alone, and the centre taken instead.
const NEAR_EDGE: u8 = 3;

/// What a run is worth when it is one's own, and when it would be the other side's.
struct Weight {
    own: i64,
    other: i64,
}

pub(super) fn scores(position: &Position) -> ScoreMap {
    let (board, side) = (position.board(), position.side_to_move());
    ScoreMap::of_points(position, |point| {
        let runs = Direction::ALL.into_iter().map(|direction| {
            let own = board.run_through(point, side, direction);
            let other = board.run_through(point, side.other(), direction);
            weight(own).own + weight(other).other
        });
        Score::from(centre_weight(board.size(), point) + runs.sum::<i64>())
    })
}

/// The points to choose from when the board holds one stone and nothing else: its neighbours, or the centre when the
/// stone is near an edge. (On the smallest boards that stone may stand on the centre; then its neighbours after all.)
pub(super) fn first_reply(position: &Position) -> Option<Vec<Point>> {
    let &[first] = position.moves() else {
        return None;
    };
    let size = position.size();
    if size.distance_to_edge(first) <= NEAR_EDGE && first != size.centre() {
        return Some(vec![size.centre()]);
    }
    let is_neighbour =
        |&point: &Point| point.x.abs_diff(first.x).max(point.y.abs_diff(first.y)) == 1;
    Some(size.points().filter(is_neighbour).collect())
}

/// (N-1) - (|x - (N-1)/2| + |y - (N-1)/2|). The halves of an even board are kept by counting in half steps; their sum
/// is whole again.
fn centre_weight(size: BoardSize, point: Point) -> i64 {
    let last = size.get() - 1;
    let half_steps = (2 * point.x).abs_diff(last) + (2 * point.y).abs_diff(last);
    i64::from(last) - i64::from(half_steps / 2)
}

const fn weight(run: Run) -> Weight {
    let (own, other) = match (run.length, run.open_ends) {
        (1, 2) => (15, 10),
        (2, 2) => (100, 50),
        (2, 1) => (10, 5),
        (3, 2) => (500, 200),
        (3, 1) => (30, 20),
        (4, 2) => (5_000, 2_000),
        (4, 1) => (400, 100),
        (5, _) => (100_000, 10_000),
        (6.., _) => (500_000, 250_000),
        _ => (0, 0),
    };
    Weight { own, other }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(length: usize, open_ends: usize) -> Weight {
        weight(Run {
            start: Point::new(0, 0),
            direction: Direction::Row,
            length,
            open_ends,
            closed_ends: 0,
        })
    }

    #[test]
    fn closed_runs_below_five_are_worth_nothing() {
        for length in 1..5 {
            assert_eq!((run(length, 0).own, run(length, 0).other), (0, 0));
        }
        assert_eq!((run(1, 1).own, run(1, 1).other), (0, 0));
    }

    #[test]
    fn five_and_more_count_whatever_their_ends() {
        for open_ends in 0..=2 {
            assert_eq!(
                (run(5, open_ends).own, run(5, open_ends).other),
                (100_000, 10_000)
            );
            for length in 6..=9 {
                assert_eq!(
                    (run(length, open_ends).own, run(length, open_ends).other),
                    (500_000, 250_000)
                );
            }
        }
    }

    #[test]
    fn the_centre_weight_falls_by_one_a_step() {
        let odd = BoardSize::DEFAULT;
        assert_eq!(centre_weight(odd, odd.centre()), 14);
        assert_eq!(centre_weight(odd, Point::new(7, 4)), 11);
        assert_eq!(centre_weight(odd, Point::new(0, 14)), 0);
        let even = BoardSize::new(20).unwrap();
        for (x, y) in [(9, 9), (10, 9), (9, 10), (10, 10)] {
            assert_eq!(centre_weight(even, Point::new(x, y)), 18);
        }
        assert_eq!(centre_weight(even, Point::new(19, 10)), 9);
    }
}
