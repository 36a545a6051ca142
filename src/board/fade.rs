//! Parts over the board that fade in and out: ghosts of a line, and labels beside points.

use super::{BoardSchedule, BoardSystems};
use crate::easing;
use crate::redraw::Redraw;
use crate::theme::duration;
use bevy::prelude::*;

/// A part that fades in, or out until it is despawned. Removed when it is done; frames are requested only until then.
#[derive(Component, Debug)]
pub(super) struct Fade {
    is_out: bool,
    /// The seconds before it begins.
    wait: f32,
    /// Seconds since the first frame, and the opacity of the part then.
    begun: Option<(f32, f32)>,
}

impl Fade {
    /// A part that appears after some seconds.
    pub const fn into_view(wait: f32) -> Self {
        Self {
            is_out: false,
            wait,
            begun: None,
        }
    }

    /// A part that disappears.
    pub const fn out_of_view() -> Self {
        Self {
            is_out: true,
            wait: 0.0,
            begun: None,
        }
    }

    /// The opacity after some more seconds, for a part that has this one, and whether that is the end.
    fn step(&mut self, opacity: f32, seconds: f32) -> (f32, bool) {
        // The first frame may come long after the last one.
        let (elapsed, full) = match self.begun {
            Some((before, full)) => (before + seconds, full),
            None => (0.0, opacity),
        };
        self.begun = Some((elapsed, full));
        let part = easing::part(elapsed - self.wait, duration::TOUCH);
        let share = if self.is_out { 1.0 - part } else { part };
        (full * share, part >= 1.0)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(BoardSchedule, fade.in_set(BoardSystems::Effects));
}

fn fade(
    time: Res<Time>,
    mut redraw: ResMut<Redraw>,
    mut parts: Query<(
        Entity,
        &mut Fade,
        Option<&mut Sprite>,
        Option<&mut TextColor>,
    )>,
    mut commands: Commands,
) {
    for (entity, mut fade, sprite, text) in &mut parts {
        redraw.next_frame();
        let opacity = match (&sprite, &text) {
            (Some(sprite), _) => sprite.color.alpha(),
            (None, Some(text)) => text.0.alpha(),
            (None, None) => 1.0,
        };
        let (opacity, is_done) = fade.step(opacity, time.delta_secs());
        if let Some(mut sprite) = sprite {
            sprite.color.set_alpha(opacity);
        }
        if let Some(mut text) = text {
            text.0.set_alpha(opacity);
        }
        match (is_done, fade.is_out) {
            (true, true) => commands.entity(entity).despawn(),
            (true, false) => _ = commands.entity(entity).remove::<Fade>(),
            (false, _) => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_appears_after_its_wait() {
        let mut fade = Fade::into_view(0.04);
        assert_eq!(
            fade.step(0.8, 5.0),
            (0.0, false),
            "an idle time does not count"
        );
        assert_eq!(fade.step(0.0, 0.04), (0.0, false));
        let (half, is_done) = fade.step(0.0, duration::TOUCH / 2.0);
        assert!((half - 0.4).abs() < 1e-3 && !is_done);
        let (full, is_done) = fade.step(half, duration::TOUCH);
        assert!((full - 0.8).abs() < 1e-6 && is_done);
    }

    #[test]
    fn a_part_disappears_from_the_opacity_it_has() {
        let mut fade = Fade::out_of_view();
        assert_eq!(fade.step(0.3, 5.0), (0.3, false));
        let (left, is_done) = fade.step(0.3, duration::TOUCH);
        assert!(left.abs() < 1e-6 && is_done);
    }
}
