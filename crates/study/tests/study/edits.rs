//! Single edits of a study.

use narabe_notation::write_move_list;
use narabe_rules::{BoardSize, BranchError, NodeId, PlayError, Record, Rule, Side};
use narabe_study::{Edit, EditError, Glyph, Mark, Study};

use super::{at, moves, play, setup_of, study_of};

/// The main line as text.
fn main_line(study: &Study) -> String {
    let record = study.record();
    let first = |&node: &NodeId| record.children(node).first().copied();
    let nodes = std::iter::successors(Some(record.root()), first);
    let line: Vec<_> = nodes.filter_map(|node| record.move_at(node)).collect();
    write_move_list(&line)
}

#[test]
fn a_variation_can_be_undone_and_redone() {
    let mut study = study_of("h8 i9");
    study.go_to_ply(1);
    let before = study.clone();
    play(&mut study, "h9");
    let node = study.current();
    assert_eq!(
        study
            .record()
            .children(study.record().parent(node).unwrap())
            .len(),
        2
    );
    assert!(study.undo());
    assert_eq!(study, before);
    assert!(!study.record().contains(node) && !study.go_to(node));
    assert!(study.redo() && study.current() == node);
    assert_eq!(
        (study.undo_count(), study.redo_count(), study.redo()),
        (3, 0, false)
    );
}

#[test]
fn a_known_move_is_no_edit() {
    let mut study = study_of("h8 i9");
    study.go_to_ply(0);
    assert_eq!(study.apply(Edit::Play(moves("h8")[0])), Ok(false));
    assert_eq!((study.position().ply(), study.undo_count()), (1, 2));
}

#[test]
fn removing_the_branch_of_the_current_node_goes_to_its_parent() {
    let mut study = study_of("h8 i9 j10 k11");
    let [second, last] = [2, 4].map(|ply| {
        study.go_to_ply(ply);
        study.current()
    });
    let before = study.clone();
    assert_eq!(study.apply(Edit::RemoveBranch(second)), Ok(true));
    assert_eq!(
        (study.position().ply(), main_line(&study)),
        (1, "h8".into())
    );
    let comment = String::from("gone");
    let gone = Edit::SetComment {
        node: last,
        comment,
    };
    assert_eq!(study.apply(gone), Err(BranchError::NoSuchNode.into()));
    study.undo();
    assert_eq!((&study, study.current()), (&before, last));
    let root = study.record().root();
    assert_eq!(
        study.apply(Edit::RemoveBranch(root)),
        Err(BranchError::Root.into())
    );
}

#[test]
fn variations_are_promoted_step_by_step_or_at_once() {
    let mut study = study_of("h8 i9");
    for line in ["h9", "i8", "i7 j6"] {
        study.go_to_ply(1);
        play(&mut study, line);
    }
    let deep = study.current();
    let before = study.clone();
    for (promoted, line) in [(2, "h8 i9"), (1, "h8 i9"), (0, "h8 i7 j6")] {
        study.apply(Edit::Promote(deep)).unwrap();
        let record = study.record();
        let parent = record.parent(deep).unwrap();
        let siblings = record.children(record.parent(parent).unwrap());
        assert_eq!(
            siblings.iter().position(|node| *node == parent),
            Some(promoted)
        );
        assert_eq!(main_line(&study), line);
    }
    assert_eq!(
        study.apply(Edit::Promote(deep)),
        Err(BranchError::InMainLine.into())
    );
    (0..3).for_each(|_| assert!(study.undo()));
    assert_eq!(study, before);
    study.apply(Edit::MakeMainLine(deep)).unwrap();
    assert_eq!(main_line(&study), "h8 i7 j6");
    study.undo();
    assert_eq!(study, before);
}

#[test]
fn annotations_and_comments_are_edits() {
    let mut study = study_of("h8");
    let (node, root) = (study.current(), study.record().root());
    let before = study.clone();
    let mark = |point: &str, mark| Edit::SetMark {
        node,
        point: at(point),
        mark,
    };
    assert_eq!(study.apply(mark("a1", Some(Mark::Circle))), Ok(true));
    assert_eq!(study.apply(mark("a1", Some(Mark::Circle))), Ok(false));
    assert_eq!(study.apply(mark("a2", None)), Ok(false));
    study
        .apply(Edit::SetGlyph {
            node,
            glyph: Some(Glyph::Blunder),
        })
        .unwrap();
    study
        .apply(Edit::SetComment {
            node,
            comment: "why?".into(),
        })
        .unwrap();
    assert_eq!(study.record().comment(node), "why?");
    study.apply(Edit::ClearMarks(node)).unwrap();
    assert!(study.annotation(node).marks.is_empty());
    (0..4).for_each(|_| assert!(study.undo()));
    assert_eq!(study, before);
    assert!(matches!(
        study.apply(mark("p16", Some(Mark::Cross))),
        Err(EditError::MarkOffBoard { .. })
    ));
    let glyph = Edit::SetGlyph {
        node: root,
        glyph: None,
    };
    assert_eq!(study.apply(glyph), Err(EditError::NoMove));
}

#[test]
fn a_line_is_inserted_whole_or_not_at_all() {
    let mut study = study_of("h8 i9 j10");
    let from = study.record().children(study.record().root())[0];
    let before = study.clone();
    let fault = study
        .insert_line(from, &moves("i9 j10 k11 i9"))
        .unwrap_err();
    assert!(fault.to_string().contains("move 4: i9 is taken"), "{fault}");
    assert_eq!(study, before);
    let last = study.insert_line(from, &moves("i9 h9 h10")).unwrap();
    assert_eq!(study.current(), before.current());
    assert_eq!(study.record().position_at(last).ply(), 4);
    assert_eq!(main_line(&study), "h8 i9 j10");
    assert_eq!(study.insert_line(from, &moves("i9 h9 h10")), Ok(last));
    assert_eq!(study.undo_count(), 4);
    study.undo();
    assert_eq!(study, before);
}

#[test]
fn a_resigned_game_can_be_studied_beyond_its_end() {
    let mut record = Record::new(Rule::Freestyle, BoardSize::DEFAULT);
    record.play(at("h8")).unwrap();
    record.resign(Side::White).unwrap();
    let resigned = record.outcome().cloned();
    let mut study = Study::from_record(record);
    assert_eq!(study.position().outcome(), resigned.as_ref());
    let taken = study.apply(Edit::Play(moves("h8")[0]));
    assert!(matches!(
        taken,
        Err(EditError::Play(PlayError::Occupied { .. }))
    ));
    assert_eq!(study.position().outcome(), resigned.as_ref());
    play(&mut study, "i9");
    assert_eq!(study.position().outcome(), None);
    study.undo();
    assert_eq!(study.position().outcome(), resigned.as_ref());
}

#[test]
fn forbidden_points_are_refused_but_a_lost_game_may_end_with_one() {
    let setup = setup_of(Rule::Renju, "h9 h10 f8 g8", "a1 a3 a5 a7", Side::Black);
    let mut study = Study::from_setup(&setup).unwrap();
    let refused = study.apply(Edit::Play(moves("h8")[0]));
    assert!(matches!(
        refused,
        Err(EditError::Play(PlayError::Forbidden { .. }))
    ));
    let root = study.record().root();
    let last = study.insert_line(root, &moves("h8")).unwrap();
    study.go_to(last);
    let winner = study
        .position()
        .outcome()
        .and_then(|outcome| outcome.winner());
    assert_eq!(winner, Some(Side::White));
}
