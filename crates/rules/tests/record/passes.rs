//! Passes in a record of Renju.

use narabe_notation::write_move_list;
use narabe_rules::{
    BoardSize, DrawReason, Move, Outcome, PlayError, Position, Record, Rule, Setup, Side,
};

use super::files::read;
use super::{at, play_all, stone};

/// A game of Renju with six stones.
fn renju() -> Record {
    let mut record = Record::new(Rule::Renju, BoardSize::DEFAULT);
    play_all(&mut record, "h8 a1 o15 a15 o1 c3");
    record
}

#[test]
fn a_pass_is_a_move_that_the_record_keeps() {
    let mut record = renju();
    assert!(record.pass().unwrap().is_new);
    record.play(at("d4")).unwrap();
    assert_eq!(record.position().side_to_move(), Side::Black);
    assert_eq!(record.position().board().get(at("d4")), Some(Side::White));
    let line = "h8 a1 o15 a15 o1 c3 -- d4";
    assert_eq!(write_move_list(&record.line()), line);
    assert_eq!(
        (record.undo(), record.undo()),
        (Some(stone("d4")), Some(Move::Pass))
    );
    assert_eq!(record.position().side_to_move(), Side::Black);
    record.play(at("e5")).unwrap();
    record.undo();
    assert!(!record.pass().unwrap().is_new);
    assert_eq!(write_move_list(&record.line()), line);
    let text = ron::to_string(&record).unwrap();
    assert_eq!(read(&text), Ok(record));
}

#[test]
fn the_second_pass_in_a_row_draws() {
    let mut record = renju();
    record.pass().unwrap();
    record.play(at("d4")).unwrap();
    record.pass().unwrap();
    assert_eq!(record.outcome(), None);
    record.pass().unwrap();
    let drawn = Outcome::Draw(DrawReason::Passes);
    assert!(drawn.is_decided_on_board());
    assert_eq!(record.outcome(), Some(&drawn));
    assert_eq!(record.pass(), Err(PlayError::GameOver));
    record.undo();
    assert_eq!(record.outcome(), None);
    record.redo();
    assert_eq!(record.outcome(), Some(&drawn));
    let text = ron::to_string(&record).unwrap();
    assert_eq!(read(&text), Ok(record));
}

#[test]
fn passes_are_refused_in_the_opening_and_by_other_rules() {
    let mut record = Record::new(Rule::Renju, BoardSize::DEFAULT);
    play_all(&mut record, "h8 a1 o15 a15");
    assert_eq!(record.pass(), Err(PlayError::EarlyPass));
    play_all(&mut record, "o1");
    assert!(record.pass().is_ok());
    for rule in Rule::ALL {
        let mut record = Record::new(rule, BoardSize::DEFAULT);
        play_all(&mut record, "h8 a1 o15 a15 o1 c3");
        let before = record.clone();
        let passed = record.pass().map(|_| ());
        if rule == Rule::Renju {
            assert_eq!(passed, Ok(()));
        } else {
            assert_eq!(passed, Err(PlayError::NoPass));
            assert_eq!(record, before);
        }
    }
}

#[test]
fn free_passes_are_allowed_by_every_rule_and_end_no_game() {
    for rule in Rule::ALL {
        let mut setup = Setup::new(rule, BoardSize::DEFAULT);
        setup.set_free_passes(true);
        let mut record = Record::from_setup(&setup).unwrap();
        record.pass().unwrap();
        record.pass().unwrap();
        record.play(at("h8")).unwrap();
        assert_eq!(record.outcome(), None, "{rule:?}");
        assert_ne!(
            record.position().start(),
            Position::new(rule, BoardSize::DEFAULT)
        );
        let text = ron::to_string(&record).unwrap();
        assert_eq!(read(&text), Ok(record));
    }
}
