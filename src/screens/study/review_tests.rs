//! The review of a game in the study, and its mistakes.

use super::tests::{NODES, open, reviewed, show_tab, stones, studied, wait_for_review, wait_until};
use super::*;
use crate::board::BoardId;
use crate::live::GameReview;
use bevy::ui_widgets::ScrollIntoView;
use narabe_study::playback::PlaybackStep;
use narabe_study::review::Budget;

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
    let labels = &test.board_model(BoardId::First).labels;
    assert_eq!(labels.len(), 2, "the move and the better one are named");
    test.send(StudyRequest::Step(PlaybackStep::Last));
    assert_eq!(test.board_model(BoardId::First).labels, []);
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

#[test]
fn a_lost_game_has_a_card_that_shows_where_why_and_what_next() {
    let mut test = reviewed();
    assert!(test.says("review-next-three"), "{:?}", test.texts());
    test.press("study-show-me");
    wait_until(&mut test, |test| {
        test.board_model(BoardId::First).line.len() >= 2
    });
    assert_eq!(open(&test).ply(), 6);
    let line = test.board_model(BoardId::First).line.clone();
    assert_eq!(
        line[0].1,
        narabe_rules::Side::Black,
        "what punishes the move"
    );
    test.send(StudyRequest::Step(PlaybackStep::Previous));
    assert_eq!(test.board_model(BoardId::First).line, []);
}

#[test]
fn the_better_line_lies_on_the_board_and_is_kept_as_a_variation() {
    let mut test = reviewed();
    test.press("study-mistake-6");
    let board = test.board_model(BoardId::First);
    let better = board.labels.iter().map(|label| label.point).nth(1);
    let first = board.hint.first().map(|(point, _)| *point);
    assert!(better.is_some() && first == better, "{:?}", board.hint);
    assert_eq!(board.labels.len(), 2);
    let edits = open(&test).study().undo_count();
    let count = open(&test).main_line().len();
    test.press("study-keep-line");
    assert_eq!(open(&test).study().undo_count(), edits + 1);
    assert_eq!(open(&test).main_line().len(), count, "a variation");
}

#[test]
fn bug_on_a_phone_there_was_no_word_on_why_a_game_was_lost() {
    let mut test = reviewed();
    test.app.insert_resource(crate::layout::Layout::new(
        Vec2::new(390.0, 844.0),
        1.0,
        1.0,
    ));
    test.settle();
    test.send(StudyRequest::Step(PlaybackStep::First));
    assert!(test.says("review-next-three"), "{:?}", test.texts());
    assert!(test.has("study-show-me"));
    test.send(StudyRequest::Step(PlaybackStep::To(6)));
    assert!(test.has("study-play-line"));
}
