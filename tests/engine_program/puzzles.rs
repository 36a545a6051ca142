//! `narabe-engine puzzles` and `narabe-tune puzzles`: the pack listed and proven, and a new one made.

use std::process::{Command, Output};

use narabe::learn::puzzles::{Pack, Puzzle, Task, Theme};
use narabe::notation::parse_move_list;
use narabe::rules::twin::{Turn, TwinPoint};
use narabe::rules::{BoardSize, Rule, Setup, Side};

use crate::{run, text};

const TUNE: &str = env!("CARGO_BIN_EXE_narabe-tune");

fn tune(arguments: &[&str]) -> Output {
    Command::new(TUNE).args(arguments).output().unwrap()
}

#[test]
fn the_pack_is_listed_one_puzzle_a_line_easiest_first() {
    let output = run(&["puzzles"]);
    assert_eq!(output.status.code(), Some(0));
    let listed = text(&output);
    let difficulties = listed.lines().map(|line| {
        let parts: Vec<&str> = line.split(" | ").collect();
        assert_eq!(parts.len(), 9, "{line}");
        parts[3].parse::<u16>().unwrap()
    });
    assert!(difficulties.collect::<Vec<_>>().is_sorted());
    let renju = text(&run(&["puzzles", "--rule", "renju", "--theme", "threats"]));
    assert!(renju.lines().count() > 20);
    assert!(
        renju
            .lines()
            .all(|line| line.contains(" | renju | threats | "))
    );
}

#[test]
fn each_line_of_the_json_is_a_puzzle() {
    let listed = text(&run(&["puzzles", "--json", "--every", "50"]));
    for line in listed.lines() {
        let puzzle: serde_json::Value = serde_json::from_str(line).unwrap();
        let is_twin = puzzle["rule"] == "twin";
        assert_eq!(puzzle["size"], if is_twin { 19 } else { 15 });
        assert_eq!(puzzle["id"].as_str().map(str::len), Some(8));
        assert!(
            puzzle["solutions"]
                .as_str()
                .is_some_and(|moves| !moves.is_empty())
        );
        assert!(puzzle["moves"].as_u64().is_some_and(|moves| moves > 0));
    }
    assert!(listed.lines().count() >= 40);
}

#[test]
fn puzzles_on_twin_boards_are_listed_in_the_notation_of_their_turns_and_proven() {
    let twin = ["puzzles", "--theme", "twin-double"];
    let listed = text(&run(&twin));
    assert!(listed.lines().count() >= 60, "{listed}");
    for line in listed.lines() {
        let parts: Vec<&str> = line.split(" | ").collect();
        assert_eq!((parts.len(), parts[1]), (9, "twin"), "{line}");
        for turn in parts[7].split("; ") {
            assert!(turn.parse::<Turn>().is_ok(), "{turn}");
        }
        for stone in parts[5].split(' ').chain(parts[6].split(' ')) {
            assert!(stone.parse::<TwinPoint>().is_ok(), "{stone}");
        }
    }
    let checked = run(&[&twin[..], &["--check", "--every", "30"]].concat());
    let printed = text(&checked);
    assert_eq!(checked.status.code(), Some(0), "{printed}");
    let refused = run(&[&twin[..], &["--sgf"]].concat());
    assert_eq!(refused.status.code(), Some(2));
}

#[test]
fn puzzles_are_proven_anew() {
    let checked = run(&["puzzles", "--check", "--every", "300", "--threads", "2"]);
    let printed = text(&checked);
    assert_eq!(checked.status.code(), Some(0), "{printed}");
    assert!(
        printed.trim_end().ends_with("puzzles, 0 wrong"),
        "{printed}"
    );
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
    let checked = run(&["puzzles", &one, "--check"]);
    assert_eq!(checked.status.code(), Some(0), "{}", text(&checked));
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
    let mut pack = Pack::default();
    let puzzle = Puzzle::new(setup, Some("d7".parse().unwrap()), task, 1200).unwrap();
    pack.add(puzzle.clone()).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (old, new) = (file("old.puzzles"), file("new.puzzles"));
    std::fs::write(&old, pack.write()).unwrap();
    let options = ["--games", "1", "--puzzles", "1", "--out", &new];
    let made = text(&tune(&[&["puzzles", &old][..], &options].concat()));
    let left_out = "(false-win) is left out: i12 is not shown to hold\n";
    let left_out = format!("{} {left_out}", puzzle.id());
    assert!(made.starts_with(&left_out), "{made}");
    let listed = text(&run(&["puzzles", &new]));
    assert!(!listed.contains(&puzzle.id().to_string()), "{listed}");
}

