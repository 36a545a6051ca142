//! How a stone falls, settles and is lifted: its looks as a function of time.

use super::plan::Step;
use crate::app::effects::ease;
use crate::app::theme::MotionLevel;

/// How long a drop takes, when within it the stone lands, and how long it fades in, in seconds.
pub const DROP: f32 = 0.22;
const LANDS: f32 = 0.14;
const FADES_IN: f32 = 0.06;
/// How long a stone takes to be lifted away.
const LIFT: f32 = 0.18;
/// How long either takes when the player is faster than the animation.
const QUICK: f32 = 0.06;
/// How much larger and how much higher (in logical pixels) a stone is when it is let go.
const HELD_SCALE: f32 = 0.2;
pub const HELD_HEIGHT: f32 = 16.0;
/// How much a stone swells when it has landed.
const SETTLE: f32 = 0.01;

/// A stone on its way.
#[derive(Debug, Clone, Copy)]
pub struct Motion {
    pub step: Step,
    /// Seconds since the start; less than nothing while it waits.
    pub seconds: f32,
    length: f32,
    /// Only fades, does not travel.
    fades: bool,
}

/// How a stone looks at a moment.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Pose {
    /// 0 on the board, 1 just let go.
    pub lift: f32,
    pub scale: f32,
    pub opacity: f32,
    /// How far the dust has spread, from 0 to 1.
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

impl Motion {
    /// The motion of a step under the motion setting; `None` when it is done at once.
    pub fn new(step: Step, delay: f32, quick: bool, level: MotionLevel) -> Option<Self> {
        let (length, fades) = match (level, step) {
            (MotionLevel::Off, _) | (MotionLevel::Reduced, Step::Lift) => return None,
            (MotionLevel::Reduced, Step::Drop) => (FADES_IN, true),
            (MotionLevel::Full, _) if quick => (QUICK, false),
            (MotionLevel::Full, Step::Drop) => (DROP, false),
            (MotionLevel::Full, Step::Lift) => (LIFT, false),
        };
        Some(Self {
            step,
            seconds: -delay,
            length,
            fades,
        })
    }

    pub fn is_over(&self) -> bool {
        self.seconds >= self.length
    }

    pub fn pose(&self) -> Pose {
        let part = ease::part(self.seconds, self.length);
        if self.fades {
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
            Step::Drop => drop_pose(part * DROP, self.seconds < 0.0),
            Step::Lift => {
                let lift = 1.0 - ease::DROP.at(1.0 - part);
                Pose {
                    lift,
                    scale: 1.0 + HELD_SCALE * lift,
                    opacity: 1.0 - part,
                    dust: None,
                }
            }
        }
    }
}

/// A drop so many seconds after its start.
fn drop_pose(seconds: f32, waits: bool) -> Pose {
    if waits {
        return Pose {
            opacity: 0.0,
            ..Pose::REST
        };
    }
    if seconds < LANDS {
        let lift = 1.0 - ease::DROP.at(seconds / LANDS);
        let opacity = ease::part(seconds, FADES_IN);
        return Pose {
            lift,
            scale: 1.0 + HELD_SCALE * lift,
            opacity,
            dust: None,
        };
    }
    let after = ease::part(seconds - LANDS, DROP - LANDS);
    Pose {
        lift: 0.0,
        scale: 1.0 + SETTLE * (1.0 - after),
        opacity: 1.0,
        dust: Some(after),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn full(step: Step, seconds: f32) -> Pose {
        let mut motion =
            Motion::new(step, 0.0, false, MotionLevel::Full).expect("full motion moves");
        motion.seconds = seconds;
        motion.pose()
    }

    #[test]
    fn a_drop_starts_high_lands_and_settles() {
        let start = full(Step::Drop, 0.0);
        assert_eq!((start.lift, start.opacity), (1.0, 0.0));
        assert!((start.scale - 1.2).abs() < 1e-6);
        assert_eq!(full(Step::Drop, FADES_IN).opacity, 1.0);
        let landed = full(Step::Drop, LANDS);
        assert_eq!(landed.lift, 0.0);
        assert!(landed.scale > 1.0 && landed.dust.is_some());
        assert_eq!(
            full(Step::Drop, DROP),
            Pose {
                dust: Some(1.0),
                ..Pose::REST
            }
        );
    }

    #[test]
    fn a_lift_is_a_drop_backwards() {
        assert_eq!(full(Step::Lift, 0.0), Pose::REST);
        let end = full(Step::Lift, LIFT);
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
                Motion::new(step, 0.0, true, MotionLevel::Full).expect("full motion moves");
            assert_eq!(motion.length, QUICK);
        }
    }

    #[test]
    fn reduced_motion_fades_in_and_vanishes_and_off_does_neither() {
        let mut fade = Motion::new(Step::Drop, 0.0, false, MotionLevel::Reduced).expect("a fade");
        fade.seconds = FADES_IN / 2.0;
        assert_eq!(
            fade.pose(),
            Pose {
                opacity: 0.5,
                ..Pose::REST
            }
        );
        assert!(Motion::new(Step::Lift, 0.0, false, MotionLevel::Reduced).is_none());
        assert!(Motion::new(Step::Drop, 0.0, false, MotionLevel::Off).is_none());
    }
}
