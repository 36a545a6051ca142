//! The study in its file.

use super::tests::{NODES, open, point, studied, wait_for_review, wait_until};
use super::*;
use crate::live::GameReview;
use crate::screens::testing::TestApp;
use crate::storage::Folders;
use crate::study::{LiveAnalysis, OpenStudy, StudyProof};
use narabe_study::playback::PlaybackStep;
use narabe_study::review::Budget;
use narabe_study::{Edit, SavedStudy, Study};

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
