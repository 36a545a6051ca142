//! Conversations that other programs have with engines, word by word, from `tests/data/protocol`.

use std::sync::atomic::AtomicBool;

use narabe_engine_core::protocol::{Coordinates, Handler, Reader, Request};
use narabe_engine_core::{NoClock, Settings, SingleThread};

use crate::conversation::speak;

/// The answers to a file, without messages.
fn answers(name: &str) -> Vec<String> {
    let path = format!("tests/data/protocol/{name}.txt");
    answers_to(&std::fs::read_to_string(path).expect("a file of the tests"))
}

fn answers_to(text: &str) -> Vec<String> {
    let lines = speak(text.as_bytes()).concat();
    let lines = lines.lines().filter(|line| !line.starts_with("MESSAGE"));
    lines.map(str::to_owned).collect()
}

/// The point of an answer.
fn point(answer: &str) -> (u8, u8) {
    let at: Coordinates = answer
        .parse()
        .unwrap_or_else(|error| panic!("{answer}: {error}"));
    (at.x, at.y)
}

#[test]
fn bug_a_position_on_one_line_silenced_the_engine() {
    let answers = answers("one-line-board");
    assert_eq!(answers.len(), 2, "{answers:?}");
    let taken = [(7, 7), (8, 6), (8, 8)];
    assert!(!taken.contains(&point(&answers[1])), "{answers:?}");
}

#[test]
fn bug_a_position_of_yixin_board_on_one_line_silenced_the_engine() {
    let answers = answers("one-line-yxboard");
    assert_eq!(answers.len(), 2, "{answers:?}");
    assert!(![(7, 7), (8, 6)].contains(&point(&answers[1])));
}

#[test]
fn bug_end_within_a_position_was_swallowed() {
    let answers = answers("end-inside-board");
    assert_eq!(answers.len(), 2, "{answers:?}");
    assert!(answers[1].starts_with("ERROR BOARD has no DONE"));
}

#[test]
fn an_unfinished_position_hinders_no_command_after_it() {
    let stones = "START 15\nBOARD\n7,7,2\n8,6,1\n";
    let after = |text: &str| answers_to(&format!("{stones}{text}")).split_off(1);
    for block in ["ABOUT", "RESTART", "TURN 7,7", "BEGIN", "FLY 7"] {
        let answers = after(&format!("{block}\nABOUT\n"));
        // A word that is no command stays within the position, which never ends.
        let expected = if block == "FLY 7" { 2 } else { 3 };
        assert_eq!(answers.len(), expected, "{block}: {answers:?}");
        assert!(answers[0].starts_with("ERROR"), "{block}: {answers:?}");
        assert!(!answers[1].starts_with("ERROR"), "{block}: {answers:?}");
    }
    let answers = after("START 20\nBOARD\n19,19,2\nDONE\n");
    assert_eq!((answers.len(), answers[1].as_str()), (3, "OK"));
    assert!(answers[2].contains(','), "{answers:?}");
    assert_eq!(after("").len(), 1, "the end of the input");
}

#[test]
fn bug_the_number_of_renju_in_yixin_board_was_refused() {
    assert_eq!(answers("rule2"), ["OK", "7,7"]);
    let overline = "START 15\nINFO rule 2\nYXBOARD\n3,7,1\n4,7,1\n5,7,1\n7,7,1\n8,7,1\n0,0,2\n2,0,2\n4,0,2\n6,0,2\n8,0,2\n\
                    DONE\nYXSHOWFORBID\n";
    assert_eq!(answers_to(overline), ["OK", "FORBID 0607."]);
}

