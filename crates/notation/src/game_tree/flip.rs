//! Images of a tree: formats count rows from the top or from the bottom, and some programs mix them up.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::GameTree;
use narabe_rules::{BoardSize, Point};

/// How a game is turned at import.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Flip {
    /// As the format says.
    #[default]
    None,
    /// Top to bottom, for a file whose rows are counted from the other side.
    Rows,
    /// Rows and columns change places, for a file whose coordinates are in the other order.
    Diagonal,
    /// Both: rows and columns change places, and rows are counted from the other side.
    RowsAndDiagonal,
}

/// A text that is not a way to turn a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is not a way to turn a board: write none, rows, diagonal or both")]
pub struct UnknownFlip(pub String);

impl Flip {
    /// All of them.
    pub const ALL: [Self; 4] = [
        Self::None,
        Self::Rows,
        Self::Diagonal,
        Self::RowsAndDiagonal,
    ];

    /// Its name on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Rows => "rows",
            Self::Diagonal => "diagonal",
            Self::RowsAndDiagonal => "both",
        }
    }

    /// The image of a point on the board.
    pub const fn point(self, size: BoardSize, point: Point) -> Point {
        let Point { x, y } = point;
        // A point of the board counts from 0 to the size less one.
        let from_other_side = size.get().saturating_sub(1).saturating_sub(y);
        match self {
            Self::None => point,
            Self::Rows => Point::new(x, from_other_side),
            // The main diagonal of formats that count rows from the top.
            Self::Diagonal => Point::new(
                from_other_side,
                size.get().saturating_sub(1).saturating_sub(x),
            ),
            Self::RowsAndDiagonal => Point::new(from_other_side, x),
        }
    }
}

impl fmt::Display for Flip {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for Flip {
    type Err = UnknownFlip;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|flip| flip.id() == text);
        found.ok_or_else(|| UnknownFlip(narabe_rules::printable(text, 12)))
    }
}

impl GameTree {
    /// Turns all moves, stones and marks.
    pub fn flip(&mut self, flip: Flip) {
        if flip == Flip::None {
            return;
        }
        let size = self.size;
        let image = |point| flip.point(size, point);
        for code in &mut self.codes {
            *code = code.with_point(image);
        }
        for (point, _) in &mut self.setup {
            *point = image(*point);
        }
        self.attachments.change_points(image);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn j10_has_its_images() {
        let image = |flip: Flip| flip.point(BoardSize::DEFAULT, Point::new(9, 9)).to_string();
        assert_eq!(Flip::ALL.map(image), ["j10", "j6", "f6", "f10"]);
    }
}
