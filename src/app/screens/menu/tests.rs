//! The menu and its questions without a window, in games of both kinds.

use super::*;
use crate::app::screens::testing::{Stage, two_stones};
use crate::app::session::{
    Change, Intent, Live, MatchConfig, OneBoardMatch, Player, Refusal, Seat, TwinMatch,
};
use crate::engine::classic::Classic;
use crate::rules::Rule;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::ui::InteractionDisabled;

fn with_the_menu_open() -> Stage {
    over(two_stones())
}

/// The menu over a game.
fn over(session: OneBoardMatch) -> Stage {
    let mut stage = Stage::new();
    stage.app.insert_resource(Live::from(session));
    stage.open(Screen::Game);
    open_menu(&mut stage);
    stage
}

/// The menu over a game on twin boards.
fn over_twins() -> Stage {
    let mut stage = Stage::new();
    stage.settle();
    let mut session = TwinMatch::new(1);
    let config = two_stones().config().clone();
    session.apply(&Intent::NewMatch(Box::new(config)));
    session.apply(&Intent::play(
        "L:j10"
            .parse::<crate::rules::twin::TwinPoint>()
            .expect("a point"),
    ));
    stage.app.insert_resource(Live::from(session));
    stage.open(Screen::Twin);
    open_menu(&mut stage);
    stage
}

fn open_menu(stage: &mut Stage) {
    stage.app.world_mut().write_message(OpenMenu);
    stage.settle();
}

fn session(stage: &Stage) -> &OneBoardMatch {
    stage.app.world().resource::<Live>().one_board()
}

fn says(stage: &mut Stage, part: &str) -> bool {
    stage.texts().iter().any(|text| text.contains(part))
}

fn is_disabled(stage: &mut Stage, key: &str) -> bool {
    let control = stage.control(key);
    let entity = stage.app.world().entity(control);
    entity.contains::<InteractionDisabled>()
}

/// The keys of the menu's buttons from its first to its last.
fn places(stage: &mut Stage) -> Vec<String> {
    let first = stage.control("menu-save");
    let world = stage.app.world();
    let row = world.get::<ChildOf>(first).expect("it stands in a grid").0;
    let children = world.get::<Children>(row).expect("entries");
    children
        .iter()
        .filter_map(|child| world.get::<crate::app::widgets::FocusKey>(child))
        .map(|key| key.0.to_string())
        .collect()
}

#[test]
fn bug_the_entries_changed_their_places_between_rules() {
    let mut freestyle = over(two_stones());
    let renju = MatchConfig {
        rule: Rule::Renju,
        ..two_stones().config().clone()
    };
    let mut session = two_stones();
    session.apply(&Intent::NewMatch(Box::new(renju)));
    let mut renju = over(session);
    let expected = places(&mut freestyle);
    assert_eq!(expected.len(), Entry::ALL.len());
    assert_eq!(places(&mut renju), expected);
    assert_eq!(places(&mut over_twins()), expected);
    assert!(is_disabled(&mut freestyle, "menu-pass"));
    assert!(is_disabled(&mut over_twins(), "menu-swap"));
}

#[test]
fn bug_save_game_closed_the_dialog_that_it_had_opened() {
    let mut stage = with_the_menu_open();
    stage.press("menu-save");
    assert!(stage.has("save-name"));
    assert!(!stage.has("menu-save"));
}

/// The wishes that were written; messages themselves are gone after two frames.
#[derive(Resource, Default)]
struct Handed(Vec<HandOn>);

fn hear(mut wishes: MessageReader<HandOn>, mut handed: ResMut<Handed>) {
    handed.0.extend(wishes.read().copied());
}

#[test]
fn the_game_can_be_copied() {
    let mut stage = with_the_menu_open();
    stage.app.init_resource::<Handed>().add_systems(Last, hear);
    stage.press("menu-copy");
    let handed = &stage.app.world().resource::<Handed>().0;
    assert_eq!(handed, &[HandOn::Copy]);
    assert!(!stage.has("menu-copy"), "the menu closes");
}

#[test]
fn bug_a_draw_offered_to_a_person_was_never_asked() {
    let mut stage = with_the_menu_open();
    stage.press("menu-draw");
    assert!(stage.has("draw-accept"));
    stage.press("draw-accept");
    assert_eq!(stage.screen(), Screen::Result);
}

