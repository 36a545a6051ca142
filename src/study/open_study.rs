//! The open study as a resource.

use bevy::prelude::*;
use narabe_rules::{BoardSize, NodeId, Position, Rule, Side};
use narabe_study::playback::Playback;
use narabe_study::{MAX_OPENING_STONES, Mark, Study};

/// What a press on a point of the board does.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum BoardTool {
    /// Plays a move.
    #[default]
    Play,
    /// Sets this mark, or removes the mark that is there.
    Mark(Mark),
}

/// Which study is open, in the order in which they were opened since the start: nodes of two studies have the same names.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct StudyId(pub(super) u32);

/// The open study. All systems may read it; only this module changes it, by [`StudyRequest`](super::StudyRequest)s.
#[derive(Resource, Debug)]
pub struct OpenStudy {
    pub(super) id: StudyId,
    pub(super) study: Study,
    /// The nodes of the main line, and the position in which it ends.
    pub(super) main_line: Vec<NodeId>,
    pub(super) game: Position,
    /// Counts the changes of the tree and its annotations, not the steps through it.
    pub(super) revision: u64,
    /// Whether a study was opened since the start.
    pub(super) is_open: bool,
    /// Whether it was read from the file of an earlier start.
    pub(super) is_from_file: bool,
    pub(super) tool: BoardTool,
    pub(super) playback: Playback,
    /// The node whose comment was typed in the last edit, and the number of edits then.
    pub(super) typed: Option<(NodeId, usize)>,
}

impl Default for OpenStudy {
    fn default() -> Self {
        let study = Study::new(Rule::Freestyle, BoardSize::DEFAULT);
        Self {
            id: StudyId::default(),
            main_line: Vec::new(),
            game: study.position().clone(),
            study,
            revision: 0,
            is_open: false,
            is_from_file: false,
            tool: BoardTool::Play,
            playback: Playback::default(),
            typed: None,
        }
    }
}

impl OpenStudy {
    /// Which study it is.
    pub const fn id(&self) -> StudyId {
        self.id
    }

    /// The study.
    pub const fn study(&self) -> &Study {
        &self.study
    }

    /// Whether a study was opened since the start.
    pub const fn is_open(&self) -> bool {
        self.is_open
    }

    /// A number that changes with every change of the tree and its annotations, not with the steps through it.
    pub const fn revision(&self) -> u64 {
        self.revision
    }

    /// What a press on a point does.
    pub const fn tool(&self) -> &BoardTool {
        &self.tool
    }

    /// Whether the line is being played back.
    pub const fn is_playing(&self) -> bool {
        self.playback.is_playing()
    }

    /// The number of moves before the current node.
    pub fn ply(&self) -> usize {
        self.study.record().ply()
    }

    /// The number of moves of the line through the current node.
    pub(super) fn end(&self) -> usize {
        self.ply() + self.study.record().redo_count()
    }

    /// The nodes of the main line, from the first move to its end.
    pub fn main_line(&self) -> &[NodeId] {
        &self.main_line
    }

    /// The position in which the main line ends.
    pub const fn game(&self) -> &Position {
        &self.game
    }

    /// The number of moves of the whole tree.
    pub fn moves(&self) -> usize {
        let record = self.study.record();
        record.nodes_below(record.root())
    }

    /// The node before a branch, if the current node is in the branch.
    pub fn before_branch(&self, first: NodeId) -> Option<NodeId> {
        let record = self.study.record();
        let parent = |node: &NodeId| record.parent(*node);
        let mut path = std::iter::successors(Some(record.current()), parent);
        path.any(|node| node == first)
            .then(|| record.parent(first))
            .flatten()
    }

    /// Whether the current node is on the main line.
    pub fn is_on_main_line(&self) -> bool {
        let ply = self.ply();
        ply == 0 || self.main_line.get(ply - 1) == Some(&self.study.current())
    }

    /// Whether the current node has few stones and the game is not over.
    pub fn is_opening(&self) -> bool {
        let position = self.study.position();
        position.outcome().is_none() && position.board().stones() <= MAX_OPENING_STONES
    }

    /// Counts a change of the tree or its annotations.
    pub(super) fn count_change(&mut self) {
        self.revision += 1;
        self.typed = None;
        self.main_line = self.study.main_line();
        self.game = self.study.game();
    }

    /// The side to move; none where the game is over at the current node.
    pub fn to_move(&self) -> Option<Side> {
        let position = self.study.position();
        position
            .outcome()
            .is_none()
            .then(|| position.side_to_move())
    }
}
