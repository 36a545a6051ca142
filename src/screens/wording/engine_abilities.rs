//! What an added program can do, by its last test, in words.

use super::dates::date;
use super::engine_faults::program_fault;
use super::rule_names::rule_id;
use crate::calendar::WallTime;
use crate::engines::{KnownEngine, fault_of};
use crate::locale::Locale;
use crate::storage;
use narabe_external_engine::check::{CheckKind, CheckReport, CheckResult, CheckStep, Finding};
use narabe_external_engine::{Runner, wine};
use narabe_learn::schedule::Day;
use narabe_rules::{BoardSize, Rule};

/// A move that is later than this is late: the rest is what a busy machine takes.
const LATE_MS: u64 = 300;

/// How an entry stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Standing {
    Good,
    /// It plays, with something that should be known.
    Warning,
    /// It cannot play.
    Fault,
    Unknown,
}

/// How an entry stands, with the words. It looks for the file.
pub fn standing(locale: &Locale, engine: &KnownEngine) -> (Standing, String) {
    let program = &engine.program;
    if !storage::exists(&program.path) {
        return (Standing::Fault, locale.text("engine-status-missing"));
    }
    if program.runner == Runner::Wine && wine().is_none() {
        return (Standing::Fault, locale.text("engine-status-no-wine"));
    }
    let Some(test) = &engine.test else {
        return (Standing::Unknown, locale.text("engine-status-untested"));
    };
    if !test.report.plays {
        return (Standing::Fault, locale.text("engine-status-failed"));
    }
    if test.report.overrun > LATE_MS {
        let seconds = locale.decimal(test.report.overrun as f32 / 1000.0, 1);
        let words = locale.text_of("engine-status-late", "seconds", seconds);
        return (Standing::Warning, words);
    }
    let day = WallTime {
        day: Day(test.day),
        minute: 0,
    };
    let date = date(locale, day.date());
    let words = locale.text_of("engine-status-passed", "date", date);
    (Standing::Good, words)
}

/// "Freestyle, Standard, Renju", or that it is not known.
pub fn rules(locale: &Locale, report: Option<&CheckReport>) -> String {
    let known = report.into_iter().flat_map(|report| {
        let rules = Rule::ALL.into_iter();
        rules.filter(|rule| report.knows(*rule))
    });
    let names: Vec<String> = known.map(|rule| locale.text(rule_id(rule))).collect();
    if names.is_empty() {
        locale.text("engine-rules-unknown")
    } else {
        locale.list(names)
    }
}

/// "Boards of 15, 20", or that it is not known.
pub fn sizes(locale: &Locale, report: Option<&CheckReport>) -> String {
    let sizes = report.map_or(&[][..], |report| &report.sizes);
    if sizes.is_empty() {
        return locale.text("engine-sizes-unknown");
    }
    let sizes = sizes.iter().map(|size| size.get().to_string());
    locale.text_of("engine-sizes", "sizes", locale.list(sizes))
}

/// What it can do in a line, for a card.
pub fn line(locale: &Locale, engine: &KnownEngine) -> String {
    match engine.report() {
        None => locale.text("engine-status-untested"),
        Some(report) => rules(locale, Some(report)),
    }
}

/// Why it does not play such a game, as its test has found; none if it does, or if that is not known.
pub fn refusal(
    locale: &Locale,
    engine: &KnownEngine,
    rule: Rule,
    size: BoardSize,
) -> Option<String> {
    let report = engine.report()?;
    if !report.plays {
        return Some(locale.text("engine-status-failed"));
    }
    if let Some(check) = report.rules.iter().find(|check| check.asked == rule)
        && check.played != Some(rule)
    {
        let rule = locale.text(rule_id(rule));
        return Some(locale.text_of("engine-refuses-rule", "rule", rule));
    }
    let largest = report.sizes.iter().max();
    let is_too_large = largest.is_some_and(|largest| size > *largest);
    is_too_large.then(|| {
        let size = size.get();
        locale.text_of("engine-refuses-size", "size", size)
    })
}

/// What a step of the test asks: the command of the protocol, where it has one.
pub fn step_title(locale: &Locale, kind: CheckKind) -> String {
    match kind {
        CheckKind::Start(size) => format!("START {}", size.get()),
        CheckKind::About => "ABOUT".into(),
        CheckKind::Begin => "BEGIN".into(),
        CheckKind::Turn => "TURN".into(),
        CheckKind::Board => "BOARD".into(),
        CheckKind::Takeback => "TAKEBACK".into(),
        CheckKind::Rule(rule) => format!("INFO rule {}", rule_number(rule)),
        CheckKind::Nodes => "INFO max_node".into(),
        CheckKind::Stop => "YXSTOP".into(),
        CheckKind::Swap2 => "SWAP2BOARD".into(),
        CheckKind::Analysis => "YXNBEST".into(),
        CheckKind::Time => locale.text("engine-step-time"),
    }
}

/// The number of a rule in the protocol.
fn rule_number(rule: Rule) -> u8 {
    match rule {
        Rule::Freestyle => 0,
        Rule::Standard => 1,
        Rule::Renju => 4,
        Rule::CaroOverline => 8,
        Rule::Caro => 9,
    }
}

