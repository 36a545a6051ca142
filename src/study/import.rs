//! Games of files as studies: what the rule does not allow is left out and counted.
//!
//! ```
//! use narabe::notation::{LossKind, ReadOptions, read_games};
//! use narabe::study::ImportedStudy;
//!
//! let file = read_games("a.sgf", b"(;SZ[15]RU[Renju];B[hh];W[ig](;B[jf]C[here])(;B[ig]))", &ReadOptions::default())?;
//! let imported = ImportedStudy::of(&file.games[0], file.format, None)?;
//! assert_eq!(imported.study.main_line().len(), 3);
//! assert_eq!(imported.lost.count(LossKind::OccupiedPoints), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::annotations::Annotation;
use super::study::Study;
use crate::notation::{
    Assumption, Format, GameInfo, GameResult, GameTree, LossKind, LossReport, Mark, ReadGame,
    SetupEdit, TreeMark, TreeNode, WinReason,
};
use crate::rules::{Move, NodeId, PlayError, Point, Record, Rule, Setup, StartError};

/// A study of a game from a file, and what it could not keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportedStudy {
    /// The study, at its start.
    pub study: Study,
    /// What was lost, what was lost already when the file was read, and what was assumed.
    pub lost: LossReport,
}

impl ImportedStudy {
    /// A study of a game. A rule that is given wins; otherwise it is the one of the file, or else Renju for the formats of
    /// renju programs and Freestyle for all others.
    ///
    /// # Errors
    /// [`StartError`] if the game is over in the position from which it starts.
    pub fn of(game: &ReadGame, format: Format, rule: Option<Rule>) -> Result<Self, StartError> {
        let mut import = StudyImport::new(game, format, rule)?;
        while import.step(usize::MAX) {}
        Ok(import.finish())
    }
}

/// A study of a game at work, for a game so large that other things are done meanwhile.
///
/// ```
/// use narabe::notation::{ReadOptions, read_games};
/// use narabe::study::StudyImport;
///
/// let file = read_games("a.sgf", b"(;SZ[15];B[hh];W[ig])", &ReadOptions::default())?;
/// let mut import = StudyImport::new(&file.games[0], file.format, None)?;
/// while import.step(1) {
///     assert!(import.share() > 0.0);
/// }
/// assert_eq!(import.finish().study.main_line().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct StudyImport<'a> {
    info: &'a GameInfo,
    importer: Importer<'a>,
    start: TreeNode,
    /// The next node; none at the end.
    next: Option<TreeNode>,
    /// The nodes from the root to the one before.
    line: Vec<(TreeNode, Place)>,
}

impl<'a> StudyImport<'a> {
    /// Begins one; the arguments are those of [`ImportedStudy::of`].
    ///
    /// # Errors
    /// As of [`ImportedStudy::of`].
    pub fn new(game: &'a ReadGame, format: Format, rule: Option<Rule>) -> Result<Self, StartError> {
        let mut lost = game.lost.clone();
        let rule = rule.or(game.tree.rule()).unwrap_or_else(|| {
            let rule = usual_rule(format);
            lost.assume(Assumption::rule(rule));
            rule
        });
        let (start, setup) = start(&game.tree, rule);
        let importer = Importer {
            tree: &game.tree,
            record: Record::from_setup(&setup)?,
            annotations: Vec::new(),
            lost,
        };
        let root = importer.record.root();
        Ok(Self {
            info: &game.info,
            importer,
            start,
            next: Some(TreeNode::ROOT),
            line: vec![(TreeNode::ROOT, Place::Kept(root))],
        })
    }

    /// Takes over this many nodes more. False once all are.
    pub fn step(&mut self, nodes: usize) -> bool {
        let Some(next) = self.next else {
            return false;
        };
        let mut rest = self.importer.tree.nodes_from(next);
        for node in rest.by_ref().take(nodes) {
            self.importer.add(node, self.start, &mut self.line);
        }
        self.next = rest.next();
        self.next.is_some()
    }

    /// The share of the nodes that is taken over, 0 to 1.
    #[must_use]
    pub fn share(&self) -> f32 {
        let count = self.importer.tree.node_count();
        self.next.map_or(count, TreeNode::index) as f32 / count as f32
    }

