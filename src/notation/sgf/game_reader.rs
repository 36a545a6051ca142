//! One game of an SGF file, from its tokens.

use super::property::{Property, read_info, side_named, size};
use super::values::{self, OffBoard};
use crate::notation::files::{Assumption, ReadFault, ReadGame};
use crate::notation::game_info::GameInfo;
use crate::notation::game_tree::{Flip, GameTree, SetupEdit, TreeMark, TreeNode};
use crate::notation::marks::Glyph;
use crate::rules::{BoardSize, Move, Point, Side};

/// Properties of the root that say nothing about the game.
const IGNORED: [&str; 5] = ["FF", "GM", "CA", "SZ", "AP"];
/// The most points of all rectangles of a game.
const MAX_RECTANGLES: usize = 1_000_000;
const RECTANGLES_EXPECTED: &str = "a rectangle in a game with at most 1000000 points of rectangles";

/// A place in the tree, and the side whose turn it is there.
#[derive(Clone, Copy)]
struct Here {
    node: TreeNode,
    to_move: Side,
}

/// Why a game is not read, and the place.
type Fault = (ReadFault, usize);

/// What reads one game. After a fault the rest of it is only passed over.
pub struct GameReader<'a> {
    tree: GameTree,
    info: GameInfo,
    here: Here,
    /// The places where variations have begun.
    stack: Vec<Here>,
    /// The node whose properties are being read, if one has begun.
    pending: Option<Vec<Property<'a>>>,
    has_root: bool,
    names_size: bool,
    is_cut: bool,
    flip: Flip,
    /// The points of all rectangles, which are cheap to write.
    rectangles: usize,
    fault: Option<Fault>,
}

impl<'a> GameReader<'a> {
    /// A reader for a game on a board of this size if it names none.
    pub fn new(size: BoardSize, flip: Flip) -> Self {
        let (node, to_move) = (TreeNode::ROOT, Side::Black);
        Self {
            tree: GameTree::new(size),
            info: GameInfo::default(),
            here: Here { node, to_move },
            stack: Vec::new(),
            pending: None,
            has_root: false,
            names_size: false,
            is_cut: false,
            flip,
            rectangles: 0,
            fault: None,
        }
    }

    pub const fn names_size(&self) -> bool {
        self.names_size
    }

    pub const fn is_cut(&self) -> bool {
        self.is_cut
    }

    /// Whether a point was off the board.
    pub const fn is_too_large(&self) -> bool {
        matches!(&self.fault, Some((ReadFault::OffBoard { .. }, _)))
    }

    /// The file ends inside a value.
    pub const fn cut(&mut self) {
        self.is_cut = true;
    }

    /// The game, once all of it has been read.
    pub fn finish(self) -> Result<ReadGame, Fault> {
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        let size = self.tree.size();
        let mut game = ReadGame::new(self.info, self.tree);
        if !self.names_size {
            game.lost.assume(Assumption::Size(size));
        }
        Ok(game)
    }

    /// A variation begins.
    pub fn open(&mut self) {
        self.end_node();
        self.stack.push(self.here);
    }

    /// A variation ends.
    pub fn close(&mut self) {
        self.end_node();
        self.here = self.stack.pop().unwrap_or(self.here);
    }

    /// A node begins.
    pub fn node(&mut self) {
        self.end_node();
        self.pending = Some(Vec::new());
    }

    /// A property of the node.
    pub fn property(&mut self, name: String, values: Vec<&'a str>, at: usize) {
        let property = Property { name, values, at };
        self.pending.get_or_insert_default().push(property);
    }

    /// The node that has begun ends.
    pub fn end_node(&mut self) {
        let Some(properties) = self.pending.take() else {
            return;
        };
        if self.fault.is_some() {
            return;
        }
        let added = match self.has_root {
            true => self.add_node(&properties),
            false => self.read_root(&properties),
        };
        self.has_root = true;
        self.fault = added.err();
    }

