//! The heat map: a label with the score on each of its points.
//!
//! The best label is bold and in brackets; the others are fainter the lower they rank.

use super::score_text::{brief, compact};
use super::symbols::{Symbol, Symbols};
use super::{
    BoardFrame, BoardLook, BoardModel, BoardRoot, BoardSchedule, BoardSystems, BoardView,
    HeatPoint, blend, color, layer,
};
use crate::theme::{Face, Fonts};
use bevy::prelude::*;
use narabe::art::Rgb;

/// The colour of a label, and its opacity for the best and the worst score.
const BADGE: Rgb = Rgb::hex(0x1C3A68);
const BEST_OPACITY: f32 = 0.92;
const WORST_OPACITY: f32 = 0.58;
/// The brackets around the best label.
const BEST_COLOUR: Rgb = Rgb::hex(0x23457A);
/// Cells of at least this many logical pixels have room for tenths.
const MIN_CELL_FOR_TENTHS: f32 = 32.0;
/// The maximum text size in cells, the width of a digit relative to the text size, and the text width on a label in
/// cells.
const MAX_TEXT_SIZE: f32 = 0.36;
const DIGIT_WIDTH: f32 = 0.58;
const TEXT_WIDTH: f32 = 0.74;

/// A part of the heat map.
#[derive(Component, Debug, Clone, Copy)]
struct HeatBadge;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(BoardSchedule, draw.in_set(BoardSystems::Draw));
}

fn draw(
    mut commands: Commands,
    view: Res<BoardView>,
    model: Res<BoardModel>,
    look: Res<BoardLook>,
    fonts: Res<Fonts>,
    symbols: Res<Symbols>,
    root: Res<BoardRoot>,
    drawn: Query<Entity, With<HeatBadge>>,
    mut last: Local<(Option<BoardFrame>, Vec<HeatPoint>)>,
) {
    if last.0 == view.frame && last.1 == model.heat && !(fonts.is_changed() || look.is_changed()) {
        return;
    }
    *last = (view.frame, model.heat.clone());
    for entity in &drawn {
        commands.entity(entity).despawn();
    }
    let Some(frame) = view.frame else { return };
    for (place, heat) in model.heat.iter().enumerate() {
        let at = frame.at(heat.point);
        let opacity = BEST_OPACITY + (WORST_OPACITY - BEST_OPACITY) * heat.rank.clamp(0.0, 1.0);
        let opacity = blend::opacity(opacity, BADGE, look.board.data.tone);
        let plate = symbols.sprite(Symbol::Badge, color(BADGE).with_alpha(opacity));
        commands.spawn((
            HeatBadge,
            ChildOf(root.0),
            plate,
            Transform::from_translation(at.extend(layer::HEAT_MAP)),
        ));
        let best = place == 0;
        let text = format_score(heat.score, frame.cell());
        let face = if best { Face::DataBold } else { Face::Data };
        let font = fonts.text(face, text_size(&text, frame.cell()));
        let over = Transform::from_translation(at.extend(layer::HEAT_MAP + layer::STEP));
        commands.spawn((
            HeatBadge,
            ChildOf(root.0),
            Text2d::new(text),
            font,
            TextColor(Color::WHITE),
            over,
        ));
        if best {
            commands.spawn((
                HeatBadge,
                ChildOf(root.0),
                symbols.sprite(Symbol::Brackets, color(BEST_COLOUR)),
                over,
            ));
        }
    }
}

fn format_score(score: i64, cell: f32) -> String {
    if cell >= MIN_CELL_FOR_TENTHS {
        compact(score)
    } else {
        brief(score)
    }
}

/// The largest text size that fits on the label.
fn text_size(text: &str, cell: f32) -> f32 {
    let count = text.chars().count().max(1) as f32;
    (cell * MAX_TEXT_SIZE).min(cell * TEXT_WIDTH / (count * DIGIT_WIDTH))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn longer_scores_are_written_smaller_and_stay_legible() {
        assert!(text_size("71", 44.0) > text_size("12.3k", 44.0));
        assert!(text_size("12.3k", 44.0) > 11.0);
        assert!(text_size(&format_score(123_456, 26.0), 26.0) > 8.0);
    }
}
