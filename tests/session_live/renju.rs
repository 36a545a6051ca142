//! Renju in the live game: what becomes of a forbidden stone.

use crate::harness::{Table, point, seconds, turn_of, two_persons};
use narabe::app::session::{Change, FoulRule, Intent, MatchConfig, Refusal, Saved};
use narabe::notation::{parse_link, write_link};
use narabe::rules::{DrawReason, Foul, Outcome, Rule, Side, Victory};

/// Black would make two threes with a stone on h8; White stands far off.
const TWO_THREES: &str = "f8 a1 g8 a3 h9 a5 h10 a7";

fn table(fouls: FoulRule) -> Table {
    let mut table = Table::new();
    table.begin(MatchConfig {
        rule: Rule::Renju,
        fouls,
        ..two_persons()
    });
    table.play(TWO_THREES);
    table
}

#[test]
fn a_forbidden_stone_is_refused_by_its_kind_and_the_game_goes_on() {
    let mut table = table(FoulRule::Refused);
    let refusal = Refusal::Forbidden {
        point: point("h8"),
        foul: Foul::DoubleThree,
    };
    assert_eq!(table.play("h8"), [Change::Refused(refusal)]);
    assert_eq!(table.stones(), TWO_THREES);
    table.play("h7");
    assert_eq!(table.stones(), format!("{TWO_THREES} h7"));
}

#[test]
fn in_a_tournament_a_forbidden_stone_loses_and_can_be_taken_back() {
    let mut table = table(FoulRule::Loses);
    let lost = Outcome::Win {
        winner: Side::White,
        by: Victory::Foul(Foul::DoubleThree),
    };
    let changes = table.play("h8");
    assert!(matches!(changes.last(), Some(Change::GameEnded { .. })));
    assert_eq!(table.session().outcome(), Some(&lost));
    table.send(Intent::Undo);
    assert_eq!(table.stones(), TWO_THREES);
    assert!(table.session().is_on());
}

#[test]
fn a_game_lost_by_a_foul_is_lost_after_a_restart_too() {
    let mut table = table(FoulRule::Loses);
    table.play("h8");
    let lost = table.session().outcome().cloned();
    assert!(lost.is_some());
    let home = table.kill();
    let mut table = Table::at(home.path());
    table.send(Intent::Continue);
    assert_eq!(table.session().outcome().cloned(), lost);
    assert_eq!(table.stones(), format!("{TWO_THREES} h8"));
    table.send(Intent::Undo);
    table.send(Intent::Redo);
    assert_eq!(table.session().outcome().cloned(), lost);
}

#[test]
fn a_link_to_a_game_lost_by_a_foul_opens_at_its_end() {
    let mut table = table(FoulRule::Loses);
    table.play("h8");
    let lost = table.session().outcome().cloned();
    let names = [String::new(), String::new()];
    let link = write_link(&table.session().written(names));
    let game = parse_link(&link).expect("a game");
    assert_eq!(game.position().outcome().cloned(), lost);
    let mut other = Table::new();
    other.send(Intent::TakeUp(Box::new(Saved::from_written(&game))));
    assert_eq!(other.session().outcome().cloned(), lost);
    assert_eq!(other.stones(), table.stones());
}

#[test]
fn white_may_play_what_black_may_not() {
    let mut table = table(FoulRule::Refused);
    table.play("o15 h8");
    assert_eq!(table.stones(), format!("{TWO_THREES} o15 h8"));
}

/// Six stones that threaten nothing.
const OPENED: &str = "h8 a1 o15 a15 o1 c3";

fn opened() -> Table {
    let mut table = Table::new();
    table.begin(MatchConfig {
        rule: Rule::Renju,
        ..two_persons()
    });
    table.play(OPENED);
    table
}

#[test]
fn a_pass_gives_the_turn_away_and_is_timed_saved_and_taken_back_like_a_stone() {
    let mut table = opened();
    table.pass(seconds(7));
    let changes = table.send(Intent::Pass);
    assert_eq!(changes[0], Change::Passed { side: Side::Black });
    assert_eq!(turn_of(&changes), Some(Side::White));
    assert_eq!(
        table.session().last_move_time(Side::Black),
        Some(seconds(7))
    );
    table.play("d4");
    let home = table.kill();
    let mut table = Table::at(home.path());
    table.send(Intent::Continue);
    let session = table.session();
    assert_eq!(session.total_thinking(Side::Black), seconds(7));
    assert_eq!(
        session.position().board().get(point("d4")),
        Some(Side::White)
    );
    assert_eq!((session.to_move(), session.undo_count()), (Side::Black, 8));
    table.send(Intent::Undo);
    table.send(Intent::Undo);
    assert_eq!(table.session().to_move(), Side::Black);
    table.send(Intent::Redo);
    assert_eq!(table.session().to_move(), Side::White);
}

#[test]
fn two_passes_in_a_row_draw_the_game() {
    let mut table = opened();
    table.send(Intent::Pass);
    let outcome = Outcome::Draw(DrawReason::Passes);
    let changes = table.send(Intent::Pass);
    assert_eq!(changes.last(), Some(&Change::GameEnded { winner: None }));
    assert_eq!(table.session().outcome(), Some(&outcome));
    table.send(Intent::Undo);
    assert!(table.session().is_on() && table.session().can_pass());
}

#[test]
fn nobody_passes_early_or_under_another_rule() {
    let mut table = Table::new();
    table.begin(two_persons());
    table.play(OPENED);
    let refused = |refusal| [Change::Refused(refusal)];
    assert_eq!(table.send(Intent::Pass), refused(Refusal::NoPass));
    let mut table = opened();
    for _ in 0..2 {
        table.send(Intent::Undo);
    }
    assert_eq!(table.send(Intent::Pass), refused(Refusal::EarlyPass));
}

#[test]
fn a_link_keeps_the_passes_of_a_game() {
    let mut table = opened();
    table.send(Intent::Pass);
    table.play("d4");
    let link = write_link(&table.session().written([String::new(), String::new()]));
    assert_eq!(link, "#g=renju15/h8a1o15a15o1c3--d4");
    let game = parse_link(&link).expect("a game");
    let mut other = Table::new();
    other.send(Intent::TakeUp(Box::new(Saved::from_written(&game))));
    assert_eq!(other.session().position(), table.session().position());
}