#[test]
fn bug_sides_were_swapped_without_a_question() {
    let mut stage = with_the_menu_open();
    let black = |stage: &Stage| session(stage).player_on(Side::Black);
    let before = black(&stage);
    stage.press("menu-swap");
    let names = ["Hana", "Taro"];
    let asked = format!(
        "{} will play Black and {} White.",
        names[1 - before],
        names[before]
    );
    assert!(says(&mut stage, &asked));
    stage.press("resign-keep");
    assert!(session(&stage).is_running() && black(&stage) == before);
    open_menu(&mut stage);
    stage.press("menu-swap");
    stage.press("menu-swap");
    assert_eq!(black(&stage), 1 - before);
}

#[test]
fn bug_a_game_was_started_again_without_a_question() {
    let mut stage = with_the_menu_open();
    stage.press("menu-restart");
    assert!(says(&mut stage, "The 2 moves made so far will be removed."));
    assert_eq!(session(&stage).record().ply(), 2);
    stage.press("menu-restart");
    assert_eq!(session(&stage).record().ply(), 0);
    let mut stage = over_twins();
    stage.press("menu-restart");
    assert!(says(&mut stage, "The move made so far will be removed."));
    stage.press("menu-restart");
    let twins = stage.app.world().resource::<Live>().twin();
    assert_eq!(twins.position().stones(), 0);
}

/// What was refused since the stage stands.
#[derive(Resource, Default)]
struct Refused(Vec<Refusal>);

#[test]
fn bug_to_the_title_said_that_no_game_is_going_on() {
    let listen = |mut changes: MessageReader<Change>, mut refused: ResMut<Refused>| {
        refused
            .0
            .extend(changes.read().filter_map(|change| match change {
                Change::Refused(refusal) => Some(*refusal),
                _ => None,
            }));
    };
    for entry in ["menu-title", "menu-new-game"] {
        let mut stage = with_the_menu_open();
        stage
            .app
            .init_resource::<Refused>()
            .add_systems(Last, listen);
        stage.press(entry);
        assert_eq!(stage.app.world().resource::<Refused>().0, []);
        assert!(!says(&mut stage, "No game is"), "{entry}");
        let mut stage = over_twins();
        stage.press(entry);
        assert!(!says(&mut stage, "No game is"), "{entry}");
    }
}

#[test]
fn bug_escape_left_the_result_of_one_board_and_opened_the_menu_of_two() {
    let mut session = two_stones();
    session.apply(&Intent::Resign);
    let mut stage = Stage::new();
    stage.app.insert_resource(Live::from(session));
    stage.open(Screen::Result);
    let window = stage.app.world_mut().spawn_empty().id();
    stage.app.world_mut().write_message(KeyboardInput {
        key_code: KeyCode::Escape,
        logical_key: Key::Escape,
        state: ButtonState::Pressed,
        text: None,
        repeat: false,
        window,
    });
    stage.settle();
    assert_eq!(stage.screen(), Screen::Result);
    assert!(stage.has("menu-title"));
}

#[test]
fn a_result_can_be_taken_back_and_asks_before_its_game_begins_again() {
    let mut session = two_stones();
    session.apply(&Intent::Resign);
    let mut stage = over(session);
    stage.press("menu-restart");
    assert!(says(&mut stage, "This game and its result will be removed"));
    stage.press("cancel");
    stage.open(Screen::Result);
    stage.press("game-undo");
    assert_eq!(stage.screen(), Screen::Game);
}

#[test]
fn resigning_to_a_computer_names_the_winner() {
    let mut config = two_stones().config().clone();
    config.players[1] = Player {
        name: String::new(),
        seat: Seat::Classic(Classic::Shapes),
    };
    let mut session = OneBoardMatch::new(1);
    session.apply(&Intent::NewMatch(Box::new(config)));
    session.apply(&Intent::play(
        "h8".parse::<crate::rules::Point>().expect("a point"),
    ));
    let mut stage = Stage::new();
    stage.app.insert_resource(Live::from(session));
    stage.open(Screen::Game);
    stage.press("game-resign");
    assert!(says(&mut stage, "Shapes wins game 1."));
}
