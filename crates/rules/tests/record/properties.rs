//! Properties of records under random actions.

use narabe_rules::{BoardSize, Move, NodeId, Point, Position, Record, Rule};
use proptest::prelude::*;

use super::files::read;

/// An action on a record.
#[derive(Clone, Debug)]
enum Act {
    Play(u8, u8),
    Pass,
    Undo,
    Redo,
    GoToPly(usize),
    GoTo(prop::sample::Index),
    Resign,
    AgreeDraw,
    Flag,
    Retract,
    Comment(prop::sample::Index, String),
}

fn any_act() -> impl Strategy<Value = Act> {
    prop_oneof![
        12 => (0_u8..=5, 0_u8..=5).prop_map(|(x, y)| Act::Play(x, y)),
        2 => Just(Act::Pass),
        4 => Just(Act::Undo),
        2 => Just(Act::Redo),
        1 => (0_usize..30).prop_map(Act::GoToPly),
        2 => any::<prop::sample::Index>().prop_map(Act::GoTo),
        1 => prop::sample::select(vec![Act::Resign, Act::AgreeDraw, Act::Flag, Act::Retract]),
        1 => (any::<prop::sample::Index>(), any::<String>()).prop_map(|(node, text)| Act::Comment(node, text)),
    ]
}

/// Performs an action. `nodes` are all nodes of the record so far.
fn act(record: &mut Record, nodes: &mut Vec<NodeId>, act: Act) {
    let side = record.position().side_to_move();
    match act {
        Act::Play(x, y) => {
            let before = record.clone();
            match record.play(Point::new(x, y)) {
                Ok(played) if played.is_new => nodes.push(played.node),
                Ok(played) => assert!(nodes.contains(&played.node)),
                Err(_) => assert_eq!(*record, before),
            }
        }
        Act::Pass => {
            if let Ok(played) = record.pass()
                && played.is_new
            {
                nodes.push(played.node);
            }
        }
        Act::Undo => drop(record.undo()),
        Act::Redo => drop(record.redo()),
        Act::GoToPly(ply) => record.go_to_ply(ply),
        Act::GoTo(index) => assert!(record.go_to(*index.get(nodes))),
        Act::Resign => drop(record.resign(side).is_ok()),
        Act::AgreeDraw => drop(record.agree_draw().is_ok()),
        Act::Flag => drop(record.flag(side).is_ok()),
        Act::Retract => drop(record.retract()),
        Act::Comment(index, text) => record.set_comment(*index.get(nodes), text),
    }
}

/// The moves from the root to a node.
fn path(record: &Record, node: NodeId) -> Vec<Move> {
    let nodes = std::iter::successors(Some(node), |&node| record.parent(node));
    let mut moves: Vec<Move> = nodes.filter_map(|node| record.move_at(node)).collect();
    moves.reverse();
    moves
}

proptest! {
    #[test]
    fn the_tree_keeps_every_node_and_its_path(
        rule in prop::sample::select(vec![Rule::Freestyle, Rule::Renju]),
        acts in prop::collection::vec(any_act(), 0..150),
    ) {
        let mut record = Record::new(rule, BoardSize::MIN);
        let mut nodes = vec![record.root()];
        let mut paths = vec![Vec::new()];
        for step in acts {
            act(&mut record, &mut nodes, step);
            paths.extend(nodes[paths.len()..].iter().map(|&node| path(&record, node)));

            let mut replayed = Position::new(rule, BoardSize::MIN);
            for turn in path(&record, record.current()) {
                prop_assert!(replayed.play_turn(turn).is_ok());
            }
            prop_assert_eq!(record.position().board(), replayed.board());
            prop_assert_eq!(record.position().moves(), replayed.moves());
            prop_assert_eq!(record.position().side_to_move(), replayed.side_to_move());
            if let Some(outcome) = replayed.outcome() {
                prop_assert_eq!(record.outcome(), Some(outcome));
            }
            let line = record.line();
            prop_assert_eq!(&line[..record.ply()], &replayed.turns().collect::<Vec<_>>());
            prop_assert_eq!(line.len(), record.ply() + record.redo_count());
        }
        for (&node, expected) in nodes.iter().zip(&paths) {
            prop_assert_eq!(&path(&record, node), expected);
        }
        let text = ron::to_string(&record).unwrap();
        prop_assert_eq!(read(&text), Ok(record));
    }
}
