//! `narabe-engine proof`: the tree on a terminal, as JSON and as SGF.

use crate::{json, run, text};

/// Black has an open three.
const OPEN_THREE: &str = "h8 a1 i8 a3 j8 a5";

#[test]
fn the_tree_is_printed_with_every_defence() {
    let output = run(&["proof", "--moves", OPEN_THREE]);
    let printed = text(&output);
    assert_eq!(output.status.code(), Some(0));
    let lines: Vec<&str> = printed.lines().collect();
    assert_eq!(
        lines[0],
        "Whatever White does, Black has five by move 9. One defence, answered. Every move is a four."
    );
    assert!(lines[1].starts_with("  7 "), "{printed}");
    assert!(lines[1].contains("makes an open four. Next, "), "{printed}");
    assert!(
        lines[1].ends_with("makes five; one stone cannot stop both."),
        "{printed}"
    );
    assert!(lines[2].starts_with("  >   8 "), "{printed}");
    assert!(lines[2].ends_with("by 9, by fours"), "{printed}");
    assert!(
        lines[3].starts_with("  9 ") && lines[3].ends_with("makes five."),
        "{printed}"
    );
    assert_eq!(
        lines.len(),
        4,
        "nothing stops an open four, so one defence stands for all"
    );
}

#[test]
fn the_json_has_the_trunk() {
    let proof = json(&["proof", "--json", "--moves", OPEN_THREE]);
    assert_eq!(proof["verdict"], "win");
    assert_eq!(
        (proof["kind"].as_str(), proof["by_move"].as_u64()),
        (Some("vcf"), Some(9))
    );
    assert_eq!(proof["trunk"][0]["makes"], "open four");
    assert_eq!(proof["trunk"][0]["defences"].as_array().unwrap().len(), 1);
    assert_eq!(proof["trunk"][0]["chosen"], proof["line"][1]);
}

#[test]
fn no_win_and_too_small_a_budget_are_told_apart() {
    let none = run(&["proof", "--moves", "h8"]);
    assert_eq!((none.status.code(), text(&none).trim()), (Some(1), "none"));
    let little = run(&[
        "proof",
        "--nodes",
        "1",
        "--moves",
        "h8 a1 i8 a2 i9 a3 h9 a15",
    ]);
    assert_eq!(little.status.code(), Some(1));
    assert_eq!(text(&little).trim(), "not found within 1 positions");
}

#[test]
fn the_proof_is_written_as_sgf() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("proof.sgf");
    let output = run(&[
        "proof",
        "--moves",
        OPEN_THREE,
        "--sgf",
        path.to_str().unwrap(),
    ]);
    assert_eq!(output.status.code(), Some(0));
    let sgf = std::fs::read_to_string(&path).unwrap();
    assert!(sgf.starts_with("(;FF[4]GM[4]"), "{sgf}");
    assert!(sgf.contains("AB[hh][ih][jh]AW[ao][am][ak]"), "{sgf}");
    let nowhere = run(&[
        "proof",
        "--moves",
        OPEN_THREE,
        "--sgf",
        "/no/such/folder/proof.sgf",
    ]);
    assert_eq!(nowhere.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&nowhere.stderr).contains("/no/such/folder"));
}