    /// Ends it with the nodes that were taken over.
    #[must_use]
    pub fn finish(mut self) -> ImportedStudy {
        self.importer.end(self.info);
        self.importer.study(self.info)
    }
}

/// The rule of a game in a format that names none.
const fn usual_rule(format: Format) -> Rule {
    match format {
        Format::RenLib | Format::Rif | Format::Pos | Format::Bdt => Rule::Renju,
        _ => Rule::Freestyle,
    }
}

/// The position from which a game starts, and the last node before its first move: changes of the stones before it
/// belong to the position.
fn start(tree: &GameTree, rule: Rule) -> (TreeNode, Setup) {
    let mut stones = tree.setup().to_vec();
    let mut to_move = tree.to_move();
    let mut node = TreeNode::ROOT;
    while let Some(child) = only_child(tree, node).filter(|child| tree.turn(*child).is_none()) {
        node = child;
        for edit in tree.edits(node) {
            match edit {
                SetupEdit::Stone(point, side) => {
                    stones.retain(|stone| stone.0 != point);
                    stones.push((point, side));
                }
                SetupEdit::Empty(point) => stones.retain(|stone| stone.0 != point),
                SetupEdit::ToMove(side) => to_move = Some(side),
            }
        }
    }
    let mut setup = Setup::new(rule, tree.size());
    for (point, side) in stones {
        // Each stone has a point of its own on the board.
        let _ = setup.place(point, side);
    }
    setup.set_to_move(to_move.unwrap_or_else(|| setup.side_by_count()));
    (node, setup)
}

fn only_child(tree: &GameTree, node: TreeNode) -> Option<TreeNode> {
    let child = tree.first_child(node)?;
    tree.next_sibling(child).is_none().then_some(child)
}

/// Where a node of the tree has gone.
#[derive(Clone, Copy, Debug)]
enum Place {
    Kept(NodeId),
    /// It and what follows is left out, and counted with the move that is the reason.
    LeftOut,
    /// It and what follows comes after the end of the game.
    AfterEnd,
}

#[derive(Debug)]
struct Importer<'a> {
    tree: &'a GameTree,
    record: Record,
    annotations: Vec<(NodeId, Annotation)>,
    lost: LossReport,
}

