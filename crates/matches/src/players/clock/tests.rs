use proptest::prelude::*;

use super::*;

const BLACK: Side = Side::Black;
const WHITE: Side = Side::White;

fn secs(count: u64) -> Duration {
    Duration::from_secs(count)
}

#[test]
fn without_a_rule_time_is_counted_and_never_ends() {
    let mut clock = Clock::new(ClockRule::None);
    assert!(!clock.tick(BLACK, secs(9000)).flagged);
    clock.press(BLACK);
    clock.tick(BLACK, secs(5));
    assert_eq!(clock.total(BLACK), secs(9005));
    assert_eq!(clock.last_turn(BLACK), Some(secs(9000)));
    assert_eq!(clock.turn(BLACK), secs(5));
    assert_eq!((clock.remaining(BLACK), clock.periods(BLACK)), (None, None));
    assert_eq!(clock.move_time(BLACK), MoveTime::Unlimited);
    assert_eq!(clock.total(WHITE), Duration::ZERO);
    assert!(clock.is_in_time(BLACK, secs(1_000_000)));
}

#[test]
fn time_per_game_ends_with_the_flag() {
    let mut clock = Clock::new(ClockRule::PerGame { main: 60 });
    assert!(!clock.tick(BLACK, secs(59)).flagged);
    clock.press(BLACK);
    assert_eq!(clock.remaining(BLACK), Some(secs(1)));
    assert_eq!(clock.move_time(BLACK), MoveTime::Game(secs(1)));
    assert!(clock.tick(BLACK, secs(1)).flagged);
    assert_eq!(clock.remaining(BLACK), Some(Duration::ZERO));
}

#[test]
fn fischer_adds_after_the_turn_only() {
    let mut clock = Clock::new(ClockRule::Fischer {
        main: 10,
        increment: 3,
    });
    clock.tick(BLACK, secs(4));
    clock.press(BLACK);
    assert_eq!(clock.remaining(BLACK), Some(secs(9)));
    assert!(
        clock.tick(BLACK, secs(9)).flagged,
        "the increment comes too late"
    );
}

#[test]
fn a_period_comes_back_after_a_turn_within_it() {
    let mut clock = Clock::new(ClockRule::ByoYomi {
        main: 10,
        period: 5,
        periods: 2,
    });
    assert!(!clock.in_period(BLACK));
    assert_eq!(clock.move_time(BLACK), MoveTime::Game(secs(15)));
    clock.tick(BLACK, secs(14));
    let of_black = |clock: &Clock| (clock.remaining(BLACK), clock.periods(BLACK));
    assert_eq!(of_black(&clock), (Some(secs(1)), Some(2)));
    clock.press(BLACK);
    assert_eq!(of_black(&clock), (Some(secs(5)), Some(2)));
    assert_eq!(clock.move_time(BLACK), MoveTime::Turn(secs(5)));
    assert!(!clock.tick(BLACK, secs(7)).flagged);
    assert_eq!(of_black(&clock), (Some(secs(3)), Some(1)));
    assert!(clock.tick(BLACK, secs(3)).flagged);
    assert_eq!(clock.periods(BLACK), Some(0));
}

#[test]
fn main_time_that_ends_with_the_turn_is_followed_by_a_period() {
    let mut clock = Clock::new(ClockRule::ByoYomi {
        main: 10,
        period: 5,
        periods: 1,
    });
    assert!(!clock.tick(BLACK, secs(10)).flagged);
    assert!(clock.in_period(BLACK));
    clock.press(BLACK);
    assert_eq!(clock.remaining(BLACK), Some(secs(5)));
}

#[test]
fn a_long_tick_uses_up_all_periods() {
    let rule = ClockRule::ByoYomi {
        main: 10,
        period: 5,
        periods: 3,
    };
    assert!(!Clock::new(rule).tick(BLACK, secs(24)).flagged);
    assert!(Clock::new(rule).tick(BLACK, secs(25)).flagged);
}

#[test]
fn every_turn_has_its_time_and_loses_what_is_left() {
    let mut clock = Clock::new(ClockRule::PerMove { time: 30 });
    for _ in 0..3 {
        assert_eq!(clock.move_time(BLACK), MoveTime::Turn(secs(30)));
        assert!(!clock.tick(BLACK, secs(29)).flagged);
        assert_eq!(clock.remaining(BLACK), Some(secs(1)));
        clock.press(BLACK);
    }
    assert_eq!(clock.periods(BLACK), None);
    assert_eq!(clock.total(BLACK), secs(87));
    assert!(clock.tick(BLACK, secs(30)).flagged);
}

#[test]
fn a_turn_that_was_ended_in_time_is_known_without_running_the_clock() {
    let clock = Clock::new(ClockRule::ByoYomi {
        main: 10,
        period: 5,
        periods: 1,
    });
    let before = clock.clone();
    assert!(clock.is_in_time(BLACK, Duration::from_millis(14_999)));
    assert!(!clock.is_in_time(BLACK, secs(15)));
    assert_eq!(clock, before);
}

#[test]
fn warnings_come_once_each_and_in_order() {
    for rule in [
        ClockRule::PerGame { main: 62 },
        ClockRule::PerMove { time: 62 },
    ] {
        let mut clock = Clock::new(rule);
        let half = Duration::from_millis(500);
        let ticks = (0..123).filter_map(|_| clock.tick(BLACK, half).low);
        assert_eq!(ticks.collect::<Vec<_>>(), WARNINGS);
    }
}

