//! The signs that the game draws on a board: dots, rings, brackets, crosses. White masks, to be tinted when drawn.
//!
//! Each is described by its distance, so every one of them can be had larger by a margin: that is the halo which keeps a
//! line mark readable on any board.

use super::Pixmap;

/// How much larger a mark's halo is, in logical pixels; tint it [`HALO_COLOUR`] at [`HALO_OPACITY`].
pub const HALO: f32 = 1.7;
/// The colour of a halo.
pub const HALO_COLOUR: super::Rgb = super::Rgb::hex(0xFFFAF0);
/// How strong a halo is, 0 to 1.
pub const HALO_OPACITY: f32 = 0.92;
/// Clear pixels around a mark, so that a sprite that is turned or moved by a fraction keeps its soft edge.
pub const MARGIN: f32 = 1.0;

/// A sign. All lengths are in pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Mark {
    /// A filled disc.
    Dot {
        /// Its radius.
        radius: f32,
    },
    /// A ring.
    Ring {
        /// To the middle of the stroke.
        radius: f32,
        /// How wide the stroke is.
        stroke: f32,
    },
    /// A ring that fades inwards and outwards: the dust that a stone throws up.
    Dust {
        /// Where it is densest.
        radius: f32,
        /// How wide it is in all.
        width: f32,
    },
    /// Four corners of a rectangle.
    Brackets {
        /// Half the width to the outer edge of the stroke.
        half_width: f32,
        /// Half the height to the outer edge of the stroke.
        half_height: f32,
        /// How long each arm is.
        arm: f32,
        /// How wide the stroke is.
        stroke: f32,
    },
    /// A square on its corner.
    Diamond {
        /// From its centre to a corner.
        reach: f32,
        /// How wide the stroke is; without one the diamond is solid.
        stroke: Option<f32>,
    },
    /// Two diagonal strokes.
    Cross {
        /// From its centre to each side of the square that it fills.
        reach: f32,
        /// How wide the strokes are.
        stroke: f32,
    },
    /// The outline of a square.
    Square {
        /// Half its side, to the middle of the stroke.
        half: f32,
        /// How wide the stroke is.
        stroke: f32,
    },
    /// A filled rectangle with round corners.
    Plate {
        /// Half its width.
        half_width: f32,
        /// Half its height.
        half_height: f32,
        /// How round its corners are.
        radius: f32,
    },
    /// A thick line with round ends, from left to right.
    Capsule {
        /// From the middle of one end to the middle of the other.
        length: f32,
        /// How thick it is.
        width: f32,
    },
}

impl Mark {
    /// The brackets around a point of a board whose cell has `cell` pixels; `ratio` physical pixels in a logical one.
    pub fn point_brackets(cell: f32, ratio: f32) -> Self {
        let stroke = (2.0 * ratio).max(0.05 * cell).round();
        // The half pixel puts the outer edges between pixels, for the centre is in the middle of one.
        let half = (0.56 * cell + stroke / 2.0).floor() + 0.5;
        Self::Brackets {
            half_width: half,
            half_height: half,
            arm: (0.24 * cell).round().max(stroke),
            stroke,
        }
    }

    /// The dot on the stone that was played last.
    pub fn last_move(cell: f32) -> Self {
        Self::Dot {
            radius: 0.145 * cell,
        }
    }

    /// The cross on a forbidden point.
    pub fn forbidden(cell: f32, ratio: f32) -> Self {
        Self::Cross {
            reach: 0.72 * SIGN * cell,
            stroke: LINE * ratio,
        }
    }

    /// The hollow diamond of an open three.
    pub fn open_three(cell: f32, ratio: f32) -> Self {
        Self::Diamond {
            reach: SIGN * cell,
            stroke: Some(LINE * ratio),
        }
    }

    /// The solid diamond of a four.
    pub fn four(cell: f32) -> Self {
        Self::Diamond {
            reach: 1.1 * SIGN * cell,
            stroke: None,
        }
    }

    /// The square of a move that wins at once.
    pub fn winning(cell: f32, ratio: f32) -> Self {
        Self::Square {
            half: 0.86 * SIGN * cell,
            stroke: LINE * ratio,
        }
    }

    /// The ring of the best move.
    pub fn best(cell: f32, ratio: f32) -> Self {
        Self::Ring {
            radius: 0.40 * cell,
            stroke: LINE * ratio,
        }
    }

    /// The plate under a number of the heat overlay.
    pub fn heat(cell: f32, ratio: f32) -> Self {
        Self::Plate {
            half_width: 0.40 * cell,
            half_height: 0.295 * cell,
            radius: 3.0 * ratio,
        }
    }

