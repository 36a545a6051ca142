//! Drills of small trees.

use std::collections::BTreeSet;

use super::*;
use crate::puzzles::PuzzleId;
use crate::schedule::{Answer, Day};
use narabe_notation::parse_move_list;
use narabe_rules::{BoardSize, Move, PlayError, Point, Rule, Setup, Side};
use narabe_study::{Edit, Glyph, Study};

pub(super) const TODAY: Day = Day(20_000);

pub(super) fn point(name: &str) -> Point {
    name.parse().unwrap()
}

/// A study with these lines, each from the start.
fn study(lines: &[&str]) -> Study {
    let mut study = Study::new(Rule::Freestyle, BoardSize::DEFAULT);
    let root = study.record().root();
    for line in lines {
        let moves = parse_move_list(line).unwrap();
        let moves: Vec<Move> = moves.into_iter().map(Move::Stone).collect();
        study.insert_line(root, &moves).unwrap();
    }
    study
}

pub(super) fn tree(lines: &[&str], side: Side) -> DrillTree {
    let study = study(lines);
    DrillTree::of(&study, study.record().root(), side)
}

/// A drill and what is remembered.
struct Begun {
    drill: Drill,
    memories: DrillMemories,
}

fn begun(lines: &[&str], side: Side) -> Begun {
    let memories = DrillMemories::default();
    let drill = Drill::new(tree(lines, side), 7, &memories, TODAY).unwrap();
    Begun { drill, memories }
}

impl Begun {
    fn play(&mut self, name: &str) -> DrillPlayed {
        self.play_on(name, TODAY)
    }

    fn play_on(&mut self, name: &str, today: Day) -> DrillPlayed {
        let played = self.drill.play(point(name), &mut self.memories, today);
        played.unwrap()
    }

    fn next_line(&mut self) {
        self.drill.next_line(&self.memories, TODAY);
    }

    /// Plays the rest of the line by what is right.
    fn finish_line(&mut self) {
        while self.drill.state() != DrillState::LineOver {
            let mut other = self.drill.clone();
            other.show_hint(&mut DrillMemories::default(), TODAY);
            let hint = other.hint().unwrap().to_string();
            self.play(&hint);
        }
    }
}

/// White answers 1. h8 in three ways, and Black knows an answer to each.
pub(super) const THREE: [&str; 3] = ["h8 i9 j8", "h8 h9 i10 j11 k12", "h8 i8 i9"];

#[test]
fn every_reply_is_drawn_until_all_were_answered_without_a_miss() {
    let mut begun = begun(&THREE, Side::Black);
    assert_eq!(begun.drill.lines_to_come(), 3);
    let mut replies = BTreeSet::new();
    for to_come in [2, 1, 0] {
        let DrillPlayed::Answered { reply } = begun.play("h8") else {
            panic!("h8 has replies");
        };
        replies.insert(reply.to_string());
        begun.finish_line();
        assert_eq!(begun.drill.lines_to_come(), to_come);
        begun.next_line();
    }
    let expected = ["h9", "i8", "i9"].map(str::to_owned);
    assert_eq!(replies, BTreeSet::from(expected));
    assert_eq!((begun.drill.lines(), begun.drill.at_first_try()), (3, 3));
    assert_eq!(begun.drill.lines_to_come(), 3, "a new round");
}

#[test]
fn the_other_side_begins_and_a_line_ends_with_the_persons_move() {
    let lines = ["h8 i9 j8", "h8 h9", "j8"];
    let mut begun = begun(&lines, Side::White);
    assert_eq!(begun.drill.moves(), [point("h8")], "j8 has no answer");
    assert_eq!(begun.play("i9"), DrillPlayed::EndOfLine);
    assert_eq!(begun.drill.lines_to_come(), 0, "one answer is enough");
}

