//! The page of all lessons without a window.

use super::*;
use crate::learn::OpenLesson;
use crate::screens::testing::TestApp;
use crate::settings::Settings;
use crate::storage::{Folders, write_text};

#[test]
fn the_title_asks_newcomers_once_and_leads_them_into_the_first_lesson() {
    let mut test = TestApp::started();
    assert!(test.shows("New to the game? Begin here: two minutes"));
    test.press("title-learn");
    assert_eq!(test.screen(), Screen::Lesson);
    let place = test.resource::<OpenLesson>().place();
    assert_eq!(place.map(|place| (place.lesson, place.step)), Some((0, 0)));
    test.open(Screen::Title);
    assert!(!test.shows("New to the game? Begin here: two minutes"));
    assert!(test.resource::<Settings>().asked_newcomer);
    test.press("title-learn");
    assert_eq!(test.screen(), Screen::Learn);
}

#[test]
fn every_lesson_is_on_the_path_and_the_first_is_next() {
    let mut test = TestApp::at(Screen::Learn);
    let ids: Vec<String> = (test.resource::<Lessons>().all().iter())
        .map(|lesson| format!("learn-{}", lesson.id))
        .collect();
    for id in &ids {
        assert!(test.has(id), "{id}");
    }
    assert!(test.shows("Next lesson, Shapes"));
    assert!(test.has("learn-start"));
}

#[test]
fn a_lesson_that_is_chosen_shows_its_card_and_starts() {
    let mut test = TestApp::at(Screen::Learn);
    test.press("learn-three-three");
    assert!(test.shows("11 of 27"), "{:?}", test.texts());
    test.press("learn-start");
    assert_eq!(test.screen(), Screen::Lesson);
    let place = test.resource::<OpenLesson>().place();
    assert_eq!(place.map(|place| place.lesson), Some(10));
}

#[test]
fn a_lesson_that_is_passed_over_is_not_the_next_one() {
    let mut test = TestApp::at(Screen::Learn);
    test.press("learn-skip");
    assert!(test.shows("2 of 27"), "{:?}", test.texts());
}

#[test]
fn a_damaged_file_is_moved_aside_and_the_lessons_begin_anew() {
    let test = TestApp::new();
    let path = Folders::at(test.home.path()).lessons();
    write_text(&path, "{ not json").expect("written");
    let mut test = TestApp::in_folder(test.home);
    test.open(Screen::Learn);
    assert!(test.shows("Next lesson, Shapes"));
    assert!(path.with_extension("json.damaged").exists());
}

#[test]
fn puzzles_won_games_and_drills_are_reached_from_the_lessons() {
    for (key, screen) in [
        ("puzzles-title", Screen::Puzzles),
        ("puzzles-won", Screen::Puzzles),
        ("drill-title", Screen::Drill),
    ] {
        let mut test = TestApp::at(Screen::Learn);
        test.press(key);
        assert_eq!(test.screen(), screen);
        let puzzles = test.resource::<crate::puzzles::Puzzles>();
        let is_won_game = puzzles
            .attempt()
            .is_some_and(|attempt| attempt.is_any_way());
        assert_eq!(is_won_game, key == "puzzles-won");
    }
}
