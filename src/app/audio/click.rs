//! A stone's click: which of the five, from where, how bright, and when.

use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};
use std::time::Duration;

use super::channels::Manner;
use crate::app::theme::MotionLevel;
use crate::rules::twin::{Half, TWIN_SIZE, TwinPoint};
use crate::rules::{BoardSize, Point, Side};

/// How many variants a stone set has.
pub const VARIANTS: usize = 5;
/// How far to the side the outermost column is heard.
const WIDTH: f32 = 0.25;
/// White's stones are the lighter ones and sound 8 % higher.
const WHITE_RATE: f64 = 1.08;
/// When in its fall a stone lands, by the art direction.
pub const LANDS: Duration = Duration::from_millis(140);

/// Chooses the variants so that none follows itself.
#[derive(Debug)]
pub struct Variants {
    rng: StdRng,
    last: Option<usize>,
}

impl Variants {
    pub fn new(seed: u64) -> Self {
        Self {
            rng: StdRng::seed_from_u64(seed),
            last: None,
        }
    }

    /// The next variant, counted from 0.
    pub fn next(&mut self) -> usize {
        let variant = match self.last {
            None => self.rng.random_range(0..VARIANTS),
            // One of the others, each as likely: so many places further round.
            Some(last) => (last + self.rng.random_range(1..VARIANTS)) % VARIANTS,
        };
        self.last = Some(variant);
        variant
    }
}

/// How a stone on this point is heard.
pub fn manner(point: Point, side: Side, size: BoardSize, motion: MotionLevel) -> Manner {
    Manner {
        after: landing(motion),
        panning: panning(point.x, size),
        rate: match side {
            Side::Black => 1.0,
            Side::White => WHITE_RATE,
        },
        decibels: None,
    }
}

/// The same on twin boards, which lie to the left and to the right of the listener.
pub fn twin_manner(point: TwinPoint, side: Side, motion: MotionLevel) -> Manner {
    let columns = TWIN_SIZE.get();
    let column = match point.half {
        Half::Left => point.point.x,
        Half::Right => point.point.x + columns,
    };
    let share = f32::from(column) / f32::from(2 * columns - 1);
    Manner {
        panning: WIDTH * (2.0 * share - 1.0),
        ..manner(point.point, side, TWIN_SIZE, motion)
    }
}

/// How long after a move its stone touches the board.
pub fn landing(motion: MotionLevel) -> Duration {
    match motion {
        MotionLevel::Full => LANDS,
        MotionLevel::Reduced | MotionLevel::Off => Duration::ZERO,
    }
}

/// From the left column to the right one.
fn panning(column: u8, size: BoardSize) -> f32 {
    let share = f32::from(column) / f32::from(size.get() - 1);
    WIDTH * (2.0 * share - 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_variant_follows_itself_and_all_are_heard() {
        let mut variants = Variants::new(1);
        let drawn: Vec<usize> = (0..1000).map(|_| variants.next()).collect();
        assert!(drawn.windows(2).all(|pair| pair[0] != pair[1]));
        for variant in 0..VARIANTS {
            let times = drawn.iter().filter(|drawn| **drawn == variant).count();
            assert!((120..280).contains(&times), "{variant}: {times} of 1000");
        }
        assert!(drawn.iter().all(|variant| *variant < VARIANTS));
    }

    #[test]
    fn columns_are_heard_from_left_to_right() {
        for size in [BoardSize::MIN, BoardSize::DEFAULT, BoardSize::MAX] {
            let last = size.get() - 1;
            assert_eq!(panning(0, size), -WIDTH);
            assert_eq!(panning(last / 2, size), 0.0);
            assert_eq!(panning(last, size), WIDTH);
        }
    }

    #[test]
    fn white_is_brighter_and_a_still_board_clicks_at_once() {
        let (point, size) = (Point::new(0, 0), BoardSize::DEFAULT);
        let white = manner(point, Side::White, size, MotionLevel::Full);
        let black = manner(point, Side::Black, size, MotionLevel::Reduced);
        assert_eq!((white.rate, white.after), (WHITE_RATE, LANDS));
        assert_eq!((black.rate, black.after), (1.0, Duration::ZERO));
    }
}