#[test]
fn a_branch_is_drilled_from_where_it_begins() {
    let mut study = study(&THREE);
    let root = study.record().root();
    study.go_to(root);
    study.go_to_ply(2);
    let mut memories = DrillMemories::default();
    let tree = DrillTree::of(&study, study.current(), Side::Black);
    assert_eq!((tree.asked(), tree.last()), (1, Some(point("i9"))));
    let mut drill = Drill::new(tree, 1, &memories, TODAY).unwrap();
    let played = drill.play(point("j8"), &mut memories, TODAY);
    assert_eq!(played, Ok(DrillPlayed::EndOfLine));
    let white = DrillTree::of(&study, study.current(), Side::White);
    let refused = Drill::new(white, 1, &memories, TODAY).unwrap_err();
    assert_eq!(refused, DrillError::NothingAsked { side: Side::White });
}

#[test]
fn a_position_that_two_orders_of_moves_lead_to_is_one() {
    // The second line stops where it comes to a position of the first.
    let mut begun = begun(&["h8 i9 j8 k9 j10", "j8 i9 h8"], Side::Black);
    begun.play("j8");
    assert_eq!(
        begun.play("h8"),
        DrillPlayed::Answered { reply: point("k9") }
    );
    assert_eq!(begun.play("j10"), DrillPlayed::EndOfLine);
}

#[test]
fn three_misses_show_the_place_and_the_position_comes_back_tomorrow() {
    let mut begun = begun(&["h8 i9 j8"], Side::Black);
    for name in ["a1", "b1", "c1"] {
        assert_eq!(begun.drill.hint(), None);
        assert_eq!(begun.play(name), DrillPlayed::Missed);
        let miss = begun.drill.miss().unwrap();
        assert_eq!(
            (miss.point, &miss.cause),
            (point(name), &MissCause::NotHeld)
        );
    }
    assert_eq!(begun.drill.hint(), Some(point("h8")));
    begun.finish_line();
    assert_eq!((begun.drill.lines(), begun.drill.at_first_try()), (1, 0));
    assert_eq!(begun.drill.lines_to_come(), 1, "it is asked again");
    let start = PuzzleId::of(begun.drill.tree().start());
    let due = |days| begun.memories.is_due(start, TODAY.plus(days));
    assert!(!due(0) && due(1));
    let names = || begun.drill.tree().names();
    assert_eq!(begun.memories.due(names(), TODAY.plus(1)), 1);
    assert_eq!(begun.memories.due(names(), TODAY.plus(30)), 2);
}

#[test]
fn what_is_due_is_asked_before_new_lines() {
    for seed in 0..10 {
        let mut begun = begun(&THREE, Side::Black);
        let tomorrow = TODAY.plus(1);
        let mut missed = Setup::new(Rule::Freestyle, BoardSize::DEFAULT);
        for (name, side) in [("h8", Side::Black), ("i8", Side::White)] {
            missed.place(point(name), side).unwrap();
        }
        missed.set_to_move(Side::Black);
        (begun.memories).record(PuzzleId::of(&missed), Answer::Again, TODAY);
        let tree = begun.drill.tree().clone();
        begun.drill = Drill::new(tree, seed, &begun.memories, tomorrow).unwrap();
        // The same position, turned, follows on h9.
        let played = begun.play_on("h8", tomorrow);
        let expected = ["i8", "h9"].map(|name| DrillPlayed::Answered { reply: point(name) });
        assert!(expected.contains(&played), "{played:?}");
    }
}

#[test]
fn the_library_answers_a_move_that_it_calls_a_mistake() {
    let mut study = study(&["h8 i9 j8", "h8 i9 a1 g7"]);
    let moves = parse_move_list("h8 i9 a1").unwrap();
    let moves: Vec<Move> = moves.into_iter().map(Move::Stone).collect();
    let node = study.record().follow(study.record().root(), &moves).0;
    let comment = "White has both diagonals.".to_owned();
    let glyph = Some(Glyph::Mistake);
    study.apply(Edit::SetGlyph { node, glyph }).unwrap();
    study.apply(Edit::SetComment { node, comment }).unwrap();
    let tree = DrillTree::of(&study, study.record().root(), Side::Black);
    let mut memories = DrillMemories::default();
    let mut drill = Drill::new(tree, 1, &memories, TODAY).unwrap();
    assert_eq!(drill.lines_to_come(), 1);
    drill.play(point("h8"), &mut memories, TODAY).unwrap();
    let played = drill.play(point("a1"), &mut memories, TODAY);
    assert_eq!(played, Ok(DrillPlayed::Missed));
    let miss = drill.miss().unwrap();
    assert_eq!(miss.cause, MissCause::CalledMistake);
    assert_eq!(miss.answer, [point("g7")]);
    assert_eq!(miss.comment, "White has both diagonals.");
    drill.take_back();
    assert_eq!((drill.state(), drill.miss()), (DrillState::ToMove, None));
}

