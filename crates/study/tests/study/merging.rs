//! Merging studies by position: what stands in the study afterwards, compared with the positions of both; merging twice; undo.

use super::transpositions::{any_move, stones_at};
use super::{at, moves, play, setup_of, study_of};
use narabe_rules::{BoardSize, Move, NodeId, Point, Rule, Side, Symmetry};
use narabe_study::{
    Edit, Glyph, LeftOut, Mark, Merge, MergePlan, MergeRefusal, MergeSource, Study,
};
use proptest::prelude::*;
use proptest::sample::Index;
use std::collections::{BTreeMap, BTreeSet};

fn plan(study: &Study, sources: &[&Study]) -> MergePlan {
    let source = |(number, study): (usize, &&Study)| MergeSource {
        name: format!("game {number}"),
        study: (*study).clone(),
    };
    let sources = sources.iter().enumerate().map(source).collect();
    let mut merge = Merge::new(study, sources);
    while merge.step(study, 3) {
        assert!((0.0..=1.0).contains(&merge.share()));
    }
    merge.finish()
}

fn merge(study: &mut Study, sources: &[&Study]) -> MergePlan {
    let plan = plan(study, sources);
    let changed = study.apply(Edit::Merge(Box::new(plan.clone()))).unwrap();
    assert_eq!(changed, !plan.summary.is_empty());
    plan
}

/// All lines from the start to an end.
fn lines(study: &Study) -> Vec<String> {
    let record = study.record();
    let ends = record.numbered_nodes().into_iter();
    let ends = ends.filter(|node| record.children(*node).is_empty());
    let line = |node: NodeId| {
        let position = record.position_at(node);
        let turns: Vec<String> = position.turns().map(|turn| turn.to_string()).collect();
        turns.join(" ")
    };
    ends.map(line).collect()
}

/// The positions of the tree, all orientations of each as one.
fn positions(study: &Study) -> BTreeSet<Vec<(Point, Side, Side)>> {
    let nodes = study.record().numbered_nodes().into_iter();
    let canonical = |node| {
        let images = Symmetry::all().map(|symmetry| {
            let (stones, to_move) = stones_at(study, node, symmetry);
            let stones = stones
                .into_iter()
                .map(|(point, side)| (point, side, to_move));
            stones.collect::<Vec<_>>()
        });
        images.min().unwrap()
    };
    nodes.map(canonical).collect()
}

/// A tree of random lines, with comments, marks and glyphs.
fn tree(acts: &[(Index, Move, u8)]) -> Study {
    let mut study = Study::new(Rule::Freestyle, BoardSize::MIN);
    for (at, turn, text) in acts {
        let nodes = study.record().numbered_nodes();
        study.go_to(if text % 4 == 0 {
            *at.get(&nodes)
        } else {
            study.current()
        });
        if study.apply(Edit::Play(*turn)).is_err() {
            continue;
        }
        let node = study.current();
        if text % 5 == 0 {
            let comment = format!("comment {}", text % 3);
            study.apply(Edit::SetComment { node, comment }).unwrap();
        }
        if text % 7 == 0 {
            let mark = Some(Mark::Cross);
            let point = Point::new(text % 5, 0);
            study.apply(Edit::SetMark { node, point, mark }).unwrap();
            let glyph = Some(Glyph::ALL[usize::from(text % 4)]);
            study.apply(Edit::SetGlyph { node, glyph }).unwrap();
        }
    }
    study
}

fn any_tree() -> impl Strategy<Value = Study> {
    let act = (any::<Index>(), any_move(), any::<u8>());
    prop::collection::vec(act, 0..60).prop_map(|acts| tree(&acts))
}

/// The texts of the nodes that were there before.
fn kept(study: &Study, nodes: &[NodeId]) -> BTreeMap<NodeId, (Option<NodeId>, Option<Move>)> {
    let record = study.record();
    let of = |&node: &NodeId| (node, (record.parent(node), record.move_at(node)));
    nodes.iter().map(of).collect()
}

proptest! {
    #[test]
    fn the_study_then_has_the_positions_of_all(
        study in any_tree(),
        source in any_tree(),
        other in any_tree(),
        symmetry in prop::sample::select(Symmetry::all().collect::<Vec<_>>()),
    ) {
        let mut source = source;
        source.apply(Edit::Turn(symmetry)).unwrap();
        let mut merged = study.clone();
        let told = merge(&mut merged, &[&source, &other]).summary;
        prop_assert_eq!(told.left_out.len(), 0);
        let mut wanted = positions(&study);
        wanted.extend(positions(&source));
        wanted.extend(positions(&other));
        prop_assert_eq!(positions(&merged), wanted);
        // What was there is as it was.
        let nodes = study.record().numbered_nodes();
        prop_assert_eq!(kept(&merged, &nodes), kept(&study, &nodes));
        for &node in &nodes {
            let before = study.record().comment(node);
            prop_assert!(merged.record().comment(node).starts_with(before));
        }
        // What is told is so.
        prop_assert_eq!(merged.record().numbered_nodes().len(), nodes.len() + told.moves);
        let sources = source.record().nodes_added() + other.record().nodes_added() - 2;
        prop_assert!(told.present + told.moves >= sources);
        // All is taken back at once, and comes again.
        let after = merged.clone();
        if !told.is_empty() {
            prop_assert!(merged.undo());
            prop_assert_eq!(&merged, &study);
            prop_assert!(merged.redo());
            prop_assert_eq!(&merged, &after);
        }
    }

    #[test]
    fn merging_again_adds_nothing(study in any_tree(), source in any_tree()) {
        let mut merged = study;
        merge(&mut merged, &[&source]);
        let before = merged.clone();
        let told = merge(&mut merged, &[&source]).summary;
        prop_assert!(told.is_empty(), "{:?}\n{:?}\n{:?}", told, lines(&before), lines(&source));
        prop_assert_eq!(&merged, &before);
    }
}

