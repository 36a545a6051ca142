//! Easing curves.
//!
//! The game uses three: [`OUT`] for things that arrive, [`IN_OUT`] for things that move, [`DROP`] for things that fall.
//! They are the cubic Béziers of the art direction.
//!
//! ```
//! use narabe::easing;
//!
//! assert_eq!(easing::OUT.ease(0.0), 0.0);
//! assert_eq!(easing::OUT.ease(1.0), 1.0);
//! assert!(easing::OUT.ease(0.5) > 0.9, "most of the way is done early");
//! ```

use bevy::math::Vec2;
use bevy::math::cubic_splines::CubicSegment;
use std::sync::LazyLock;

/// An easing curve: its `ease` maps the share of the time to the share of the way.
pub type Easing = LazyLock<CubicSegment<Vec2>>;

/// For things that arrive: fast, then slower.
pub static OUT: Easing = LazyLock::new(|| CubicSegment::new_bezier_easing((0.16, 1.0), (0.3, 1.0)));
/// For things that move from rest to rest.
pub static IN_OUT: Easing =
    LazyLock::new(|| CubicSegment::new_bezier_easing((0.65, 0.0), (0.35, 1.0)));
/// For things that fall: slow, then faster until they land.
pub static DROP: Easing = LazyLock::new(|| CubicSegment::new_bezier_easing((0.5, 0.0), (0.9, 0.6)));

/// The share of `length` that `now` has reached, from 0 to 1. A length of 0 is complete from the start.
pub fn part(now: f32, length: f32) -> f32 {
    if length <= 0.0 {
        if now < 0.0 { 0.0 } else { 1.0 }
    } else {
        (now / length).clamp(0.0, 1.0)
    }
}

/// `from` at 0, `to` at 1, linear between.
pub fn mix(from: f32, to: f32, part: f32) -> f32 {
    from + (to - from) * part
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all() -> [&'static Easing; 3] {
        [&OUT, &IN_OUT, &DROP]
    }

    #[test]
    fn curves_start_at_nothing_and_end_at_all() {
        for curve in all() {
            assert_eq!(curve.ease(-1.0), 0.0);
            assert_eq!(curve.ease(0.0), 0.0);
            assert_eq!(curve.ease(1.0), 1.0);
            assert_eq!(curve.ease(2.0), 1.0);
        }
    }

    #[test]
    fn curves_never_turn_back() {
        for curve in all() {
            let steps: Vec<f32> = (0..=100)
                .map(|step| curve.ease(step as f32 / 100.0))
                .collect();
            assert!(steps.windows(2).all(|pair| pair[0] <= pair[1]));
        }
    }

    #[test]
    fn each_curve_has_its_character() {
        assert!(OUT.ease(0.3) > 0.75);
        assert!(DROP.ease(0.5) < 0.4);
        assert!((IN_OUT.ease(0.5) - 0.5).abs() < 1e-3);
        assert!(IN_OUT.ease(0.2) < 0.1);
    }

    #[test]
    fn parts_are_clamped() {
        assert_eq!(part(-5.0, 10.0), 0.0);
        assert_eq!(part(5.0, 10.0), 0.5);
        assert_eq!(part(15.0, 10.0), 1.0);
        assert_eq!(part(0.0, 0.0), 1.0);
    }
}
