//! The proof on its tab, without a window.

use super::super::tests::{GAME, open, point, stones, studied, wait_until};
use crate::board::{BoardId, ThreatMark};
use crate::input::KeyAction;
use crate::live::GameReview;
use crate::puzzles::Puzzles;
use crate::screens::testing::TestApp;
use crate::screens::wording::sentence::sentence_text;
use crate::share::ExportText;
use crate::state::Screen;
use crate::study::{
    ProofRequest, ProofStep, StudyProof, StudyRequest, StudyTab, StudyThreat, ThreatRequest,
};
use bevy::ecs::message::Messages;
use bevy::prelude::*;
use narabe_rules::Side;
use narabe_rules::twin::Half;
use narabe_study::ThreatQuestion;
use narabe_study::playback::PlaybackStep;
use narabe_study::proof::{ProofReply, ProofSession, ProofState};

/// In [`GAME`], Black has an open three here and wins by fours.
const WON: usize = 6;

fn proof(test: &TestApp) -> &StudyProof {
    test.resource()
}

fn session(test: &TestApp) -> &ProofSession {
    proof(test).session().expect("a proof")
}

/// The tab at this move of the game.
fn tab_at(ply: usize) -> TestApp {
    let mut test = studied();
    test.send(StudyRequest::Step(PlaybackStep::To(ply)));
    test.send(StudyRequest::Show(StudyTab::Proof));
    test
}

/// The tab with the proof of Black's win.
fn proven() -> TestApp {
    let mut test = tab_at(WON);
    test.press("study-proof-find");
    wait_until(&mut test, |test| proof(test).walk().is_some());
    test
}

fn path(test: &TestApp) -> usize {
    proof(test).walk().expect("a proof").path().len()
}

#[test]
fn a_proven_win_is_played_out_on_the_screen_of_puzzles() {
    let mut test = proven();
    test.press("study-proof-play-out");
    assert_eq!(test.screen(), Screen::Puzzles);
    let puzzles = test.resource::<Puzzles>();
    let attempt = puzzles.attempt().expect("a won game");
    assert!(attempt.is_any_way());
    assert_eq!(attempt.puzzle().stones(Half::Left).len(), WON);
    assert_eq!(attempt.side(), Side::Black);
}

#[test]
fn a_win_is_proven_and_its_tree_is_shown() {
    let mut test = proven();
    let headline = [
        ("side", "white".into()),
        ("winner", "black".into()),
        ("ply", 9.into()),
    ];
    assert!(
        test.says_with("proof-headline", &headline),
        "{:?}",
        test.texts()
    );
    assert_eq!((path(&test), stones(&test)), (1, WON + 1));
    assert!(test.has("study-proof-attack-7"));
    for defence in proof(&test).walk().expect("a proof").defences() {
        assert!(test.has(&format!("study-proof-defence-8-{}", defence.point)));
    }
    let last = session(&test).line().last().copied();
    assert!(
        last.is_some_and(|(_, side)| side == Side::Black),
        "{last:?}"
    );
    let marks = &test.board_model(BoardId::First).threats;
    assert!(
        marks.iter().any(|(_, mark)| *mark == ThreatMark::Five),
        "{marks:?}"
    );
    assert!(!test.board_model(BoardId::First).threat_lines.is_empty());
}

#[test]
fn the_evaluation_bar_says_what_the_proof_has_shown() {
    let mut test = tab_at(WON);
    let black = test.text("game-black").into();
    let wins = [("side", black), ("moves", 2.into())];
    assert!(!test.says_with("study-side-wins-in", &wins));
    test.press("study-proof-find");
    wait_until(&mut test, |test| proof(test).walk().is_some());
    assert!(
        test.says_with("study-side-wins-in", &wins),
        "{:?}",
        test.texts()
    );
}

