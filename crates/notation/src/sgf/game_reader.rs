//! One game of an SGF file, from its tokens.

use super::game_kind::GoSigns;
use super::notes::Notes;
use super::property::{Property, comment, side_named, size};
use super::tokens::Lines;
use super::values::{self, OffBoard};
use crate::game_file::{Assumption, OddKind, ReadFault, ReadGame};
use crate::game_info::GameInfo;
use crate::game_tree::{Flip, GameTree, SetupEdit, TreeNode};
use narabe_rules::{BoardSize, Move, Point, Side};

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
pub(super) type PlacedFault = (ReadFault, usize);

/// What reads one game. After a fault the rest of it is only passed over.
pub struct GameReader<'a> {
    pub(super) tree: GameTree,
    pub(super) info: GameInfo,
    here: Here,
    /// The places where variations have begun.
    stack: Vec<Here>,
    /// The node whose properties are being read, if one has begun.
    pending: Option<Vec<Property<'a>>>,
    /// The names of the properties of the root; none before it is read.
    pub(super) root: Option<Vec<String>>,
    /// Whether the size of the board is known: by the root, or because a later node named it when the game was read before.
    pub(super) names_size: bool,
    /// The size that a node after the root names, if the root names none.
    pub(super) late_size: Option<BoardSize>,
    pub(super) has_moves: bool,
    /// Whether a variation has ended, so that what follows is not the main line.
    pub(super) has_variations: bool,
    is_cut: bool,
    pub(super) flip: Flip,
    /// The points of all rectangles, which are cheap to write.
    rectangles: usize,
    go_signs: GoSigns,
    /// Where the file says which game it is.
    pub(super) kind_at: usize,
    notes: Notes,
    fault: Option<PlacedFault>,
}

impl<'a> GameReader<'a> {
    /// A reader for a game on a board of this size if it names none in its root. A size is certain if a later node names it.
    pub fn new(size: BoardSize, is_certain: bool, flip: Flip) -> Self {
        let (node, to_move) = (TreeNode::ROOT, Side::Black);
        Self {
            tree: GameTree::new(size),
            info: GameInfo::default(),
            here: Here { node, to_move },
            stack: Vec::new(),
            pending: None,
            root: None,
            names_size: is_certain,
            late_size: None,
            has_moves: false,
            has_variations: false,
            is_cut: false,
            flip,
            rectangles: 0,
            go_signs: GoSigns::default(),
            kind_at: 0,
            notes: Notes::default(),
            fault: None,
        }
    }

    pub const fn names_size(&self) -> bool {
        self.names_size
    }

