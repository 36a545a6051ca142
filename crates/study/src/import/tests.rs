//! Games of files as studies.

use super::*;
use narabe_notation::{ReadOptions, read_games};
use narabe_rules::Side;

fn import(text: &str, rule: Option<Rule>) -> ImportedStudy {
    let file = read_games("a.sgf", text.as_bytes(), &ReadOptions::default()).unwrap();
    ImportedStudy::of(&file.games[0], file.format, rule).unwrap()
}

#[test]
fn what_the_rule_does_not_allow_is_left_out_and_counted() {
    let text = "(;SZ[15];B[hh](;W[ig];B[jh];W[aa])(;W[hh])(;W[ig];B[jj])(;AB[aa];W[kk]))";
    let imported = import(text, None);
    let lost: Vec<_> = imported.lost.lost().collect();
    assert_eq!(
        lost,
        [
            (LossKind::OccupiedPoints, 1),
            (LossKind::RepeatedMoves, 1),
            (LossKind::SetupChanges, 1),
        ]
    );
    assert_eq!(imported.study.record().numbered_nodes().len(), 6);
    assert!(!imported.study.position().has_free_passes());
    let assumed: Vec<String> = imported.lost.assumed().map(Assumption::to_string).collect();
    assert!(assumed[0].contains("freestyle"), "{assumed:?}");
}

/// The moves of the main line.
fn main_line(study: &Study) -> Vec<String> {
    study.game().turns().map(|turn| turn.to_string()).collect()
}

/// The study as it is read from its saved form.
fn saved(study: &Study) -> Study {
    let text = crate::SavedStudy::encode(study).unwrap();
    crate::SavedStudy::decode(&text).unwrap()
}

#[test]
fn bug_all_that_follows_a_pass_was_left_out() {
    // As WGo.js writes lines of one side: the other passes.
    let text = "(;FF[4]SZ[15];B[dd];W[];B[fd];W[];B[ec];W[tt];B[];W[ee])";
    let ImportedStudy { study, lost } = import(text, None);
    assert!(lost.lost().next().is_none(), "{lost:?}");
    let moves = ["d12", "--", "f12", "--", "e13", "--", "--", "e11"];
    assert_eq!(main_line(&study), moves);
    let board = study.game().board().clone();
    assert_eq!(board.get("e11".parse().unwrap()), Some(Side::White));
    assert_eq!(saved(&study), study);
}

#[test]
fn bug_stones_of_one_colour_in_a_row_were_left_out() {
    let text = "(;FF[4]SZ[15];B[dd];B[ed];B[fd](;W[ec]C[here];B[ee])(;B[gd]))";
    for rule in [Rule::Freestyle, Rule::Renju] {
        let ImportedStudy { study, lost } = import(text, Some(rule));
        assert!(lost.lost().next().is_none(), "{lost:?}");
        assert_eq!(
            main_line(&study),
            ["d12", "--", "e12", "--", "f12", "e13", "e11"]
        );
        let game = study.game();
        let stones = game.stones().map(|(_, side)| side);
        assert_eq!(stones.filter(|side| *side == Side::Black).count(), 4);
        let node = study.main_line()[5];
        assert_eq!(study.record().comment(node), "here");
        assert_eq!(saved(&study), study);
    }
}

#[test]
fn passes_that_the_rule_allows_leave_it_in_force() {
    let text = "(;SZ[15]RU[Renju];B[hh];W[aa];B[oo];W[ao];B[oa];W[cc];B[];W[dd];B[];W[])";
    let study = import(text, None).study;
    assert!(!study.position().has_free_passes());
    let drawn = narabe_rules::DrawReason::Passes;
    assert_eq!(
        study.game().outcome(),
        Some(&narabe_rules::Outcome::Draw(drawn))
    );
    let text = "(;SZ[15]RU[Renju];B[hh];W[aa];B[oo];W[ao];B[oa];W[];B[];W[dd])";
    let ImportedStudy { study, lost } = import(text, None);
    assert_eq!(lost.count(LossKind::AfterEnd), 0);
    assert_eq!(study.main_line().len(), 8);
}

#[test]
fn of_two_variations_with_stones_of_their_own_the_first_is_the_start() {
    let text =
        "(;SZ[15](;AB[hh][ii]AW[hi][ih];B[jj];W[ff])(;AB[hh][ii]AW[hi][gg];B[jj];W[ff])(;B[kk]))";
    let ImportedStudy { study, lost } = import(text, None);
    assert_eq!(study.position().setup_stones().len(), 4);
    assert_eq!(main_line(&study), ["j6", "f10"]);
    assert_eq!(lost.count(LossKind::SetupChanges), 2);
}

#[test]
fn bug_changes_of_stones_inside_a_game_were_counted_without_their_place() {
    let text = "(;SZ[15];B[hh];W[ii];AB[jj]AE[hh];W[kk])";
    let ImportedStudy { study, lost } = import(text, None);
    assert_eq!(main_line(&study), ["h8", "i7"]);
    assert_eq!(lost.count(LossKind::SetupChanges), 1);
    let odd: Vec<String> = lost.odd().map(ToString::to_string).collect();
    assert_eq!(odd.len(), 1, "{odd:?}");
    assert!(
        odd[0].starts_with("move 2: `j6 h8` is put on the board or taken"),
        "{odd:?}"
    );
    // Before the first move they are the start.
    assert!(
        import("(;SZ[15];AB[jj];AE[jj];B[kk])", None)
            .lost
            .is_complete()
    );
}