/// The position of a task with these stones.
fn position(rule: Rule, black: &str, white: &str, to_move: Side) -> Setup {
    let mut setup = Setup::new(rule, BoardSize::DEFAULT);
    for (side, stones) in [(Side::Black, black), (Side::White, white)] {
        for point in parse_move_list(stones).unwrap() {
            setup.place(point, side).unwrap();
        }
    }
    setup.set_to_move(to_move);
    setup
}

/// An only defence that loses to a quiet move, and a puzzle of threats in which a quiet move wins too.
fn false_claims() -> [Puzzle; 2] {
    let black = "n4 g5 i5 h6 i6 j6 k6 h7 l7 f8 k8 g9 i9 i10 f11 g11 i11 j11 h12";
    let white = "g4 j5 m5 g6 l6 g7 i7 j7 k7 g8 h8 i8 j8 h9 j9 h10 j10 h11";
    let hold = position(Rule::Freestyle, black, white, Side::White);
    let (black, white) = ("h5 j6 e7 f7 i9 j9 h11", "g8 j8 k8 i10 g11 i11");
    let win = position(Rule::Renju, black, white, Side::White);
    [
        (hold, "h12", Theme::OnlyDefence, "i13", 3),
        (win, "i9", Theme::Threats, "i8 l8 m8", 4),
    ]
    .map(|(setup, last, theme, solutions, moves)| {
        let task = Task {
            theme,
            solutions: parse_move_list(solutions).unwrap(),
            moves,
        };
        Puzzle::new(setup, Some(last.parse().unwrap()), task, 1500).unwrap()
    })
}

#[test]
fn a_search_finds_claims_that_the_solvers_of_threats_do_not_see() {
    let puzzles = false_claims();
    let [hold, win] = puzzles.each_ref().map(Puzzle::id);
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (old, new, log) = (file("old.puzzles"), file("new.puzzles"), file("log.txt"));
    std::fs::write(&old, Pack::new(puzzles.into()).unwrap().write()).unwrap();
    // Both are proven as far as threats go.
    assert_eq!(run(&["puzzles", &old, "--check"]).status.code(), Some(0));
    let searched = ["puzzles", &old, "--check", "--search", "--nodes", "40000"];
    let checked = run(&searched);
    let printed = text(&checked);
    assert_eq!(checked.status.code(), Some(1), "{printed}");
    assert!(printed.contains(&format!("{hold} (only-defence): i13 does not hold")));
    assert!(printed.contains(&format!("{win} (threats): a search wins with ")));
    // The pack is mended, and what was searched is not searched again.
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
    let searched = ["puzzles", &new, "--check", "--search", "--nodes", "40000"];
    let checked = run(&searched);
    assert_eq!(checked.status.code(), Some(0), "{}", text(&checked));
    let listed = text(&run(&["puzzles", &new, "--json"]));
    let puzzle: serde_json::Value = serde_json::from_str(&listed).unwrap();
    let other_wins = puzzle["other_wins"].as_str().unwrap();
    assert!(other_wins.split(' ').any(|point| point == "k9"), "{listed}");
}

#[test]
fn a_search_is_asked_with_the_check_it_belongs_to() {
    let output = run(&["puzzles", "--search"]);
    assert_eq!(output.status.code(), Some(2));
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.contains("--search needs --check"), "{complaint}");
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
    let listed = text(&run(&["puzzles", &both]));
    let twin = listed
        .lines()
        .filter(|line| line.contains(" | twin | twin-double | "));
    assert!(twin.count() > 0, "{listed}");
    assert!(
        listed.lines().count()
            > text(&run(&["puzzles", &both, "--theme", "twin-double"]))
                .lines()
                .count()
    );
    let levels = text(&tune(&["puzzle-levels", &both, "--twin", "--puzzles", "1"]));
    assert!(
        levels.contains("Futaba") && !levels.contains("Koke"),
        "{levels}"
    );
}

#[test]
fn what_is_no_pack_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("no.puzzles");
    std::fs::write(&path, "h8 i9").unwrap();
    let path = path.to_str().unwrap();
    for (arguments, part) in [
        (&["puzzles", path][..], "this is no pack of puzzles"),
        (&["puzzles", "/no/such/file"], "/no/such/file"),
        (&["puzzles", "--theme", "chess"], "\"chess\" is not a theme"),
        (&["puzzles", "--every", "x"], "--every x"),
    ] {
        let output = run(arguments);
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(complaint.contains(part), "{arguments:?}: {complaint}");
    }
}
