//! The curves by which things start and stop.
//!
//! Three curves serve the whole game: [`OUT`] for what arrives, [`IN_OUT`] for what travels, [`DROP`] for what
//! falls. They are the cubic Béziers of the art direction, so a curve read there can be written here as it stands.
//!
//! ```
//! use narabe::app::effects::ease;
//!
//! assert_eq!(ease::OUT.at(0.0), 0.0);
//! assert_eq!(ease::OUT.at(1.0), 1.0);
//! assert!(ease::OUT.at(0.5) > 0.9, "most of the way is done early");
//! ```

/// What arrives: fast, then slower and slower.
pub const OUT: Curve = Curve::new(0.16, 1.0, 0.3, 1.0);
/// What travels from rest to rest.
pub const IN_OUT: Curve = Curve::new(0.65, 0.0, 0.35, 1.0);
/// What falls: slow, then faster until it lands.
pub const DROP: Curve = Curve::new(0.5, 0.0, 0.9, 0.6);

/// How often the search for the curve's parameter halves its interval: finer than any screen shows.
const HALVINGS: usize = 24;

/// A cubic Bézier from (0, 0) to (1, 1), given by its two inner points as style sheets write them.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Curve {
    x1: f32,
    y1: f32,
    x2: f32,
    y2: f32,
}

impl Curve {
    /// The curve with the inner points (`x1`, `y1`) and (`x2`, `y2`); both `x` must lie between 0 and 1.
    pub const fn new(x1: f32, y1: f32, x2: f32, y2: f32) -> Self {
        Self { x1, y1, x2, y2 }
    }

    /// How much of the way is done when `time`, from 0 to 1, has passed. Time outside is held to the ends.
    pub fn at(self, time: f32) -> f32 {
        if time <= 0.0 {
            return 0.0;
        }
        if time >= 1.0 {
            return 1.0;
        }
        let (mut low, mut high) = (0.0, 1.0);
        for _ in 0..HALVINGS {
            let middle = (low + high) / 2.0;
            if bezier(self.x1, self.x2, middle) < time {
                low = middle;
            } else {
                high = middle;
            }
        }
        bezier(self.y1, self.y2, (low + high) / 2.0)
    }
}

/// One coordinate of the curve at parameter `t`.
fn bezier(inner1: f32, inner2: f32, t: f32) -> f32 {
    let rest = 1.0 - t;
    3.0 * rest * rest * t * inner1 + 3.0 * rest * t * t * inner2 + t * t * t
}

/// How far `now` has come from 0 towards `length`, from 0 to 1; a length of nothing is done at once.
pub fn part(now: f32, length: f32) -> f32 {
    if length <= 0.0 {
        if now < 0.0 { 0.0 } else { 1.0 }
    } else {
        (now / length).clamp(0.0, 1.0)
    }
}

/// `from` at 0, `to` at 1, straight between.
pub fn mix(from: f32, to: f32, part: f32) -> f32 {
    from + (to - from) * part
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn curves_start_at_nothing_and_end_at_all() {
        for curve in [OUT, IN_OUT, DROP] {
            assert_eq!(curve.at(-1.0), 0.0);
            assert_eq!(curve.at(0.0), 0.0);
            assert_eq!(curve.at(1.0), 1.0);
            assert_eq!(curve.at(2.0), 1.0);
        }
    }

    #[test]
    fn curves_never_turn_back() {
        for curve in [OUT, IN_OUT, DROP] {
            let steps: Vec<f32> = (0..=100)
                .map(|step| curve.at(step as f32 / 100.0))
                .collect();
            assert!(steps.windows(2).all(|pair| pair[0] <= pair[1]));
        }
    }

    #[test]
    fn the_straight_curve_is_straight() {
        let straight = Curve::new(1.0 / 3.0, 1.0 / 3.0, 2.0 / 3.0, 2.0 / 3.0);
        for time in [0.1, 0.25, 0.5, 0.9] {
            assert!((straight.at(time) - time).abs() < 1e-4);
        }
    }

    #[test]
    fn each_curve_has_its_character() {
        assert!(OUT.at(0.3) > 0.75);
        assert!(DROP.at(0.5) < 0.4);
        assert!((IN_OUT.at(0.5) - 0.5).abs() < 1e-3);
        assert!(IN_OUT.at(0.2) < 0.1);
    }

    #[test]
    fn parts_are_held_to_the_whole() {
        assert_eq!(part(-5.0, 10.0), 0.0);
        assert_eq!(part(5.0, 10.0), 0.5);
        assert_eq!(part(15.0, 10.0), 1.0);
        assert_eq!(part(0.0, 0.0), 1.0);
    }
}
