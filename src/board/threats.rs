//! The points of threats, and the lines on which they run: squares and diamonds, filled or not, each with its own
//! silhouette.

use super::mark_layer::{self, INK, MarkInputs, MarkPainter, Marks, halo};
use super::outlined_text::TextColours;
use super::symbols::Symbol;
use super::{ThreatMark, color, layer};
use bevy::prelude::*;
use narabe_art::Rgb;
use narabe_art::mark::HALO_COLOUR;
use narabe_rules::Point;

// The colours of threats, and of the number on a solid diamond.
const THREAT: Rgb = Rgb::hex(0x7A4A00);
const ON_THREAT: Rgb = Rgb::hex(0xFFF6E0);
/// The text size of a number, in cells.
const NUMBER_SIZE: f32 = 0.33;

/// How a mark is drawn: its shape, the colour, and a number in its colours.
#[derive(Debug, Clone, Copy, PartialEq)]
struct MarkLook {
    symbol: Symbol,
    colour: Rgb,
    number: Option<(&'static str, TextColours)>,
}

impl From<ThreatMark> for MarkLook {
    fn from(mark: ThreatMark) -> Self {
        let plain = |symbol, colour| Self {
            symbol,
            colour,
            number: None,
        };
        match mark {
            ThreatMark::Five => Self {
                number: Some((
                    "5",
                    TextColours {
                        ink: THREAT,
                        halo: HALO_COLOUR,
                    },
                )),
                ..plain(Symbol::Five, THREAT)
            },
            ThreatMark::Four => Self {
                number: Some((
                    "4",
                    TextColours {
                        ink: ON_THREAT,
                        halo: THREAT,
                    },
                )),
                ..plain(Symbol::Four, THREAT)
            },
            ThreatMark::OpenThree => plain(Symbol::OpenThree, THREAT),
            ThreatMark::Try => plain(Symbol::Try, INK),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    mark_layer::add::<Threats>(app);
}

#[derive(Debug, PartialEq)]
struct Threats {
    marks: Vec<(Point, ThreatMark)>,
    lines: Vec<[Point; 2]>,
}

impl Marks for Threats {
    fn of(inputs: &MarkInputs<'_>) -> Option<Self> {
        let (marks, lines) = (&inputs.model.threats, &inputs.model.threat_lines);
        (!marks.is_empty() || !lines.is_empty()).then(|| Self {
            marks: marks.clone(),
            lines: lines.clone(),
        })
    }

    fn paint(&self, painter: &mut MarkPainter<'_, '_, '_, Self>) {
        for line in &self.lines {
            paint_line(painter, line.map(|point| painter.frame.at(point)));
        }
        for &(point, mark) in &self.marks {
            let look = MarkLook::from(mark);
            painter.symbol_with_halo(look.symbol, color(look.colour), painter.at(point, 3.0));
            if let Some((number, colours)) = look.number {
                painter.outlined(number, NUMBER_SIZE, colours, painter.at(point, 5.0));
            }
        }
    }
}

/// Lines lie below all marks, and their halos below all lines, so that crossings look alike.
fn paint_line(painter: &mut MarkPainter<'_, '_, '_, Threats>, ends: [Vec2; 2]) {
    let symbols = painter.symbols;
    for (sprite, step) in [
        (symbols.halo(Symbol::ThreatLine, halo()), 1.0),
        (symbols.sprite(Symbol::ThreatLine, color(THREAT)), 2.0),
    ] {
        let natural = sprite.custom_size.unwrap_or_default();
        let sprite = Sprite {
            custom_size: Some(line_size(ends, natural)),
            image_mode: symbols.stretching(natural),
            ..sprite
        };
        painter.placed((sprite, line_place(ends, layer::mark(step))));
    }
}

/// The size of a line from its ends' symbol, which reaches beyond both.
fn line_size([from, to]: [Vec2; 2], natural: Vec2) -> Vec2 {
    Vec2::new(from.distance(to) + natural.x, natural.y)
}

fn line_place([from, to]: [Vec2; 2], height: f32) -> Transform {
    let along = to - from;
    Transform::from_translation(from.midpoint(to).extend(height))
        .with_rotation(Quat::from_rotation_z(along.y.atan2(along.x)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const ALL: [ThreatMark; 4] = [
        ThreatMark::Five,
        ThreatMark::Four,
        ThreatMark::OpenThree,
        ThreatMark::Try,
    ];

    #[test]
    fn every_mark_has_a_look_of_its_own() {
        let looks = ALL.map(MarkLook::from);
        for (index, look) in looks.iter().enumerate() {
            assert!(!looks[..index].contains(look), "{look:?}");
        }
        let numbers = looks.map(|look| look.number.map(|(number, _)| number));
        assert_eq!(numbers, [Some("5"), Some("4"), None, None]);
    }

    #[test]
    fn a_line_runs_from_point_to_point_in_any_direction() {
        let natural = Vec2::splat(5.0);
        for to in [
            Vec2::new(90.0, 0.0),
            Vec2::new(0.0, -90.0),
            Vec2::new(-60.0, 60.0),
        ] {
            let ends = [Vec2::new(10.0, 20.0), to];
            let place = line_place(ends, 1.0);
            let half = (line_size(ends, natural).x - natural.x) / 2.0;
            let found = [-half, half].map(|x| place.transform_point(Vec3::X * x).xy());
            for (found, end) in found.into_iter().zip(ends) {
                assert!(found.distance(end) < 1e-3, "{found} is not {end}");
            }
        }
    }
}
