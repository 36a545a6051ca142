//! The screen of twin boards, without a window.

use crate::board::{BoardModel, SECOND, WinStyle};
use crate::live::{Intent, Live, LiveMessage, MatchConfig, SavedGame, Seat, TwinMatch};
use crate::screens::keys::OpenMenu;
use crate::screens::testing::{TestApp, twin_game};
use crate::state::{Go, Screen};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;
use narabe_engine_core::twin::TwinLevel;
use narabe_rules::Side;
use narabe_rules::twin::{Half, TwinPoint};

/// The index of the radio button of twin boards in New game, the last one.
const TWIN_RADIO: usize = 4;
/// Black to move, with a four on both boards.
const BLACK_TO_WIN: &str = "L:a1; L:a19 R:a19; L:b1 R:a1; L:c19 R:c19; L:c1 R:b1; L:e19 R:e19; L:d1 R:c1; \
L:g19 R:g19; R:d1 R:h1; L:i19 R:i19";

fn send(test: &mut TestApp, intent: Intent) {
    test.send(LiveMessage(intent));
}

/// A game between two persons on the screen, after these turns.
fn with(turns: &str) -> TestApp {
    let mut test = TestApp::started();
    test.app.insert_resource(Live::from(twin_game(turns)));
    test.open(Screen::Game);
    test
}

fn twin_match(test: &TestApp) -> &TwinMatch {
    test.resource::<Live>().twin()
}

fn shows_text(test: &mut TestApp, text: &str) -> bool {
    test.texts().iter().any(|found| found == text)
}

fn is_disabled(test: &mut TestApp, key: &str) -> bool {
    let control = test.control(key);
    test.app
        .world()
        .get::<InteractionDisabled>(control)
        .is_some()
}

#[test]
fn the_rule_twin_boards_brings_its_opponents_and_leads_to_its_screen() {
    let mut test = TestApp::new();
    test.open(Screen::NewGame);
    test.pick("new-rule", TWIN_RADIO);
    test.settle();
    assert!(test.setup().twin);
    assert!(shows_text(&mut test, "Two 19\u{a0}×\u{a0}19"));
    assert!(shows_text(&mut test, "Meoto") && !shows_text(&mut test, "Kaede"));
    test.pick("new-opponent", 1);
    assert_eq!(test.setup().players[1].seat, Seat::Twin(TwinLevel::Renri));
    test.press("new-start");
    assert_eq!(test.screen(), Screen::Game);
    assert_eq!(
        twin_match(&test).seat(Side::White),
        Seat::Twin(TwinLevel::Renri)
    );
    assert!(shows_text(&mut test, "One stone, either board"));
}

#[test]
fn another_rule_restores_the_other_opponents() {
    let mut test = TestApp::new();
    test.open(Screen::NewGame);
    let before = test.setup().players.clone();
    test.pick("new-rule", TWIN_RADIO);
    test.settle();
    test.pick("new-rule", 0);
    test.settle();
    assert!(!test.setup().twin);
    assert_eq!(test.setup().players, before);
    assert!(test.has("new-board"));
}

#[test]
fn boards_and_players_show_the_state_of_the_game() {
    let mut test = with("L:j10; R:j10 R:k11");
    for text in [
        "Hana",
        "Isao",
        "Left board",
        "Right board",
        "1 move",
        "2 moves",
    ] {
        assert!(shows_text(&mut test, text), "{text}");
    }
    assert!(shows_text(&mut test, "Your turn, either board"));
    assert!(shows_text(&mut test, "Played J10 right, K11 right"));
    let right = test.resource::<BoardModel<SECOND>>();
    assert_eq!(right.moves.len(), 2);
    assert_eq!(
        right.numbers,
        [2, 2],
        "both stones of a turn have its number"
    );
    assert!(right.mark_last && right.mark_both);
    assert!(!test.resource::<BoardModel>().mark_last);
}

#[test]
fn a_turn_is_ended_by_its_button() {
    let mut test = with("L:j10");
    assert!(is_disabled(&mut test, "twin-end-turn"));
    let stone: TwinPoint = "R:j10".parse().expect("a point");
    send(&mut test, Intent::play(stone));
    assert!(shows_text(&mut test, "One more, or end the turn"));
    assert!(!is_disabled(&mut test, "twin-end-turn"));
    test.press("twin-end-turn");
    assert_eq!(twin_match(&test).to_move(), Side::Black);
}

#[test]
fn undo_and_redo_go_by_turn() {
    let mut test = with("L:j10; R:j10 R:k11");
    assert!(shows_text(&mut test, "(2)"));
    test.press("game-undo");
    assert_eq!(twin_match(&test).position().stones(), 1);
    test.press("game-redo");
    assert_eq!(twin_match(&test).position().stones(), 3);
}

