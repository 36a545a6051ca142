//! Properties of studies under random edits.

use narabe_notation::{GameResult, WinReason};
use narabe_rules::{BoardSize, Move, NodeId, Point, Rule, Setup, Side, Symmetry};
use narabe_study::{
    Annotation, Edit, Glyph, Mark, MarkLetter, MarkNumber, NodeProperty, SavedStudy, Study,
};
use proptest::prelude::*;
use proptest::sample::Index;

/// An action on a study.
#[derive(Clone, Debug)]
enum Act {
    Play(Move),
    Insert(Index, Vec<Move>),
    GoTo(Index),
    Remove(Index),
    Promote(Index),
    MakeMainLine(Index),
    Comment(Index, String),
    SetMark(Index, Point, Option<Mark>),
    ClearMarks(Index),
    Glyph(Index, Option<Glyph>),
    Turn(Symmetry),
    Name(Index, String),
    Data(Rule, String, GameResult),
    Undo,
    Redo,
}

fn any_move() -> impl Strategy<Value = Move> {
    prop_oneof![
        20 => (0_u8..=5, 0_u8..=5).prop_map(|(x, y)| Move::Stone(Point::new(x, y))),
        1 => Just(Move::Pass),
    ]
}

fn any_mark() -> impl Strategy<Value = Mark> {
    prop_oneof![
        Just(Mark::Circle),
        Just(Mark::Cross),
        prop::char::range('a', 'z')
            .prop_map(|letter| Mark::Letter(MarkLetter::new(letter).unwrap())),
        (1_u8..=99).prop_map(|number| Mark::Number(MarkNumber::new(number).unwrap())),
    ]
}

fn any_rule() -> impl Strategy<Value = Rule> {
    prop::sample::select(Rule::ALL.to_vec())
}

fn any_result() -> impl Strategy<Value = GameResult> {
    let resigned = GameResult::Win {
        winner: Side::White,
        reason: WinReason::Resignation,
    };
    let results = [GameResult::Unknown, GameResult::Draw, resigned];
    prop::sample::select(results.to_vec())
}

fn any_act() -> impl Strategy<Value = Act> {
    let node = any::<Index>;
    prop_oneof![
        12 => any_move().prop_map(Act::Play),
        2 => (node(), prop::collection::vec(any_move(), 0..5)).prop_map(|(node, moves)| Act::Insert(node, moves)),
        6 => node().prop_map(Act::GoTo),
        2 => node().prop_map(Act::Remove),
        2 => node().prop_map(Act::Promote),
        2 => node().prop_map(Act::MakeMainLine),
        1 => (node(), ".{0,20}").prop_map(|(node, text)| Act::Comment(node, text)),
        2 => (node(), (0_u8..=5, 0_u8..=5), prop::option::of(any_mark()))
            .prop_map(|(node, (x, y), mark)| Act::SetMark(node, Point::new(x, y), mark)),
        1 => node().prop_map(Act::ClearMarks),
        1 => (node(), prop::option::of(prop::sample::select(Glyph::ALL.to_vec())))
            .prop_map(|(node, glyph)| Act::Glyph(node, glyph)),
        1 => prop::sample::select(Symmetry::all().collect::<Vec<_>>()).prop_map(Act::Turn),
        1 => (node(), "[a-z]{0,4}").prop_map(|(node, name)| Act::Name(node, name)),
        2 => (any_rule(), "[a-z]{0,2}", any_result())
            .prop_map(|(rule, event, result)| Act::Data(rule, event, result)),
        2 => Just(Act::Undo),
        1 => Just(Act::Redo),
    ]
}

/// The edit that an action is, if it is one. `nodes` are all nodes there have ever been.
fn edit_of(study: &Study, act: Act, nodes: &[NodeId]) -> Option<Edit> {
    let at = |index: Index| *index.get(nodes);
    Some(match act {
        Act::Play(turn) => Edit::Play(turn),
        Act::Insert(node, moves) => Edit::InsertLine {
            from: at(node),
            moves,
        },
        Act::Remove(node) => Edit::RemoveBranch(at(node)),
        Act::Promote(node) => Edit::Promote(at(node)),
        Act::MakeMainLine(node) => Edit::MakeMainLine(at(node)),
        Act::Comment(node, comment) => Edit::SetComment {
            node: at(node),
            comment,
        },
        Act::SetMark(node, point, mark) => Edit::SetMark {
            node: at(node),
            point,
            mark,
        },
        Act::ClearMarks(node) => Edit::ClearMarks(at(node)),
        Act::Glyph(node, glyph) => Edit::SetGlyph {
            node: at(node),
            glyph,
        },
        Act::Turn(symmetry) => Edit::Turn(symmetry),
        Act::Name(node, name) => Edit::SetProperties {
            node: at(node),
            properties: vec![NodeProperty {
                name: "N".to_owned(),
                values: format!("[{name}]"),
            }],
        },
        Act::Data(rule, event, result) => {
            let mut data = study.data();
            data.rule = rule;
            data.info.event = event;
            data.info.result = result;
            Edit::SetData(Box::new(data))
        }
        Act::GoTo(_) | Act::Undo | Act::Redo => return None,
    })
}

