//! The points that the rule forbids to Black: a cross on each, and below it what it would be.

use super::signs::{Sign, Signs};
use super::{
    BoardFrame, BoardLook, BoardModel, BoardRoot, BoardView, Show, ShowSystems, color, layer,
};
use crate::app::theme::{Face, Fonts};
use crate::art::Rgb;
use crate::art::mark::{HALO_COLOUR, HALO_OPACITY};
use crate::rules::{Foul, Point};
use bevy::prelude::*;

/// The cross and its label.
const INK: Rgb = Rgb::hex(0xA3260F);
/// How far below the cross the label stands, and its height, in cells.
const LABEL: f32 = 0.40;
const FIGURES: f32 = 0.27;
/// The light ground of the label, in cells.
const GROUND: Vec2 = Vec2::new(0.60, 0.28);
/// Below this many logical pixels a label cannot be read, and the cross stands alone.
const LEAST_FIGURES: f32 = 6.0;

/// A part of a mark; all are made anew when one changes.
#[derive(Component, Debug, Clone, Copy)]
struct Part;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Show, lay.in_set(ShowSystems::Draw));
}

/// What is written under a cross.
fn label(foul: Foul) -> &'static str {
    match foul {
        Foul::DoubleThree => "3·3",
        Foul::DoubleFour => "4·4",
        Foul::Overline => "6+",
    }
}

fn lay(
    mut commands: Commands,
    view: Res<BoardView>,
    model: Res<BoardModel>,
    look: Res<BoardLook>,
    fonts: Res<Fonts>,
    signs: Res<Signs>,
    root: Res<BoardRoot>,
    laid: Query<Entity, With<Part>>,
    mut last: Local<Option<(BoardFrame, Vec<(Point, Foul)>)>>,
) {
    let wanted = (view.frame.filter(|_| !model.forbidden.is_empty()))
        .map(|frame| (frame, model.forbidden.clone()));
    let repainted = look.is_changed() || fonts.is_changed();
    if *last == wanted && !(repainted && wanted.is_some()) {
        return;
    }
    for entity in &laid {
        commands.entity(entity).despawn();
    }
    if let Some((frame, fouls)) = &wanted {
        let halo = color(HALO_COLOUR).with_alpha(HALO_OPACITY);
        let size = FIGURES * frame.cell();
        let part = |at: Vec2, step: f32| {
            let height = layer::MARKS + step * layer::STEP;
            let place = Transform::from_translation(at.extend(height));
            (Part, ChildOf(root.0), place)
        };
        for &(point, foul) in fouls {
            let at = frame.at(point);
            commands.spawn((part(at, 0.0), signs.sprite(Sign::ForbiddenHalo, halo)));
            commands.spawn((part(at, 1.0), signs.sprite(Sign::Forbidden, color(INK))));
            if size >= LEAST_FIGURES {
                // On a light ground, for the lines run through it.
                let ground = Sprite {
                    custom_size: Some(GROUND * frame.cell()),
                    ..signs.sprite(Sign::Plate, halo)
                };
                let text = Text2d::new(label(foul));
                let font = fonts.text(Face::DataBold, size);
                let below = at - Vec2::Y * LABEL * frame.cell();
                commands.spawn((part(below, 2.0), ground));
                commands.spawn((part(below, 3.0), text, font, TextColor(color(INK))));
            }
        }
    }
    *last = wanted;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_foul_has_a_label_of_its_own() {
        let mut labels = Foul::ALL.map(label);
        labels.sort_unstable();
        assert!(labels.windows(2).all(|pair| pair[0] != pair[1]));
    }
}
