//! Games of files as studies: what the rule does not allow is left out and counted.
//!
//! ```
//! use narabe_notation::{LossKind, ReadOptions, read_games};
//! use narabe_study::ImportedStudy;
//!
//! let file = read_games("a.sgf", b"(;SZ[15]RU[Renju];B[hh];W[ig](;B[jf]C[here])(;B[ig]))", &ReadOptions::default())?;
//! let imported = ImportedStudy::of(&file.games[0], file.format, None)?;
//! assert_eq!(imported.study.main_line().len(), 3);
//! assert_eq!(imported.lost.count(LossKind::OccupiedPoints), 1);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#[cfg(test)]
mod tests;

use crate::Study;
use crate::annotations::{Annotation, NodeProperty};
use crate::game_data::end_game;
use narabe_notation::{
    Assumption, Format, GameInfo, GameTree, LossKind, LossReport, Mark, Movers, ReadGame,
    RuleEvidence, TreeMark, TreeNode, TreePosition,
};
use narabe_rules::{Move, NodeId, PlayError, Point, Record, Rule, Setup, Side, StartError};

/// A study of a game from a file, and what it could not keep.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportedStudy {
    /// The study, at its start.
    pub study: Study,
    /// What was lost, what was lost already when the file was read, and what was assumed.
    pub lost: LossReport,
}

impl ImportedStudy {
    /// A study of a game. The rule is `rule` if it is given, otherwise the one of the file, otherwise the one that is
    /// [most likely](RuleEvidence).
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
/// use narabe_notation::{ReadOptions, read_games};
/// use narabe_study::StudyImport;
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
            let mut evidence = RuleEvidence::default();
            evidence.add(game, Some(format), "");
            let rule = evidence.guess().rule;
            lost.assume(Assumption::Rule(rule));
            rule
        });
        let start = game.tree.start();
        let mut setup = Setup::new(rule, game.tree.size());
        for &(point, side) in &start.stones {
            // Each stone has a point of its own on the board.
            let _ = setup.place(point, side);
        }
        setup.set_to_move(start.to_move);
        setup.set_free_passes(game.tree.needs_free_passes(rule));
        let importer = Importer {
            tree: &game.tree,
            movers: Movers::new(&game.tree),
            start,
            record: Record::from_setup(&setup)?,
            annotations: Vec::new(),
            lost,
        };
        let root = importer.record.root();
        Ok(Self {
            info: &game.info,
            importer,
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
            self.importer.add(node, &mut self.line);
        }
        self.next = rest.next();
        self.next.is_some()
    }

    /// The share of the nodes that is taken over, 0 to 1.
    pub fn share(&self) -> f32 {
        let count = self.importer.tree.node_count();
        self.next.map_or(count, TreeNode::index) as f32 / count as f32
    }

    /// Ends it with the nodes that were taken over.
    pub fn finish(mut self) -> ImportedStudy {
        self.importer.end(self.info);
        self.importer.study(self.info)
    }
}

/// What became of a node of the tree.
#[derive(Clone, Copy, Debug)]
enum Place {
    Kept(NodeId),
    /// It and what follows is left out, and counted with the move that is the reason, of this kind.
    LeftOut(LossKind),
    /// It and what follows comes after the end of the game.
    AfterEnd,
}

#[derive(Debug)]
struct Importer<'a> {
    tree: &'a GameTree,
    movers: Movers<'a>,
    /// The position from which the record starts.
    start: TreePosition,
    record: Record,
    annotations: Vec<(NodeId, Annotation)>,
    lost: LossReport,
}

