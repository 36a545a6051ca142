//! Openings: who acts, refusals, undo and redo, and saving.

use crate::harness::{TestGame, refused};
use crate::play::{Play, point, seconds, two_persons};
use narabe_matches::{Change, ClockRule, Intent, MatchConfig, Refusal};
use narabe_rules::opening::{Action, Choice, Prompt, Protocol};
use narabe_rules::{Rule, Side};

fn by(protocol: Protocol) -> MatchConfig {
    MatchConfig {
        protocol,
        rule: Rule::Renju,
        ..two_persons()
    }
}

fn start(protocol: Protocol) -> TestGame {
    let mut test = TestGame::new();
    test.begin(by(protocol));
    test
}

fn choose(choice: Choice) -> Intent {
    Intent::OpeningActions(vec![Action::Choose(choice)])
}

/// The number of the player who has to act.
fn acting(test: &TestGame) -> usize {
    let game = test.game();
    game.player_on(game.to_act())
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
    let game = test.game();
    assert_eq!(game.player_on(Side::Black), 1);
    assert!(!game.is_opening());
    // White makes the fourth move, and now the first player has White.
    assert_eq!(acting(&test), 0);
    test.play("g7");
    assert_eq!(test.stones(), "h8 h9 j10 g7");
}

#[test]
fn actions_that_the_opening_does_not_require_are_refused() {
    let mut test = start(Protocol::Rif);
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
        test.game().opening().prompt(),
        Some(Prompt::Offer { wanted: 2, made: 0 })
    ));
    test.play("a1");
    assert_eq!(test.play("a1"), refused(Refusal::AlreadyOffered));
    test.play("b1");
    assert_eq!(test.play("c1"), refused(Refusal::NotOffered));
    test.play("b1");
    assert_eq!(test.stones(), "h8 h9 j10 g7 b1");
    assert!(!test.game().is_opening());
}

#[test]
fn sides_cannot_be_swapped_from_the_menu_in_an_opening() {
    let mut test = start(Protocol::Swap);
    test.play("h8 h9");
    assert_eq!(
        test.send(Intent::SwapSides),
        refused(Refusal::NotAllowedNow)
    );
    assert_eq!(test.game().player_on(Side::Black), 0);
}

#[test]
fn several_actions_are_applied_together_or_not_at_all() {
    let mut test = start(Protocol::Yamaguchi);
    let place = |name| Action::Place(point(name));
    let bad = vec![place("h8"), place("a1")];
    assert_eq!(
        test.send(Intent::OpeningActions(bad)),
        refused(Refusal::OutsideRegion)
    );
    assert_eq!(test.stones(), "");
    let good = vec![place("h8"), place("h9"), place("j10")];
    test.send(Intent::OpeningActions(good));
    assert_eq!(test.stones(), "h8 h9 j10");
    test.send(Intent::OpeningActions(vec![Action::Declare(3)]));
    assert_eq!(test.game().opening().declared(), Some(3));
}

#[test]
fn undo_and_redo_include_choices() {
    let mut test = start(Protocol::Swap2);
    test.play("h8 h9 j10");
    test.send(choose(Choice::PlaceTwo));
    test.play("a1 a3");
    test.send(choose(Choice::Swap));
    test.play("b5");
    assert_eq!(test.game().undo_count(), 8);
    for _ in 0..4 {
        test.send(Intent::Undo);
    }
    assert_eq!(test.stones(), "h8 h9 j10");
    assert_eq!(test.game().player_on(Side::Black), 0);
    test.send(Intent::Undo);
    assert!(matches!(
        test.game().opening().prompt(),
        Some(Prompt::Choose(_))
    ));
    assert_eq!(test.game().redo_count(), 5);
    for _ in 0..5 {
        test.send(Intent::Redo);
    }
    assert_eq!(test.stones(), "h8 h9 j10 a1 a3 b5");
    assert_eq!(test.game().player_on(Side::Black), 1);
    assert!(!test.game().can_redo());
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
    assert!(!test.game().can_redo());
    test.play("c3");
    assert_eq!(test.stones(), "h8 h9 j10 c3");
    assert_eq!(test.game().move_times().len(), 4);
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
    let before = first.game().opening().clone();
    let mut again = first.restarted();
    assert_eq!(*again.game().opening(), before);
    assert_eq!(again.game().player_on(Side::Black), 1);
    assert_eq!(again.game().redo_count(), 1);
    again.send(Intent::Redo);
    again.play("b1");
    assert_eq!(again.game().opening().offers(), [point("a1"), point("b1")]);
    again.play("b1");
    assert_eq!(again.stones(), "h8 h9 j10 g7 b1");
}

