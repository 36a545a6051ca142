//! The record: a tree that loses no move, and a file format that cannot store an invalid record.

mod files;
mod passes;
mod properties;
mod setup;

use narabe_notation::{parse_move_list, write_move_list};
use narabe_rules::{
    BoardSize, DrawReason, Move, Outcome, PlayError, Point, Record, Rule, Side, Victory,
};

use files::read;

fn record_of(moves: &str) -> Record {
    let mut record = Record::new(Rule::Freestyle, BoardSize::DEFAULT);
    play_all(&mut record, moves);
    record
}

fn play_all(record: &mut Record, moves: &str) {
    for point in parse_move_list(moves).unwrap() {
        record.play(point).unwrap();
    }
}

fn at(text: &str) -> Point {
    text.parse().unwrap()
}

fn stone(text: &str) -> Move {
    Move::Stone(at(text))
}

#[test]
fn a_move_after_an_undo_adds_a_variation() {
    let mut record = record_of("h8 i9 j10");
    assert_eq!(
        (record.undo(), record.undo()),
        (Some(stone("j10")), Some(stone("i9")))
    );
    assert_eq!((record.undo_count(), record.redo_count()), (1, 2));
    let branch = record.current();
    assert!(record.play(at("h9")).unwrap().is_new);
    assert_eq!(write_move_list(&record.line()), "h8 h9");

    let tried: Vec<_> = record
        .children(branch)
        .iter()
        .map(|&child| record.move_at(child).unwrap())
        .collect();
    assert_eq!(tried, [stone("i9"), stone("h9")]);
    record.undo();
    assert!(!record.play(at("i9")).unwrap().is_new);
    assert_eq!(record.redo(), Some(stone("j10")));
    assert_eq!(write_move_list(&record.line()), "h8 i9 j10");
}

#[test]
fn redo_follows_the_child_visited_last() {
    let mut record = record_of("h8 i9");
    record.undo();
    play_all(&mut record, "h9 h10");
    record.go_to(record.root());
    assert_eq!(write_move_list(&record.line()), "h8 h9 h10");
    assert_eq!(
        [(); 4].map(|()| record.redo()),
        [
            Some(stone("h8")),
            Some(stone("h9")),
            Some(stone("h10")),
            None
        ]
    );
}

#[test]
fn a_line_can_end_before_the_moves_that_follow_in_the_tree() {
    let mut record = record_of("h8 i9 j10");
    record.go_to_ply(1);
    record.end_line();
    assert_eq!((record.redo_count(), record.redo()), (0, None));
    assert_eq!(write_move_list(&record.line()), "h8");
    let again = read(&ron::to_string(&record).unwrap()).unwrap();
    assert_eq!(again, record);
    assert_eq!(record.children(record.current()).len(), 1);
    play_all(&mut record, "i9");
    assert_eq!(write_move_list(&record.line()), "h8 i9 j10");
}

#[test]
fn going_to_a_ply_keeps_the_line() {
    let mut record = record_of("h8 i9 j10 k11");
    for (ply, expected) in [(0, 0), (3, 3), (1, 1), (99, 4), (2, 2)] {
        record.go_to_ply(ply);
        assert_eq!(
            (record.ply(), record.undo_count(), record.redo_count()),
            (expected, expected, 4 - expected)
        );
        assert_eq!(write_move_list(&record.line()), "h8 i9 j10 k11");
    }
}

#[test]
fn resignation_and_agreement_end_the_game_at_their_node_only() {
    let mut record = record_of("h8 i9");
    let resigned = Outcome::Win {
        winner: Side::White,
        by: Victory::Resignation,
    };
    assert_eq!(record.resign(Side::Black), Ok(&resigned));
    assert_eq!(record.play(at("j10")), Err(PlayError::GameOver));
    assert_eq!(record.agree_draw(), Err(PlayError::GameOver));
    assert_eq!(record.flag(Side::White), Err(PlayError::GameOver));

    record.go_to_ply(1);
    assert_eq!(record.outcome(), None);
    record.play(at("h9")).unwrap();
    assert_eq!(
        record.agree_draw(),
        Ok(&Outcome::Draw(DrawReason::Agreement))
    );
    record.go_to_ply(1);
    play_all(&mut record, "i9");
    assert_eq!(record.outcome(), Some(&resigned));
}

#[test]
fn undo_retracts_an_ending_before_a_stone() {
    let mut record = record_of("h8 i9");
    record.flag(Side::White).unwrap();
    assert_eq!(record.undo_count(), 3);
    assert_eq!(record.undo(), None);
    assert_eq!(
        (record.outcome(), record.ply(), record.undo_count()),
        (None, 2, 2)
    );
    assert_eq!(record.undo(), Some(stone("i9")));
    assert_eq!(record.redo(), Some(stone("i9")));
    assert_eq!(record.outcome(), None);
    assert_eq!(record.retract(), None);
}

#[test]
fn a_won_game_is_won_again_by_redo_and_is_not_ended_twice() {
    let mut record = record_of("a1 a2 b1 b2 c1 c2 d1 d2 e1");
    let won = record.outcome().cloned();
    assert_eq!(won.as_ref().and_then(Outcome::winner), Some(Side::Black));
    assert_eq!(record.resign(Side::Black), Err(PlayError::GameOver));
    assert_eq!(record.retract(), None);
    assert_eq!(record.undo(), Some(stone("e1")));
    assert_eq!(record.outcome(), None);
    record.redo();
    assert_eq!(record.outcome(), won.as_ref());
}

#[test]
fn nodes_of_another_record_are_ignored() {
    let foreign = record_of("h8 i9 j10").current();
    let mut record = record_of("h8");
    let before = record.clone();
    assert!(!record.go_to(foreign));
    record.set_comment(foreign, "lost");
    assert_eq!(
        (
            record.parent(foreign),
            record.move_at(foreign),
            record.comment(foreign)
        ),
        (None, None, "")
    );
    assert!(record.children(foreign).is_empty());
    assert_eq!(record, before);
}
