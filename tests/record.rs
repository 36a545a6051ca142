//! The record: a tree that loses nothing, and that no file can make lie.

use narabe::notation::{parse_move_list, write_move_list};
use narabe::rules::{
    BoardSize, DrawReason, Move, NodeId, Outcome, PlayError, Point, Position, Record, Rule, Side,
    Victory,
};
use proptest::prelude::*;

fn record_of(moves: &str) -> Record {
    let mut record = Record::new(Rule::Freestyle, BoardSize::DEFAULT);
    play_all(&mut record, moves);
    record
}

fn play_all(record: &mut Record, moves: &str) {
    for point in parse_move_list(moves).unwrap() {
        record.play(point).unwrap();
    }
}

fn at(text: &str) -> Point {
    text.parse().unwrap()
}

fn stone(text: &str) -> Move {
    Move::Stone(at(text))
}

#[test]
fn a_move_after_an_undo_makes_a_variation_and_loses_nothing() {
    let mut record = record_of("h8 i9 j10");
    assert_eq!(
        (record.undo(), record.undo()),
        (Some(stone("j10")), Some(stone("i9")))
    );
    assert_eq!((record.undo_count(), record.redo_count()), (1, 2));
    let branch = record.current();
    assert!(record.play(at("h9")).unwrap().is_new);
    assert_eq!(write_move_list(&record.line()), "h8 h9");

    let tried: Vec<_> = record
        .children(branch)
        .iter()
        .map(|&child| record.move_at(child).unwrap())
        .collect();
    assert_eq!(tried, [stone("i9"), stone("h9")]);
    record.undo();
    assert!(!record.play(at("i9")).unwrap().is_new);
    assert_eq!(record.redo(), Some(stone("j10")));
    assert_eq!(write_move_list(&record.line()), "h8 i9 j10");
}

#[test]
fn redo_follows_the_child_visited_last() {
    let mut record = record_of("h8 i9");
    record.undo();
    play_all(&mut record, "h9 h10");
    record.go_to(record.root());
    assert_eq!(write_move_list(&record.line()), "h8 h9 h10");
    assert_eq!(
        [(); 4].map(|()| record.redo()),
        [
            Some(stone("h8")),
            Some(stone("h9")),
            Some(stone("h10")),
            None
        ]
    );
}

#[test]
fn a_line_can_end_before_the_moves_that_follow_in_the_tree() {
    let mut record = record_of("h8 i9 j10");
    record.go_to_ply(1);
    record.end_line();
    assert_eq!((record.redo_count(), record.redo()), (0, None));
    assert_eq!(write_move_list(&record.line()), "h8");
    let again = read(&ron::to_string(&record).unwrap()).unwrap();
    assert_eq!(again, record);
    assert_eq!(record.children(record.current()).len(), 1);
    play_all(&mut record, "i9");
    assert_eq!(write_move_list(&record.line()), "h8 i9 j10");
}

#[test]
fn steps_along_the_line_keep_the_line() {
    let mut record = record_of("h8 i9 j10 k11");
    for (ply, expected) in [(0, 0), (3, 3), (1, 1), (99, 4), (2, 2)] {
        record.go_to_ply(ply);
        assert_eq!(
            (record.ply(), record.undo_count(), record.redo_count()),
            (expected, expected, 4 - expected)
        );
        assert_eq!(write_move_list(&record.line()), "h8 i9 j10 k11");
    }
}

#[test]
fn words_end_the_game_at_their_node_alone() {
    let mut record = record_of("h8 i9");
    let resigned = Outcome::Win {
        winner: Side::White,
        by: Victory::Resignation,
    };
    assert_eq!(record.resign(Side::Black), Ok(&resigned));
    assert_eq!(record.play(at("j10")), Err(PlayError::GameOver));
    assert_eq!(record.agree_draw(), Err(PlayError::GameOver));
    assert_eq!(record.flag(Side::White), Err(PlayError::GameOver));

    record.go_to_ply(1);
    assert_eq!(record.outcome(), None);
    record.play(at("h9")).unwrap();
    assert_eq!(
        record.agree_draw(),
        Ok(&Outcome::Draw(DrawReason::Agreement))
    );
    record.go_to_ply(1);
    play_all(&mut record, "i9");
    assert_eq!(record.outcome(), Some(&resigned));
}

