//! The region of the board where a stone of an opening may be placed: the rest is shaded, with a line along the border.

use super::layer;
use super::mark_layer::{self, MarkInputs, MarkPainter, Marks};
use bevy::prelude::*;
use narabe_rules::BoardSize;
use narabe_rules::opening::Region;

const SHADE_OPACITY: f32 = 0.34;
// The width of the line in logical pixels, and its opacity.
const LINE_WIDTH: f32 = 2.0;
const LINE_OPACITY: f32 = 0.85;

pub(super) fn plugin(app: &mut App) {
    mark_layer::add::<ShadedRegion>(app);
}

/// The side in cells of the central square of a region, and whether the allowed points are inside.
fn square(region: Region, size: BoardSize) -> Option<(f32, bool)> {
    let (side, is_open) = match region {
        Region::Board => return None,
        Region::Central(side) => (side, true),
        Region::Outside(side) => (side, false),
    };
    Some((f32::from(side.min(size.get())), is_open))
}

/// The parts of the board outside a square: above, below, left and right.
fn around(board: Rect, square: Rect) -> [Rect; 4] {
    let Rect { min, max } = board;
    [
        Rect::new(min.x, square.max.y, max.x, max.y),
        Rect::new(min.x, min.y, max.x, square.min.y),
        Rect::new(min.x, square.min.y, square.min.x, square.max.y),
        Rect::new(square.max.x, square.min.y, max.x, square.max.y),
    ]
}

/// The four sides of a square, as thin rectangles.
fn border(square: Rect) -> [Rect; 4] {
    let (Rect { min, max }, half) = (square, LINE_WIDTH / 2.0);
    [
        Rect::new(min.x - half, max.y - half, max.x + half, max.y + half),
        Rect::new(min.x - half, min.y - half, max.x + half, min.y + half),
        Rect::new(min.x - half, min.y + half, min.x + half, max.y - half),
        Rect::new(max.x - half, min.y + half, max.x + half, max.y - half),
    ]
}

#[derive(Debug, PartialEq)]
struct ShadedRegion {
    region: Region,
    size: BoardSize,
}

impl Marks for ShadedRegion {
    fn of(inputs: &MarkInputs<'_>) -> Option<Self> {
        let (region, size) = (inputs.model.region?, inputs.model.size);
        Some(Self { region, size })
    }

    fn paint(&self, painter: &mut MarkPainter<'_, '_, '_, Self>) {
        let Some((side, is_open)) = square(self.region, self.size) else {
            return;
        };
        let frame = painter.frame;
        let board = Rect::from_center_size(Vec2::ZERO, Vec2::splat(frame.side()));
        let centre = frame.at(self.size.centre());
        let square = Rect::from_center_size(centre, Vec2::splat(side * frame.cell()));
        let square = square.intersect(board);
        let shade = Color::BLACK.with_alpha(SHADE_OPACITY);
        let line = painter.look.accent().with_alpha(LINE_OPACITY);
        let mut fill = |rect: Rect, color: Color, step: f32| {
            if !rect.is_empty() {
                let at = rect.center().extend(layer::REGION + step * layer::STEP);
                painter.part(Sprite::from_color(color, rect.size()), at);
            }
        };
        if is_open {
            for rect in around(board, square) {
                fill(rect, shade, 0.0);
            }
        } else {
            fill(square, shade, 0.0);
        }
        for rect in border(square) {
            fill(rect, line, 1.0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shade_and_open_square_fill_the_board_and_do_not_overlap() {
        let board = Rect::from_center_size(Vec2::ZERO, Vec2::splat(100.0));
        let square = Rect::from_center_size(Vec2::new(5.0, -5.0), Vec2::splat(30.0));
        let area = |rect: Rect| rect.size().element_product();
        let shade = around(board, square);
        let sum: f32 = shade.into_iter().map(area).sum();
        assert_eq!(sum + area(square), area(board));
        for rect in shade {
            assert!(area(rect.intersect(square)) == 0.0, "{rect:?}");
        }
    }

    #[test]
    fn the_whole_board_needs_no_shade() {
        let size = BoardSize::DEFAULT;
        assert_eq!(square(Region::Board, size), None);
        assert_eq!(square(Region::Central(5), size), Some((5.0, true)));
        assert_eq!(square(Region::Outside(5), size), Some((5.0, false)));
    }
}
