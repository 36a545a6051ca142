//! What a picture of a part of a board shows, in points.

use crate::art::diagram::{Crop, Sign};
use crate::rules::opening::Region;
use crate::rules::{BoardSize, Point, Side};

/// A part of a board, and what is on it.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Plan {
    /// The board that it is a part of.
    pub size: BoardSize,
    /// Its lower left point.
    pub corner: Point,
    /// How many points it is wide and high.
    pub columns: u8,
    pub rows: u8,
    pub stones: Vec<(Point, Side)>,
    /// What is written on a stone or an empty point.
    pub labels: Vec<(Point, String)>,
    /// The points that are forbidden.
    pub crosses: Vec<Point>,
    /// The stones that were just played.
    pub last: Vec<Point>,
    /// Where the next stone may go, if not everywhere.
    pub lit: Option<Region>,
    /// Winning rows, each by its two ends.
    pub lines: Vec<[Point; 2]>,
}

impl Plan {
    /// The square of so many points about the centre of a board; all of it when the board has no more.
    pub fn about_the_centre(size: BoardSize, side: u8) -> Self {
        let side = side.min(size.get());
        let centre = size.centre();
        let first = |middle: u8| (middle.saturating_sub(side / 2)).min(size.get() - side);
        Self::empty(
            size,
            Point::new(first(centre.x), first(centre.y)),
            (side, side),
        )
    }

    /// A part without anything on it.
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
            lit: None,
            lines: Vec::new(),
        }
    }

    /// Whether a point lies in the part.
    pub fn holds(&self, point: Point) -> bool {
        let within = |at: u8, first: u8, count: u8| at >= first && at - first < count;
        within(point.x, self.corner.x, self.columns) && within(point.y, self.corner.y, self.rows)
    }

    /// Whether it is the whole board.
    pub fn is_whole(&self) -> bool {
        self.columns == self.size.get() && self.rows == self.size.get()
    }

    /// Whose stone stands on a point.
    pub fn stone(&self, point: Point) -> Option<Side> {
        let mut stones = self.stones.iter();
        stones.find(|(at, _)| *at == point).map(|(_, side)| *side)
    }

    /// The part as pictures count it: rows from the top.
    pub fn cut(&self) -> Crop {
        let (column, top) = self.counted_from_top(Point::new(
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

    /// A point as pictures count it.
    pub fn counted_from_top(&self, point: Point) -> (u8, u8) {
        (point.x, (self.size.get() - 1).saturating_sub(point.y))
    }

    /// Every sign, as pictures count it.
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
                let (column, row) = self.counted_from_top(point);
                (column, row, sign)
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_square_about_the_centre_stays_on_the_board() {
        let plan = Plan::about_the_centre(BoardSize::DEFAULT, 7);
        assert_eq!((plan.corner, plan.columns), (Point::new(4, 4), 7));
        assert!(plan.holds(Point::new(4, 10)) && !plan.holds(Point::new(4, 11)));
        assert!(!plan.is_whole());
        let small = Plan::about_the_centre(BoardSize::MIN, 9);
        assert!(small.is_whole());
        assert_eq!(small.corner, Point::new(0, 0));
    }

    #[test]
    fn pictures_count_rows_from_the_top() {
        let plan = Plan::empty(BoardSize::DEFAULT, Point::new(2, 1), (5, 3));
        let cut = plan.cut();
        assert_eq!((cut.column, cut.row, cut.columns, cut.rows), (2, 11, 5, 3));
        assert_eq!(plan.counted_from_top(Point::new(0, 14)), (0, 0));
    }
}
