//! Openings in the live game: who acts, what is refused, back and forth, saved halfway, and engines on either side.

use crate::harness::{Table, between, computer, human, level, point, seconds, two_persons};
use narabe::app::session::{Change, ClockRule, Intent, MatchConfig, Refusal};
use narabe::engine::level::Level;
use narabe::rules::opening::{Action, Choice, Family, Prompt, Protocol};
use narabe::rules::{Rule, Side};

fn by(protocol: Protocol) -> MatchConfig {
    MatchConfig {
        protocol,
        rule: Rule::Renju,
        ..two_persons()
    }
}

fn table(protocol: Protocol) -> Table {
    let mut table = Table::new();
    table.begin(by(protocol));
    table
}

fn choose(choice: Choice) -> Intent {
    Intent::InOpening(vec![Action::Choose(choice)])
}

/// The number of the player who has to act.
fn acting(table: &Table) -> usize {
    let session = table.session();
    session.player_on(session.to_act())
}

#[test]
fn the_first_player_places_three_stones_and_the_second_takes_the_colours() {
    let mut table = table(Protocol::Swap);
    for stone in ["h8", "h9", "j10"] {
        assert_eq!(acting(&table), 0);
        table.play(stone);
    }
    assert_eq!(acting(&table), 1);
    let changes = table.send(choose(Choice::Swap));
    assert!(changes.contains(&Change::SidesSwapped), "{changes:?}");
    let session = table.session();
    assert_eq!(session.player_on(Side::Black), 1);
    assert!(!session.is_opening());
    // White makes the fourth move, and that is the first player now.
    assert_eq!(acting(&table), 0);
    table.play("g7");
    assert_eq!(table.stones(), "h8 h9 j10 g7");
}

#[test]
fn what_is_not_asked_for_is_refused_in_words() {
    let mut table = table(Protocol::Rif);
    let refused = |refusal| [Change::Refused(refusal)];
    assert_eq!(table.play("h9"), refused(Refusal::OutsideRegion));
    assert_eq!(table.send(choose(Choice::Swap)), refused(Refusal::NotAsked));
    table.play("h8");
    assert_eq!(table.play("h8"), refused(Refusal::Taken));
    table.play("h9 j10");
    assert_eq!(table.play("a1"), refused(Refusal::AnswerFirst));
    table.send(choose(Choice::Stay));
    table.play("g7");
    assert!(matches!(
        table.session().opening().prompt(),
        Some(Prompt::Offer { wanted: 2, made: 0 })
    ));
    table.play("a1");
    assert_eq!(table.play("a1"), refused(Refusal::OfferedAlready));
    table.play("b1");
    assert_eq!(table.play("c1"), refused(Refusal::NotOffered));
    table.play("b1");
    assert_eq!(table.stones(), "h8 h9 j10 g7 b1");
    assert!(!table.session().is_opening());
}

#[test]
fn the_menus_swap_is_not_the_openings() {
    let mut table = table(Protocol::Swap);
    table.play("h8 h9");
    assert_eq!(
        table.send(Intent::SwapSides),
        [Change::Refused(Refusal::NotAsked)]
    );
    assert_eq!(table.session().player_on(Side::Black), 0);
}

#[test]
fn several_things_are_done_together_or_not_at_all() {
    let mut table = table(Protocol::Yamaguchi);
    let place = |name| Action::Place(point(name));
    let bad = vec![place("h8"), place("a1")];
    assert_eq!(
        table.send(Intent::InOpening(bad)),
        [Change::Refused(Refusal::OutsideRegion)]
    );
    assert_eq!(table.stones(), "");
    let good = vec![place("h8"), place("h9"), place("j10")];
    table.send(Intent::InOpening(good));
    assert_eq!(table.stones(), "h8 h9 j10");
    table.send(Intent::InOpening(vec![Action::Declare(3)]));
    assert_eq!(table.session().opening().declared(), Some(3));
}

#[test]
fn undo_and_redo_go_through_choices_too() {
    let mut table = table(Protocol::Swap2);
    table.play("h8 h9 j10");
    table.send(choose(Choice::PlaceTwo));
    table.play("a1 a3");
    table.send(choose(Choice::Swap));
    table.play("b5");
    assert_eq!(table.session().undo_count(), 8);
    for _ in 0..4 {
        table.send(Intent::Undo);
    }
    assert_eq!(table.stones(), "h8 h9 j10");
    assert_eq!(table.session().player_on(Side::Black), 0);
    table.send(Intent::Undo);
    assert!(matches!(
        table.session().opening().prompt(),
        Some(Prompt::Choose(_))
    ));
    assert_eq!(table.session().redo_count(), 5);
    for _ in 0..5 {
        table.send(Intent::Redo);
    }
    assert_eq!(table.stones(), "h8 h9 j10 a1 a3 b5");
    assert_eq!(table.session().player_on(Side::Black), 1);
    assert!(!table.session().can_redo());
}

#[test]
fn another_choice_than_before_leads_no_more_to_what_followed_that_one() {
    let mut table = table(Protocol::Swap2);
    table.play("h8 h9 j10");
    table.send(choose(Choice::PlaceTwo));
    table.play("a1 a3");
    for _ in 0..3 {
        table.send(Intent::Undo);
    }
    table.send(choose(Choice::Stay));
    assert!(!table.session().can_redo());
    table.play("c3");
    assert_eq!(table.stones(), "h8 h9 j10 c3");
    assert_eq!(table.session().move_times().len(), 4);
}

