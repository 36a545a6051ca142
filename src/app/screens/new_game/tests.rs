//! The set-up as a player uses it.

use super::draft;
use super::seats::type_name;
use crate::app::locale::Locale;
use crate::app::screens::opponent::OPPONENTS;
use crate::app::screens::stage::Rebuild;
use crate::app::screens::testing::Stage;
use crate::app::session::{BlackRule, ClockRule, FoulRule, Intent, MatchLength, Seat};
use crate::app::settings::LastSetup;
use crate::app::state::Screen;
use crate::engine::classic::Classic;
use crate::engine::level::Level;
use crate::rules::Rule;
use crate::rules::opening::Protocol;
use bevy::prelude::*;
use bevy::text::EditableText;

fn open() -> Stage {
    let mut stage = Stage::new();
    stage.open(Screen::NewGame);
    stage
}

#[test]
fn every_option_is_remembered_at_once() {
    let mut stage = open();
    stage.pick("new-rule", 1);
    stage.pick("new-board", 3);
    stage.pick("new-clock", 2);
    stage.pick("new-black", 3);
    stage.pick("new-match", 1);
    stage.pick("new-opponent", 10);
    let setup = stage.setup();
    assert_eq!(setup.rule, Rule::Standard);
    assert_eq!(setup.size.get(), 19);
    assert_eq!(
        setup.clock,
        ClockRule::Fischer {
            main: 600,
            increment: 5
        }
    );
    assert_eq!(setup.black, BlackRule::Random);
    assert_eq!(setup.length, MatchLength::BestOf(3));
    assert_eq!(setup.players[1].seat, Seat::Classic(Classic::Defender));
}

#[test]
fn other_sizes_come_by_steps() {
    let mut stage = open();
    assert!(!stage.has("new-board-points-more"));
    stage.pick("new-board", draft::SIZES.len());
    stage.press("new-board-points-more");
    assert_eq!(stage.setup().size.get(), 16);
    stage.pick("new-board", 0);
    assert_eq!(stage.setup().size.get(), 13);
    assert!(!stage.has("new-board-points-more"));
}

#[test]
fn a_longer_match_comes_by_steps() {
    let mut stage = open();
    stage.pick("new-match", 1);
    stage.press("new-match-games-more");
    stage.press("new-match-games-more");
    assert_eq!(stage.setup().length, MatchLength::BestOf(7));
    stage.pick("new-match", 3);
    assert_eq!(stage.setup().length, MatchLength::Open);
    stage.pick("new-match", 1);
    assert_eq!(stage.setup().length, MatchLength::BestOf(7));
}

#[test]
fn a_match_to_wins_is_chosen_beside_one_of_games() {
    let mut stage = open();
    stage.pick("new-match", 2);
    assert_eq!(stage.setup().length, MatchLength::FirstTo(3));
    assert!(!stage.has("new-match-games-more"));
    stage.press("new-match-wins-more");
    assert_eq!(stage.setup().length, MatchLength::FirstTo(4));
    stage.pick("new-match", 1);
    assert_eq!(stage.setup().length, MatchLength::BestOf(3));
}

#[test]
fn other_rules_for_black_open_a_choice_of_their_own() {
    let mut stage = open();
    let mut black = |key, index| {
        stage.pick(key, index);
        stage.setup().black
    };
    assert_eq!(black("new-black", 3), BlackRule::Random);
    assert_eq!(black("new-black-other", 0), BlackRule::Loser);
    assert_eq!(black("new-black-other", 1), BlackRule::Winner);
    assert_eq!(black("new-black", 2), BlackRule::Alternate);
    assert_eq!(black("new-black", 3), BlackRule::Winner, "as it was chosen");
    stage.pick("new-black", 0);
    assert!(!stage.has("new-black-other"));
}

#[test]
fn only_renju_asks_what_becomes_of_fouls() {
    let mut stage = open();
    assert!(!stage.has("new-fouls"));
    stage.pick("new-rule", 2);
    assert_eq!(stage.setup().rule, Rule::Renju);
    stage.pick("new-fouls", 1);
    assert_eq!(stage.setup().fouls, FoulRule::Loses);
    stage.pick("new-rule", 0);
    assert!(!stage.has("new-fouls"));
}