#[test]
fn any_defence_is_answered_and_the_study_stays_as_it_was() {
    let mut test = proven();
    test.send(StudyRequest::Press(point("o15")));
    assert_eq!((path(&test), stones(&test)), (3, WON + 3));
    assert!(test.board_model(BoardId::First).win.is_some());
    let black = test.text("game-black").into();
    let won = [("side", black)];
    assert!(test.says_with("study-side-won", &won), "{:?}", test.texts());
    assert_eq!(open(&test).ply(), WON);
    assert_eq!(open(&test).main_line().len(), GAME.split(' ').count() + 2);
    test.press("study-proof-back");
    assert_eq!(stones(&test), WON + 1);
    test.send(StudyRequest::Press(point("h8")));
    let reply = session(&test).reply();
    assert!(matches!(reply, Some(ProofReply::Refused(_))), "{reply:?}");
    assert_eq!(path(&test), 1);
}

#[test]
fn a_press_while_a_proof_is_open_is_answered_in_its_frame() {
    let mut test = proven();
    test.write(StudyRequest::Press(point("o15")));
    test.frames(1);
    assert_eq!((path(&test), stones(&test)), (3, WON + 3));
}

#[test]
fn bug_a_press_in_the_frame_that_opened_the_proof_changed_the_study() {
    let mut test = proven();
    test.send(StudyRequest::Show(StudyTab::Moves));
    test.write(StudyRequest::Show(StudyTab::Proof));
    test.write(StudyRequest::Press(point("o15")));
    test.frames(1);
    assert_eq!((path(&test), open(&test).ply()), (3, WON));
}

#[test]
fn one_who_attacks_is_told_when_the_win_is_gone() {
    let mut test = proven();
    test.press("study-proof-play-side");
    assert_eq!((path(&test), stones(&test)), (0, WON));
    test.write(StudyRequest::Press(point("c3")));
    wait_until(&mut test, |test| session(test).reply().is_some());
    assert_eq!(
        path(&test),
        0,
        "a move that gives the win away is not played"
    );
    let Some(ProofReply::Answer(sentence)) = session(&test).reply().cloned() else {
        panic!("{:?}", session(&test).reply());
    };
    assert!(sentence.id.starts_with("proof-lost-"), "{sentence:?}");
    let words = sentence_text(test.resource(), &sentence);
    assert!(test.shows(&words), "{words}: {:?}", test.texts());
    assert_eq!(test.board_model(BoardId::First).threats, []);
    test.send(ProofRequest::Step(ProofStep::Into));
    assert_eq!(path(&test), 2, "the attack and a defence");
    test.send(ProofRequest::Step(ProofStep::Into));
    assert!(proof(&test).walk().is_some_and(|walk| walk.is_won()));
    test.press("study-proof-back");
    assert_eq!(path(&test), 2);
    test.press("study-proof-start");
    assert_eq!(path(&test), 0);
}

#[test]
fn the_panel_shows_that_an_attack_is_judged_and_a_further_request_ends_it() {
    let mut test = proven();
    test.press("study-proof-play-side");
    // Another engine would be needed to hold the answer back: the request and the press that follows come in one frame.
    test.write(StudyRequest::Press(point("c3")));
    test.frames(1);
    if session(&test).tried().is_some() {
        assert!(
            test.says_with("study-proof-judging", &[("point", "C3".into())]),
            "{:?}",
            test.texts()
        );
        assert_eq!(session(&test).reply(), None);
    }
    test.send(ProofRequest::Step(ProofStep::StartOver));
    assert_eq!((session(&test).tried(), path(&test)), (None, 0));
    assert_eq!(
        session(&test).reply(),
        None,
        "an answer that nobody waits for any more is dropped"
    );
    // The other end of the three wins as well, and is played with a defence once the engine has said so.
    let attack = proof(&test).walk().map(|walk| walk.node().attack);
    let other = if attack == Some(point("g8")) {
        "k8"
    } else {
        "g8"
    };
    test.write(StudyRequest::Press(point(other)));
    wait_until(&mut test, |test| session(test).reply().is_some());
    let reply = session(&test).reply();
    assert!(matches!(reply, Some(ProofReply::Answer(_))), "{reply:?}");
    assert_eq!(path(&test), 2);
}

