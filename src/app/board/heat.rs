//! "What the computer sees": a plate with its score on each point of the overlay.
//!
//! The best plate is bold and in brackets, the others paler the lower they rank.

use super::figure::{brief, compact};
use super::signs::{Sign, Signs};
use super::{
    BoardFrame, BoardLook, BoardModel, BoardRoot, BoardView, Heat, Show, ShowSystems, blend, color,
    layer,
};
use crate::app::theme::{Face, Fonts};
use crate::art::Rgb;
use bevy::prelude::*;

/// The colour of a plate, and its opacity for the best score and the least.
const PLATE: Rgb = Rgb::hex(0x1C3A68);
const STRONGEST: f32 = 0.92;
const WEAKEST: f32 = 0.58;
/// The brackets around the best plate.
const BEST: Rgb = Rgb::hex(0x23457A);
/// From this many logical pixels up a cell has room for tenths.
const ROOMY_CELL: f32 = 32.0;
/// The size of the figures: in cells at most, and the width of one figure in its size, and the room on a plate.
const LARGEST: f32 = 0.36;
const FIGURE_WIDTH: f32 = 0.58;
const ROOM: f32 = 0.74;

/// A part of the overlay.
#[derive(Component, Debug, Clone, Copy)]
struct Plate;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Show, lay.in_set(ShowSystems::Draw));
}

fn lay(
    mut commands: Commands,
    view: Res<BoardView>,
    model: Res<BoardModel>,
    look: Res<BoardLook>,
    fonts: Res<Fonts>,
    signs: Res<Signs>,
    root: Res<BoardRoot>,
    laid: Query<Entity, With<Plate>>,
    mut last: Local<(Option<BoardFrame>, Vec<Heat>)>,
) {
    if last.0 == view.frame && last.1 == model.heat && !(fonts.is_changed() || look.is_changed()) {
        return;
    }
    *last = (view.frame, model.heat.clone());
    for entity in &laid {
        commands.entity(entity).despawn();
    }
    let Some(frame) = view.frame else { return };
    for (place, heat) in model.heat.iter().enumerate() {
        let at = frame.at(heat.point);
        let opacity = STRONGEST + (WEAKEST - STRONGEST) * heat.rank.clamp(0.0, 1.0);
        let opacity = blend::opacity(opacity, PLATE, look.board.data.tone);
        let plate = signs.sprite(Sign::Plate, color(PLATE).with_alpha(opacity));
        commands.spawn((
            Plate,
            ChildOf(root.0),
            plate,
            Transform::from_translation(at.extend(layer::HEAT)),
        ));
        let best = place == 0;
        let text = figure(heat.score, frame.cell());
        let face = if best { Face::DataBold } else { Face::Data };
        let font = fonts.text(face, text_size(&text, frame.cell()));
        let over = Transform::from_translation(at.extend(layer::HEAT + layer::STEP));
        commands.spawn((
            Plate,
            ChildOf(root.0),
            Text2d::new(text),
            font,
            TextColor(Color::WHITE),
            over,
        ));
        if best {
            commands.spawn((
                Plate,
                ChildOf(root.0),
                signs.sprite(Sign::Brackets, color(BEST)),
                over,
            ));
        }
    }
}

fn figure(score: i64, cell: f32) -> String {
    if cell >= ROOMY_CELL {
        compact(score)
    } else {
        brief(score)
    }
}

/// The largest size at which the text fits on its plate.
fn text_size(text: &str, cell: f32) -> f32 {
    let count = text.chars().count().max(1) as f32;
    (cell * LARGEST).min(cell * ROOM / (count * FIGURE_WIDTH))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_scores_are_written_smaller_and_stay_legible() {
        assert!(text_size("71", 44.0) > text_size("12.3k", 44.0));
        assert!(text_size("12.3k", 44.0) > 11.0);
        assert!(text_size(&figure(123_456, 26.0), 26.0) > 8.0);
    }
}
