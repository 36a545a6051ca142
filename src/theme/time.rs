//! Durations and the amount of motion.

use super::system::SystemPreferences;
use crate::settings::{MotionChoice, Settings};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The art direction's durations, in seconds.
pub mod duration {
    /// Hover and press.
    pub const TOUCH: f32 = 0.09;
    /// Undo, moving brackets, a sliding selection.
    pub const MOVE: f32 = 0.18;
    /// An opening screen, a sliding panel.
    pub const PAGE: f32 = 0.32;
    /// The fade that replaces all movement when motion is reduced.
    pub const FADE: f32 = 0.12;
}

/// The amount of motion.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum MotionLevel {
    #[default]
    Full,
    /// Short fades instead of movement.
    Reduced,
    /// No motion and no fades.
    Off,
}

/// The amount of motion by the setting, or by the system's preference.
#[derive(SystemParam)]
pub struct Motion<'w> {
    settings: Res<'w, Settings>,
    system: Option<Res<'w, SystemPreferences>>,
}

impl Motion<'_> {
    pub fn level(&self) -> MotionLevel {
        let still = self
            .system
            .as_ref()
            .is_some_and(|system| system.reduced_motion);
        match self.settings.motion {
            MotionChoice::System if still => MotionLevel::Reduced,
            MotionChoice::System | MotionChoice::Full => MotionLevel::Full,
            MotionChoice::Reduced => MotionLevel::Reduced,
            MotionChoice::Off => MotionLevel::Off,
        }
    }

    /// Whether movement is allowed.
    pub fn full(&self) -> bool {
        self.level() == MotionLevel::Full
    }

    /// Whether even fades are off.
    pub fn off(&self) -> bool {
        self.level() == MotionLevel::Off
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::system::RunSystemOnce;

    #[test]
    fn bug_the_preference_for_reduced_motion_was_ignored() {
        let mut world = World::new();
        world.init_resource::<Settings>();
        world.init_resource::<SystemPreferences>();
        let level = |world: &mut World| {
            let read = world.run_system_once(|motion: Motion| motion.level());
            read.expect("the resources are there")
        };
        assert_eq!(level(&mut world), MotionLevel::Full);
        world.resource_mut::<SystemPreferences>().reduced_motion = true;
        assert_eq!(level(&mut world), MotionLevel::Reduced);
        // The player's setting overrides the system's preference.
        world.resource_mut::<Settings>().motion = MotionChoice::Full;
        assert_eq!(level(&mut world), MotionLevel::Full);
    }
}
