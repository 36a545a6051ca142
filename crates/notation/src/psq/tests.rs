//! Games of Piskvork and Gomotur, whole and damaged, and written and read again.

use proptest::prelude::*;

use crate::files::{read_games, write_games};
use crate::game_file::{
    Assumption, Format, GameFile, LossKind, OddKind, Place, ReadError, ReadOptions, WriteOptions,
};
use crate::game_info::{GameResult, WinReason};
use crate::{GameInfo, GameTree, ReadGame, write_move_list};
use narabe_rules::{BoardSize, Side};

fn read(name: &str, text: &str) -> Result<GameFile, ReadError> {
    read_games(name, text.as_bytes(), &ReadOptions::default())
}

fn moves(file: &GameFile) -> Vec<String> {
    let games = file.games.iter();
    games
        .map(|game| write_move_list(&game.tree.main_moves()))
        .collect()
}

fn names(file: &GameFile) -> [&str; 2] {
    file.games[0].info.names.each_ref().map(String::as_str)
}

/// The lines of the odd parts of the first game.
fn odd(file: &GameFile) -> Vec<(OddKind, usize)> {
    let odd = file.games[0].lost.odd();
    odd.map(|odd| match odd.place {
        Some(Place::Line(line)) => (odd.kind, line),
        _ => panic!("{odd:?}"),
    })
    .collect()
}

#[test]
fn moves_count_from_the_upper_left() {
    let text = "Piskvorky 15x15, 11:11, 0\r\n8,8,0\r\n9,7,1520\r\n10,6,804\r\nC:\\ai\\ann.exe\r\nbob.exe\r\n0\r\n";
    let file = read("a.psq", text).unwrap();
    assert_eq!(moves(&file), ["h8 i9 j10"]);
    assert_eq!(names(&file), ["ann.exe", "bob.exe"]);
    assert_eq!(file.games[0].lost.count(LossKind::Times), 3);
    assert_eq!(odd(&file), []);
}

#[test]
fn the_second_player_may_have_moved_first() {
    let file = read(
        "a.psq",
        "Piskvorky 15x15, 0:0, 1\n8,8,0\nAnn\nBob\n-1\n0,Standard15_1\n",
    )
    .unwrap();
    assert_eq!(names(&file), ["Bob", "Ann"]);
    assert_eq!(file.games[0].info.rule_text, "Standard15_1");
    assert_eq!(moves(&file), ["h8"]);
}

#[test]
fn a_point_off_the_board_is_named_with_its_line() {
    let error = read("a.psq", "Piskvorky 15x15, 0:0, 0\n8,8,0\n16,3,0\n").unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 3: `16,3` lies outside a 15×15 board"
    );
    let error = read("a.psq", "Piskvorky 15x16, 0:0, 0\n").unwrap_err();
    assert!(error.to_string().contains("15×16"), "{error}");
}

#[test]
fn a_five_of_the_last_move_has_won() {
    let mut text = "Piskvorky 20x20, 0:0, 0\n".to_owned();
    for x in 1..=5 {
        text += &format!("{x},1,0\n");
        if x < 5 {
            text += &format!("{x},9,0\n");
        }
    }
    let result = read("a.psq", &text).unwrap().games[0].info.result;
    assert_eq!(result.winner(), Some(Side::Black));
}

#[test]
fn an_older_game_counts_from_0() {
    let file = read("a.rec", "Ann\nBob\n7,7,10\n8,6,20\n0\n").unwrap();
    assert_eq!(file.format, Format::Rec);
    assert_eq!(moves(&file), ["h13 i14"]);
    assert_eq!(names(&file), ["Ann", "Bob"]);
}

/// The game of the damaged files: five moves and two names.
const WHOLE: [&str; 9] = [
    "Piskvorky 15x15, 11:11, 0",
    "8,8,0",
    "9,9,100",
    "9,8,100",
    "8,9,100",
    "10,8,100",
    "Ann",
    "Bob",
    "0",
];

fn joined(lines: &[&str], end: &str) -> String {
    lines.iter().flat_map(|line| [*line, end]).collect()
}

#[test]
fn bug_a_blank_line_ended_the_moves_and_made_two_of_them_the_players() {
    for at in 1..WHOLE.len() {
        for (line, is_odd) in [
            ("", false),
            ("  \t", false),
            ("; a comment", true),
            ("# a comment", true),
            ("// a comment", true),
        ] {
            let mut lines = WHOLE.to_vec();
            lines.insert(at, line);
            let file = read("a.psq", &joined(&lines, "\r\n")).unwrap();
            assert_eq!(moves(&file), ["h8 i7 i8 h7 j8"], "{lines:?}");
            assert_eq!(names(&file), ["Ann", "Bob"]);
            let expected: &[_] = if is_odd {
                &[(OddKind::NotUnderstood, at + 1)]
            } else {
                &[]
            };
            assert_eq!(odd(&file), expected);
        }
    }
}

