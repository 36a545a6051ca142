//! The pack that the game has: its size, what is in it, and the proof of a sample. `narabe-engine puzzles --check` proves all of it.

use std::collections::{BTreeMap, HashSet};
use std::path::Path;

use narabe_learn::puzzles::{
    ClaimSearch, DIFFICULTIES, MOST_SOLUTIONS, MOST_TWIN_SOLUTIONS, MOST_TWIN_TURNS, Pack, Theme,
    check,
};
use narabe_rules::twin::{Half, TwinOutcome, TwinPoint, TwinPosition};
use narabe_rules::{Rule, Side, Symmetry};

/// The most bytes of the file.
const MAX_BYTES: u64 = 150_000;
/// The least number of puzzles, in all and of each theme.
const LEAST: usize = 2_000;
const LEAST_OF_THEME: usize = 40;
/// The least number of only defences, and of puzzles that list other first moves that win.
const LEAST_DEFENCES: usize = 250;
const LEAST_WITH_OTHER_WINS: usize = 100;
/// The tasks to hold whose claims are searched here, and the nodes; `narabe-engine puzzles --check --search` searches all with more.
const SEARCHED: usize = 16;
const SEARCHED_NODES: u64 = 30_000;
/// The puzzles that are proven here, spread over all difficulties.
const SAMPLE: usize = 60;
const TWIN_SAMPLE: usize = 12;

fn shipped() -> &'static Pack {
    Pack::shipped().unwrap()
}

#[test]
fn it_is_small_and_has_puzzles_of_every_theme_and_rule() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/puzzles/shipped.puzzles");
    assert!(std::fs::metadata(path).unwrap().len() < MAX_BYTES);
    let puzzles = shipped().puzzles();
    assert!(puzzles.len() >= LEAST, "{}", puzzles.len());
    let mut themes: BTreeMap<Theme, usize> = BTreeMap::new();
    for puzzle in puzzles {
        *themes.entry(puzzle.theme()).or_default() += 1;
        assert!(DIFFICULTIES.contains(&puzzle.difficulty()));
        assert!(puzzle.task().solutions.len() <= MOST_SOLUTIONS);
    }
    for puzzle in shipped().twin() {
        *themes.entry(puzzle.theme()).or_default() += 1;
        assert!(DIFFICULTIES.contains(&puzzle.difficulty()));
        let task = puzzle.task();
        assert!((1..=MOST_TWIN_SOLUTIONS).contains(&task.solutions.len()));
        assert!((2..=MOST_TWIN_TURNS as usize).contains(&task.moves));
    }
    for theme in Theme::ALL {
        let count = themes.get(&theme).copied().unwrap_or_default();
        assert!(count >= LEAST_OF_THEME, "{theme}: {count}");
    }
    assert!(themes[&Theme::OnlyDefence] >= LEAST_DEFENCES);
    let listed = puzzles
        .iter()
        .filter(|puzzle| !puzzle.other_wins().is_empty());
    assert!(listed.count() >= LEAST_WITH_OTHER_WINS);
    for rule in [Rule::Freestyle, Rule::Standard, Rule::Renju] {
        let of_rule = puzzles
            .iter()
            .filter(|puzzle| puzzle.setup().rule() == rule);
        assert!(of_rule.count() >= LEAST / 5, "{}", rule.id());
    }
}

#[test]
fn a_short_search_contradicts_no_claim_of_a_sample() {
    let mut search = ClaimSearch::new(SEARCHED_NODES, 0);
    let puzzles = shipped().puzzles().iter();
    let hold = puzzles.filter(|puzzle| puzzle.theme().win().is_none());
    let hold: Vec<_> = hold.collect();
    for &puzzle in hold.iter().step_by(hold.len() / SEARCHED) {
        assert_eq!(search.check(puzzle.into()), Ok(()), "{}", puzzle.id());
    }
}

