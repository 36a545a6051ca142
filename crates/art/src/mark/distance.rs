//! The signed distance function of each mark.

use super::Mark;

/// Half the side of an equilateral triangle, with the distance from its centre to a corner as the unit.
const HALF_SIDE: f32 = 0.866_025_4;

impl Mark {
    /// Half the width and half the height of the mark.
    pub(super) fn extent(&self) -> (f32, f32) {
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
                // The mitred stroke extends farther at the corners.
                let corner = reach + stroke.unwrap_or(0.0) * std::f32::consts::FRAC_1_SQRT_2;
                (corner, corner)
            }
            Self::Cross {
                reach: half,
                stroke,
            }
            | Self::Square { half, stroke } => (half + stroke / 2.0, half + stroke / 2.0),
            // The mitred stroke extends farther at the corners.
            Self::Triangle { reach, stroke } => (reach * HALF_SIDE + stroke, reach + stroke),
            Self::Capsule { length, width } => ((length + width) / 2.0, width / 2.0),
        }
    }

    /// The signed distance from the mark; negative inside. Only for the right half, because marks are symmetric; `y` is
    /// positive below the centre.
    pub(super) fn distance(&self, x: f32, y: f32) -> f32 {
        let (down, y) = (y, y.abs());
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
                let vertical = box_distance(
                    x - half_width + stroke / 2.0,
                    y - half_height + arm / 2.0,
                    stroke,
                    arm,
                );
                let horizontal = box_distance(
                    x - half_width + arm / 2.0,
                    y - half_height + stroke / 2.0,
                    arm,
                    stroke,
                );
                vertical.min(horizontal)
            }
            Self::Diamond { reach, stroke } => {
                let outside = (x + y - reach) * std::f32::consts::FRAC_1_SQRT_2;
                stroke.map_or(outside, |stroke| outside.abs() - stroke / 2.0)
            }
            Self::Cross { reach, stroke } => {
                // The nearest point on the diagonal of this quadrant, which ends at (reach, reach).
                let along = ((x + y) / 2.0).clamp(0.0, reach);
                (x - along).hypot(y - along) - stroke / 2.0
            }
            Self::Triangle { reach, stroke } => {
                let outside = down.max(HALF_SIDE * x - down / 2.0) - reach / 2.0;
                outside.abs() - stroke / 2.0
            }
            Self::Square { half, stroke } => (x.max(y) - half).abs() - stroke / 2.0,
            Self::Plate {
                half_width,
                half_height,
                radius,
            } => {
                let radius = radius.min(half_width).min(half_height);
                let core = (2.0 * (half_width - radius), 2.0 * (half_height - radius));
                box_distance(x, y, core.0, core.1) - radius
            }
            Self::Capsule { length, width } => (x - length / 2.0).max(0.0).hypot(y) - width / 2.0,
        }
    }
}

/// The signed distance from a rectangle centred on the origin.
fn box_distance(x: f32, y: f32, width: f32, height: f32) -> f32 {
    let (dx, dy) = (x.abs() - width / 2.0, y.abs() - height / 2.0);
    dx.max(0.0).hypot(dy.max(0.0)) + dx.max(dy).min(0.0)
}