#[test]
fn fours_on_both_boards_are_shown_to_both_sides() {
    let mut test = with(BLACK_TO_WIN);
    assert!(shows_text(
        &mut test,
        "You have a four on both boards: complete both now"
    ));
    let half: TwinPoint = "L:e1".parse().expect("a point");
    send(&mut test, Intent::play(half));
    assert!(shows_text(
        &mut test,
        "Five on only one board loses: complete the other too"
    ));
    send(&mut test, Intent::Undo);
    send(
        &mut test,
        Intent::play("L:s19".parse::<TwinPoint>().expect("a point")),
    );
    test.press("twin-end-turn");
    assert!(shows_text(
        &mut test,
        "Hana has a four on both boards: block one"
    ));
}

#[test]
fn a_win_shows_its_rows_on_both_boards_and_goes_on_to_the_next_game() {
    let mut test = with(BLACK_TO_WIN);
    for stone in ["L:e1", "R:e1"] {
        send(
            &mut test,
            Intent::play(stone.parse::<TwinPoint>().expect("a point")),
        );
    }
    assert!(shows_text(&mut test, "Hana wins"));
    assert!(shows_text(&mut test, "Five on both boards in one turn"));
    assert!(shows_text(&mut test, "1 – 0"));
    let left = test.resource::<BoardModel>().win.clone();
    let right = test.resource::<BoardModel<SECOND>>().win.clone();
    assert!(
        [left, right]
            .into_iter()
            .all(|win| win.is_some_and(|win| win.style == WinStyle::Celebration))
    );
    assert!(!test.has("twin-end-turn"));
    test.press("result-next-game");
    assert_eq!(twin_match(&test).game_number(), 2);
    assert!(test.has("twin-end-turn"));
}

#[test]
fn a_five_on_one_board_alone_is_not_celebrated() {
    let mut test = with(BLACK_TO_WIN);
    send(
        &mut test,
        Intent::play("L:e1".parse::<TwinPoint>().expect("a point")),
    );
    test.press("twin-end-turn");
    assert!(shows_text(&mut test, "Isao wins"));
    assert!(shows_text(&mut test, "Five on only one board loses"));
    let left = test.resource::<BoardModel>();
    assert!(
        left.win
            .as_ref()
            .is_some_and(|win| win.style == WinStyle::Loss)
    );
}

#[test]
fn a_pause_hides_the_boards_with_a_clock() {
    let mut test = with("L:j10");
    assert!(!test.has("game-pause"), "no pause without a clock");
    let clock = crate::live::ClockRule::PerGame { main: 600 };
    let config = twin_match(&test).config().clone();
    let config = MatchConfig { clock, ..config };
    send(&mut test, Intent::NewMatch(Box::new(config)));
    test.press("game-pause");
    let mut slots = test.app.world_mut().query::<&crate::board::BoardSlot>();
    assert_eq!(slots.iter(test.app.world()).count(), 0);
    test.press("pause-on");
    assert_eq!(slots.iter(test.app.world()).count(), 2);
    test.send(OpenMenu);
    assert!(twin_match(&test).is_paused(), "the menu is a pause too");
    test.press("menu-back");
    assert!(!twin_match(&test).is_paused());
}

#[test]
fn a_save_is_listed_with_the_others_and_opens_on_both_boards() {
    let mut test = with("L:j10; R:j10 R:k11");
    test.send(OpenMenu);
    test.press("menu-save");
    test.press("save-do");
    send(&mut test, Intent::Restart);
    test.open(Screen::Load);
    assert!(shows_text(
        &mut test,
        "Hana – Isao\u{a0}· Twin boards\u{a0}· turn 2"
    ));
    test.press("load-open-game-hana-isao.narabe");
    assert_eq!(test.screen(), Screen::Game);
    assert_eq!(twin_match(&test).position().board(Half::Right).stones(), 2);
}

#[test]
fn the_title_continues_it() {
    let mut test = with("L:j10");
    send(&mut test, Intent::Leave);
    test.open(Screen::Title);
    assert!(test.resource::<SavedGame>().0.is_some());
    assert!(shows_text(
        &mut test,
        "Hana – Isao\u{a0}· Twin boards\u{a0}· turn 1"
    ));
    test.press("title-continue");
    assert_eq!(test.screen(), Screen::Game);
    assert!(twin_match(&test).is_in_progress());
}

#[test]
fn the_menu_leads_to_the_page_about_twin_boards_and_back() {
    let mut test = with("L:j10");
    test.send(OpenMenu);
    test.press("menu-rules");
    assert_eq!(test.screen(), Screen::RulesPage);
    assert!(test.shows("Twin boards"));
    test.send(Go::Back);
    assert_eq!(test.screen(), Screen::Game);
}
