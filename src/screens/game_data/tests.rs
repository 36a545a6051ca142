//! The data of the game in the study.

use crate::screens::study::tests::{open, studied};
use crate::screens::testing::TestApp;
use crate::study::{OpenStudy, StudyRequest};
use bevy::text::EditableText;
use narabe_notation::GameResult;
use narabe_rules::{Rule, Side};

fn write(test: &mut TestApp, id: &str, text: &str) {
    let field = test.control(id);
    let text = EditableText::new(text);
    test.app.world_mut().entity_mut(field).insert(text);
}

#[test]
fn names_and_details_of_the_study_are_edited_and_undone() {
    let mut test = studied();
    let before = open(&test).study().clone();
    test.press("data-edit");
    write(&mut test, "data-black", "Hana");
    write(&mut test, "data-event", "Spring Cup");
    write(&mut test, "data-node-name", "The start");
    test.press("data-save");
    test.frames(2);
    let study = open(&test).study();
    assert_eq!(study.names()[0], "Hana");
    assert_eq!(study.info().event, "Spring Cup");
    let name = study.annotation(study.current()).node_name();
    assert_eq!(name.as_deref(), Some("The start"));
    assert!(!test.has("data-save"), "the dialog is closed");
    test.send(StudyRequest::Undo);
    test.send(StudyRequest::Undo);
    assert_eq!(*open(&test).study(), before);
}

#[test]
fn a_wrong_date_is_told_and_nothing_is_written() {
    let mut test = studied();
    test.press("data-edit");
    write(&mut test, "data-date", "yesterday");
    write(&mut test, "data-place", "Tartu");
    test.press("data-save");
    test.frames(2);
    assert!(test.has("data-save"), "the dialog stays open");
    assert_eq!(open(&test).study().info().place, "");
    write(&mut test, "data-date", "2024-05");
    test.press("data-save");
    test.frames(2);
    assert_eq!(open(&test).study().info().place, "Tartu");
}

#[test]
fn another_rule_makes_all_that_was_found_begin_anew() {
    let mut test = studied();
    let id = open(&test).id();
    let mut data = open(&test).study().data();
    data.rule = Rule::Standard;
    let edit = narabe_study::Edit::SetData(Box::new(data));
    test.send(StudyRequest::Edit(edit));
    assert_eq!(open(&test).game().rule(), Rule::Standard);
    let anew = open(&test).id();
    assert_ne!(anew, id);
    assert!(
        !test
            .resource::<crate::live::GameReview>()
            .is_of(test.resource::<OpenStudy>().game())
    );
    test.send(StudyRequest::Undo);
    assert_eq!(open(&test).game().rule(), Rule::Freestyle);
    assert_ne!(open(&test).id(), anew);
}

#[test]
fn a_result_is_picked_with_its_reason() {
    let mut form = super::form::DataForm::default();
    form.pick_winner(2);
    form.pick_reason(narabe_notation::WinReason::Time);
    form.pick_winner(1);
    let by_time = GameResult::Win {
        winner: Side::Black,
        reason: narabe_notation::WinReason::Time,
    };
    assert_eq!(form.change(|_| None).result, Some(by_time));
    form.pick_winner(0);
    assert_eq!(form.change(|_| None).result, None, "as before");
}
