//! Moves, and the ways back and forth, between persons and against the computer.

use crate::harness::{
    BLACK_WINS, Table, between, computer, first_empty, human, point, thinking_by, turn_of,
    two_persons,
};
use narabe::app::session::{Change, Intent, Refusal};
use narabe::rules::{Outcome, Side};

fn refused(changes: &[Change]) -> Option<Refusal> {
    match changes {
        [Change::Refused(refusal)] => Some(*refusal),
        _ => None,
    }
}

/// A person with Black against an engine that fills the board from the lower left corner.
fn against_the_computer() -> Table {
    let mut table = Table::with(thinking_by(|position, _| first_empty(position)));
    table.begin(between(human(), computer()));
    table
}

#[test]
fn two_persons_play_from_the_first_stone_to_the_line() {
    let mut table = Table::new();
    let begun = table.begin(two_persons());
    assert_eq!(
        begun,
        [
            Change::GameStarted,
            Change::TurnPassed {
                side: Side::Black,
                human: true
            }
        ]
    );
    let first = table.play("a1");
    assert_eq!(
        first[0],
        Change::StonePlaced {
            at: point("a1").into(),
            side: Side::Black
        }
    );
    assert_eq!(turn_of(&first), Some(Side::White));
    let last = table.play("a15 b1 b15 c1 c15 d1 d15 e1");
    let winner = Some(Side::Black);
    assert_eq!(last.last(), Some(&Change::GameEnded { winner }));
    let outcome = table.session().outcome().expect("an end");
    assert_eq!(
        (outcome.winner(), outcome.lines().len()),
        (Some(Side::Black), 1)
    );
    assert_eq!(refused(&table.play("h8")), Some(Refusal::GameOver));
}

#[test]
fn a_refused_move_says_why_and_changes_nothing() {
    let mut table = Table::new();
    assert_eq!(refused(&table.play("a1")), Some(Refusal::NoGame));
    table.begin(two_persons());
    table.play("h8");
    assert_eq!(refused(&table.play("h8")), Some(Refusal::Taken));
    assert_eq!(refused(&table.play("t19")), Some(Refusal::OffBoard));
    assert_eq!(
        refused(&table.send(Intent::Redo)),
        Some(Refusal::NothingToRedo)
    );
    assert_eq!(
        refused(&table.send(Intent::NextGame)),
        Some(Refusal::GameOn)
    );
    assert_eq!(
        refused(&table.send(Intent::AnswerDraw(true))),
        Some(Refusal::NoDrawNow)
    );
    assert_eq!(table.stones(), "h8");
}

#[test]
fn persons_undo_and_redo_single_stones() {
    let mut table = Table::new();
    table.begin(two_persons());
    table.play("h8 i9 h9");
    assert_eq!(
        (table.session().undo_count(), table.session().redo_count()),
        (3, 0)
    );
    assert_eq!(table.send(Intent::Undo)[0], Change::Undone { stones: 1 });
    assert_eq!(
        (table.session().undo_count(), table.session().redo_count()),
        (2, 1)
    );
    assert_eq!(table.send(Intent::Redo)[0], Change::Redone { stones: 1 });
    assert_eq!(table.stones(), "h8 i9 h9");
    for _ in 0..3 {
        table.send(Intent::Undo);
    }
    assert_eq!(
        refused(&table.send(Intent::Undo)),
        Some(Refusal::NothingToUndo)
    );
    assert!(!table.session().can_undo() && table.session().can_redo());
}

#[test]
fn against_the_computer_undo_takes_the_pair() {
    let mut table = against_the_computer();
    for name in ["h8", "i9"] {
        table.play(name);
        table.settle();
    }
    assert_eq!(table.stones(), "h8 a1 i9 b1");
    assert_eq!(table.session().undo_count(), 2);
    assert_eq!(table.send(Intent::Undo)[0], Change::Undone { stones: 2 });
    assert_eq!(table.stones(), "h8 a1");
    assert_eq!(
        (table.session().undo_count(), table.session().redo_count()),
        (1, 1)
    );
    assert_eq!(table.send(Intent::Redo)[0], Change::Redone { stones: 2 });
    assert_eq!(table.stones(), "h8 a1 i9 b1");
    assert!(table.session().is_human_turn());
}

#[test]
fn a_computers_first_stone_alone_cannot_be_undone() {
    let mut table = Table::with(thinking_by(|position, _| first_empty(position)));
    table.begin(between(computer(), human()));
    table.settle();
    assert_eq!(table.stones(), "a1");
    assert_eq!(
        refused(&table.send(Intent::Undo)),
        Some(Refusal::NothingToUndo)
    );
    table.play("h8");
    table.settle();
    assert_eq!(table.session().undo_count(), 1);
    table.send(Intent::Undo);
    assert_eq!(table.stones(), "a1");
}

