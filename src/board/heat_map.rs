//! The heat map: a label with the score on each of its points.
//!
//! The best label is bold and in brackets; the others are fainter the lower they rank.

use super::mark_layer::{self, INK, MarkInputs, MarkPainter, Marks};
use super::score_text::{brief, compact};
use super::symbols::Symbol;
use super::{HeatPoint, blend, color, layer};
use crate::theme::Face;
use bevy::prelude::*;
use narabe_art::Rgb;

// The colour of a label, and on a dark board; and its opacity for the best and the worst score.
const BADGE: Rgb = Rgb::hex(0x1C3A68);
const LIGHT_BADGE: Rgb = Rgb::hex(0x3F6CB0);
const BEST_OPACITY: f32 = 0.92;
const WORST_OPACITY: f32 = 0.58;
/// Cells of at least this many logical pixels have room for tenths.
const MIN_CELL_FOR_TENTHS: f32 = 32.0;
// The maximum text size in cells, the width of a digit relative to the text size, and the text width on a label in
// cells.
const MAX_TEXT_SIZE: f32 = 0.36;
const DIGIT_WIDTH: f32 = 0.58;
const TEXT_WIDTH: f32 = 0.74;

pub(super) fn plugin(app: &mut App) {
    mark_layer::add::<HeatMap>(app);
}

#[derive(Debug, PartialEq)]
struct HeatMap(Vec<HeatPoint>);

impl Marks for HeatMap {
    fn of(inputs: &MarkInputs<'_>) -> Option<Self> {
        let points = &inputs.model.heat;
        (!points.is_empty()).then(|| Self(points.clone()))
    }

    fn paint(&self, painter: &mut MarkPainter<'_, '_, '_, Self>) {
        let cell = painter.frame.cell();
        let tone = painter.look.board.data.tone;
        let badge = badge(tone);
        for (place, heat) in self.0.iter().enumerate() {
            let at = painter.frame.at(heat.point).extend(layer::HEAT_MAP);
            let opacity = blend::opacity(opacity(heat.rank), badge, tone);
            painter.symbol(Symbol::Badge, color(badge).with_alpha(opacity), at);
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

/// The colour of the labels on a board of this tone.
fn badge(tone: Rgb) -> Rgb {
    const DARK_BELOW: f32 = 0.1;
    if tone.luminance() < DARK_BELOW {
        LIGHT_BADGE
    } else {
        BADGE
    }
}

/// The opacity of a label; the rank is 0 for the best score and 1 for the worst.
fn opacity(rank: f32) -> f32 {
    BEST_OPACITY + (WORST_OPACITY - BEST_OPACITY) * rank.clamp(0.0, 1.0)
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
    use narabe_art::colour_vision::{ColourVision, difference};
    use narabe_art::rgb_f32::{byte, mix};
    use narabe_art::skin::{parse_board, shipped::BOARDS};

    #[test]
    fn labels_stay_apart_from_every_board_and_from_each_other_in_every_colour_vision() {
        for (id, text) in BOARDS {
            let board = parse_board(text).expect("it ships").tone;
            let [best, worst] = [0.0, 1.0].map(|rank| {
                let mixed = mix(board.to_f32(), badge(board).to_f32(), opacity(rank));
                let [r, g, b] = mixed.map(byte);
                Rgb::new(r, g, b)
            });
            for vision in ColourVision::ALL {
                let seen = [board, best, worst].map(|colour| vision.simulate(colour));
                let apart = difference(seen[0], seen[2]);
                assert!(apart > 20.0, "{id}, {vision:?}: a label, {apart}");
                let apart = difference(seen[1], seen[2]);
                assert!(apart > 10.0, "{id}, {vision:?}: best and worst, {apart}");
            }
        }
    }

    #[test]
    fn longer_scores_are_written_smaller_and_stay_legible() {
        assert!(text_size("71", 44.0) > text_size("12.3k", 44.0));
        assert!(text_size("12.3k", 44.0) > 11.0);
        assert!(text_size(&format_score(123_456, 26.0), 26.0) > 8.0);
    }
}
