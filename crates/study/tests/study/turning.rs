//! Turning and mirroring a study as an edit.

use super::findings::found_study;
use super::{at, play, setup_of, study_of};
use narabe_rules::{BoardSize, Rule, Setup, Side, Symmetry};
use narabe_study::proof::ProvenWin;
use narabe_study::{Edit, Mark, Study};

/// The moves of the main line.
fn line(study: &Study) -> String {
    let game = study.game();
    let turns = game.turns().map(|turn| turn.to_string());
    turns.collect::<Vec<_>>().join(" ")
}

#[test]
fn moves_marks_and_removed_branches_are_turned_and_come_back() {
    let mut study = study_of("h8 i9 j10");
    let node = study.current();
    let (point, mark) = (at("k11"), Some(Mark::Cross));
    study.apply(Edit::SetMark { node, point, mark }).unwrap();
    study.go_to_ply(1);
    play(&mut study, "g9 f10");
    let variation = study.current();
    study.apply(Edit::RemoveBranch(variation)).unwrap();
    let before = study.clone();
    assert_eq!(study.apply(Edit::Turn(Symmetry::MIRROR)), Ok(true));
    assert_eq!(line(&study), "h8 g9 f10");
    assert_eq!(study.current(), before.current());
    assert!(study.annotation(node).marks.contains_key(&at("e11")));
    assert_eq!(study.orientation(), Symmetry::MIRROR);
    // What was removed before lies as the rest does when it comes back.
    study.apply(Edit::Turn(Symmetry::UPSIDE_DOWN)).unwrap();
    assert_eq!(study.orientation(), Symmetry::HALF_TURN);
    assert!(study.undo() && study.undo());
    assert_eq!(study, before);
    assert_eq!(study.orientation(), Symmetry::IDENTITY);
    assert!(study.undo());
    let record = study.record();
    assert_eq!(
        record.move_at(variation).map(|turn| turn.to_string()),
        Some("f10".into())
    );
    assert!(study.redo() && study.redo());
    assert_eq!(line(&study), "h8 g9 f10");
    assert_eq!(study.apply(Edit::Turn(Symmetry::IDENTITY)), Ok(false));
}

#[test]
fn stones_that_were_set_up_are_turned() {
    let mut setup = setup_of(Rule::Renju, "h8 a1", "i9", Side::White);
    setup.set_free_passes(true);
    let mut study = Study::from_setup(&setup).unwrap();
    play(&mut study, "j10");
    study.apply(Edit::Turn(Symmetry::CLOCKWISE)).unwrap();
    let start = study.position().start();
    assert_eq!(start.board().get(at("a15")), Some(Side::Black));
    assert_eq!(start.board().get(at("i7")), Some(Side::White));
    assert!(start.has_free_passes());
    assert_eq!(start.side_to_move(), Side::White);
    assert_eq!(study.position().last_move(), Some(at("j6")));
}

#[test]
fn a_won_game_stays_won() {
    let mut study = study_of("h8 a1 i8 b1 j8 c1 k8 d1 l8");
    study.apply(Edit::Turn(Symmetry::COUNTERCLOCKWISE)).unwrap();
    let winner = study
        .position()
        .outcome()
        .and_then(|outcome| outcome.winner());
    assert_eq!(winner, Some(Side::Black));
}

#[test]
fn what_was_found_is_turned_with_the_study() {
    let (study, found) = found_study();
    let size = BoardSize::DEFAULT;
    for symmetry in Symmetry::all() {
        let turned = found.turned(symmetry, size);
        assert_eq!(turned == found, symmetry == Symmetry::IDENTITY);
        assert_eq!(turned.turned(symmetry.inverse(), size), found);
        // A proof of the position is one of its image.
        let mut study = study.clone();
        study.apply(Edit::Turn(symmetry)).unwrap();
        let tree = turned.proofs[&study.current()].clone();
        let checked = ProvenWin::check(&Setup::from(study.position()), tree);
        assert!(checked.is_ok(), "{symmetry:?}");
    }
}
