//! The study, without a window.

use super::*;
use crate::board::BoardId;
use crate::input::KeyAction;
use crate::layout::Layout;
use crate::live::{GameReview, Intent, Live, LiveGame, LiveMessage};
use crate::screens::testing::{TestApp, two_stones};
use crate::settings::Settings;
use crate::study::{BoardTool, LiveAnalysis, OpenStudy, StudyBalancedMoves};
use narabe_rules::Point;
use narabe_study::Mark;
use narabe_study::playback::PlaybackStep;
use narabe_study::review::Budget;
use std::time::{Duration, Instant};

/// Nodes of the judging search, few enough for a build without optimisation.
pub(super) const NODES: u64 = 2_000;
/// Black wins; White's move 6 loses.
pub(super) const GAME: &str = "i8 h9 j8 a1 k8 b1 l8";

pub(super) fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

/// A finished game between two persons, in the study.
pub(in crate::screens) fn studied() -> TestApp {
    let mut test = TestApp::started();
    let mut game = LiveGame::from(two_stones());
    for name in GAME.split(' ') {
        game.apply(&Intent::play(point(name)));
    }
    test.app.insert_resource(Live::from(game));
    test.resource_mut::<GameReview>().budget = Budget::of_search(NODES);
    test.open(Screen::Result);
    test.press("result-study");
    assert_eq!(test.screen(), Screen::Study);
    test
}

/// The same, reviewed.
pub(super) fn reviewed() -> TestApp {
    let mut test = studied();
    show_tab(&mut test, StudyTab::Mistakes);
    test.press("review-find");
    wait_for_review(&mut test, 9);
    test
}

pub(super) fn show_tab(test: &mut TestApp, tab: StudyTab) {
    test.send(StudyRequest::Show(tab));
}

/// Waits until the review has looked at this many positions.
pub(super) fn wait_for_review(test: &mut TestApp, positions: usize) {
    wait_until(test, |test| {
        test.resource::<GameReview>().progress().0 >= positions
    });
}

pub(super) fn stones(test: &TestApp) -> usize {
    test.board_model(BoardId::First).moves.len()
}

pub(in crate::screens) fn open(test: &TestApp) -> &OpenStudy {
    test.resource::<OpenStudy>()
}

/// Runs frames until something is so.
pub(super) fn wait_until(test: &mut TestApp, done: impl Fn(&TestApp) -> bool) {
    let deadline = Instant::now() + Duration::from_secs(120);
    while !done(test) {
        assert!(Instant::now() < deadline, "the engine is too slow");
        std::thread::sleep(Duration::from_millis(5));
        test.frames(1);
    }
    test.settle();
}

#[test]
fn a_finished_game_is_stepped_through_and_a_press_plays_a_variation() {
    let mut test = studied();
    assert_eq!((stones(&test), open(&test).main_line().len()), (9, 9));
    let end = test.text_with("review-black-won", &[("moves", 9.into())]);
    assert!(test.shows_part(&end), "{:?}", test.texts());
    test.press("review-previous");
    assert_eq!(stones(&test), 8);
    test.press("review-first");
    assert_eq!(stones(&test), 0);
    test.press("review-next");
    test.send(StudyRequest::Press(point("g7")));
    assert_eq!((stones(&test), open(&test).is_on_main_line()), (2, false));
    assert_eq!(
        open(&test).main_line().len(),
        9,
        "the game stays the main line"
    );
    test.send(StudyRequest::Undo);
    assert_eq!(stones(&test), 1);
    test.send(StudyRequest::Redo);
    assert_eq!(stones(&test), 2);
    test.press("back");
    assert_eq!(test.screen(), Screen::Result);
    test.press("result-study");
    assert_eq!(stones(&test), 2, "a study of the same game goes on");
}

