//! The mark of a checkable control: a stone when checked, a ring when not.

use super::node::visible_if;
use crate::app::theme::{Paint, Stroke, Token};
use bevy::picking::hover::Hovered;
use bevy::prelude::*;
use bevy::ui::Checked;

/// The stone shown while this control is checked.
#[derive(Component)]
pub(super) struct CheckedMark(pub Entity);

/// The ring shown while this control is not checked.
#[derive(Component)]
pub(super) struct UncheckedMark(pub Entity);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, show.before(Paint));
}

fn show(
    controls: Query<(Has<Checked>, &Hovered)>,
    mut stones: Query<(&CheckedMark, &mut Visibility), Without<UncheckedMark>>,
    mut rings: Query<(&UncheckedMark, &mut Visibility, &mut Stroke), Without<CheckedMark>>,
) {
    let seen = |seen| visible_if(seen);
    for (stone, mut visibility) in &mut stones {
        if let Ok((on, _)) = controls.get(stone.0) {
            visibility.set_if_neq(seen(on));
        }
    }
    for (ring, mut visibility, mut stroke) in &mut rings {
        if let Ok((on, hovered)) = controls.get(ring.0) {
            visibility.set_if_neq(seen(!on));
            stroke.set_if_neq(Stroke(if hovered.0 {
                Token::Ink
            } else {
                Token::LineStrong
            }));
        }
    }
}
