//! The screens of engines, without a window and without a program: what is named here is not there.

use super::open_form::OpenForm;
use crate::engines::{
    AddEngine, EngineDraft, EngineEntry, EngineList, EngineTest, KeptTest, TestState,
};
use crate::live::{Intent, Live, Player, Seat};
use crate::screens::testing::TestApp;
use crate::share::{ProgramChosen, TakesPrograms};
use crate::state::Screen;
use narabe_external_engine::EngineProgram;
use narabe_external_engine::check::{CheckReport, RuleCheck};
use narabe_matches::EngineId;
use narabe_rules::{BoardSize, Rule};
use std::path::{Path, PathBuf};

/// A file of the list with a good entry and a broken one.
const LIST: &str = r#"(engines: [
    (id: 7, program: (name: "Yuzu", path: "/nowhere/yuzu")),
    (id: 8, program: (name: "Half", path: "/nowhere/half", memory: "much")),
])"#;

/// The app with this file of the list.
fn with_list(text: &str) -> TestApp {
    let home = tempfile::tempdir().expect("a folder for the test");
    std::fs::write(home.path().join("engines.ron"), text).expect("written");
    TestApp::in_folder(home)
}

fn list(test: &TestApp) -> &EngineList {
    test.resource()
}

/// What the file of the list says.
fn file(test: &TestApp) -> String {
    std::fs::read_to_string(test.home.path().join("engines.ron")).expect("a file")
}

/// A path of this system.
fn path(name: &str) -> PathBuf {
    std::path::absolute(Path::new("/nowhere").join(name)).expect("a current folder")
}

/// Adds a tested program that plays freestyle on 15 x 15 and refuses Renju.
fn add_tested(test: &mut TestApp) -> EngineId {
    let check = |asked, played| RuleCheck { asked, played };
    let report = CheckReport {
        plays: true,
        sizes: vec![BoardSize::DEFAULT],
        rules: vec![
            check(Rule::Freestyle, Some(Rule::Freestyle)),
            check(Rule::Renju, None),
        ],
        ..CheckReport::default()
    };
    let program = EngineProgram::new(path("yuzu"));
    let kept = KeptTest {
        day: 20_000,
        report,
    };
    let id = (test.resource_mut::<EngineList>()).add(program, Some(kept), || 7);
    test.settle();
    id
}

#[test]
fn a_broken_entry_is_shown_with_what_is_wrong_and_can_be_mended() {
    let mut test = with_list(LIST);
    test.open(Screen::Engines);
    assert!(test.shows("Yuzu") && test.shows("Half"));
    assert!(test.says("engines-broken-status"));
    test.press("engines-mend 1");
    assert_eq!(test.screen(), Screen::EngineSetup);
    assert!(test.says("engine-form-change"));
    test.press("engine-form-save");
    assert_eq!(test.screen(), Screen::Engines);
    let mended = list(&test).get(EngineId(8)).expect("it keeps its number");
    assert_eq!(mended.program.path, path("half"));
    assert!(!file(&test).contains("much"), "{}", file(&test));
}

#[test]
fn removing_an_engine_asks_first() {
    let mut test = with_list(LIST);
    test.open(Screen::Engines);
    test.press("engines-remove 0");
    test.press("engines-remove-keep");
    assert_eq!(list(&test).entries().len(), 2);
    test.press("engines-remove 0");
    test.press("engines-remove-do");
    assert!(list(&test).get(EngineId(7)).is_none());
    assert!(!file(&test).contains("Yuzu"));
    assert!(file(&test).contains("much"), "the broken entry stays");
}

#[test]
fn nothing_is_started_that_the_person_has_not_chosen() {
    let mut test = TestApp::started();
    test.send(AddEngine(path("yuzu")));
    assert_eq!(test.screen(), Screen::EngineSetup);
    assert_eq!(test.resource::<EngineDraft>().name, "yuzu");
    assert_eq!(test.resource::<EngineTest>().state(), TestState::None);
    let dropped = ProgramChosen {
        path: path("hoshi"),
        is_picked: false,
    };
    test.send(dropped);
    assert_eq!(test.resource::<EngineDraft>().name, "hoshi");
    assert_eq!(test.resource::<EngineTest>().state(), TestState::None);
    assert!(test.says("engine-test-none"));
    assert!(list(&test).entries().is_empty());
}

