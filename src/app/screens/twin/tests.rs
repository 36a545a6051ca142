//! The screen of twin boards without a window: what is said, what the buttons do, where the ways lead.

use crate::app::board::{BoardModel, SECOND, WinTone};
use crate::app::screens::keys::OpenMenu;
use crate::app::screens::testing::Stage;
use crate::app::session::{Intent, Live, MatchConfig, Player, SavedGame, Seat, TwinMatch};
use crate::app::state::{Go, Screen};
use crate::engine::twin::TwinLevel;
use crate::rules::Side;
use crate::rules::twin::{Half, Turn, TwinPoint};
use bevy::prelude::*;
use bevy::ui::InteractionDisabled;

/// The radio of twin boards in New game, the last.
const TWIN_RADIO: usize = 4;
/// Black has a four on both boards, and the turn.
const BLACK_TO_WIN: &str = "L:a1; L:a19 R:a19; L:b1 R:a1; L:c19 R:c19; L:c1 R:b1; L:e19 R:e19; L:d1 R:c1; \
L:g19 R:g19; R:d1 R:h1; L:i19 R:i19";

fn persons() -> MatchConfig {
    let person = |name: &str| Player {
        name: name.into(),
        seat: Seat::Human,
    };
    MatchConfig {
        players: [person("Hana"), person("Isao")],
        twin: true,
        ..MatchConfig::default()
    }
}

fn send(stage: &mut Stage, intent: Intent) {
    stage.app.world_mut().write_message(intent);
    stage.settle();
}

/// A game between two persons on the screen, after these turns.
fn with(turns: &str) -> Stage {
    let mut stage = Stage::new();
    stage.settle();
    let mut session = TwinMatch::new(1);
    session.apply(&Intent::NewMatch(Box::new(persons())));
    for turn in turns.split("; ").filter(|turn| !turn.is_empty()) {
        let turn: Turn = turn.parse().expect("a turn");
        for stone in turn.stones() {
            session.apply(&Intent::play(stone));
        }
        if session.can_end_turn() {
            session.apply(&Intent::EndTurn);
        }
    }
    stage.app.insert_resource(Live::from(session));
    stage.open(Screen::Twin);
    stage
}

fn session(stage: &Stage) -> &TwinMatch {
    stage.app.world().resource::<Live>().twin()
}

fn says(stage: &mut Stage, text: &str) -> bool {
    stage.texts().iter().any(|found| found == text)
}

fn is_disabled(stage: &mut Stage, key: &str) -> bool {
    let control = stage.control(key);
    stage
        .app
        .world()
        .get::<InteractionDisabled>(control)
        .is_some()
}

#[test]
fn the_rule_twin_boards_brings_its_opponents_and_leads_to_its_screen() {
    let mut stage = Stage::new();
    stage.open(Screen::NewGame);
    stage.pick("new-rule", TWIN_RADIO);
    stage.settle();
    assert!(stage.setup().twin);
    assert!(says(&mut stage, "Two 19 × 19"));
    assert!(says(&mut stage, "Meoto") && !says(&mut stage, "Kaede"));
    stage.pick("new-opponent", 1);
    assert_eq!(stage.setup().players[1].seat, Seat::Twin(TwinLevel::Renri));
    stage.press("new-start");
    assert_eq!(stage.screen(), Screen::Twin);
    assert_eq!(
        session(&stage).seat(Side::White),
        Seat::Twin(TwinLevel::Renri)
    );
    assert!(says(&mut stage, "One stone, either board"));
}

#[test]
fn another_rule_brings_the_others_back() {
    let mut stage = Stage::new();
    stage.open(Screen::NewGame);
    let before = stage.setup().players.clone();
    stage.pick("new-rule", TWIN_RADIO);
    stage.settle();
    stage.pick("new-rule", 0);
    stage.settle();
    assert!(!stage.setup().twin);
    assert_eq!(stage.setup().players, before);
    assert!(stage.has("new-board"));
}

#[test]
fn boards_and_players_say_where_the_game_stands() {
    let mut stage = with("L:j10; R:j10 R:k11");
    for text in [
        "Hana",
        "Isao",
        "Left board",
        "Right board",
        "1 move",
        "2 moves",
    ] {
        assert!(says(&mut stage, text), "{text}");
    }
    assert!(says(&mut stage, "Your turn, either board"));
    assert!(says(&mut stage, "Played J10 right, K11 right"));
    let right = stage.app.world().resource::<BoardModel<SECOND>>();
    assert_eq!(right.moves.len(), 2);
    assert_eq!(
        right.numbers,
        [2, 2],
        "both stones of a turn have its number"
    );
    assert!(right.mark_last && right.mark_both);
    assert!(!stage.app.world().resource::<BoardModel>().mark_last);
}

#[test]
fn a_turn_is_ended_by_its_button() {
    let mut stage = with("L:j10");
    assert!(is_disabled(&mut stage, "twin-end-turn"));
    let stone: TwinPoint = "R:j10".parse().expect("a point");
    send(&mut stage, Intent::play(stone));
    assert!(says(&mut stage, "One more, or end the turn"));
    assert!(!is_disabled(&mut stage, "twin-end-turn"));
    stage.press("twin-end-turn");
    assert_eq!(session(&stage).to_move(), Side::Black);
}

#[test]
fn undo_and_redo_go_by_turn() {
    let mut stage = with("L:j10; R:j10 R:k11");
    assert!(says(&mut stage, "(2)"));
    stage.press("game-undo");
    assert_eq!(session(&stage).position().stones(), 1);
    stage.press("game-redo");
    assert_eq!(session(&stage).position().stones(), 3);
}

