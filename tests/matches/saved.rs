//! The saved form of a match.

use crate::harness::TestGame;
use crate::play::{BLACK_WINS, Play, two_persons, two_twin_persons};
use narabe::matches::{AnySavedMatch, BlackRule, Change, Intent, MatchConfig, SavedError};
use narabe::rules::Side;

#[test]
fn continuing_a_finished_game_does_not_report_its_end_again() {
    let mut test = TestGame::new();
    test.begin(two_persons());
    test.play(BLACK_WINS);
    let saved = test.reopening();
    let mut test = TestGame::new();
    assert_eq!(test.send(saved), [Change::GameStarted]);
    assert!(test.game().outcome().is_some());
    assert_eq!(test.game().wins(0), 1);
}

#[test]
fn a_save_without_the_opening_player_still_opens() {
    let mut test = TestGame::new();
    test.begin(MatchConfig {
        black: BlackRule::Second,
        ..two_persons()
    });
    test.play("h8 i9");
    let text = test.saved_text();
    let edited: String = text
        .lines()
        .filter(|line| !line.trim_start().starts_with("began:"))
        .map(|line| format!("{line}\n"))
        .collect();
    assert_ne!(edited, text);
    let old = AnySavedMatch::decode(&edited).expect("read");
    let mut test = TestGame::new();
    test.send(Intent::OpenImported(Box::new(old)));
    assert_eq!(test.stones(), "h8 i9");
    assert_eq!(test.game().player_on(Side::Black), 1);
}

#[test]
fn errors_of_saved_texts_are_distinguished() {
    let mut test = TestGame::new();
    test.begin(two_twin_persons());
    test.play_turns("L:j10; R:j10 L:k10");
    let good = test.saved_text();
    assert!(AnySavedMatch::decode(&good).is_ok());
    let spoilt = |from: &str, to: &str| {
        let text = good.replace(from, to);
        assert_ne!(text, good, "{from}");
        AnySavedMatch::decode(&text).expect_err("a fault")
    };
    assert!(matches!(
        spoilt("narabe-twin", "narabe-other"),
        SavedError::Foreign
    ));
    assert!(matches!(
        spoilt("narabe-twin", "narabe-game"),
        SavedError::Damaged { .. }
    ));
    assert!(matches!(
        spoilt("version: 1", "version: 9"),
        SavedError::Newer { version: 9, .. }
    ));
    for (from, to) in [("L:k10", "L:j10"), ("black: 0", "black: 7")] {
        assert!(matches!(spoilt(from, to), SavedError::Damaged { .. }));
    }
    let foreign = AnySavedMatch::decode("(;GM[4]SZ[15])");
    assert!(matches!(foreign, Err(SavedError::Foreign)));
}
