//! The marks that the game draws on a board: dots, rings, brackets, crosses. They are white masks, to be tinted when
//! drawn.
//!
//! Marks are signed distance functions, so they can be enlarged by a margin. That gives the halo that keeps a mark
//! readable on any board.

mod colour;
mod distance;
mod label_text;
mod purposes;

pub use colour::{
    FORBIDDEN_COLOUR, HALO_COLOUR, HALO_ON_BLACK, HALO_OPACITY, LAST_ON_BLACK, LAST_ON_WHITE,
    MARK_COLOUR, NUMBER_ON_BLACK, NUMBER_ON_WHITE, WIN_CASING_COLOUR, WIN_CASING_WIDTH,
    WIN_LINE_COLOUR, WIN_LINE_WIDTH,
};
pub use label_text::{LabelText, label_text, label_text_within};

use super::Pixmap;

/// How much a halo is larger than its mark on every side, in logical pixels. Tint it [`HALO_COLOUR`] at
/// [`HALO_OPACITY`].
pub const HALO: f32 = 1.7;
/// Transparent pixels around a mark, so that a rotated or scaled sprite keeps its antialiased edge.
pub const MARGIN: f32 = 1.0;

/// The shape of a mark. All lengths are in pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Mark {
    /// A filled disc.
    Dot {
        /// Its radius.
        radius: f32,
    },
    /// A ring.
    Ring {
        /// Its radius, to the middle of the stroke.
        radius: f32,
        /// The width of the stroke.
        stroke: f32,
    },
    /// A ring that fades inwards and outwards, for the dust around a placed stone.
    Dust {
        /// The radius where it is most opaque.
        radius: f32,
        /// Its total width.
        width: f32,
    },
    /// The four corners of a rectangle.
    Brackets {
        /// Half the width to the outer edge of the stroke.
        half_width: f32,
        /// Half the height to the outer edge of the stroke.
        half_height: f32,
        /// The length of each arm.
        arm: f32,
        /// The width of the stroke.
        stroke: f32,
    },
    /// A square standing on a corner.
    Diamond {
        /// The distance from its centre to a corner.
        reach: f32,
        /// The width of the stroke; `None` for a solid diamond.
        stroke: Option<f32>,
    },
    /// Two diagonal strokes.
    Cross {
        /// Half the side of the square that it fills.
        reach: f32,
        /// The width of the strokes.
        stroke: f32,
    },
    /// The outline of a square.
    Square {
        /// Half its side, to the middle of the stroke.
        half: f32,
        /// The width of the stroke.
        stroke: f32,
    },
    /// The outline of an equilateral triangle on its base.
    Triangle {
        /// The distance from its centre to a corner, to the middle of the stroke.
        reach: f32,
        /// The width of the stroke.
        stroke: f32,
    },
    /// A filled rectangle with rounded corners.
    Plate {
        /// Half its width.
        half_width: f32,
        /// Half its height.
        half_height: f32,
        /// The radius of its corners.
        radius: f32,
    },
    /// A horizontal line with round caps.
    Capsule {
        /// The length without the caps.
        length: f32,
        /// The width of the line.
        width: f32,
    },
}

