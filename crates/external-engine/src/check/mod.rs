//! The test of a program, when it is added: what it can do, step by step. About twenty seconds at most.

mod report;
mod step;

pub use report::{CheckReport, RuleCheck};
pub use step::{CheckKind, CheckResult, CheckStep, Finding};

use std::time::{Duration, Instant};

use narabe_rules::{BoardSize, Point, Position, Rule};

use crate::{EngineFault, EngineProgram, ExternalEngine, MoveLimits, Watch};

/// The time for a move in the test.
const MOVE: MoveLimits = MoveLimits::turn(Duration::from_millis(300), Duration::from_secs(3));

/// Tests a program. `is_stopped` is asked while it thinks; `heard` gets each step as it begins and as it ends.
pub fn check(
    program: &EngineProgram,
    is_stopped: &dyn Fn() -> bool,
    heard: &mut dyn FnMut(&CheckStep),
) -> CheckReport {
    let mut check = Check {
        engine: ExternalEngine::new(program.clone()),
        report: CheckReport::default(),
        is_stopped,
        heard,
    };
    check.sizes();
    check.moves();
    check.report
}

struct Check<'a> {
    engine: ExternalEngine,
    report: CheckReport,
    is_stopped: &'a dyn Fn() -> bool,
    heard: &'a mut dyn FnMut(&CheckStep),
}

struct Stopper<'a>(&'a dyn Fn() -> bool);

impl Watch for Stopper<'_> {
    fn is_stopped(&self) -> bool {
        (self.0)()
    }
}

impl Check<'_> {
    /// Runs a step; `None` if it failed.
    fn step<T>(
        &mut self,
        kind: CheckKind,
        run: impl FnOnce(&mut ExternalEngine, &mut dyn Watch) -> Result<(T, Finding), EngineFault>,
    ) -> Option<T> {
        let begin = Instant::now();
        let mut say = |result| {
            let took = begin.elapsed();
            (self.heard)(&CheckStep { kind, result, took });
        };
        say(CheckResult::Running);
        match run(&mut self.engine, &mut Stopper(self.is_stopped)) {
            Ok((value, finding)) => {
                say(CheckResult::Passed(finding));
                Some(value)
            }
            Err(fault) => {
                say(CheckResult::Failed(fault));
                None
            }
        }
    }

    fn sizes(&mut self) {
        for size in [15, 20]
            .into_iter()
            .filter_map(|size| BoardSize::new(size).ok())
        {
            let start = Position::new(Rule::Freestyle, size);
            let begun = self.step(CheckKind::Start(size), |engine, _| {
                engine.new_game(&start)?;
                Ok(((), Finding::Nothing))
            });
            if begun.is_some() {
                self.report.sizes.push(size);
            }
        }
    }

    fn moves(&mut self) {
        let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        let first = self.one_move(CheckKind::Begin, &position);
        let Some(first) = first else { return };
        position.play_unchecked(first);
        self.report.plays = true;
    }

    fn one_move(&mut self, kind: CheckKind, position: &Position) -> Option<Point> {
        self.step(kind, |engine, watch| {
            let point = engine.choose(position, &MOVE, watch)?;
            Ok((point, Finding::Nothing))
        })
    }
}
