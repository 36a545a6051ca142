//! The live analysis: the engine looks at the current node, deeper and deeper, until it is switched off, the node is left or
//! nothing is left to find. What was found at a node is there again when one comes back.

use super::open_study::OpenStudy;
use crate::live::{EngineRunner, Engines, RunningTask, TaskResult};
use crate::redraw::{Redraw, Source};
use crate::settings::Settings;
use crate::state::Screen;
use bevy::prelude::*;
use bevy::winit::EventLoopProxyWrapper;
use narabe_matches::players::AnalysisOptions;
use narabe_matches::players::tasks::{Analyse, EngineRequest};
use narabe_rules::NodeId;
use narabe_study::{Analysis, KeptAnalysis};
use std::collections::{BTreeMap, HashMap};

/// The live analysis.
#[derive(Resource)]
pub struct LiveAnalysis {
    /// Whether the current node is analysed.
    pub is_on: bool,
    /// The number of lines, from the settings.
    line_count: usize,
    found: HashMap<NodeId, NodeAnalysis>,
    /// With how many lines the engine has looked at a node until it ended by itself, with a result or without.
    ended: HashMap<NodeId, usize>,
    running: Option<Running>,
    runner: EngineRunner,
    /// Counts the results that were kept.
    revision: u64,
    /// The engine failed with this message; it is not started again before the next switch.
    fault: Option<String>,
}

/// What was found at a node.
struct NodeAnalysis {
    analysis: Analysis,
    line_count: usize,
}

struct Running {
    node: NodeId,
    options: AnalysisOptions,
    task: RunningTask<TaskResult<Option<Box<Analysis>>>>,
}

impl Default for LiveAnalysis {
    fn default() -> Self {
        Self {
            is_on: false,
            line_count: 1,
            found: HashMap::new(),
            ended: HashMap::new(),
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

    /// A number that changes with everything that was found.
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
        self.ended.clear();
        self.revision += 1;
        self.running = None;
    }

    /// Takes up what was kept with a study.
    pub(super) fn restore(&mut self, kept: BTreeMap<NodeId, KeptAnalysis>) {
        for (node, kept) in kept {
            self.keep(node, kept.line_count, kept.analysis);
        }
    }

    /// What is kept with the study.
    pub(super) fn kept(&self) -> BTreeMap<NodeId, KeptAnalysis> {
        let found = self.found.iter();
        found
            .filter_map(|(&node, found)| {
                Some((node, KeptAnalysis::of(&found.analysis, found.line_count)?))
            })
            .collect()
    }

    /// Whether a node is worth another look.
    fn is_open(&self, node: NodeId) -> bool {
        let is_settled = (self.found.get(&node))
            .is_some_and(|found| found.analysis.is_settled && found.line_count >= self.line_count);
        let has_ended =
            (self.ended.get(&node)).is_some_and(|&line_count| line_count >= self.line_count);
        self.is_on && self.fault.is_none() && !is_settled && !has_ended
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
            let found = NodeAnalysis {
                analysis,
                line_count,
            };
            self.found.insert(node, found);
            self.revision += 1;
        }
        is_better
    }

    /// Takes the result with which the engine has ended. Without one there is nothing to find here: it would be the same again.
    fn end(
        &mut self,
        node: NodeId,
        lines: usize,
        result: TaskResult<Option<Box<Analysis>>>,
    ) -> Option<Box<Analysis>> {
        match result {
            Ok(found) => {
                self.ended.insert(node, lines);
                found
            }
            Err(fault) => {
                self.fault = Some(fault);
                None
            }
        }
    }

    /// Takes what the engine has found since the last frame. True if something is new.
    fn collect(&mut self) -> bool {
        let Some(running) = &self.running else {
            return false;
        };
        let (node, line_count) = (running.node, running.options.lines);
        let progress = (running.task.progress()).and_then(|progress| progress.analysis);
        let found = match running.task.take() {
            None => progress,
            Some(result) => {
                self.running = None;
                self.end(node, line_count, result).or(progress)
            }
        };
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
    redraw.every(Source::EngineProgress.or_headless(proxy.is_some()));
    let is_current = |running: &Running| (running.node, running.options) == (node, options);
    if analysis.running.as_ref().is_some_and(is_current) {
        return;
    }
    analysis.running = None;
    let request = EngineRequest {
        position: open.study().position().clone(),
        task: Analyse(options),
    };
    let task = (analysis.runner).start(&engines.make, request, proxy.as_deref());
    analysis.running = Some(Running {
        node,
        options,
        task,
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::{BoardSize, Rule};
    use narabe_study::{Edit, Study};

    /// The start of a study and the node after its first move.
    fn nodes() -> [NodeId; 2] {
        let mut study = Study::new(Rule::Freestyle, BoardSize::DEFAULT);
        let root = study.current();
        let turn = "h8".parse().expect("a move");
        study.apply(Edit::Play(turn)).expect("a legal move");
        [root, study.current()]
    }

    #[test]
    fn an_engine_that_ends_without_a_result_is_not_asked_again() {
        let [node, other] = nodes();
        let mut analysis = LiveAnalysis {
            is_on: true,
            ..LiveAnalysis::default()
        };
        assert!(analysis.is_open(node));
        let lines = analysis.line_count;
        let found = analysis.end(node, lines, Ok(None));
        assert_eq!(found, None);
        assert!(
            !analysis.is_open(node),
            "it would start again in each frame"
        );
        assert!(analysis.is_open(other));
        analysis.line_count += 1;
        assert!(analysis.is_open(node), "more lines are another question");
        analysis.forget();
        analysis.line_count = lines;
        assert!(analysis.is_open(node), "another study");
    }

    #[test]
    fn what_was_kept_is_there_again_and_goes_on_unless_it_is_settled() {
        let [root, node] = nodes();
        let of = |is_settled| KeptAnalysis {
            line_count: 3,
            analysis: Analysis {
                side: narabe_rules::Side::White,
                depth: 9,
                nodes: 1_000,
                nodes_per_second: None,
                lines: vec![narabe_study::AnalysisLine {
                    value: narabe_study::LineValue::Judged(40),
                    moves: vec!["i9".parse().expect("a point")],
                }],
                is_settled,
            },
        };
        let kept = BTreeMap::from([(root, of(true)), (node, of(false))]);
        let mut analysis = LiveAnalysis {
            is_on: true,
            ..LiveAnalysis::default()
        };
        analysis.restore(kept.clone());
        assert_eq!(analysis.of(node), Some(&of(false).analysis));
        assert_eq!(
            [root, node].map(|node| analysis.is_open(node)),
            [false, true]
        );
        assert_eq!(analysis.kept(), kept);
        let shallow = Analysis {
            depth: 3,
            ..of(false).analysis
        };
        assert!(
            !analysis.keep(node, 3, shallow),
            "it is not worse than before"
        );
    }

    #[test]
    fn an_engine_that_fails_is_not_asked_before_the_next_switch() {
        let [node, _] = nodes();
        let mut analysis = LiveAnalysis {
            is_on: true,
            ..LiveAnalysis::default()
        };
        let lines = analysis.line_count;
        analysis.end(node, lines, Err("it crashed".into()));
        assert!(!analysis.is_open(node));
        assert_eq!(analysis.fault(), Some("it crashed"));
        analysis.toggle();
        analysis.toggle();
        assert!(analysis.is_open(node));
    }
}