#[test]
fn a_move_that_loses_is_answered_by_the_solver() {
    // White has an open three.
    let mut begun = begun(&["h8 c3 h10 d3 a15 e3 f3 b3 g4"], Side::Black);
    for name in ["h8", "h10", "a15"] {
        begun.play(name);
    }
    assert_eq!(begun.play("o15"), DrillPlayed::Missed);
    let miss = begun.drill.miss().unwrap();
    assert!(matches!(&miss.cause, MissCause::Refuted(found) if found.is_by_fours));
    assert!(miss.answer.len() >= 3, "{:?}", miss.answer);
}

#[test]
fn a_five_is_right_even_if_the_library_does_not_hold_it() {
    let lines = ["h8 a1 i8 a3 j8 a5 k8 a7 a9"];
    let mut begun = begun(&lines, Side::Black);
    for name in ["h8", "i8", "j8", "k8"] {
        begun.play(name);
    }
    assert_eq!(begun.play("l8"), DrillPlayed::EndOfLine);
    assert_eq!(begun.drill.lines_to_come(), 0);
}

#[test]
fn what_the_rules_refuse_is_no_miss() {
    let mut begun = begun(&["h8 i9 j8"], Side::Black);
    begun.play("h8");
    let refused = (begun.drill).play(point("i9"), &mut begun.memories, TODAY);
    let expected = PlayError::Occupied {
        point: point("i9"),
        side: Side::White,
    };
    assert_eq!(refused, Err(expected.into()));
    assert!(!begun.drill.has_missed());
    begun.finish_line();
    let after = (begun.drill).play(point("a1"), &mut begun.memories, TODAY);
    assert_eq!(after, Err(DrillError::LineOver));
}

#[test]
fn the_first_moves_of_many_lines_count_once_a_day() {
    let mut begun = begun(&THREE, Side::Black);
    begun.finish_line();
    let start = PuzzleId::of(begun.drill.tree().start());
    let once = begun.memories.memory(start);
    begun.next_line();
    begun.finish_line();
    assert_eq!(begun.memories.memory(start), once);
}

#[test]
fn a_position_is_remembered_in_every_orientation_and_a_merged_copy_loses_nothing() {
    let mut here = begun(&["h8 i9 j8"], Side::Black);
    here.finish_line();
    let mirrored = tree(&["h8 g9 f8"], Side::Black);
    let later = TODAY.plus(60);
    assert_eq!(here.memories.due(mirrored.names(), later), 2);
    let mut there = begun(&THREE, Side::Black);
    there.play("a1");
    let names: Vec<PuzzleId> = there.drill.tree().names().collect();
    there
        .memories
        .record(names[0], Answer::Again, TODAY.plus(1));
    let merged_memory = there.memories.memory(names[0]);
    here.memories.merge(there.memories);
    assert_eq!(here.memories.memory(names[0]), merged_memory);
    assert_eq!(here.memories.due(mirrored.names(), later), 2);
}

#[test]
fn games_of_a_list_become_one_tree_in_one_orientation() {
    let other_size = Study::new(Rule::Freestyle, BoardSize::new(19).unwrap());
    let games = [
        study(&["h8 i9 j8 k7"]),
        // The same opening, mirrored.
        study(&["h8 g9 f8 h6"]),
        other_size,
    ];
    let (merged, count) = merged_games(games).unwrap();
    assert_eq!(count, 2);
    let root = merged.record().root();
    let moves = parse_move_list("h8 i9 j8 h6").unwrap();
    let moves: Vec<Move> = moves.into_iter().map(Move::Stone).collect();
    assert_eq!(merged.record().follow(root, &moves).1, 4);
    assert_eq!(merged.record().children(root).len(), 1);
    assert!(merged_games([]).is_none());
}