impl Importer<'_> {
    /// Adds the next node, depth first; `line` are the nodes from the root to the one before.
    fn add(&mut self, node: TreeNode, start: TreeNode, line: &mut Vec<(TreeNode, Place)>) {
        let root = self.record.root();
        let parent = self.tree.parent(node).unwrap_or(TreeNode::ROOT);
        while line.len() > 1 && line.last().is_some_and(|(last, _)| *last > parent) {
            line.pop();
        }
        let above = line.last().map_or(Place::Kept(root), |(_, place)| *place);
        let place = match above {
            Place::Kept(id) if node <= start => Place::Kept(id),
            Place::Kept(id) => self.play(id, node),
            other => other,
        };
        match place {
            Place::Kept(id) if self.tree.has_attachments(node) => self.annotate(id, node),
            Place::AfterEnd => self.lost.lose(LossKind::AfterEnd),
            _ => {}
        }
        line.push((node, place));
    }

    /// Plays the move of a node below another.
    fn play(&mut self, parent: NodeId, node: TreeNode) -> Place {
        let tree = self.tree;
        let has_edits = tree.has_attachments(node) && tree.edits(node).next().is_some();
        let kind = match tree.turn(node) {
            _ if has_edits => LossKind::SetupChanges,
            // Its texts go to the move before it.
            None => return Place::Kept(parent),
            _ if tree.side(node).is_some() => LossKind::WrongTurn,
            Some(turn) => {
                self.record.go_to(parent);
                let played = match turn {
                    Move::Stone(point) => self.record.play_allowing_foul(point),
                    Move::Pass => self.record.pass(),
                };
                match played {
                    Ok(played) => {
                        let repeated = usize::from(!played.is_new);
                        self.lost.lose_many(LossKind::RepeatedMoves, repeated);
                        return Place::Kept(played.node);
                    }
                    Err(PlayError::GameOver) => return Place::AfterEnd,
                    Err(PlayError::NoPass | PlayError::EarlyPass) => LossKind::Passes,
                    Err(PlayError::OffBoard { .. }) => LossKind::OffBoard,
                    Err(PlayError::Occupied { .. } | PlayError::Forbidden { .. }) => {
                        LossKind::OccupiedPoints
                    }
                }
            }
        };
        self.lost.lose(kind);
        Place::LeftOut
    }

    /// Adds comment, marks and glyph of a node.
    fn annotate(&mut self, id: NodeId, node: TreeNode) {
        let tree = self.tree;
        let comment = tree.comment(node);
        let before = self.record.comment(id);
        if !comment.is_empty() && before != comment {
            let both = match before.is_empty() {
                true => comment.to_owned(),
                false => format!("{before}\n{comment}"),
            };
            self.record.set_comment(id, both);
        }
        let properties = tree.properties(node).count();
        self.lost.lose_many(LossKind::Properties, properties);
        let mut annotation = Annotation::default();
        // Labels come last and win over shapes.
        for (point, mark) in tree.marks(node) {
            self.mark(&mut annotation, point, mark);
        }
        match tree.glyph(node) {
            Some(_) if id == self.record.root() => self.lost.lose(LossKind::Glyphs),
            glyph => annotation.glyph = glyph,
        }
        if !annotation.is_empty() {
            self.annotations.push((id, annotation));
        }
    }

    fn mark(&mut self, annotation: &mut Annotation, point: Point, mark: TreeMark<'_>) {
        let kept = match mark {
            TreeMark::Circle => Mark::Circle,
            TreeMark::Square => Mark::Square,
            TreeMark::Triangle => Mark::Triangle,
            TreeMark::Cross => Mark::Cross,
            TreeMark::Label(text) => match label(text) {
                Some(mark) => mark,
                None => return self.lost.lose(LossKind::BoardTexts),
            },
        };
        if annotation.marks.insert(point, kept).is_some() {
            self.lost.lose(LossKind::Marks);
        }
    }

    /// Ends the game at the end of the main line as the file says, if the moves do not.
    fn end(&mut self, info: &GameInfo) {
        let root = self.record.root();
        let first = |node: &NodeId| self.record.children(*node).first().copied();
        let last = std::iter::successors(Some(root), first).last();
        self.record.go_to(last.unwrap_or(root));
        if self.record.outcome().is_none() {
            let ended = match info.result {
                GameResult::Draw => self.record.agree_draw().is_ok(),
                GameResult::Win { winner, reason } => match reason {
                    WinReason::Resignation => self.record.resign(winner.other()).is_ok(),
                    WinReason::Time => self.record.flag(winner.other()).is_ok(),
                    _ => false,
                },
                GameResult::Unknown => true,
            };
            self.lost.lose_many(LossKind::Details, usize::from(!ended));
        }
        self.record.go_to(root);
        self.record.continue_main_lines();
    }

    fn study(mut self, info: &GameInfo) -> ImportedStudy {
        if !info.comment.is_empty() {
            let root = self.record.root();
            let comment = format!("{}\n{}", info.comment, self.record.comment(root));
            self.record.set_comment(root, comment.trim_end());
        }
        let mut study = Study::from_record(self.record);
        for (node, annotation) in self.annotations {
            // A node of which the file has two keeps the marks of both.
            let mut both = study.annotation(node).clone();
            both.marks.extend(annotation.marks);
            both.glyph = annotation.glyph.or(both.glyph);
            study.annotate(node, both);
        }
        study.set_names(info.names.clone());
        study.set_origin(Some(origin(info)).filter(|origin| !origin.is_empty()));
        let other = [
            &info.ratings[0],
            &info.ratings[1],
            &info.protocol,
            &info.opening,
            &info.time_limit,
            &info.annotator,
            &info.source,
        ];
        let other = other.into_iter().filter(|text| !text.is_empty()).count();
        self.lost.lose_many(LossKind::Details, other);
        ImportedStudy {
            study,
            lost: self.lost,
        }
    }
}

