//! Rotated, mirrored and exchanged boards give the same results.

use narabe_rules::twin::{Half, Turn, TwinPoint, TwinPosition};
use narabe_rules::{BoardSize, Side};
use proptest::prelude::*;
use std::collections::BTreeSet;

use crate::board_symmetry::image;
use crate::random::{crowd, empty};

/// The image of a point under a symmetry of each board, with the boards exchanged or not.
fn moved(at: TwinPoint, size: BoardSize, symmetries: [u8; 2], exchange: bool) -> TwinPoint {
    let point = image(at.point, size, symmetries[at.half as usize]);
    TwinPoint::new(if exchange { at.half.other() } else { at.half }, point)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn results_follow_the_symmetries_of_the_boards(
        seed in 0_u64..100_000,
        picks in any::<(prop::sample::Index, prop::sample::Index)>(),
        symmetries in [0_u8..8, 0_u8..8],
        exchange: bool,
        colours: bool,
    ) {
        let mut here = crowd(seed);
        let size = here.size();
        let all = empty(&here);
        prop_assume!(all.len() > 2);
        let (first, second) = (*picks.0.get(&all), *picks.1.get(&all));
        prop_assume!(first != second);
        let go = |at: TwinPoint| moved(at, size, symmetries, exchange);
        let recolour = |side: Side| if colours { side.other() } else { side };
        let stones: Vec<(TwinPoint, Side)> = Half::ALL.into_iter().flat_map(|half| {
            here.board(half).iter().map(move |(point, side)| (TwinPoint::new(half, point), side))
        }).map(|(at, side)| (go(at), recolour(side))).collect();
        let mut there = TwinPosition::set_up(size, stones, recolour(here.side_to_move())).unwrap();

        for side in Side::ALL {
            prop_assert_eq!(here.threatens(side), there.threatens(recolour(side)));
            for half in Half::ALL {
                let points: BTreeSet<TwinPoint> = here.completing_points(half, side).map(|point| go(TwinPoint::new(half, point))).collect();
                let half = if exchange { half.other() } else { half };
                let moved: BTreeSet<TwinPoint> = there.completing_points(half, recolour(side)).map(|point| TwinPoint::new(half, point)).collect();
                prop_assert_eq!(points, moved);
            }
        }
        prop_assert_eq!(here.winning_turn().is_some(), there.winning_turn().is_some());
        let winner_here = here.play_turn(Turn::two(first, second)).unwrap().map(|outcome| outcome.winner());
        let winner_there = there.play_turn(Turn::two(go(first), go(second))).unwrap().map(|outcome| outcome.winner());
        prop_assert_eq!(winner_here.map(|winner| winner.map(recolour)), winner_there);
    }
}
