//! The editor of a position: tools that place and remove stones, changes of the whole board, and its own undo.
//!
//! A position may be anything that can be drawn; [`PositionEditor::checks`] tells what is wrong with it.
//!
//! ```
//! use narabe_rules::{BoardSize, Rule, Side};
//! use narabe_study::{PositionEditor, Tool};
//!
//! let mut editor = PositionEditor::new(Rule::Renju, BoardSize::DEFAULT);
//! editor.press(Tool::White, "h8".parse()?)?;
//! editor.set_to_move(Side::White);
//! editor.rotate();
//! assert!(!editor.may_play());
//! let study = editor.study()?;
//! assert_eq!(study.position().side_to_move(), Side::White);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use thiserror::Error;

use super::pasted_position::{PastedPosition, PastedPositionError};
use super::position_checks::{Check, Severity};
use super::study::Study;
use narabe_notation::{write_board_text, write_move_list};
use narabe_rules::{
    BoardSize, Move, Point, Record, Rule, Setup, SetupError, Side, StartError, Symmetry,
};

/// What pressing an empty point places. Pressing a stone takes it away with every tool.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Tool {
    /// A black stone.
    Black,
    /// A white stone.
    White,
    /// A stone of the side with fewer stones, Black first; the other side is then to move.
    Alternate,
    /// Nothing.
    Eraser,
}

/// Why a change of the position was refused. The position is then unchanged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum EditorError {
    /// A stone cannot be placed.
    #[error(transparent)]
    Stone(#[from] SetupError),
    /// Stones would be off the board. None is dropped silently.
    #[error("{stones} of the stones would be off the board of size {}: remove them, or move the others first", size.get())]
    OffBoard {
        /// The number of stones that would be off the board.
        stones: usize,
        /// The size of the board.
        size: BoardSize,
    },
}

/// A position that is being set up.
#[derive(Clone, Debug)]
pub struct PositionEditor {
    drawn: Drawn,
    /// The positions that undo returns to, the last one last.
    done: Vec<Drawn>,
    /// The positions that redo returns to, the next one last.
    undone: Vec<Drawn>,
}

/// A position on the drawing board.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Drawn {
    setup: Setup,
    /// Whether the stones are in the order in which they were played, Black first and alternately.
    in_order: bool,
}

impl PositionEditor {
    /// An empty board, Black to move.
    pub fn new(rule: Rule, size: BoardSize) -> Self {
        Self::of(Drawn {
            setup: Setup::new(rule, size),
            in_order: true,
        })
    }

    /// The editor with a position whose order of moves is unknown.
    pub fn from_setup(setup: Setup) -> Self {
        let in_order = setup.stones().is_empty();
        Self::of(Drawn { setup, in_order })
    }

    const fn of(drawn: Drawn) -> Self {
        Self {
            drawn,
            done: Vec::new(),
            undone: Vec::new(),
        }
    }

    /// The position.
    pub const fn setup(&self) -> &Setup {
        &self.drawn.setup
    }

    /// The moves that led to the position, if their order is known: they were placed by [`Tool::Alternate`] or pasted,
    /// and no turn was given away since.
    pub fn moves(&self) -> Option<Vec<Move>> {
        let setup = self.setup();
        let is_known =
            self.drawn.in_order && setup.to_move() == Side::to_move_after(setup.stones().len());
        is_known.then(|| setup.stones().iter().map(|stone| stone.0.into()).collect())
    }

    /// Uses a tool on a point.
    ///
    /// # Errors
    /// [`EditorError::Stone`] if the point is off the board.
    pub fn press(&mut self, tool: Tool, point: Point) -> Result<(), EditorError> {
        let Drawn {
            mut setup,
            in_order,
        } = self.drawn.clone();
        let to_move = setup.to_move();
        if setup.get(point).is_some() {
            let is_last = setup.stones().last().is_some_and(|last| last.0 == point);
            setup.remove(point)?;
            // Taking back the last move gives its side the turn again.
            if !(in_order && is_last) {
                setup.set_to_move(to_move);
            }
            self.change(setup, in_order && is_last);
            return Ok(());
        }
        let side = match tool {
            Tool::Black => Side::Black,
            Tool::White => Side::White,
            Tool::Alternate => setup.side_by_count(),
            Tool::Eraser => return Ok(()),
        };
        setup.place(point, side)?;
        let alternates = tool == Tool::Alternate;
        if !alternates {
            setup.set_to_move(to_move);
        }
        self.change(setup, in_order && alternates);
        Ok(())
    }

    /// Sets the side to move.
    pub fn set_to_move(&mut self, side: Side) {
        let mut setup = self.setup().clone();
        setup.set_to_move(side);
        self.change(setup, self.drawn.in_order);
    }

    /// Sets the rule.
    pub fn set_rule(&mut self, rule: Rule) {
        let mut setup = self.setup().clone();
        setup.set_rule(rule);
        self.change(setup, self.drawn.in_order);
    }

    /// Sets the size of the board. The stones keep their points.
    ///
    /// # Errors
    /// [`EditorError::OffBoard`] if a smaller board has no room for a stone.
    pub fn set_size(&mut self, size: BoardSize) -> Result<(), EditorError> {
        self.transform(size, Some)
    }

