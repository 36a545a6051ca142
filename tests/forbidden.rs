//! `narabe-engine forbidden`: what it prints, in words and as JSON, and how it ends.

use std::io::Write;
use std::process::{Command, Output, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_narabe-engine");
/// g8 is a three on its row, and no three on its column: there g7, the only way to a straight four, is a double-four.
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

fn ask(arguments: &[&str], board: &str) -> Output {
    let mut child = Command::new(PROGRAM)
        .arg("forbidden")
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that does not ask for the board closes the pipe.
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
    let output = ask(&["--board", "-"], BLOCKED);
    assert_eq!(
        (output.status.code(), text(&output).trim()),
        (Some(0), "f8 double-three")
    );
    let listed = json(&ask(&["--board", "-", "--json"], BLOCKED));
    let expected = serde_json::json!({ "forbidden": [{ "point": "f8", "kind": "double-three" }] });
    assert_eq!(listed, expected);
    let none = ask(&["--moves", "h8 i9"], "");
    assert_eq!((none.status.code(), text(&none).trim()), (Some(1), "none"));
    assert_eq!(
        json(&ask(&["--json"], ""))["forbidden"],
        serde_json::json!([])
    );
}

#[test]
fn a_proof_names_the_rows_and_what_hangs_on_them() {
    let forbidden = ask(&["--board", "-", "--explain", "f8"], BLOCKED);
    assert_eq!(forbidden.status.code(), Some(0));
    let lines = text(&forbidden);
    assert!(
        lines.starts_with("f8 is forbidden to Black: double-three\n"),
        "{lines}"
    );
    assert!(lines.contains("\n  three: e8 f8 h8\n"), "{lines}");

    let allowed = ask(&["--board", "-", "--explain", "g8"], BLOCKED);
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
fn a_proof_can_be_read_by_machines() {
    let proof = json(&ask(
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
fn bad_input_is_named_and_ends_with_2() {
    for (arguments, part) in [
        (&["--explain", "zz"][..], "zz"),
        (&["--explain", "h8", "--moves", "h8"], "h8"),
        (&["--explain", "t19"], "t19"),
        (&["--moves", "h8 h8"], "h8 is taken"),
        (&["--moves", "h9 a1 h10 a3 f8 a5 g8 a7 h8"], "double-three"),
        (&["--why"], "why"),
    ] {
        let output = ask(arguments, "");
        let complaint = String::from_utf8(output.stderr.clone()).unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        assert!(complaint.contains(part), "{arguments:?}: {complaint}");
    }
    assert!(text(&ask(&["--help"], "")).contains("--explain"));
}