/// These said that one move holds, and a search wins against it: see docs/puzzles.md.
#[test]
fn puzzles_whose_only_defence_loses_have_left_the_pack() {
    for id in ["7nk2wzv2", "mkrfknyv", "50x28aec", "bgggv5v2"] {
        assert!(shipped().any(id.parse().unwrap()).is_none(), "{id}");
    }
}

#[test]
fn quiet_first_moves_that_win_are_listed() {
    for (id, quiet) in [("rgpntnq4", "k9"), ("awqemjhp", "f8")] {
        let puzzle = shipped().puzzle(id.parse().unwrap()).unwrap();
        assert!(puzzle.is_other_win(quiet.parse().unwrap()), "{id}");
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

/// The stones of a board in an orientation, as those of the side to move or not.
fn stones_in(position: &TwinPosition, half: Half, symmetry: Symmetry) -> Vec<(usize, bool)> {
    let size = position.size();
    let stones = position.board(half).iter();
    let image = |(point, side): (_, Side)| {
        let index = size.index(symmetry.image(point, size));
        (index, side == position.side_to_move())
    };
    let mut stones: Vec<_> = stones.map(image).collect();
    stones.sort_unstable();
    stones
}

/// Each board in each orientation, and both swapped; compared stone by stone.
#[test]
fn no_two_puzzles_on_twin_boards_are_the_same_position() {
    let mut seen = HashSet::new();
    for puzzle in shipped().twin() {
        let position = puzzle.position();
        let boards = Half::ALL.map(|half| {
            let images = Symmetry::all().map(|symmetry| stones_in(position, half, symmetry));
            images.collect::<HashSet<_>>()
        });
        let mut images = HashSet::new();
        for left in &boards[0] {
            for right in &boards[1] {
                images.insert((left.clone(), right.clone()));
                images.insert((right.clone(), left.clone()));
            }
        }
        for image in images {
            let is_new = seen.insert((image, position.side_to_move()));
            assert!(is_new, "{} is there twice", puzzle.id());
        }
    }
}

/// The turns of all stones: after every one of the replies there are, tens of thousands, the side that plays the solution of a win
/// in two completes both boards. Only the rules are asked.
#[test]
fn a_win_in_two_turns_stands_against_every_reply_there_is() {
    let is_short = |puzzle: &&narabe_learn::puzzles::Puzzle<TwinPosition>| puzzle.task().moves == 2;
    let puzzle = shipped().twin().iter().find(is_short).unwrap();
    for &turn in puzzle.task().solutions.iter().take(1) {
        let mut after = puzzle.position().clone();
        let side = after.side_to_move();
        assert_eq!(after.play_turn(turn), Ok(None));
        assert!(!after.threatens(side.other()), "the other side wins first");
        let points = Half::ALL.into_iter().flat_map(|half| {
            let points = after.board(half).empty_points();
            points
                .map(move |point| TwinPoint::new(half, point))
                .collect::<Vec<_>>()
        });
        let points: Vec<TwinPoint> = points.collect();
        for (number, &one) in points.iter().enumerate() {
            after.play(one).unwrap();
            for &two in &points[number + 1..] {
                let winner = after.play(two).unwrap().map(TwinOutcome::winner);
                match winner {
                    Some(winner) => assert_eq!(winner, Some(side), "{one} {two}"),
                    None => assert!(after.threatens(side), "{one} {two}"),
                }
                after.undo_turn();
                after.play(one).unwrap();
            }
            let winner = after.end_turn().unwrap().map(TwinOutcome::winner);
            match winner {
                Some(winner) => assert_eq!(winner, Some(side), "{one}"),
                None => assert!(after.threatens(side), "{one}"),
            }
            after.undo_turn();
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

#[test]
fn a_sample_on_twin_boards_is_proven_anew() {
    let twin = shipped().twin();
    for puzzle in twin.iter().step_by(twin.len() / TWIN_SAMPLE) {
        assert_eq!(check(puzzle), Ok(()), "{}", puzzle.id());
    }
}
