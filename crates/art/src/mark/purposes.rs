//! The marks by their purposes: the last move, forbidden points, threats, notes of a study.

use super::Mark;

/// Half the size of a mark on a point, in cells.
const HALF_SIZE: f32 = 0.30;
/// The stroke of a mark on a point, in logical pixels.
const LINE: f32 = 2.4;

impl Mark {
    /// The brackets around a point. `cell` is the distance of two lines, `ratio` the number of physical pixels per
    /// logical one.
    pub fn point_brackets(cell: f32, ratio: f32) -> Self {
        let stroke = (2.0 * ratio).max(0.05 * cell).round();
        // The centre is the centre of a pixel, so the outer edges are on pixel boundaries.
        let half = (0.56 * cell + stroke / 2.0).floor() + 0.5;
        Self::Brackets {
            half_width: half,
            half_height: half,
            arm: (0.24 * cell).round().max(stroke),
            stroke,
        }
    }

    /// The dot on the last stone played.
    pub fn last_move(cell: f32) -> Self {
        Self::Dot {
            radius: 0.145 * cell,
        }
    }

    /// The disc below a letter on an empty point of a diagram.
    pub fn letter_ground(cell: f32) -> Self {
        Self::Dot {
            radius: 0.34 * cell,
        }
    }

    /// The cross on a forbidden point.
    pub fn forbidden(cell: f32, ratio: f32) -> Self {
        Self::Cross {
            reach: 0.72 * HALF_SIZE * cell,
            stroke: LINE * ratio,
        }
    }

    /// The hollow diamond of an open three.
    pub fn open_three(cell: f32, ratio: f32) -> Self {
        Self::Diamond {
            reach: HALF_SIZE * cell,
            stroke: Some(LINE * ratio),
        }
    }

    /// The solid diamond of a four.
    pub fn four(cell: f32) -> Self {
        Self::Diamond {
            reach: 1.1 * HALF_SIZE * cell,
            stroke: None,
        }
    }

    /// The square on a winning move.
    pub fn winning(cell: f32, ratio: f32) -> Self {
        Self::Square {
            half: 0.86 * HALF_SIZE * cell,
            stroke: LINE * ratio,
        }
    }

    /// The square on a point where the defender can try.
    pub fn try_here(cell: f32, ratio: f32) -> Self {
        Self::Square {
            half: 0.78 * HALF_SIZE * cell,
            stroke: LINE * ratio,
        }
    }

    /// The ring that a study marks a point with. It fits inside a stone, as do its square, triangle and cross.
    pub fn study_circle(cell: f32, ratio: f32) -> Self {
        Self::Ring {
            radius: 0.25 * cell,
            stroke: LINE * ratio,
        }
    }

    /// The square that a study marks a point with.
    pub fn study_square(cell: f32, ratio: f32) -> Self {
        Self::Square {
            half: 0.21 * cell,
            stroke: LINE * ratio,
        }
    }

    /// The triangle that a study marks a point with.
    pub fn study_triangle(cell: f32, ratio: f32) -> Self {
        Self::Triangle {
            reach: 0.29 * cell,
            stroke: LINE * ratio,
        }
    }

    /// The cross that a study marks a point with.
    pub fn study_cross(cell: f32, ratio: f32) -> Self {
        Self::Cross {
            reach: 0.19 * cell,
            stroke: LINE * ratio,
        }
    }

    /// The end of the line on which a threat runs; stretched, it is the line.
    pub fn threat_line(ratio: f32) -> Self {
        Self::Dot { radius: ratio }
    }

    /// The corner of a label beside a point; stretched, it is the label.
    pub fn label(height: f32, radius: f32) -> Self {
        Self::Plate {
            half_width: height / 2.0,
            half_height: height / 2.0,
            radius,
        }
    }

    /// The ring around the best move.
    pub fn best(cell: f32, ratio: f32) -> Self {
        Self::Ring {
            radius: 0.40 * cell,
            stroke: LINE * ratio,
        }
    }

    /// The plate below a number of the heat map.
    pub fn heat(cell: f32, ratio: f32) -> Self {
        Self::Plate {
            half_width: 0.40 * cell,
            half_height: 0.295 * cell,
            radius: 3.0 * ratio,
        }
    }
}
