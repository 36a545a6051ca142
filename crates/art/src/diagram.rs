//! Diagrams: images of a part of a board with stones, marks, winning lines and a highlighted region.
//!
//! All diagrams of one size are cropped from the same [`DiagramBoard`], because rendering its surface is expensive.
//! Numbers on stones are text and drawn by the user interface at [`DiagramBoard::point_centre`].
//!
//! ```
//! use narabe_art::diagram::{Content, Crop, DiagramBoard};
//! use narabe_art::skin::{BoardSkin, StoneSkin};
//!
//! let (board, stones) = (BoardSkin::default(), StoneSkin::default());
//! let diagram_board = DiagramBoard::new(board, 15, 24.0, &Default::default(), None);
//! let crop = Crop { column: 5, row: 5, columns: 5, rows: 3 };
//! let content = Content { stones: &[(7, 6, true)], ..Content::default() };
//! let picture = diagram_board.draw(crop, &content, &stones);
//! assert_eq!((picture.width, picture.height), (120, 72));
//! ```

use super::{
    Pixmap, PlacedStones, Rgb,
    board::{Geometry, Grid, Padding, bake},
    mark::{FORBIDDEN_COLOUR, HALO, HALO_COLOUR, HALO_OPACITY, LAST_ON_BLACK, LAST_ON_WHITE, Mark},
    pixel_rect::PixelRect,
    rgb_f32::tint,
    shadow,
    skin::{BoardSkin, StoneSkin},
    winning_line::draw_winning_line,
};

// How much points outside the highlighted region are darkened, and those inside are lightened, 0 to 1.
const SHADE: f32 = 0.34;
const LIGHT: f32 = 0.12;
// The width (logical pixels) and opacity of the outline of the highlighted region.
const RIM: f32 = 1.5;
const RIM_OPACITY: f32 = 0.75;

/// The rectangle of points that a diagram shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Crop {
    /// The first column.
    pub column: u8,
    /// The first row, from the top.
    pub row: u8,
    /// The number of columns.
    pub columns: u8,
    /// The number of rows.
    pub rows: u8,
}

/// A mark on a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// The cross of a forbidden point.
    Cross,
    /// The light disc below a letter.
    Disc,
    /// The dot on the last stone played.
    Last {
        /// Whether the stone is black.
        black: bool,
    },
}

/// What a diagram shows. Points are (column, row), with rows from the top; points outside the crop are not drawn.
#[derive(Debug, Clone, Copy, Default)]
pub struct Content<'a> {
    /// The stones; the third element tells whether a stone is black.
    pub stones: &'a [(u8, u8, bool)],
    /// The highlighted points; all others are darkened. `None` highlights nothing.
    pub lit: Option<&'a [(u8, u8)]>,
    /// The marks.
    pub signs: &'a [(u8, u8, Sign)],
    /// The winning lines, each from its first stone to its last.
    pub lines: &'a [[(u8, u8); 2]],
}

/// A rendered board from which diagrams are cropped.
#[derive(Debug, Clone)]
pub struct DiagramBoard {
    skin: BoardSkin,
    picture: Pixmap,
    geometry: Geometry,
    ratio: f32,
    line: Rgb,
}

impl DiagramBoard {
    /// A board with `lines` lines in each direction, `cell` pixels apart. `picture` is the one that the skin names, if
    /// any.
    pub fn new(
        skin: BoardSkin,
        lines: u8,
        cell: f32,
        grid: &Grid<'_>,
        picture: Option<&Pixmap>,
    ) -> Self {
        let gaps = f32::from(lines.saturating_sub(1)) + 2.0 * Padding::Bare.cells();
        let geometry = Geometry::new((gaps * cell).ceil() as u32, lines, Padding::Bare);
        Self {
            picture: bake(&skin, &geometry, grid, picture),
            geometry,
            ratio: grid.pixel_ratio,
            line: grid.line.unwrap_or(skin.line),
            skin,
        }
    }

