//! What the rows of the list show, as values that can be compared.

use crate::live::GameReview;
use crate::screens::study::search::StudySearch;
use crate::study::OpenStudy;
use bevy::platform::collections::HashMap;
use narabe_rules::{Move, NodeId};
use narabe_study::Glyph;
use narabe_study::move_list::{FoldedBranch, Row};
use narabe_study::review::Label;
use narabe_study::text_search::matches;
use std::ops::Range;

/// The letters of a comment that is not at the current move, and how many of them stand before what was found in it.
const SHORT: usize = 160;
/// The letters of the name of a node.
const SHORT_NAME: usize = 40;
const BEFORE_FOUND: usize = 40;

/// A row of the list.
#[derive(Debug, Clone, PartialEq)]
pub enum RowContent {
    Start(Cell),
    Moves {
        depth: usize,
        begins: bool,
        cells: Vec<Cell>,
    },
    Comment {
        depth: usize,
        node: NodeId,
        words: Words,
    },
    Folded {
        depth: usize,
        branches: Vec<(Cell, usize)>,
    },
    /// There are no moves yet.
    Empty,
    /// More rows before the first one that is shown, or after the last one, with this many moves.
    More(End, usize),
}

/// An end of what is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    Before,
    After,
}

/// A move.
#[derive(Debug, Clone, PartialEq)]
pub struct Cell {
    pub node: NodeId,
    pub ply: usize,
    /// None for the start.
    pub turn: Option<Move>,
    pub glyph: Option<Glyph>,
    pub label: Option<Label>,
    /// The name of the node, and what was found in it.
    pub name: Option<Words>,
    /// The texts on the board in which something was found.
    pub found: Vec<String>,
}

/// A comment or the beginning of one, and what was found in it.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Words {
    pub text: String,
    /// Whether there is more of it.
    pub is_cut: bool,
    pub found: Vec<Range<usize>>,
}

impl Words {
    /// A whole comment.
    pub fn whole(text: &str, searched: &str) -> Self {
        Self {
            text: text.trim_end().to_owned(),
            is_cut: false,
            found: matches(text.trim_end(), searched),
        }
    }

    /// The beginning of a text with more than `most` letters, or the part in which something was found.
    fn short(text: &str, most: usize, searched: &str) -> Self {
        let text = text.trim_end();
        if text.chars().count() <= most {
            return Self::whole(text, searched);
        }
        let first = matches(text, searched).first().map_or(0, |at| at.start);
        let before = text[..first].chars().count();
        let skipped = match before {
            before if before < most => 0,
            before => before - BEFORE_FOUND.min(most / 2),
        };
        let middle: String = text.chars().skip(skipped).take(most).collect();
        let leading = if skipped > 0 { "… " } else { "" };
        let is_end = skipped + most >= text.chars().count();
        let trailing = if is_end { "" } else { " …" };
        let part = format!("{leading}{}{trailing}", middle.trim());
        Self {
            found: matches(&part, searched),
            text: part,
            is_cut: true,
        }
    }
}

/// What the rows are made of.
pub struct Source<'a> {
    pub open: &'a OpenStudy,
    pub labels: &'a HashMap<NodeId, Label>,
    pub search: &'a StudySearch,
    /// Whether the comment of the current move is shown elsewhere.
    pub is_editing: bool,
}

impl Source<'_> {
    pub fn content(&self, row: &Row) -> RowContent {
        match row {
            Row::Start => RowContent::Start(self.cell(self.open.study().record().root(), 0)),
            Row::Moves {
                depth,
                ply,
                nodes,
                begins,
            } => {
                let cells = nodes.iter().zip(ply + 1..);
                RowContent::Moves {
                    depth: *depth,
                    begins: *begins,
                    cells: cells.map(|(node, ply)| self.cell(*node, ply)).collect(),
                }
            }
            Row::Comment { depth, node } => RowContent::Comment {
                depth: *depth,
                node: *node,
                words: self.words(*node),
            },
            Row::Folded {
                depth,
                ply,
                branches,
            } => {
                let shown =
                    |branch: &FoldedBranch| (self.cell(branch.first, ply + 1), branch.moves);
                RowContent::Folded {
                    depth: *depth,
                    branches: branches.iter().map(shown).collect(),
                }
            }
        }
    }

    /// A move of the study.
    pub fn cell(&self, node: NodeId, ply: usize) -> Cell {
        let study = self.open.study();
        let annotation = study.annotation(node);
        let searched = self.search.searched();
        let texts = annotation.marks.values().filter_map(|mark| mark.text());
        let found = texts
            .filter(|text| !matches(text, searched).is_empty())
            .map(|text| text.into_owned())
            .collect();
        Cell {
            node,
            ply,
            turn: study.record().move_at(node),
            glyph: annotation.glyph,
            label: self.labels.get(&node).copied(),
            name: annotation
                .node_name()
                .map(|name| Words::short(&name, SHORT_NAME, searched)),
            found,
        }
    }

    /// The comment of the current move is whole, unless it is being edited.
    fn words(&self, node: NodeId) -> Words {
        let study = self.open.study();
        let (comment, searched) = (study.record().comment(node), self.search.searched());
        if node == study.current() && !self.is_editing {
            Words::whole(comment, searched)
        } else {
            Words::short(comment, SHORT, searched)
        }
    }
}

/// The labels of the main line, as far as they are known.
pub fn labels_of(open: &OpenStudy, review: &GameReview) -> HashMap<NodeId, Label> {
    let Some(review) = review.of(open.game()) else {
        return HashMap::default();
    };
    let labels = open.main_line().iter().zip(&review.moves);
    labels
        .filter_map(|(node, reviewed)| Some((*node, reviewed.label?)))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_comment_is_cut_around_what_was_found_in_it() {
        let text = format!("{} KAGETSU {}", "one ".repeat(100), "two ".repeat(100));
        let cut = Words::short(&text, SHORT, "kagetsu");
        assert!(cut.is_cut && cut.text.len() < 200, "{cut:?}");
        assert_eq!(&cut.text[cut.found[0].clone()], "KAGETSU");
        let cut = Words::short(&text, SHORT, "");
        assert!(cut.text.starts_with("one") && cut.text.ends_with('…'));
        let whole = Words::short("花月 is short", SHORT, "花");
        assert!(!whole.is_cut && whole.found.len() == 1);
    }
}
