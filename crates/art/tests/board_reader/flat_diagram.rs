//! Plain diagrams as other programs draw them: flat colours, thin lines, stones with or without an outline. Independent of
//! the game's own painting.

use narabe_art::Pixmap;
use narabe_rules::{BoardSize, Point, Side};

/// How a program draws boards.
#[derive(Clone, Copy, Debug)]
pub struct DrawingStyle {
    pub ground: [u8; 3],
    pub line: [u8; 3],
    pub black: [u8; 3],
    pub white: [u8; 3],
    /// The outline of stones, if any.
    pub outline: Option<[u8; 3]>,
    /// The diameter of stones, in cells.
    pub stone: f32,
    /// The width of lines, in pixels.
    pub width: f32,
    /// The width around the outer lines, in cells.
    pub margin: f32,
}

/// The styles of some programs and books.
pub const DRAWING_STYLES: [DrawingStyle; 5] = [
    DrawingStyle::new(
        [[255, 255, 255], [0, 0, 0], [0, 0, 0], [255, 255, 255]],
        Some([0, 0, 0]),
        [0.92, 1.0, 0.6],
    ),
    DrawingStyle::new(
        [[235, 190, 110], [60, 40, 10], [20, 20, 20], [245, 245, 245]],
        None,
        [0.86, 1.0, 0.8],
    ),
    DrawingStyle::new(
        [
            [214, 181, 105],
            [120, 95, 40],
            [45, 45, 45],
            [250, 250, 250],
        ],
        Some([110, 110, 110]),
        [0.8, 2.0, 1.0],
    ),
    DrawingStyle::new(
        [[120, 160, 120], [40, 70, 40], [10, 10, 10], [230, 230, 230]],
        None,
        [0.98, 1.4, 0.55],
    ),
    DrawingStyle::new(
        [[40, 44, 52], [120, 126, 138], [5, 5, 5], [220, 220, 220]],
        Some([150, 150, 150]),
        [0.9, 1.0, 0.9],
    ),
];

impl DrawingStyle {
    /// The colours of the ground, the lines and the stones, and the stone's size, the line's width and the margin.
    const fn new(
        [ground, line, black, white]: [[u8; 3]; 4],
        outline: Option<[u8; 3]>,
        [stone, width, margin]: [f32; 3],
    ) -> Self {
        Self {
            ground,
            line,
            black,
            white,
            outline,
            stone,
            width,
            margin,
        }
    }
}

/// Draws a position with `cell` pixels between two lines.
pub fn draw(size: BoardSize, stones: &[(Point, Side)], cell: f32, look: &DrawingStyle) -> Pixmap {
    let gaps = f32::from(size.get() - 1);
    let first = look.margin * cell;
    let side = ((gaps + 2.0 * look.margin) * cell).round() as u32;
    let last = first + gaps * cell;
    let place = |point: Point| {
        let row = size.get() - 1 - point.y;
        (
            first + f32::from(point.x) * cell,
            first + f32::from(row) * cell,
        )
    };
    let stars: Vec<_> = size.star_points().into_iter().map(place).collect();
    let stones: Vec<_> = stones
        .iter()
        .map(|&(point, side)| (place(point), side))
        .collect();
    Pixmap::paint(side, side, |column, row| {
        let (x, y) = (column as f32 + 0.5, row as f32 + 0.5);
        let mut colour = look.ground.map(f32::from);
        let mut blend = |over: [u8; 3], alpha: f32| {
            let alpha = alpha.clamp(0.0, 1.0);
            colour = std::array::from_fn(|part| {
                colour[part] + (f32::from(over[part]) - colour[part]) * alpha
            });
        };
        let on_line = |across: f32, along: f32| {
            let nearest = (((across - first) / cell).round().clamp(0.0, gaps)) * cell + first;
            let is_within = along > first - 0.5 && along < last + 0.5;
            if is_within {
                look.width / 2.0 + 0.5 - (across - nearest).abs()
            } else {
                0.0
            }
        };
        blend(look.line, on_line(x, y).max(on_line(y, x)));
        for &(star_x, star_y) in &stars {
            blend(look.line, cell * 0.1 + 0.5 - (x - star_x).hypot(y - star_y));
        }
        for &((stone_x, stone_y), stone) in &stones {
            let inside = look.stone * cell / 2.0 - (x - stone_x).hypot(y - stone_y);
            if inside < -1.0 {
                continue;
            }
            blend(look.outline.unwrap_or(fill(look, stone)), inside + 0.5);
            blend(fill(look, stone), inside - 0.8);
        }
        let [r, g, b] = colour.map(|channel| (channel + 0.5) as u8);
        [r, g, b, 255]
    })
}

fn fill(look: &DrawingStyle, side: Side) -> [u8; 3] {
    match side {
        Side::Black => look.black,
        Side::White => look.white,
    }
}
