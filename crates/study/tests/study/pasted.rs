//! Positions read from pasted text.

use narabe_notation::{write_board_text, write_game_text};
use narabe_rules::{BoardSize, Rule, Side};
use narabe_study::{PastedPosition, PastedPositionError, PositionEditor};
use proptest::prelude::*;

use super::at;

fn parse(text: &str) -> Result<PastedPosition, PastedPositionError> {
    PastedPosition::parse(text, Rule::Renju, BoardSize::DEFAULT)
}

#[test]
fn moves_are_read_in_all_their_forms() {
    let plain = parse("h8 i9 j10").unwrap();
    assert_eq!((plain.moves, plain.is_order_known), (Some(3), true));
    assert_eq!(plain.setup.to_move(), Side::White);
    assert_eq!(plain.setup.get(at("i9")), Some(Side::White));
    for text in [
        "h8i9j10",
        "H8, I9; J10",
        "1. h8 i9 2. j10",
        "1.h8 2.i9 3.j10",
        " h8\ni9\nj10\n",
    ] {
        assert_eq!(parse(text).as_ref(), Ok(&plain), "{text}");
    }
    let passed = parse("h8 -- j10").unwrap();
    assert_eq!((passed.moves, passed.is_order_known), (Some(3), false));
    assert_eq!(passed.setup.get(at("j10")), Some(Side::Black));
}

#[test]
fn texts_that_name_rule_and_size_are_read_with_them() {
    for text in [
        "standard 19: h8 i9",
        "see https://example.org/#g=standard19/h8i9/Hana/Isao now",
    ] {
        let pasted = parse(text).unwrap();
        assert_eq!(
            (pasted.setup.rule(), pasted.setup.size().get()),
            (Rule::Standard, 19)
        );
        assert_eq!(pasted.moves, Some(2));
    }
}

#[test]
fn a_drawn_board_has_no_order() {
    let drawn = parse(".....\n..x..\n.....\n.o.x.\n.....").unwrap();
    assert_eq!((drawn.moves, drawn.is_order_known), (None, false));
    assert_eq!(
        (drawn.setup.size().get(), drawn.setup.to_move()),
        (5, Side::White)
    );
    assert_eq!(parse(&write_board_text(&drawn.setup)), Ok(drawn));
}

#[test]
fn faults_are_explained() {
    for (text, says) in [
        ("", "nothing to read"),
        ("1. 2.", "nothing to read"),
        ("h8 zz", "\"z\""),
        ("h8 i9 h8", "move 3: h8 is given twice"),
        ("h8 p16", "move 2: p16 is off the board"),
        (".....\n..x..", "2 is not a board size"),
        ("renju 15: h8 h8", "taken"),
        ("#g=renju15/h8h8", "taken"),
    ] {
        let fault = parse(text).expect_err(text).to_string();
        assert!(fault.contains(says), "{text}: {fault}");
    }
    assert_eq!(
        parse(&"h8 ".repeat(30_000)),
        Err(PastedPositionError::TooLong)
    );
}

#[test]
fn pasting_replaces_the_position_and_can_be_undone() {
    let mut editor = PositionEditor::new(Rule::Renju, BoardSize::DEFAULT);
    assert_eq!(editor.paste("h8 i9 h7 h10").unwrap().moves, Some(4));
    let record = editor.record().unwrap();
    assert_eq!((record.ply(), record.position().has_setup()), (4, false));
    assert!(editor.paste("h8 nonsense").is_err());
    assert_eq!(editor.to_text(), "h8 i9 h7 h10");
    editor.undo();
    assert!(editor.setup().stones().is_empty());
}

#[test]
fn a_game_text_of_an_editor_reads_as_its_game() {
    let mut editor = PositionEditor::new(Rule::Renju, BoardSize::DEFAULT);
    editor.paste("h8 i9 h7").unwrap();
    let position = editor.record().unwrap().position().clone();
    let shared = narabe_notation::SharedGame::of(&position, Default::default()).unwrap();
    let pasted = parse(&write_game_text(&shared)).unwrap();
    assert_eq!(pasted.setup, *editor.setup());
}

proptest! {
    #[test]
    fn no_text_panics_the_reader(text in ".{0,80}", signs in "[.xoXO +\\-\n0-9a-d#g=:/]{0,200}") {
        let _ = parse(&text);
        let _ = parse(&signs);
    }
}
