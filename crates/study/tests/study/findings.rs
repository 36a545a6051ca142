//! What was found, saved with a study: what is read is what was written, and damage costs no more than what was found.

use std::sync::atomic::AtomicBool;

use narabe_engine_core::tactics::ThreatKind;
use narabe_engine_core::{Engine, Settings};
use narabe_rules::{Point, Rule, Setup, Side};
use narabe_study::proof::ProvenWin;
use narabe_study::review::{Budget, Findings, KeptFindings, KeptProofs};
use narabe_study::{
    Analysis, AnalysisLine, KeptAnalysis, LineValue, SavedStudy, Study, StudyFindings,
};
use proptest::prelude::*;

use super::{PROOFS, at, play, proven, setup_of, study_of};

/// The beginning of what was found, in a file.
const FOUND: &str = "\n    found:";

/// Judged lines from a position on, each of some empty points.
fn analysis(setup: &Setup, percents: &[u8], moves: usize) -> Analysis {
    let empty: Vec<Point> = setup.board().empty_points().collect();
    let line = |(index, &percent): (usize, &u8)| AnalysisLine {
        value: LineValue::Judged(percent),
        moves: empty[index..index + moves].to_vec(),
    };
    Analysis {
        side: setup.to_move(),
        depth: 14,
        nodes: 350_000,
        nodes_per_second: Some(900_000),
        lines: percents.iter().enumerate().map(line).collect(),
        is_settled: false,
    }
}

/// A study with variations, and something found at each node.
pub fn found_study() -> (Study, StudyFindings) {
    let mut study = study_of("h8 i9 j10");
    for line in ["h9 g10", "a1 i8 a3 j8 a5"] {
        study.go_to_ply(1);
        play(&mut study, line);
    }
    let mut found = StudyFindings::default();
    for node in study.record().numbered_nodes() {
        let setup = Setup::from(&study.record().position_at(node));
        let kept = KeptAnalysis::of(&analysis(&setup, &[62, 58], 7), 3).unwrap();
        found.analyses.insert(node, kept);
    }
    let setup = Setup::from(study.position());
    let win = proven(&setup, ThreatKind::Vcf, 10_000).unwrap().win;
    let tree = win.storable_tree().unwrap().clone();
    found.proofs.insert(study.current(), tree);
    let mut engine = Engine::new(Settings {
        hash: 1,
        threads: 1,
    });
    for (ply, node) in study.main_line().into_iter().enumerate() {
        let setup = Setup::from(&study.record().position_at(node));
        let (budget, stop) = (Budget::of_search(500), AtomicBool::new(false));
        let examined = Findings::examine(&setup, &mut engine, &budget, &stop).unwrap();
        found
            .review
            .insert(ply + 1, KeptFindings::of(&examined).unwrap());
    }
    (study, found)
}

fn encoded(study: &Study, found: &StudyFindings) -> String {
    SavedStudy::encode_with_findings(study, found).unwrap()
}

#[test]
fn files_of_the_first_version_are_read() {
    let text = include_str!("../data/saved/study-1.ron");
    let (study, found) = SavedStudy::decode_with_findings(text).unwrap();
    assert!(found.is_empty());
    assert_eq!(study.record().numbered_nodes().len(), 5);
    assert_eq!(study.names(), &["Hana".to_owned(), "Isao".to_owned()]);
    assert_eq!(study.annotation_count(), 2);
    assert_eq!(study.current(), study.record().numbered_nodes()[3]);
    // Without anything found it is written as before, but for the version.
    let written = SavedStudy::encode(&study).unwrap();
    let without_space = |text: &str| {
        text.split_whitespace()
            .collect::<String>()
            .replace(",)", ")")
    };
    let expected = text.replace("version: 1", "version: 2");
    assert_eq!(
        without_space(&written).replace(",}", "}"),
        without_space(&expected).replace(",}", "}")
    );
    assert_eq!(encoded(&study, &found), written);
}

#[test]
fn what_was_found_is_read_as_it_was_written() {
    let (study, found) = found_study();
    let text = encoded(&study, &found);
    let (read, read_found) = SavedStudy::decode_with_findings(&text).unwrap();
    assert_eq!(read, study);
    assert_eq!(SavedStudy::decode(&text), Ok(study.clone()));
    let in_order = |study: &Study, found: &StudyFindings| {
        let nodes = study.record().numbered_nodes().into_iter();
        let of_node = |node| {
            let analysis = found.analyses.get(&node).cloned();
            (analysis, found.proofs.get(&node).cloned())
        };
        nodes.map(of_node).collect::<Vec<_>>()
    };
    assert_eq!(in_order(&read, &read_found), in_order(&study, &found));
    assert_eq!(read_found.review, found.review);
    assert_eq!(encoded(&read, &read_found), text);
}

