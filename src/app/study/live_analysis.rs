//! The live analysis: the engine looks at the current node, deeper and deeper, until it is switched off, the node is left or
//! nothing is left to find. What was found at a node is there again when one comes back.

use super::open_study::OpenStudy;
use crate::app::live::{EngineRunner, Engines, RunningTask};
use crate::app::redraw::{Redraw, Source};
use crate::app::state::Screen;
use crate::players::{EngineRequest, EngineResponse, EngineTask};
use crate::rules::NodeId;
use crate::study::Analysis;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::collections::HashMap;

/// How many lines are shown at first.
const DEFAULT_LINES: usize = 3;

/// The live analysis.
#[derive(Resource)]
pub struct LiveAnalysis {
    /// Whether the current node is analysed.
    pub is_on: bool,
    /// The number of lines, from 1 to [`MAX_LINES`](crate::study::MAX_LINES).
    pub line_count: usize,
    found: HashMap<NodeId, Found>,
    running: Option<Running>,
    runner: EngineRunner,
    revision: u64,
    /// The engine failed with this message; it is not started again before the next switch.
    fault: Option<String>,
}

/// What was found at a node.
struct Found {
    analysis: Analysis,
    line_count: usize,
}

struct Running {
    node: NodeId,
    line_count: usize,
    task: RunningTask,
}

impl Default for LiveAnalysis {
    fn default() -> Self {
        Self {
            is_on: false,
            line_count: DEFAULT_LINES,
            found: HashMap::new(),
            running: None,
            runner: EngineRunner::new("Study"),
            revision: 0,
            fault: None,
        }
    }
}

impl LiveAnalysis {
    /// What was found at a node.
    pub fn of(&self, node: NodeId) -> Option<&Analysis> {
        self.found.get(&node).map(|found| &found.analysis)
    }

    /// Switches the analysis on or off.
    pub fn toggle(&mut self) {
        self.is_on = !self.is_on;
        self.fault = None;
    }

    /// A number that changes with all that was found.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// Whether the engine is looking at a node now.
    pub const fn is_running(&self) -> bool {
        self.running.is_some()
    }

    /// Why the engine failed.
    pub fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    /// Drops what was found, for another study.
    pub(super) fn forget(&mut self) {
        self.found.clear();
        self.revision += 1;
        self.running = None;
    }

    /// Whether a node is worth another look.
    fn is_open(&self, node: NodeId) -> bool {
        let is_settled = (self.found.get(&node))
            .is_some_and(|found| found.analysis.is_settled && found.line_count >= self.line_count);
        self.is_on && self.fault.is_none() && !is_settled
    }

    /// Keeps a result unless a deeper one with as many lines is there. True if it was kept.
    fn keep(&mut self, node: NodeId, line_count: usize, analysis: Analysis) -> bool {
        let is_better = self.found.get(&node).is_none_or(|present| {
            (line_count, analysis.depth) >= (present.line_count, present.analysis.depth)
                || analysis.is_settled
        });
        if is_better {
            let found = Found {
                analysis,
                line_count,
            };
            self.found.insert(node, found);
            self.revision += 1;
        }
        is_better
    }

    /// Takes what the engine has found since the last frame. True if something is new.
    fn collect(&mut self) -> bool {
        let Some(running) = &self.running else {
            return false;
        };
        let (node, line_count) = (running.node, running.line_count);
        let result = running.task.take();
        let found = match &result {
            Some(Ok(EngineResponse::Analysed(found))) => found.clone(),
            _ => running
                .task
                .progress()
                .and_then(|progress| progress.analysis),
        };
        if let Some(result) = result {
            self.running = None;
            if let Err(fault) = result {
                self.fault = Some(fault);
            }
        }
        let is_new = |found: &Analysis| self.of(node) != Some(found);
        match found.filter(|found| is_new(found)) {
            Some(found) => self.keep(node, line_count, *found),
            None => false,
        }
    }
}

pub(super) fn run(
    open: Res<OpenStudy>,
    screen: Res<State<Screen>>,
    engines: Res<Engines>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut analysis: ResMut<LiveAnalysis>,
    mut redraw: ResMut<Redraw>,
) {
    let analysis = analysis.bypass_change_detection();
    if analysis.collect() {
        redraw.next_frame();
    }
    let node = open.study().current();
    let is_wanted = *screen.get() == Screen::Study
        && open.study().position().outcome().is_none()
        && analysis.is_open(node);
    if !is_wanted {
        analysis.running = None;
        return;
    }
    redraw.every(match proxy {
        None => Source::HeadlessEngine,
        Some(_) => Source::EngineProgress,
    });
    let line_count = analysis.line_count;
    let is_current = |running: &Running| (running.node, running.line_count) == (node, line_count);
    if analysis.running.as_ref().is_some_and(is_current) {
        return;
    }
    analysis.running = None;
    let request = EngineRequest {
        position: open.study().position().clone(),
        task: EngineTask::Analyse(line_count),
    };
    let task = (analysis.runner).start(&engines.make, request, proxy.as_deref());
    analysis.running = Some(Running {
        node,
        line_count,
        task,
    });
}