#[test]
fn undo_takes_a_word_back_before_a_stone() {
    let mut record = record_of("h8 i9");
    record.flag(Side::White).unwrap();
    assert_eq!(record.undo_count(), 3);
    assert_eq!(record.undo(), None);
    assert_eq!(
        (record.outcome(), record.ply(), record.undo_count()),
        (None, 2, 2)
    );
    assert_eq!(record.undo(), Some(stone("i9")));
    assert_eq!(record.redo(), Some(stone("i9")));
    assert_eq!(record.outcome(), None);
    assert_eq!(record.retract(), None);
}

#[test]
fn a_won_game_is_won_again_by_redo_and_is_not_ended_twice() {
    let mut record = record_of("a1 a2 b1 b2 c1 c2 d1 d2 e1");
    let won = record.outcome().cloned();
    assert_eq!(won.as_ref().and_then(Outcome::winner), Some(Side::Black));
    assert_eq!(record.resign(Side::Black), Err(PlayError::GameOver));
    assert_eq!(record.retract(), None);
    assert_eq!(record.undo(), Some(stone("e1")));
    assert_eq!(record.outcome(), None);
    record.redo();
    assert_eq!(record.outcome(), won.as_ref());
}

#[test]
fn nodes_of_another_record_do_no_harm() {
    let foreign = record_of("h8 i9 j10").current();
    let mut record = record_of("h8");
    let before = record.clone();
    assert!(!record.go_to(foreign));
    record.set_comment(foreign, "lost");
    assert_eq!(
        (
            record.parent(foreign),
            record.move_at(foreign),
            record.comment(foreign)
        ),
        (None, None, "")
    );
    assert!(record.children(foreign).is_empty());
    assert_eq!(record, before);
}

fn read(text: &str) -> Result<Record, String> {
    ron::from_str(text).map_err(|error| error.to_string())
}

/// A stored record with these moves, and these other fields in place of the usual ones.
fn stored(moves: &str, rest: &str) -> String {
    format!("(rule: Freestyle, size: 15, moves: [{moves}], {rest})")
}

const PLAIN: &str = "current: 0, visited: {}, endings: {}, comments: {}";

#[test]
fn the_stored_form_is_what_it_was() {
    let mut record = record_of("h8 i9");
    record.undo();
    play_all(&mut record, "h9");
    record.set_comment(record.current(), "indirect or direct?");
    record.resign(Side::White).unwrap();
    let text = stored(
        r#"(0,"h8"),(1,"i9"),(1,"h9")"#,
        r#"current: 3, visited: {1: 1}, endings: {3: Win(winner: Black, by: Resignation)}, comments: {3: "indirect or direct?"}"#,
    );
    assert_eq!(read(&text), Ok(record));
}

#[test]
fn an_ending_before_the_first_move_survives_storage() {
    let mut record = record_of("");
    record.resign(Side::Black).unwrap();
    let mut stored = read(&ron::to_string(&record).unwrap()).unwrap();
    assert_eq!(stored.outcome(), record.outcome());
    assert_eq!(stored.play(at("h8")), Err(PlayError::GameOver));
}