impl Importer<'_> {
    /// Adds the next node, depth first; `line` are the nodes from the root to the one before.
    fn add(&mut self, node: TreeNode, line: &mut Vec<(TreeNode, Place)>) {
        let root = self.record.root();
        let parent = self.tree.parent(node).unwrap_or(TreeNode::ROOT);
        while line.len() > 1 && line.last().is_some_and(|(last, _)| *last > parent) {
            line.pop();
        }
        let mover = match node {
            TreeNode::ROOT => self.start.to_move,
            _ => self.movers.mover(node),
        };
        let above = line.last().map_or(Place::Kept(root), |(_, place)| *place);
        let place = match above {
            Place::Kept(id) if node <= self.start.node => Place::Kept(id),
            Place::Kept(id) => self.play(id, node, mover),
            other => other,
        };
        match place {
            Place::Kept(id) if self.tree.has_attachments(node) => self.annotate(id, node),
            Place::AfterEnd => self.lost.lose(LossKind::AfterEnd),
            Place::LeftOut(kind) if self.tree.turn(node).is_some() => self.lost.add_extent(kind, 1),
            _ => {}
        }
        line.push((node, place));
    }

    /// Plays the move of a node below another.
    fn play(&mut self, parent: NodeId, node: TreeNode, mover: Side) -> Place {
        let tree = self.tree;
        let above = tree.parent(node).unwrap_or(TreeNode::ROOT);
        // A variation beside the set-up starts from other stones than the record.
        let has_other_start = above < self.start.changed && node > self.start.node;
        let has_edits = tree.has_attachments(node) && tree.edits(node).next().is_some();
        let kind = match tree.turn(node) {
            _ if has_edits || has_other_start => LossKind::SetupChanges,
            // Its texts go to the move before it.
            None => return Place::Kept(parent),
            Some(turn) => {
                self.record.go_to(parent);
                match self.play_of(turn, mover) {
                    Ok(played) => return Place::Kept(played),
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
        Place::LeftOut(kind)
    }

    /// Plays a move of a side, after a pass if it is the turn of the other.
    fn play_of(&mut self, turn: Move, mover: Side) -> Result<NodeId, PlayError> {
        if let Some(point) = turn.point() {
            // Before the pass, so that it stands nowhere alone.
            self.record.position().check_allowing_foul(point)?;
        }
        if self.record.position().side_to_move() != mover {
            self.record.pass()?;
        }
        let played = match turn {
            Move::Stone(point) => self.record.play_allowing_foul(point),
            Move::Pass => self.record.pass(),
        }?;
        let repeated = usize::from(!played.is_new);
        self.lost.lose_many(LossKind::RepeatedMoves, repeated);
        Ok(played.node)
    }

    /// Adds comment, marks and glyph of a node.
    fn annotate(&mut self, id: NodeId, node: TreeNode) {
        let tree = self.tree;
        let comment = tree.comment(node);
        let before = self.record.comment(id);
        if !comment.is_empty() && before != comment {
            let both = if before.is_empty() {
                comment.to_owned()
            } else {
                format!("{before}\n{comment}")
            };
            self.record.set_comment(id, both);
        }
        let properties = tree.properties(node);
        let properties = properties.map(|(name, values)| NodeProperty {
            name: name.to_owned(),
            values: values.to_owned(),
        });
        let mut annotation = Annotation {
            properties: properties.collect(),
            ..Annotation::default()
        };
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
            TreeMark::Label(text) => match Mark::label(text) {
                Some(mark) => mark,
                None => return,
            },
        };
        if annotation.marks.insert(point, kept).is_some() {
            self.lost.lose(LossKind::Marks);
        }
    }

    /// Ends the game at the end of the main line as the file says, if the moves do not.
    fn end(&mut self, info: &GameInfo) {
        end_game(&mut self.record, info.result);
        self.record.go_to(self.record.root());
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
            // A node that the file has twice keeps the marks of both.
            let mut both = study.annotation(node).clone();
            both.marks.extend(annotation.marks);
            both.glyph = annotation.glyph.or(both.glyph);
            both.properties.extend(annotation.properties);
            study.annotate(node, both);
        }
        study.set_info(GameInfo {
            // It is the comment of the start.
            comment: String::new(),
            ..info.clone()
        });
        ImportedStudy {
            study,
            lost: self.lost,
        }
    }
}
