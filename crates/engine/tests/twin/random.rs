//! Random positions.

use narabe_rules::twin::{Half, TwinPoint, TwinPosition};
use narabe_rules::{BoardSize, Side};
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

/// Two small random boards with so many stones that rows, fours and blocks are common.
pub fn crowd(seed: u64) -> TwinPosition {
    let mut rng = StdRng::seed_from_u64(seed);
    let size = BoardSize::new(rng.random_range(5..=7)).unwrap();
    let mut stones = Vec::new();
    for half in Half::ALL {
        let (black, white) = (rng.random_range(0.2..0.6), rng.random_range(0.1..0.4));
        for point in size.points() {
            let at: f64 = rng.random();
            let side = if at < black {
                Side::Black
            } else if at < black + white {
                Side::White
            } else {
                continue;
            };
            stones.push((TwinPoint::new(half, point), side));
        }
    }
    let to_move = Side::ALL[rng.random_range(0..2)];
    TwinPosition::set_up(size, stones, to_move).unwrap()
}

/// The empty points of both boards.
pub fn empty(position: &TwinPosition) -> Vec<TwinPoint> {
    let on = |half| {
        let points = position.board(half).empty_points();
        points.map(move |point| TwinPoint::new(half, point))
    };
    Half::ALL.into_iter().flat_map(on).collect()
}