#[test]
fn a_taken_point_is_refused_in_words() {
    let mut test = studied();
    test.press("review-first");
    test.press("review-next");
    test.write(StudyRequest::Press(point("h8")));
    test.frames(2);
    let refused = test.text_with("study-refused", &[("reason", "".into())]);
    assert!(test.shows_part(&refused), "{:?}", test.texts());
    assert_eq!(stones(&test), 1);
}

#[test]
fn marks_glyphs_and_comments_are_edits() {
    let mut test = studied();
    test.press("study-edit");
    test.press("study-mark-letter");
    test.send(StudyRequest::Press(point("a15")));
    test.send(StudyRequest::Press(point("b15")));
    let node = open(&test).study().current();
    let marks: Vec<_> = open(&test)
        .study()
        .annotation(node)
        .marks
        .values()
        .map(Mark::to_string)
        .collect();
    assert_eq!(marks, ["A", "B"]);
    test.press("study-glyph-blunder");
    assert!(test.shows("L8??"), "{:?}", test.texts());
    test.press("study-edit");
    assert_eq!(
        open(&test).tool(),
        &BoardTool::Play,
        "without the tools a press plays"
    );
    let edits = open(&test).study().undo_count();
    for _ in 0..edits {
        test.send(StudyRequest::Undo);
    }
    assert!(open(&test).study().annotation(node).is_empty());
}

#[test]
fn the_analysis_shows_lines_that_can_be_played() {
    let mut test = studied();
    test.send(StudyRequest::Step(PlaybackStep::To(7)));
    test.resource_mut::<LiveAnalysis>().toggle();
    let node = open(&test).study().current();
    wait_until(&mut test, |test| {
        let found = test.resource::<LiveAnalysis>().of(node);
        found.is_some_and(|found| found.lines.len() > 1)
    });
    let best = test
        .resource::<LiveAnalysis>()
        .of(node)
        .expect("an analysis")
        .lines[0]
        .clone();
    assert!(test.has("study-line-0") && test.has("study-line-1"));
    test.press("study-line-0-0");
    assert_eq!(
        open(&test).study().position().last_move(),
        Some(best.moves[0])
    );
    assert_eq!(stones(&test), 8);
    test.resource_mut::<LiveAnalysis>().toggle();
    test.settle();
    assert!(!test.resource::<LiveAnalysis>().is_running());
    test.send(StudyRequest::Step(PlaybackStep::Previous));
    assert!(
        !test.has("study-line-0"),
        "without the analysis its lines take no room"
    );
    test.resource_mut::<LiveAnalysis>().toggle();
    test.frames(2);
    assert!(
        test.has("study-line-0"),
        "what was found at a node is there again"
    );
}

#[test]
fn another_number_of_lines_is_found_at_once() {
    let mut test = studied();
    test.resource_mut::<Settings>().analysis_lines = 1;
    test.send(StudyRequest::Step(PlaybackStep::To(2)));
    test.resource_mut::<LiveAnalysis>().toggle();
    let node = open(&test).study().current();
    let lines = move |test: &TestApp| {
        let found = test.resource::<LiveAnalysis>().of(node);
        found.map_or(0, |found| found.lines.len())
    };
    for wanted in [1, 5] {
        test.resource_mut::<Settings>().analysis_lines = wanted;
        wait_until(&mut test, |test| lines(test) == usize::from(wanted));
    }
    test.resource_mut::<LiveAnalysis>().toggle();
    test.settle();
}

#[test]
fn a_game_played_from_here_comes_back_as_a_variation() {
    let mut test = studied();
    test.send(StudyRequest::Step(PlaybackStep::To(4)));
    test.press("study-play-here");
    test.pick("study-play-side", 2);
    test.press("study-play-start");
    assert_eq!(test.screen(), Screen::Game);
    let live = test.resource::<Live>();
    assert_eq!(live.one_board().position().ply(), 4);
    assert!(live.is_in_progress());
    test.send(LiveMessage(Intent::play(point("o15"))));
    test.send(LiveMessage(Intent::Resign));
    test.open(Screen::Result);
    test.press("result-study");
    let open = open(&test);
    assert_eq!((open.ply(), open.is_on_main_line()), (5, false));
    assert_eq!(
        open.main_line().len(),
        9,
        "the game that was studied is still there"
    );
}

