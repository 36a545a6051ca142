//! The stored form of a record.

use narabe_rules::{PlayError, Record, Side};

use super::{at, play_all, record_of};

pub fn read(text: &str) -> Result<Record, String> {
    ron::from_str(text).map_err(|error| error.to_string())
}

/// The text of a stored record with these moves and these other fields.
fn stored(moves: &str, rest: &str) -> String {
    format!("(rule: Freestyle, size: 15, moves: [{moves}], {rest})")
}

const PLAIN: &str = "current: 0, visited: {}, endings: {}, comments: {}";

#[test]
fn the_format_is_stable() {
    let mut record = record_of("h8 i9");
    record.undo();
    play_all(&mut record, "h9");
    record.set_comment(record.current(), "indirect or direct?");
    record.resign(Side::White).unwrap();
    let text = stored(
        r#"(0,"h8"),(1,"i9"),(1,"h9")"#,
        r#"current: 3, visited: {1: 1}, endings: {3: Win(winner: Black, by: Resignation)}, comments: {3: "indirect or direct?"}"#,
    );
    assert_eq!(read(&text), Ok(record));
}

#[test]
fn an_ending_before_the_first_move_is_stored() {
    let mut record = record_of("");
    record.resign(Side::Black).unwrap();
    let mut stored = read(&ron::to_string(&record).unwrap()).unwrap();
    assert_eq!(stored.outcome(), record.outcome());
    assert_eq!(stored.play(at("h8")), Err(PlayError::GameOver));
}

/// Invalid files, each with a part of the error.
fn invalid_files() -> Vec<(String, &'static str)> {
    vec![
        (
            stored(r#"(1,"h8")"#, PLAIN),
            "node 1 has the parent 1: the parent must be an earlier node",
        ),
        (
            stored(r#"(2,"h8"),(1,"i9")"#, PLAIN),
            "node 1 has the parent 2",
        ),
        (
            stored(r#"(18446744073709551615,"h8")"#, PLAIN),
            "node 1 has the parent 18446744073709551615",
        ),
        (
            stored(r#"(0,"h8"),(1,"h8")"#, PLAIN),
            "node 2 cannot be played: h8 is taken by Black",
        ),
        (
            stored(r#"(0,"y25")"#, PLAIN),
            "node 1 cannot be played: y25 is off the board",
        ),
        (stored(r#"(0,"z26")"#, PLAIN), "\"z26\" is not a point"),
        (
            stored(r#"(0,"h8"),(0,"h8")"#, PLAIN),
            "node 2 repeats the move h8",
        ),
        (
            stored("", PLAIN).replace("15", "26"),
            "26 is not a board size",
        ),
        (
            stored("", PLAIN).replace("15", "4"),
            "4 is not a board size",
        ),
        (
            stored("", "current: 1, visited: {}, endings: {}, comments: {}"),
            "there is no node 1",
        ),
        (
            stored("", "current: 0, visited: {0: 0}, endings: {}, comments: {}"),
            "node 0 has no child number 0",
        ),
        (
            stored("", "current: 0, visited: {7: 0}, endings: {}, comments: {}"),
            "there is no node 7",
        ),
        (
            stored(
                "",
                "current: 0, visited: {}, endings: {}, comments: {7: \"\"}",
            ),
            "there is no node 7",
        ),
        (
            stored(
                "",
                "current: 0, visited: {}, endings: {0: Draw(FullBoard)}, comments: {}",
            ),
            "cannot have ended by resignation, time or agreement at node 0",
        ),
    ]
}

#[test]
fn invalid_files_are_refused_with_a_reason() {
    for (text, reason) in invalid_files() {
        let error = read(&text).unwrap_err();
        assert!(error.contains(reason), "{text}\n{error}");
    }
}

#[test]
fn nothing_follows_the_end_of_a_game() {
    let won = r#"(0,"a1"),(1,"a2"),(2,"b1"),(3,"b2"),(4,"c1"),(5,"c2"),(6,"d1"),(7,"d2"),(8,"e1")"#;
    let resigned =
        "current: 0, visited: {}, endings: {9: Win(winner: Black, by: Time)}, comments: {}";
    assert!(read(&stored(won, PLAIN)).is_ok());
    assert!(
        read(&stored(won, resigned))
            .unwrap_err()
            .contains("at node 9")
    );
    assert!(
        read(&stored(&format!(r#"{won},(9,"h8")"#), PLAIN))
            .unwrap_err()
            .contains("node 10 cannot be played")
    );
}

#[test]
fn a_million_nodes_do_not_overflow_the_stack() {
    let moves: String = (0..1_000_000)
        .map(|node| format!("({node},\"{}\"),", ["h8", "i9"][node % 2]))
        .collect();
    assert!(
        read(&stored(&moves, PLAIN))
            .unwrap_err()
            .contains("node 3 cannot be played")
    );
}
