//! Projective maps of the plane.

/// A projective map: three rows of three numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Homography(pub(super) [[f64; 3]; 3]);

impl Homography {
    /// Scales by `(sx, sy)`, then shifts by `(dx, dy)`.
    pub(super) const fn scale_and_shift((sx, sy): (f64, f64), (dx, dy): (f64, f64)) -> Self {
        Self([[sx, 0.0, dx], [0.0, sy, dy], [0.0, 0.0, 1.0]])
    }

    /// The image of a point.
    pub(super) fn apply(&self, x: f64, y: f64) -> (f64, f64) {
        let [u, v, w] = self.0.map(|row| row[0] * x + row[1] * y + row[2]);
        (u / w, v / w)
    }

    /// First this map, then `next`.
    pub(super) fn then(&self, next: &Self) -> Self {
        let entry = |row: usize, column: usize| -> f64 {
            (0..3).map(|k| next.0[row][k] * self.0[k][column]).sum()
        };
        Self(std::array::from_fn(|row| {
            std::array::from_fn(|column| entry(row, column))
        }))
    }

    /// The inverse map; meaningless if there is none.
    pub(super) fn inverse(&self) -> Self {
        let m = &self.0;
        let minor = |row: usize, column: usize| {
            let (r1, r2) = ((row + 1) % 3, (row + 2) % 3);
            let (c1, c2) = ((column + 1) % 3, (column + 2) % 3);
            m[r1][c1] * m[r2][c2] - m[r1][c2] * m[r2][c1]
        };
        // A common factor does not matter.
        Self(std::array::from_fn(|row| {
            std::array::from_fn(|column| minor(column, row))
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_inverse_leads_back() {
        let map = Homography([[1.1, 0.2, 30.0], [-0.1, 0.9, 12.0], [0.0004, -0.0003, 1.0]]);
        for (x, y) in [(0.0, 0.0), (400.0, 10.0), (-50.0, 300.0)] {
            let (u, v) = map.apply(x, y);
            let (back_x, back_y) = map.inverse().apply(u, v);
            assert!((back_x - x).abs() < 1e-6 && (back_y - y).abs() < 1e-6);
            let shift = Homography::scale_and_shift((2.0, 2.0), (1.0, 0.0));
            let (moved_x, moved_y) = map.then(&shift).apply(x, y);
            assert!((moved_x - 2.0 * u - 1.0).abs() < 1e-6 && (moved_y - 2.0 * v).abs() < 1e-6);
        }
    }
}