#[test]
fn no_warning_before_a_period_that_costs_nothing() {
    let mut clock = Clock::new(ClockRule::ByoYomi {
        main: 12,
        period: 7,
        periods: 1,
    });
    assert_eq!(clock.tick(BLACK, secs(11)).low, None);
    assert_eq!(clock.tick(BLACK, secs(1)).low, None);
    assert_eq!(clock.tick(BLACK, secs(3)).low, Some(4));
}

#[test]
fn the_display_never_changes_at_once() {
    let mut clock = Clock::new(ClockRule::PerGame { main: 12 });
    assert_eq!(clock.until_display_changes(BLACK), SECOND);
    clock.tick(BLACK, Duration::from_millis(250));
    assert_eq!(
        clock.until_display_changes(BLACK),
        Duration::from_millis(750)
    );
}

#[test]
fn in_the_last_ten_seconds_the_display_changes_every_tenth() {
    let mut clock = Clock::new(ClockRule::PerGame { main: 12 });
    clock.tick(BLACK, secs(2));
    assert_eq!(
        clock.until_display_changes(BLACK),
        Duration::from_millis(100)
    );
    clock.tick(BLACK, Duration::from_millis(130));
    assert_eq!(
        clock.until_display_changes(BLACK),
        Duration::from_millis(70)
    );
}

#[test]
fn without_a_clock_the_display_changes_every_second() {
    let mut clock = Clock::new(ClockRule::None);
    assert_eq!(clock.until_display_changes(BLACK), SECOND);
    clock.tick(BLACK, Duration::from_millis(3250));
    assert_eq!(
        clock.until_display_changes(BLACK),
        Duration::from_millis(750)
    );
}

fn any_rule() -> impl Strategy<Value = ClockRule> {
    prop_oneof![
        Just(ClockRule::None),
        (1_u32..20).prop_map(|main| ClockRule::PerGame { main }),
        (1_u32..20, 0_u32..5).prop_map(|(main, increment)| ClockRule::Fischer { main, increment }),
        (0_u32..20, 1_u32..5, 1_u32..4).prop_map(|(main, period, periods)| ClockRule::ByoYomi {
            main,
            period,
            periods
        }),
        (1_u32..9).prop_map(|time| ClockRule::PerMove { time }),
    ]
}

/// The second at which a turn flags, counted second by second; the slow equivalent of one long tick.
fn slow_flag(clock: &Clock, side: Side) -> Option<u64> {
    let mut clock = clock.clone();
    (1..200).find(|_| clock.tick(side, SECOND).flagged)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    #[test]
    fn many_short_ticks_equal_one_long_tick(rule in any_rule(), spans in prop::collection::vec(0_u64..4_000, 1..20)) {
        let mut short = Clock::new(rule);
        let mut flagged = false;
        for &span in &spans {
            flagged |= short.tick(BLACK, Duration::from_millis(span)).flagged;
            if flagged {
                break;
            }
        }
        let all = Duration::from_millis(spans.iter().sum());
        let mut long = Clock::new(rule);
        prop_assert_eq!(Clock::new(rule).is_in_time(BLACK, all), !flagged);
        prop_assert_eq!(long.tick(BLACK, all).flagged, flagged);
        if !flagged {
            prop_assert_eq!(long, short);
        }
    }

    #[test]
    fn the_flag_falls_in_the_right_second(rule in any_rule(), turns in prop::collection::vec((any::<bool>(), 0_u64..6), 0..10)) {
        let turns = turns.into_iter().map(|(black, time)| (if black { BLACK } else { WHITE }, secs(time)));
        let mut clock = Clock::new(rule);
        for (side, time) in turns {
            if !clock.is_in_time(side, time) {
                break;
            }
            clock.tick(side, time);
            clock.press(side);
        }
        for side in Side::ALL {
            let flag = slow_flag(&clock, side);
            prop_assert_eq!(flag.is_none(), rule == ClockRule::None);
            if let Some(flag) = flag {
                prop_assert!(!clock.is_in_time(side, secs(flag)));
                prop_assert!(clock.is_in_time(side, secs(flag) - Duration::from_millis(1)));
            }
        }
    }

    #[test]
    fn replaying_the_turns_gives_the_same_clocks(rule in any_rule(), turns in prop::collection::vec((any::<bool>(), 0_u64..9_000), 0..20)) {
        let turns: Vec<(Side, Duration)> = turns.into_iter()
            .map(|(black, time)| (if black { BLACK } else { WHITE }, Duration::from_millis(time)))
            .collect();
        let mut played = Clock::new(rule);
        for &(side, time) in &turns {
            played.tick(side, time / 2);
            played.tick(side, time - time / 2);
            played.press(side);
        }
        let replayed = Clock::replay(rule, turns.iter().copied());
        for side in Side::ALL {
            prop_assert_eq!(replayed.remaining(side), played.remaining(side));
            prop_assert_eq!(replayed.total(side), played.total(side));
        }
        let black: Duration = turns.iter().filter(|turn| turn.0 == BLACK).map(|turn| turn.1).sum();
        prop_assert_eq!(replayed.total(BLACK), black);
    }
}