#[test]
fn a_mirrored_game_goes_on_in_the_line_that_is_there() {
    let mut study = study_of("h8 i9 j8 k7");
    let told = merge(&mut study, &[&study_of("h8 g9 f8 g7")]).summary;
    assert_eq!(lines(&study), ["h8 i9 j8 k7", "h8 i9 j8 i7"]);
    assert_eq!((told.moves, told.variations, told.present), (1, 1, 3));
    assert_eq!(told.symmetries()[0], Symmetry::MIRROR);
}

#[test]
fn a_line_that_transposes_goes_on_where_the_position_stands() {
    let mut study = study_of("h8 i9 j10 k11");
    let told = merge(&mut study, &[&study_of("j10 i9 h8 g7 f6")]).summary;
    let wanted = ["h8 i9 j10 k11", "j10 i9 h8", "h8 i9 j10 g7 f6"];
    assert_eq!(lines(&study).iter().collect::<BTreeSet<_>>().len(), 3);
    assert!(
        wanted
            .iter()
            .all(|line| lines(&study).contains(&(*line).to_owned())),
        "{:?}",
        lines(&study)
    );
    assert_eq!((told.moves, told.transposed, told.present), (5, 1, 1));
}

#[test]
fn both_comments_are_kept_and_marks_of_the_study_stay() {
    let comment = |study: &mut Study, comment: &str| {
        let (node, comment) = (study.current(), comment.to_owned());
        study.apply(Edit::SetComment { node, comment }).unwrap();
    };
    let mark = |study: &mut Study, point: &str, mark: Mark| {
        let (node, point, mark) = (study.current(), at(point), Some(mark));
        study.apply(Edit::SetMark { node, point, mark }).unwrap();
    };
    let mut study = study_of("h8 i9");
    comment(&mut study, "Black wins");
    mark(&mut study, "j10", Mark::Cross);
    let mut source = study_of("h8 g9");
    comment(&mut source, "White holds");
    mark(&mut source, "f10", Mark::Circle);
    mark(&mut source, "f8", Mark::Triangle);
    let told = merge(&mut study, &[&source]).summary;
    let node = study.current();
    assert_eq!(
        study.record().comment(node),
        "Black wins\n\ngame 0:\nWhite holds"
    );
    let marks = &study.annotation(node).marks;
    assert_eq!(marks.get(&at("j10")), Some(&Mark::Cross));
    assert_eq!(marks.get(&at("j8")), Some(&Mark::Triangle));
    assert_eq!((told.comments, told.comment_conflicts), (0, 1));
    assert_eq!((told.marks, told.mark_conflicts), (1, 1));
}

#[test]
fn another_size_rule_or_start_is_refused_by_name() {
    let study = study_of("h8 i9");
    let size = BoardSize::new(19).unwrap();
    let stones =
        |white| Study::from_setup(&setup_of(Rule::Freestyle, "h8", white, Side::Black)).unwrap();
    let mut known = stones("g7");
    play(&mut known, "j10");
    let others = [
        Study::new(Rule::Freestyle, size),
        Study::new(Rule::Renju, BoardSize::DEFAULT),
        stones("i10"),
        known,
    ];
    let plan = plan(&study, &others.iter().collect::<Vec<_>>());
    let refused: Vec<_> = plan
        .summary
        .refused
        .iter()
        .map(|(name, reason)| (name.as_str(), *reason))
        .collect();
    let wanted = [
        ("game 0", MergeRefusal::Size(size)),
        ("game 1", MergeRefusal::Rule(Rule::Renju)),
        ("game 2", MergeRefusal::Start),
    ];
    assert_eq!(refused, wanted);
    // A start that stands in the study is a place to go on at.
    assert_eq!((plan.summary.sources, plan.summary.moves), (1, 1));
}

#[test]
fn passes_that_the_study_does_not_allow_are_left_out_with_what_follows() {
    let mut setup = setup_of(Rule::Freestyle, "", "", Side::Black);
    setup.set_free_passes(true);
    let mut source = Study::from_setup(&setup).unwrap();
    play(&mut source, "h8 -- i9 j10");
    let mut study = study_of("h8 i9");
    let told = merge(&mut study, &[&source]).summary;
    assert_eq!(told.left_out, BTreeMap::from([(LeftOut::Pass, 3)]));
    assert_eq!(lines(&study), ["h8 i9"]);
}

#[test]
fn a_plan_for_moves_that_are_gone_changes_nothing() {
    let mut study = study_of("h8 i9 j10");
    let plan = plan(&study, &[&study_of("h8 i9 j10 k11")]);
    let node = study
        .record()
        .follow(study.record().root(), &moves("h8 i9"))
        .0;
    study.apply(Edit::RemoveBranch(node)).unwrap();
    let before = study.clone();
    assert!(study.apply(Edit::Merge(Box::new(plan))).is_err());
    assert_eq!(study, before);
}

#[test]
fn games_of_a_list_are_merged_with_each_other() {
    let mut study = Study::new(Rule::Freestyle, BoardSize::DEFAULT);
    let games = ["h8 i9 j8", "h8 g9 f8 h6", "j8 i9 h8 h9"].map(study_of);
    let told = merge(&mut study, &games.iter().collect::<Vec<_>>()).summary;
    assert_eq!((told.sources, told.transposed), (3, 1));
    assert_eq!(positions(&study).len(), 1 + 3 + 1 + 3);
}
