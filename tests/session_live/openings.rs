//! Openings in the live game: who acts, refusals, undo and redo, saving, and engines on either side.

use crate::harness::{TestApp, between, computer, human, level, point, seconds, two_persons};
use narabe::app::live::{Change, ClockRule, Intent, MatchConfig, Refusal};
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

fn start(protocol: Protocol) -> TestApp {
    let mut test = TestApp::new();
    test.begin(by(protocol));
    test
}

fn choose(choice: Choice) -> Intent {
    Intent::OpeningActions(vec![Action::Choose(choice)])
}

/// The number of the player who has to act.
fn acting(test: &TestApp) -> usize {
    let session = test.session();
    session.player_on(session.to_act())
}

#[test]
fn the_first_player_places_three_stones_and_the_second_may_swap() {
    let mut test = start(Protocol::Swap);
    for stone in ["h8", "h9", "j10"] {
        assert_eq!(acting(&test), 0);
        test.play(stone);
    }
    assert_eq!(acting(&test), 1);
    let changes = test.send(choose(Choice::Swap));
    assert!(changes.contains(&Change::SidesSwapped), "{changes:?}");
    let session = test.session();
    assert_eq!(session.player_on(Side::Black), 1);
    assert!(!session.is_opening());
    // White makes the fourth move, and now the first player has White.
    assert_eq!(acting(&test), 0);
    test.play("g7");
    assert_eq!(test.stones(), "h8 h9 j10 g7");
}

#[test]
fn actions_that_the_opening_does_not_require_are_refused() {
    let mut test = start(Protocol::Rif);
    let refused = |refusal| [Change::Refused(refusal)];
    assert_eq!(test.play("h9"), refused(Refusal::OutsideRegion));
    assert_eq!(
        test.send(choose(Choice::Swap)),
        refused(Refusal::NotAllowedNow)
    );
    test.play("h8");
    assert_eq!(test.play("h8"), refused(Refusal::Occupied));
    test.play("h9 j10");
    assert_eq!(test.play("a1"), refused(Refusal::ChoiceRequired));
    test.send(choose(Choice::Stay));
    test.play("g7");
    assert!(matches!(
        test.session().opening().prompt(),
        Some(Prompt::Offer { wanted: 2, made: 0 })
    ));
    test.play("a1");
    assert_eq!(test.play("a1"), refused(Refusal::AlreadyOffered));
    test.play("b1");
    assert_eq!(test.play("c1"), refused(Refusal::NotOffered));
    test.play("b1");
    assert_eq!(test.stones(), "h8 h9 j10 g7 b1");
    assert!(!test.session().is_opening());
}

#[test]
fn sides_cannot_be_swapped_from_the_menu_in_an_opening() {
    let mut test = start(Protocol::Swap);
    test.play("h8 h9");
    assert_eq!(
        test.send(Intent::SwapSides),
        [Change::Refused(Refusal::NotAllowedNow)]
    );
    assert_eq!(test.session().player_on(Side::Black), 0);
}

#[test]
fn several_actions_are_applied_together_or_not_at_all() {
    let mut test = start(Protocol::Yamaguchi);
    let place = |name| Action::Place(point(name));
    let bad = vec![place("h8"), place("a1")];
    assert_eq!(
        test.send(Intent::OpeningActions(bad)),
        [Change::Refused(Refusal::OutsideRegion)]
    );
    assert_eq!(test.stones(), "");
    let good = vec![place("h8"), place("h9"), place("j10")];
    test.send(Intent::OpeningActions(good));
    assert_eq!(test.stones(), "h8 h9 j10");
    test.send(Intent::OpeningActions(vec![Action::Declare(3)]));
    assert_eq!(test.session().opening().declared(), Some(3));
}

#[test]
fn undo_and_redo_include_choices() {
    let mut test = start(Protocol::Swap2);
    test.play("h8 h9 j10");
    test.send(choose(Choice::PlaceTwo));
    test.play("a1 a3");
    test.send(choose(Choice::Swap));
    test.play("b5");
    assert_eq!(test.session().undo_count(), 8);
    for _ in 0..4 {
        test.send(Intent::Undo);
    }
    assert_eq!(test.stones(), "h8 h9 j10");
    assert_eq!(test.session().player_on(Side::Black), 0);
    test.send(Intent::Undo);
    assert!(matches!(
        test.session().opening().prompt(),
        Some(Prompt::Choose(_))
    ));
    assert_eq!(test.session().redo_count(), 5);
    for _ in 0..5 {
        test.send(Intent::Redo);
    }
    assert_eq!(test.stones(), "h8 h9 j10 a1 a3 b5");
    assert_eq!(test.session().player_on(Side::Black), 1);
    assert!(!test.session().can_redo());
}

#[test]
fn a_different_choice_discards_what_could_be_redone() {
    let mut test = start(Protocol::Swap2);
    test.play("h8 h9 j10");
    test.send(choose(Choice::PlaceTwo));
    test.play("a1 a3");
    for _ in 0..3 {
        test.send(Intent::Undo);
    }
    test.send(choose(Choice::Stay));
    assert!(!test.session().can_redo());
    test.play("c3");
    assert_eq!(test.stones(), "h8 h9 j10 c3");
    assert_eq!(test.session().move_times().len(), 4);
}

