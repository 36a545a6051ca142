//! Searching the comments and the texts on the board: a field with the number of what was found, and steps to the next and to the
//! previous one.
//!
//! Control and F opens and closes it, Escape closes it. Enter and F3 step on, and back with Shift.

mod bar;
mod study_search;

pub use bar::{build, build_in_sheet, button};
pub use study_search::StudySearch;

use super::systems::StudyScreenSystems;
use crate::input::{KeyAction, KeyPressed};
use crate::redraw::Redraw;
use crate::state::Screen;
use crate::study::{OpenStudy, StudyRequest};
use crate::time_slice::TimeSlice;
use crate::widgets::{EnterInField, Field};
use bar::SearchField;
use bevy::prelude::*;
use bevy::text::EditableText;
use study_search::{SearchStep, Task};

/// The nodes that are looked at before the time is.
const STEP: usize = 2_000;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<StudySearch>()
        .add_message::<SearchStep>()
        .add_systems(
            Update,
            (toggle, type_words, read_keys, look, step)
                .chain()
                .in_set(StudyScreenSystems),
        )
        .add_plugins(bar::plugin)
        .add_systems(OnExit(Screen::Study), forget);
}

fn toggle(
    mut keys: MessageReader<KeyPressed>,
    mut search: ResMut<StudySearch>,
    mut redraw: ResMut<Redraw>,
) {
    for _ in keys.read().filter(|key| key.0 == KeyAction::Search) {
        if search.is_open {
            search.close();
        } else {
            search.is_open = true;
        }
        redraw.next_frame();
    }
}

fn type_words(
    open: Res<OpenStudy>,
    fields: Query<&EditableText, (With<SearchField>, Changed<EditableText>)>,
    mut search: ResMut<StudySearch>,
) {
    for field in &fields {
        let words = Field::read(field);
        if words != search.words {
            search.is_open = true;
            search.words = words;
            search.begin(&open, true);
        }
    }
}

fn read_keys(
    mut keys: MessageReader<KeyPressed>,
    enter: EnterInField<SearchField>,
    mut steps: MessageWriter<SearchStep>,
    mut redraw: ResMut<Redraw>,
) {
    let step = |key: &KeyPressed| match key.0 {
        KeyAction::SearchNext => Some(SearchStep::Next),
        KeyAction::SearchPrevious => Some(SearchStep::Previous),
        _ => None,
    };
    let mut wanted: Vec<_> = keys.read().filter_map(step).collect();
    if enter.is_pressed() {
        let is_back = enter.is_pressed_with_shift();
        wanted.push(if is_back {
            SearchStep::Previous
        } else {
            SearchStep::Next
        });
    }
    if !wanted.is_empty() {
        steps.write_batch(wanted);
        redraw.next_frame();
    }
}

/// Looks on, for a part of a frame. After a change of the study it looks again at all.
fn look(
    open: Res<OpenStudy>,
    mut search: ResMut<StudySearch>,
    mut requests: MessageWriter<StudyRequest>,
    mut redraw: ResMut<Redraw>,
) {
    let now = (open.id(), open.revision());
    let is_stale = |task: &Task| task.study != now;
    if search.task.as_ref().is_some_and(is_stale) {
        search.begin(&open, false);
    }
    let is_running = |task: &Task| task.search.is_running();
    if !search.task.as_ref().is_some_and(is_running) {
        return;
    }
    let Some(task) = &mut search.task else {
        return;
    };
    let slice = TimeSlice::default();
    while task.search.step(open.study(), STEP) && !slice.is_over() {}
    if let Some(first) = task.search.first() {
        let node = task.search.found()[first];
        let goes = std::mem::take(&mut task.goes);
        if goes {
            requests.write(StudyRequest::GoTo(node));
        }
        if search.chosen.is_none() && (goes || node == open.study().current()) {
            search.chosen = Some(first);
        }
    }
    redraw.next_frame();
}

fn step(
    mut steps: MessageReader<SearchStep>,
    mut search: ResMut<StudySearch>,
    mut requests: MessageWriter<StudyRequest>,
    mut redraw: ResMut<Redraw>,
) {
    for step in steps.read() {
        redraw.next_frame();
        let Some(next) = search.next(*step) else {
            continue;
        };
        search.chosen = Some(next);
        let found = search.task.as_ref().map(|task| task.search.found()[next]);
        requests.write_batch(found.map(StudyRequest::GoTo));
    }
}

fn forget(mut search: ResMut<StudySearch>) {
    search.close();
}

#[cfg(test)]
mod tests {
    use super::super::tests::{open, point, studied};
    use super::*;
    use crate::screens::testing::TestApp;
    use bevy::input_focus::InputFocus;
    use narabe_study::Edit;
    use narabe_study::playback::PlaybackStep;

    fn type_in(test: &mut TestApp, words: &str) {
        let field = test.control("study-search-field");
        let mut text = test.app.world_mut().get_mut::<EditableText>(field);
        **text.as_mut().expect("a field") = EditableText::new(words);
        test.frames(3);
    }

    fn commented() -> TestApp {
        let mut test = studied();
        for (ply, words) in [(2, "Kagetsu begins"), (4, "nothing"), (6, "after KAGETSU")] {
            test.send(StudyRequest::Step(PlaybackStep::To(ply)));
            let node = open(&test).study().current();
            let comment = words.to_owned();
            test.send(StudyRequest::Edit(Edit::SetComment { node, comment }));
        }
        test.send(StudyRequest::Step(PlaybackStep::First));
        test
    }

    #[test]
    fn words_are_found_and_stepped_through() {
        let mut test = commented();
        assert!(!test.has("study-search-field"));
        test.send(KeyPressed(KeyAction::Search));
        test.frames(2);
        let field = test.control("study-search-field");
        assert_eq!(test.resource::<InputFocus>().get(), Some(field));
        type_in(&mut test, "kagetsu");
        assert_eq!(open(&test).ply(), 2);
        let of = |number: usize| [("number", number.into()), ("count", 2.into())];
        assert!(test.says_with("study-search-of", &of(1)));
        for (key, ply, number) in [
            ("study-search-next", 6, 2),
            ("study-search-next", 2, 1),
            ("study-search-previous", 6, 2),
        ] {
            test.press(key);
            test.frames(2);
            assert_eq!(open(&test).ply(), ply, "{key}");
            assert!(
                test.says_with("study-search-of", &of(number)),
                "{:?}",
                test.texts()
            );
        }
        test.send(KeyPressed(KeyAction::SearchPrevious));
        test.frames(2);
        assert_eq!(open(&test).ply(), 2);
        type_in(&mut test, "nowhere");
        assert!(test.says("study-search-none"));
        test.press("study-search-close");
        test.frames(2);
        assert!(!test.has("study-search-field"));
    }

    #[test]
    fn an_edit_is_found_by_the_search_that_is_open() {
        let mut test = commented();
        test.send(KeyPressed(KeyAction::Search));
        test.frames(2);
        type_in(&mut test, "kagetsu");
        test.send(StudyRequest::Press(point("a15")));
        let (node, comment) = (open(&test).study().current(), "Kagetsu too".to_owned());
        test.send(StudyRequest::Edit(Edit::SetComment { node, comment }));
        test.frames(3);
        let facts = [("number", 2.into()), ("count", 3.into())];
        assert!(
            test.says_with("study-search-of", &facts),
            "{:?}",
            test.texts()
        );
    }
}