#[test]
fn forbidden_points_are_shown_to_yixin_board() {
    assert_eq!(answers("yxshowforbid"), ["OK", "FORBID 0606."]);
    let start = "INFO rule 4\nSTART 15\n";
    let stones = "YXBOARD\n7,6,1\n0,0,2\n8,6,1\n0,14,2\n6,7,1\n14,0,2\n6,8,1\n";
    for (text, shown) in [
        (format!("{start}YXSHOWFORBID"), "FORBID ."),
        // White is to move.
        (
            format!(
                "{start}{}DONE\nYXSHOWFORBID",
                stones.replace(",1\n", ",3\n")
            ),
            "FORBID .",
        ),
        (
            format!("{start}{stones}-1,-1,2\nDONE\nYXSHOWFORBID"),
            "FORBID 0606.",
        ),
        (
            format!("INFO rule 0\nSTART 15\n{stones}DONE\nYXSHOWFORBID"),
            "FORBID .",
        ),
    ] {
        assert_eq!(answers_to(&text), ["OK", shown], "{text}");
    }
    let swapped = stones
        .replace(",1\n", ",0\n")
        .replace(",2\n", ",1\n")
        .replace(",0\n", ",2\n");
    let white = format!("{start}{swapped}DONE\nYXSHOWFORBID");
    assert_eq!(answers_to(&white), ["OK", "FORBID ."]);
    assert!(answers_to("YXSHOWFORBID")[0].starts_with("ERROR"));
}

#[test]
fn bug_the_stone_of_a_turn_that_was_refused_stayed_on_the_board() {
    let answers = answers("unknown-rule");
    assert_eq!(answers.len(), 5, "{answers:?}");
    assert!(answers[1].starts_with("ERROR rule 99"), "{answers:?}");
    let [first, second] = [2, 3].map(|index| point(&answers[index]));
    assert!(first != second);
    assert!(
        ![(7, 7), (14, 14)]
            .iter()
            .any(|taken| [first, second].contains(taken))
    );
    assert!(answers[4].starts_with("ERROR 7,7 is taken"), "{answers:?}");
    for refused in ["BEGIN", "BOARD\n7,7,2\nDONE", "SWAP2BOARD\nDONE"] {
        let text =
            format!("START 15\nINFO rule 3\n{refused}\nINFO rule 0\nTURN 7,7\nTAKEBACK 7,7\n");
        let answers = answers_to(&text);
        assert!(answers[1].starts_with("ERROR rule 3"), "{answers:?}");
        assert_eq!(
            (answers.len(), answers[3].as_str()),
            (4, "OK"),
            "{answers:?}"
        );
    }
}

#[test]
fn bug_nothing_left_of_no_match_time_was_taken_for_no_time() {
    let path = "tests/data/protocol/time-left-0.txt";
    let text = std::fs::read_to_string(path).expect("a file of the tests");
    let mut out = Vec::new();
    let settings = Settings {
        hash: 1,
        threads: 1,
    };
    let mut handler = Handler::new(&mut out, settings, Box::new(SingleThread));
    let mut reader = Reader::default();
    let limited = format!("INFO max_node 20000\n{text}");
    for command in limited.lines().flat_map(|line| reader.read(line)) {
        let request = Request {
            command,
            clock: &NoClock,
            stop: &AtomicBool::new(false),
        };
        handler.handle(&request).expect("a vector takes everything");
    }
    let said = String::from_utf8(out).expect("text");
    let mut words = said.split(' ').skip_while(|&word| word != "nodes");
    let nodes: u64 = words
        .nth(1)
        .and_then(|nodes| nodes.parse().ok())
        .expect("a number");
    assert!(nodes > 10_000, "{said}");
}

#[test]
fn a_pass_of_the_opponent_is_understood() {
    let answers = answers_to("INFO rule 4\nSTART 15\nTURN -1,-1\nTURN 8,8\nTURN -1,-1\n");
    assert_eq!(answers.len(), 4, "{answers:?}");
    let points: Vec<_> = answers[1..].iter().map(|answer| point(answer)).collect();
    assert!(!points.contains(&(8, 8)), "{answers:?}");
    assert!(points[0] != points[1] && points[1] != points[2] && points[0] != points[2]);
}

