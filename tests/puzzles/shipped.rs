//! The pack that the game has: its size, what is in it, and the proof of a sample. `narabe-engine puzzles --check` proves all of it.

use std::collections::{BTreeMap, HashSet};
use std::path::Path;

use narabe::learn::puzzles::{DIFFICULTIES, MOST_SOLUTIONS, Pack, Theme, check};
use narabe::rules::{Rule, Symmetry};

/// The most bytes of the file.
const MAX_BYTES: u64 = 150_000;
/// The least number of puzzles, in all and of each theme.
const LEAST: usize = 2_000;
const LEAST_OF_THEME: usize = 40;
/// The puzzles that are proven here, spread over all difficulties.
const SAMPLE: usize = 60;

fn shipped() -> &'static Pack {
    Pack::shipped().unwrap()
}

#[test]
fn it_is_small_and_has_puzzles_of_every_theme_and_rule() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/puzzles/shipped.puzzles");
    assert!(std::fs::metadata(path).unwrap().len() < MAX_BYTES);
    let puzzles = shipped().puzzles();
    assert!(puzzles.len() >= LEAST, "{}", puzzles.len());
    let mut themes: BTreeMap<Theme, usize> = BTreeMap::new();
    for puzzle in puzzles {
        *themes.entry(puzzle.theme()).or_default() += 1;
        assert!(DIFFICULTIES.contains(&puzzle.difficulty()));
        assert!(puzzle.task().solutions.len() <= MOST_SOLUTIONS);
    }
    for theme in Theme::ALL {
        let count = themes.get(&theme).copied().unwrap_or_default();
        assert!(count >= LEAST_OF_THEME, "{theme}: {count}");
    }
    for rule in [Rule::Freestyle, Rule::Standard, Rule::Renju] {
        let of_rule = puzzles
            .iter()
            .filter(|puzzle| puzzle.setup().rule() == rule);
        assert!(of_rule.count() >= LEAST / 5, "{}", rule.id());
    }
}

/// Compared stone by stone, not by the names that the pack compares.
#[test]
fn no_two_puzzles_are_the_same_position_in_any_orientation() {
    let mut seen = HashSet::new();
    for puzzle in shipped().puzzles() {
        let setup = puzzle.setup();
        let images: HashSet<Vec<_>> = Symmetry::all()
            .map(|symmetry| {
                let image = |&(point, side)| {
                    (
                        setup.size().index(symmetry.image(point, setup.size())),
                        side == setup.to_move(),
                    )
                };
                let mut stones: Vec<_> = setup.stones().iter().map(image).collect();
                stones.sort_unstable();
                stones
            })
            .collect();
        for image in images {
            assert!(
                seen.insert((image, setup.to_move())),
                "{} is there twice",
                puzzle.id()
            );
        }
    }
}

#[test]
fn it_is_read_as_it_was_written_and_found_by_name() {
    let pack = shipped();
    assert_eq!(Pack::read(&pack.write()).as_ref(), Ok(pack));
    let puzzle = &pack.puzzles()[pack.puzzles().len() / 2];
    let id = puzzle.id().to_string().parse().unwrap();
    assert_eq!(pack.puzzle(id), Some(puzzle));
}

#[test]
fn a_sample_is_proven_anew() {
    let puzzles = shipped().puzzles();
    for puzzle in puzzles.iter().step_by(puzzles.len() / SAMPLE) {
        let checked = check(puzzle);
        assert_eq!(checked, Ok(()), "{} ({})", puzzle.id(), puzzle.theme());
    }
}
