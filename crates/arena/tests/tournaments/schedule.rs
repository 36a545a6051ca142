//! Schedules are pure functions of their tournaments.

use std::collections::BTreeMap;

use narabe_arena::{Format, Order, Schedule, Tournament};
use proptest::prelude::*;

use crate::common::{round_robin, with_format};

#[test]
fn a_round_is_every_pair_from_both_sides() {
    let schedule = Schedule::of(&round_robin(3, 4));
    assert_eq!(schedule.pairs(), [[0, 1], [0, 2], [1, 2]]);
    let games: Vec<_> = (0..schedule.games())
        .map(|number| schedule.game(number).unwrap())
        .collect();
    let sides: Vec<_> = games.iter().map(|game| game.sides()).collect();
    assert_eq!(sides[..6], [[0, 1], [1, 0], [0, 2], [2, 0], [1, 2], [2, 1]]);
    assert_eq!(games[5].round, 0);
    assert_eq!((games[6].round, games[6].sides()), (1, [0, 1]));
    assert_eq!(schedule.game(12), None);
}

#[test]
fn pairs_play_one_after_the_other_if_asked() {
    let tournament = Tournament {
        order: Order::Pairs,
        ..round_robin(3, 4)
    };
    let schedule = Schedule::of(&tournament);
    let pairs: Vec<_> = (0..12).map(|n| schedule.game(n).unwrap().pair).collect();
    assert_eq!(pairs, [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2]);
    let game = schedule.game(6).unwrap();
    assert_eq!((game.round, game.seed), (1, tournament.seed + 2));
}

#[test]
fn neighbours_and_challengers_meet_whom_they_should() {
    let neighbours = Format::RoundRobin {
        games: 2,
        neighbours: Some(1),
    };
    assert_eq!(neighbours.pairs(4), [[0, 1], [1, 2], [2, 3]]);
    let gauntlet = Format::Gauntlet {
        games: 2,
        challengers: 2,
    };
    assert_eq!(gauntlet.pairs(4), [[0, 2], [0, 3], [1, 2], [1, 3]]);
}

fn formats() -> impl Strategy<Value = (usize, Format)> {
    (2_usize..7, 1_usize..5, 0_usize..4, 0_u8..2).prop_map(|(players, rounds, extra, kind)| {
        let games = 2 * rounds;
        let format = if kind == 0 {
            Format::RoundRobin {
                games,
                neighbours: (extra > 0).then_some(extra),
            }
        } else {
            Format::Gauntlet {
                games,
                challengers: extra.clamp(1, players - 1),
            }
        };
        (players, format)
    })
}

proptest! {
    /// Every pair has its games, each opening from both sides, whatever the order.
    #[test]
    fn every_opening_is_played_from_both_sides((players, format) in formats(), by_pairs: bool) {
        let order = if by_pairs { Order::Pairs } else { Order::Rounds };
        let tournament = Tournament { order, ..with_format(players, format.clone()) };
        let schedule = Schedule::of(&tournament);
        let mut seen: BTreeMap<([usize; 2], usize), Vec<[usize; 2]>> = BTreeMap::new();
        for number in 0..schedule.games() {
            let game = schedule.game(number).unwrap();
            prop_assert_eq!(game.number, number);
            seen.entry((game.players, game.round)).or_default().push(game.sides());
        }
        prop_assert_eq!(seen.len(), schedule.pairs().len() * format.games_per_pair() / 2);
        for (([one, other], _), sides) in seen {
            prop_assert_eq!(sides, vec![[one, other], [other, one]]);
        }
    }

    /// A tournament by rounds can be prolonged: what has been played stays what it was.
    #[test]
    fn more_rounds_change_no_earlier_game(players in 2_usize..6, rounds in 1_usize..4, more in 1_usize..4) {
        let short = Schedule::of(&round_robin(players, 2 * rounds));
        let long = Schedule::of(&round_robin(players, 2 * (rounds + more)));
        for number in 0..short.games() {
            prop_assert_eq!(short.game(number), long.game(number));
        }
    }
}
