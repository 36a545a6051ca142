//! What a puzzle stands on: one board, or twin boards.

use std::fmt;

use super::Theme;
use narabe_notation::write_move_list;
use narabe_rules::twin::{Half, Turn, TwinPoint, TwinPosition};
use narabe_rules::{BoardSize, Point, Setup, Side, Symmetry};

/// A position that a puzzle can stand on.
pub trait PuzzlePosition: Clone + fmt::Debug + Eq {
    /// What a side plays at a time: a move, or a turn of one stone or two.
    type Turn: Copy + fmt::Debug + fmt::Display + Eq;

    /// The side to move.
    fn to_move(&self) -> Side;
    /// The size of the board, or of each.
    fn size(&self) -> BoardSize;
    /// The identifier of the rule.
    fn rule_id(&self) -> &'static str;
    /// Whether there can be a puzzle of a theme in the position.
    fn may_have(&self, theme: Theme) -> bool;
    /// Whether a turn is on empty points of the board.
    fn is_empty_at(&self, turn: Self::Turn) -> bool;
    /// Whether the side that is not to move has the stones of a turn.
    fn may_end_with(&self, turn: Self::Turn) -> bool;
    /// Whether two turns do the same.
    fn is_same(one: Self::Turn, other: Self::Turn) -> bool;
    /// Turns as a text.
    fn text_of(turns: &[Self::Turn]) -> String;
    /// The least of the texts of the position in all its orientations, and the side to move. Equal exactly for positions that a
    /// symmetry maps to each other; the rule does not count, since the same stones under two rules look alike.
    fn canonical(&self) -> Vec<u8>;
}

impl PuzzlePosition for Setup {
    type Turn = Point;

    fn to_move(&self) -> Side {
        Self::to_move(self)
    }

    fn size(&self) -> BoardSize {
        Self::size(self)
    }

    fn rule_id(&self) -> &'static str {
        self.rule().id()
    }

    fn may_have(&self, theme: Theme) -> bool {
        theme.fits(self.rule(), Self::to_move(self))
    }

    fn is_empty_at(&self, point: Point) -> bool {
        Self::size(self).contains(point) && self.get(point).is_none()
    }

    fn may_end_with(&self, point: Point) -> bool {
        self.get(point) == Some(Self::to_move(self).other())
    }

    fn is_same(one: Point, other: Point) -> bool {
        one == other
    }

    fn text_of(points: &[Point]) -> String {
        write_move_list(points)
    }

    fn canonical(&self) -> Vec<u8> {
        let mut text = least_text(Self::size(self), self.stones());
        text.push(sign(Self::to_move(self)));
        text
    }
}

impl PuzzlePosition for TwinPosition {
    type Turn = Turn;

    fn to_move(&self) -> Side {
        self.side_to_move()
    }

    fn size(&self) -> BoardSize {
        Self::size(self)
    }

    fn rule_id(&self) -> &'static str {
        "twin"
    }

    fn may_have(&self, theme: Theme) -> bool {
        theme == Theme::TwinDouble
    }

    fn is_empty_at(&self, turn: Turn) -> bool {
        self.check_turn(turn).is_ok()
    }

    fn may_end_with(&self, turn: Turn) -> bool {
        let other = Some(self.side_to_move().other());
        let is_there = |stone: TwinPoint| {
            Self::size(self).contains(stone.point)
                && self.board(stone.half).get(stone.point) == other
        };
        turn.stones().all(is_there) && turn.second != Some(turn.first)
    }

    fn is_same(one: Turn, other: Turn) -> bool {
        one.sorted() == other.sorted()
    }

    fn text_of(turns: &[Turn]) -> String {
        let turns: Vec<String> = turns.iter().map(Turn::to_string).collect();
        turns.join("; ")
    }

    /// Each board has its own orientation, and the boards may be swapped: no line goes from one to the other.
    fn canonical(&self) -> Vec<u8> {
        let mut texts = Half::ALL.map(|half| {
            let stones: Vec<(Point, Side)> = self.board(half).iter().collect();
            least_text(Self::size(self), &stones)
        });
        texts.sort_unstable();
        let mut text = texts.concat();
        text.push(sign(self.side_to_move()));
        text
    }
}

/// The least of the texts of a board in its eight orientations.
fn least_text(size: BoardSize, stones: &[(Point, Side)]) -> Vec<u8> {
    let texts = Symmetry::all().map(|symmetry| {
        let mut points = vec![b'.'; size.area()];
        for &(point, side) in stones {
            points[size.index(symmetry.image(point, size))] = sign(side);
        }
        points
    });
    texts.min().unwrap_or_default()
}

/// The sign of a stone in the text of a position.
const fn sign(side: Side) -> u8 {
    match side {
        Side::Black => b'x',
        Side::White => b'o',
    }
}