#[test]
fn people_need_no_opponent() {
    let mut stage = open();
    assert!(stage.has("new-opponent"));
    stage.pick("new-mode", 0);
    assert!(!stage.has("new-opponent"));
    assert!(stage.has("new-name-field-first") && stage.has("new-name-field-second"));
}

#[test]
fn two_computers_are_chosen_one_by_one() {
    let mut stage = open();
    stage.pick("new-mode", 2);
    stage.pick("new-opponent", 7);
    stage.pick("new-opponent-seat", 1);
    stage.pick("new-opponent", 11);
    let seats = stage.setup().players.each_ref().map(|player| player.seat);
    assert_eq!(
        seats,
        [Seat::Level(Level::Kaya), Seat::Classic(Classic::Shapes)]
    );
}

#[test]
fn every_opponent_can_be_chosen() {
    let mut stage = open();
    for (place, opponent) in OPPONENTS.iter().enumerate() {
        stage.pick("new-opponent", place);
        assert_eq!(stage.setup().players[1].seat, opponent.seat);
    }
    let texts = stage.texts();
    for text in ["Koke", "Level 8", "Classics", "Shapes"] {
        assert!(texts.iter().any(|shown| shown == text), "{text}");
    }
}

#[test]
fn a_level_in_a_seat_tells_its_number() {
    let mut stage = open();
    stage.pick("new-opponent", 4);
    assert!(stage.texts().iter().any(|text| text == "Computer, level 5"));
}

#[test]
fn a_typed_name_survives_a_rebuilt_screen_and_a_swap() {
    let mut stage = open();
    let typed = |locale: Res<Locale>, mut setup: ResMut<LastSetup>| {
        type_name(&mut setup, &locale, 0, "Ōta 花".into())
    };
    stage
        .app
        .world_mut()
        .run_system_cached(typed)
        .expect("the name is taken");
    stage.app.world_mut().write_message(Rebuild);
    stage.frames(2);
    let field = stage.control("new-name-field-first");
    let words = stage
        .app
        .world()
        .get::<EditableText>(field)
        .map(|text| text.value().to_string());
    assert_eq!(words.as_deref(), Some("Ōta 花"));
    stage.press("new-swap");
    assert_eq!(stage.setup().players[1].name, "Ōta 花");
    assert!(stage.has("new-name-field-second") && !stage.has("new-name-field-first"));
}

#[test]
fn the_usual_name_counts_as_none() {
    let mut stage = open();
    let typed = |locale: Res<Locale>, mut setup: ResMut<LastSetup>| {
        type_name(&mut setup, &locale, 0, "You".into())
    };
    stage
        .app
        .world_mut()
        .run_system_cached(typed)
        .expect("the name is taken");
    assert_eq!(stage.setup().players[0].name, "");
}

#[test]
fn start_wishes_for_the_match_that_is_shown() {
    let mut stage = open();
    stage.pick("new-board", 4);
    stage.intents();
    stage.press("new-start");
    let expected = draft::finished(stage.setup());
    assert_eq!(expected.size.get(), 20);
    assert_eq!(stage.intents(), [Intent::NewMatch(Box::new(expected))]);
    assert_eq!(
        *stage.app.world().resource::<State<Screen>>().get(),
        Screen::Game
    );
}

#[test]
fn enter_starts_unless_a_button_has_the_focus() {
    use bevy::input_focus::{FocusCause, InputFocus};
    let mut stage = open();
    let swap = stage.control("new-swap");
    stage
        .app
        .world_mut()
        .resource_mut::<InputFocus>()
        .set(swap, FocusCause::Navigated);
    press_enter(&mut stage);
    assert!(stage.intents().is_empty());
    stage.app.world_mut().resource_mut::<InputFocus>().clear();
    press_enter(&mut stage);
    assert_eq!(stage.intents().len(), 1);
}

