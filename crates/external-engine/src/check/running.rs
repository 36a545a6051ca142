//! A test that is running.

use std::time::Instant;

use super::report::CheckReport;
use super::step::{CheckKind, CheckResult, CheckStep, Finding};
use crate::answer::{is_refusal, quoted};
use crate::{EngineFault, ExternalEngine, Watch};

/// A test that is running.
pub struct Check<'a> {
    pub engine: ExternalEngine,
    pub report: CheckReport,
    pub until: Instant,
    pub is_stopped: &'a dyn Fn() -> bool,
    pub heard: &'a mut dyn FnMut(&CheckStep),
    /// Whether it thinks as long as it may.
    pub uses_its_time: bool,
}

/// Stops with the test, and remembers what the program refuses in between.
pub struct CheckWatch<'a> {
    pub is_stopped: &'a dyn Fn() -> bool,
    pub until: Instant,
    pub error: Option<String>,
}

impl Watch for CheckWatch<'_> {
    fn is_stopped(&self) -> bool {
        (self.is_stopped)() || Instant::now() > self.until
    }

    fn message(&mut self, line: &str) {
        if is_refusal(line) {
            self.error.get_or_insert_with(|| quoted(line));
        }
    }
}

/// What a step has found out, or how it failed.
pub type Outcome = Result<CheckResult, EngineFault>;

impl Check<'_> {
    /// Runs a step and says what came of it: whether it passed, or nothing when the test is over.
    pub fn step(
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

/// The program does not do this.
pub const fn refused(answer: String) -> CheckResult {
    CheckResult::Refused {
        answer,
        instead: Finding::Nothing,
    }
}