#[test]
fn bug_a_time_with_a_point_or_a_fourth_number_ended_the_moves() {
    for line in [
        "9,8,100.5",
        "9,8,0:01",
        "9,8,0:00:01.25",
        "9,8,100,3",
        "9,8",
        "9, 8, 100",
        "9,8,",
        "9,8,-1",
        "9;8;100",
        "9,8,12ms",
        "9,8,1.2 s",
    ] {
        let mut lines = WHOLE;
        lines[3] = line;
        let file = read("a.psq", &joined(&lines, "\n")).unwrap();
        assert_eq!(moves(&file), ["h8 i7 i8 h7 j8"], "{line}");
        assert_eq!(names(&file), ["Ann", "Bob"]);
        assert_eq!(odd(&file), [], "{line}");
    }
}

#[test]
fn a_line_that_is_no_move_is_named_and_the_moves_after_it_are_read() {
    for line in ["hello", "nine,8,0", "9,8,soon", "99999999999,8,0", "h8"] {
        let mut lines = WHOLE;
        lines[3] = line;
        let file = read("a.psq", &joined(&lines, "\n")).unwrap();
        assert_eq!(moves(&file), ["h8 i7 h7 j8"], "{line}");
        assert_eq!(names(&file), ["Ann", "Bob"]);
        assert_eq!(odd(&file), [(OddKind::NotUnderstood, 4)]);
    }
}

#[test]
fn bug_lines_that_end_with_cr_alone_were_an_empty_game() {
    let file = read("a.psq", &joined(&WHOLE, "\r")).unwrap();
    assert_eq!(moves(&file), ["h8 i7 i8 h7 j8"]);
    assert_eq!(names(&file), ["Ann", "Bob"]);
    let file = read("a", "Ann\rBob\r7,7,10\r8,6,20\r0\r").unwrap();
    assert_eq!(file.format, Format::Rec);
    assert_eq!(moves(&file), ["h13 i14"]);
}

#[test]
fn bug_players_whose_names_are_numbers_or_have_a_slash_were_nameless() {
    for players in [
        ["007", "A / B"],
        ["A / B", "007"],
        ["007", "42"],
        ["Ann", "11,9,100"],
        ["11,9,100", "Bob"],
        ["Ann/Bob", "C\\D"],
        ["Ann, 3 dan", "Bob; 2 dan"],
    ] {
        let mut lines = WHOLE;
        lines[6..8].copy_from_slice(&players);
        let file = read("a.psq", &joined(&lines, "\n")).unwrap();
        assert_eq!(names(&file), players);
        assert_eq!(moves(&file), ["h8 i7 i8 h7 j8"], "{players:?}");
        let like_moves = players.iter().filter(|name| name.starts_with("11")).count();
        assert_eq!(odd(&file).len(), like_moves);
    }
}

#[test]
fn a_name_may_be_blank() {
    for (lines, players) in [
        (["Ann", "", "0"], ["Ann", ""]),
        (["", "Bob", "0"], ["", "Bob"]),
        (["", "", "0"], ["", ""]),
    ] {
        let text = format!("Piskvorky 15x15\n8,8,0\n9,9,0\n{}\n", lines.join("\n"));
        let file = read("a.psq", &text).unwrap();
        assert_eq!(
            (moves(&file), names(&file)),
            (vec!["h8 i7".to_owned()], players)
        );
        assert_eq!(odd(&file), [], "{lines:?}");
    }
}

#[test]
fn a_game_saved_by_hand_has_moves_up_to_its_end_code() {
    for lines in [["hello", "9,9,0"], ["9,9,0", "hello"]] {
        let text = format!("Piskvorky 15x15\n8,8,0\n{}\n-1\n", lines.join("\n"));
        let file = read("a.psq", &text).unwrap();
        assert_eq!(moves(&file), ["h8 i7"]);
        assert_eq!(names(&file), ["", ""]);
        assert_eq!(odd(&file).len(), 1, "{lines:?}");
    }
}

#[test]
fn bug_the_second_of_two_games_in_a_file_was_gone() {
    let second = "Piskvorky 19x19, 11:11, 0\n7,7,0\n6,6,0\nBob\nAnn\n1\n";
    for between in ["", "\n\n"] {
        let text = joined(&WHOLE, "\n") + between + second;
        let file = read("a.psq", &text).unwrap();
        assert_eq!(moves(&file), ["h8 i7 i8 h7 j8", "g13 f14"]);
        assert_eq!(file.games[1].info.names, ["Bob", "Ann"]);
    }
    let text = joined(&WHOLE, "\n") + "Piskvorky 15x15\n8,8,0\n8,16,0\n" + second;
    let file = read("a.psq", &text).unwrap();
    assert_eq!((file.games.len(), file.skipped.len()), (2, 1));
    assert!(file.skipped[0].to_string().starts_with("line 12:"));
}

