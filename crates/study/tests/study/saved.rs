//! The saved form of a study.

use narabe_notation::SavedError;
use narabe_rules::{Record, Rule, Side};
use narabe_study::{Edit, Glyph, Mark, SavedStudy, Study};

use super::{at, play, setup_of, study_of};

/// The text of a saved study with this header, these annotations and a record of one move.
fn text(head: &str, annotations: &str) -> String {
    format!(
        r#"({head}, record: (rule: Freestyle, size: 15, moves: [(0, "h8")], current: 1, visited: {{}}, endings: {{}}, comments: {{}}), annotations: {{{annotations}}})"#
    )
}

const HEAD: &str = r#"format: "narabe-study", version: 2"#;

#[test]
fn the_format_is_stable() {
    let mut study = study_of("h8");
    let node = study.current();
    study
        .apply(Edit::SetGlyph {
            node,
            glyph: Some(Glyph::Interesting),
        })
        .unwrap();
    study
        .apply(Edit::SetMark {
            node,
            point: at("i9"),
            mark: Some(Mark::Square),
        })
        .unwrap();
    study.set_names(["Hana".into(), "Isao".into()]);
    study.set_origin(Some("Tokyo 1998".into()));
    let head = format!(r#"{HEAD}, names: ("Hana", "Isao"), origin: Some("Tokyo 1998")"#);
    let text = text(&head, r#"1: (glyph: Some("!?"), marks: {"i9": "square"})"#);
    assert_eq!(SavedStudy::decode(&text), Ok(study));
}

#[test]
fn who_is_a_computer_is_saved() {
    let mut study = study_of("h8");
    study.set_names(["Ume".into(), "Kaede".into()]);
    let persons = SavedStudy::encode(&study).unwrap();
    assert!(persons.contains("version: 2"), "earlier games read it");
    study.set_computers([false, true]);
    let read = SavedStudy::decode(&SavedStudy::encode(&study).unwrap());
    assert_eq!(read.as_ref().map(Study::computers), Ok([false, true]));
    assert_ne!(read, SavedStudy::decode(&persons));
}

#[test]
fn a_changed_order_and_removed_branches_are_saved() {
    let mut study = study_of("h8 i9");
    for line in ["h9", "i8 j7"] {
        study.go_to_ply(1);
        play(&mut study, line);
    }
    let last = study.current();
    study
        .apply(Edit::SetComment {
            node: last,
            comment: "best".into(),
        })
        .unwrap();
    study.apply(Edit::MakeMainLine(last)).unwrap();
    let record = study.record();
    let h9 = record.children(record.children(record.root())[0])[2];
    study.apply(Edit::RemoveBranch(h9)).unwrap();
    let read = SavedStudy::decode(&SavedStudy::encode(&study).unwrap()).unwrap();
    assert_eq!(read, study);
    assert_eq!(read.record().numbered_nodes().len(), 5);
    assert_eq!(read.record().comment(read.current()), "best");
}

#[test]
fn a_set_up_is_saved_and_a_plain_game_is_saved_as_before() {
    let setup = setup_of(Rule::Renju, "h8 i9", "a1", Side::Black);
    let mut study = Study::from_setup(&setup).unwrap();
    play(&mut study, "b2 c3");
    let text = SavedStudy::encode(&study).unwrap();
    assert!(text.contains("setup:"));
    assert_eq!(SavedStudy::decode(&text), Ok(study));
    let plain = ron::to_string(study_of("h8 i9").record()).unwrap();
    assert_eq!(
        plain,
        r#"(rule:Freestyle,size:15,moves:[(0,"h8"),(1,"i9")],current:2,visited:{},endings:{},comments:{})"#
    );
}

#[test]
fn records_that_start_wrongly_are_refused() {
    let record = |setup: &str| {
        let text = format!(
            "(rule: Freestyle, size: 15, setup: Some({setup}), moves: [], current: 0, visited: {{}}, endings: {{}}, comments: {{}})"
        );
        ron::from_str::<Record>(&text).map_err(|error| error.to_string())
    };
    for (setup, says) in [
        (
            r#"(to_move: Black, black: ["h8", "h8"], white: [])"#,
            "h8 is given twice",
        ),
        (
            r#"(to_move: Black, black: ["p16"], white: [])"#,
            "p16 is off the board",
        ),
        (
            r#"(to_move: Black, black: [], white: ["a1", "b1", "c1", "d1", "e1"])"#,
            "White has won already with the row from a1 to e1",
        ),
        (
            r#"(to_move: Black, black: [], white: [], extra: 1)"#,
            "extra",
        ),
    ] {
        let error = record(setup).unwrap_err();
        assert!(error.contains(says), "{error}");
    }
    let empty = r#"(to_move: Black, black: [], white: [])"#;
    assert!(record(empty).is_ok_and(|record| !record.position().has_setup()));
}

#[test]
fn invalid_files_are_refused_with_a_reason() {
    let newer = SavedError::Newer {
        version: 5,
        known: 4,
    };
    assert_eq!(
        SavedStudy::decode(&text(r#"format: "narabe-study", version: 5"#, "")),
        Err(newer)
    );
    for foreign in ["", "hello", r#"(format: "narabe-game", version: 1)"#] {
        assert_eq!(
            SavedStudy::decode(foreign),
            Err(SavedError::Foreign),
            "{foreign}"
        );
    }
    for (annotations, says) in [
        (r#"2: (glyph: Some("!"))"#, "there is no node 2"),
        (r#"0: (glyph: Some("!"))"#, "node 0 has a glyph"),
        (r#"1: (glyph: Some("!!!"))"#, r#""!!!" is not a glyph"#),
        (
            r#"1: (marks: {"p16": "cross"})"#,
            "the mark on p16 at node 1 is off the board",
        ),
        (r#"1: (marks: {"a1": "100"})"#, "is not a mark"),
        (r#"1: (colour: "red")"#, "colour"),
    ] {
        let error = SavedStudy::decode(&text(HEAD, annotations))
            .unwrap_err()
            .to_string();
        assert!(error.contains(says), "{error}");
    }
    let whole = SavedStudy::encode(&study_of("h8 i9")).unwrap();
    for end in 0..whole.len() - 2 {
        assert!(SavedStudy::decode(&whole[..end]).is_err());
    }
}
