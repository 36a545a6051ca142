//! `narabe-engine forbidden`: its output as text and as JSON, and its exit status.

use std::io::Write;
use std::process::Output;

use crate::spawn;

/// g8 makes a real three on its row but not on its column, because g7, the only extension there, is a double-four.
const BLOCKED: &str = "
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . O .
    . . . . . . . . . O . . . . .
    . . . . O O X O O . . . . . .
    . . . . X . . X . . . . . . .
    . . . . X O . . . . . . . . .
    . . . . X X X . . . . . . . .
    . . . . X . . . . . . . . . .
    . . . . O . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .
    . . . . . . . . . . . . . . .";

fn run(arguments: &[&str], board: &str) -> Output {
    let mut child = spawn(&[&["forbidden"], arguments].concat());
    // The program closes the pipe if it does not read the board.
    let _ = child.stdin.take().unwrap().write_all(board.as_bytes());
    child.wait_with_output().unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn json(output: &Output) -> serde_json::Value {
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn each_forbidden_point_is_a_line() {
    let output = run(&["--board", "-"], BLOCKED);
    assert_eq!(
        (output.status.code(), text(&output).trim()),
        (Some(0), "f8 double-three")
    );
    let listed = json(&run(&["--board", "-", "--json"], BLOCKED));
    let expected = serde_json::json!({ "forbidden": [{ "point": "f8", "kind": "double-three" }] });
    assert_eq!(listed, expected);
    let none = run(&["--moves", "h8 i9"], "");
    assert_eq!((none.status.code(), text(&none).trim()), (Some(1), "none"));
    assert_eq!(
        json(&run(&["--json"], ""))["forbidden"],
        serde_json::json!([])
    );
}

#[test]
fn an_explanation_has_the_rows_and_what_they_depend_on() {
    let forbidden = run(&["--board", "-", "--explain", "f8"], BLOCKED);
    assert_eq!(forbidden.status.code(), Some(0));
    let lines = text(&forbidden);
    assert!(
        lines.starts_with("f8 is forbidden to Black: double-three\n"),
        "{lines}"
    );
    assert!(lines.contains("\n  three: e8 f8 h8\n"), "{lines}");

    let allowed = run(&["--board", "-", "--explain", "g8"], BLOCKED);
    assert_eq!(allowed.status.code(), Some(1));
    let lines = text(&allowed);
    for part in [
        "g8 is allowed\n",
        "  three: e8 g8 h8\n",
        "    f8 makes it a straight four with the ends d8 i8\n",
        "  does not count as a three: g6 g8 g9 cannot become a straight four\n",
        "    g7 would then be forbidden itself: double-four\n",
        "      straight four: g6 g7 g8 g9, five with g5 or g10\n",
    ] {
        assert!(lines.contains(part), "{part} is missing:\n{lines}");
    }
}

#[test]
fn an_explanation_can_be_json() {
    let proof = json(&run(
        &["--board", "-", "--explain", "g8", "--json"],
        BLOCKED,
    ));
    assert_eq!(
        (&proof["point"], &proof["ruling"]),
        (&"g8".into(), &"allowed".into())
    );
    let threes = proof["threes"].as_array().unwrap();
    let real: Vec<_> = threes.iter().map(|three| three["real"].as_bool()).collect();
    assert_eq!(real, [Some(true), Some(false)]);
    let way = &threes[1]["extensions"][0];
    assert_eq!((&way["point"], &way["open"]), (&"g7".into(), &false.into()));
    assert_eq!(way["proof"]["ruling"], "double-four");
    assert_eq!(way["proof"]["fours"].as_array().unwrap().len(), 2);
}

#[test]
fn bad_input_is_quoted_and_exits_with_2() {
    for (arguments, part) in [
        (&["--explain", "zz"][..], "zz"),
        (&["--explain", "h8", "--moves", "h8"], "h8"),
        (&["--explain", "t19"], "t19"),
        (&["--moves", "h8 h8"], "h8 is taken"),
        (&["--moves", "h9 a1 h10 a3 f8 a5 g8 a7 h8"], "double-three"),
        (&["--why"], "why"),
    ] {
        let output = run(arguments, "");
        let error = String::from_utf8(output.stderr.clone()).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(error.contains(part), "{arguments:?}: {error}");
    }
    assert!(text(&run(&["--help"], "")).contains("--explain"));
}
