//! The test of a program, when it is added: what it can do, step by step. It takes some ten seconds, and ends after thirty.
//!
//! Each step is heard as it begins and as it ends. Only `START` and a move are needed to play; the rest says what to expect.

mod probes;
mod report;
mod step;
mod steps;

pub use report::{CheckReport, RuleCheck};
pub use step::{CheckKind, CheckResult, CheckStep, Finding};

use std::time::{Duration, Instant};

use crate::{EngineFault, EngineProgram, ExternalEngine, ProtocolKind, Watch};

/// When the test ends, whatever is left of it.
const LONGEST: Duration = Duration::from_secs(30);

/// Tests a program. `is_stopped` is asked while it thinks; `heard` gets each step as it begins and as it ends.
pub fn check(
    program: &EngineProgram,
    is_stopped: &dyn Fn() -> bool,
    heard: &mut dyn FnMut(&CheckStep),
) -> CheckReport {
    let mut program = program.clone();
    // Whether it understands Yixin's commands is found out here.
    program.protocol = ProtocolKind::Yixin;
    let mut check = Check {
        engine: ExternalEngine::new(program),
        report: CheckReport::default(),
        until: Instant::now() + LONGEST,
        is_stopped,
        heard,
        uses_its_time: false,
    };
    check.report.complete = steps::run(&mut check).is_some();
    check.report
}

/// A test that is running.
struct Check<'a> {
    engine: ExternalEngine,
    report: CheckReport,
    until: Instant,
    is_stopped: &'a dyn Fn() -> bool,
    heard: &'a mut dyn FnMut(&CheckStep),
    /// Whether it thinks as long as it may.
    uses_its_time: bool,
}

/// Stops with the test, and remembers what the program refuses in between.
struct CheckWatch<'a> {
    is_stopped: &'a dyn Fn() -> bool,
    until: Instant,
    error: Option<String>,
}

impl Watch for CheckWatch<'_> {
    fn is_stopped(&self) -> bool {
        (self.is_stopped)() || Instant::now() > self.until
    }

    fn message(&mut self, line: &str) {
        if crate::answer::is_refusal(line) {
            self.error
                .get_or_insert_with(|| crate::answer::quoted(line));
        }
    }
}

/// What a step has found out, or how it failed; with a value for the report if it passed.
type Outcome = Result<CheckResult, EngineFault>;

impl Check<'_> {
    /// Runs a step and says what came of it: whether it passed, or nothing when the test is over.
    fn step(
        &mut self,
        kind: CheckKind,
        run: impl FnOnce(&mut Self, &mut CheckWatch<'_>) -> Outcome,
    ) -> Option<bool> {
        let begin = Instant::now();
        self.say(kind, CheckResult::Running, begin);
        let mut watch = CheckWatch {
            is_stopped: self.is_stopped,
            until: self.until,
            error: None,
        };
        let result = match run(self, &mut watch) {
            Ok(result) => result,
            Err(EngineFault::Refused { answer }) => refused(answer),
            Err(EngineFault::NoStart { size, why }) => match *why {
                EngineFault::Refused { answer } => refused(answer),
                why => CheckResult::Failed(EngineFault::NoStart {
                    size,
                    why: Box::new(why),
                }),
            },
            Err(fault) => CheckResult::Failed(fault),
        };
        let has_passed = matches!(result, CheckResult::Passed(_));
        self.say(kind, result, begin);
        (!watch.is_stopped()).then_some(has_passed)
    }

    fn say(&mut self, kind: CheckKind, result: CheckResult, begin: Instant) {
        let took = begin.elapsed();
        (self.heard)(&CheckStep { kind, result, took });
    }
}

const fn refused(answer: String) -> CheckResult {
    CheckResult::Refused {
        answer,
        instead: Finding::Nothing,
    }
}
