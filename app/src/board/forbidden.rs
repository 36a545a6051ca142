//! The forbidden points: a cross on each, with the kind of foul below.

use super::symbols::{Symbol, Symbols};
use super::{
    BoardFrame, BoardLook, BoardModel, BoardRoot, BoardSchedule, BoardSystems, BoardView, color,
    layer,
};
use crate::theme::{Face, Fonts};
use bevy::prelude::*;
use narabe::art::Rgb;
use narabe::art::mark::{HALO_COLOUR, HALO_OPACITY};
use narabe::rules::{Foul, Point};

/// The cross and its label.
const COLOUR: Rgb = Rgb::hex(0xA3260F);
/// The distance of the label below the cross, and its text height, in cells.
const LABEL_OFFSET: f32 = 0.40;
const TEXT_SIZE: f32 = 0.27;
/// The light background of the label, in cells.
const BACKGROUND_SIZE: Vec2 = Vec2::new(0.60, 0.28);
/// Below this text size in logical pixels the label is left out.
const MIN_TEXT_SIZE: f32 = 6.0;

/// A part of a mark; all are respawned on a change.
#[derive(Component, Debug, Clone, Copy)]
struct ForbiddenMark;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(BoardSchedule, draw.in_set(BoardSystems::Draw));
}

/// The label of a foul.
fn label(foul: Foul) -> &'static str {
    match foul {
        Foul::DoubleThree => "3·3",
        Foul::DoubleFour => "4·4",
        Foul::Overline => "6+",
    }
}

fn draw(
    mut commands: Commands,
    view: Res<BoardView>,
    model: Res<BoardModel>,
    look: Res<BoardLook>,
    fonts: Res<Fonts>,
    symbols: Res<Symbols>,
    root: Res<BoardRoot>,
    drawn: Query<Entity, With<ForbiddenMark>>,
    mut last: Local<Option<(BoardFrame, Vec<(Point, Foul)>)>>,
) {
    let wanted = (view.frame.filter(|_| !model.forbidden.is_empty()))
        .map(|frame| (frame, model.forbidden.clone()));
    let repainted = look.is_changed() || fonts.is_changed();
    if *last == wanted && !(repainted && wanted.is_some()) {
        return;
    }
    for entity in &drawn {
        commands.entity(entity).despawn();
    }
    if let Some((frame, fouls)) = &wanted {
        let halo = color(HALO_COLOUR).with_alpha(HALO_OPACITY);
        let size = TEXT_SIZE * frame.cell();
        let part = |at: Vec2, step: f32| {
            let height = layer::MARKS + step * layer::STEP;
            let place = Transform::from_translation(at.extend(height));
            (ForbiddenMark, ChildOf(root.0), place)
        };
        for &(point, foul) in fouls {
            let at = frame.at(point);
            commands.spawn((part(at, 0.0), symbols.sprite(Symbol::ForbiddenHalo, halo)));
            commands.spawn((
                part(at, 1.0),
                symbols.sprite(Symbol::Forbidden, color(COLOUR)),
            ));
            if size >= MIN_TEXT_SIZE {
                // The background covers the lines of the grid.
                let background = Sprite {
                    custom_size: Some(BACKGROUND_SIZE * frame.cell()),
                    ..symbols.sprite(Symbol::Badge, halo)
                };
                let text = Text2d::new(label(foul));
                let font = fonts.text(Face::DataBold, size);
                let below = at - Vec2::Y * LABEL_OFFSET * frame.cell();
                commands.spawn((part(below, 2.0), background));
                commands.spawn((part(below, 3.0), text, font, TextColor(color(COLOUR))));
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