    /// Draws a diagram.
    pub fn draw(&self, crop: Crop, content: &Content<'_>, stones: &StoneSkin) -> Pixmap {
        let rect = self.rect(crop);
        let mut picture = rect.cut(&self.picture);
        if let Some(lit) = content.lit {
            self.highlight(&mut picture, rect, lit);
        }
        let inside: Vec<_> = (content.stones.iter().copied())
            .filter(|&(column, row, _)| crop.contains(column, row))
            .collect();
        PlacedStones::new(&self.skin, stones, [None, None], self.geometry).draw(
            &mut picture,
            rect.offset(),
            &inside,
        );
        for &[from, to] in content.lines {
            let ends = [from, to].map(|(column, row)| self.point_centre(crop, column, row));
            draw_winning_line(&mut picture, ends, self.geometry.cell);
        }
        for &(column, row, sign) in content.signs {
            if crop.contains(column, row) {
                self.draw_sign(&mut picture, self.point_centre(crop, column, row), sign);
            }
        }
        picture
    }

    /// The centre of a point in a diagram, in pixels from its upper left corner.
    pub fn point_centre(&self, crop: Crop, column: u8, row: u8) -> (f32, f32) {
        self.rect(crop).to_part(self.geometry.centre(column, row))
    }

    /// The distance of two lines, in pixels.
    pub fn cell(&self) -> f32 {
        self.geometry.cell
    }

    /// The pixels of a crop.
    fn rect(&self, crop: Crop) -> PixelRect {
        let (left, top) = (self.start_of(crop.column), self.start_of(crop.row));
        let right = self.end_before(crop.column.saturating_add(crop.columns));
        let bottom = self.end_before(crop.row.saturating_add(crop.rows));
        PixelRect {
            left,
            top,
            width: right.saturating_sub(left),
            height: bottom.saturating_sub(top),
        }
    }

    /// The first pixel of a column or row: half a cell before its line, or the edge of the board.
    fn start_of(&self, line: u8) -> u32 {
        match line {
            0 => 0,
            _ => (self.geometry.line(line) - self.geometry.cell / 2.0).round() as u32,
        }
    }

    /// As [`start_of`](Self::start_of), also for the column or row after the last one.
    fn end_before(&self, line: u8) -> u32 {
        if line >= self.geometry.lines {
            self.geometry.side
        } else {
            self.start_of(line)
        }
    }

    /// Darkens points that are not highlighted, lightens those that are, and outlines them.
    fn highlight(&self, picture: &mut Pixmap, rect: PixelRect, lit: &[(u8, u8)]) {
        let cell = self.geometry.cell;
        let first = self.geometry.line(0);
        let last = f32::from(self.geometry.lines - 1);
        let nearest = |along: f32| ((along - first) / cell).round().clamp(0.0, last) as u8;
        let lines = usize::from(self.geometry.lines);
        let index = |column: u8, row: u8| usize::from(row) * lines + usize::from(column);
        let mut table = vec![false; lines * lines];
        for &(column, row) in lit {
            if let Some(entry) = table.get_mut(index(column, row)) {
                *entry = true;
            }
        }
        let is_lit = |x: f32, y: f32| table[index(nearest(x), nearest(y))];
        let rim = (RIM * self.ratio).max(1.0);
        for row in 0..picture.height {
            for column in 0..picture.width {
                let (x, y) = (
                    (rect.left + column) as f32 + 0.5,
                    (rect.top + row) as f32 + 0.5,
                );
                if !is_lit(x, y) {
                    picture.blend(column, row, tint(shadow::COLOUR, SHADE));
                    continue;
                }
                picture.blend(column, row, tint(self.skin.tone, LIGHT));
                let sides = [(rim, 0.0), (-rim, 0.0), (0.0, rim), (0.0, -rim)];
                if sides.iter().any(|(dx, dy)| !is_lit(x + dx, y + dy)) {
                    picture.blend(column, row, tint(self.line, RIM_OPACITY));
                }
            }
        }
    }

