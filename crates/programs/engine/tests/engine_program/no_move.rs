//! Positions in which there is nothing to look for.

use std::io::Write;

use crate::{run, spawn, text};

/// The commands that look for moves in a position.
const COMMANDS: [&[&str]; 8] = [
    &["analyze", "--depth", "2"],
    &["solve", "--nodes", "1000"],
    &["proof", "--nodes", "1000"],
    &["fair", "--nodes", "200"],
    &["perft", "--depth", "1"],
    &["suggest", "--player", "engine"],
    &["suggest", "--player", "shapes"],
    &["scores", "--player", "shapes"],
];

/// What each command says of a position, and its exit code.
fn said(position: &[&str]) -> Vec<(String, Option<i32>)> {
    let commands = COMMANDS.iter().map(|command| {
        let output = run(&[command, position].concat());
        (text(&output).trim().to_owned(), output.status.code())
    });
    commands.collect()
}

#[test]
fn bug_a_game_that_was_over_was_searched_as_if_it_were_not() {
    const WON: &str = "the game is over: Black has won by g9 h9 i9 j9 k9";
    let moves = "g9 a1 h9 a2 i9 a3 j9 a4 k9";
    for position in [
        &["--board", "tests/data/finished.txt"][..],
        &["--board", "tests/data/finished.txt", "--rule", "renju"],
        &["--moves", moves],
        &["--moves", moves, "--to-move", "black"],
    ] {
        for (said, code) in said(position) {
            assert_eq!((said.as_str(), code), (WON, Some(1)), "{position:?}");
        }
        let json = [COMMANDS[0], &["--json"], position].concat();
        let said = text(&run(&json));
        assert_eq!(said.trim(), r#"{"lines":[],"over":"black"}"#);
    }
}

#[test]
fn a_full_board_and_a_board_of_forbidden_points_are_told_apart() {
    let directory = tempfile::tempdir().expect("a folder");
    let path = directory.path().join("board.txt");
    let rows = ["ooxooxo", "xxoxxox"].repeat(3).join("\n");
    for (first, said_of_it) in [
        ("xxxx.xx", "Black passes: every empty point is forbidden"),
        ("xxxxoxx", "the game is over: the board is full"),
    ] {
        std::fs::write(&path, format!("{first}\n{rows}\n")).expect("a file");
        let board = path.to_str().expect("a path");
        let position = ["--rule", "renju", "--to-move", "black", "--board", board];
        for (said, code) in said(&position) {
            assert_eq!((said.as_str(), code), (said_of_it, Some(1)));
        }
    }
}

#[test]
fn positions_of_a_file_that_are_over_are_named() {
    let directory = tempfile::tempdir().expect("a folder");
    let path = directory.path().join("positions.jsonl");
    let over = r#"{"black": "g9 h9 i9 j9 k9", "white": "h8 i8 j8 k8", "id": "m19"}"#;
    std::fs::write(&path, format!("{over}\n")).expect("a file");
    let output = run(&["solve", "--positions", path.to_str().expect("a path")]);
    assert_eq!(output.status.code(), Some(1));
    let text = text(&output);
    assert!(text.starts_with("m19 | 0 ms | the game is over"), "{text}");
}

#[test]
fn bug_a_board_was_replayed_in_reading_order_or_read_twice() {
    let directory = tempfile::tempdir().expect("a folder");
    let path = directory.path().join("board.txt");
    let board = path.to_str().expect("a path");
    let suggest = |rule: &str, rows: &str| {
        std::fs::write(&path, rows).expect("a file");
        let output = run(&[
            "suggest", "--player", "kaede", "--rule", rule, "--board", board,
        ]);
        (text(&output), output.status.code())
    };
    // F10 was played before it would have been a double-three.
    let three = ".....x.........\n.....x.........\n...xxx.........\n";
    let white = format!("{}oo.o.oo........\n", "...............\n".repeat(11));
    let (said, code) = suggest("renju", &format!("{three}{white}"));
    assert_eq!(code, Some(0), "{said}");
    let row = "...............\n".repeat(13);
    let (said, code) = suggest(
        "standard",
        &format!("xxxxxx.........\no.o.o.o.o.o....\n{row}"),
    );
    assert_eq!(code, Some(0), "{said}");
    let piped = format!("xx.............\noo.............\n{row}");
    let mut child = spawn(&["suggest", "--player", "kaede", "--board", "-"]);
    let mut input = child.stdin.take().expect("a pipe");
    input.write_all(piped.as_bytes()).expect("it is read");
    drop(input);
    let output = child.wait_with_output().expect("an end");
    assert_eq!(output.status.code(), Some(0), "{output:?}");
}
