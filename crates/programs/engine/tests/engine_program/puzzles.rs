//! `narabe-engine puzzles`: the pack listed and proven.

use narabe_learn::puzzles::{Pack, Puzzle};
use narabe_rules::twin::{Turn, TwinPoint};

use crate::false_claims::false_claims;
use crate::{run, text};

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
fn a_search_finds_claims_that_the_solvers_of_threats_do_not_see() {
    let puzzles = false_claims();
    let [hold, win] = puzzles.each_ref().map(Puzzle::id);
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let old = file("old.puzzles");
    std::fs::write(&old, Pack::new(puzzles.into()).unwrap().write()).unwrap();
    // Both are proven as far as threats go.
    assert_eq!(run(&["puzzles", &old, "--check"]).status.code(), Some(0));
    let searched = ["puzzles", &old, "--check", "--search", "--nodes", "40000"];
    let checked = run(&searched);
    let printed = text(&checked);
    assert_eq!(checked.status.code(), Some(1), "{printed}");
    assert!(printed.contains(&format!("{hold} (only-defence): i13 does not hold")));
    assert!(printed.contains(&format!("{win} (threats): a search wins with ")));
}

#[test]
fn a_search_is_asked_with_the_check_it_belongs_to() {
    let output = run(&["puzzles", "--search"]);
    assert_eq!(output.status.code(), Some(2));
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert!(complaint.contains("--search needs --check"), "{complaint}");
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