impl Mark {
    /// Renders the mark, enlarged by `grow` pixels on every side, as a white mask. Width and height are odd, and the
    /// centre of the mark is that of the middle pixel.
    pub fn bake(&self, grow: f32) -> Pixmap {
        let grow = grow.max(0.0);
        let (half_width, half_height) = self.extent();
        // Odd, because the centre of a point is the centre of a pixel.
        let side = |half: f32| 2 * (half + grow + MARGIN - 0.5).ceil().max(0.0) as u32 + 1;
        let (width, height) = (side(half_width), side(half_height));
        let (middle_x, middle_y) = (width as f32 / 2.0, height as f32 / 2.0);
        Pixmap::paint(width, height, |column, row| {
            let (x, y) = (column as f32 + 0.5 - middle_x, row as f32 + 0.5 - middle_y);
            let alpha = match *self {
                Self::Dust { radius, width } => {
                    let away = (x.hypot(y) - radius).abs() / (width / 2.0 + grow).max(f32::EPSILON);
                    (1.0 - away).clamp(0.0, 1.0).powi(2)
                }
                _ => (0.5 + grow - self.distance(x.abs(), y)).clamp(0.0, 1.0),
            };
            [
                u8::MAX,
                u8::MAX,
                u8::MAX,
                super::rgb_f32::byte(alpha * 255.0),
            ]
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alpha(picture: &Pixmap, x: f32, y: f32) -> u8 {
        let (middle_x, middle_y) = (picture.width as f32 / 2.0, picture.height as f32 / 2.0);
        picture.pixel((middle_x + x) as u32, (middle_y + y) as u32)[3]
    }

    /// Marks, each with a point inside it and a point outside.
    fn marks() -> Vec<(Mark, (f32, f32), (f32, f32))> {
        vec![
            (Mark::Dot { radius: 10.0 }, (6.0, 6.0), (8.5, 8.5)),
            (
                Mark::Ring {
                    radius: 18.0,
                    stroke: 3.0,
                },
                (18.0, 0.0),
                (0.0, 0.0),
            ),
            (
                Mark::Dust {
                    radius: 18.0,
                    width: 8.0,
                },
                (18.0, 0.0),
                (0.0, 0.0),
            ),
            (Mark::point_brackets(44.0, 1.0), (24.0, 24.0), (0.0, 24.0)),
            (
                Mark::Diamond {
                    reach: 14.0,
                    stroke: None,
                },
                (0.0, 0.0),
                (9.0, 9.0),
            ),
            (
                Mark::Diamond {
                    reach: 14.0,
                    stroke: Some(3.0),
                },
                (7.0, 7.0),
                (0.0, 0.0),
            ),
            (
                Mark::Cross {
                    reach: 10.0,
                    stroke: 3.0,
                },
                (8.0, -8.0),
                (8.0, 0.0),
            ),
            (
                Mark::Square {
                    half: 10.0,
                    stroke: 3.0,
                },
                (10.0, 2.0),
                (0.0, 0.0),
            ),
            (
                Mark::Triangle {
                    reach: 14.0,
                    stroke: 3.0,
                },
                (0.0, 7.0),
                (0.0, 0.0),
            ),
            (
                Mark::Triangle {
                    reach: 14.0,
                    stroke: 3.0,
                },
                (0.0, -14.0),
                (0.0, 14.0),
            ),
            (
                Mark::Plate {
                    half_width: 17.0,
                    half_height: 13.0,
                    radius: 3.0,
                },
                (15.0, 11.0),
                (16.9, 12.9),
            ),
            (
                Mark::Capsule {
                    length: 60.0,
                    width: 8.0,
                },
                (31.0, 0.0),
                (33.5, 3.5),
            ),
        ]
    }

    #[test]
    fn shapes_cover_their_inside_only() {
        for (mark, inside, outside) in marks() {
            let picture = mark.bake(0.0);
            assert!(
                alpha(&picture, inside.0, inside.1) > 150,
                "{mark:?} lacks its inside"
            );
            assert!(
                alpha(&picture, outside.0, outside.1) < 90,
                "{mark:?} fills its outside"
            );
            for x in 0..picture.width {
                assert!(picture.pixel(x, 0)[3] < 30, "{mark:?} is cut off");
            }
        }
    }

    #[test]
    fn a_halo_is_larger_than_its_mark() {
        let mark = Mark::best(44.0, 1.0);
        let (plain, halo) = (mark.bake(0.0), mark.bake(HALO));
        assert!(halo.width > plain.width);
        assert_eq!(alpha(&halo, 19.5, 0.0), 255);
        assert!(alpha(&plain, 19.5, 0.0) < 60);
    }

    #[test]
    fn marks_are_symmetric() {
        let picture = Mark::forbidden(44.0, 1.5).bake(0.0);
        for y in 0..picture.height {
            for x in 0..picture.width {
                assert_eq!(
                    picture.pixel(x, y),
                    picture.pixel(picture.width - 1 - x, picture.height - 1 - y)
                );
            }
        }
    }
}
