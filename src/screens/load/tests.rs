//! The list of saves, without a window.

use super::*;
use crate::live::{
    BatchReview, GameReview, Intent, Live, LiveGame, MatchConfig, Player, Seat, WriteLive,
};
use crate::screens::testing::{TestApp, two_stones};
use crate::screens::wording::saved_games::{saved_game_of_both, saved_study};
use crate::storage::{self, write_text};
use crate::study::{OpenStudy, StudyMode, StudyRequest, StudyTab};
use crate::widgets::Toast;
use bevy::ecs::message::MessageCursor;
use bevy::text::EditableText;
use narabe_rules::{BoardSize, Move, Rule};
use narabe_study::review::Budget;
use narabe_study::{Edit, SavedStudy, Study, StudySummary};
use std::path::Path;

fn saves(home: &Path) -> Saves {
    Saves::new(&Folders::at(home))
}

/// The list with one save.
fn opened_with(name: &str) -> (TestApp, Saves) {
    let mut test = TestApp::new();
    let saves = saves(test.home.path());
    saves.save(name, &Live::from(two_stones())).expect("saved");
    test.open(Screen::Load);
    (test, saves)
}

fn names(saves: &Saves) -> Vec<String> {
    saves
        .list()
        .expect("the saves can be listed")
        .into_iter()
        .map(|save| save.name)
        .collect()
}

#[test]
fn an_empty_list_says_so() {
    let mut test = TestApp::at(Screen::Load);
    assert!(test.says("load-empty"));
}

#[test]
fn a_save_is_listed_and_opens_on_the_board() {
    let (mut test, _) = opened_with("Lunch");
    assert!(test.shows("Lunch"), "{:?}", test.texts());
    let summary = two_stones().summary();
    let words = saved_game_of_both(test.resource(), &summary);
    assert!(test.shows(&words), "{:?}", test.texts());
    test.press("load-open-game-lunch.narabe");
    assert_eq!(test.screen(), Screen::Game);
    assert_eq!(
        test.resource::<Live>().one_board().position().moves().len(),
        2
    );
}

#[test]
fn deleting_asks_first() {
    let (mut test, saves) = opened_with("Lunch");
    test.press("load-delete-game-lunch.narabe");
    assert_eq!(
        names(&saves),
        ["Lunch"],
        "nothing is deleted before the answer"
    );
    assert!(test.says_with("load-delete-title", &[("name", "Lunch".into())]));
    test.press("cancel");
    assert_eq!(names(&saves), ["Lunch"]);
    test.press("load-delete-game-lunch.narabe");
    test.press("load-delete-yes");
    assert!(names(&saves).is_empty());
    assert!(test.says("load-empty"));
}

#[test]
fn a_save_gets_another_name() {
    let (mut test, saves) = opened_with("Lunch");
    test.press("load-rename-game-lunch.narabe");
    let field = test
        .app
        .world_mut()
        .query_filtered::<Entity, With<EditableText>>()
        .iter(test.app.world())
        .next();
    let field = field.expect("the dialog has a field");
    test.app
        .world_mut()
        .entity_mut(field)
        .insert(EditableText::new(" Dinner "));
    test.press("load-rename-yes");
    assert_eq!(names(&saves), ["Dinner"]);
    assert!(test.shows("Dinner"));
}

#[test]
fn a_damaged_file_is_reported_and_left_unchanged() {
    let mut test = TestApp::new();
    let path = Folders::at(test.home.path()).saves_dir().join("old.narabe");
    write_text(&path, "(format: \"narabe-game\", version: 1, config: (").expect("written");
    test.open(Screen::Load);
    let mut cursor = MessageCursor::<Toast>::default();
    cursor.clear(test.app.world().resource());
    let entity = test.control("load-open-old.narabe");
    test.app
        .world_mut()
        .trigger(bevy::ui_widgets::Activate { entity });
    let toasts: Vec<_> = cursor
        .read(test.app.world().resource())
        .map(|toast: &Toast| toast.text.clone())
        .collect();
    let damaged = test.text_with("file-damaged", &[("file", "old.narabe".into())]);
    assert_eq!(toasts, [damaged]);
    test.settle();
    assert_eq!(test.screen(), Screen::Load);
    assert!(path.exists());
}

