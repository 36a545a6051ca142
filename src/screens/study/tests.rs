//! The study, without a window.

use super::*;
use crate::board::BoardModel;
use crate::input::KeyAction;
use crate::layout::Layout;
use crate::live::{GameReview, Intent, Live, LiveGame, LiveMessage};
use crate::screens::testing::{TestApp, two_stones};
use crate::settings::Settings;
use crate::storage::Folders;
use crate::study::{BoardTool, OpenStudy, StudyBalancedMoves, StudyProof};
use bevy::ui_widgets::ScrollIntoView;
use narabe_rules::Point;
use narabe_study::playback::PlaybackStep;
use narabe_study::review::Budget;
use narabe_study::{Edit, Mark, SavedStudy, Study};
use std::time::{Duration, Instant};

/// Nodes of the judging search, few enough for a build without optimisation.
const NODES: u64 = 2_000;
/// Black wins; White's move 6 loses.
pub(super) const GAME: &str = "i8 h9 j8 a1 k8 b1 l8";

pub(super) fn point(name: &str) -> Point {
    name.parse().expect("a point")
}

/// A finished game between two persons, in the study.
pub(super) fn studied() -> TestApp {
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

fn show_tab(test: &mut TestApp, tab: StudyTab) {
    test.send(StudyRequest::Show(tab));
}

/// Waits until the review has looked at this many positions.
fn wait_for_review(test: &mut TestApp, positions: usize) {
    wait_until(test, |test| {
        test.resource::<GameReview>().progress().0 >= positions
    });
}

/// The studies that are kept in files.
fn kept_studies(test: &TestApp) -> Vec<Study> {
    let folder = test.resource::<Folders>().studies_dir();
    let read = |file: std::io::Result<std::fs::DirEntry>| {
        let text = std::fs::read_to_string(file.expect("a file").path()).expect("a text");
        SavedStudy::decode(&text).expect("a study")
    };
    let files = std::fs::read_dir(folder).expect("a folder");
    files.map(read).collect()
}

pub(super) fn stones(test: &TestApp) -> usize {
    test.resource::<BoardModel>().moves.len()
}

pub(super) fn open(test: &TestApp) -> &OpenStudy {
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
fn the_study_is_written_and_read_again() {
    let mut test = studied();
    test.press("review-first");
    test.send(StudyRequest::Press(point("c3")));
    let comment = "A new idea".to_owned();
    let node = open(&test).study().current();
    test.send(StudyRequest::Edit(Edit::SetComment { node, comment }));
    let before = open(&test).study().clone();
    test.resource_mut::<OpenStudy>().set_changed();
    *test.resource_mut::<OpenStudy>() = OpenStudy::default();
    test.open(Screen::Title);
    test.press("title-study");
    assert_eq!(*open(&test).study(), before);
    assert!(test.shows("A new idea"), "{:?}", test.texts());
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
fn the_review_says_where_the_game_was_lost() {
    let mut test = studied();
    show_tab(&mut test, StudyTab::Mistakes);
    test.press("review-find");
    assert!(test.has("review-stop"));
    // The last three positions are proven and take no time.
    wait_for_review(&mut test, 3);
    test.press("review-stop");
    assert!(!test.resource::<GameReview>().is_running());
    test.press("review-go-on");
    wait_for_review(&mut test, 9);
    let lost = [
        ("side", "white".into()),
        ("winner", "black".into()),
        ("ply", 6.into()),
        ("move", "A1".into()),
        ("moves", 2.into()),
    ];
    assert!(
        test.says_with("review-lost-fours", &lost),
        "{:?}",
        test.texts()
    );
    test.press("study-mistake-6");
    assert_eq!((stones(&test), open(&test).ply()), (6, 6));
    let plates = &test.resource::<BoardModel>().plates;
    assert_eq!(plates.len(), 2, "the move and the better one are named");
    test.send(StudyRequest::Step(PlaybackStep::Last));
    assert_eq!(test.resource::<BoardModel>().plates, []);
}

#[test]
fn leaving_the_study_stops_the_review_and_coming_back_shows_what_was_found() {
    let mut test = studied();
    // It must not be over before the study is left.
    test.resource_mut::<GameReview>().budget = Budget::of_search(50 * NODES);
    show_tab(&mut test, StudyTab::Mistakes);
    test.press("review-find");
    wait_for_review(&mut test, 2);
    test.press("back");
    assert!(!test.resource::<GameReview>().is_running());
    test.press("result-study");
    assert!(test.has("review-go-on"));
}

#[test]
fn a_reviewed_game_that_goes_on_keeps_what_was_found() {
    let mut test = studied();
    let shorter = {
        let mut game = open(&test).game().clone();
        game.undo();
        game
    };
    test.resource_mut::<GameReview>().start(&shorter);
    wait_for_review(&mut test, 2);
    let game = open(&test).game().clone();
    let mut review = test.resource_mut::<GameReview>();
    review.stop();
    review.start(&game);
    assert!(review.progress().0 >= 2);
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
fn an_edited_study_is_kept_when_another_one_is_opened() {
    let mut test = studied();
    test.send(StudyRequest::Step(PlaybackStep::To(2)));
    test.send(StudyRequest::Press(point("c3")));
    let edited = open(&test).study().clone();
    let empty = OpenStudy::default().study().clone();
    test.send(StudyRequest::Open(Box::new(empty.clone())));
    test.send(StudyRequest::Open(Box::new(empty)));
    assert_eq!(kept_studies(&test), [edited], "an empty one is not kept");
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
fn bug_the_study_of_an_earlier_start_was_lost_when_a_game_was_studied_first() {
    let mut test = studied();
    test.send(StudyRequest::Step(PlaybackStep::To(2)));
    test.send(StudyRequest::Press(point("c3")));
    let edited = open(&test).study().clone();
    // Another start: nothing is open yet.
    *test.resource_mut::<OpenStudy>() = OpenStudy::default();
    let empty = OpenStudy::default().study().clone();
    test.send(StudyRequest::Open(Box::new(empty)));
    assert_eq!(kept_studies(&test), [edited]);
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

/// The program starts again: nothing is open, and what is known is in the file.
fn start_again(test: &mut TestApp) {
    test.open(Screen::Title);
    *test.resource_mut::<OpenStudy>() = OpenStudy::default();
    *test.resource_mut::<LiveAnalysis>() = LiveAnalysis::default();
    *test.resource_mut::<StudyProof>() = StudyProof::default();
    *test.resource_mut::<GameReview>() = GameReview::default();
    test.resource_mut::<GameReview>().budget = Budget::of_search(NODES);
    test.open(Screen::Study);
}

#[test]
fn what_was_found_is_there_again_after_another_start() {
    let mut test = studied();
    test.send(StudyRequest::Step(PlaybackStep::To(2)));
    test.resource_mut::<LiveAnalysis>().toggle();
    let analysed = |test: &TestApp| {
        let node = open(test).study().current();
        test.resource::<LiveAnalysis>().of(node).cloned()
    };
    wait_until(&mut test, |test| {
        analysed(test).is_some_and(|found| found.depth > 2)
    });
    test.resource_mut::<LiveAnalysis>().toggle();
    test.settle();
    let game = open(&test).game().clone();
    test.resource_mut::<GameReview>().start(&game);
    wait_for_review(&mut test, 9);
    let review = test.resource::<GameReview>().of(&game).cloned();
    let depth = analysed(&test).map(|found| found.depth);
    start_again(&mut test);
    assert_eq!(open(&test).ply(), 2, "{:?}", test.texts());
    assert_eq!(analysed(&test).map(|found| found.depth), depth);
    wait_until(&mut test, |test| {
        !test.resource::<GameReview>().is_running()
    });
    assert_eq!(test.resource::<GameReview>().of(&game).cloned(), review);
}

#[test]
fn a_proof_of_the_file_is_checked_before_it_is_shown() {
    use crate::study::ProofRequest;
    use narabe_study::proof::ProofState;
    let mut test = studied();
    // Black has an open three.
    test.send(StudyRequest::Step(PlaybackStep::To(6)));
    let find = |test: &mut TestApp| {
        test.send(ProofRequest::Find);
        wait_until(test, |test| {
            !matches!(test.resource::<StudyProof>().state(), ProofState::Searching)
        });
        let walk = test.resource::<StudyProof>().walk();
        walk.map(|walk| walk.win().clone())
    };
    let win = find(&mut test);
    assert!(win.is_some());
    start_again(&mut test);
    assert!(test.resource::<StudyProof>().walk().is_none());
    assert_eq!(find(&mut test), win);
    // A file that claims the same proof of another position.
    test.open(Screen::Title);
    let path = test.resource::<crate::storage::Folders>().study();
    let text = std::fs::read_to_string(&path).expect("a text");
    assert!(text.contains("proofs:"), "{text}");
    let (before, proofs) = text.split_once("proofs:").expect("proofs");
    let wrong = format!("{before}proofs:{}", proofs.replacen("6: ", "1: ", 1));
    std::fs::write(&path, wrong).expect("a file");
    *test.resource_mut::<OpenStudy>() = OpenStudy::default();
    test.open(Screen::Study);
    test.send(StudyRequest::Step(PlaybackStep::To(1)));
    assert_eq!(find(&mut test), None, "nothing wins after one stone");
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

/// The entities that were scrolled to.
#[derive(Resource, Default)]
struct ScrolledTo(Vec<Entity>);

#[test]
fn the_list_of_mistakes_scrolls_to_the_one_on_the_board() {
    let mut test = reviewed();
    test.send(StudyRequest::Step(PlaybackStep::First));
    let record = |scroll: On<ScrollIntoView>, mut to: ResMut<ScrolledTo>| to.0.push(scroll.entity);
    test.app.init_resource::<ScrolledTo>().add_observer(record);
    test.send(StudyRequest::Step(PlaybackStep::To(6)));
    let row = test.control("study-mistake-6");
    assert!(test.resource::<ScrolledTo>().0.contains(&row));
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

#[test]
fn the_moves_get_the_labels_of_a_review_that_ends_while_they_are_shown() {
    let mut test = studied();
    let game = open(&test).game().clone();
    test.resource_mut::<GameReview>().start(&game);
    wait_for_review(&mut test, 9);
    let world = test.app.world_mut();
    let mut nodes = world.query::<&bevy::a11y::AccessibilityNode>();
    let is_labelled = nodes
        .iter(world)
        .filter_map(|node| node.label())
        .any(|label| label.contains("A1, Losing move"));
    assert!(is_labelled);
}
