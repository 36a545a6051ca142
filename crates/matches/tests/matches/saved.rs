//! The saved form of a match.

use crate::harness::TestGame;
use crate::play::{BLACK_WINS, Play, two_persons, two_twin_persons};
use narabe_matches::{AnySavedMatch, BlackRule, Change, Intent, MatchConfig, SavedError};
use narabe_rules::Side;

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

#[test]
fn a_game_from_a_set_up_is_played_saved_and_not_shared() {
    let mut test = TestGame::new();
    test.begin(two_persons());
    let setup = r#"setup: Some((to_move: White, black: ["g7"], white: ["a1"])), moves: ["#;
    let text = test.saved_text();
    assert_eq!(text.matches("moves: [").count(), 1);
    let saved = AnySavedMatch::decode(&text.replace("moves: [", setup)).expect("a game");
    let mut test = TestGame::new();
    test.send(Intent::OpenImported(Box::new(saved)));
    assert_eq!(test.game().to_move(), Side::White);
    test.play("h8 i9");
    let mut test = test.restarted();
    let position = test.game().position();
    assert_eq!(
        ["g7", "a1", "h8", "i9"].map(|point| position.board().get(point.parse().unwrap())),
        [Side::Black, Side::White, Side::White, Side::Black].map(Some)
    );
    assert!(test.game().to_shared_game(Default::default()).is_err());
    test.send(Intent::Undo);
    assert_eq!(test.game().to_move(), Side::Black);
    test.send(Intent::Undo);
    test.send(Intent::Undo);
    assert_eq!(test.game().position().board().stones(), 2);
}

/// Texts that the version of 22 November 2026 wrote: its records, openings, results and settings of a match, each in its place.
const OLD_SAVES: [(&str, &str); 4] = [
    ("one-board", include_str!("../data/saved/one-board.ron")),
    ("opening", include_str!("../data/saved/opening.ron")),
    ("resigned", include_str!("../data/saved/resigned.ron")),
    ("twin-boards", include_str!("../data/saved/twin-boards.ron")),
];

fn opened(name: &str) -> TestGame {
    let (_, text) = OLD_SAVES.iter().find(|(known, _)| *known == name).unwrap();
    let saved = AnySavedMatch::decode(text).expect(name);
    let mut test = TestGame::new();
    test.send(Intent::OpenSaved(Box::new(saved)));
    test
}

#[test]
fn old_saves_are_written_again_as_they_were() {
    for (name, text) in OLD_SAVES {
        let saved = AnySavedMatch::decode(text).expect(name);
        let written = saved.encode().expect(name);
        // On twin boards the player who began was not kept.
        let written = match name {
            "twin-boards" => written.replace("    began: None,\n", ""),
            _ => written,
        };
        assert_eq!(written, text, "{name}");
        let again = AnySavedMatch::decode(&written).expect(name);
        assert_eq!(again, saved, "{name}");
    }
}

#[test]
fn an_old_game_goes_on_where_it_was() {
    let mut test = opened("one-board");
    let game = test.live().one_board();
    assert_eq!(test.stones(), "h8 i9 j8 h9");
    assert_eq!((game.wins(0), game.game_number()), (1, 3));
    assert_eq!(
        game.player_on(Side::Black),
        1,
        "White won the last game that somebody lost"
    );
    assert_eq!(game.record().redo_count(), 1);
    test.send(Intent::Redo);
    assert_eq!(test.stones(), "h8 i9 j8 h9 f8");
    let resigned = opened("resigned");
    assert!(resigned.live().one_board().outcome().is_some());
    assert_eq!(resigned.live().one_board().wins(0), 1);
}

#[test]
fn an_old_opening_goes_on_where_it_was() {
    let mut test = opened("opening");
    let game = test.live().one_board();
    assert!(game.is_opening());
    assert_eq!(game.wins(1), 1);
    test.send(Intent::Redo);
    assert_ne!(
        test.live().one_board().player_on(Side::Black),
        0,
        "the swap was taken back"
    );
}

#[test]
fn an_old_game_on_twin_boards_goes_on_where_it_was() {
    let mut test = opened("twin-boards");
    let stones = |test: &TestGame| test.live().twin().position().stones();
    assert_eq!(stones(&test), 5);
    test.send(Intent::Redo);
    assert_eq!(stones(&test), 7);
}
