//! The screen of twin boards, without a window.

use crate::board::{BoardId, WinStyle};
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

/// Whether the card of a player says what the turn on the right board was.
fn says_played(test: &mut TestApp, points: [&str; 2]) -> bool {
    let [first, second] = points.map(|point| {
        test.text_with("twin-point-right", &[("point", point.into())])
            .into()
    });
    let turn = [("first", first), ("second", second)];
    let turn = test.text_with("twin-two-stones", &turn);
    test.says_with("twin-played", &[("turn", turn.into())])
}

/// Whether the game between Hana and Isao is described at this turn.
fn describes(test: &mut TestApp, turns: usize) -> bool {
    let game = [
        ("players", "Hana – Isao".into()),
        ("rule", test.text("rule-twin").into()),
        ("turns", turns.into()),
    ];
    test.says_with("saved-twin-game", &game)
}

fn says_winner(test: &mut TestApp, name: &str) -> bool {
    let winner = [("who", "other".into()), ("name", name.into())];
    test.says_with("end-wins", &winner)
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
    assert!(test.says("new-board-twin"));
    assert!(test.says("opponent-meoto") && !test.says("opponent-kaede"));
    test.pick("new-opponent", 1);
    assert_eq!(test.setup().players[1].seat, Seat::Twin(TwinLevel::Renri));
    test.press("new-start");
    assert_eq!(test.screen(), Screen::Game);
    assert_eq!(
        twin_match(&test).seat(Side::White),
        Seat::Twin(TwinLevel::Renri)
    );
    assert!(test.says("twin-one-stone"));
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
    assert!(test.shows("Hana") && test.shows("Isao"));
    assert!(test.says("twin-left-board") && test.says("twin-right-board"));
    for moves in [1, 2] {
        assert!(test.says_with("twin-moves", &[("moves", moves.into())]));
    }
    assert!(test.says("twin-your-turn"));
    assert!(says_played(&mut test, ["J10", "K11"]));
    let right = test.board_model(BoardId::Second);
    assert_eq!(right.moves.len(), 2);
    assert_eq!(
        right.numbers,
        [2, 2],
        "both stones of a turn have its number"
    );
    assert!(right.mark_last && right.mark_both);
    assert!(!test.board_model(BoardId::First).mark_last);
}

#[test]
fn a_turn_is_ended_by_its_button() {
    let mut test = with("L:j10");
    assert!(is_disabled(&mut test, "twin-end-turn"));
    let stone: TwinPoint = "R:j10".parse().expect("a point");
    send(&mut test, Intent::play(stone));
    assert!(test.says("twin-one-more"));
    assert!(!is_disabled(&mut test, "twin-end-turn"));
    test.press("twin-end-turn");
    assert_eq!(twin_match(&test).to_move(), Side::Black);
}

#[test]
fn undo_and_redo_go_by_turn() {
    let mut test = with("L:j10; R:j10 R:k11");
    assert!(test.shows("(2)"));
    test.press("game-undo");
    assert_eq!(twin_match(&test).position().stones(), 1);
    test.press("game-redo");
    assert_eq!(twin_match(&test).position().stones(), 3);
}

#[test]
fn fours_on_both_boards_are_shown_to_both_sides() {
    let mut test = with(BLACK_TO_WIN);
    assert!(test.says("twin-notice-win"));
    let half: TwinPoint = "L:e1".parse().expect("a point");
    send(&mut test, Intent::play(half));
    assert!(test.says("twin-notice-half"));
    send(&mut test, Intent::Undo);
    send(
        &mut test,
        Intent::play("L:s19".parse::<TwinPoint>().expect("a point")),
    );
    test.press("twin-end-turn");
    let threat = [("who", "other".into()), ("name", "Hana".into())];
    assert!(test.says_with("twin-notice-stop", &threat));
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
    assert!(says_winner(&mut test, "Hana"));
    assert!(test.says("twin-end-both"));
    assert!(test.shows("1 – 0"));
    let left = test.board_model(BoardId::First).win.clone();
    let right = test.board_model(BoardId::Second).win.clone();
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
    assert!(says_winner(&mut test, "Isao"));
    assert!(test.says("twin-end-one"));
    let left = test.board_model(BoardId::First);
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
    assert!(describes(&mut test, 2));
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
    assert!(describes(&mut test, 1));
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
    assert!(test.says("rule-twin"));
    test.send(Go::Back);
    assert_eq!(test.screen(), Screen::Game);
}
