//! What was found at the nodes of a study. It is saved with the study: the live analysis, the review and the solvers may have
//! taken minutes for it.
//!
//! A file can say anything, so what is proven is not taken from it: a [`ProofTree`] is a proof again once
//! [`ProvenWin::check`](super::proof::ProvenWin::check) has played it out, [`KeptFindings`] once they are
//! [confirmed](super::review::KeptProofs::confirm), and of an [`Analysis`] only judged lines are kept.

use std::collections::BTreeMap;

use super::analysis::{Analysis, AnalysisLine, LineValue, MAX_LINES};
use super::review::KeptFindings;
use narabe_engine_core::tactics::ProofTree;
use narabe_rules::NodeId;

/// The most moves of a line that are kept.
pub(super) const MOST_LINE_MOVES: usize = 16;

/// What was found at the nodes of a study.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct StudyFindings {
    /// By node, the best result of the live analysis.
    pub analyses: BTreeMap<NodeId, KeptAnalysis>,
    /// By node, the proof that the side to move wins, for the rules to check.
    pub proofs: BTreeMap<NodeId, ProofTree>,
    /// The review of the main line, by the number of moves before the position.
    pub review: BTreeMap<usize, KeptFindings>,
}

/// What the live analysis has found at a node, as far as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptAnalysis {
    /// The result.
    pub analysis: Analysis,
    /// How many lines were looked for.
    pub line_count: usize,
}

impl StudyFindings {
    /// Whether nothing was found.
    pub fn is_empty(&self) -> bool {
        self.analyses.is_empty() && self.proofs.is_empty() && self.review.is_empty()
    }
}

impl KeptAnalysis {
    /// What is kept of a result: the judged lines, each up to a number of moves. None if the position is proven to be won or
    /// lost: the solvers that come before the search find that again in an instant.
    pub fn of(analysis: &Analysis, line_count: usize) -> Option<Self> {
        if analysis.value().is_proven() {
            return None;
        }
        let judged = analysis.lines.iter().filter(|line| is_judged(line));
        let lines: Vec<AnalysisLine> = judged.take(MAX_LINES).map(shortened).collect();
        let is_whole = lines.len() == analysis.lines.len();
        Some(Self {
            analysis: Analysis {
                lines,
                nodes_per_second: None,
                is_settled: analysis.is_settled && is_whole,
                ..analysis.clone()
            },
            line_count,
        })
    }
}

const fn is_judged(line: &AnalysisLine) -> bool {
    matches!(line.value, LineValue::Judged(_))
}

fn shortened(line: &AnalysisLine) -> AnalysisLine {
    let moves = line.moves.iter().copied().take(MOST_LINE_MOVES).collect();
    AnalysisLine { moves, ..*line }
}