/// Edits, and checks that undoing and redoing the edit changes the study back and forth.
fn apply(study: &mut Study, edit: Edit) -> Result<(), TestCaseError> {
    let before = study.clone();
    match study.apply(edit) {
        Ok(true) => {
            let after = study.clone();
            prop_assert!(study.undo());
            prop_assert_eq!(&*study, &before);
            prop_assert_eq!(study.current(), before.current());
            prop_assert!(study.redo());
            prop_assert_eq!(&*study, &after);
            prop_assert_eq!(study.current(), after.current());
        }
        Ok(false) => prop_assert_eq!(study.undo_count(), before.undo_count()),
        Err(_) => prop_assert_eq!(&*study, &before),
    }
    Ok(())
}

fn start(rule: Rule, has_setup: bool) -> Study {
    if !has_setup {
        return Study::new(rule, BoardSize::MIN);
    }
    let mut setup = Setup::new(rule, BoardSize::MIN);
    setup.place(Point::new(2, 2), Side::White).unwrap();
    setup.place(Point::new(2, 3), Side::White).unwrap();
    setup.set_to_move(Side::White);
    Study::from_setup(&setup).unwrap()
}

/// All nodes with what edits change. Going to a node changes the current node and the line, which are left out.
fn tree(study: &Study) -> Vec<(NodeId, Vec<NodeId>, String, Annotation)> {
    let record = study.record();
    let nodes = record.numbered_nodes().into_iter();
    nodes
        .map(|node| {
            let comment = record.comment(node).to_owned();
            let children = record.children(node).to_vec();
            (node, children, comment, study.annotation(node).clone())
        })
        .collect()
}

/// The nodes and the comments below each node, as the record keeps them.
fn kept_counts(study: &Study) -> Vec<(NodeId, usize, usize)> {
    let record = study.record();
    let nodes = record.numbered_nodes().into_iter();
    nodes
        .map(|node| (node, record.nodes_below(node), record.comments_below(node)))
        .collect()
}

/// The same, counted node by node.
fn counted(study: &Study) -> Vec<(NodeId, usize, usize)> {
    let record = study.record();
    let all = record.numbered_nodes();
    let is_below = |node: NodeId, above: NodeId| {
        let mut way = std::iter::successors(record.parent(node), |node| record.parent(*node));
        way.any(|on_way| on_way == above)
    };
    let count = |above: NodeId| {
        let below = all.iter().filter(|node| is_below(**node, above));
        let commented = below
            .clone()
            .filter(|node| !record.comment(**node).is_empty());
        (above, below.count(), commented.count())
    };
    all.iter().map(|&above| count(above)).collect()
}

proptest! {
    #[test]
    fn edits_can_be_undone_redone_and_saved(
        rule in prop::sample::select(vec![Rule::Freestyle, Rule::Renju]),
        has_setup in any::<bool>(),
        acts in prop::collection::vec(any_act(), 0..80),
    ) {
        let mut study = start(rule, has_setup);
        let mut nodes = vec![study.record().root()];
        for act in acts {
            match &act {
                Act::GoTo(index) => {
                    let node = *index.get(&nodes);
                    prop_assert_eq!(study.go_to(node), study.record().contains(node));
                }
                Act::Undo => drop(study.undo()),
                Act::Redo => drop(study.redo()),
                _ => {}
            }
            if let Some(edit) = edit_of(&study, act, &nodes) {
                apply(&mut study, edit)?;
            }
            for node in study.record().numbered_nodes() {
                if !nodes.contains(&node) {
                    nodes.push(node);
                }
            }
            let here = study.record().position_at(study.current());
            prop_assert_eq!(study.position().board(), here.board());
            prop_assert_eq!(kept_counts(&study), counted(&study));
        }
        let read = SavedStudy::decode(&SavedStudy::encode(&study).unwrap());
        prop_assert_eq!(read.as_ref(), Ok(&study));
        let read = read.unwrap();
        prop_assert_eq!(kept_counts(&read), counted(&read));
    }

    #[test]
    fn all_edits_are_undone_and_redone(acts in prop::collection::vec(any_act(), 0..60)) {
        let mut study = start(Rule::Freestyle, false);
        let mut nodes = vec![study.record().root()];
        for edit in acts {
            let Some(edit) = edit_of(&study, edit, &nodes) else {
                continue;
            };
            let _ = study.apply(edit);
            nodes = study.record().numbered_nodes();
        }
        let after = tree(&study);
        while study.undo() {}
        prop_assert_eq!(&study, &start(Rule::Freestyle, false));
        while study.redo() {}
        prop_assert_eq!(tree(&study), after);
    }
}

#[test]
fn a_record_of_ten_thousand_nodes_is_edited_and_saved_quickly() {
    let mut study = Study::new(Rule::Freestyle, BoardSize::MAX);
    let root = study.record().root();
    let points: Vec<Move> = BoardSize::MAX.points().map(Move::Stone).collect();
    for &first in &points[..120] {
        // No five in a row: columns alternate, and no other stones are neighbours.
        let others = points[200..].iter().step_by(5).copied();
        let line: Vec<Move> = std::iter::once(first).chain(others).collect();
        let last = study.insert_line(root, &line).unwrap();
        assert!(study.go_to(last));
        study.apply(Edit::MakeMainLine(last)).unwrap_or_default();
    }
    let nodes = study.record().numbered_nodes();
    assert!(nodes.len() > 10_000, "{}", nodes.len());
    for &node in &nodes[1..] {
        study
            .apply(Edit::SetGlyph {
                node,
                glyph: Some(Glyph::Good),
            })
            .unwrap();
    }
    let text = SavedStudy::encode(&study).unwrap();
    assert_eq!(SavedStudy::decode(&text), Ok(study.clone()));
    while study.undo() {}
    assert_eq!(study, Study::new(Rule::Freestyle, BoardSize::MAX));
}
