//! Rotated, mirrored and exchanged boards are the same game.

use narabe::rules::twin::{Half, Turn, TwinPoint, TwinPosition};
use narabe::rules::{BoardSize, Point, Side};
use proptest::prelude::*;
use std::collections::BTreeSet;

use crate::wild::{crowd, empty};

/// One of the eight rotations and mirrors of a board.
fn turned(point: Point, size: BoardSize, way: u8) -> Point {
    let last = size.get() - 1;
    let (x, y) = if way & 4 == 0 {
        (point.x, point.y)
    } else {
        (point.y, point.x)
    };
    Point::new(
        if way & 1 == 0 { x } else { last - x },
        if way & 2 == 0 { y } else { last - y },
    )
}

/// Each board by a way of its own, and the boards exchanged or not.
fn moved(at: TwinPoint, size: BoardSize, ways: [u8; 2], exchange: bool) -> TwinPoint {
    let point = turned(at.point, size, ways[at.half as usize]);
    TwinPoint::new(if exchange { at.half.other() } else { at.half }, point)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_turn_ends_alike_on_boards_that_were_moved(
        seed in 0_u64..100_000,
        picks in any::<(prop::sample::Index, prop::sample::Index)>(),
        ways in [0_u8..8, 0_u8..8],
        exchange: bool,
        colours: bool,
    ) {
        let mut here = crowd(seed);
        let size = here.size();
        let all = empty(&here);
        prop_assume!(all.len() > 2);
        let (first, second) = (*picks.0.get(&all), *picks.1.get(&all));
        prop_assume!(first != second);
        let go = |at: TwinPoint| moved(at, size, ways, exchange);
        let recolour = |side: Side| if colours { side.other() } else { side };
        let stones: Vec<(TwinPoint, Side)> = Half::ALL.into_iter().flat_map(|half| {
            here.board(half).iter().map(move |(point, side)| (TwinPoint::new(half, point), side))
        }).map(|(at, side)| (go(at), recolour(side))).collect();
        let mut there = TwinPosition::set_up(size, stones, recolour(here.side_to_move())).unwrap();

        for side in Side::ALL {
            prop_assert_eq!(here.threatens(side), there.threatens(recolour(side)));
            for half in Half::ALL {
                let points: BTreeSet<TwinPoint> = here.completing(half, side).map(|point| go(TwinPoint::new(half, point))).collect();
                let half = if exchange { half.other() } else { half };
                let moved: BTreeSet<TwinPoint> = there.completing(half, recolour(side)).map(|point| TwinPoint::new(half, point)).collect();
                prop_assert_eq!(points, moved);
            }
        }
        prop_assert_eq!(here.winning_turn().is_some(), there.winning_turn().is_some());
        let winner_here = here.play_turn(Turn::two(first, second)).unwrap().map(|outcome| outcome.winner());
        let winner_there = there.play_turn(Turn::two(go(first), go(second))).unwrap().map(|outcome| outcome.winner());
        prop_assert_eq!(winner_here.map(|winner| winner.map(recolour)), winner_there);
    }
}
