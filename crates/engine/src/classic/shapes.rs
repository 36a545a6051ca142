//! The player Shapes, which scores runs.
//!
//! The score of a point is a weight for its distance from the centre plus, for each direction and side, the weight of the run
//! that a stone there would make, by its length and the number of its open ends.

use super::score::{Score, ScoreMap};
use narabe_rules::{BoardSize, Direction, Point, Position, Run};

/// A first stone at most so far from an edge is answered in the centre.
const EDGE_DISTANCE: u8 = 3;

/// The weight of a run when it is the own one, and when it is the opponent's.
struct Weight {
    own: i64,
    opponent: i64,
}

pub(super) fn scores(position: &Position) -> ScoreMap {
    let (board, side) = (position.board(), position.side_to_move());
    ScoreMap::of_points(position, |point| {
        let runs = Direction::ALL.into_iter().map(|direction| {
            let own = board.run_through(point, side, direction);
            let opponent = board.run_through(point, side.other(), direction);
            weight(own).own + weight(opponent).opponent
        });
        Score::from(centre_weight(board.size(), point) + runs.sum::<i64>())
    })
}

/// The points to choose from when the board has a single stone: its neighbours, or the centre when that is empty and the
/// stone is near an edge. None for other positions.
pub(super) fn first_reply(position: &Position) -> Option<Vec<Point>> {
    let mut stones = position.stones();
    let (Some((first, _)), None) = (stones.next(), stones.next()) else {
        return None;
    };
    let size = position.size();
    if size.distance_to_edge(first) <= EDGE_DISTANCE && first != size.centre() {
        return Some(vec![size.centre()]);
    }
    let is_neighbour =
        |&point: &Point| point.x.abs_diff(first.x).max(point.y.abs_diff(first.y)) == 1;
    Some(size.points().filter(is_neighbour).collect())
}

/// `(N-1) - (|x - (N-1)/2| + |y - (N-1)/2|)` for a board of N by N points, computed in half steps because of boards of even
/// size.
fn centre_weight(size: BoardSize, point: Point) -> i64 {
    let last = size.get() - 1;
    let half_steps = (2 * point.x).abs_diff(last) + (2 * point.y).abs_diff(last);
    i64::from(last) - i64::from(half_steps / 2)
}

const fn weight(run: Run) -> Weight {
    let (own, opponent) = match (run.length, run.open_ends) {
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
    Weight { own, opponent }
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
    fn closed_runs_shorter_than_five_have_no_weight() {
        for length in 1..5 {
            assert_eq!((run(length, 0).own, run(length, 0).opponent), (0, 0));
        }
        assert_eq!((run(1, 1).own, run(1, 1).opponent), (0, 0));
    }

    #[test]
    fn fives_and_overlines_count_with_any_ends() {
        for open_ends in 0..=2 {
            assert_eq!(
                (run(5, open_ends).own, run(5, open_ends).opponent),
                (100_000, 10_000)
            );
            for length in 6..=9 {
                assert_eq!(
                    (run(length, open_ends).own, run(length, open_ends).opponent),
                    (500_000, 250_000)
                );
            }
        }
    }

    #[test]
    fn the_centre_weight_decreases_by_one_per_step() {
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