#[test]
fn bug_a_renamed_save_became_the_newest_and_moved_under_the_pointer() {
    let mut test = TestApp::new();
    let saves = saves(test.home.path());
    let day = std::time::Duration::from_secs(24 * 60 * 60);
    for (age, name) in [(3, "Old"), (2, "Older than lunch"), (1, "Lunch")] {
        let path = saves.save(name, &Live::from(two_stones())).expect("saved");
        let file = std::fs::File::options()
            .write(true)
            .open(path)
            .expect("opened");
        file.set_modified(storage::now() - day * age)
            .expect("modification time set");
    }
    test.open(Screen::Load);
    assert_eq!(names(&saves), ["Lunch", "Older than lunch", "Old"]);
    let dates = || -> Vec<_> {
        let listed = saves.list().expect("the saves can be listed");
        listed.into_iter().map(|save| save.modified).collect()
    };
    let before = dates();
    let listed = saves.list().expect("the saves can be listed");
    saves.rename(&listed[2].path, "Dinner").expect("renamed");
    assert_eq!(names(&saves), ["Lunch", "Older than lunch", "Dinner"]);
    assert_eq!(dates(), before);
}

#[test]
fn opening_a_save_keeps_the_unfinished_game_and_says_where() {
    let (mut test, saves) = opened_with("Lunch");
    let person = || Player {
        name: String::new(),
        seat: Seat::Human,
    };
    let config = MatchConfig {
        players: [person(), person()],
        ..MatchConfig::default()
    };
    let world = test.app.world_mut();
    world.write_live(Intent::NewMatch(Box::new(config)));
    world.write_live(Intent::play(
        "a1".parse::<narabe_rules::Point>().expect("a point"),
    ));
    test.open(Screen::Title);
    test.open(Screen::Load);
    test.press("load-open-game-lunch.narabe");
    let mut names = names(&saves);
    names.sort();
    assert_eq!(names, ["Lunch", &test.text("save-unfinished")]);
    let displaced = test.text_with("share-displaced", &[("game", "".into())]);
    assert!(test.shows_part(&displaced), "{:?}", test.texts());
}

/// A study of two moves.
fn study() -> Study {
    let mut study = Study::new(Rule::Freestyle, BoardSize::DEFAULT);
    for name in ["h8", "i9"] {
        let point = name.parse().expect("a point");
        study.apply(Edit::Play(Move::Stone(point))).expect("legal");
    }
    study
}

/// The list with one game and one study.
fn opened_with_a_study() -> (TestApp, Saves) {
    let mut test = TestApp::new();
    let folders = Folders::at(test.home.path());
    let text = SavedStudy::encode(&study()).expect("a text");
    write_text(&folders.studies_dir().join("study-1.narabe"), &text).expect("written");
    let saves = saves(test.home.path());
    saves
        .save("Lunch", &Live::from(two_stones()))
        .expect("saved");
    test.open(Screen::Load);
    (test, saves)
}

#[test]
fn a_kept_study_is_listed_and_opens_as_a_study() {
    let (mut test, saves) = opened_with_a_study();
    assert_eq!(names(&saves).len(), 2);
    let words = saved_study(test.resource(), &StudySummary::from(&study()));
    assert!(test.shows(&words), "{:?}", test.texts());
    test.press("load-open-study-1.narabe");
    assert_eq!(test.screen(), Screen::Study);
    assert_eq!(test.resource::<OpenStudy>().main_line().len(), 2);
    // It is among the studies already: it is not kept once more.
    let another = Study::new(Rule::Renju, BoardSize::DEFAULT);
    test.send(StudyRequest::Open(Box::new(another)));
    assert_eq!(names(&saves).len(), 2);
}

#[test]
fn a_study_is_renamed_and_deleted_as_a_game_is() {
    let (mut test, saves) = opened_with_a_study();
    test.press("load-rename-study-1.narabe");
    assert!(test.says("load-rename-study-title"));
    test.press("cancel");
    let folder = Folders::at(test.home.path()).studies_dir();
    let renamed = saves
        .rename(&folder.join("study-1.narabe"), "Corner idea")
        .expect("renamed");
    assert_eq!(renamed.parent(), Some(folder.as_path()));
    test.open(Screen::Title);
    test.open(Screen::Load);
    assert!(test.shows("Corner idea"), "{:?}", test.texts());
    test.press("load-delete-game-corner-idea.narabe");
    test.press("load-delete-yes");
    assert_eq!(names(&saves), ["Lunch"]);
}

/// A game in which White leaves an open three.
const LOST: &str = "i8 h9 j8 a1 k8 b1 l8";

/// Runs frames until the review of several games has ended.
fn wait_for_reviews(test: &mut TestApp) {
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(120);
    while test.resource::<BatchReview>().is_running() {
        assert!(
            std::time::Instant::now() < deadline,
            "the engine is too slow"
        );
        std::thread::sleep(std::time::Duration::from_millis(5));
        test.frames(1);
    }
    test.settle();
}

/// Whether the page says that this many are chosen.
fn chosen(test: &mut TestApp, count: usize) -> bool {
    test.says_with("load-chosen", &[("count", count.into())])
}

/// Whether the page says that this many of two games have been reviewed.
fn reviewed(test: &mut TestApp, finished: usize) -> bool {
    let counts = [("finished", finished.into()), ("games", 2.into())];
    test.says_with("reviews-title", &counts)
}

