//! `narabe-engine review`: what it prints, as text and as JSON, for one game and for many.

use std::io::Write;

use serde_json::Value;

use crate::{json, run, spawn, text};

/// White leaves Black's open three open.
const GAME: &str = "h8 i9 i8 h9 j8 a1 k8 b1 l8";

#[test]
fn the_losing_move_is_named_with_its_proof() {
    let review = json(&["review", "--json", "--nodes", "20000", "--moves", GAME]);
    let losing = &review["moves"][5];
    for (field, value) in [("ply", "6"), ("point", "\"a1\""), ("side", "\"white\"")] {
        assert_eq!(losing[field].to_string(), value);
    }
    assert_eq!(losing["label"], "losing-move");
    assert_eq!(losing["certainty"], "proven");
    assert!(losing["better"].is_string());
    let line = losing["line"].as_array().unwrap();
    assert_eq!(
        line.len(),
        3,
        "an open four, a reply and the five: {line:?}"
    );
    let lost = &review["lost"];
    assert_eq!(
        (lost["ply"].as_u64(), lost["wins_in"].as_u64()),
        (Some(6), Some(2))
    );
    assert_eq!(lost["certainty"], "proven");
    let sentences: Vec<&str> = (review["sentences"].as_array().unwrap().iter())
        .filter_map(|sentence| sentence.as_str())
        .collect();
    assert_eq!(
        sentences[0],
        "White lost it with 6 (A1): from there Black wins by fours in 2, proven."
    );
    assert!(
        sentences[2].contains("would have held (judged "),
        "{sentences:?}"
    );
}

#[test]
fn people_get_the_sentences_and_a_line_for_each_move() {
    let printed = text(&run(&["review", "--nodes", "5000", "--moves", GAME]));
    assert!(
        printed.starts_with("White lost it with 6 (A1)"),
        "{printed}"
    );
    let moves = printed
        .lines()
        .filter(|line| line.contains(" proven") || line.contains(" judged"));
    assert!(moves.count() >= 9, "{printed}");
}

#[test]
fn the_answer_does_not_depend_on_the_number_of_threads() {
    let on = |threads| {
        text(&run(&[
            "review",
            "--json",
            "--nodes",
            "5000",
            "--threads",
            threads,
            "--moves",
            GAME,
        ]))
    };
    assert_eq!(on("1"), on("3"));
}

#[test]
fn many_games_are_answered_one_a_line() {
    let mut child = spawn(&["review", "--json", "--nodes", "1000", "--moves", "-"]);
    let games = format!("{GAME}\nh8 h8\nh8 i9\n");
    child
        .stdin
        .take()
        .unwrap()
        .write_all(games.as_bytes())
        .unwrap();
    let output = child.wait_with_output().unwrap();
    let answers: Vec<serde_json::Value> = (text(&output).lines())
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(answers.len(), 3);
    assert_eq!(answers[0]["lost"]["ply"], 6);
    assert!(
        answers[1]["error"].as_str().unwrap().contains("h8"),
        "{}",
        answers[1]
    );
    assert_eq!(answers[2]["lost"], serde_json::Value::Null);
    assert_eq!(output.status.code(), Some(2), "one line is no game");
}

#[test]
fn odd_bytes_and_endless_lines_are_answered_with_an_error_each() {
    let mut child = spawn(&["review", "--json", "--nodes", "1000", "--moves", "-"]);
    let mut games = b"h8 \xff\n".to_vec();
    games.extend(b"h8 ".repeat(10_000));
    games.extend(b"\nh8 i9");
    child.stdin.take().unwrap().write_all(&games).unwrap();
    let output = child.wait_with_output().unwrap();
    let answers: Vec<serde_json::Value> = (text(&output).lines())
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(answers.len(), 3);
    assert!(answers[0]["error"].is_string());
    let error = answers[1]["error"].as_str().unwrap();
    assert!(error.contains("longer than 8000 bytes"), "{error}");
    assert_eq!(answers[2]["moves"].as_array().unwrap().len(), 2);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_game_is_needed() {
    let output = run(&["review"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("--moves"));
}

#[test]
fn what_reviews_say_is_measured() {
    let truth = json(&[
        "review-truth",
        "--games",
        "1",
        "--nodes",
        "5000",
        "--kaya-nodes",
        "5000",
        "--json",
    ]);
    assert_eq!(truth["games"], 1);
    assert_eq!(truth["proofs"]["held"], truth["proofs"]["of"]);
    assert_eq!(truth["missed"]["held"], truth["missed"]["of"]);
    assert!(truth["untrue"].is_array());
}

#[test]
fn the_losing_move_is_compared_with_where_another_program_s_value_turns() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let (games, log) = (path("games.txt"), path("log.txt"));
    // White leaves an open three with its fourth move, after an opening of two stones; a drawn game is left out.
    let lost = "h8 i9 i8 h9 j8 a1 k8 b1 l8 | 0 0 0 0 0 0 0 | 1 | 15\n";
    std::fs::write(&games, format!("h8 i9 | 0 | 0.5 | 15\n{lost}")).unwrap();
    let program = |name: &str| format!("{}/tests/data/programs/{name}", env!("CARGO_MANIFEST_DIR"));
    let compare = |peer: &str| {
        run(&[
            "review-peer",
            &games,
            "--peer",
            peer,
            "--nodes",
            "500",
            "--log",
            &log,
            "--json",
        ])
    };
    // The program says 30 % for the side to move, always: so White's last move is where its value turns.
    let first = compare(&program("values.sh"));
    let answer: Value = serde_json::from_slice(&first.stdout).unwrap();
    assert_eq!(
        (&answer["games"], &answer["compared"]),
        (&1.into(), &1.into())
    );
    assert_eq!(answer["without_losing_move"], 0);
    assert_eq!(answer["agree"], 1, "{answer}");
    assert_eq!(answer["same_move"], 0, "{answer}");
    // What it has said is kept: the program is not started again.
    let again = compare("/no/such/program");
    assert_eq!(again.stdout, first.stdout);
    std::fs::remove_file(&log).unwrap();
    let silent = compare(&program("endless-debug.sh"));
    assert_eq!(silent.status.code(), Some(2));
    assert!(!silent.stderr.is_empty());
    std::fs::write(&log, "no value\n").unwrap();
    let unread = compare(&program("values.sh"));
    let error = String::from_utf8_lossy(&unread.stderr).into_owned();
    assert!(error.contains("line 1: \"no value\""), "{error}");
}
