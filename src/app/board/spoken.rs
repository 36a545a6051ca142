//! The points that a text beside the board speaks of: a ring around each.

use super::signs::{Sign, Signs};
use super::{
    BoardFrame, BoardLook, BoardModel, BoardRoot, BoardView, Show, ShowSystems, color, layer,
};
use crate::art::Rgb;
use crate::art::mark::{HALO_COLOUR, HALO_OPACITY};
use crate::rules::Point;
use bevy::prelude::*;

const INK: Rgb = Rgb::hex(0x23457A);

/// A part of a ring; all are made anew when one changes.
#[derive(Component, Debug, Clone, Copy)]
struct Part<const B: usize>;

pub(super) fn plugin<const B: usize>(app: &mut App) {
    app.add_systems(Show, lay::<B>.in_set(ShowSystems::Draw));
}

fn lay<const B: usize>(
    mut commands: Commands,
    view: Res<BoardView<B>>,
    model: Res<BoardModel<B>>,
    look: Res<BoardLook>,
    signs: Res<Signs>,
    root: Res<BoardRoot<B>>,
    laid: Query<Entity, With<Part<B>>>,
    mut last: Local<Option<(BoardFrame, Vec<Point>)>>,
) {
    let wanted = (view.frame.filter(|_| !model.spoken_of.is_empty()))
        .map(|frame| (frame, model.spoken_of.clone()));
    if *last == wanted && !(look.is_changed() && wanted.is_some()) {
        return;
    }
    for entity in &laid {
        commands.entity(entity).despawn();
    }
    if let Some((frame, points)) = &wanted {
        let halo = color(HALO_COLOUR).with_alpha(HALO_OPACITY);
        for &point in points {
            for (sign, ink, step) in [(Sign::BestHalo, halo, 3.0), (Sign::Best, color(INK), 4.0)] {
                let at = frame.at(point).extend(layer::MARKS + step * layer::STEP);
                let place = Transform::from_translation(at);
                commands.spawn((Part::<B>, ChildOf(root.0), place, signs.sprite(sign, ink)));
            }
        }
    }
    *last = wanted;
}
