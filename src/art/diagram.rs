//! Pictures of a part of a board, as pages about the rules show them: stones, crosses, a winning line, and a region where
//! the next stone may go.
//!
//! All pictures of one size are cut from the same board, whose surface is the dear part and is painted once
//! ([`Ground`]). Numbers on stones are text and therefore the screen's work; [`Ground::place`] says where they go.
//!
//! ```
//! use narabe::art::diagram::{Content, Cut, Ground};
//! use narabe::art::skin::{BoardSkin, StoneSkin};
//!
//! let (board, stones) = (BoardSkin::default(), StoneSkin::default());
//! let ground = Ground::new(board, 15, 24.0, &Default::default(), None);
//! let cut = Cut { column: 5, row: 5, columns: 5, rows: 3 };
//! let content = Content { stones: &[(7, 6, true)], ..Content::default() };
//! let picture = ground.draw(cut, &content, &stones);
//! assert_eq!((picture.width, picture.height), (120, 72));
//! ```

use super::{
    Pixmap, Rgb,
    board::{Geometry, Grid, Padding, bake},
    mark::{HALO, HALO_COLOUR, HALO_OPACITY, Mark},
    mini::lay_stones,
    shadow,
    skin::{BoardSkin, StoneSkin},
    tone::tint,
};

/// The cross on a forbidden point.
const CROSS: Rgb = Rgb::hex(0xA3260F);
/// The dot on the stone that was just played: on a dark stone and on a pale one.
const LAST_ON_DARK: Rgb = Rgb::hex(0xF2583E);
const LAST_ON_PALE: Rgb = Rgb::hex(0xC8391F);
/// A winning line: its core and the light around it, their widths, and how far it runs beyond its stones, in cells.
const CORE: Rgb = Rgb::hex(0xC8371D);
const CASING: Rgb = Rgb::hex(0xFFF6EC);
const CORE_WIDTH: f32 = 0.115;
const CASING_WIDTH: f32 = 0.185;
const BEYOND: f32 = 0.6;
/// How much darker it is where the next stone may not go, and how much lighter where it may.
const SHADE: f32 = 0.34;
const LIGHT: f32 = 0.12;
/// The line around the lit region: its width in logical pixels and its strength.
const RIM: f32 = 1.5;
const RIM_OPACITY: f32 = 0.75;
/// The light disc under a letter, in cells.
const DISC: f32 = 0.34;

/// Some of the points of a board, a rectangle: the first column and row, rows from the top, and how many of each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cut {
    /// The first column.
    pub column: u8,
    /// The first row.
    pub row: u8,
    /// How many columns.
    pub columns: u8,
    /// How many rows.
    pub rows: u8,
}

/// A sign on a point.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sign {
    /// The point is forbidden.
    Cross,
    /// The light ground of a letter.
    Disc,
    /// The stone there was just played; whether it is Black's.
    Last {
        /// Whether it is Black's.
        black: bool,
    },
}

/// What lies on the board. Points are column and row, rows from the top; those beside the cut are not seen.
#[derive(Debug, Clone, Copy, Default)]
pub struct Content<'a> {
    /// The stones, and whether each is Black's.
    pub stones: &'a [(u8, u8, bool)],
    /// The points that are lit, if some are and the others not.
    pub lit: Option<&'a [(u8, u8)]>,
    /// Signs on points.
    pub signs: &'a [(u8, u8, Sign)],
    /// Winning lines, from the first stone to the last.
    pub lines: &'a [[(u8, u8); 2]],
}

/// A whole board with its lines, from which pictures are cut.
#[derive(Debug, Clone)]
pub struct Ground {
    skin: BoardSkin,
    picture: Pixmap,
    geometry: Geometry,
    ratio: f32,
    line: Rgb,
}

impl Ground {
    /// A board of `lines` lines each way, `cell` pixels apart. `picture` is the one that the skin names, if it could be read.
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

