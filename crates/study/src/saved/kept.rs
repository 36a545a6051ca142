//! What was found, in the saved form of a study. Each entry is read by itself, and one that is damaged or contradicts the record
//! is dropped.

use std::collections::BTreeMap;

use ron::value::RawValue;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::analysis::{Analysis, AnalysisLine, LineValue, MAX_LINES};
use crate::proof::{read_tree, write_tree};
use crate::review::{Judgement, KeptFindings, KeptProofs};
use crate::study_findings::{KeptAnalysis, MOST_LINE_MOVES, StudyFindings};
use narabe_engine_core::tactics::ProofTree;
use narabe_notation::{parse_move_list, write_move_list};
use narabe_rules::{NodeId, Point, Position, Record, Setup};

/// The most bytes of each of the three parts. With the longest record a file stays below the limit of an import.
const MOST_BYTES: usize = 1_000_000;

/// Entries by the number of a node, or of the moves before a position; each as its own text.
type Entries = BTreeMap<usize, Box<RawValue>>;

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename = "Found", default)]
pub(super) struct SavedStudyFindings {
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    analyses: Entries,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    proofs: Entries,
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    review: Entries,
}

/// Each line begins with its value in per cent: `62 h8 i9 j10`.
#[derive(Serialize, Deserialize)]
#[serde(rename = "Analysis")]
struct SavedAnalysis {
    depth: u32,
    nodes: u64,
    line_count: usize,
    #[serde(default)]
    is_settled: bool,
    lines: Vec<String>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(rename = "Findings", default)]
struct SavedFindings {
    #[serde(skip_serializing_if = "Option::is_none")]
    win: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    threat: Option<String>,
    #[serde(skip_serializing_if = "String::is_empty")]
    refuted: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    judged: Option<SavedJudgement>,
}

#[derive(Serialize, Deserialize)]
#[serde(rename = "Judgement")]
struct SavedJudgement {
    win_rate: f64,
    depth: u32,
    nodes: u64,
    #[serde(default)]
    limit: u64,
    line: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    wins_in: Option<usize>,
}

impl SavedStudyFindings {
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// What is saved of what was found at the nodes of a record.
    pub fn of(found: &StudyFindings, record: &Record) -> Self {
        let nodes = record.numbered_nodes();
        let analyses = nodes.iter().enumerate().filter_map(|(number, node)| {
            let kept = found.analyses.get(node)?;
            Some((number, SavedAnalysis::from(kept)))
        });
        let proofs = (nodes.iter().enumerate())
            .filter_map(|(number, node)| Some((number, write_tree(found.proofs.get(node)?))));
        let review = (found.review.iter()).map(|(&ply, kept)| (ply, SavedFindings::from(kept)));
        Self {
            analyses: entries(analyses),
            proofs: entries(proofs),
            review: entries(review),
        }
    }

    /// What is there for the nodes of the record.
    pub fn found(&self, record: &Record) -> StudyFindings {
        let nodes = record.numbered_nodes();
        let position = |number: usize| {
            let node = *nodes.get(number)?;
            let position = record.position_at(node);
            position.outcome().is_none().then_some((node, position))
        };
        let analyses = self.analyses.iter().filter_map(|(&number, raw)| {
            let (node, position) = position(number)?;
            let saved: SavedAnalysis = read(raw)?;
            Some((node, saved.analysis(&position)?))
        });
        let proofs = self.proofs.iter().filter_map(|(&number, raw)| {
            let (node, _) = position(number)?;
            let text: String = read(raw)?;
            Some((node, read_tree(&text)?))
        });
        let main_line = main_line(record);
        let review = self.review.iter().filter_map(|(&ply, raw)| {
            let saved: SavedFindings = read(raw)?;
            let position = record.position_at(*main_line.get(ply)?);
            Some((ply, saved.findings(&position)?))
        });
        StudyFindings {
            analyses: analyses.collect(),
            proofs: proofs.collect(),
            review: review.collect(),
        }
    }
}

/// The nodes of the main line, from the root on.
fn main_line(record: &Record) -> Vec<NodeId> {
    let first_child = |node: &NodeId| record.children(*node).first().copied();
    std::iter::successors(Some(record.root()), first_child).collect()
}

