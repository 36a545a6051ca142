//! What the test of a program finds out.

use narabe_external_engine::check::{CheckKind, CheckReport, CheckResult, CheckStep, check};
use narabe_rules::Rule;

use crate::program;

/// The report about a way, and the steps as they ended.
fn checked(way: &[&str]) -> (CheckReport, Vec<CheckStep>) {
    let mut steps = Vec::new();
    let report = check(&program(way), &|| false, &mut |step| {
        steps.push(step.clone())
    });
    let (begun, ended): (Vec<_>, Vec<_>) =
        (steps.into_iter()).partition(|step| step.result == CheckResult::Running);
    assert_eq!(begun.len(), ended.len());
    (report, ended)
}

fn rules(report: &CheckReport) -> Vec<Rule> {
    Rule::ALL
        .into_iter()
        .filter(|&rule| report.knows(rule))
        .collect()
}

fn result(steps: &[CheckStep], kind: CheckKind) -> &CheckResult {
    &steps.iter().find(|step| step.kind == kind).unwrap().result
}

#[test]
fn a_program_that_does_everything_is_known_to() {
    let (report, steps) = checked(&["able"]);
    for step in &steps {
        let is_size = matches!(step.kind, CheckKind::Start(size) if size.get() > 20);
        let is_passed = matches!(step.result, CheckResult::Passed(_));
        assert_ne!(is_passed, is_size, "{step:?}");
    }
    assert!(report.complete && report.plays && report.takeback && report.stop);
    assert!(report.swap2 && report.yixin && !report.keeps_clock_back);
    assert_eq!(rules(&report), Rule::ALL);
    assert_eq!(report.nodes, Some(true));
    let about = [&report.name, &report.version, &report.author].map(|one| one.as_deref());
    assert_eq!(about, [Some("fake"), Some("1.0"), Some("Nobody")]);
    let sizes: Vec<_> = report.sizes.iter().map(|size| size.get()).collect();
    assert_eq!(sizes, [15, 20, 19, 13, 10, 5]);
}

#[test]
fn a_program_that_always_answers_at_once_leaves_some_unclear() {
    let (report, steps) = checked(&["plain"]);
    assert!(report.complete && report.plays && !report.stop);
    assert_eq!(report.nodes, None);
    assert_eq!(result(&steps, CheckKind::Stop), &CheckResult::Unclear);
    for kind in [CheckKind::Swap2, CheckKind::Analysis] {
        let result = result(&steps, kind);
        assert!(matches!(result, CheckResult::Refused { .. }), "{result:?}");
    }
}

#[test]
fn the_rule_that_a_program_plays_whatever_it_is_told_is_found_out() {
    let (report, _) = checked(&["standard-only"]);
    assert_eq!(rules(&report), [Rule::Standard]);
    assert!(
        report
            .rules
            .iter()
            .all(|check| check.played == Some(Rule::Standard))
    );
    let (report, steps) = checked(&["no-caro"]);
    let known = [Rule::Freestyle, Rule::Standard, Rule::Renju];
    assert_eq!(rules(&report), known);
    let CheckResult::Refused { answer, .. } = result(&steps, CheckKind::Rule(Rule::Caro)) else {
        panic!("{steps:?}");
    };
    assert!(answer.starts_with("ERROR Unknown rule id"), "{answer}");
}

#[test]
fn who_keeps_ten_seconds_of_the_clock_back_is_known_for_it() {
    assert!(checked(&["keeps-clock"]).0.keeps_clock_back);
}

#[test]
fn a_program_that_fails_ends_the_test() {
    for way in ["crash", "hang", "off-board", "refuses", "flood"] {
        let (report, steps) = checked(&[way]);
        assert!(!report.plays && !report.complete, "{way}");
        assert!(
            steps.iter().any(|step| step.kind == CheckKind::Board),
            "{way}"
        );
    }
    let missing = narabe_external_engine::EngineProgram::new("/no/such/program");
    let mut steps = Vec::new();
    let report = check(&missing, &|| false, &mut |step| steps.push(step.clone()));
    assert_eq!(report, CheckReport::default());
    assert!(matches!(&steps[1].result, CheckResult::Failed(fault) if fault.kind() == "not-found"));
    assert_eq!(steps.len(), 2);
}

#[test]
fn the_test_can_be_stopped() {
    let report = check(&program(&["hang"]), &|| true, &mut |_| {});
    assert!(!report.complete);
}
