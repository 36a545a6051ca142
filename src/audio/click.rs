//! The click of a stone: variant, panning, pitch and delay.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::time::Duration;

use super::channels::PlaybackOptions;
use crate::theme::MotionLevel;
use narabe_rules::twin::{Half, TWIN_SIZE, TwinPoint};
use narabe_rules::{BoardSize, Point, Side};

/// The number of variants of a stone set.
pub const VARIANTS: usize = 5;
/// The panning of the outermost column.
const MAX_PANNING: f32 = 0.25;
/// White's stones sound 8 % higher.
const WHITE_RATE: f64 = 1.08;
/// The time from the start of a drop until the stone lands.
pub const LANDING: Duration = Duration::from_millis(140);

/// Chooses variants at random, never the same twice in a row.
#[derive(Debug)]
pub struct VariantPicker {
    rng: StdRng,
    last: Option<usize>,
}

impl VariantPicker {
    pub fn new(seed: u64) -> Self {
        Self {
            rng: StdRng::seed_from_u64(seed),
            last: None,
        }
    }

    /// The next variant, from 0.
    pub fn next(&mut self) -> usize {
        let variant = match self.last {
            None => self.rng.random_range(0..VARIANTS),
            // One of the other variants, all equally likely.
            Some(last) => (last + self.rng.random_range(1..VARIANTS)) % VARIANTS,
        };
        self.last = Some(variant);
        variant
    }
}

/// How the click of a stone on this point is played.
pub fn playback(point: Point, side: Side, size: BoardSize, motion: MotionLevel) -> PlaybackOptions {
    PlaybackOptions {
        after: landing(motion),
        panning: panning(point.x, size),
        rate: match side {
            Side::Black => 1.0,
            Side::White => WHITE_RATE,
        },
        decibels: None,
    }
}

/// The same on twin boards, one to the left and one to the right.
pub fn twin_playback(point: TwinPoint, side: Side, motion: MotionLevel) -> PlaybackOptions {
    let columns = TWIN_SIZE.get();
    let column = match point.half {
        Half::Left => point.point.x,
        Half::Right => point.point.x + columns,
    };
    let share = f32::from(column) / f32::from(2 * columns - 1);
    PlaybackOptions {
        panning: MAX_PANNING * (2.0 * share - 1.0),
        ..playback(point.point, side, TWIN_SIZE, motion)
    }
}

/// The time from a move until its stone lands.
pub fn landing(motion: MotionLevel) -> Duration {
    match motion {
        MotionLevel::Full => LANDING,
        MotionLevel::Reduced | MotionLevel::Off => Duration::ZERO,
    }
}

/// The panning of a column, from left to right.
fn panning(column: u8, size: BoardSize) -> f32 {
    let share = f32::from(column) / f32::from(size.get() - 1);
    MAX_PANNING * (2.0 * share - 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_variant_repeats_and_all_are_used() {
        let mut variants = VariantPicker::new(1);
        let drawn: Vec<usize> = (0..1000).map(|_| variants.next()).collect();
        assert!(drawn.windows(2).all(|pair| pair[0] != pair[1]));
        for variant in 0..VARIANTS {
            let times = drawn.iter().filter(|drawn| **drawn == variant).count();
            assert!((120..280).contains(&times), "{variant}: {times} of 1000");
        }
        assert!(drawn.iter().all(|variant| *variant < VARIANTS));
    }

    #[test]
    fn columns_are_panned_from_left_to_right() {
        for size in [BoardSize::MIN, BoardSize::DEFAULT, BoardSize::MAX] {
            let last = size.get() - 1;
            assert_eq!(panning(0, size), -MAX_PANNING);
            assert_eq!(panning(last / 2, size), 0.0);
            assert_eq!(panning(last, size), MAX_PANNING);
        }
    }

    #[test]
    fn white_is_brighter_and_a_still_board_clicks_at_once() {
        let (point, size) = (Point::new(0, 0), BoardSize::DEFAULT);
        let white = playback(point, Side::White, size, MotionLevel::Full);
        let black = playback(point, Side::Black, size, MotionLevel::Reduced);
        assert_eq!((white.rate, white.after), (WHITE_RATE, LANDING));
        assert_eq!((black.rate, black.after), (1.0, Duration::ZERO));
    }
}
