//! Renju: forbidden points and passes.

use crate::harness::{TestGame, refused, turn_of};
use crate::play::{Play, between, computer, human, point, seconds, two_persons};
use narabe_matches::players::NoMoveReason;
use narabe_matches::{
    AnySavedMatch, Change, EngineAnswer, FoulRule, GameAction, Intent, MatchConfig, Refusal,
};
use narabe_notation::{parse_board_text, parse_link, write_link};
use narabe_rules::{BoardSize, DrawReason, Foul, Outcome, Point, Position, Rule, Side, Victory};

/// Black would make two threes with a stone on h8; White's stones are far away.
const TWO_THREES: &str = "f8 a1 g8 a3 h9 a5 h10 a7";

fn start(fouls: FoulRule) -> TestGame {
    let mut test = TestGame::new();
    test.begin(MatchConfig {
        rule: Rule::Renju,
        fouls,
        ..two_persons()
    });
    test.play(TWO_THREES);
    test
}

#[test]
fn a_forbidden_stone_is_refused_with_its_foul() {
    let mut test = start(FoulRule::Refused);
    let refusal = Refusal::Forbidden {
        point: point("h8"),
        foul: Foul::DoubleThree,
    };
    assert_eq!(test.play("h8"), refused(refusal));
    assert_eq!(test.stones(), TWO_THREES);
    test.play("h7");
    assert_eq!(test.stones(), format!("{TWO_THREES} h7"));
}

#[test]
fn where_fouls_lose_a_forbidden_stone_loses_and_can_be_undone() {
    let mut test = start(FoulRule::Loses);
    let lost = Outcome::Win {
        winner: Side::White,
        by: Victory::Foul(Foul::DoubleThree),
    };
    let changes = test.play("h8");
    assert!(matches!(changes.last(), Some(Change::GameEnded { .. })));
    assert_eq!(test.game().outcome(), Some(&lost));
    test.send(Intent::Undo);
    assert_eq!(test.stones(), TWO_THREES);
    assert!(test.game().is_in_progress());
}

#[test]
fn a_game_lost_by_a_foul_is_still_lost_after_a_restart() {
    let mut test = start(FoulRule::Loses);
    test.play("h8");
    let lost = test.game().outcome().cloned();
    assert!(lost.is_some());
    let mut test = test.restarted();
    assert_eq!(test.game().outcome().cloned(), lost);
    assert_eq!(test.stones(), format!("{TWO_THREES} h8"));
    test.send(Intent::Undo);
    test.send(Intent::Redo);
    assert_eq!(test.game().outcome().cloned(), lost);
}

#[test]
fn a_link_to_a_game_lost_by_a_foul_opens_at_its_end() {
    let mut test = start(FoulRule::Loses);
    test.play("h8");
    let lost = test.game().outcome().cloned();
    let names = [String::new(), String::new()];
    let link = write_link(&test.game().to_shared_game(names).unwrap());
    let game = parse_link(&link).expect("a game");
    assert_eq!(game.position().outcome().cloned(), lost);
    let mut other = TestGame::new();
    other.send(Intent::OpenImported(Box::new(
        AnySavedMatch::from_shared_game(&game),
    )));
    assert_eq!(other.game().outcome().cloned(), lost);
    assert_eq!(other.stones(), test.stones());
}

#[test]
fn white_has_no_forbidden_points() {
    let mut test = start(FoulRule::Refused);
    test.play("o15 h8");
    assert_eq!(test.stones(), format!("{TWO_THREES} o15 h8"));
}

/// Six stones without threats.
const OPENED: &str = "h8 a1 o15 a15 o1 c3";

fn opened() -> TestGame {
    let mut test = TestGame::new();
    test.begin(MatchConfig {
        rule: Rule::Renju,
        ..two_persons()
    });
    test.play(OPENED);
    test
}