    /// The part of the board with what lies on it.
    pub fn draw(&self, cut: Cut, content: &Content<'_>, stones: &StoneSkin) -> Pixmap {
        let (left, top) = self.corner(cut);
        let mut picture = self.cut_out(cut);
        if let Some(lit) = content.lit {
            self.light(&mut picture, (left, top), lit);
        }
        let inside: Vec<_> = (content.stones.iter().copied())
            .filter(|&(column, row, _)| cut.holds(column, row))
            .collect();
        let offset = (-(left as f32), -(top as f32));
        lay_stones(
            &mut picture,
            &self.geometry,
            offset,
            (&self.skin, stones),
            &inside,
        );
        for &[from, to] in content.lines {
            let ends = [from, to].map(|(column, row)| self.place(cut, column, row));
            self.strike(&mut picture, ends);
        }
        for &(column, row, sign) in content.signs {
            if cut.holds(column, row) {
                self.sign(&mut picture, self.place(cut, column, row), sign);
            }
        }
        picture
    }

    /// Where the middle of a point is in the picture of a cut, in pixels from its upper left corner.
    pub fn place(&self, cut: Cut, column: u8, row: u8) -> (f32, f32) {
        let (left, top) = self.corner(cut);
        let (x, y) = self.geometry.centre(column, row);
        (x - left as f32, y - top as f32)
    }

    /// How many pixels from line to line.
    pub fn cell(&self) -> f32 {
        self.geometry.cell
    }

    /// The first pixel of a cut: half a cell before its first line, or the edge of the board.
    fn corner(&self, cut: Cut) -> (u32, u32) {
        (self.before(cut.column), self.before(cut.row))
    }

    fn before(&self, line: u8) -> u32 {
        match line {
            0 => 0,
            _ => (self.geometry.line(line) - self.geometry.cell / 2.0).round() as u32,
        }
    }

    /// The first pixel behind a line: that before the next, or the edge.
    fn behind(&self, line: u8) -> u32 {
        if line >= self.geometry.lines {
            self.geometry.side
        } else {
            self.before(line)
        }
    }

    fn cut_out(&self, cut: Cut) -> Pixmap {
        let (left, top) = self.corner(cut);
        let right = self.behind(cut.column.saturating_add(cut.columns));
        let foot = self.behind(cut.row.saturating_add(cut.rows));
        let size = (right.saturating_sub(left), foot.saturating_sub(top));
        Pixmap::paint(size.0, size.1, |x, y| self.picture.pixel(left + x, top + y))
    }

    /// Darkens what is not lit, and draws a line around what is.
    fn light(&self, picture: &mut Pixmap, (left, top): (u32, u32), lit: &[(u8, u8)]) {
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
                let (x, y) = ((left + column) as f32 + 0.5, (top + row) as f32 + 0.5);
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

    /// A winning line between the middles of two points.
    fn strike(&self, picture: &mut Pixmap, [from, to]: [(f32, f32); 2]) {
        let cell = self.geometry.cell;
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        let length = dx.hypot(dy).max(f32::EPSILON);
        let beyond = (dx / length * BEYOND * cell, dy / length * BEYOND * cell);
        let ends = [
            (from.0 - beyond.0, from.1 - beyond.1),
            (to.0 + beyond.0, to.1 + beyond.1),
        ];
        for (colour, width) in [(CASING, CASING_WIDTH), (CORE, CORE_WIDTH)] {
            let half = width * cell / 2.0;
            for y in 0..picture.height {
                for x in 0..picture.width {
                    let away = distance((x as f32 + 0.5, y as f32 + 0.5), ends);
                    let strength = (half + 0.5 - away).clamp(0.0, 1.0);
                    if strength > 0.0 {
                        picture.blend(x, y, tint(colour, strength));
                    }
                }
            }
        }
    }

    fn sign(&self, picture: &mut Pixmap, at: (f32, f32), sign: Sign) {
        let (cell, ratio) = (self.geometry.cell, self.ratio);
        match sign {
            Sign::Cross => {
                let mark = Mark::forbidden(cell, ratio);
                let halo = mark.bake(HALO * ratio);
                stamp(picture, &halo, at, HALO_COLOUR, HALO_OPACITY);
                stamp(picture, &mark.bake(0.0), at, CROSS, 1.0);
            }
            Sign::Disc => {
                let radius = DISC * cell;
                let disc = Mark::Dot { radius }.bake(0.0);
                stamp(picture, &disc, at, HALO_COLOUR, HALO_OPACITY);
            }
            Sign::Last { black } => {
                let colour = if black { LAST_ON_DARK } else { LAST_ON_PALE };
                stamp(picture, &Mark::last_move(cell).bake(0.0), at, colour, 1.0);
            }
        }
    }
}

impl Cut {
    fn holds(self, column: u8, row: u8) -> bool {
        let within = |place: u8, first: u8, count: u8| {
            place >= first && u16::from(place) < u16::from(first) + u16::from(count)
        };
        within(column, self.column, self.columns) && within(row, self.row, self.rows)
    }
}

/// Lays a white mask over a picture in a colour, its middle at a place.
fn stamp(picture: &mut Pixmap, mask: &Pixmap, (x, y): (f32, f32), colour: Rgb, opacity: f32) {
    let corner = |middle: f32, size: u32| (middle - size as f32 / 2.0).round() as i32;
    let coloured = Pixmap::paint(mask.width, mask.height, |x, y| {
        let alpha = f32::from(mask.pixel(x, y)[3]) / f32::from(u8::MAX);
        tint(colour, alpha * opacity)
    });
    picture.stamp(&coloured, corner(x, mask.width), corner(y, mask.height));
}

/// How far a place is from a stretch of a line.
fn distance((x, y): (f32, f32), [from, to]: [(f32, f32); 2]) -> f32 {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let square = (dx * dx + dy * dy).max(f32::EPSILON);
    let along = (((x - from.0) * dx + (y - from.1) * dy) / square).clamp(0.0, 1.0);
    (x - from.0 - along * dx).hypot(y - from.1 - along * dy)
}

#[cfg(test)]
mod tests {
    use super::*;