/// The key goes down for one frame, as it would between two reads of the keyboard.
fn press_enter(stage: &mut Stage) {
    use bevy::input::ButtonState;
    use bevy::input::keyboard::{Key, KeyboardInput};
    for state in [ButtonState::Pressed, ButtonState::Released] {
        stage.app.world_mut().write_message(KeyboardInput {
            key_code: KeyCode::Enter,
            logical_key: Key::Enter,
            state,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        });
        stage.frames(1);
    }
}

#[test]
fn a_custom_clock_is_taken_over_only_when_it_is_used() {
    let mut stage = open();
    stage.pick("new-clock", 3);
    assert_eq!(stage.setup().clock, draft::CUSTOM_CLOCK);
    stage.pick("new-clock-kind", 1);
    stage.press("new-clock-increment-more");
    assert_eq!(stage.setup().clock, draft::CUSTOM_CLOCK);
    stage.press("new-clock-use");
    assert_eq!(
        stage.setup().clock,
        ClockRule::Fischer {
            main: 600,
            increment: 8
        }
    );
    assert!(!stage.has("new-clock-use"));
}

/// What an input method sends while a name is composed and when it is done, through Bevy's own text input.
#[test]
fn a_name_is_composed_with_an_input_method() {
    use bevy::clipboard::Clipboard;
    use bevy::input_focus::{FocusCause, InputFocus};
    use bevy::picking::events::{Pointer, Release};
    use bevy::text::{FontCx, LayoutCx, apply_text_edits};
    use bevy::ui_widgets::EditableTextInputPlugin;
    use bevy::window::Ime;
    let mut stage = Stage::new();
    stage
        .app
        .add_message::<Ime>()
        .add_message::<Pointer<Release>>()
        .init_resource::<FontCx>()
        .init_resource::<LayoutCx>()
        .init_resource::<Clipboard>()
        .init_resource::<UiScale>()
        .add_plugins(EditableTextInputPlugin)
        .add_systems(PostUpdate, apply_text_edits);
    stage.open(Screen::NewGame);
    let field = stage.control("new-name-field-first");
    stage
        .app
        .world_mut()
        .resource_mut::<InputFocus>()
        .set(field, FocusCause::Navigated);
    stage.frames(2);
    let window = Entity::PLACEHOLDER;
    let composing = Ime::Preedit {
        window,
        value: "はやし".into(),
        cursor: Some((9, 9)),
    };
    stage.app.world_mut().write_message(composing);
    stage.frames(2);
    assert_ne!(stage.setup().players[0].name, "はやし", "not yet a name");
    let nothing = Ime::Preedit {
        window,
        value: String::new(),
        cursor: None,
    };
    stage.app.world_mut().write_message(nothing);
    let done = Ime::Commit {
        window,
        value: "林海峰".into(),
    };
    stage.app.world_mut().write_message(done);
    stage.frames(2);
    assert_eq!(
        stage.setup().players[0].name,
        "You林海峰",
        "typed behind what was there"
    );
}

#[test]
fn a_protocol_brings_the_rule_and_the_board_that_it_was_made_for() {
    let mut stage = open();
    stage.pick("new-rule", 1);
    stage.pick("new-board", 3);
    stage.press("new-opening");
    stage.press("protocol soosorv8");
    let setup = stage.setup();
    assert_eq!(setup.protocol, Protocol::Soosorv8);
    assert_eq!((setup.rule, setup.size.get()), (Rule::Renju, 15));
    assert!(!stage.has("protocol soosorv8"), "the dialog has closed");
    // Everything else stays allowed, and what is unusual is said.
    stage.pick("new-rule", 1);
    assert_eq!(stage.setup().protocol, Protocol::Soosorv8);
    assert!(stage.texts().contains(&"Made for Renju".to_owned()));
}

#[test]
fn six_in_a_row_under_caro_is_a_choice() {
    let mut stage = open();
    assert!(!stage.has("new-overlines"));
    stage.pick("new-rule", 3);
    stage.pick("new-overlines", 1);
    assert_eq!(stage.setup().rule, Rule::CaroOverline);
    stage.pick("new-rule", 0);
    assert_eq!(stage.setup().rule, Rule::Freestyle);
}
