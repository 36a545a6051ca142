//! The live analysis: the engine looks at the current node, deeper and deeper, until it is switched off, the node is left or
//! nothing is left to find. What was found at a node is there again when one comes back.

use super::open_study::OpenStudy;
use crate::app::live::{EngineRunner, Engines, RunningTask};
use crate::app::redraw::{Redraw, Source};
use crate::app::settings::Settings;
use crate::app::state::Screen;
use crate::players::{AnalysisOptions, EngineRequest, EngineResponse, EngineTask};
use crate::rules::NodeId;
use crate::study::Analysis;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use std::collections::HashMap;

/// The live analysis.
#[derive(Resource)]
pub struct LiveAnalysis {
    /// Whether the current node is analysed.
    pub is_on: bool,
    /// The number of lines, from the settings.
    line_count: usize,
    found: HashMap<NodeId, Found>,
    running: Option<Running>,
    runner: EngineRunner,
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
    options: AnalysisOptions,
    task: RunningTask,
}

impl Default for LiveAnalysis {
    fn default() -> Self {
        Self {
            is_on: false,
            line_count: 1,
            found: HashMap::new(),
            running: None,
            runner: EngineRunner::new("Study"),
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
        self.running = None;
    }

    /// Whether a node is worth another look.
    fn is_open(&self, node: NodeId) -> bool {
        let is_settled = (self.found.get(&node))
            .is_some_and(|found| found.analysis.is_settled && found.line_count >= self.line_count);
        self.is_on && self.fault.is_none() && !is_settled
    }

    /// Keeps a result unless a deeper one with as many of the wanted lines is there. True if it was kept.
    fn keep(&mut self, node: NodeId, line_count: usize, analysis: Analysis) -> bool {
        let is_better = self.found.get(&node).is_none_or(|present| {
            let wanted = |found: usize| found.min(self.line_count);
            (wanted(line_count), analysis.depth)
                >= (wanted(present.line_count), present.analysis.depth)
                || analysis.is_settled
        });
        if is_better {
            let found = Found {
                analysis,
                line_count,
            };
            self.found.insert(node, found);
        }
        is_better
    }

    /// Takes what the engine has found since the last frame. True if something is new.
    fn collect(&mut self) -> bool {
        let Some(running) = &self.running else {
            return false;
        };
        let (node, line_count) = (running.node, running.options.lines);
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
    settings: Res<Settings>,
    proxy: Option<Res<EventLoopProxyWrapper>>,
    mut analysis: ResMut<LiveAnalysis>,
    mut redraw: ResMut<Redraw>,
) {
    let analysis = analysis.bypass_change_detection();
    let options = settings.analysis_options();
    analysis.line_count = options.lines;
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
    let is_current = |running: &Running| (running.node, running.options) == (node, options);
    if analysis.running.as_ref().is_some_and(is_current) {
        return;
    }
    analysis.running = None;
    let request = EngineRequest {
        position: open.study().position().clone(),
        task: EngineTask::Analyse(options),
    };
    let task = (analysis.runner).start(&engines.make, request, proxy.as_deref());
    analysis.running = Some(Running {
        node,
        options,
        task,
    });
}