#[test]
fn a_pass_is_timed_saved_and_undone_like_a_stone() {
    let mut test = opened();
    test.pass(seconds(7));
    let changes = test.send(Intent::Pass);
    assert_eq!(changes[0], Change::Passed { side: Side::Black });
    assert_eq!(turn_of(&changes), Some(Side::White));
    assert_eq!(test.game().clock().last_turn(Side::Black), Some(seconds(7)));
    test.play("d4");
    let mut test = test.restarted();
    let game = test.game();
    assert_eq!(game.clock().total(Side::Black), seconds(7));
    assert_eq!(game.position().board().get(point("d4")), Some(Side::White));
    assert_eq!((game.to_move(), game.undo_count()), (Side::Black, 8));
    test.send(Intent::Undo);
    test.send(Intent::Undo);
    assert_eq!(test.game().to_move(), Side::Black);
    test.send(Intent::Redo);
    assert_eq!(test.game().to_move(), Side::White);
}

#[test]
fn two_passes_in_a_row_draw_the_game() {
    let mut test = opened();
    test.send(Intent::Pass);
    let outcome = Outcome::Draw(DrawReason::Passes);
    let changes = test.send(Intent::Pass);
    assert_eq!(changes.last(), Some(&Change::GameEnded { winner: None }));
    assert_eq!(test.game().outcome(), Some(&outcome));
    test.send(Intent::Undo);
    assert!(test.game().is_in_progress() && test.game().can_pass());
}

#[test]
fn passes_are_refused_in_the_opening_and_under_other_rules() {
    let mut test = TestGame::new();
    test.begin(two_persons());
    test.play(OPENED);
    assert_eq!(test.send(Intent::Pass), refused(Refusal::NoPass));
    let mut test = opened();
    for _ in 0..2 {
        test.send(Intent::Undo);
    }
    assert_eq!(test.send(Intent::Pass), refused(Refusal::PassInOpening));
}

#[test]
fn a_link_keeps_the_passes_of_a_game() {
    let mut test = opened();
    test.send(Intent::Pass);
    test.play("d4");
    let link = write_link(&test.game().to_shared_game(Default::default()).unwrap());
    assert_eq!(link, "#g=renju15/h8a1o15a15o1c3--d4");
    let game = parse_link(&link).expect("a game");
    let mut other = TestGame::new();
    other.send(Intent::OpenImported(Box::new(
        AnySavedMatch::from_shared_game(&game),
    )));
    assert_eq!(other.game().position(), test.game().position());
}

/// An overline of Black and a five of White go through the only empty point.
const ONLY_E7: &str = "
    x x x x . x x
    o o x o o x o
    x x o x x o x
    o o x o o x o
    o x o x o o x
    o o x o o x o
    x x o x x o o";

/// The stones of a drawing in an order in which they can be played.
fn in_turns(drawing: &str) -> Vec<Point> {
    let setup = parse_board_text(drawing, Rule::Renju).expect("a board");
    let mut position = Position::new(Rule::Renju, setup.size());
    let mut left = setup.stones().to_vec();
    while let Some(next) = left
        .iter()
        .position(|&(point, side)| side == position.side_to_move() && position.check(point).is_ok())
    {
        let (point, _) = left.remove(next);
        assert_eq!(position.play(point), Ok(None), "{point}");
    }
    assert!(left.is_empty(), "{left:?}");
    position.moves().to_vec()
}

#[test]
fn bug_an_engine_without_an_allowed_point_failed() {
    let mut test = TestGame::new();
    test.begin(MatchConfig {
        rule: Rule::Renju,
        size: BoardSize::new(7).expect("a size"),
        ..between(computer(), human())
    });
    let answer = |test: &mut TestGame, answer| {
        let request = test.live().request();
        test.send(Intent::Engine { request, answer })
    };
    for (ply, point) in in_turns(ONLY_E7).into_iter().enumerate() {
        if ply.is_multiple_of(2) {
            let play = EngineAnswer::Play(GameAction::Stone(point.into()), None);
            answer(&mut test, play);
        } else {
            test.send(Intent::Play(point.into()));
        }
    }
    assert_eq!(test.live().thinking_side(), Some(Side::Black));
    let failed = EngineAnswer::Failed(NoMoveReason::NoPoint.into());
    let changes = answer(&mut test, failed);
    assert_eq!(changes[0], Change::Passed { side: Side::Black });
    assert_eq!(turn_of(&changes), Some(Side::White));
    test.play("e7");
    let outcome = test.game().outcome().cloned();
    assert!(matches!(
        outcome,
        Some(Outcome::Win {
            winner: Side::White,
            by: Victory::Lines(_)
        })
    ));
}