#[test]
fn an_opening_is_resumed_where_it_was_left() {
    let mut first = table(Protocol::Soosorv8);
    first.play("h8 h9 j10");
    first.send(choose(Choice::Swap));
    first.play("g7");
    first.send(Intent::InOpening(vec![Action::Declare(2)]));
    first.send(choose(Choice::Stay));
    first.play("a1");
    first.send(Intent::Undo);
    let before = first.session().opening().clone();
    let home = first.kill();
    let mut again = Table::at(home.path());
    again.send(Intent::Continue);
    assert_eq!(*again.session().opening(), before);
    assert_eq!(again.session().player_on(Side::Black), 1);
    assert_eq!(again.session().redo_count(), 1);
    again.send(Intent::Redo);
    again.play("b1");
    assert_eq!(
        again.session().opening().offers(),
        [point("a1"), point("b1")]
    );
    again.play("b1");
    assert_eq!(again.stones(), "h8 h9 j10 g7 b1");
}

#[test]
fn time_belongs_to_the_player_and_not_to_the_colour() {
    let mut table = Table::new();
    table.begin(MatchConfig {
        clock: ClockRule::PerGame { main: 100 },
        ..by(Protocol::Swap)
    });
    table.pass(seconds(10));
    table.play("h8 h9 j10");
    table.pass(seconds(3));
    table.send(choose(Choice::Swap));
    let session = table.session();
    let left = |player| session.remaining(session.side_of(player));
    assert_eq!([left(0), left(1)], [Some(seconds(90)), Some(seconds(97))]);
    table.send(Intent::Undo);
    let session = table.session();
    let left = |player| session.remaining(session.side_of(player));
    assert_eq!([left(0), left(1)], [Some(seconds(90)), Some(seconds(100))]);
}

#[test]
fn a_new_game_and_the_same_again_begin_with_the_opening() {
    let mut table = table(Protocol::Swap);
    table.play("h8 h9 j10");
    table.send(choose(Choice::Swap));
    table.send(Intent::Restart);
    assert!(table.session().is_opening());
    assert_eq!(table.session().player_on(Side::Black), 0);
    table.play("h8 h9 j10");
    table.send(choose(Choice::Swap));
    table.send(Intent::Resign);
    table.send(Intent::NextGame);
    assert!(table.session().is_opening());
    assert_eq!(acting(&table), table.session().player_on(Side::Black));
}

#[test]
fn a_board_without_room_for_the_protocol_is_played_on_freely() {
    let mut table = Table::new();
    table.begin(MatchConfig {
        size: narabe::rules::BoardSize::new(5).unwrap(),
        ..by(Protocol::Pro)
    });
    assert!(!table.session().is_opening());
    assert_eq!(table.session().config().protocol, Protocol::Free);
}

#[test]
fn an_engine_places_its_stones_one_by_one_and_tells_its_reasons() {
    let mut table = Table::new();
    table.begin(MatchConfig {
        protocol: Protocol::Swap2,
        ..between(level(Level::Koke), human())
    });
    let changes = table.settle();
    let stones = changes
        .iter()
        .filter(|change| matches!(change, Change::StonePlaced { .. }));
    assert_eq!(stones.count(), 3);
    let session = table.session();
    assert_eq!(acting(&table), 1);
    let [decided] = session.engine_choices() else {
        panic!("{:?}", session.engine_choices());
    };
    assert_eq!((decided.player, decided.after), (0, 0));
    assert_eq!(decided.actions.len(), 3);
    assert!(!decided.options.is_empty());
}

#[test]
fn undo_in_the_opening_goes_back_to_the_persons_choice() {
    let mut table = Table::new();
    table.begin(MatchConfig {
        protocol: Protocol::Swap2,
        ..between(level(Level::Koke), human())
    });
    table.settle();
    let three = table.stones();
    assert!(!table.session().can_undo());
    table.send(choose(Choice::PlaceTwo));
    table.play("a1 a15");
    table.settle();
    table.send(Intent::Undo);
    let one = table.session().position().moves().len();
    assert!(table.session().is_human_turn(), "{one}");
    while table.session().can_undo() {
        table.send(Intent::Undo);
    }
    assert_eq!(table.stones(), three);
    assert!(matches!(
        table.session().opening().prompt(),
        Some(Prompt::Choose(_))
    ));
}

#[test]
fn engines_play_every_protocol_by_its_rule_and_one_by_every_rule_to_the_end() {
    let usual = Protocol::ALL.map(|protocol| match protocol.family() {
        Family::Renju => (protocol, Rule::Renju),
        Family::Any | Family::Gomoku => (protocol, Rule::Standard),
    });
    let others = Rule::ALL.map(|rule| (Protocol::Swap2, rule));
    for (protocol, rule) in usual.into_iter().chain(others) {
        let mut table = Table::new();
        table.begin(MatchConfig {
            protocol,
            rule,
            ..between(computer(), computer())
        });
        let mut changes = Vec::new();
        while table.session().is_on() {
            changes.extend(table.settle());
        }
        assert!(table.session().outcome().is_some());
        let failed = changes
            .iter()
            .find(|change| matches!(change, Change::EngineFailed { .. }));
        assert_eq!(failed, None, "{protocol} {rule:?}");
    }
}