/// What came of a step.
pub fn step_result(locale: &Locale, step: &CheckStep) -> String {
    match &step.result {
        CheckResult::Running => locale.text("engine-step-running"),
        CheckResult::Passed(finding) => passed(locale, step.kind, finding),
        CheckResult::Refused { answer, instead } => refused(locale, step.kind, answer, instead),
        CheckResult::Unclear => locale.text("engine-step-unclear"),
        CheckResult::Failed(fault) => program_fault(locale, &fault_of(fault)),
    }
}

fn passed(locale: &Locale, kind: CheckKind, finding: &Finding) -> String {
    match (kind, finding) {
        (CheckKind::About, Finding::Named(name, Some(version))) => format!("{name} {version}"),
        (CheckKind::About, Finding::Named(name, None)) => name.clone(),
        (CheckKind::Rule(rule), _) => {
            locale.text_of("engine-step-rule", "rule", locale.text(rule_id(rule)))
        }
        (CheckKind::Time, Finding::Overrun(over)) if over.as_millis() > LATE_MS.into() => {
            let seconds = locale.decimal(over.as_secs_f32(), 1);
            locale.text_of("engine-status-late", "seconds", seconds)
        }
        (CheckKind::Time, _) => locale.text("engine-step-in-time"),
        (CheckKind::Begin | CheckKind::Turn | CheckKind::Board, _) => {
            locale.text("engine-step-legal")
        }
        (CheckKind::Takeback, _) => locale.text("engine-step-takeback"),
        (CheckKind::Nodes, _) => locale.text("engine-step-nodes"),
        (CheckKind::Stop, _) => locale.text("engine-step-stop"),
        (CheckKind::Swap2, _) => locale.text("engine-step-swap2"),
        (CheckKind::Analysis, Finding::Lines(lines)) => {
            locale.text_of("engine-step-lines", "count", *lines)
        }
        _ => "OK".into(),
    }
}

fn refused(locale: &Locale, kind: CheckKind, answer: &str, instead: &Finding) -> String {
    if let CheckKind::Rule(rule) = kind {
        let rule = ("rule", locale.text(rule_id(rule)).into());
        return match instead {
            Finding::PlaysBy(Some(other)) => {
                let other = ("other", locale.text(rule_id(*other)).into());
                locale.text_with("engine-step-other-rule", &[rule, other])
            }
            _ => locale.text_with("engine-step-no-rule", &[rule]),
        };
    }
    if answer.is_empty() {
        locale.text("engine-step-refused")
    } else {
        locale.text_of("engine-step-answered", "answer", answer)
    }
}

/// What the steps so far mean for playing: "So far: plays Freestyle on boards of 15." and the rules that stay off.
pub fn summary(locale: &Locale, steps: &[CheckStep]) -> Vec<String> {
    let passed = |step: &&CheckStep| matches!(step.result, CheckResult::Passed(_));
    let rules = steps
        .iter()
        .filter(passed)
        .filter_map(|step| match step.kind {
            CheckKind::Rule(rule) => Some(locale.text(rule_id(rule))),
            _ => None,
        });
    let sizes = steps
        .iter()
        .filter(passed)
        .filter_map(|step| match step.kind {
            CheckKind::Start(size) => Some(size.get().to_string()),
            _ => None,
        });
    let (rules, sizes): (Vec<_>, Vec<_>) = (rules.collect(), sizes.collect());
    let mut said = Vec::new();
    if !sizes.is_empty() && !rules.is_empty() {
        let values = [
            ("rules", locale.list(rules).into()),
            ("sizes", locale.list(sizes).into()),
        ];
        said.push(locale.text_with("engine-plays", &values));
    }
    for step in steps {
        if let (CheckKind::Rule(rule), CheckResult::Refused { .. }) = (step.kind, &step.result) {
            let rule = locale.text(rule_id(rule));
            said.push(locale.text_of("engine-stays-off", "rule", rule));
        }
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_external_engine::EngineProgram;
    use narabe_external_engine::check::RuleCheck;
    use narabe_matches::EngineId;

    fn engine(report: Option<CheckReport>) -> KnownEngine {
        KnownEngine {
            id: EngineId(1),
            program: EngineProgram::new("/engines/yuzu"),
            test: report.map(|report| crate::engines::KeptTest { day: 0, report }),
        }
    }

    #[test]
    fn a_program_is_off_where_its_test_has_refused_the_rule_or_the_size() {
        let english = Locale::new("en");
        let check = |asked, played| RuleCheck { asked, played };
        let report = CheckReport {
            plays: true,
            sizes: vec![BoardSize::DEFAULT],
            rules: vec![
                check(Rule::Freestyle, Some(Rule::Freestyle)),
                check(Rule::Renju, Some(Rule::Freestyle)),
            ],
            ..CheckReport::default()
        };
        let tested = engine(Some(report));
        let off = |rule, size| {
            let size = BoardSize::new(size).expect("a size");
            refusal(&english, &tested, rule, size)
        };
        assert_eq!(off(Rule::Freestyle, 15), None);
        assert_eq!(off(Rule::Standard, 13), None, "it was not tried");
        assert!(off(Rule::Renju, 15).is_some_and(|words| words.contains("Renju")));
        assert!(off(Rule::Freestyle, 20).is_some_and(|words| words.contains("20")));
        let size = BoardSize::DEFAULT;
        assert_eq!(refusal(&english, &engine(None), Rule::Renju, size), None);
        let silent = engine(Some(CheckReport::default()));
        assert!(refusal(&english, &silent, Rule::Freestyle, size).is_some());
    }
}
