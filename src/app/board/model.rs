//! What the board has to show, as plain data.
//!
//! A screen writes the model (from the live game, the review's cursor, the title's demo, a sample position);
//! the board compares it with what is drawn and plans the difference. So undo, redo, load and review move
//! as a played stone does, and no screen ever touches a sprite.

use crate::rules::opening::Region;
use crate::rules::{BoardSize, Foul, Point, Side};
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;

/// The board of nearly every screen: what is said of a board without a number is said of this one.
pub const FIRST: usize = 0;
/// The board beside it, of twin boards. It is as large as the first and looks like it.
pub const SECOND: usize = 1;

/// The model. Written by the open screen, read by `board` alone.
#[derive(Resource, Debug, Clone, PartialEq, Default)]
pub struct BoardModel<const B: usize = FIRST> {
    pub size: BoardSize,
    /// The stones in the order they were played.
    pub moves: Vec<(Point, Side)>,
    /// Lines to draw through the stones when a game is won.
    pub win: Option<WinLine>,
    /// Whose stone would be placed by the pointer or the keyboard; `None` forbids ghost and cursor.
    pub ghost: Option<Side>,
    /// The hint: the ring of the best move, then the moves that would follow, and whose they are.
    pub hint: Vec<(Point, Side)>,
    /// "What the computer sees": the words of each plate, the best first.
    pub heat: Vec<Heat>,
    /// The points that the rule forbids to the side to move, and why.
    pub forbidden: Vec<(Point, Foul)>,
    /// The free points on which no stone may be placed now, so that no ghost stands there.
    pub closed: Vec<Point>,
    /// Where the next stone of an opening may go, when somebody here places it.
    pub region: Option<Region>,
    /// The fifth moves on offer in an opening.
    pub offers: Vec<Point>,
    /// The points that are being spoken of, each in a ring.
    pub spoken_of: Vec<Point>,
    /// Whether the last move carries its mark.
    pub mark_last: bool,
    /// Whether the move before carries it too, for a turn of two stones.
    pub mark_both: bool,
    /// The number that each stone carries, where that is not its place among them; empty otherwise.
    pub numbers: Vec<usize>,
}

/// Moves with who played them: Black begins, and the sides alternate.
pub fn with_sides(moves: impl IntoIterator<Item = Point>) -> Vec<(Point, Side)> {
    moves
        .into_iter()
        .zip(Side::ALL.into_iter().cycle())
        .collect()
}

/// The end of a game on the board.
#[derive(Debug, Clone, PartialEq)]
pub struct WinLine {
    /// Each line from end to end.
    pub lines: Vec<Vec<Point>>,
    pub tone: WinTone,
}

/// What the line is to those who look at it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WinTone {
    /// Somebody here has won: vermilion, and when the game ends before our eyes, ripples and gold.
    Joy,
    /// Nobody here has just won: vermilion and nothing else.
    Plain,
    /// The person here has lost: ink.
    Loss,
}

/// One plate of the overlay.
#[derive(Debug, Clone, PartialEq)]
pub struct Heat {
    pub point: Point,
    pub score: i64,
    /// 0 for the best score, 1 for the least: the tint.
    pub rank: f32,
}

/// Where the pointer, the arrow keys and the aiming finger are. Written by `input`, drawn by `board`.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Default)]
pub struct BoardCursor<const B: usize = FIRST> {
    /// Under the pointer.
    pub hover: Option<Point>,
    /// Moved by arrow keys or a gamepad.
    pub key: Option<Point>,
    /// Aimed at by a first tap, to be confirmed.
    pub aim: Option<Point>,
}

impl<const B: usize> BoardCursor<B> {
    /// The point that a confirmation would play: the aim before the keys before the pointer.
    pub fn point(&self) -> Option<Point> {
        self.aim.or(self.key).or(self.hover)
    }
}

/// Marks the UI node that keeps the board's place in a screen's layout. The node is square.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
#[require(AccessibilityNode = AccessibilityNode(accesskit::Node::new(accesskit::Role::Grid)))]
pub struct BoardSlot {
    /// Turned by so many radians, clockwise (the title's board).
    pub turn: f32,
    /// Whether points can be chosen on it.
    pub playable: bool,
    /// The margin around the outer lines, in cells (1.12 on a desktop, 0.98 on a phone).
    pub pad: f32,
    /// Which board it is for: [`FIRST`] or [`SECOND`].
    pub board: usize,
}

impl Default for BoardSlot {
    fn default() -> Self {
        Self {
            turn: 0.0,
            playable: false,
            pad: 1.12,
            board: FIRST,
        }
    }
}