    /// The size that a node after the root names, where the root names none.
    pub const fn late_size(&self) -> Option<BoardSize> {
        self.late_size
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

    /// Notes a part of the file that is odd.
    pub fn note(&mut self, at: usize, kind: OddKind, text: &str) {
        self.notes.add(at, kind, text);
    }

    /// The game, once all of it has been read. `lines` tells the lines of its odd parts.
    pub fn finish(self, lines: &mut Lines<'_>) -> Result<ReadGame, PlacedFault> {
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        let size = self.tree.size();
        if self.go_signs.is_go(self.names_size.then(|| size.get())) {
            return Err((ReadFault::OtherGame("Go".to_owned()), self.kind_at));
        }
        let mut game = ReadGame::new(self.info, self.tree);
        if !self.names_size {
            game.lost.assume(Assumption::Size(size));
        }
        self.notes.tell(lines, &mut game.lost);
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
        self.has_variations = true;
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
        let added = match self.root {
            Some(_) => self.add_node(&properties),
            None => self.read_root(&properties),
        };
        self.fault = added.err();
    }

    fn read_root(&mut self, properties: &[Property<'a>]) -> Result<(), PlacedFault> {
        let names = properties.iter().map(|property| property.name.clone());
        self.root = Some(names.collect());
        if let Some(property) = properties.iter().find(|property| property.name == "SZ") {
            let size = size(property.value()).map_err(|fault| (fault, property.at))?;
            self.names_size = true;
            self.tree = GameTree::new(size);
        }
        for property in properties.iter().filter(|property| property.has_setup()) {
            self.set_up(property)?;
        }
        self.here.to_move = self.tree.first_to_move();
        self.tree.set_comment(TreeNode::ROOT, &comment(properties));
        for property in properties.iter().filter(|property| !property.has_setup()) {
            self.go_signs.look(property);
            if property.mover().is_some() {
                self.add_move(property)?;
            } else if property.is_technical() {
                self.technical(property)?;
            } else if !self.detail(property, false) {
                self.annotate(TreeNode::ROOT, property)?;
            }
        }
        Ok(())
    }

    fn add_node(&mut self, properties: &[Property<'a>]) -> Result<(), PlacedFault> {
        let mut own = Vec::new();
        for property in properties {
            self.go_signs.look(property);
            if property.is_technical() {
                self.technical(property)?;
            } else if property.is_kept() && !(self.detail(property, true)) {
                own.push(property);
            }
        }
        let has_move = properties.iter().any(|property| property.mover().is_some());
        if !has_move && !own.is_empty() {
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
        if !own.is_empty() {
            self.tree.set_comment(node, &comment(properties));
        }
        for property in own {
            self.annotate(node, property)?;
        }
        moves.try_for_each(|property| self.add_move(property))
    }

    /// Adds the moves of a property: one, or each of several points.
    fn add_move(&mut self, property: &Property<'a>) -> Result<(), PlacedFault> {
        let Some(side) = property.mover() else {
            return Ok(());
        };
        if property.values.len() > 1 {
            self.note(property.at, OddKind::SeveralMoves, &property.written());
        }
        let is_further = |(index, value): &(usize, &&str)| *index == 0 || !value.trim().is_empty();
        for (_, value) in property.values.iter().enumerate().filter(is_further) {
            let size = self.tree.size();
            let turn: Move =
                values::turn(value, size).map_err(|OffBoard| self.off_board(property, value))?;
            self.add_turn(side, turn, property.at)?;
        }
        Ok(())
    }

    fn add_turn(&mut self, side: Side, turn: Move, at: usize) -> Result<(), PlacedFault> {
        self.has_moves = true;
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
            node: added.map_err(|error| (error.into(), at))?,
            to_move: side.other(),
        };
        Ok(())
    }

    pub(super) fn off_board(&self, property: &Property<'_>, value: &str) -> PlacedFault {
        let fault = ReadFault::off_board(value, self.tree.size());
        (fault, property.at)
    }

    /// The points of a value: one, or a rectangle.
    pub(super) fn points(
        &mut self,
        property: &Property<'_>,
        value: &str,
    ) -> Result<Vec<Point>, PlacedFault> {
        let points = values::points(value, self.tree.size());
        let points = points.map_err(|OffBoard| self.off_board(property, value))?;
        if points.len() > 1 {
            self.rectangles += points.len();
        }
        if self.rectangles > MAX_RECTANGLES {
            Err((ReadFault::invalid(value, RECTANGLES_EXPECTED), property.at))
        } else {
            Ok(points)
        }
    }

    /// Set-up stones before the first move.
    fn set_up(&mut self, property: &Property<'a>) -> Result<(), PlacedFault> {
        for edit in self.edits(property)? {
            match edit {
                SetupEdit::Stone(point, side) => {
                    if self.tree.setup().iter().any(|stone| stone.0 == point) {
                        self.note(property.at, OddKind::PlayedTwice, &point.to_string());
                    }
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
    fn edits(&mut self, property: &Property<'a>) -> Result<Vec<SetupEdit>, PlacedFault> {
        if property.name == "PL" {
            let side = side_named(property.value());
            if side.is_none() && !property.value().trim().is_empty() {
                self.note(property.at, OddKind::NotUnderstood, &property.written());
            }
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

    /// Changes of the stones inside a game.
    pub(super) fn change_stones(
        &mut self,
        node: TreeNode,
        property: &Property<'a>,
    ) -> Result<(), PlacedFault> {
        for edit in self.edits(property)? {
            if let SetupEdit::ToMove(side) = edit {
                self.here.to_move = side;
            }
            let edited = self.tree.edit(node, edit);
            edited.map_err(|error| (error.into(), property.at))?;
        }
        Ok(())
    }
}
