//! What was found at the nodes of a study. It is saved with the study: the live analysis, the review and the solvers may have
//! taken minutes for it.
//!
//! A file can say anything, so what is proven is not taken from it: a [`ProofTree`] is a proof again once
//! [`ProvenWin::check`](super::proof::ProvenWin::check) has played it out, [`KeptFindings`] once they are
//! [confirmed](super::review::KeptProofs::confirm), and of an [`Analysis`] only judged lines are kept.

use std::collections::BTreeMap;

use super::analysis::{Analysis, AnalysisLine, LineValue, MAX_LINES};
use super::review::{Judgement, KeptFindings, KeptProofs};
use narabe_engine_core::tactics::{ProofNode, ProofTree};
use narabe_rules::{BoardSize, NodeId, Point, Symmetry};

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

    /// The same on a board that was turned or mirrored.
    #[must_use]
    pub fn turned(&self, symmetry: Symmetry, size: BoardSize) -> Self {
        let image = |point: Point| symmetry.image(point, size);
        let analyses = (self.analyses.iter()).map(|(&node, kept)| (node, kept.turned(image)));
        let proofs = (self.proofs.iter()).map(|(&node, tree)| (node, turned_tree(tree, image)));
        let review = (self.review.iter()).map(|(&ply, kept)| (ply, turned_review(kept, image)));
        Self {
            analyses: analyses.collect(),
            proofs: proofs.collect(),
            review: review.collect(),
        }
    }
}

fn turned_tree(tree: &ProofTree, image: impl Fn(Point) -> Point) -> ProofTree {
    let nodes = tree.nodes().iter().map(|node| ProofNode {
        attack: image(node.attack),
        defences: (node.defences.iter())
            .map(|&(defence, next)| (image(defence), next))
            .collect(),
        threats: node.threats.iter().copied().map(&image).collect(),
        moves_to_win: node.moves_to_win,
    });
    ProofTree::from_nodes(nodes.collect())
}

fn turned_review(kept: &KeptFindings, image: impl Fn(Point) -> Point) -> KeptFindings {
    let tree = |tree: &Option<ProofTree>| tree.as_ref().map(|tree| turned_tree(tree, &image));
    KeptFindings {
        proofs: KeptProofs {
            win: tree(&kept.proofs.win),
            threat: tree(&kept.proofs.threat),
            refuted: kept.proofs.refuted.iter().copied().map(&image).collect(),
        },
        judgement: kept.judgement.as_ref().map(|judgement| Judgement {
            line: judgement.line.iter().copied().map(&image).collect(),
            ..judgement.clone()
        }),
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

impl KeptAnalysis {
    fn turned(&self, image: impl Fn(Point) -> Point) -> Self {
        let lines = self.analysis.lines.iter().map(|line| AnalysisLine {
            moves: line.moves.iter().copied().map(&image).collect(),
            ..*line
        });
        Self {
            analysis: Analysis {
                lines: lines.collect(),
                ..self.analysis.clone()
            },
            line_count: self.line_count,
        }
    }
}

fn shortened(line: &AnalysisLine) -> AnalysisLine {
    let moves = line.moves.iter().copied().take(MOST_LINE_MOVES).collect();
    AnalysisLine { moves, ..*line }
}
