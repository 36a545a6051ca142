//! How long things take and how much may move.

use super::system::SystemWishes;
use crate::app::settings::{MotionChoice, Settings};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;

/// The art direction's durations, in seconds.
pub mod duration {
    /// Hover and press.
    pub const TOUCH: f32 = 0.09;
    /// Undo, brackets that travel, a selection that slides.
    pub const MOVE: f32 = 0.18;
    /// A screen that comes in, a panel that slides.
    pub const PAGE: f32 = 0.32;
    /// The fade that stands for all travel when motion is reduced.
    pub const FADE: f32 = 0.12;
}

/// How much may move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum MotionLevel {
    #[default]
    Full,
    /// Short fades instead of travel.
    Reduced,
    /// Nothing moves and nothing fades.
    Off,
}

/// What the motion setting allows, and the system where the setting leaves it to the system.
#[derive(SystemParam)]
pub struct Motion<'w> {
    settings: Res<'w, Settings>,
    system: Option<Res<'w, SystemWishes>>,
}

impl Motion<'_> {
    pub fn level(&self) -> MotionLevel {
        let still = self.system.as_ref().is_some_and(|system| system.still);
        match self.settings.motion {
            MotionChoice::System if still => MotionLevel::Reduced,
            MotionChoice::System | MotionChoice::Full => MotionLevel::Full,
            MotionChoice::Reduced => MotionLevel::Reduced,
            MotionChoice::Off => MotionLevel::Off,
        }
    }

    /// Things may travel.
    pub fn full(&self) -> bool {
        self.level() == MotionLevel::Full
    }

    /// Nothing may even fade.
    pub fn off(&self) -> bool {
        self.level() == MotionLevel::Off
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy::ecs::system::RunSystemOnce;

    #[test]
    fn bug_the_wish_for_less_motion_was_not_followed() {
        let mut world = World::new();
        world.init_resource::<Settings>();
        world.init_resource::<SystemWishes>();
        let level = |world: &mut World| {
            let read = world.run_system_once(|motion: Motion| motion.level());
            read.expect("the resources are there")
        };
        assert_eq!(level(&mut world), MotionLevel::Full);
        world.resource_mut::<SystemWishes>().still = true;
        assert_eq!(level(&mut world), MotionLevel::Reduced);
        // What the player has chosen counts more than what the system says.
        world.resource_mut::<Settings>().motion = MotionChoice::Full;
        assert_eq!(level(&mut world), MotionLevel::Full);
    }
}
