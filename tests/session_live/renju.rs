//! Renju in the live game: what becomes of a forbidden stone.

use crate::harness::{Table, point, two_persons};
use narabe::app::session::{Change, FoulRule, Intent, MatchConfig, Refusal, SavedMatch};
use narabe::notation::{parse_link, write_link};
use narabe::rules::{Foul, Outcome, Rule, Side, Victory};

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
    assert_eq!(changes.last(), Some(&Change::GameEnded { outcome: lost }));
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
    other.send(Intent::TakeUp(Box::new(SavedMatch::from_written(&game))));
    assert_eq!(other.session().outcome().cloned(), lost);
    assert_eq!(other.stones(), table.stones());
}

#[test]
fn white_may_play_what_black_may_not() {
    let mut table = table(FoulRule::Refused);
    table.play("o15 h8");
    assert_eq!(table.stones(), format!("{TWO_THREES} o15 h8"));
}
