//! The animation of a stone that is placed or removed, as a function of time.

use super::plan::Step;
use crate::easing;
use crate::theme::MotionLevel;

/// The duration of a drop, when the stone lands, and the duration of the fade-in, in seconds.
pub const DROP_TIME: f32 = 0.22;
const LANDING: f32 = 0.14;
const FADE_IN: f32 = 0.06;
/// The duration of a lift.
const LIFT_TIME: f32 = 0.18;
/// The duration of either when the player is faster than the animation.
const QUICK_TIME: f32 = 0.06;
/// The extra scale and the height in logical pixels of a lifted stone.
const LIFTED_SCALE: f32 = 0.2;
pub const LIFTED_HEIGHT: f32 = 16.0;
/// The extra scale of a stone when it lands.
const LANDING_SCALE: f32 = 0.01;

#[derive(Debug, Clone, Copy)]
pub struct StoneMotion {
    pub step: Step,
    /// Seconds since the start; negative during a delay.
    pub seconds: f32,
    length: f32,
    /// Whether it only only_fades.
    only_fades: bool,
}

/// The appearance of a stone at a time.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pose {
    /// 0 on the board, 1 fully lifted.
    pub lift: f32,
    pub scale: f32,
    pub opacity: f32,
    /// The spread of the dust, from 0 to 1.
    pub dust: Option<f32>,
}

impl Pose {
    pub const REST: Self = Self {
        lift: 0.0,
        scale: 1.0,
        opacity: 1.0,
        dust: None,
    };
}

impl StoneMotion {
    /// The motion of a step under the motion setting; `None` if it is done at once.
    pub fn new(step: Step, delay: f32, quick: bool, level: MotionLevel) -> Option<Self> {
        let (length, only_fades) = match (level, step) {
            (MotionLevel::Off, _) | (MotionLevel::Reduced, Step::Lift) => return None,
            (MotionLevel::Reduced, Step::Drop) => (FADE_IN, true),
            (MotionLevel::Full, _) if quick => (QUICK_TIME, false),
            (MotionLevel::Full, Step::Drop) => (DROP_TIME, false),
            (MotionLevel::Full, Step::Lift) => (LIFT_TIME, false),
        };
        Some(Self {
            step,
            seconds: -delay,
            length,
            only_fades,
        })
    }

    pub fn is_over(&self) -> bool {
        self.seconds >= self.length
    }

    pub fn pose(&self) -> Pose {
        let part = easing::part(self.seconds, self.length);
        if self.only_fades {
            let opacity = if self.step == Step::Drop {
                part
            } else {
                1.0 - part
            };
            return Pose {
                opacity,
                ..Pose::REST
            };
        }
        match self.step {
            Step::Drop => drop_pose(part * DROP_TIME, self.seconds < 0.0),
            Step::Lift => {
                let lift = 1.0 - easing::DROP.ease(1.0 - part);
                Pose {
                    lift,
                    scale: 1.0 + LIFTED_SCALE * lift,
                    opacity: 1.0 - part,
                    dust: None,
                }
            }
        }
    }
}

/// A drop at a time in seconds after its start.
fn drop_pose(seconds: f32, waits: bool) -> Pose {
    if waits {
        return Pose {
            opacity: 0.0,
            ..Pose::REST
        };
    }
    if seconds < LANDING {
        let lift = 1.0 - easing::DROP.ease(seconds / LANDING);
        let opacity = easing::part(seconds, FADE_IN);
        return Pose {
            lift,
            scale: 1.0 + LIFTED_SCALE * lift,
            opacity,
            dust: None,
        };
    }
    let after = easing::part(seconds - LANDING, DROP_TIME - LANDING);
    Pose {
        lift: 0.0,
        scale: 1.0 + LANDING_SCALE * (1.0 - after),
        opacity: 1.0,
        dust: Some(after),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn full(step: Step, seconds: f32) -> Pose {
        let mut motion =
            StoneMotion::new(step, 0.0, false, MotionLevel::Full).expect("full motion moves");
        motion.seconds = seconds;
        motion.pose()
    }

    #[test]
    fn a_drop_starts_high_lands_and_settles() {
        let start = full(Step::Drop, 0.0);
        assert_eq!((start.lift, start.opacity), (1.0, 0.0));
        assert!((start.scale - 1.2).abs() < 1e-6);
        assert_eq!(full(Step::Drop, FADE_IN).opacity, 1.0);
        let landed = full(Step::Drop, LANDING);
        assert_eq!(landed.lift, 0.0);
        assert!(landed.scale > 1.0 && landed.dust.is_some());
        assert_eq!(
            full(Step::Drop, DROP_TIME),
            Pose {
                dust: Some(1.0),
                ..Pose::REST
            }
        );
    }

    #[test]
    fn a_lift_is_a_drop_backwards() {
        assert_eq!(full(Step::Lift, 0.0), Pose::REST);
        let end = full(Step::Lift, LIFT_TIME);
        assert_eq!((end.lift, end.opacity), (1.0, 0.0));
    }

    #[test]
    fn a_waiting_stone_is_not_seen() {
        assert_eq!(full(Step::Drop, -0.1).opacity, 0.0);
        assert_eq!(full(Step::Lift, -0.1).opacity, 1.0);
    }

    #[test]
    fn quick_repeats_are_short() {
        for step in [Step::Drop, Step::Lift] {
            let motion =
                StoneMotion::new(step, 0.0, true, MotionLevel::Full).expect("full motion moves");
            assert_eq!(motion.length, QUICK_TIME);
        }
    }

    #[test]
    fn reduced_motion_fades_in_and_vanishes_and_off_does_neither() {
        let mut fade =
            StoneMotion::new(Step::Drop, 0.0, false, MotionLevel::Reduced).expect("a fade");
        fade.seconds = FADE_IN / 2.0;
        assert_eq!(
            fade.pose(),
            Pose {
                opacity: 0.5,
                ..Pose::REST
            }
        );
        assert!(StoneMotion::new(Step::Lift, 0.0, false, MotionLevel::Reduced).is_none());
        assert!(StoneMotion::new(Step::Drop, 0.0, false, MotionLevel::Off).is_none());
    }
}
