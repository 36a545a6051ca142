//! The flashes of the last move's mark, as functions of time.

use crate::easing;
use crate::settings::LastMark;

// The duration of a flash, and the time between the starts of two, in seconds: at most one flash a second.
const FLASH_TIME: f32 = 0.6;
const FLASH_PERIOD: f32 = 1.0;
/// The number of flashes by default.
const FLASH_COUNT: f32 = 3.0;
/// The opacity of the dot at the start of a flash.
const FLASH_DIM: f32 = 0.35;

/// The opacity of the dot and the progress of the pulse at a time.
pub(super) fn flash(setting: LastMark, seconds: f32) -> (f32, Option<f32>) {
    if seconds < 0.0 {
        return (0.0, None);
    }
    let count = (seconds / FLASH_PERIOD).floor();
    let still = match setting {
        LastMark::Still => true,
        LastMark::ThreeFlashes => count >= FLASH_COUNT,
        LastMark::KeepsFlashing => false,
    };
    let within = seconds - count * FLASH_PERIOD;
    if still || within >= FLASH_TIME {
        return (1.0, None);
    }
    let part = within / FLASH_TIME;
    (
        easing::mix(FLASH_DIM, 1.0, easing::OUT.ease(part)),
        Some(part),
    )
}

/// The time until the mark changes; zero while it moves.
pub(super) fn next_change(setting: LastMark, seconds: f32) -> Option<f32> {
    if seconds < 0.0 {
        return Some(-seconds);
    }
    let within = seconds % FLASH_PERIOD;
    match setting {
        LastMark::Still => None,
        LastMark::ThreeFlashes if seconds >= (FLASH_COUNT - 1.0) * FLASH_PERIOD + FLASH_TIME => {
            None
        }
        _ if within < FLASH_TIME => Some(0.0),
        _ => Some(FLASH_PERIOD - within),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mark_flashes_three_times_and_stays() {
        let setting = LastMark::ThreeFlashes;
        for start in [0.0, 1.0, 2.0] {
            assert!(
                flash(setting, start + 0.1).1.is_some(),
                "a flash at {start}"
            );
            assert_eq!(flash(setting, start + 0.8), (1.0, None));
        }
        assert_eq!(flash(setting, 3.1), (1.0, None));
        assert_eq!(
            next_change(setting, 2.7),
            None,
            "after the third flash the game sleeps"
        );
    }

    #[test]
    fn between_flashes_the_game_sleeps_until_the_next() {
        let wait = next_change(LastMark::KeepsFlashing, 41.75).expect("it keeps flashing");
        assert!((wait - 0.25).abs() < 1e-3);
        assert_eq!(next_change(LastMark::KeepsFlashing, 41.2), Some(0.0));
    }

    #[test]
    fn a_still_mark_never_moves() {
        assert_eq!(flash(LastMark::Still, 0.1), (1.0, None));
        assert_eq!(next_change(LastMark::Still, 0.1), None);
    }

    #[test]
    fn the_mark_waits_for_its_stone() {
        assert_eq!(flash(LastMark::ThreeFlashes, -0.1), (0.0, None));
        assert_eq!(next_change(LastMark::ThreeFlashes, -0.1), Some(0.1));
    }
}
