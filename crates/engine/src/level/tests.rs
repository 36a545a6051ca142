use rand::SeedableRng;
use rand::rngs::StdRng;

use super::*;
use crate::NoClock;
use crate::test_support::position;
use narabe_rules::{BoardSize, Rule, Side};

fn setup(moves: &str) -> Setup {
    Setup::from(&position(Rule::Freestyle, moves))
}

fn choose(level: Level, setup: &Setup, seed: u64) -> Option<Point> {
    let mut player = LevelPlayer::new(level, || {
        Engine::new(Settings {
            hash: 8,
            threads: 1,
        })
    });
    let mut rng = StdRng::seed_from_u64(seed);
    let stop = AtomicBool::new(false);
    player.choose(
        setup,
        &Limits::nodes(5_000),
        &NoClock,
        &stop,
        &mut rng,
        |_| (),
    )
}

#[test]
fn ids_are_read_back() {
    for level in Level::ALL {
        assert_eq!(Level::from_id(level.id()), Some(level));
    }
    assert_eq!(Level::from_id("oak"), None);
}

#[test]
fn every_level_completes_its_five() {
    let setup = setup("h8 a1 i8 a2 j8 a3 k8 a5");
    for level in Level::ALL {
        for seed in 0..10 {
            let point = choose(level, &setup, seed).unwrap().to_string();
            assert!(["g8", "l8"].contains(&point.as_str()), "{level}: {point}");
        }
    }
}

#[test]
fn from_the_third_level_on_every_four_is_blocked() {
    let four = setup("h8 a1 i8 g8 j8 c3 k8");
    for level in &Level::ALL[2..] {
        for seed in 0..20 {
            let point = choose(*level, &four, seed).unwrap().to_string();
            assert_eq!(point, "l8", "{level}");
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_move() {
    let setup = setup("h8 i9 h10");
    for level in Level::ALL {
        assert_eq!(
            choose(level, &setup, 3),
            choose(level, &setup, 3),
            "{level}"
        );
    }
}

#[test]
fn empty_and_full_boards_are_handled() {
    let empty = Setup::new(Rule::Standard, BoardSize::MIN);
    let mut full = empty.clone();
    for (number, point) in BoardSize::MIN.points().enumerate() {
        let side = Side::ALL[number / 2 % 2];
        full.place(point, side).unwrap();
    }
    for level in Level::ALL {
        assert!(choose(level, &empty, 1).is_some());
        assert_eq!(choose(level, &full, 1), None);
    }
}