#[test]
fn hostile_files_are_refused_with_a_reason() {
    let faults = [
        (
            stored(r#"(1,"h8")"#, PLAIN),
            "node 1 says that it follows node 1",
        ),
        (
            stored(r#"(2,"h8"),(1,"i9")"#, PLAIN),
            "node 1 says that it follows node 2",
        ),
        (
            stored(r#"(18446744073709551615,"h8")"#, PLAIN),
            "node 1 says that it follows",
        ),
        (
            stored(r#"(0,"h8"),(1,"h8")"#, PLAIN),
            "node 2 cannot be played: h8 is taken by Black",
        ),
        (
            stored(r#"(0,"y25")"#, PLAIN),
            "node 1 cannot be played: y25 is off the board",
        ),
        (stored(r#"(0,"z26")"#, PLAIN), "\"z26\" is not a point"),
        (stored(r#"(0,"h8"),(0,"h8")"#, PLAIN), "node 2 repeats h8"),
        (
            stored("", PLAIN).replace("15", "26"),
            "26 is not a board size",
        ),
        (
            stored("", PLAIN).replace("15", "4"),
            "4 is not a board size",
        ),
        (
            stored("", "current: 1, visited: {}, endings: {}, comments: {}"),
            "there is no node 1",
        ),
        (
            stored("", "current: 0, visited: {0: 0}, endings: {}, comments: {}"),
            "node 0 has no child number 0",
        ),
        (
            stored("", "current: 0, visited: {7: 0}, endings: {}, comments: {}"),
            "there is no node 7",
        ),
        (
            stored(
                "",
                "current: 0, visited: {}, endings: {}, comments: {7: \"\"}",
            ),
            "there is no node 7",
        ),
        (
            stored(
                "",
                "current: 0, visited: {}, endings: {0: Draw(FullBoard)}, comments: {}",
            ),
            "cannot have ended by resignation, time or agreement at node 0",
        ),
    ];
    for (text, reason) in faults {
        let error = read(&text).unwrap_err();
        assert!(error.contains(reason), "{text}\n{error}");
    }
}

#[test]
fn nothing_ends_or_goes_on_where_the_stones_have_decided() {
    let won = r#"(0,"a1"),(1,"a2"),(2,"b1"),(3,"b2"),(4,"c1"),(5,"c2"),(6,"d1"),(7,"d2"),(8,"e1")"#;
    let resigned =
        "current: 0, visited: {}, endings: {9: Win(winner: Black, by: Time)}, comments: {}";
    assert!(read(&stored(won, PLAIN)).is_ok());
    assert!(
        read(&stored(won, resigned))
            .unwrap_err()
            .contains("at node 9")
    );
    assert!(
        read(&stored(&format!(r#"{won},(9,"h8")"#), PLAIN))
            .unwrap_err()
            .contains("node 10 cannot be played")
    );
}

#[test]
fn a_million_nodes_deep_is_an_error_and_not_a_crash() {
    let moves: String = (0..1_000_000)
        .map(|node| format!("({node},\"{}\"),", ["h8", "i9"][node % 2]))
        .collect();
    assert!(
        read(&stored(&moves, PLAIN))
            .unwrap_err()
            .contains("node 3 cannot be played")
    );
}

/// What somebody may do to a record.
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

/// Does one thing; `nodes` are all nodes there ever were.
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

/// A game of Renju with six stones.
fn renju() -> Record {
    let mut record = Record::new(Rule::Renju, BoardSize::DEFAULT);
    play_all(&mut record, "h8 a1 o15 a15 o1 c3");
    record
}

#[test]
fn a_pass_is_a_move_that_the_record_keeps() {
    let mut record = renju();
    assert!(record.pass().unwrap().is_new);
    record.play(at("d4")).unwrap();
    assert_eq!(record.position().side_to_move(), Side::Black);
    assert_eq!(record.position().board().get(at("d4")), Some(Side::White));
    let line = "h8 a1 o15 a15 o1 c3 -- d4";
    assert_eq!(write_move_list(&record.line()), line);
    assert_eq!(
        (record.undo(), record.undo()),
        (Some(stone("d4")), Some(Move::Pass))
    );
    assert_eq!(record.position().side_to_move(), Side::Black);
    record.play(at("e5")).unwrap();
    record.undo();
    assert!(!record.pass().unwrap().is_new);
    assert_eq!(write_move_list(&record.line()), line);
    let text = ron::to_string(&record).unwrap();
    assert_eq!(read(&text), Ok(record));
}

#[test]
fn the_second_pass_in_a_row_draws() {
    let mut record = renju();
    record.pass().unwrap();
    record.play(at("d4")).unwrap();
    record.pass().unwrap();
    assert_eq!(record.outcome(), None);
    record.pass().unwrap();
    let drawn = Outcome::Draw(DrawReason::Passes);
    assert!(drawn.is_by_stones());
    assert_eq!(record.outcome(), Some(&drawn));
    assert_eq!(record.pass(), Err(PlayError::GameOver));
    record.undo();
    assert_eq!(record.outcome(), None);
    record.redo();
    assert_eq!(record.outcome(), Some(&drawn));
    let text = ron::to_string(&record).unwrap();
    assert_eq!(read(&text), Ok(record));
}

#[test]
fn nobody_passes_in_the_opening_or_where_the_rule_knows_no_pass() {
    let mut record = Record::new(Rule::Renju, BoardSize::DEFAULT);
    play_all(&mut record, "h8 a1 o15 a15");
    assert_eq!(record.pass(), Err(PlayError::EarlyPass));
    play_all(&mut record, "o1");
    assert!(record.pass().is_ok());
    for rule in Rule::ALL {
        let mut record = Record::new(rule, BoardSize::DEFAULT);
        play_all(&mut record, "h8 a1 o15 a15 o1 c3");
        let before = record.clone();
        let passed = record.pass().map(|_| ());
        if rule == Rule::Renju {
            assert_eq!(passed, Ok(()));
        } else {
            assert_eq!(passed, Err(PlayError::NoPass));
            assert_eq!(record, before);
        }
    }
}

proptest! {
    #[test]
    fn whatever_is_done_the_tree_keeps_its_word(
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
                prop_assert!(replayed.make_turn(turn).is_ok());
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
