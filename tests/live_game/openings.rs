//! Engines in openings.

use crate::harness::{TestApp, level};
use crate::play::{Play, between, computer, human};
use narabe::live::{Change, Intent, MatchConfig};
use narabe_engine_core::level::Level;
use narabe_rules::Rule;
use narabe_rules::opening::{Action, Choice, Family, Prompt, Protocol};

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
    let game = test.game();
    assert_eq!(game.player_on(game.to_act()), 1);
    let [decided] = game.engine_choices() else {
        panic!("{:?}", game.engine_choices());
    };
    assert_eq!((decided.player, decided.after), (0, 0));
    assert_eq!(decided.decision.actions.len(), 3);
    assert!(!decided.decision.options.is_empty());
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
    assert!(!test.game().can_undo());
    let place_two = Action::Choose(Choice::PlaceTwo);
    test.send(Intent::OpeningActions(vec![place_two]));
    test.play("a1 a15");
    test.settle();
    test.send(Intent::Undo);
    let one = test.game().position().moves().len();
    assert!(test.game().is_human_turn(), "{one}");
    while test.game().can_undo() {
        test.send(Intent::Undo);
    }
    assert_eq!(test.stones(), three);
    assert!(matches!(
        test.game().opening().prompt(),
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
        while test.game().is_in_progress() {
            changes.extend(test.settle());
        }
        assert!(test.game().outcome().is_some());
        let failed = changes
            .iter()
            .find(|change| matches!(change, Change::EngineFailed { .. }));
        assert_eq!(failed, None, "{protocol} {rule:?}");
    }
}