#[test]
fn undo_after_the_end_reopens_the_game_and_takes_the_result_back() {
    let mut table = Table::new();
    table.begin(two_persons());
    table.play(BLACK_WINS);
    assert_eq!(table.session().wins(0), 1);
    table.send(Intent::Undo);
    assert_eq!(
        (table.session().wins(0), table.session().outcome()),
        (0, None)
    );
    let redone = table.send(Intent::Redo);
    assert!(
        matches!(redone.last(), Some(Change::GameEnded { .. })),
        "{redone:?}"
    );
    assert_eq!(table.session().wins(0), 1);
}

#[test]
fn a_resignation_is_taken_back_without_a_stone() {
    let mut table = against_the_computer();
    table.play("h8");
    table.settle();
    let ended = table.send(Intent::Resign);
    let winner = Some(Side::White);
    assert_eq!(ended, [Change::GameEnded { winner }]);
    assert_eq!(table.session().undo_count(), 2);
    assert_eq!(table.send(Intent::Undo)[0], Change::Undone { stones: 0 });
    assert_eq!(
        (table.stones().as_str(), table.session().outcome()),
        ("h8 a1", None)
    );
}

#[test]
fn between_computers_nobody_undoes_or_resigns() {
    let mut table = Table::new();
    table.begin(between(computer(), computer()));
    for intent in [
        Intent::Undo,
        Intent::Redo,
        Intent::Resign,
        Intent::OfferDraw,
    ] {
        let changes = table.send(intent);
        assert!(
            changes.contains(&Change::Refused(Refusal::NoPerson)),
            "{changes:?}"
        );
    }
    assert_eq!(
        (table.session().undo_count(), table.session().redo_count()),
        (0, 0)
    );
}

#[test]
fn sides_are_swapped_in_the_same_position() {
    let mut table = against_the_computer();
    table.play("h8");
    table.settle();
    table.send(Intent::SwapSides);
    assert_eq!(table.session().player_on(Side::Black), 1);
    // Black is to move, and Black is the computer now.
    table.settle();
    assert_eq!(table.stones(), "h8 a1 b1");
    assert!(table.session().is_human_turn());
    assert_eq!(table.session().side_of(0), Side::White);
}

#[test]
fn restart_empties_the_board_and_keeps_the_sides() {
    let mut table = Table::new();
    table.begin(two_persons());
    table.play("h8 i9");
    table.send(Intent::SwapSides);
    assert_eq!(table.send(Intent::Restart)[0], Change::GameStarted);
    assert_eq!(
        (
            table.stones().as_str(),
            table.session().player_on(Side::Black)
        ),
        ("", 1)
    );
    assert_eq!(
        (table.session().game_number(), table.session().undo_count()),
        (1, 0)
    );
}

#[test]
fn persons_agree_to_a_draw_or_not() {
    let mut table = Table::new();
    table.begin(two_persons());
    assert_eq!(
        refused(&table.send(Intent::OfferDraw)),
        Some(Refusal::NoDrawNow)
    );
    table.play("h8");
    assert_eq!(
        table.send(Intent::OfferDraw),
        [Change::DrawOffered { by: Side::White }]
    );
    assert_eq!(
        table.send(Intent::AnswerDraw(false)),
        [Change::DrawDeclined { by: Side::Black }]
    );
    table.send(Intent::OfferDraw);
    table.play("i9");
    assert_eq!(
        table.session().draw_offer(),
        None,
        "a move withdraws the offer"
    );
    table.send(Intent::OfferDraw);
    table.send(Intent::AnswerDraw(true));
    assert!(matches!(table.session().outcome(), Some(Outcome::Draw(_))));
    assert_eq!(table.session().draws(), 1);
}

#[test]
fn a_computer_answers_a_draw_offer_by_itself() {
    let mut table = against_the_computer();
    table.play("h8");
    table.settle();
    assert_eq!(
        table.send(Intent::OfferDraw),
        [Change::DrawDeclined { by: Side::White }]
    );
    assert_eq!(table.session().draw_offer(), None);
    assert!(table.session().is_human_turn());
}

#[test]
fn a_left_game_takes_no_wishes_until_it_is_continued() {
    let mut table = Table::new();
    table.begin(two_persons());
    table.play("h8");
    table.send(Intent::Leave);
    assert_eq!(refused(&table.play("i9")), Some(Refusal::NoGame));
    let changes = table.send(Intent::Continue);
    assert_eq!(
        changes,
        [
            Change::GameStarted,
            Change::TurnPassed {
                side: Side::White,
                human: true
            }
        ]
    );
    table.play("i9");
    assert_eq!(table.stones(), "h8 i9");
}
