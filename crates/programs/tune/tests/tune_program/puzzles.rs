//! `narabe-tune puzzles`: packs made, added to and mended.

use narabe_learn::puzzles::{ClaimSearch, Pack, Puzzle, Task, Theme};
use narabe_notation::parse_move_list;
use narabe_rules::{BoardSize, Rule, Setup, Side};

use crate::false_claims::false_claims;
use crate::{text, tune};

/// The pack in a file.
fn pack(path: &str) -> Pack {
    Pack::read(&std::fs::read(path).unwrap()).unwrap()
}

#[test]
fn a_new_pack_is_made_and_is_the_same_for_the_same_seed() {
    let folder = tempfile::tempdir().unwrap();
    let make = |name: &str| {
        let path = folder.path().join(name).to_str().unwrap().to_owned();
        let made = tune(&["puzzles", "--games", "12", "--puzzles", "4", "--out", &path]);
        assert!(made.status.success(), "{}", text(&made));
        assert!(text(&made).contains(" puzzles in "), "{}", text(&made));
        path
    };
    let [one, other] = [make("one.puzzles"), make("other.puzzles")];
    assert_eq!(std::fs::read(&one).unwrap(), std::fs::read(&other).unwrap());
    for puzzle in pack(&one).all() {
        assert_eq!(puzzle.check(), Ok(()));
    }
    let levels = text(&tune(&["puzzle-levels", &one, "--puzzles", "1"]));
    assert!(
        levels.contains("Koke") && levels.contains("no level solves more"),
        "{levels}"
    );
}

#[test]
fn a_puzzle_that_cannot_be_proven_is_left_out_of_a_pack_that_is_added_to() {
    // The four holds for a move, then White wins by wide threats.
    let stones = |text: &str, side| {
        let points = parse_move_list(text).unwrap();
        points.into_iter().map(move |point| (point, side))
    };
    let black = "j4 f6 i6 k6 j7 g8 i8 e9 h9 i9 i10 j11";
    let white = "i5 l5 g6 h6 d7 f7 g7 i7 f8 f9 g10 k12";
    let mut setup = Setup::new(Rule::Renju, BoardSize::DEFAULT);
    for (point, side) in stones(black, Side::Black).chain(stones(white, Side::White)) {
        setup.place(point, side).unwrap();
    }
    setup.set_to_move(Side::Black);
    let task = Task {
        theme: Theme::FalseWin,
        solutions: vec!["i12".parse().unwrap()],
        moves: 4,
    };
    let mut added_to = Pack::default();
    let puzzle = Puzzle::new(setup, Some("d7".parse().unwrap()), task, 1200).unwrap();
    added_to.add(puzzle.clone()).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (old, new) = (file("old.puzzles"), file("new.puzzles"));
    std::fs::write(&old, added_to.write()).unwrap();
    let options = ["--games", "1", "--puzzles", "1", "--out", &new];
    let made = text(&tune(&[&["puzzles", &old][..], &options].concat()));
    let left_out = "(false-win) is left out: i12 is not shown to hold\n";
    let left_out = format!("{} {left_out}", puzzle.id());
    assert!(made.starts_with(&left_out), "{made}");
    let new = pack(&new);
    assert!(new.any(puzzle.id()).is_none() && !new.all().is_empty());
}

#[test]
fn a_pack_is_mended_by_a_search_that_is_not_made_twice() {
    let puzzles = false_claims();
    let win = puzzles[1].id();
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (old, new, log) = (file("old.puzzles"), file("new.puzzles"), file("log.txt"));
    std::fs::write(&old, Pack::new(puzzles.into()).unwrap().write()).unwrap();
    let claims = [
        "puzzle-claims",
        &old,
        "--nodes",
        "40000",
        "--log",
        &log,
        "--out",
        &new,
    ];
    let made = text(&tune(&claims));
    assert!(made.ends_with(&format!("1 puzzles in {new}\n")), "{made}");
    let kept = std::fs::read_to_string(&log).unwrap();
    assert_eq!(kept.lines().count(), 2, "{kept}");
    assert_eq!(text(&tune(&claims)), made);
    assert_eq!(std::fs::read_to_string(&log).unwrap(), kept);
    let mended = pack(&new);
    let mut search = ClaimSearch::new(40_000, 20_000);
    for puzzle in mended.all() {
        assert_eq!(search.check(puzzle), Ok(()));
    }
    let other_wins = mended.puzzle(win).unwrap().other_wins();
    assert!(
        other_wins.contains(&"k9".parse().unwrap()),
        "{other_wins:?}"
    );
}

#[test]
fn puzzles_on_twin_boards_are_added_to_a_pack() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (one, both) = (file("one.puzzles"), file("both.puzzles"));
    let made = tune(&["puzzles", "--games", "12", "--puzzles", "2", "--out", &one]);
    assert!(made.status.success(), "{}", text(&made));
    let made = tune(&[
        "puzzles",
        &one,
        "--twin",
        "--games",
        "6",
        "--puzzles",
        "3",
        "--out",
        &both,
    ]);
    assert!(made.status.success(), "{}", text(&made));
    let made = pack(&both);
    assert!(!made.twin().is_empty() && !made.puzzles().is_empty());
    let levels = text(&tune(&["puzzle-levels", &both, "--twin", "--puzzles", "1"]));
    assert!(
        levels.contains("Futaba") && !levels.contains("Koke"),
        "{levels}"
    );
}