#[test]
fn bug_up_and_down_moved_the_focus_and_the_cursor_of_the_board_at_once() {
    let mut test = studied();
    let control = test.control("review-first");
    test.focus(control);
    test.press_key(KeyAction::Down);
    let focus = test.resource::<bevy::input_focus::InputFocus>();
    assert_eq!(focus.get(), Some(control));
}

#[test]
fn bug_playback_did_not_tell_the_moves_that_the_study_had_changed() {
    let mut test = studied();
    test.send(StudyRequest::Step(PlaybackStep::First));
    test.send(StudyRequest::Step(PlaybackStep::Toggle));
    let before = test.app.world().resource_ref::<OpenStudy>().last_changed();
    wait_until(&mut test, |test| open(test).ply() > 0);
    let after = test.app.world().resource_ref::<OpenStudy>().last_changed();
    assert_ne!(before, after);
}

#[test]
fn balanced_moves_of_an_opening_are_listed_and_played() {
    let mut test = studied();
    let is_offered = |test: &mut TestApp| {
        let button = test.control("study-balanced");
        let node = test.app.world().get::<Node>(button).expect("a node");
        node.display != Display::None
    };
    assert!(!is_offered(&mut test), "the game is over here");
    test.send(StudyRequest::Step(PlaybackStep::To(3)));
    assert!(is_offered(&mut test));
    test.press("study-balanced");
    wait_until(&mut test, |test| {
        !test.resource::<StudyBalancedMoves>().found().is_empty()
    });
    let most_balanced = test.resource::<StudyBalancedMoves>().found()[0];
    assert!(test.has("study-balanced-0") && test.has("study-balanced-4"));
    assert!(!test.has("study-line-0"));
    test.press("study-balanced-0");
    let played = open(&test).study().position().last_move();
    assert_eq!((played, stones(&test)), (Some(most_balanced.point), 4));
    test.press("study-balanced");
    assert!(!test.resource::<StudyBalancedMoves>().is_running());
    assert!(!test.has("study-balanced-0"));
}

#[test]
fn on_a_phone_all_that_a_desktop_has_is_reached() {
    for (width, height) in [(390.0, 844.0), (844.0, 390.0)] {
        let mut test = studied();
        test.app
            .insert_resource(Layout::new(Vec2::new(width, height), 1.0, 1.0));
        test.settle();
        assert!(test.has("review-last") && test.has("study-analyse"));
        assert!(!test.has("study-threats"), "no room beside the steps");
        test.press("study-more");
        for key in [
            "study-next-moves",
            "study-fours",
            "study-previous-sibling-of-sheet",
            "study-next-sibling-of-sheet",
            "study-previous-branching-of-sheet",
            "study-next-comment-of-sheet",
            "study-previous-mistake",
            "study-threat",
            "study-threats",
            "study-forbidden",
            "game-heat",
            "study-edit",
            "study-balanced",
        ] {
            assert!(test.has(key), "{key} at {width} x {height}");
        }
        test.press("study-threats");
        assert!(test.resource::<StudyOverlays>().threats);
        test.press("done");
        show_tab(&mut test, StudyTab::Mistakes);
        assert!(test.has("study-try") && test.has("study-next-mistake"));
        show_tab(&mut test, StudyTab::Proof);
        assert!(test.has("study-more"), "at {width} x {height}");
    }
}

#[test]
fn the_sheet_of_a_phone_leads_to_setting_up_a_position() {
    let mut test = studied();
    test.app
        .insert_resource(Layout::new(Vec2::new(390.0, 844.0), 1.0, 1.0));
    test.settle();
    test.press("study-more");
    assert!(test.has("study-copy"));
    test.press("position-title");
    assert_eq!(test.screen(), Screen::PositionSetup);
}
