//! The page of all lessons without a window.

use super::*;
use crate::learn::OpenLesson;
use crate::screens::testing::TestApp;
use crate::settings::Settings;
use crate::storage::{Folders, write_text};

#[test]
fn the_title_asks_newcomers_once_and_leads_them_into_the_first_lesson() {
    let mut test = TestApp::started();
    assert!(test.says("title-newcomer"));
    test.press("title-learn");
    assert_eq!(test.screen(), Screen::Lesson);
    let place = test.resource::<OpenLesson>().place();
    assert_eq!(place.map(|place| (place.lesson, place.step)), Some((0, 0)));
    test.open(Screen::Title);
    assert!(!test.says("title-newcomer"));
    assert!(test.resource::<Settings>().asked_newcomer);
    test.press("title-learn");
    assert_eq!(test.screen(), Screen::Learn);
}

/// Whether the next lesson is one of the first chapter.
fn says_next(test: &mut TestApp) -> bool {
    let chapter = test.text("lesson-chapter-shapes").into();
    test.says_with("learn-next-of", &[("chapter", chapter)])
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
    assert!(says_next(&mut test));
    assert!(test.has("learn-start"));
}

#[test]
fn a_lesson_that_is_chosen_shows_its_card_and_starts() {
    let mut test = TestApp::at(Screen::Learn);
    test.press("learn-three-three");
    assert!(
        test.says_with("learn-of", &[("done", 11.into()), ("count", 27.into())]),
        "{:?}",
        test.texts()
    );
    test.press("learn-start");
    assert_eq!(test.screen(), Screen::Lesson);
    let place = test.resource::<OpenLesson>().place();
    assert_eq!(place.map(|place| place.lesson), Some(10));
}

#[test]
fn a_lesson_that_is_passed_over_is_not_the_next_one() {
    let mut test = TestApp::at(Screen::Learn);
    test.press("learn-skip");
    assert!(
        test.says_with("learn-of", &[("done", 2.into()), ("count", 27.into())]),
        "{:?}",
        test.texts()
    );
}

#[test]
fn a_damaged_file_is_moved_aside_and_the_lessons_begin_anew() {
    let test = TestApp::new();
    let path = Folders::at(test.home.path()).lessons();
    write_text(&path, "{ not json").expect("written");
    let mut test = TestApp::in_folder(test.home);
    test.open(Screen::Learn);
    assert!(says_next(&mut test));
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