#[test]
fn bug_the_first_move_after_a_set_up_changed_its_colour() {
    let study = import("(;SZ[15];AB[hh];B[ii])", None).study;
    let at = "i7".parse().unwrap();
    assert_eq!(study.game().board().get(at), Some(Side::Black));
}

#[test]
fn moves_after_a_five_are_counted_one_by_one() {
    let five = "B[aa];W[ac];B[ba];W[bc];B[ca];W[cc];B[da];W[dc];B[ea]";
    let imported = import(
        &format!("(;SZ[15];{five};W[ec];B[fa])"),
        Some(Rule::Standard),
    );
    assert_eq!(imported.lost.count(LossKind::AfterEnd), 2);
    assert_eq!(imported.study.main_line().len(), 9);
    assert!(imported.study.game().outcome().is_some());
    assert_eq!(imported.study.position().rule(), Rule::Standard);
}

#[test]
fn details_make_the_origin_and_the_result_ends_the_game() {
    let text = "(;SZ[15]RU[Renju]EV[Cup]RO[2]DT[2024-05-01]PB[Ann]PW[Bob]RE[W+R]BR[5d]GC[note];B[hh]C[x]LB[hh:7][ii:win]TR[ii]TE[1])";
    let ImportedStudy { study, lost } = import(text, None);
    assert_eq!(study.origin().as_deref(), Some("Cup, 2, 2024-05-01"));
    assert_eq!(study.info().ratings[0], "5d");
    assert_eq!(study.names(), &["Ann".to_owned(), "Bob".to_owned()]);
    let node = study.main_line()[0];
    assert_eq!(study.record().comment(node), "x");
    assert_eq!(study.record().comment(study.record().root()), "note");
    assert_eq!(study.annotation(node).marks.len(), 2);
    let lost: Vec<_> = lost.lost().collect();
    assert_eq!(lost, [(LossKind::Marks, 1)]);
    let mut record = study.record().clone();
    record.go_to(node);
    assert_eq!(
        record.outcome().and_then(|outcome| outcome.winner()),
        Some(Side::White)
    );
}

#[test]
fn stones_before_the_first_move_are_set_up() {
    let imported = import("(;SZ[15];AB[aa][bb]AW[cc];PL[B]C[here];B[dd])", None);
    let position = imported.study.position();
    assert_eq!(
        (position.setup_stones().len(), position.side_to_move()),
        (3, Side::Black)
    );
    assert_eq!(imported.study.main_line().len(), 1);
    assert!(imported.lost.is_complete());
}

#[test]
fn bug_labels_other_than_capitals_and_short_numbers_were_left_out() {
    let text =
        "(;FF[4]GM[4]CA[UTF-8]SZ[15];B[hh]LB[ig:a][ih:b][gg:12a][ge:100][he:斜][hi:#][gi:●][if:A])";
    let ImportedStudy { study, lost } = import(text, None);
    assert!(lost.is_complete(), "{:?}", lost.lines());
    let node = study.main_line()[0];
    let marks = &study.annotation(node).marks;
    let mut shown: Vec<String> = marks
        .values()
        .filter_map(|mark| Some(mark.text()?.into_owned()))
        .collect();
    shown.sort_unstable();
    assert_eq!(shown, ["#", "100", "12a", "A", "a", "b", "●", "斜"]);
    let saved = crate::SavedStudy::encode(&study).unwrap();
    assert_eq!(crate::SavedStudy::decode(&saved), Ok(study.clone()));
    let written = crate::game_of_study(&study);
    let again = ImportedStudy::of(&written, Format::Sgf, None).unwrap();
    assert_eq!(again.study, study);
}

#[test]
fn an_older_game_still_reads_a_study_without_texts() {
    let with = |label: &str| {
        let study = import(&format!("(;SZ[15];B[hh]LB[ig:{label}])"), None).study;
        crate::SavedStudy::encode(&study).unwrap()
    };
    for label in ["A", "7", "99"] {
        assert!(with(label).contains("version: 2"), "{label}");
    }
    for label in ["a", "100", "斜"] {
        assert!(with(label).contains("version: 3"), "{label}");
    }
}

#[test]
fn bug_names_of_nodes_and_properties_of_other_programs_were_left_out() {
    let text = "(;SZ[15]RU[Renju]KM[0.5]PB[Ann]BR[5d]TM[3600];B[hh]N[The \\] start]C[x]\
        (;W[ig]V[12][a:b])(;W[hg]OT[byo]N[]))";
    let ImportedStudy { study, lost } = import(text, None);
    assert!(lost.is_complete(), "{:?}", lost.lines());
    let first = study.main_line()[0];
    let name = study.annotation(first).node_name();
    assert_eq!(name.as_deref(), Some("The ] start"));
    let second = study.annotation(study.main_line()[1]);
    assert_eq!(second.properties[0].texts(), ["12", "a:b"]);
    assert_eq!(saved(&study), study);
    let written = crate::game_of_study(&study);
    let options = narabe_notation::WriteOptions::default();
    let sgf = narabe_notation::write_games(Format::Sgf, &[written], &options).unwrap();
    assert!(sgf.lost.is_complete(), "{:?}", sgf.lost.lines());
    let sgf = String::from_utf8(sgf.bytes).unwrap();
    for kept in [
        "KM[0.5]",
        "BR[5d]",
        "TM[3600]",
        "N[The \\] start]",
        "V[12][a:b]",
        "OT[byo]",
    ] {
        assert!(sgf.contains(kept), "{kept} in {sgf}");
    }
    let again = import(&sgf, None);
    assert_eq!(again.study, study);
}
