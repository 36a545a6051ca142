//! What a node of a tree holds besides its move: a comment, marks, a judgement, changes of the stones, properties.

use super::attachments::Kind;
use super::{GameTree, TreeError, TreeNode, code};
use crate::marks::Glyph;
use crate::sanitize::{sanitize_line, sanitize_text};
use narabe_rules::{Point, Side};

/// What is shown on a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TreeMark<'a> {
    /// A ring.
    Circle,
    /// A square.
    Square,
    /// A triangle.
    Triangle,
    /// A diagonal cross.
    Cross,
    /// A text, such as RenLib's board texts.
    Label(&'a str),
}

/// A change of the stones that is no move, inside a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupEdit {
    /// A stone is placed.
    Stone(Point, Side),
    /// A point is emptied.
    Empty(Point),
    /// A side is to move.
    ToMove(Side),
}

impl GameTree {
    /// The comment of a node; empty if it has none.
    pub fn comment(&self, node: TreeNode) -> &str {
        let mut found = self.attached(node, Kind::Comment);
        found.next().map_or("", |(_, text)| text)
    }

    /// Replaces the comment of a node, without hidden characters.
    pub fn set_comment(&mut self, node: TreeNode, comment: &str) {
        let comment = sanitize_text(comment);
        self.attach(node, Kind::Comment, 0, &comment, comment.is_empty());
    }

    /// The marks of a node in a fixed order: at most one shape of each kind and one label on a point.
    pub fn marks(&self, node: TreeNode) -> impl Iterator<Item = (Point, TreeMark<'_>)> {
        let marks = [
            (Kind::Circle, TreeMark::Circle),
            (Kind::Square, TreeMark::Square),
            (Kind::Triangle, TreeMark::Triangle),
            (Kind::Cross, TreeMark::Cross),
            (Kind::Label, TreeMark::Label("")),
        ];
        marks.into_iter().flat_map(move |(kind, mark)| {
            let found = self.attached(node, kind);
            found.map(move |(detail, text)| {
                let mark = match mark {
                    TreeMark::Label(_) => TreeMark::Label(text),
                    shape => shape,
                };
                (code::point_of(detail), mark)
            })
        })
    }

    /// Puts a mark on a point of a node. An empty label removes the one that is there.
    ///
    /// # Errors
    /// [`TreeError::Point`] if the point is off the board.
    pub fn mark(
        &mut self,
        node: TreeNode,
        point: Point,
        mark: TreeMark<'_>,
    ) -> Result<(), TreeError> {
        self.check(point)?;
        let detail = code::of_point(point);
        match mark {
            TreeMark::Circle => self.attach(node, Kind::Circle, detail, "", false),
            TreeMark::Square => self.attach(node, Kind::Square, detail, "", false),
            TreeMark::Triangle => self.attach(node, Kind::Triangle, detail, "", false),
            TreeMark::Cross => self.attach(node, Kind::Cross, detail, "", false),
            TreeMark::Label(text) => {
                let label = sanitize_line(text, usize::MAX);
                let label = label.trim();
                self.attach(node, Kind::Label, detail, label, label.is_empty());
            }
        }
        Ok(())
    }

    /// The judgement of the move of a node.
    pub fn glyph(&self, node: TreeNode) -> Option<Glyph> {
        let (detail, _) = self.attached(node, Kind::Glyph).next()?;
        Glyph::ALL.get(usize::from(detail)).copied()
    }

    /// Sets the judgement of the move of a node.
    pub fn set_glyph(&mut self, node: TreeNode, glyph: Option<Glyph>) {
        // Only one is kept: each has a number of its own.
        for number in 0..Glyph::ALL.len() {
            let is_given = glyph == Glyph::ALL.get(number).copied();
            let number = u16::try_from(number).unwrap_or_default();
            self.attach(node, Kind::Glyph, number, "", !is_given);
        }
    }

    /// The changes of the stones at a node that are no moves.
    pub fn edits(&self, node: TreeNode) -> impl Iterator<Item = SetupEdit> {
        let point = code::point_of;
        let black = self.attached(node, Kind::Black);
        let white = self.attached(node, Kind::White);
        let empty = self.attached(node, Kind::Empty);
        let to_move = self.attached(node, Kind::ToMove);
        let black = black.map(move |(at, _)| SetupEdit::Stone(point(at), Side::Black));
        let white = white.map(move |(at, _)| SetupEdit::Stone(point(at), Side::White));
        let empty = empty.map(move |(at, _)| SetupEdit::Empty(point(at)));
        let to_move = to_move.map(|(number, _)| SetupEdit::ToMove(code::side_of(number)));
        black.chain(white).chain(empty).chain(to_move)
    }

    /// Adds a change of the stones to a node.
    ///
    /// # Errors
    /// [`TreeError::Point`] if a point is off the board.
    pub fn edit(&mut self, node: TreeNode, edit: SetupEdit) -> Result<(), TreeError> {
        if let SetupEdit::Stone(point, _) | SetupEdit::Empty(point) = edit {
            self.check(point)?;
        }
        let (kind, detail) = match edit {
            SetupEdit::Stone(point, Side::Black) => (Kind::Black, code::of_point(point)),
            SetupEdit::Stone(point, Side::White) => (Kind::White, code::of_point(point)),
            SetupEdit::Empty(point) => (Kind::Empty, code::of_point(point)),
            SetupEdit::ToMove(side) => {
                self.attach(node, Kind::ToMove, code::of_side(side.other()), "", true);
                (Kind::ToMove, code::of_side(side))
            }
        };
        self.attach(node, kind, detail, "", false);
        Ok(())
    }

    /// What a node has that only its own format knows, as name and text: properties of SGF with their brackets.
    pub fn properties(&self, node: TreeNode) -> impl Iterator<Item = (&str, &str)> {
        let found = self.attached(node, Kind::Property);
        found.map(|(_, text)| text.split_at(text.find('[').unwrap_or(text.len())))
    }

    /// Adds a property to a node that is written again as it is: a name, and values in brackets.
    pub fn add_property(&mut self, node: TreeNode, name: &str, values: &str) {
        let text = format!("{name}{values}");
        self.attach(node, Kind::Property, 0, &text, false);
    }

    /// Whether a node holds anything besides its move.
    pub fn has_attachments(&self, node: TreeNode) -> bool {
        (self.codes.get(node.index())).is_some_and(|code| code.has_attachments())
    }

    /// Takes over all that a node of another tree holds besides its move.
    pub(super) fn copy_attachments(&mut self, node: TreeNode, other: &Self, from: TreeNode) {
        if other.has_attachments(from) {
            for (kind, detail, text) in other.attachments.all_of(from.0) {
                self.attach(node, kind, detail, text, false);
            }
        }
    }

    fn attached(&self, node: TreeNode, kind: Kind) -> impl Iterator<Item = (u16, &str)> {
        let is_any = self.has_attachments(node);
        let found = is_any.then(|| self.attachments.of(node.0, kind));
        found.into_iter().flatten()
    }

    fn attach(&mut self, node: TreeNode, kind: Kind, detail: u16, text: &str, is_none: bool) {
        let Some(code) = self.codes.get_mut(node.index()) else {
            return;
        };
        if is_none {
            if code.has_attachments() {
                self.attachments.remove(node.0, kind, detail);
            }
            return;
        }
        code.set_has_attachments();
        self.attachments.set(node.0, kind, detail, text);
    }
}
