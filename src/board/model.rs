//! The content of the board as plain data.
//!
//! A screen writes the model (from the live game, the review, the title's demo, a sample position); the board compares
//! it with what is drawn and plans the difference. So undo, redo, load and review are animated like a move, and screens
//! need no sprites.

use super::BoardId;
use crate::layout::Layout;
use bevy::a11y::AccessibilityNode;
use bevy::prelude::*;
use narabe_art::board::Padding;
use narabe_rules::opening::Region;
use narabe_rules::{BoardSize, Foul, Point, Side};
use narabe_study::Mark;

/// The model of a board. Written by the open screen and read by `board` alone.
#[derive(Component, Debug, Clone, PartialEq, Default)]
pub struct BoardModel {
    pub size: BoardSize,
    /// The stones in the order of play.
    pub moves: Vec<(Point, Side)>,
    /// The winning lines.
    pub win: Option<WinLine>,
    /// The side whose stone would be placed by pointer or keyboard; `None` hides ghost and cursor.
    pub ghost: Option<Side>,
    /// The hint: the best move, then the following moves, with their sides.
    pub hint: Vec<(Point, Side)>,
    /// A line of moves to look at, drawn as ghosts with numbers from 1. The numbers of the game's stones are hidden
    /// while there is one.
    pub line: Vec<(Point, Side)>,
    /// Whether the line is shown to its end, because it is proven.
    pub whole_line: bool,
    /// The marks of a study, on stones and on empty points.
    pub marks: Vec<(Point, Mark)>,
    /// The points where a threat is made or may be met.
    pub threats: Vec<(Point, ThreatMark)>,
    /// The lines on which threats run, from end to end.
    pub threat_lines: Vec<[Point; 2]>,
    /// The moves that were played most here, the most popular one first.
    pub popular: Vec<PopularMove>,
    /// The moves that follow in a study.
    pub next: Vec<NextMove>,
    /// The labels beside points.
    pub labels: Vec<PointLabel>,
    /// The heat map, best point first.
    pub heat: Vec<HeatPoint>,
    /// The forbidden points and their fouls.
    pub forbidden: Vec<(Point, Foul)>,
    /// Empty points on which no stone may be placed now and no ghost is shown.
    pub closed: Vec<Point>,
    /// The region for the next stone of an opening, if a person here places it.
    pub region: Option<Region>,
    /// The offered fifth moves in an opening.
    pub offers: Vec<Point>,
    /// Points mentioned in a text beside the board, each with a ring.
    pub mentioned: Vec<Point>,
    /// Whether the last move carries its mark.
    pub mark_last: bool,
    /// Whether the move before it is marked too, in a turn of two stones.
    pub mark_both: bool,
    /// Whether the order of the stones is unknown, so that they have no numbers.
    pub unordered: bool,
    /// The number on each stone, if not its index plus one; else empty.
    pub numbers: Vec<usize>,
}

/// Adds the sides to moves: Black begins, and the sides alternate.
pub fn with_sides(moves: impl IntoIterator<Item = Point>) -> Vec<(Point, Side)> {
    with_sides_from(Side::Black, moves)
}

/// Adds the sides to moves: `first` begins, and the sides alternate.
pub fn with_sides_from(first: Side, moves: impl IntoIterator<Item = Point>) -> Vec<(Point, Side)> {
    let sides = [first, first.other()].into_iter().cycle();
    moves.into_iter().zip(sides).collect()
}

/// The winning lines on the board.
#[derive(Debug, Clone, PartialEq)]
pub struct WinLine {
    /// Each line from end to end.
    pub lines: Vec<Vec<Point>>,
    pub style: WinStyle,
}

impl WinLine {
    /// The winning lines of a result that is known by now, without an effect; none if there is none.
    pub fn neutral(lines: &[Vec<Point>]) -> Option<Self> {
        (!lines.is_empty()).then(|| Self {
            lines: lines.to_vec(),
            style: WinStyle::Neutral,
        })
    }
}

/// How a winning line is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum WinStyle {
    /// A person here has won: vermilion, with ripples and gold when the game ends now.
    Celebration,
    /// Vermilion without celebration.
    Neutral,
    /// The person here has lost: ink.
    Loss,
}

/// The mark on a point where a threat is made or may be met.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ThreatMark {
    /// A stone here makes five.
    Five,
    /// A stone here makes a four.
    Four,
    /// A stone here makes an open three.
    OpenThree,
    /// The defender can try here.
    Try,
}

/// A label beside a point, with brackets or a ring around the point.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PointLabel {
    pub point: Point,
    pub text: String,
    pub kind: PointLabelKind,
}

/// What a label says of its point.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum PointLabelKind {
    /// It was played: brackets, and the label above it if there is room.
    Played,
    /// It was better: a ring, and the label below it if there is room.
    Better,
    /// Nothing around it, and the label above it if there is room.
    Remark,
}

/// A move that was played in games which came to this position.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct PopularMove {
    pub point: Point,
    pub side: Side,
    /// Its share of the games, from 0 to 1.
    pub share: f32,
    /// Whether it has brackets, because it is chosen beside the board.
    pub is_chosen: bool,
}

/// A move that follows in a study.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NextMove {
    pub point: Point,
    /// Its board text or a letter; the board cuts a long one.
    pub text: String,
    /// The number of nodes below it.
    pub below: usize,
    /// Whether it is the main continuation.
    pub is_main: bool,
}

/// A point of the heat map.
#[derive(Debug, Clone, PartialEq)]
pub struct HeatPoint {
    pub point: Point,
    pub score: i64,
    /// The tint: 0 for the best score, 1 for the worst.
    pub rank: f32,
}

/// The points of a board selected by pointer, keys and touch. Written by `input`, drawn by `board`.
#[derive(Component, Debug, Clone, Copy, PartialEq, Default)]
pub struct BoardCursor {
    /// Under the pointer.
    pub hover: Option<Point>,
    /// Moved by arrow keys or a gamepad.
    pub key: Option<Point>,
    /// Selected by a first tap, to be confirmed.
    pub aim: Option<Point>,
    /// The row that a single switch would choose a point of.
    pub row: Option<u8>,
}

impl BoardCursor {
    /// The point that a confirmation would play: aim, else keyboard, else pointer.
    pub fn point(&self) -> Option<Point> {
        self.aim.or(self.key).or(self.hover)
    }
}

/// A UI node that reserves a square place for the board in a screen's layout.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
#[require(AccessibilityNode = AccessibilityNode(accesskit::Node::new(accesskit::Role::Grid)))]
pub struct BoardSlot {
    /// The rotation in radians, clockwise (for the title).
    pub turn: f32,
    /// Whether points can be selected.
    pub playable: bool,
    /// The margin around the outer lines.
    pub padding: Padding,
    pub board: BoardId,
}

impl BoardSlot {
    /// The default slot with the margin of this layout.
    pub fn in_layout(layout: &Layout) -> Self {
        Self {
            padding: layout.if_phone(Padding::Phone, Padding::Coordinates),
            ..Self::default()
        }
    }
}

impl Default for BoardSlot {
    fn default() -> Self {
        Self {
            turn: 0.0,
            playable: false,
            padding: Padding::Coordinates,
            board: BoardId::First,
        }
    }
}