    const CELL: f32 = 24.0;
    const MIDDLE: Cut = Cut {
        column: 5,
        row: 5,
        columns: 5,
        rows: 5,
    };

    fn ground() -> Ground {
        Ground::new(BoardSkin::default(), 15, CELL, &Grid::default(), None)
    }

    fn at(picture: &Pixmap, (x, y): (f32, f32)) -> [u8; 4] {
        picture.pixel(x as u32, y as u32)
    }

    fn drawn(content: &Content<'_>) -> Pixmap {
        ground().draw(MIDDLE, content, &StoneSkin::default())
    }

    #[test]
    fn a_cut_of_the_middle_has_whole_cells_and_the_whole_board_its_edges() {
        let ground = ground();
        assert_eq!(ground.cell(), CELL);
        let part = drawn(&Content::default());
        assert_eq!((part.width, part.height), (120, 120));
        let whole = Cut {
            column: 0,
            row: 0,
            columns: 15,
            rows: 15,
        };
        let board = ground.draw(whole, &Content::default(), &StoneSkin::default());
        assert_eq!(board.width, ground.geometry.side);
        assert_eq!(ground.place(whole, 7, 7), ground.geometry.centre(7, 7));
    }

    #[test]
    fn stones_lie_where_the_ground_says_and_those_beside_the_cut_are_not_seen() {
        let ground = ground();
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
        assert!(at(&stones, ground.place(MIDDLE, 7, 6))[0] < 110);
        assert!(at(&stones, ground.place(MIDDLE, 8, 6))[0] > 220);
    }

    #[test]
    fn what_is_not_lit_is_darker() {
        let ground = ground();
        let plain = drawn(&Content::default());
        let lit = drawn(&Content {
            lit: Some(&[(7, 7)]),
            ..Content::default()
        });
        // Between the lines of the cell, to hit no line.
        let beside = |(x, y): (f32, f32)| (x + CELL / 4.0, y + CELL / 4.0);
        let (inside, outside) = (
            beside(ground.place(MIDDLE, 7, 7)),
            beside(ground.place(MIDDLE, 6, 6)),
        );
        assert!(at(&lit, outside)[0] < at(&plain, outside)[0] - 30);
        assert!(at(&lit, inside)[0] >= at(&plain, inside)[0]);
    }

    #[test]
    fn signs_and_lines_are_seen() {
        let ground = ground();
        let picture = drawn(&Content {
            signs: &[(6, 6, Sign::Cross)],
            lines: &[[(5, 9), (9, 9)]],
            ..Content::default()
        });
        let [red, green, ..] = at(&picture, ground.place(MIDDLE, 6, 6));
        assert!(red > 130 && green < 80, "{red} {green}");
        let [red, green, ..] = at(&picture, ground.place(MIDDLE, 7, 9));
        assert!(red > 170 && green < 90, "{red} {green}");
    }
}