#[test]
fn a_program_that_was_picked_is_tested_at_once_and_its_fault_is_said() {
    let mut test = TestApp::at(Screen::Engines);
    test.press("engines-add");
    test.send(ProgramChosen {
        path: path("yuzu"),
        is_picked: true,
    });
    test.wait(|test| test.resource::<EngineTest>().state() == TestState::Done);
    assert!(test.says_with("engine-test-done", &[("count", 0.into())]) || test.shows("START 15"));
    let place = [("detail", path("yuzu").display().to_string().into())];
    let fault = test.text_with("engine-fault-not-found", &place);
    assert!(test.shows_part(&fault), "{:?}", test.texts());
    test.press("engine-form-do");
    assert_eq!(test.screen(), Screen::Engines);
    let added = list(&test).known().next().expect("an entry");
    assert!(added.report().is_some_and(|report| !report.plays));
    assert!(test.says("engine-status-missing"));
    assert!(file(&test).contains("yuzu"));
}

#[test]
fn programs_that_are_dropped_are_wanted_where_engines_are_shown() {
    let mut test = TestApp::at(Screen::Settings);
    assert!(!test.resource::<TakesPrograms>().0);
    test.press("settings-engines-open");
    assert_eq!(test.screen(), Screen::Engines);
    assert!(test.resource::<TakesPrograms>().0);
    test.send(OpenForm::New);
    assert!(test.resource::<TakesPrograms>().0);
    test.open(Screen::Title);
    assert!(!test.resource::<TakesPrograms>().0);
}

#[test]
fn an_engine_is_an_opponent_of_a_new_game_and_off_where_its_test_refused_the_rule() {
    let mut test = TestApp::started();
    let id = add_tested(&mut test);
    test.open(Screen::NewGame);
    test.pick("new-engines", 0);
    test.settle();
    assert_eq!(test.setup().players[1].seat, Seat::External(id));
    test.press("new-start");
    let started = test.intents().into_iter().find_map(|intent| match intent {
        Intent::NewMatch(config) => Some(config),
        _ => None,
    });
    let started = started.expect("a match");
    assert_eq!(started.players[1].name, "yuzu");
    assert_eq!(started.players[1].seat, Seat::External(id));
    test.open(Screen::NewGame);
    test.pick("new-rule", 2);
    test.settle();
    let rule = test.text("rule-renju");
    assert!(test.says_with("engine-refuses-rule", &[("rule", rule.into())]));
    assert!(test.setup().players[1].seat.external().is_none());
    test.resource_mut::<EngineList>().remove(0);
    test.settle();
    assert!(!test.has("new-engines"));
}

/// A game against the engine of the list, whose file is not there, after the first stone.
fn failed_game(test: &mut TestApp, id: EngineId) {
    let mut config = test.setup().clone();
    config.players = [
        Player::human(String::new()),
        Player {
            name: "Yuzu".into(),
            seat: Seat::External(id),
        },
    ];
    config.black = crate::live::BlackRule::First;
    test.write(crate::live::LiveMessage(Intent::NewMatch(Box::new(config))));
    test.open(Screen::Game);
    let point = BoardSize::DEFAULT.centre();
    test.write(crate::live::LiveMessage(Intent::play(point)));
    test.wait(|test| test.resource::<Live>().failed_engine().is_some());
}

#[test]
fn an_engine_that_fails_is_started_again_or_replaced() {
    let mut test = TestApp::started();
    let id = add_tested(&mut test);
    failed_game(&mut test, id);
    assert!(test.says_with("game-engine-failed", &[("name", "Yuzu".into())]));
    let request = test.resource::<Live>().request();
    test.press("game-engine-again");
    test.wait(|test| test.resource::<Live>().failed_engine().is_some());
    assert_ne!(test.resource::<Live>().request(), request);
    test.press("game-engine-other");
    test.press("opponent Level(Koke)");
    test.wait(|test| test.resource::<Live>().one_board().position().ply() == 2);
    assert!(!test.has("game-engine-own"));
}

#[test]
fn a_person_plays_for_an_engine_that_is_not_in_the_list() {
    let mut test = TestApp::started();
    failed_game(&mut test, EngineId(99));
    assert!(test.says("engine-fault-not-in-list"));
    assert!(!test.has("game-engine-again"), "there is nothing to start");
    test.press("game-engine-own");
    let live = test.resource::<Live>();
    assert!(live.config().players[1].seat.is_human());
    assert!(live.is_human_turn());
}

#[test]
fn the_form_keeps_the_test_of_a_program_that_is_only_renamed() {
    let mut test = TestApp::started();
    let id = add_tested(&mut test);
    test.open(Screen::Engines);
    test.press("engines-change 0");
    test.resource_mut::<EngineDraft>().name = "Yuzu 2".into();
    test.press("engine-form-save");
    let engine = list(&test).get(id).expect("there").clone();
    assert_eq!(engine.program.name, "Yuzu 2");
    assert!(engine.test.is_some());
    test.press("engines-change 0");
    test.resource_mut::<EngineDraft>().arguments = "--fast".into();
    test.press("engine-form-save");
    assert!(list(&test).get(id).expect("there").test.is_none());
    let entries = list(&test).entries();
    assert!(matches!(entries, [EngineEntry::Known(_)]));
}