#[test]
fn the_arrows_walk_the_tree() {
    let mut test = proven();
    test.press_key(KeyAction::Right);
    test.settle();
    assert_eq!(path(&test), 3);
    test.press_key(KeyAction::Left);
    test.settle();
    assert_eq!(path(&test), 1);
    assert_eq!(open(&test).ply(), WON, "the study does not step");
    let count = proof(&test).walk().expect("a proof").defences().len();
    test.press_key(KeyAction::Down);
    test.settle();
    assert_eq!(session(&test).chosen(), 1 % count.max(1));
    test.press_key(KeyAction::Up);
    test.settle();
    assert_eq!(session(&test).chosen(), 0);
}

#[test]
fn another_node_and_another_tab_take_the_proof_off_the_board() {
    let mut test = proven();
    test.send(StudyRequest::Show(StudyTab::Moves));
    assert_eq!(stones(&test), WON);
    test.send(StudyRequest::Show(StudyTab::Proof));
    assert_eq!(stones(&test), WON + 1, "the proof is still there");
    test.send(StudyRequest::Step(PlaybackStep::Previous));
    assert!(proof(&test).walk().is_none());
    assert_eq!(stones(&test), WON - 1);
    assert!(test.has("study-proof-find"));
}

#[test]
fn a_search_without_a_result_does_not_say_that_there_is_no_win() {
    let mut test = tab_at(1);
    test.press("study-proof-find");
    wait_until(&mut test, |test| {
        matches!(proof(test).state(), ProofState::NotFound { .. })
    });
    assert!(test.has("study-proof-further"));
    let ProofState::NotFound { nodes } = *proof(&test).state() else {
        panic!("the search goes on");
    };
    let side = test.text("game-white").into();
    let expected = [("side", side), ("nodes", nodes.into())];
    assert!(
        test.says_with("study-proof-not-found", &expected),
        "{:?}",
        test.texts()
    );
}

#[test]
fn a_reviewed_position_has_its_proof_at_once() {
    let mut test = studied();
    let game = open(&test).game().clone();
    test.resource_mut::<GameReview>().start(&game);
    wait_until(&mut test, |test| {
        test.resource::<GameReview>().progress().0 >= 3
    });
    test.resource_mut::<GameReview>().stop();
    test.send(StudyRequest::Step(PlaybackStep::To(WON)));
    test.send(StudyRequest::Show(StudyTab::Proof));
    test.press("study-proof-find");
    assert!(proof(&test).walk().is_some());
}

#[test]
fn the_proof_is_exported_as_sgf() {
    let mut test = proven();
    let button = test.control("study-proof-export");
    (test.app.world_mut()).trigger(bevy::ui_widgets::Activate { entity: button });
    let exports = test.resource::<Messages<ExportText>>();
    let exported = exports.iter_current_update_messages().next();
    let text = exported
        .map(|export| export.text.as_str())
        .unwrap_or_default();
    assert!(text.starts_with("(;FF[4]GM[4]"), "{text}");
}

#[test]
fn the_threat_of_the_last_move_is_shown_until_the_node_changes() {
    let mut test = studied();
    test.send(StudyRequest::Step(PlaybackStep::To(WON - 1)));
    test.send(ThreatRequest::Ask(ThreatQuestion::LastMove));
    wait_until(&mut test, |test| {
        !test.resource::<StudyThreat>().line().is_empty()
    });
    let line = test.board_model(BoardId::First).line.clone();
    assert_eq!(line.first().map(|(_, side)| *side), Some(Side::Black));
    assert_eq!(line, test.resource::<StudyThreat>().line());
    test.send(StudyRequest::Step(PlaybackStep::Previous));
    assert_eq!(test.board_model(BoardId::First).line, []);
}

#[test]
fn the_overlay_marks_where_a_side_makes_a_threat() {
    let mut test = studied();
    test.send(StudyRequest::Step(PlaybackStep::To(WON)));
    assert_eq!(test.board_model(BoardId::First).threats, []);
    test.press("study-threats");
    let marks = &test.board_model(BoardId::First).threats;
    assert!(
        marks.contains(&(point("k8"), ThreatMark::Four)),
        "{marks:?}"
    );
}