    /// The sign as a white picture with an odd number of pixels each way and its centre in the middle one, `grow` pixels larger on every side.
    pub fn bake(&self, grow: f32) -> Pixmap {
        let grow = grow.max(0.0);
        let (half_width, half_height) = self.extent();
        // Odd, because the middle of a point is the middle of a pixel: so a mark lies on whole pixels.
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
                _ => (0.5 + grow - self.distance(x.abs(), y.abs())).clamp(0.0, 1.0),
            };
            [u8::MAX, u8::MAX, u8::MAX, super::tone::byte(alpha * 255.0)]
        })
    }

    /// Half the width and half the height.
    fn extent(&self) -> (f32, f32) {
        match *self {
            Self::Dot { radius } => (radius, radius),
            Self::Ring {
                radius,
                stroke: width,
            }
            | Self::Dust { radius, width } => (radius + width / 2.0, radius + width / 2.0),
            Self::Brackets {
                half_width,
                half_height,
                ..
            }
            | Self::Plate {
                half_width,
                half_height,
                ..
            } => (half_width, half_height),
            Self::Diamond { reach, stroke } => {
                // A mitred stroke reaches farther at a corner than at a side.
                let corner = reach + stroke.unwrap_or(0.0) * std::f32::consts::FRAC_1_SQRT_2;
                (corner, corner)
            }
            Self::Cross {
                reach: half,
                stroke,
            }
            | Self::Square { half, stroke } => (half + stroke / 2.0, half + stroke / 2.0),
            Self::Capsule { length, width } => ((length + width) / 2.0, width / 2.0),
        }
    }

    /// How far outside the sign a place is; less than nothing inside. All signs are the same in every quarter.
    fn distance(&self, x: f32, y: f32) -> f32 {
        match *self {
            Self::Dot { radius } => x.hypot(y) - radius,
            Self::Ring {
                radius,
                stroke: width,
            }
            | Self::Dust { radius, width } => (x.hypot(y) - radius).abs() - width / 2.0,
            Self::Brackets {
                half_width,
                half_height,
                arm,
                stroke,
            } => {
                let upright = boxed(
                    x - half_width + stroke / 2.0,
                    y - half_height + arm / 2.0,
                    stroke,
                    arm,
                );
                let level = boxed(
                    x - half_width + arm / 2.0,
                    y - half_height + stroke / 2.0,
                    arm,
                    stroke,
                );
                upright.min(level)
            }
            Self::Diamond { reach, stroke } => {
                let outside = (x + y - reach) * std::f32::consts::FRAC_1_SQRT_2;
                stroke.map_or(outside, |stroke| outside.abs() - stroke / 2.0)
            }
            Self::Cross { reach, stroke } => {
                // The nearest place on the diagonal of this quarter, which ends at (reach, reach).
                let along = ((x + y) / 2.0).clamp(0.0, reach);
                (x - along).hypot(y - along) - stroke / 2.0
            }
            Self::Square { half, stroke } => (x.max(y) - half).abs() - stroke / 2.0,
            Self::Plate {
                half_width,
                half_height,
                radius,
            } => {
                let radius = radius.min(half_width).min(half_height);
                let core = (2.0 * (half_width - radius), 2.0 * (half_height - radius));
                boxed(x, y, core.0, core.1) - radius
            }
            Self::Capsule { length, width } => (x - length / 2.0).max(0.0).hypot(y) - width / 2.0,
        }
    }
}

/// Half the size of a sign on a point, in cells, and the stroke of its lines in logical pixels.
const SIGN: f32 = 0.30;
const LINE: f32 = 2.4;

/// The distance from a rectangle around the origin.
fn boxed(x: f32, y: f32, width: f32, height: f32) -> f32 {
    let (dx, dy) = (x.abs() - width / 2.0, y.abs() - height / 2.0);
    dx.max(0.0).hypot(dy.max(0.0)) + dx.max(dy).min(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn alpha(picture: &Pixmap, x: f32, y: f32) -> u8 {
        let (middle_x, middle_y) = (picture.width as f32 / 2.0, picture.height as f32 / 2.0);
        picture.pixel((middle_x + x) as u32, (middle_y + y) as u32)[3]
    }

    /// Mark, a place inside it, a place outside.
    #[test]
    fn shapes_are_what_they_are_called() {
        let cases = [
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
        ];
        for (mark, inside, outside) in cases {
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
    fn the_same_in_every_quarter() {
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
