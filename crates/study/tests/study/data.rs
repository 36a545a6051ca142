//! A game's own data: edited, undone, saved; and what another rule makes of the moves.

use narabe_notation::{GameResult, WinReason};
use narabe_rules::{BoardSize, Rule, RuleEffectKind, Side};
use narabe_study::{Edit, EditError, GameData, SavedStudy, Study};

use crate::{play, study_of};

/// Black's double-three on h8 is move 9.
const DOUBLE_THREE: &str = "g8 a1 i8 a3 h7 a5 h9 a7 h8 a9 a11";

fn set(study: &mut Study, change: impl FnOnce(&mut GameData)) -> Result<bool, EditError> {
    let mut data = study.data();
    change(&mut data);
    study.apply(Edit::SetData(Box::new(data)))
}

#[test]
fn all_details_are_edited_saved_and_undone() {
    let mut study = study_of("h8 i9 j10");
    let before = study.clone();
    let changed = set(&mut study, |data| {
        data.info.names = ["Hana".to_owned(), "Isao".to_owned()];
        data.info.event = "Cup".to_owned();
        data.info.place = "Tartu".to_owned();
        data.info.date = "2024-05".parse().ok();
        data.info.ratings[1] = "3 dan".to_owned();
        data.info.result = GameResult::win(Side::White);
    });
    assert_eq!(changed, Ok(true));
    assert_eq!(study.origin().as_deref(), Some("Cup, Tartu, 2024-05"));
    assert_eq!(study.result(), GameResult::win(Side::White));
    let text = SavedStudy::encode(&study).unwrap();
    assert!(text.contains("version: 4"), "{text}");
    assert_eq!(SavedStudy::decode(&text), Ok(study.clone()));
    let after = study.clone();
    assert!(study.undo());
    assert_eq!(study, before);
    assert!(study.redo());
    assert_eq!(study, after);
    assert_eq!(set(&mut study, |_| {}), Ok(false), "nothing differs");
}

#[test]
fn a_title_is_the_name_of_the_study() {
    let mut study = study_of("h8");
    study.set_origin(Some("My first".to_owned()));
    set(&mut study, |data| data.info.event = "Cup".to_owned()).unwrap();
    assert_eq!(study.origin().as_deref(), Some("My first"));
    set(&mut study, |data| data.info.title = String::new()).unwrap();
    assert_eq!(study.origin().as_deref(), Some("Cup"));
    study.undo();
    assert_eq!(study.title(), "My first");
}

#[test]
fn a_resignation_that_is_set_ends_the_game() {
    let mut study = study_of("h8 i9 j10");
    let resigned = GameResult::Win {
        winner: Side::Black,
        reason: WinReason::Resignation,
    };
    set(&mut study, |data| data.info.result = resigned).unwrap();
    let winner = study
        .record()
        .outcome()
        .and_then(|outcome| outcome.winner());
    assert_eq!(winner, Some(Side::Black));
    set(&mut study, |data| data.info.result = GameResult::Unknown).unwrap();
    assert_eq!(study.record().outcome(), None);
    assert_eq!(study.result(), GameResult::Unknown);
    study.undo();
    assert_eq!(study.result(), resigned);
}

#[test]
fn another_rule_is_undone_with_all_that_it_left_out() {
    let mut study = study_of(DOUBLE_THREE);
    let before = study.clone();
    let here = study.current();
    let effects = study.effects_of(Rule::Renju).unwrap();
    assert!(matches!(effects[0].kind, RuleEffectKind::Forbidden(_)));
    assert_eq!(effects[0].number, 9);
    assert_eq!(study, before, "only looked at");
    set(&mut study, |data| data.rule = Rule::Renju).unwrap();
    assert_eq!(study.position().rule(), Rule::Renju);
    assert_eq!(study.game().ply(), 9);
    let foul = GameResult::Win {
        winner: Side::White,
        reason: WinReason::Foul,
    };
    assert_eq!(study.result(), foul);
    assert!(study.is_decided_on_board());
    let decoded = SavedStudy::decode(&SavedStudy::encode(&study).unwrap());
    assert_eq!(decoded, Ok(study.clone()));
    assert!(study.undo());
    assert_eq!((&study, study.current()), (&before, here));
    // Edits before and after it are undone in their order.
    study.redo();
    study.go_to_ply(4);
    play(&mut study, "o1 o3");
    while study.undo() {}
    assert_eq!(study, Study::new(Rule::Freestyle, BoardSize::DEFAULT));
    while study.redo() {}
    assert_eq!(study.position().rule(), Rule::Renju);
    assert_eq!(study.record().numbered_nodes().len(), 12);
}

#[test]
fn only_an_empty_study_changes_the_size_of_its_board() {
    let mut study = Study::new(Rule::Renju, BoardSize::DEFAULT);
    let size = BoardSize::new(19).unwrap();
    assert_eq!(set(&mut study, |data| data.size = size), Ok(true));
    assert_eq!(study.position().size(), size);
    study.undo();
    assert_eq!(study.position().size(), BoardSize::DEFAULT);
    play(&mut study, "h8");
    let refused = EditError::SizeOfGame {
        size: BoardSize::DEFAULT,
    };
    assert_eq!(set(&mut study, |data| data.size = size), Err(refused));
}