#[test]
fn a_saved_opening_is_resumed() {
    let mut first = start(Protocol::Soosorv8);
    first.play("h8 h9 j10");
    first.send(choose(Choice::Swap));
    first.play("g7");
    first.send(Intent::OpeningActions(vec![Action::Declare(2)]));
    first.send(choose(Choice::Stay));
    first.play("a1");
    first.send(Intent::Undo);
    let before = first.session().opening().clone();
    let home = first.kill();
    let mut again = TestApp::at(home.path());
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
fn time_belongs_to_the_player_not_to_the_colour() {
    let mut test = TestApp::new();
    test.begin(MatchConfig {
        clock: ClockRule::PerGame { main: 100 },
        ..by(Protocol::Swap)
    });
    test.pass(seconds(10));
    test.play("h8 h9 j10");
    test.pass(seconds(3));
    test.send(choose(Choice::Swap));
    let session = test.session();
    let left = |player| session.remaining(session.side_of(player));
    assert_eq!([left(0), left(1)], [Some(seconds(90)), Some(seconds(97))]);
    test.send(Intent::Undo);
    let session = test.session();
    let left = |player| session.remaining(session.side_of(player));
    assert_eq!([left(0), left(1)], [Some(seconds(90)), Some(seconds(100))]);
}

#[test]
fn a_new_game_and_a_restart_begin_with_the_opening() {
    let mut test = start(Protocol::Swap);
    test.play("h8 h9 j10");
    test.send(choose(Choice::Swap));
    test.send(Intent::Restart);
    assert!(test.session().is_opening());
    assert_eq!(test.session().player_on(Side::Black), 0);
    test.play("h8 h9 j10");
    test.send(choose(Choice::Swap));
    test.send(Intent::Resign);
    test.send(Intent::NextGame);
    assert!(test.session().is_opening());
    assert_eq!(acting(&test), test.session().player_on(Side::Black));
}

#[test]
fn a_board_too_small_for_the_protocol_has_no_opening() {
    let mut test = TestApp::new();
    test.begin(MatchConfig {
        size: narabe::rules::BoardSize::new(5).unwrap(),
        ..by(Protocol::Pro)
    });
    assert!(!test.session().is_opening());
    assert_eq!(test.session().config().protocol, Protocol::Free);
}

#[test]
fn an_engine_places_its_stones_one_by_one_and_reports_its_options() {
    let mut test = TestApp::new();
    test.begin(MatchConfig {
        protocol: Protocol::Swap2,
        ..between(level(Level::Koke), human())
    });
    let changes = test.settle();
    let stones = changes
        .iter()
        .filter(|change| matches!(change, Change::StonePlaced { .. }));
    assert_eq!(stones.count(), 3);
    let session = test.session();
    assert_eq!(acting(&test), 1);
    let [decided] = session.engine_choices() else {
        panic!("{:?}", session.engine_choices());
    };
    assert_eq!((decided.player, decided.after), (0, 0));
    assert_eq!(decided.actions.len(), 3);
    assert!(!decided.options.is_empty());
}

#[test]
fn undo_in_the_opening_returns_to_the_persons_choice() {
    let mut test = TestApp::new();
    test.begin(MatchConfig {
        protocol: Protocol::Swap2,
        ..between(level(Level::Koke), human())
    });
    test.settle();
    let three = test.stones();
    assert!(!test.session().can_undo());
    test.send(choose(Choice::PlaceTwo));
    test.play("a1 a15");
    test.settle();
    test.send(Intent::Undo);
    let one = test.session().position().moves().len();
    assert!(test.session().is_human_turn(), "{one}");
    while test.session().can_undo() {
        test.send(Intent::Undo);
    }
    assert_eq!(test.stones(), three);
    assert!(matches!(
        test.session().opening().prompt(),
        Some(Prompt::Choose(_))
    ));
}

#[test]
fn engines_play_whole_games_with_every_protocol_and_rule() {
    let usual = Protocol::ALL.map(|protocol| match protocol.family() {
        Family::Renju => (protocol, Rule::Renju),
        Family::Any | Family::Gomoku => (protocol, Rule::Standard),
    });
    let others = Rule::ALL.map(|rule| (Protocol::Swap2, rule));
    for (protocol, rule) in usual.into_iter().chain(others) {
        let mut test = TestApp::new();
        test.begin(MatchConfig {
            protocol,
            rule,
            ..between(computer(), computer())
        });
        let mut changes = Vec::new();
        while test.session().is_in_progress() {
            changes.extend(test.settle());
        }
        assert!(test.session().outcome().is_some());
        let failed = changes
            .iter()
            .find(|change| matches!(change, Change::EngineFailed { .. }));
        assert_eq!(failed, None, "{protocol} {rule:?}");
    }
}