    fn draw_sign(&self, picture: &mut Pixmap, at: (f32, f32), sign: Sign) {
        let (cell, ratio) = (self.geometry.cell, self.ratio);
        match sign {
            Sign::Cross => {
                let mark = Mark::forbidden(cell, ratio);
                let halo = mark.bake(HALO * ratio);
                picture.draw_mask(&halo, at, HALO_COLOUR, HALO_OPACITY);
                picture.draw_mask(&mark.bake(0.0), at, FORBIDDEN_COLOUR, 1.0);
            }
            Sign::Disc => {
                let disc = Mark::letter_ground(cell).bake(0.0);
                picture.draw_mask(&disc, at, HALO_COLOUR, HALO_OPACITY);
            }
            Sign::Last { black } => {
                let colour = if black { LAST_ON_BLACK } else { LAST_ON_WHITE };
                picture.draw_mask(&Mark::last_move(cell).bake(0.0), at, colour, 1.0);
            }
        }
    }
}

impl Crop {
    /// Whether the crop contains a point.
    fn contains(self, column: u8, row: u8) -> bool {
        let within = |index: u8, first: u8, count: u8| {
            index >= first && u16::from(index) < u16::from(first) + u16::from(count)
        };
        within(column, self.column, self.columns) && within(row, self.row, self.rows)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CELL: f32 = 24.0;
    const MIDDLE: Crop = Crop {
        column: 5,
        row: 5,
        columns: 5,
        rows: 5,
    };

    fn diagram_board() -> DiagramBoard {
        DiagramBoard::new(BoardSkin::default(), 15, CELL, &Grid::default(), None)
    }

    fn at(picture: &Pixmap, (x, y): (f32, f32)) -> [u8; 4] {
        picture.pixel(x as u32, y as u32)
    }

    fn drawn(content: &Content<'_>) -> Pixmap {
        diagram_board().draw(MIDDLE, content, &StoneSkin::default())
    }

    #[test]
    fn a_crop_has_whole_cells_and_the_whole_board_its_edges() {
        let board = diagram_board();
        assert_eq!(board.cell(), CELL);
        let part = drawn(&Content::default());
        assert_eq!((part.width, part.height), (120, 120));
        let whole = Crop {
            column: 0,
            row: 0,
            columns: 15,
            rows: 15,
        };
        let picture = board.draw(whole, &Content::default(), &StoneSkin::default());
        assert_eq!(picture.width, board.geometry.side);
        assert_eq!(board.point_centre(whole, 7, 7), board.geometry.centre(7, 7));
    }

    #[test]
    fn stones_are_drawn_on_their_points_and_clipped_outside_the_crop() {
        let board = diagram_board();
        let empty = drawn(&Content::default());
        let beside = drawn(&Content {
            stones: &[(4, 7, true), (10, 7, false)],
            ..Content::default()
        });
        assert_eq!(beside, empty);
        let stones = drawn(&Content {
            stones: &[(7, 6, true), (8, 6, false)],
            ..Content::default()
        });
        assert!(at(&stones, board.point_centre(MIDDLE, 7, 6))[0] < 110);
        assert!(at(&stones, board.point_centre(MIDDLE, 8, 6))[0] > 220);
    }

    #[test]
    fn points_outside_the_highlight_are_darker() {
        let board = diagram_board();
        let plain = drawn(&Content::default());
        let lit = drawn(&Content {
            lit: Some(&[(7, 7)]),
            ..Content::default()
        });
        // Between the lines of the cell, to hit no line.
        let beside = |(x, y): (f32, f32)| (x + CELL / 4.0, y + CELL / 4.0);
        let (inside, outside) = (
            beside(board.point_centre(MIDDLE, 7, 7)),
            beside(board.point_centre(MIDDLE, 6, 6)),
        );
        assert!(at(&lit, outside)[0] < at(&plain, outside)[0] - 30);
        assert!(at(&lit, inside)[0] >= at(&plain, inside)[0]);
    }

    #[test]
    fn signs_and_lines_are_drawn() {
        let board = diagram_board();
        let picture = drawn(&Content {
            signs: &[(6, 6, Sign::Cross)],
            lines: &[[(5, 9), (9, 9)]],
            ..Content::default()
        });
        let [red, green, ..] = at(&picture, board.point_centre(MIDDLE, 6, 6));
        assert!(red > 130 && green < 80, "{red} {green}");
        let [red, green, ..] = at(&picture, board.point_centre(MIDDLE, 7, 9));
        assert!(red > 170 && green < 90, "{red} {green}");
    }
}