/// The entries up to the limit of the size.
fn entries<T: Serialize>(all: impl Iterator<Item = (usize, T)>) -> Entries {
    let mut left = MOST_BYTES;
    let texts = all.filter_map(|(number, value)| Some((number, RawValue::from_rust(&value).ok()?)));
    texts
        .take_while(|(_, raw)| {
            let length = raw.get_ron().len();
            let fits = length <= left;
            left -= length.min(left);
            fits
        })
        .collect()
}

fn read<T: DeserializeOwned>(raw: &RawValue) -> Option<T> {
    raw.into_rust().ok()
}

/// The moves of both sides from a position on, if they can be played there one after the other.
fn read_line(text: &str, position: &Position) -> Option<Vec<Point>> {
    let points: Vec<Point> = parse_move_list(text).ok()?;
    let mut setup = Setup::from(position);
    for &point in &points {
        setup.place(point, setup.to_move()).ok()?;
    }
    (!points.is_empty() && points.len() <= MOST_LINE_MOVES).then_some(points)
}

impl From<&KeptAnalysis> for SavedAnalysis {
    fn from(kept: &KeptAnalysis) -> Self {
        let KeptAnalysis {
            analysis,
            line_count,
        } = kept;
        let line = |line: &AnalysisLine| {
            format!("{} {}", line.value.percent(), write_move_list(&line.moves))
        };
        Self {
            depth: analysis.depth,
            nodes: analysis.nodes,
            line_count: *line_count,
            is_settled: analysis.is_settled,
            lines: analysis.lines.iter().map(line).collect(),
        }
    }
}

impl SavedAnalysis {
    fn analysis(&self, position: &Position) -> Option<KeptAnalysis> {
        const JUDGED: std::ops::RangeInclusive<u8> = 1..=99;
        let line = |text: &String| {
            let (percent, moves) = text.split_once(' ')?;
            let percent = percent.parse().ok().filter(|one| JUDGED.contains(one))?;
            Some(AnalysisLine {
                value: LineValue::Judged(percent),
                moves: read_line(moves, position)?,
            })
        };
        let lines: Vec<AnalysisLine> = self.lines.iter().map(line).collect::<Option<_>>()?;
        let is_possible =
            (1..=MAX_LINES).contains(&lines.len()) && (1..=MAX_LINES).contains(&self.line_count);
        is_possible.then(|| KeptAnalysis {
            analysis: Analysis {
                side: position.side_to_move(),
                depth: self.depth,
                nodes: self.nodes,
                nodes_per_second: None,
                lines,
                is_settled: self.is_settled,
            },
            line_count: self.line_count,
        })
    }
}

impl From<&KeptFindings> for SavedFindings {
    fn from(kept: &KeptFindings) -> Self {
        let KeptProofs {
            win,
            threat,
            refuted,
        } = &kept.proofs;
        let judged = kept.judgement.as_ref().map(|judgement| SavedJudgement {
            win_rate: judgement.win_rate,
            depth: judgement.depth,
            nodes: judgement.nodes,
            limit: judgement.limit,
            line: write_move_list(&judgement.line[..judgement.line.len().min(MOST_LINE_MOVES)]),
            wins_in: judgement.wins_in,
        });
        Self {
            win: win.as_ref().map(write_tree),
            threat: threat.as_ref().map(write_tree),
            refuted: write_move_list(refuted),
            judged,
        }
    }
}

impl SavedFindings {
    fn findings(&self, position: &Position) -> Option<KeptFindings> {
        let tree = |text: &Option<String>| match text {
            Some(text) => read_tree(text).map(Some),
            None => Some::<Option<ProofTree>>(None),
        };
        let refuted: Vec<Point> = parse_move_list(&self.refuted).ok()?;
        let is_distinct =
            (refuted.iter().enumerate()).all(|(index, point)| !refuted[..index].contains(point));
        let judgement = match &self.judged {
            None => None,
            Some(judged) => Some(Judgement {
                win_rate: Some(judged.win_rate).filter(|rate| (0.0..=1.0).contains(rate))?,
                line: read_line(&judged.line, position)?,
                depth: judged.depth,
                nodes: judged.nodes,
                limit: judged.limit,
                wins_in: judged.wins_in,
            }),
        };
        let kept = KeptFindings {
            proofs: KeptProofs {
                win: tree(&self.win)?,
                threat: tree(&self.threat)?,
                refuted,
            },
            judgement,
        };
        is_distinct.then_some(kept)
    }
}
