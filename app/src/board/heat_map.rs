//! The heat map: a label with the score on each of its points.
//!
//! The best label is bold and in brackets; the others are fainter the lower they rank.

use super::mark_layer::{self, INK, MarkInputs, MarkPainter, Marks};
use super::score_text::{brief, compact};
use super::symbols::Symbol;
use super::{FIRST, HeatPoint, blend, color, layer};
use crate::theme::Face;
use bevy::prelude::*;
use narabe::art::Rgb;

/// The colour of a label, and its opacity for the best and the worst score.
const BADGE: Rgb = Rgb::hex(0x1C3A68);
const BEST_OPACITY: f32 = 0.92;
const WORST_OPACITY: f32 = 0.58;
/// Cells of at least this many logical pixels have room for tenths.
const MIN_CELL_FOR_TENTHS: f32 = 32.0;
/// The maximum text size in cells, the width of a digit relative to the text size, and the text width on a label in
/// cells.
const MAX_TEXT_SIZE: f32 = 0.36;
const DIGIT_WIDTH: f32 = 0.58;
const TEXT_WIDTH: f32 = 0.74;

pub(super) fn plugin(app: &mut App) {
    mark_layer::add::<HeatMap, FIRST>(app);
}

#[derive(Debug, PartialEq)]
struct HeatMap(Vec<HeatPoint>);

impl Marks<FIRST> for HeatMap {
    fn of(inputs: &MarkInputs<'_, FIRST>) -> Option<Self> {
        let points = &inputs.model.heat;
        (!points.is_empty()).then(|| Self(points.clone()))
    }

    fn paint(&self, painter: &mut MarkPainter<'_, '_, '_, Self, FIRST>) {
        let cell = painter.frame.cell();
        for (place, heat) in self.0.iter().enumerate() {
            let at = painter.frame.at(heat.point).extend(layer::HEAT_MAP);
            let opacity = BEST_OPACITY + (WORST_OPACITY - BEST_OPACITY) * heat.rank.clamp(0.0, 1.0);
            let opacity = blend::opacity(opacity, BADGE, painter.look.board.data.tone);
            painter.symbol(Symbol::Badge, color(BADGE).with_alpha(opacity), at);
            let best = place == 0;
            let text = format_score(heat.score, cell);
            let face = if best { Face::DataBold } else { Face::Data };
            let font = painter.font(face, text_size(&text, cell));
            let over = at + Vec3::Z * layer::STEP;
            painter.part((Text2d::new(text), font, TextColor(Color::WHITE)), over);
            if best {
                painter.symbol(Symbol::Brackets, color(INK), over);
            }
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
