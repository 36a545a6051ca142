//! Paints the graph of the win chance: Black's share as an area from below, proven stretches hatched.

use super::value::PositionValue;
use bevy::color::Color;
use bevy::prelude::ColorToPacked;
use narabe_art::Pixmap;

// The distance of the hatching's lines and the dashes of the middle line, in logical pixels.
const HATCH: f32 = 8.0;
const DASH: f32 = 4.0;
/// How much the hatching differs from its ground.
const HATCH_STRENGTH: f32 = 0.22;

#[derive(Debug, Clone, Copy)]
pub struct GraphColours {
    pub ground: Color,
    pub area: Color,
    pub line: Color,
}

/// The part of the height that the area fills, above and below which marks have room.
pub const TOP: f32 = 0.14;

/// Paints the values of the positions from the start of the game to its end. `ratio` is physical pixels per logical one.
pub fn paint(
    values: &[Option<PositionValue>],
    size: (u32, u32),
    ratio: f32,
    colours: GraphColours,
) -> Pixmap {
    let (width, height) = size;
    let [ground, area, line] =
        [colours.ground, colours.area, colours.line].map(|colour| colour.to_srgba().to_u8_array());
    let mut rgba = Vec::with_capacity(width as usize * height as usize * 4);
    let columns: Vec<Column> = (0..width).map(|x| Column::at(values, x, width)).collect();
    let (hatch, dash) = (
        (HATCH * ratio).max(2.0) as u32,
        (DASH * ratio).max(1.0) as u32,
    );
    for y in 0..height {
        // 1 at the top of the area, 0 at the bottom.
        let level = 1.0 - (y as f32 / height as f32 - TOP) / (1.0 - TOP);
        for (x, column) in (0..width).zip(&columns) {
            let is_area = column.share.is_some_and(|share| level <= share);
            let mut colour = if is_area { area } else { ground };
            let is_inside = level <= 1.0;
            if column.is_proven && is_inside && (x + y) % hatch < (hatch / 6).max(1) {
                let other = if is_area { ground } else { area };
                colour = mix(colour, other, HATCH_STRENGTH);
            }
            let is_middle = (level - 0.5).abs() * height as f32 * (1.0 - TOP) < ratio / 2.0;
            if is_middle && (x / dash) % 2 == 0 {
                colour = mix(colour, line, 0.6);
            }
            rgba.extend(colour);
        }
    }
    Pixmap {
        width,
        height,
        rgba,
    }
}

fn mix(from: [u8; 4], to: [u8; 4], share: f32) -> [u8; 4] {
    std::array::from_fn(|index| {
        let (a, b) = (f32::from(from[index]), f32::from(to[index]));
        (a + (b - a) * share).round() as u8
    })
}

/// One column of pixels.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Column {
    /// Black's share, if it is known.
    share: Option<f32>,
    is_proven: bool,
}

impl Column {
    /// The column `x` of `width`, over which the positions are spread. Between two judged positions the share changes evenly;
    /// a proven value holds from its position on.
    fn at(values: &[Option<PositionValue>], x: u32, width: u32) -> Self {
        let last = values.len().saturating_sub(1);
        let place = x as f32 / width.saturating_sub(1).max(1) as f32 * last as f32;
        let index = (place.floor() as usize).min(last);
        let here = values.get(index).copied().flatten();
        let next = values.get(index + 1).copied().flatten();
        let is_proven = here.is_some_and(PositionValue::is_proven);
        let share = match (here, next) {
            (Some(here), Some(next)) if !is_proven && !next.is_proven() => {
                let part = place - index as f32;
                Some(here.black_share() + (next.black_share() - here.black_share()) * part)
            }
            (Some(here), _) => Some(here.black_share()),
            (None, _) => None,
        };
        Self { share, is_proven }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use narabe_rules::Side;

    #[test]
    fn judged_shares_change_evenly_and_proven_ones_at_once() {
        let judged = |percent| Some(PositionValue::Judged(percent));
        let values = [
            judged(40),
            judged(60),
            Some(PositionValue::Proven(Side::Black, 3)),
            None,
        ];
        let share = |x| Column::at(&values, x, 31).share;
        assert_eq!(share(0), Some(0.4));
        assert!((share(5).unwrap() - 0.5).abs() < 0.01);
        assert_eq!(share(15), Some(0.6), "until the proof begins");
        assert_eq!(share(20), Some(1.0));
        assert!(Column::at(&values, 25, 31).is_proven);
        assert_eq!(share(30), None);
    }

    #[test]
    fn a_graph_of_nothing_is_the_ground() {
        let colours = GraphColours {
            ground: Color::WHITE,
            area: Color::BLACK,
            line: Color::WHITE,
        };
        for values in [&[][..], &[None]] {
            let picture = paint(values, (8, 4), 1.0, colours);
            assert_eq!(picture.rgba.len(), 8 * 4 * 4);
            assert!(picture.rgba.iter().all(|byte| *byte == 255));
        }
    }
}