/// The file ends anywhere in what was found, or a byte of it is another one: the record is there.
#[test]
fn damage_to_what_was_found_leaves_the_record() {
    let (study, found) = found_study();
    let text = encoded(&study, &found);
    let start = text.rfind(FOUND).unwrap() + FOUND.len();
    for end in (start..text.len()).step_by(5) {
        let read = SavedStudy::decode(&text[..end]);
        assert_eq!(read.as_ref(), Ok(&study), "{end}");
    }
    let end = text.trim_end().trim_end_matches(')').len();
    for index in (start..end).step_by(11) {
        for sign in ["\"", ")", "7", "}", "x", "\n"] {
            let mut damaged = text.clone();
            damaged.replace_range(index..=index, sign);
            let read = SavedStudy::decode(&damaged);
            assert_eq!(read.as_ref(), Ok(&study), "{index} {sign:?}");
        }
    }
}

#[test]
fn an_entry_that_is_impossible_is_dropped_alone() {
    let (study, found) = found_study();
    let text = encoded(&study, &found);
    let whole = SavedStudy::decode_with_findings(&text).unwrap().1;
    let counts = |text: &str| {
        let found = SavedStudy::decode_with_findings(text).unwrap().1;
        (found.analyses.len(), found.proofs.len(), found.review.len())
    };
    let (analyses, proofs, review) = counts(&text);
    assert_eq!((analyses, proofs, review), (whole.analyses.len(), 1, 3));
    for (part, other) in [
        ("\"62 ", "\"0 "),
        ("\"62 ", "\"100 "),
        ("\"62 ", "\"h8 "),
        // The first stone of the study is there already.
        ("\"62 a1", "\"62 h8"),
        ("line_count:3", "line_count:0"),
        ("line_count:3", "line_count:6"),
        ("depth:14", "depth:-1"),
        ("depth:14", "width:14"),
    ] {
        assert!(text.contains(part), "{part} {text}");
        // The last one, at a node with stones.
        let index = text.rfind(part).unwrap();
        let mut damaged = text.clone();
        damaged.replace_range(index..index + part.len(), other);
        assert_eq!(counts(&damaged), (analyses - 1, proofs, review), "{other}");
    }
    let index = text.find("proofs:").unwrap();
    let tree = index + text[index..].find("=2").unwrap();
    let mut damaged = text.clone();
    damaged.replace_range(tree..tree + 2, "#2");
    assert_eq!(counts(&damaged), (analyses, 0, review));
    let numbers = text.replace("        1: (", "        999: (");
    assert_ne!(counts(&numbers).0, analyses, "no such node");
}

#[test]
fn proven_values_are_left_to_the_solvers_and_lines_are_shortened() {
    let setup = setup_of(Rule::Freestyle, "h8 i8 j8", "a1 a3 c1", Side::Black);
    let mut long = analysis(&setup, &[70, 60], 40);
    let kept = KeptAnalysis::of(&long, 2).unwrap();
    assert!(
        kept.analysis
            .lines
            .iter()
            .all(|line| line.moves.len() == 16)
    );
    long.is_settled = true;
    assert!(KeptAnalysis::of(&long, 2).unwrap().analysis.is_settled);
    long.lines[1].value = LineValue::LosesIn(2);
    let kept = KeptAnalysis::of(&long, 2).unwrap();
    assert_eq!(kept.analysis.lines.len(), 1);
    assert!(!kept.analysis.is_settled, "a line is to be found again");
    long.lines[0].value = LineValue::WinsIn(2);
    assert_eq!(KeptAnalysis::of(&long, 2), None);
}

#[test]
fn a_saved_proof_is_one_only_where_the_rules_say_so() {
    let (study, found) = found_study();
    let text = encoded(&study, &found);
    let read = SavedStudy::decode_with_findings(&text).unwrap();
    let (node, tree) = read.1.proofs.into_iter().next().unwrap();
    let setup = Setup::from(&read.0.record().position_at(node));
    assert!(ProvenWin::check(&setup, tree.clone()).is_ok());
    // Another number of moves to the five, another attack.
    let index = text.find("proofs:").unwrap();
    let first = index + text[index..].find("=2").unwrap();
    let mut slower = text.clone();
    slower.replace_range(first..first + 2, "=1");
    let read = SavedStudy::decode_with_findings(&slower).unwrap().1;
    let claimed = read.proofs.into_values().next().unwrap();
    assert!(ProvenWin::check(&setup, claimed).is_err());
    let blocked = setup_of(Rule::Freestyle, "h8 i8 j8", "g8 k8 a1", Side::Black);
    assert!(ProvenWin::check(&blocked, tree).is_err());
}

