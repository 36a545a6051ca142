//! The record: undo and redo by turn, ends by word, and what no file can make it believe.

use narabe_notation::{parse_twin_text, write_twin_text};
use narabe_rules::twin::{TwinError, TwinOutcome, TwinRecord, TwinVictory};
use narabe_rules::{BoardSize, Side};
use proptest::prelude::*;

fn record(text: &str) -> TwinRecord {
    parse_twin_text(text).unwrap()
}

fn stored_and_read(record: &TwinRecord) -> TwinRecord {
    ron::from_str(&ron::to_string(record).unwrap()).unwrap()
}

#[test]
fn turns_are_undone_and_redone() {
    let mut game = record("twin 19: L:j10; R:j10 R:k11; L:a1; R:c3");
    assert_eq!((game.undo_count(), game.redo_count()), (4, 0));
    assert_eq!(game.undo(), Some("R:c3".parse().unwrap()));
    assert_eq!(
        game.redo_count(),
        0,
        "a stone of a turn that was not over is gone"
    );
    assert_eq!(game.undo(), Some("L:a1".parse().unwrap()));
    assert_eq!(game.undo(), Some("R:j10 R:k11".parse().unwrap()));
    assert_eq!((game.undo_count(), game.redo_count()), (1, 2));
    assert_eq!(stored_and_read(&game), game);
    game.play("R:j10".parse().unwrap()).unwrap();
    assert_eq!(game.redo(), None, "another turn has begun");
    game.play("R:k11".parse().unwrap()).unwrap();
    assert_eq!(game.redo_count(), 1, "the same turn was played again");
    assert_eq!(game.redo(), Some("L:a1".parse().unwrap()));
    game.undo();
    game.play_turn("L:a2".parse().unwrap()).unwrap();
    assert_eq!(game.redo_count(), 0, "another turn was played");
    assert_eq!(write_twin_text(&game), "twin 19: L:j10; R:j10 R:k11; L:a2;");
}

#[test]
fn a_resignation_ends_the_game_and_can_be_retracted() {
    let mut game = record("twin 19: L:j10; R:j10");
    let outcome = game.resign(Side::White).unwrap().clone();
    assert_eq!(
        outcome,
        TwinOutcome::Win {
            winner: Side::Black,
            by: TwinVictory::Resignation
        }
    );
    assert_eq!(game.flag(Side::Black), Err(TwinError::GameOver));
    assert_eq!(game.play("L:a1".parse().unwrap()), Err(TwinError::GameOver));
    assert_eq!(game.undo_stone(), None);
    assert_eq!(stored_and_read(&game), game);
    assert_eq!(game.undo(), None);
    assert_eq!(game.outcome(), None);
    assert_eq!(game.position().open_stone(), Some("R:j10".parse().unwrap()));
    game.agree_draw().unwrap();
    assert_eq!(game.retract().and_then(|outcome| outcome.winner()), None);
}

/// Invalid files: turns, number of turns played, unfinished turn, ending, and a part of the error.
const INVALID_FILES: [(&str, usize, &str, &str, &str); 7] = [
    (
        r#"["L:a1","L:a1"]"#,
        2,
        "None",
        "None",
        "turn 2 cannot be played: L:a1 is taken by Black",
    ),
    (
        r#"["L:a1 R:a1"]"#,
        1,
        "None",
        "None",
        "turn 1 cannot be played: R:a1 cannot be added: the turn is already complete",
    ),
    (
        r#"["L:a1"]"#,
        2,
        "None",
        "None",
        "the current turn is 2, but the record has only 1",
    ),
    (
        r#"["L:a1"]"#,
        1,
        r#"Some("L:a1")"#,
        "None",
        "turn 2 cannot be played: L:a1 is taken",
    ),
    (
        "[]",
        0,
        r#"Some("L:a1")"#,
        "None",
        "turn 1 cannot be played: L:a1 cannot be added",
    ),
    (
        "[]",
        0,
        "None",
        "Some(Draw(FullBoards))",
        "cannot have ended by resignation, time or agreement after turn 0",
    ),
    (
        r#"["L:a"]"#,
        1,
        "None",
        "None",
        "is not a point of twin boards",
    ),
];

#[test]
fn an_invalid_file_is_refused() {
    let fault = |text: &str| ron::from_str::<TwinRecord>(text).unwrap_err().to_string();
    for (turns, played, open, ending, says) in INVALID_FILES {
        let text = format!(
            "TwinRecord(size:19,turns:{turns},played:{played},open:{open},ending:{ending})"
        );
        assert!(fault(&text).contains(says), "{text}: {}", fault(&text));
    }
    let size = BoardSize::new(19).unwrap();
    let good = "TwinRecord(size:19,turns:[],played:0,open:None,ending:None)";
    assert_eq!(
        ron::from_str::<TwinRecord>(good).unwrap(),
        TwinRecord::new(size)
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(100))]

    #[test]
    fn any_game_reads_as_it_was_stored(picks in prop::collection::vec(any::<(prop::sample::Index, u8)>(), 0..40)) {
        let mut game = TwinRecord::new(BoardSize::new(6).unwrap());
        for (pick, what) in picks {
            let points = crate::random::empty(game.position());
            let _ = match what % 8 {
                0 => game.undo().map(|_| ()),
                1 => game.redo().map(|_| ()),
                2 => game.end_turn().ok().map(|_| ()),
                3 if what > 200 => game.flag(Side::White).ok().map(|_| ()),
                _ if points.is_empty() => None,
                _ => game.play(*pick.get(&points)).ok().map(|_| ()),
            };
            prop_assert_eq!(&stored_and_read(&game), &game);
            if game.outcome().is_none_or(TwinOutcome::is_decided_on_board) {
                let text = write_twin_text(&game);
                let read = parse_twin_text(&text).unwrap();
                prop_assert_eq!(read.position(), game.position(), "{}", text);
            }
        }
    }

    #[test]
    fn no_text_panics_the_parser(text in ".{0,60}", tail in "twin 5:[ ;LRlr:a-f0-6]{0,60}") {
        let _ = parse_twin_text(&text);
        let _ = parse_twin_text(&tail);
    }
}
