//! Merges games and studies into a study, by position.
//!
//! Each position of a source is looked up among the positions of the study, as it lies and in the seven other orientations:
//!
//! - A move that follows there already is taken as it is. Only its comment, its marks and its glyph are added.
//! - A move that is the image of one that follows there already, where the position is symmetric, is taken as that one: the line
//!   goes on turned or mirrored.
//! - Every other move is added. If its position stands elsewhere already, in the study or in what the sources have added, the
//!   source's line goes on there, so that nothing stands twice; the added move is the last of its own line, and [`Transpositions`]
//!   leads from it to the other place. Of several places it is the first that has moves, or else the first of all.
//!
//! So merging the same source again adds nothing. A comment that differs from the one that is there is added below it, with the name
//! of its source. On a point with two marks, and for a move with two glyphs, those of the study stay. Names, results and what was
//! found in a source are not taken over.

mod line_position;
mod merging;
mod node_texts;
mod source;

pub use source::MergeSource;

use crate::merge_plan::MergePlan;
use crate::study::Study;
use crate::transpositions::Transpositions;
use merging::Merging;
use std::collections::VecDeque;

/// A merge that is being planned, in [steps](Self::step). The study must stay the same meanwhile.
///
/// ```
/// use narabe_rules::{BoardSize, Rule};
/// use narabe_study::{Edit, Merge, MergeSource, Study};
///
/// let of = |line: &str| {
///     let mut study = Study::new(Rule::Renju, BoardSize::DEFAULT);
///     for point in line.split(' ') {
///         study.apply(Edit::Play(point.parse().unwrap())).unwrap();
///     }
///     study
/// };
/// let mut study = of("h8 i9 j8 k7");
/// let name = "mirrored.sgf".to_owned();
/// let mirrored = MergeSource { name, study: of("h8 g9 f8 g7") };
/// let mut merge = Merge::new(&study, vec![mirrored]);
/// while merge.step(&study, 1000) {}
/// let plan = merge.finish();
/// assert_eq!((plan.summary.moves, plan.summary.present), (1, 3));
/// study.apply(Edit::Merge(Box::new(plan)))?;
/// assert_eq!(study.record().nodes_added(), 6);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Merge {
    /// The positions of the study, until all are known.
    index: Transpositions,
    sources: VecDeque<MergeSource>,
    merging: Merging,
    /// The nodes of all sources.
    total: usize,
    done: usize,
}

impl Merge {
    /// Begins to plan a merge of sources into a study.
    pub fn new(study: &Study, sources: Vec<MergeSource>) -> Self {
        let index = Transpositions::new(study);
        let nodes = sources
            .iter()
            .map(|source| source.study.record().nodes_added());
        Self {
            merging: Merging::default(),
            total: nodes.sum(),
            done: 0,
            index,
            sources: sources.into(),
        }
    }

    /// Looks at this many nodes more. False once all are planned.
    pub fn step(&mut self, study: &Study, nodes: usize) -> bool {
        if self.index.step(study, nodes) {
            return true;
        }
        let mut left = nodes;
        while left > 0 {
            let Some(source) = self.sources.front() else {
                return false;
            };
            if !self.merging.is_in_source()
                && let Err(refusal) = self.merging.begin(study, &self.index, source)
            {
                let name = source.name.clone();
                self.merging.refuse(name, refusal);
                self.sources.pop_front();
                continue;
            }
            let looked_at = self.merging.step(study, &self.index, source, left);
            self.done += looked_at;
            left -= looked_at.min(left);
            if !self.merging.is_in_source() {
                self.sources.pop_front();
            }
        }
        !self.sources.is_empty()
    }

    /// The share of the work that is done, 0 to 1.
    pub fn share(&self) -> f32 {
        self.done as f32 / self.total.max(1) as f32
    }

    /// What the merge will add, as far as it was planned.
    pub fn finish(self) -> MergePlan {
        self.merging.finish()
    }
}
