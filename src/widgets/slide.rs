//! An animation that moves a node horizontally.

use crate::redraw::Redraw;
use crate::theme::Motion;
use bevy::math::curve::easing::EaseFunction;
use bevy::prelude::*;

/// Animates `Node::left`; removed when done.
#[derive(Component, Debug, Clone, Copy)]
pub struct Slide {
    from: Val,
    to: Val,
    seconds: f32,
    elapsed: f32,
}

impl Slide {
    /// From one position to another of the same unit, in this many seconds.
    pub fn new(from: Val, to: Val, seconds: f32) -> Self {
        Self {
            from,
            to,
            seconds,
            elapsed: 0.0,
        }
    }

    fn at(&self, share: f32) -> Val {
        match (self.from, self.to) {
            (Val::Px(from), Val::Px(to)) => px(from.lerp(to, share)),
            (Val::Percent(from), Val::Percent(to)) => percent(from.lerp(to, share)),
            _ => self.to,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, slide.before(bevy::ui::UiSystems::Layout));
}

fn slide(
    time: Res<Time>,
    motion: Motion,
    mut redraw: ResMut<Redraw>,
    mut slides: Query<(Entity, &mut Slide, &mut Node)>,
    mut commands: Commands,
) {
    for (entity, mut slide, mut node) in &mut slides {
        slide.elapsed += time.delta_secs();
        let done = !motion.full() || slide.elapsed >= slide.seconds;
        let share = if done {
            1.0
        } else {
            slide.elapsed / slide.seconds
        };
        node.left = slide.at(EaseFunction::CubicOut.sample_clamped(share));
        redraw.next_frame();
        if done {
            commands.entity(entity).try_remove::<Slide>();
        }
    }
}
