//! The lines of a board: every five points in a row, and through which of them each point lies.

use crate::rules::{BoardSize, Point};

/// Points in a line.
pub const LINE: usize = 5;

/// A point of one board by its number.
pub type Cell = u16;

/// All lines of a board of one size.
#[derive(Debug, PartialEq)]
pub struct Lines {
    size: BoardSize,
    cells: Vec<[Cell; LINE]>,
    /// The lines through each cell, by their numbers.
    through: Vec<Vec<u16>>,
}

impl Lines {
    /// The lines of a board.
    pub fn new(size: BoardSize) -> Self {
        let mut lines = Self {
            size,
            cells: Vec::new(),
            through: vec![Vec::new(); size.area()],
        };
        let side = i32::from(size.get());
        let reach = LINE as i32 - 1;
        for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            for y in 0..side {
                for x in 0..side {
                    let is_inside = |at: i32| (0..side).contains(&at);
                    if is_inside(x + reach * dx) && is_inside(y + reach * dy) {
                        let cell = |step: i32| ((y + step * dy) * side + x + step * dx) as Cell;
                        lines.add([0, 1, 2, 3, 4].map(cell));
                    }
                }
            }
        }
        lines
    }

    fn add(&mut self, line: [Cell; LINE]) {
        let number = self.cells.len() as u16;
        for cell in line {
            self.through[usize::from(cell)].push(number);
        }
        self.cells.push(line);
    }

    /// The size of the board.
    pub const fn size(&self) -> BoardSize {
        self.size
    }

    /// The cells of every line.
    pub fn all(&self) -> &[[Cell; LINE]] {
        &self.cells
    }

    /// The numbers of the lines through a cell.
    pub fn through(&self, cell: Cell) -> &[u16] {
        &self.through[usize::from(cell)]
    }

    /// The number of a point.
    pub const fn cell(&self, point: Point) -> Cell {
        self.size.index(point) as Cell
    }

    /// The point of a number.
    pub fn point(&self, cell: Cell) -> Point {
        self.size.point(usize::from(cell))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_lines_as_there_should_be() {
        for (side, count) in [(5, 12), (6, 32), (19, 1020), (25, 1932)] {
            let lines = Lines::new(BoardSize::new(side).unwrap());
            assert_eq!(lines.all().len(), count);
        }
        let lines = Lines::new(BoardSize::new(19).unwrap());
        assert_eq!(lines.through(lines.cell(Point::new(9, 9))).len(), 20);
        assert_eq!(lines.through(0).len(), 3);
    }
}