#[test]
fn fours_on_both_boards_are_noticed_by_both_sides() {
    let mut stage = with(BLACK_TO_WIN);
    assert!(says(
        &mut stage,
        "You have a four on both boards: complete both now"
    ));
    let half: TwinPoint = "L:e1".parse().expect("a point");
    send(&mut stage, Intent::play(half));
    assert!(says(
        &mut stage,
        "Five on only one board loses: complete the other too"
    ));
    send(&mut stage, Intent::Undo);
    send(
        &mut stage,
        Intent::play("L:s19".parse::<TwinPoint>().expect("a point")),
    );
    stage.press("twin-end-turn");
    assert!(says(
        &mut stage,
        "Hana has a four on both boards: block one"
    ));
}

#[test]
fn a_win_shows_its_rows_on_both_boards_and_goes_on_to_the_next_game() {
    let mut stage = with(BLACK_TO_WIN);
    for stone in ["L:e1", "R:e1"] {
        send(
            &mut stage,
            Intent::play(stone.parse::<TwinPoint>().expect("a point")),
        );
    }
    assert!(says(&mut stage, "Hana wins"));
    assert!(says(&mut stage, "Five on both boards in one turn"));
    assert!(says(&mut stage, "1 – 0"));
    let left = stage.app.world().resource::<BoardModel>().win.clone();
    let right = stage
        .app
        .world()
        .resource::<BoardModel<SECOND>>()
        .win
        .clone();
    assert!(
        [left, right]
            .into_iter()
            .all(|win| win.is_some_and(|win| win.tone == WinTone::Joy))
    );
    assert!(!stage.has("twin-end-turn"));
    stage.press("result-next-game");
    assert_eq!(session(&stage).game_number(), 2);
    assert!(stage.has("twin-end-turn"));
}

#[test]
fn a_lone_five_is_nothing_to_be_glad_of() {
    let mut stage = with(BLACK_TO_WIN);
    send(
        &mut stage,
        Intent::play("L:e1".parse::<TwinPoint>().expect("a point")),
    );
    stage.press("twin-end-turn");
    assert!(says(&mut stage, "Isao wins"));
    assert!(says(&mut stage, "Five on only one board loses"));
    let left = stage.app.world().resource::<BoardModel>();
    assert!(
        left.win
            .as_ref()
            .is_some_and(|win| win.tone == WinTone::Loss)
    );
}

#[test]
fn resigning_asks_first_and_can_be_taken_back() {
    let mut stage = with("L:j10");
    stage.press("game-resign");
    assert!(says(&mut stage, "Resign this game?"));
    stage.press("resign-keep");
    assert!(session(&stage).is_on());
    send(&mut stage, Intent::Resign);
    assert!(says(&mut stage, "Hana wins"));
    stage.press("game-undo");
    assert!(session(&stage).is_on());
}

#[test]
fn a_pause_takes_the_boards_out_of_sight_where_there_is_a_clock() {
    let mut stage = with("L:j10");
    assert!(!stage.has("game-pause"), "nobody has to pay for thinking");
    let clock = crate::app::session::ClockRule::PerGame { main: 600 };
    let config = MatchConfig { clock, ..persons() };
    send(&mut stage, Intent::NewMatch(Box::new(config)));
    stage.press("game-pause");
    let mut slots = stage
        .app
        .world_mut()
        .query::<&crate::app::board::BoardSlot>();
    assert_eq!(slots.iter(stage.app.world()).count(), 0);
    stage.press("pause-on");
    assert_eq!(slots.iter(stage.app.world()).count(), 2);
    stage.app.world_mut().write_message(OpenMenu);
    stage.settle();
    assert!(session(&stage).is_paused(), "the menu is a pause too");
    stage.press("menu-back");
    assert!(!session(&stage).is_paused());
}

#[test]
fn a_draw_is_offered_across_the_boards() {
    let mut stage = with("L:j10");
    stage.app.world_mut().write_message(OpenMenu);
    stage.settle();
    stage.press("menu-draw");
    assert!(says(&mut stage, "Isao offers a draw"));
    stage.press("draw-accept");
    assert!(says(&mut stage, "Draw"));
}

#[test]
fn a_save_is_listed_with_the_others_and_opens_on_both_boards() {
    let mut stage = with("L:j10; R:j10 R:k11");
    stage.app.world_mut().write_message(OpenMenu);
    stage.settle();
    stage.press("menu-save");
    stage.press("save-do");
    send(&mut stage, Intent::Restart);
    stage.open(Screen::Load);
    assert!(says(&mut stage, "Hana – Isao · Twin boards · turn 2"));
    stage.press("load-open-game-hana-isao.narabe");
    assert_eq!(stage.screen(), Screen::Twin);
    assert_eq!(session(&stage).position().board(Half::Right).stones(), 2);
}

#[test]
fn the_title_continues_it() {
    let mut stage = with("L:j10");
    send(&mut stage, Intent::Leave);
    stage.open(Screen::Title);
    assert!(stage.app.world().resource::<SavedGame>().0.is_some());
    assert!(says(&mut stage, "Hana – Isao · Twin boards · turn 1"));
    stage.press("title-continue");
    assert_eq!(stage.screen(), Screen::Twin);
    assert!(session(&stage).is_on());
}

#[test]
fn the_menu_leads_to_the_page_about_twin_boards_and_back() {
    let mut stage = with("L:j10");
    stage.app.world_mut().write_message(OpenMenu);
    stage.settle();
    stage.press("menu-rules");
    assert_eq!(stage.screen(), Screen::RulesPage);
    assert!(stage.texts().contains(&"Twin boards".to_owned()));
    stage.app.world_mut().write_message(Go::Back);
    stage.settle();
    assert_eq!(stage.screen(), Screen::Twin);
}