#[test]
fn time_belongs_to_the_player_not_to_the_colour() {
    let mut test = TestGame::new();
    test.begin(MatchConfig {
        clock: ClockRule::PerGame { main: 100 },
        ..by(Protocol::Swap)
    });
    test.pass(seconds(10));
    test.play("h8 h9 j10");
    test.pass(seconds(3));
    test.send(choose(Choice::Swap));
    let game = test.game();
    let left = |player| game.clock().remaining(game.side_of(player));
    assert_eq!([left(0), left(1)], [Some(seconds(90)), Some(seconds(97))]);
    test.send(Intent::Undo);
    let game = test.game();
    let left = |player| game.clock().remaining(game.side_of(player));
    assert_eq!([left(0), left(1)], [Some(seconds(90)), Some(seconds(100))]);
}

#[test]
fn a_new_game_and_a_restart_begin_with_the_opening() {
    let mut test = start(Protocol::Swap);
    test.play("h8 h9 j10");
    test.send(choose(Choice::Swap));
    test.send(Intent::Restart);
    assert!(test.game().is_opening());
    assert_eq!(test.game().player_on(Side::Black), 0);
    test.play("h8 h9 j10");
    test.send(choose(Choice::Swap));
    test.send(Intent::Resign);
    test.send(Intent::NextGame);
    assert!(test.game().is_opening());
    assert_eq!(acting(&test), test.game().player_on(Side::Black));
}

#[test]
fn a_board_too_small_for_the_protocol_has_no_opening() {
    let mut test = TestGame::new();
    test.begin(MatchConfig {
        size: narabe_rules::BoardSize::new(5).unwrap(),
        ..by(Protocol::Pro)
    });
    assert!(!test.game().is_opening());
    assert_eq!(test.game().config().protocol, Protocol::Free);
}

#[test]
fn bug_a_redo_after_a_resignation_in_the_opening_lost_the_action() {
    let mut test = start(Protocol::Swap);
    test.play("h8 h9");
    test.send(Intent::Undo);
    test.send(Intent::Resign);
    test.send(Intent::Redo);
    assert!(!test.game().is_over());
    assert_eq!(test.stones(), "h8 h9");
    assert_eq!(test.game().opening().history().len(), 2);
    test.play("j10");
    test.send(choose(Choice::Stay));
    assert!(!test.game().is_opening());
}

#[test]
fn bug_a_fifth_move_was_picked_after_a_resignation() {
    let mut test = start(Protocol::Rif);
    let mut offered = None;
    while test.game().opening().prompt() != Some(Prompt::Pick) {
        let opening = test.game().opening();
        match opening.prompt().expect("a next action") {
            Prompt::Choose(choices) => _ = test.send(choose(choices[0])),
            Prompt::Declare { .. } => {
                _ = test.send(Intent::OpeningActions(vec![Action::Declare(2)]));
            }
            _ => {
                let point = opening.points()[0];
                offered = Some(point.to_string());
                test.play(&point.to_string());
            }
        }
    }
    let (offered, stones) = (offered.expect("an offer"), test.stones());
    test.send(Intent::Resign);
    assert_eq!(test.play(&offered), refused(Refusal::GameOver));
    assert_eq!(test.stones(), stones);
    assert_eq!(test.game().opening().prompt(), Some(Prompt::Pick));
}
