//! The soft shadow that the board throws on the page.
//!
//! One small picture is stretched around the board in pieces, as a style sheet's border image is. The piece in the middle
//! would lie under the board: drawing it would cost as much as drawing the board, and nobody would see it.

use crate::art::{Pixmap, Rgb};
use bevy::math::{Rect, Vec2};

/// A blur reaches one and a half of its length to either side.
const REACH: f32 = 1.5;
/// How far the pieces reach under the board, for its rim is not quite opaque where it is turned, in logical pixels.
const UNDER: f32 = 3.0;
/// How many pieces there are at most: each of four sides has a middle and two ends.
pub const PIECES: usize = 12;

/// A soft shadow in the words of a style sheet: how far down, how blurred, colour and opacity.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Soft {
    pub down: f32,
    pub blur: f32,
    pub colour: Rgb,
    pub opacity: f32,
}

/// A piece of a shadow.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Piece {
    /// Where it lies: from the middle of the board, down and to the right, in logical pixels.
    pub place: Rect,
    /// What it shows of the picture, in pixels.
    pub picture: Rect,
}

impl Soft {
    fn reach(&self) -> f32 {
        self.blur * REACH
    }

    /// The side of the picture.
    fn side(&self) -> u32 {
        (self.reach() * 4.0).ceil() as u32 + 1
    }

    /// A white square whose sides fade over the blur.
    pub fn picture(&self) -> Pixmap {
        let side = self.side();
        let full = side as f32 - 2.0 * self.reach();
        let along = |pixel: u32| {
            let place = pixel as f32 + 0.5 - self.reach();
            fade(place / self.blur) * fade((full - place) / self.blur)
        };
        Pixmap::paint(side, side, |x, y| {
            let opacity = along(x) * along(y) * 255.0;
            [255, 255, 255, opacity.round() as u8]
        })
    }

    /// The pieces that can be seen of the shadow of a board with this side and front edge.
    pub fn pieces(&self, side: f32, edge: f32) -> Vec<Piece> {
        let reach = self.reach();
        let board = Rect::new(-side / 2.0, -side / 2.0, side / 2.0, side / 2.0 + edge);
        let shadow = Rect {
            min: board.min + Vec2::new(-reach, self.down - reach),
            max: board.max + Vec2::new(reach, self.down + reach),
        };
        let hidden = board.inflate(-UNDER);
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
        let mut pieces = Vec::with_capacity(PIECES);
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

    /// Cuts the stretch `from` .. `to` of a shadow that goes from `low` to `high` where its ends go over into its middle,
    /// which alone is stretched. Each cut with its place in the picture.
    fn cuts(&self, from: f32, to: f32, low: f32, high: f32) -> Vec<((f32, f32), (f32, f32))> {
        let side = self.side() as f32;
        // A board so small that it has no middle: the ends meet.
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

/// The share of a blurred edge at a distance in blurs, less than nothing outside: a Gaussian's sum, to three digits.
fn fade(distance: f32) -> f32 {
    const STEEPNESS: f32 = 3.4;
    1.0 / (1.0 + (-STEEPNESS * distance).exp())
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOFT: Soft = Soft {
        down: 18.0,
        blur: 44.0,
        colour: Rgb::hex(0x1A1814),
        opacity: 0.30,
    };

    #[test]
    fn the_picture_is_full_inside_and_gone_at_its_rim() {
        let picture = SOFT.picture();
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
        let drawn: f32 = SOFT
            .pieces(side, edge)
            .iter()
            .map(|piece| area(piece.place))
            .sum();
        let whole = (side + 2.0 * SOFT.reach()) * (side + edge + 2.0 * SOFT.reach());
        let seen = whole - side * (side + edge);
        assert!(drawn >= seen && drawn < seen * 1.1, "{drawn} of {seen}");
    }

    #[test]
    fn the_pieces_lie_beside_one_another_within_the_picture() {
        for side in [96.0, 374.0, 718.0, 1242.0] {
            let pieces = SOFT.pieces(side, side * 0.013);
            assert!(pieces.len() <= PIECES, "{} at {side}", pieces.len());
            let picture = Rect::from_corners(Vec2::ZERO, Vec2::splat(SOFT.side() as f32));
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