/// The mark that a label is: a letter or a number from 1 to 99.
fn label(text: &str) -> Option<Mark> {
    let mark = text.parse().ok()?;
    matches!(mark, Mark::Letter(_) | Mark::Number(_)).then_some(mark)
}

/// Where a game comes from, as one line: event or title, round, place, date.
fn origin(info: &GameInfo) -> String {
    let date = info.date.map(|date| date.to_string()).unwrap_or_default();
    let name = match info.event.is_empty() {
        true => &info.title,
        false => &info.event,
    };
    let parts = [name, &info.round, &info.place, &date];
    let parts: Vec<&str> = parts
        .into_iter()
        .map(String::as_str)
        .filter(|part| !part.is_empty())
        .collect();
    parts.join(", ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::notation::{ReadOptions, read_games};
    use crate::rules::Side;

    fn import(text: &str, rule: Option<Rule>) -> ImportedStudy {
        let file = read_games("a.sgf", text.as_bytes(), &ReadOptions::default()).unwrap();
        ImportedStudy::of(&file.games[0], file.format, rule).unwrap()
    }

    #[test]
    fn what_the_rule_does_not_allow_is_left_out_and_counted() {
        let text =
            "(;SZ[15];B[hh](;W[ig];W[ih];B[aa])(;W[];B[jf])(;W[hh])(;W[ig];B[jj])(;AB[aa];W[kk]))";
        let imported = import(text, None);
        let lost: Vec<_> = imported.lost.lost().collect();
        assert_eq!(
            lost,
            [
                (LossKind::OccupiedPoints, 1),
                (LossKind::WrongTurn, 1),
                (LossKind::Passes, 1),
                (LossKind::RepeatedMoves, 1),
                (LossKind::SetupChanges, 1),
            ]
        );
        assert_eq!(imported.study.record().numbered_nodes().len(), 4);
        let assumed: Vec<String> = imported.lost.assumed().map(Assumption::to_string).collect();
        assert!(assumed[0].contains("freestyle"), "{assumed:?}");
    }

    #[test]
    fn moves_after_a_five_are_counted_one_by_one() {
        let five = "B[aa];W[ac];B[ba];W[bc];B[ca];W[cc];B[da];W[dc];B[ea]";
        let imported = import(
            &format!("(;SZ[15];{five};W[ec];B[fa])"),
            Some(Rule::Standard),
        );
        assert_eq!(imported.lost.count(LossKind::AfterEnd), 2);
        assert_eq!(imported.study.main_line().len(), 9);
        assert!(imported.study.game().outcome().is_some());
        assert_eq!(imported.study.position().rule(), Rule::Standard);
    }

    #[test]
    fn details_make_the_origin_and_the_result_ends_the_game() {
        let text = "(;SZ[15]RU[Renju]EV[Cup]RO[2]DT[2024-05-01]PB[Ann]PW[Bob]RE[W+R]BR[5d]GC[note];B[hh]C[x]LB[hh:7][ii:win]TR[ii]TE[1])";
        let ImportedStudy { study, lost } = import(text, None);
        assert_eq!(study.origin(), Some("Cup, 2, 2024-05-01"));
        assert_eq!(study.names(), &["Ann".to_owned(), "Bob".to_owned()]);
        let node = study.main_line()[0];
        assert_eq!(study.record().comment(node), "x");
        assert_eq!(study.record().comment(study.record().root()), "note");
        assert_eq!(study.annotation(node).marks.len(), 2);
        let lost: Vec<_> = lost.lost().collect();
        assert_eq!(lost, [(LossKind::BoardTexts, 1), (LossKind::Details, 1)]);
        let mut record = study.record().clone();
        record.go_to(node);
        assert_eq!(
            record.outcome().and_then(|outcome| outcome.winner()),
            Some(Side::White)
        );
    }

    #[test]
    fn stones_before_the_first_move_are_set_up() {
        let imported = import("(;SZ[15];AB[aa][bb]AW[cc];PL[B]C[here];B[dd])", None);
        let position = imported.study.position();
        assert_eq!(
            (position.setup_stones().len(), position.side_to_move()),
            (3, Side::Black)
        );
        assert_eq!(imported.study.main_line().len(), 1);
        assert!(imported.lost.is_complete());
    }
}