    /// Shifts all stones by columns to the right and rows up.
    ///
    /// # Errors
    /// [`EditorError::OffBoard`] if a stone would leave the board.
    pub fn shift(&mut self, columns: i8, rows: i8) -> Result<(), EditorError> {
        self.transform(self.setup().size(), |point| {
            let x = point.x.checked_add_signed(columns)?;
            Some(Point::new(x, point.y.checked_add_signed(rows)?))
        })
    }

    /// Rotates the board clockwise by a quarter.
    pub fn rotate(&mut self) {
        self.turn(Symmetry::CLOCKWISE);
    }

    /// Mirrors the board, left to right.
    pub fn mirror(&mut self) {
        self.turn(Symmetry::MIRROR);
    }

    fn turn(&mut self, symmetry: Symmetry) {
        let size = self.setup().size();
        let turned = self.transform(size, |point| Some(symmetry.image(point, size)));
        debug_assert_eq!(turned, Ok(()), "a turned board has the same points");
    }

    /// Removes all stones; Black is then to move.
    pub fn clear(&mut self) {
        let (rule, size) = (self.setup().rule(), self.setup().size());
        self.change(Setup::new(rule, size), true);
    }

    /// Reads a pasted text, which replaces the position. Rule and size stay unless the text names them.
    ///
    /// # Errors
    /// [`PastedPositionError`] if it is not a position.
    pub fn paste(&mut self, text: &str) -> Result<PastedPosition, PastedPositionError> {
        let pasted = PastedPosition::parse(text, self.setup().rule(), self.setup().size())?;
        self.change(pasted.setup.clone(), pasted.is_order_known);
        Ok(pasted)
    }

    /// The position as a text to paste: its moves if their order is known, else a drawn board.
    pub fn to_text(&self) -> String {
        match self.moves() {
            Some(moves) if !moves.is_empty() => write_move_list(&moves),
            _ => write_board_text(self.setup()),
        }
    }

    /// Undoes the last change. Returns false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(before) = self.done.pop() else {
            return false;
        };
        self.undone.push(std::mem::replace(&mut self.drawn, before));
        true
    }

    /// Redoes the change that was undone last. Returns false if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(after) = self.undone.pop() else {
            return false;
        };
        self.done.push(std::mem::replace(&mut self.drawn, after));
        true
    }

    /// Whether there is a change to undo.
    pub const fn can_undo(&self) -> bool {
        !self.done.is_empty()
    }

    /// Whether there is a change to redo.
    pub const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// What is right and wrong about the position.
    pub fn checks(&self) -> Vec<Check> {
        Check::all(self.setup(), self.moves().is_some())
    }

    /// Whether a game can be played from the position.
    pub fn may_play(&self) -> bool {
        self.worst() < Severity::NotPlayable
    }

    /// Whether the position can be studied.
    pub fn may_study(&self) -> bool {
        self.worst() < Severity::NotStudiable
    }

    fn worst(&self) -> Severity {
        let checks = self.checks();
        let severities = checks.iter().map(Check::severity);
        severities.max().unwrap_or(Severity::Passed)
    }

    /// The position as a record, at its end: of the moves if their order is known and all are legal, else of the set-up.
    ///
    /// # Errors
    /// [`StartError`] if the game is over there.
    pub fn record(&self) -> Result<Record, StartError> {
        let setup = self.setup();
        let from_setup = Record::from_setup(setup)?;
        let mut record = Record::new(setup.rule(), setup.size());
        let moves = self.moves().unwrap_or_default();
        let is_legal = moves.iter().all(|turn| record.play_on(*turn).is_ok());
        if is_legal && !moves.is_empty() && record.outcome().is_none() {
            Ok(record)
        } else {
            Ok(from_setup)
        }
    }

    /// The position as a study.
    ///
    /// # Errors
    /// [`StartError`] if the game is over there.
    pub fn study(&self) -> Result<Study, StartError> {
        self.record().map(Study::from_record)
    }

    /// Moves every stone to another point of a board of any size.
    fn transform(
        &mut self,
        size: BoardSize,
        to: impl Fn(Point) -> Option<Point>,
    ) -> Result<(), EditorError> {
        let from = self.setup();
        let on_board = |&(point, side): &(Point, Side)| {
            let point = to(point).filter(|point| size.contains(*point))?;
            Some((point, side))
        };
        let stones: Vec<_> = from.stones().iter().filter_map(on_board).collect();
        let outside = from.stones().len() - stones.len();
        if outside > 0 {
            let stones = outside;
            return Err(EditorError::OffBoard { stones, size });
        }
        let mut setup = Setup::new(from.rule(), size);
        for (point, side) in stones {
            setup.place(point, side)?;
        }
        setup.set_to_move(from.to_move());
        self.change(setup, self.drawn.in_order);
        Ok(())
    }

    /// Replaces the position, which can be undone, unless it is the same.
    fn change(&mut self, setup: Setup, in_order: bool) {
        let drawn = Drawn { setup, in_order };
        if drawn != self.drawn {
            self.done.push(std::mem::replace(&mut self.drawn, drawn));
            self.undone.clear();
        }
    }
}
