//! Diagrams: small boards that show rules and openings.
//!
//! A [`Diagram`] says what to show; the [`DiagramPainter`] paints it.

mod painter;

pub use painter::DiagramPainter;
pub(super) use painter::plugin;

use narabe_art::diagram::{Crop, Sign};
use narabe_rules::opening::Region;
use narabe_rules::{BoardSize, Point, Side};

/// A part of a board with stones and signs.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Diagram {
    pub size: BoardSize,
    /// The lower left point of the part.
    pub corner: Point,
    /// The size of the part, in points.
    pub columns: u8,
    pub rows: u8,
    pub stones: Vec<(Point, Side)>,
    /// The texts on stones and empty points.
    pub labels: Vec<(Point, String)>,
    /// The forbidden points.
    pub crosses: Vec<Point>,
    /// The stones just played.
    pub last: Vec<Point>,
    /// The region for the next stone; `None` without a restriction.
    pub region: Option<Region>,
    /// The winning rows, each by its two ends.
    pub lines: Vec<[Point; 2]>,
}

impl Diagram {
    /// A square part with `side` points per side around the centre, or the whole board if it is smaller.
    pub fn centred(size: BoardSize, side: u8) -> Self {
        let side = side.min(size.get());
        let centre = size.centre();
        let first = |middle: u8| (middle.saturating_sub(side / 2)).min(size.get() - side);
        Self::empty(
            size,
            Point::new(first(centre.x), first(centre.y)),
            (side, side),
        )
    }

    /// A part without stones or signs.
    pub fn empty(size: BoardSize, corner: Point, (columns, rows): (u8, u8)) -> Self {
        Self {
            size,
            corner,
            columns,
            rows,
            stones: Vec::new(),
            labels: Vec::new(),
            crosses: Vec::new(),
            last: Vec::new(),
            region: None,
            lines: Vec::new(),
        }
    }

    /// Whether the part contains a point.
    pub fn contains(&self, point: Point) -> bool {
        let within = |at: u8, first: u8, count: u8| at >= first && at - first < count;
        within(point.x, self.corner.x, self.columns) && within(point.y, self.corner.y, self.rows)
    }

    /// Whether the part is the whole board.
    pub fn is_whole_board(&self) -> bool {
        self.columns == self.size.get() && self.rows == self.size.get()
    }

    /// The side of the stone on a point.
    pub fn stone(&self, point: Point) -> Option<Side> {
        let mut stones = self.stones.iter();
        stones.find(|(at, _)| *at == point).map(|(_, side)| *side)
    }

    /// The part for the renderer, which counts rows from the top.
    pub fn crop(&self) -> Crop {
        let (column, top) = self.column_and_row(Point::new(
            self.corner.x,
            self.corner.y + self.rows.saturating_sub(1),
        ));
        Crop {
            column,
            row: top,
            columns: self.columns,
            rows: self.rows,
        }
    }

    /// The column and the row of a point, counted from the top left of the board.
    pub fn column_and_row(&self, point: Point) -> (u8, u8) {
        (point.x, (self.size.get() - 1).saturating_sub(point.y))
    }

    /// Every sign, with rows counted from the top.
    pub fn signs(&self) -> Vec<(u8, u8, Sign)> {
        let crosses = self.crosses.iter().map(|&point| (point, Sign::Cross));
        let discs = (self.labels.iter())
            .filter(|(point, _)| self.stone(*point).is_none())
            .map(|&(point, _)| (point, Sign::Disc));
        let last = self.last.iter().filter_map(|&point| {
            let black = self.stone(point)? == Side::Black;
            Some((point, Sign::Last { black }))
        });
        let signs = crosses.chain(discs).chain(last);
        signs
            .map(|(point, sign)| {
                let (column, row) = self.column_and_row(point);
                (column, row, sign)
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_centred_square_stays_on_the_board() {
        let diagram = Diagram::centred(BoardSize::DEFAULT, 7);
        assert_eq!((diagram.corner, diagram.columns), (Point::new(4, 4), 7));
        assert!(diagram.contains(Point::new(4, 10)) && !diagram.contains(Point::new(4, 11)));
        assert!(!diagram.is_whole_board());
        let small = Diagram::centred(BoardSize::MIN, 9);
        assert!(small.is_whole_board());
        assert_eq!(small.corner, Point::new(0, 0));
    }

    #[test]
    fn rows_are_counted_from_the_top() {
        let diagram = Diagram::empty(BoardSize::DEFAULT, Point::new(2, 1), (5, 3));
        let crop = diagram.crop();
        assert_eq!(
            (crop.column, crop.row, crop.columns, crop.rows),
            (2, 11, 5, 3)
        );
        assert_eq!(diagram.column_and_row(Point::new(0, 14)), (0, 0));
    }
}
