//! The editor of positions.

use narabe_rules::{BoardSize, Point, Rule, Setup, Side};
use narabe_study::{EditorError, PositionEditor, Tool};
use proptest::prelude::*;

use super::{at, setup_of};

fn editor() -> PositionEditor {
    PositionEditor::new(Rule::Freestyle, BoardSize::DEFAULT)
}

/// The stones of a set-up, sorted.
fn stones(setup: &Setup) -> Vec<(Point, Side)> {
    let mut stones = setup.stones().to_vec();
    stones.sort();
    stones
}

#[test]
fn tools_place_stones_and_take_them_away() {
    let mut editor = editor();
    editor.press(Tool::White, at("h8")).unwrap();
    editor.press(Tool::Black, at("i9")).unwrap();
    assert_eq!(editor.setup().to_move(), Side::Black);
    assert_eq!(
        stones(editor.setup()),
        [(at("h8"), Side::White), (at("i9"), Side::Black)]
    );
    editor.press(Tool::Black, at("h8")).unwrap();
    editor.press(Tool::Eraser, at("i9")).unwrap();
    assert!(editor.setup().stones().is_empty());
    let before = editor.setup().clone();
    editor.press(Tool::Eraser, at("a1")).unwrap();
    assert!(matches!(
        editor.press(Tool::Black, at("p16")),
        Err(EditorError::Stone(_))
    ));
    assert_eq!(*editor.setup(), before);
}

#[test]
fn alternate_stones_are_moves_whose_order_is_known() {
    let mut editor = editor();
    for point in ["h8", "i9", "j10"] {
        editor.press(Tool::Alternate, at(point)).unwrap();
    }
    assert_eq!(editor.setup().to_move(), Side::White);
    assert_eq!(editor.to_text(), "h8 i9 j10");
    assert_eq!(editor.record().unwrap().ply(), 3);
    editor.press(Tool::Eraser, at("j10")).unwrap();
    assert_eq!(editor.to_text(), "h8 i9");
    editor.set_to_move(Side::White);
    assert_eq!(editor.moves(), None);
    editor.undo();
    editor.press(Tool::Black, at("a1")).unwrap();
    assert_eq!((editor.moves(), editor.record().unwrap().ply()), (None, 0));
    assert!(editor.to_text().starts_with("...............\n"));
}

#[test]
fn undo_and_redo_go_through_all_changes() {
    let mut editor = editor();
    assert!(!editor.can_undo() && !editor.undo() && !editor.redo());
    editor.press(Tool::Black, at("h8")).unwrap();
    editor.set_rule(Rule::Renju);
    editor.set_size(BoardSize::MAX).unwrap();
    editor.clear();
    let last = editor.setup().clone();
    (0..4).for_each(|_| assert!(editor.undo()));
    assert_eq!(
        *editor.setup(),
        Setup::new(Rule::Freestyle, BoardSize::DEFAULT)
    );
    (0..4).for_each(|_| assert!(editor.redo()));
    assert!(*editor.setup() == last && !editor.can_redo());
    editor.set_rule(Rule::Renju);
    assert!(editor.undo() && editor.setup().get(at("h8")).is_some());
}

#[test]
fn no_stone_leaves_the_board() {
    let mut editor =
        PositionEditor::from_setup(setup_of(Rule::Freestyle, "a1 h8", "o15", Side::White));
    let before = editor.setup().clone();
    for (columns, rows) in [(-1, 0), (0, -1), (1, 0), (0, 1), (127, -128)] {
        assert!(matches!(
            editor.shift(columns, rows),
            Err(EditorError::OffBoard { .. })
        ));
    }
    let size = BoardSize::new(8).unwrap();
    assert_eq!(
        editor.set_size(size),
        Err(EditorError::OffBoard { stones: 1, size })
    );
    assert_eq!(*editor.setup(), before);
    editor.press(Tool::Eraser, at("o15")).unwrap();
    editor.shift(3, 1).unwrap();
    assert_eq!(
        stones(editor.setup()),
        [(at("d2"), Side::Black), (at("k9"), Side::Black)]
    );
}

#[test]
fn boards_are_rotated_clockwise_and_mirrored_sideways() {
    let mut editor = PositionEditor::from_setup(setup_of(Rule::Freestyle, "a2", "", Side::White));
    editor.mirror();
    assert_eq!(editor.setup().stones()[0].0, at("o2"));
    editor.mirror();
    editor.rotate();
    assert_eq!(editor.setup().stones()[0].0, at("b15"));
}

#[test]
fn what_may_be_played_and_studied_follows_from_the_checks() {
    let mut editor = editor();
    assert!(editor.may_play() && editor.may_study());
    editor.press(Tool::White, at("h8")).unwrap();
    assert!(!editor.may_play() && editor.may_study());
    assert_eq!(editor.study().unwrap().position().ply(), 0);
    for point in ["h9", "h10", "h11", "h12"] {
        editor.press(Tool::White, at(point)).unwrap();
    }
    assert!(!editor.may_study() && editor.study().is_err());
}

proptest! {
    #[test]
    fn four_rotations_and_two_mirrors_change_nothing(
        side in 5_u8..=25,
        presses in prop::collection::vec(
            (prop::sample::select(vec![Tool::Black, Tool::White, Tool::Alternate, Tool::Eraser]), 0_u8..25, 0_u8..25),
            0..60,
        ),
    ) {
        let mut editor = PositionEditor::new(Rule::Renju, BoardSize::new(side).unwrap());
        for (tool, x, y) in presses {
            let _ = editor.press(tool, Point::new(x, y));
        }
        let before = editor.setup().clone();
        (0..4).for_each(|_| editor.rotate());
        prop_assert_eq!(editor.setup(), &before);
        (0..2).for_each(|_| editor.mirror());
        prop_assert_eq!(editor.setup(), &before);
        let _ = editor.checks();
        let text = editor.to_text();
        if !before.stones().is_empty() {
            let mut other = PositionEditor::new(Rule::Renju, before.size());
            other.paste(&text).unwrap();
            prop_assert_eq!(stones(other.setup()), stones(&before));
            prop_assert_eq!(other.setup().to_move(), before.to_move());
        }
    }
}
