//! The test of a program, when it is added: what it can do, step by step. It takes some ten seconds, and ends after thirty.
//!
//! Each step is heard as it begins and as it ends. Only `START` and a move are needed to play; the rest says what to expect.

mod probes;
mod report;
mod running;
mod step;
mod steps;

pub use report::{CheckReport, RuleCheck};
pub use step::{CheckKind, CheckResult, CheckStep, Finding};

use std::time::{Duration, Instant};

use crate::{EngineProgram, ExternalEngine, ProtocolKind};
use running::Check;

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