#[test]
fn bug_a_file_that_counts_from_0_was_shifted_by_one() {
    let text = "Piskvorky 15x15, 0:0, 0\n7,7,0\n0,0,0\n14,13,0\n-1\n";
    let file = read("a.psq", text).unwrap();
    assert_eq!(moves(&file), ["h8 a15 o2"]);
    let assumed: Vec<_> = file.games[0].lost.assumed().collect();
    assert_eq!(assumed, [&Assumption::CountedFrom(0)]);
    // One game with a 0 tells it of the others of the file.
    let file = read("a.psq", &format!("Piskvorky 15x15\n7,7,0\n{text}")).unwrap();
    assert_eq!(moves(&file), ["h8", "h8 a15 o2"]);
    // No board has both.
    let error = read("a.psq", "Piskvorky 15x15\n0,1,0\n15,1,0\n").unwrap_err();
    assert!(error.to_string().starts_with("line 2: `0,1`"), "{error}");
    // A first move that would be the centre is doubtful, and said.
    let file = read("a.psq", "Piskvorky 15x15\n7,7,0\n6,6,0\n").unwrap();
    assert_eq!(moves(&file), ["g9 f10"]);
    let assumed: Vec<_> = file.games[0].lost.assumed().collect();
    assert_eq!(assumed, [&Assumption::CountedFrom(1)]);
    let file = read("a.rec", "Ann\nBob\n20,7,10\n8,6,20\n0\n").unwrap();
    assert_eq!(moves(&file), ["t14 h15"]);
}

#[test]
fn bug_the_overline_of_renju_was_a_win_of_black() {
    let black = [4, 5, 6, 8, 9, 7];
    let moves = black.iter().enumerate().map(|(number, x)| {
        let white = format!("{},1,0\n", 2 * number + 1);
        let white = if number < 5 { white.as_str() } else { "" };
        format!("{x},8,0\n{white}")
    });
    let moves: String = moves.collect();
    for (rule, result) in [
        (
            "Renju",
            GameResult::Win {
                winner: Side::White,
                reason: WinReason::Foul,
            },
        ),
        ("Standard15_1", GameResult::Unknown),
        (
            "Freestyle15_1",
            GameResult::Win {
                winner: Side::Black,
                reason: WinReason::Five,
            },
        ),
    ] {
        let text = format!("Piskvorky 15x15, 11:11, 0\n{moves}Ann\nBob\n0\n0,{rule}\n");
        let file = read("a.psq", &text).unwrap();
        assert_eq!(file.games[0].info.result, result, "{rule}");
        assert_eq!(odd(&file), []);
    }
}

#[test]
fn a_point_that_is_played_twice_is_kept_and_told() {
    let file = read("a.psq", "Piskvorky 15x15\n8,8,0\n9,9,0\n8,8,0\n10,9,0\n").unwrap();
    assert_eq!(moves(&file), ["h8 i7 h8 j7"]);
    assert_eq!(odd(&file), [(OddKind::PlayedTwice, 4)]);
}

#[test]
fn what_comes_after_the_end_code_is_named() {
    let file = read("a.psq", "Piskvorky 15x15\n8,8,0\n-1\nsome trailing junk\n").unwrap();
    assert_eq!(moves(&file), ["h8"]);
    assert_eq!(names(&file), ["", ""]);
    assert_eq!(odd(&file), [(OddKind::AfterEnd, 4)]);
}

proptest! {
    #[test]
    fn names_and_moves_come_back_as_they_were_written(
        names in proptest::array::uniform2("[-0-9a-c:/\\\\,.\" #;]{0,10}|homo-[12]|Piskvorky 15x15|0,Renju"),
        points in proptest::collection::vec((0..15_u8, 0..15_u8), 0..8),
    ) {
        let moves: Vec<_> = points.into_iter().map(|(x, y)| narabe_rules::Point::new(x, y).into()).collect();
        let names = names.map(|name| name.trim().to_owned());
        let info = GameInfo { names, ..GameInfo::default() };
        let tree = GameTree::of_moves(BoardSize::DEFAULT, &moves).unwrap();
        let game = ReadGame::new(info, tree);
        let written = write_games(Format::Psq, std::slice::from_ref(&game), &WriteOptions::default()).unwrap();
        let file = read_games("a.psq", &written.bytes, &ReadOptions::default()).unwrap();
        prop_assert_eq!(&file.games[0].info.names, &game.info.names);
        prop_assert_eq!(&file.games[0].tree, &game.tree);
    }
}

#[test]
fn bug_a_third_line_of_three_numbers_made_any_text_a_rec_file() {
    for text in [
        "# my game\nPiskvorky 15x15, 11:11, 0\n8,8,0\n9,9,0\nAnn\nBob\n0\n",
        "Black: Ann\nWhite: Bob\n7,7,1\n8,6,2\n9,5,1\n",
        "Size: 15\nRule: renju\n8,8,100\n9,7,200\n",
        "\n\n7,7,1\n8,6,2\n9,5,1\n",
    ] {
        assert!(!super::parts::is_rec(text), "{text}");
    }
    assert!(super::parts::is_rec("Ann\nBob\n7,8,1500\n"));
}

#[test]
fn bug_what_stands_before_the_names_was_taken_for_one() {
    let text = "Piskvorky 15x15\n8,8,0\n9,9,1e3\nAnn\nBob\n0\n";
    let file = read("a.psq", text).unwrap();
    assert_eq!(names(&file), ["Ann", "Bob"]);
    assert_eq!(moves(&file), ["h8"]);
    assert_eq!(odd(&file), [(OddKind::NotUnderstood, 3)]);
}
