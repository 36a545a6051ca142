//! The test of a program: on a thread of its own, step by step.

use super::list::KeptTest;
use crate::calendar::today;
use crate::live::{Wake, loop_waker};
use crate::redraw::Redraw;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use narabe_external_engine::EngineProgram;
use narabe_external_engine::check::{CheckReport, CheckResult, CheckStep, check};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

/// A step of the test as it stands.
pub type TestLine = CheckStep;

/// How far a test is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum TestState {
    /// None has been started.
    #[default]
    None,
    Running,
    /// The person has stopped it.
    Stopped,
    Done,
}

/// The test that runs or ran last.
#[derive(Resource, Default)]
pub struct EngineTest {
    state: TestState,
    program: Option<EngineProgram>,
    lines: Vec<TestLine>,
    report: Option<KeptTest>,
    run: Option<Run>,
}

/// The test that runs; dropping it stops it.
struct Run {
    stop: Arc<AtomicBool>,
    news: Mutex<Receiver<News>>,
}

enum News {
    Step(CheckStep),
    Done(Box<CheckReport>),
}

impl Drop for Run {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

impl EngineTest {
    /// Starts the test of a program that the person has chosen. The one that runs is stopped.
    pub fn start(&mut self, program: &EngineProgram, proxy: Option<&EventLoopProxyWrapper>) {
        *self = Self {
            state: TestState::Running,
            program: Some(program.clone()),
            ..Self::default()
        };
        let (send, news) = mpsc::channel();
        let stop = Arc::new(AtomicBool::new(false));
        let (flag, wake, program) = (stop.clone(), proxy.map(loop_waker), program.clone());
        let started = thread::Builder::new()
            .name("engine test".into())
            .spawn(move || test(&program, &flag, &send, wake.as_ref()));
        match started {
            Ok(_) => {
                let news = Mutex::new(news);
                self.run = Some(Run { stop, news });
            }
            Err(fault) => {
                error!("the test of an engine cannot be started: {fault}");
                self.state = TestState::Stopped;
            }
        }
    }

    /// Stops the test, if it runs.
    pub fn stop(&mut self) {
        if self.run.take().is_some() {
            self.state = TestState::Stopped;
        }
    }

    /// Forgets the test; one that runs is stopped.
    pub fn clear(&mut self) {
        *self = Self::default();
    }

    /// A test in this state, without a program: for pictures and tests of screens.
    pub fn shown(
        program: EngineProgram,
        state: TestState,
        lines: Vec<TestLine>,
        report: Option<KeptTest>,
    ) -> Self {
        Self {
            state,
            program: Some(program),
            lines,
            report,
            run: None,
        }
    }

    pub fn state(&self) -> TestState {
        self.state
    }

    pub fn is_running(&self) -> bool {
        self.state == TestState::Running
    }

    /// The steps so far, in the order in which they began.
    pub fn lines(&self) -> &[TestLine] {
        &self.lines
    }

    /// What a whole test has found about this program; none if the form says something else by now.
    pub fn report_of(&self, program: &EngineProgram) -> Option<&KeptTest> {
        let same = |tested: &EngineProgram| {
            // The test finds out by itself which protocol the program knows.
            let renamed = EngineProgram {
                name: program.name.clone(),
                protocol: program.protocol,
                ..tested.clone()
            };
            renamed == *program
        };
        let is_same = self.program.as_ref().is_some_and(same);
        self.report.as_ref().filter(|_| is_same)
    }

    /// What has come since the last time.
    fn news(&self) -> Vec<News> {
        let Some(run) = &self.run else {
            return Vec::new();
        };
        let news = run.news.lock().unwrap_or_else(PoisonError::into_inner);
        news.try_iter().collect()
    }

    /// Takes over a step: a new one, or the end of the one that runs.
    fn note(&mut self, step: CheckStep) {
        match self.lines.last_mut() {
            Some(last) if last.kind == step.kind && last.result == CheckResult::Running => {
                *last = step;
            }
            _ => self.lines.push(step),
        }
    }
}

/// Tests the program and tells each step.
fn test(program: &EngineProgram, stop: &AtomicBool, news: &Sender<News>, wake: Option<&Wake>) {
    let tell = |told| {
        // Nobody listens to a test that was stopped.
        _ = news.send(told);
        if let Some(wake) = wake {
            wake();
        }
    };
    let is_stopped = || stop.load(Ordering::Relaxed);
    let report = check(program, &is_stopped, &mut |step| {
        tell(News::Step(step.clone()))
    });
    tell(News::Done(Box::new(report)));
}

/// Takes over what the test has found.
pub(super) fn collect(mut found: ResMut<EngineTest>, mut redraw: ResMut<Redraw>) {
    let news = found.news();
    if news.is_empty() {
        return;
    }
    redraw.next_frame();
    for news in news {
        match news {
            News::Step(step) => found.note(step),
            News::Done(report) => {
                found.run = None;
                found.state = TestState::Done;
                found.report = Some(KeptTest {
                    day: today().0,
                    report: *report,
                });
            }
        }
    }
}
