//! The soft shadow of the board on the page.
//!
//! A small picture is stretched around the board in pieces, like a border image in CSS. The piece under the board is
//! left out: it would cost as much as drawing the board.

use bevy::math::{Rect, Vec2};
use narabe_art::{Pixmap, Rgb};

/// The extent of a blur to either side, in blur lengths.
const REACH: f32 = 1.5;
/// How far the pieces extend under the board, in logical pixels: the edge of a rotated board is not quite opaque.
const OVERLAP: f32 = 3.0;
/// The maximum number of pieces: a middle and two ends for each of the four sides.
pub const MAX_PIECES: usize = 12;

/// A soft shadow as in CSS: offset, blur, colour and opacity.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct SoftShadow {
    pub offset: f32,
    pub blur: f32,
    pub colour: Rgb,
    pub opacity: f32,
}

/// A piece of a shadow.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Piece {
    /// Its place relative to the middle of the board, right and down, in logical pixels.
    pub place: Rect,
    /// The part of the picture it shows, in pixels.
    pub picture: Rect,
}

impl SoftShadow {
    fn reach(&self) -> f32 {
        self.blur * REACH
    }

    /// The side of the picture.
    fn side(&self) -> u32 {
        (self.reach() * 4.0).ceil() as u32 + 1
    }

    /// A white square whose edges fade over the blur.
    pub fn picture(&self) -> Pixmap {
        let side = self.side();
        let full = side as f32 - 2.0 * self.reach();
        let along = |pixel: u32| {
            let place = pixel as f32 + 0.5 - self.reach();
            blur_coverage(place / self.blur) * blur_coverage((full - place) / self.blur)
        };
        Pixmap::paint(side, side, |x, y| {
            let opacity = along(x) * along(y) * 255.0;
            [255, 255, 255, opacity.round() as u8]
        })
    }

    /// The visible pieces of the shadow of a board with this side and front edge.
    pub fn pieces(&self, side: f32, edge: f32) -> Vec<Piece> {
        let reach = self.reach();
        let board = Rect::new(-side / 2.0, -side / 2.0, side / 2.0, side / 2.0 + edge);
        let shadow = Rect {
            min: board.min + Vec2::new(-reach, self.offset - reach),
            max: board.max + Vec2::new(reach, self.offset + reach),
        };
        let hidden = board.inflate(-OVERLAP);
        let (outer, inner) = (shadow, hidden);
        let sides = [
            Rect::from_corners(outer.min, Vec2::new(outer.max.x, inner.min.y)),
            Rect::from_corners(Vec2::new(outer.min.x, inner.max.y), outer.max),
            Rect::from_corners(
                Vec2::new(outer.min.x, inner.min.y),
                Vec2::new(inner.min.x, inner.max.y),
            ),
            Rect::from_corners(
                Vec2::new(inner.max.x, inner.min.y),
                Vec2::new(outer.max.x, inner.max.y),
            ),
        ];
        let mut pieces = Vec::with_capacity(MAX_PIECES);
        for strip in sides {
            for (left, right) in self.cuts(strip.min.x, strip.max.x, outer.min.x, outer.max.x) {
                for (top, bottom) in self.cuts(strip.min.y, strip.max.y, outer.min.y, outer.max.y) {
                    pieces.push(Piece {
                        place: Rect::new(left.0, top.0, right.0, bottom.0),
                        picture: Rect::new(left.1, top.1, right.1, bottom.1),
                    });
                }
            }
        }
        pieces
    }

    /// Splits the range `from` .. `to` of a shadow that extends from `low` to `high` where its ends meet its middle;
    /// only the middle is stretched. Each part comes with its range in the picture.
    fn cuts(&self, from: f32, to: f32, low: f32, high: f32) -> Vec<((f32, f32), (f32, f32))> {
        let side = self.side() as f32;
        // On a very small board the ends meet.
        let end = (2.0 * self.reach()).min((high - low) / 2.0);
        let spans = [
            (low, low + end, 0.0, end),
            (low + end, high - end, end, side - end),
            (high - end, high, side - end, side),
        ];
        let mut cuts = Vec::new();
        for (start, stop, first, last) in spans {
            let (begin, finish) = (from.max(start), to.min(stop));
            if finish - begin <= 0.0 {
                continue;
            }
            let scale = (last - first) / (stop - start);
            let at = |place: f32| (place, first + (place - start) * scale);
            cuts.push((at(begin), at(finish)));
        }
        cuts
    }
}

/// The coverage of a blurred edge at a distance in blur lengths, negative outside: a Gaussian integral to three digits.
fn blur_coverage(distance: f32) -> f32 {
    const STEEPNESS: f32 = 3.4;
    1.0 / (1.0 + (-STEEPNESS * distance).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SHADOW: SoftShadow = SoftShadow {
        offset: 18.0,
        blur: 44.0,
        colour: Rgb::hex(0x1A1814),
        opacity: 0.30,
    };

    #[test]
    fn the_picture_is_full_inside_and_gone_at_its_rim() {
        let picture = SHADOW.picture();
        let middle = picture.width / 2;
        assert!(picture.pixel(middle, middle)[3] > 240);
        assert!(picture.pixel(0, middle)[3] < 4);
        let row: Vec<_> = (0..middle).map(|x| picture.pixel(x, middle)[3]).collect();
        assert!(row.is_sorted());
    }

    #[test]
    fn bug_most_of_the_shadow_was_drawn_where_the_board_hides_it() {
        let (side, edge) = (718.0, 9.0);
        let area = |rect: Rect| rect.size().x * rect.size().y;
        let drawn: f32 = SHADOW
            .pieces(side, edge)
            .iter()
            .map(|piece| area(piece.place))
            .sum();
        let whole = (side + 2.0 * SHADOW.reach()) * (side + edge + 2.0 * SHADOW.reach());
        let seen = whole - side * (side + edge);
        assert!(drawn >= seen && drawn < seen * 1.1, "{drawn} of {seen}");
    }

    #[test]
    fn the_pieces_lie_beside_one_another_within_the_picture() {
        for side in [96.0, 374.0, 718.0, 1242.0] {
            let pieces = SHADOW.pieces(side, side * 0.013);
            assert!(pieces.len() <= MAX_PIECES, "{} at {side}", pieces.len());
            let picture = Rect::from_corners(Vec2::ZERO, Vec2::splat(SHADOW.side() as f32));
            for (index, piece) in pieces.iter().enumerate() {
                assert!(
                    picture.inflate(0.01).contains(piece.picture.min),
                    "{piece:?}"
                );
                assert!(
                    picture.inflate(0.01).contains(piece.picture.max),
                    "{piece:?}"
                );
                for other in &pieces[..index] {
                    let both = piece.place.intersect(other.place);
                    assert!(both.size().x * both.size().y < 0.1, "{piece:?} {other:?}");
                }
            }
        }
    }
}