#[test]
fn findings_are_confirmed_and_false_ones_are_not() {
    let (budget, stop) = (Budget::of_search(5_000), AtomicBool::new(false));
    let mut engine = Engine::new(Settings {
        hash: 1,
        threads: 1,
    });
    let mut counts = [0; 3];
    let threatened = setup_of(Rule::Freestyle, "h8 i8 j8", "a1 a3", Side::White);
    let quiet = setup_of(Rule::Renju, "h8 i9", "h9", Side::White);
    let won = PROOFS
        .iter()
        .step_by(9)
        .take(4)
        .map(|proven| proven.setup.clone());
    for setup in won.chain([threatened, quiet]) {
        let found = Findings::examine(&setup, &mut engine, &budget, &stop).unwrap();
        let Some(kept) = KeptFindings::of(&found) else {
            continue;
        };
        let kind = match (&found.win, &found.threat) {
            (Some(_), _) => 0,
            (None, Some(_)) => 1,
            (None, None) => 2,
        };
        counts[kind] += 1;
        let confirmed = kept.proofs.confirm(&setup, &budget, &stop).unwrap();
        let confirmed = kept.clone().with_confirmed(confirmed);
        assert_eq!(
            (&confirmed.win, &confirmed.threat),
            (&found.win, &found.threat)
        );
        assert_eq!(
            (confirmed.forced, &confirmed.judgement),
            (found.forced, &found.judgement)
        );
        assert_eq!(confirmed.is_lost(), found.is_lost());
        let holding = |findings: &Findings| findings.holding.clone();
        assert_eq!(holding(&confirmed), holding(&found));
        // Something else than what is proven.
        let mut claims: Vec<KeptProofs> = Vec::new();
        if let Some(&holds) = found.holding.as_ref().and_then(|holding| holding.first()) {
            let mut more = kept.proofs.clone();
            more.refuted.push(holds);
            claims.push(more);
        }
        if let Some(tree) = &kept.proofs.threat {
            claims.push(KeptProofs {
                win: Some(tree.clone()),
                ..KeptProofs::default()
            });
        }
        if found.win.is_none() {
            claims.push(KeptProofs {
                refuted: vec![at("o15")],
                win: None,
                threat: None,
            });
        }
        for claim in claims {
            if found.refutation(at("o15")).is_none() || claim.refuted != [at("o15")] {
                assert_eq!(claim.confirm(&setup, &budget, &stop), None);
            }
        }
    }
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

proptest! {
    /// Any analyses at any nodes of any study of a few lines.
    #[test]
    fn analyses_round_trip(
        lines in prop::collection::vec(prop::collection::vec((0_u8..15, 0_u8..15), 1..12), 1..6),
        percents in prop::collection::vec(1_u8..=99, 1..=5),
        moves in 1_usize..20,
        counts in (1_usize..=5, any::<u64>(), any::<u32>(), any::<bool>()),
        step in 1_usize..4,
    ) {
        let mut study = study_of("h8");
        for line in lines {
            study.go_to_ply(1);
            for (x, y) in line {
                // A taken point is not played.
                let turn = narabe_rules::Move::Stone(Point::new(x, y));
                let _ = study.apply(narabe_study::Edit::Play(turn));
            }
        }
        let (line_count, nodes, depth, is_settled) = counts;
        let mut found = StudyFindings::default();
        for node in study.record().numbered_nodes().into_iter().step_by(step) {
            let position = study.record().position_at(node);
            if position.outcome().is_some() {
                continue;
            }
            let analysis = Analysis {
                nodes,
                depth,
                is_settled,
                ..analysis(&Setup::from(&position), &percents, moves)
            };
            found.analyses.insert(node, KeptAnalysis::of(&analysis, line_count).unwrap());
        }
        let text = encoded(&study, &found);
        let (read, read_found) = SavedStudy::decode_with_findings(&text).unwrap();
        prop_assert_eq!(&read, &study);
        let values = |found: StudyFindings| found.analyses.into_values().collect::<Vec<_>>();
        prop_assert_eq!(read_found.analyses.len(), found.analyses.len());
        prop_assert_eq!(encoded(&read, &read_found), text);
        let mut expected = values(found);
        let mut present = values(read_found);
        let by_text = |one: &KeptAnalysis| format!("{one:?}");
        expected.sort_by_key(by_text);
        present.sort_by_key(by_text);
        prop_assert_eq!(present, expected);
    }
}