    fn read_root(&mut self, properties: &[Property<'a>]) -> Result<(), Fault> {
        if let Some(property) = properties.iter().find(|property| property.name == "SZ") {
            let size = size(property.value()).map_err(|fault| (fault, property.at))?;
            self.names_size = true;
            self.tree = GameTree::new(size);
        }
        for property in properties.iter().filter(|property| property.has_setup()) {
            self.set_up(property)?;
        }
        self.here.to_move = self.tree.first_to_move();
        for property in properties.iter().filter(|property| !property.has_setup()) {
            let is_info = read_info(&mut self.info, property);
            if property.mover().is_some() {
                self.add_move(property)?;
            } else if !is_info && !IGNORED.contains(&property.name.as_str()) {
                self.annotate(TreeNode::ROOT, property)?;
            }
        }
        Ok(())
    }

    fn add_node(&mut self, properties: &[Property<'a>]) -> Result<(), Fault> {
        let mut kept = properties
            .iter()
            .filter(|property| property.is_kept())
            .peekable();
        let has_move = properties.iter().any(|property| property.mover().is_some());
        if !has_move && kept.peek().is_some() {
            let added = self.tree.add(self.here.node, None, None);
            self.here.node = added.map_err(|error| (error.into(), 0))?;
        }
        let mut moves = properties
            .iter()
            .filter(|property| property.mover().is_some());
        if let Some(first) = moves.next() {
            self.add_move(first)?;
        }
        let node = self.here.node;
        for property in kept {
            self.annotate(node, property)?;
        }
        moves.try_for_each(|property| self.add_move(property))
    }

    fn add_move(&mut self, property: &Property<'a>) -> Result<(), Fault> {
        let Some(side) = property.mover() else {
            return Ok(());
        };
        let size = self.tree.size();
        let turn = values::turn(property.value(), size);
        let turn: Move = turn.map_err(|OffBoard| self.off_board(property, property.value()))?;
        let is_start = self.tree.last() == TreeNode::ROOT;
        if is_start && self.tree.to_move().is_none() && side != self.here.to_move {
            self.tree.set_to_move(Some(side));
            self.here.to_move = side;
            // Nor has anybody moved where the other variations begin.
            self.stack.iter_mut().for_each(|begin| begin.to_move = side);
        }
        let other = (side != self.here.to_move).then_some(side);
        let added = self.tree.add(self.here.node, Some(turn), other);
        self.here = Here {
            node: added.map_err(|error| (error.into(), property.at))?,
            to_move: side.other(),
        };
        Ok(())
    }

    fn off_board(&self, property: &Property<'_>, value: &str) -> Fault {
        let fault = ReadFault::off_board(value, self.tree.size());
        (fault, property.at)
    }

    /// The points of a value: one, or a rectangle.
    fn points(&mut self, property: &Property<'_>, value: &str) -> Result<Vec<Point>, Fault> {
        let points = values::points(value, self.tree.size());
        let points = points.map_err(|OffBoard| self.off_board(property, value))?;
        if points.len() > 1 {
            self.rectangles += points.len();
        }
        match self.rectangles > MAX_RECTANGLES {
            true => Err((ReadFault::invalid(value, RECTANGLES_EXPECTED), property.at)),
            false => Ok(points),
        }
    }

    /// Set-up stones before the first move.
    fn set_up(&mut self, property: &Property<'a>) -> Result<(), Fault> {
        for edit in self.edits(property)? {
            match edit {
                SetupEdit::Stone(point, side) => {
                    self.tree.remove(point);
                    let placed = self.tree.place(point, side);
                    placed.map_err(|error| (error.into(), property.at))?;
                }
                SetupEdit::Empty(point) => self.tree.remove(point),
                SetupEdit::ToMove(side) => self.tree.set_to_move(Some(side)),
            }
        }
        Ok(())
    }

    /// The changes of the stones of a property.
    fn edits(&mut self, property: &Property<'a>) -> Result<Vec<SetupEdit>, Fault> {
        if property.name == "PL" {
            let side = side_named(property.value());
            return Ok(side.map(SetupEdit::ToMove).into_iter().collect());
        }
        let mut edits = Vec::new();
        for value in property
            .values
            .iter()
            .filter(|value| !value.trim().is_empty())
        {
            let points = self.points(property, value)?;
            edits.extend(
                points
                    .into_iter()
                    .map(|point| match property.name.as_str() {
                        "AB" => SetupEdit::Stone(point, Side::Black),
                        "AW" => SetupEdit::Stone(point, Side::White),
                        _ => SetupEdit::Empty(point),
                    }),
            );
        }
        Ok(edits)
    }

    /// Adds what a property says of a node.
    fn annotate(&mut self, node: TreeNode, property: &Property<'a>) -> Result<(), Fault> {
        let shape = match property.name.as_str() {
            "CR" => TreeMark::Circle,
            "SQ" => TreeMark::Square,
            "TR" => TreeMark::Triangle,
            "MA" => TreeMark::Cross,
            "LB" => return self.label(node, property),
            "C" => {
                self.tree.set_comment(node, &values::text(property.value()));
                return Ok(());
            }
            "AB" | "AW" | "AE" | "PL" => return self.change_stones(node, property),
            _ => {
                self.judge_or_keep(node, property);
                return Ok(());
            }
        };
        for value in property
            .values
            .iter()
            .filter(|value| !value.trim().is_empty())
        {
            let points = self.points(property, value)?;
            for point in points {
                let marked = self.tree.mark(node, point, shape);
                marked.map_err(|error| (error.into(), property.at))?;
            }
        }
        Ok(())
    }

    fn label(&mut self, node: TreeNode, property: &Property<'a>) -> Result<(), Fault> {
        for value in &property.values {
            let Some((point, label)) = values::parts(value) else {
                continue;
            };
            let at = values::point(point, self.tree.size());
            let at = at.map_err(|OffBoard| self.off_board(property, point))?;
            let label = values::text(label);
            let marked = self.tree.mark(node, at, TreeMark::Label(&label));
            marked.map_err(|error| (error.into(), property.at))?;
        }
        Ok(())
    }

    /// Changes of the stones inside a game.
    fn change_stones(&mut self, node: TreeNode, property: &Property<'a>) -> Result<(), Fault> {
        for edit in self.edits(property)? {
            if let SetupEdit::ToMove(side) = edit {
                self.here.to_move = side;
            }
            let edited = self.tree.edit(node, edit);
            edited.map_err(|error| (error.into(), property.at))?;
        }
        Ok(())
    }

    /// A judgement of the move, or a property that only another program knows.
    fn judge_or_keep(&mut self, node: TreeNode, property: &Property<'a>) {
        let is_double = property.value().trim() == "2";
        let glyph = match property.name.as_str() {
            "TE" if is_double => Glyph::Brilliant,
            "TE" if node != TreeNode::ROOT => Glyph::Good,
            "IT" => Glyph::Interesting,
            "DO" => Glyph::Dubious,
            "BM" if is_double => Glyph::Blunder,
            "BM" => Glyph::Mistake,
            _ => return self.keep(node, property),
        };
        self.tree.set_glyph(node, Some(glyph));
    }

    fn keep(&mut self, node: TreeNode, property: &Property<'a>) {
        let (size, flip) = (self.tree.size(), self.flip);
        let value = |value: &&str| {
            let turned = values::flipped(&property.name, value, size, flip);
            format!("[{}]", values::kept(&turned))
        };
        let all: String = property.values.iter().map(value).collect();
        self.tree.add_property(node, &property.name, &all);
    }
}