#[test]
fn several_are_reviewed_and_summed_up() {
    let (mut test, saves) = opened_with_a_study();
    let mut game = LiveGame::from(two_stones());
    for name in LOST.split(' ') {
        let point: narabe_rules::Point = name.parse().expect("a point");
        game.apply(&Intent::play(point));
    }
    saves.save("Dinner", &Live::from(game)).expect("saved");
    test.open(Screen::Title);
    test.open(Screen::Load);
    test.resource_mut::<BatchReview>().budget = Budget::of_search(500);
    test.press("load-select");
    assert!(chosen(&mut test, 0));
    test.press("load-choose-study-1.narabe");
    assert!(chosen(&mut test, 1));
    test.press("load-choose-all");
    assert!(chosen(&mut test, 3));
    test.press("load-choose-game-lunch.narabe");
    test.press("load-review");
    assert!(test.resource::<BatchReview>().is_running());
    assert!(test.has("reviews-stop") && !test.has("load-review"));
    wait_for_reviews(&mut test);
    assert_eq!(test.resource::<BatchReview>().progress(), (2, 2));
    let texts = test.texts();
    assert!(reviewed(&mut test, 2), "{texts:?}");
    let cause = test.text("mistake-kind-three-not-stopped").into();
    let most_often = [("cause", cause), ("count", 1.into())];
    assert!(
        test.says_with("reviews-most-often", &most_often),
        "{texts:?}"
    );
    // Each count leads to its mistakes, and these to their moves.
    let losing = (0..4).map(|person| format!("reviews-{person}-losing-move"));
    let losing = losing.into_iter().find(|key| test.has(key));
    test.press(&losing.expect("somebody has lost"));
    assert!(
        test.says("mistake-kind-three-not-stopped"),
        "{:?}",
        test.texts()
    );
    test.press("mistake-game-dinner.narabe-6");
    assert_eq!(test.screen(), Screen::Study);
    assert_eq!(test.resource::<OpenStudy>().ply(), 6);
    assert_eq!(test.resource::<StudyMode>().tab(), StudyTab::Mistakes);
    assert!(test.has("study-mistake-6"), "{:?}", test.texts());
    test.open(Screen::Load);
    test.press("load-open-study-1.narabe");
    let game = test.resource::<OpenStudy>().game().clone();
    let review = test.resource::<GameReview>();
    assert!(review.of(&game).is_some(), "the review is there at once");
    assert_eq!(review.progress(), (3, 3));
    test.open(Screen::Load);
    test.press("reviews-close");
    assert!(!test.has("reviews-close"));
}

#[test]
fn bug_a_click_on_a_row_opened_the_game_while_several_were_chosen() {
    let (mut test, _) = opened_with_a_study();
    test.press("load-select");
    assert!(!test.has("load-open-study-1.narabe"));
    test.press("load-choose-study-1.narabe");
    assert!(chosen(&mut test, 1));
    test.press("load-choose-study-1.narabe");
    assert!(chosen(&mut test, 0));
    test.press("cancel");
    assert!(test.has("load-open-study-1.narabe"));
}

#[test]
fn games_reviewed_before_the_last_start_are_not_looked_at_again() {
    let (mut test, _) = opened_with_a_study();
    let budget = Budget::of_search(500);
    // With these a position that is looked at again takes forever; the search has the nodes of a finished review.
    let unlimited = Budget {
        fours: u64::MAX,
        threats: u64::MAX,
        defence: u64::MAX,
        ..budget
    };
    let losing = test.text_with("reviews-losing-moves", &[("count", 1.into())]);
    let counts = [("finished", 2.into()), ("games", 2.into())];
    let title = test.text_with("reviews-title", &counts);
    let mut review = |budget| {
        test.app.insert_resource(BatchReview::default());
        test.resource_mut::<BatchReview>().budget = budget;
        test.press("load-select");
        test.press("load-choose-all");
        test.press("load-review");
        wait_for_reviews(&mut test);
        let mut texts = test.texts();
        texts.retain(|text| *text == title || text.contains(&losing));
        (test.resource::<BatchReview>().progress(), texts)
    };
    let first = review(budget);
    assert_eq!(first.0, (2, 2));
    assert_eq!(review(unlimited), first);
}

#[test]
fn a_stopped_review_says_what_it_has_found() {
    let (mut test, _) = opened_with_a_study();
    test.press("load-select");
    test.press("load-choose-all");
    test.press("load-review");
    test.press("reviews-stop");
    assert!(!test.resource::<BatchReview>().is_running());
    assert!(test.has("load-select") && !test.has("reviews-stop"));
    assert!(reviewed(&mut test, 0), "{:?}", test.texts());
}