#[test]
fn bug_no_move_was_given_where_every_free_point_is_forbidden() {
    // Six of Black would lie on the only empty point.
    let drawing = [
        "xxxx.xx", "ooxooxo", "xxoxxox", "ooxooxo", "xxoxxox", "ooxooxo", "xxoxxox",
    ];
    let mut board = String::new();
    for (y, row) in drawing.iter().enumerate() {
        for (x, sign) in row.chars().enumerate() {
            match sign {
                'x' => board += &format!("{x},{y},1\n"),
                'o' => board += &format!("{x},{y},2\n"),
                _ => {}
            }
        }
    }
    for (command, last) in [("BOARD", None), ("YXBOARD", Some("YXNBEST 2"))] {
        let text = format!(
            "START 7\nINFO rule 4\n{command}\n{board}DONE\n{}\n",
            last.unwrap_or_default()
        );
        assert_eq!(answers_to(&text), ["OK", "4,0"], "{text}");
    }
    let full = format!("START 7\nINFO rule 4\nBOARD\n{board}4,0,2\nDONE\n");
    assert!(answers_to(&full)[1].starts_with("ERROR the board is full"));
}

#[test]
fn bug_done_beside_a_sign_silenced_the_engine() {
    for (text, is_read) in [
        ("BOARD 7,7,2 8,6,1 DONE", true),
        ("BOARD 7,7,2 8,6,1 done.", true),
        ("BOARD\n7,7,2\n8,6,1\nDONE.", true),
        ("BOARD 7,7,2, 8,6,1, DONE", false),
        ("BOARD 7,7,2 8,6,1, DONE", false),
        ("BOARD 7,7,2;8,6,1;DONE", false),
        ("BOARD ,, DONE", false),
        ("YXBOARD 7,7,2,DONE", false),
        ("SWAP2BOARD 7,7;DONE", false),
    ] {
        let answers = answers_to(&format!("START 15\n{text}\nABOUT\n"));
        assert_eq!(answers.len(), 3, "{text}: {answers:?}");
        assert_eq!(
            answers[1].starts_with("ERROR line"),
            !is_read,
            "{text}: {answers:?}"
        );
    }
}

#[test]
fn bug_stones_were_placed_while_the_rule_was_unknown() {
    let answers =
        answers_to("START 15\nINFO rule 5\nYXBOARD 7,7,2 DONE\nPLAY 8,8\nINFO rule 0\nTURN 8,8\n");
    assert_eq!(answers.len(), 4, "{answers:?}");
    assert!(answers[1].starts_with("ERROR rule") && answers[2].starts_with("ERROR rule"));
    assert!(!answers[3].starts_with("ERROR"), "{answers:?}");
}

#[test]
fn bug_a_game_that_was_over_was_answered_without_a_word() {
    let five = "3,3,1 4,3,1 5,3,1 6,3,1 7,3,1 0,0,2 2,0,2 4,0,2 6,0,2 8,0,2 DONE";
    for text in [
        format!("BOARD {five}"),
        format!("YXBOARD {five}\nYXNBEST 2"),
    ] {
        let said = speak(format!("START 15\n{text}\n").as_bytes()).concat();
        let over = "MESSAGE the game is over: Black has won by 3,3 4,3 5,3 6,3 7,3";
        assert!(said.lines().any(|line| line == over), "{said}");
    }
}

#[test]
fn errors_of_swap2_and_of_numbers_name_what_is_wrong() {
    for (text, error) in [
        (
            "SWAP2BOARD 7,7,1 8,8,2 9,9,1 DONE",
            "ERROR line 1 of the position, \"7,7,1\", is not x,y",
        ),
        (
            "SWAP2BOARD 7,7 7,7 8,8 DONE",
            "ERROR 7,7 is taken: a stone lies there already",
        ),
        (
            "TURN 300,2",
            "ERROR TURN: 300,2 is off every board: both numbers go from 0 to 24",
        ),
        (
            "START 15,20",
            "ERROR 15×20 is not a board size: the board must be square, like 15",
        ),
    ] {
        assert_eq!(answers_to(&format!("START 15\n{text}\n"))[1], error);
    }
}
