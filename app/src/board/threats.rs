//! The points of threats, and the lines on which they run: squares and diamonds, filled or not, each with its own
//! silhouette.

use super::outlined_text::{TextColours, outlined};
use super::symbols::{Symbol, Symbols};
use super::{
    BoardFrame, BoardLook, BoardModel, BoardRoot, BoardSchedule, BoardSystems, BoardView,
    ThreatMark, color, layer,
};
use crate::theme::{Face, Fonts};
use bevy::prelude::*;
use narabe::art::Rgb;
use narabe::art::mark::{HALO_COLOUR, HALO_OPACITY};
use narabe::rules::Point;

/// The colours of threats, of the points where the defender can try, and of the number on a solid diamond.
const THREAT: Rgb = Rgb::hex(0x7A4A00);
const TRY: Rgb = Rgb::hex(0x23457A);
const ON_THREAT: Rgb = Rgb::hex(0xFFF6E0);
/// The text size of a number, in cells.
const NUMBER_SIZE: f32 = 0.33;

/// A part of a mark or a line; all are respawned on a change.
#[derive(Component, Debug, Clone, Copy)]
struct ThreatPart;

/// How a mark is drawn: its shape and halo, the colour, and a number in its colours.
#[derive(Debug, Clone, Copy, PartialEq)]
struct MarkLook {
    symbol: Symbol,
    halo: Symbol,
    colour: Rgb,
    number: Option<(&'static str, TextColours)>,
}

impl From<ThreatMark> for MarkLook {
    fn from(mark: ThreatMark) -> Self {
        let plain = |symbol, halo, colour| Self {
            symbol,
            halo,
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
                ..plain(Symbol::Five, Symbol::FiveHalo, THREAT)
            },
            ThreatMark::Four => Self {
                number: Some((
                    "4",
                    TextColours {
                        ink: ON_THREAT,
                        halo: THREAT,
                    },
                )),
                ..plain(Symbol::Four, Symbol::FourHalo, THREAT)
            },
            ThreatMark::OpenThree => plain(Symbol::OpenThree, Symbol::OpenThreeHalo, THREAT),
            ThreatMark::Try => plain(Symbol::Try, Symbol::TryHalo, TRY),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(BoardSchedule, draw.in_set(BoardSystems::Draw));
}

/// Everything that the marks depend on.
#[derive(Debug, Clone, PartialEq)]
struct ThreatInputs {
    frame: BoardFrame,
    marks: Vec<(Point, ThreatMark)>,
    lines: Vec<[Point; 2]>,
}

fn draw(
    mut commands: Commands,
    view: Res<BoardView>,
    model: Res<BoardModel>,
    look: Res<BoardLook>,
    fonts: Res<Fonts>,
    symbols: Res<Symbols>,
    root: Res<BoardRoot>,
    drawn: Query<Entity, With<ThreatPart>>,
    mut last: Local<Option<ThreatInputs>>,
) {
    let repainted = look.is_changed() || fonts.is_changed();
    if !(repainted || view.is_changed() || model.is_changed()) {
        return;
    }
    let is_empty = model.threats.is_empty() && model.threat_lines.is_empty();
    let wanted = view.frame.filter(|_| !is_empty).map(|frame| ThreatInputs {
        frame,
        marks: model.threats.clone(),
        lines: model.threat_lines.clone(),
    });
    if *last == wanted && !(repainted && wanted.is_some()) {
        return;
    }
    for entity in &drawn {
        commands.entity(entity).despawn();
    }
    if let Some(inputs) = &wanted {
        let mut spawner = ThreatSpawner {
            commands: &mut commands,
            root: root.0,
            symbols: &symbols,
            fonts: &fonts,
        };
        for line in &inputs.lines {
            spawner.line(line.map(|point| inputs.frame.at(point)));
        }
        for &(point, mark) in &inputs.marks {
            spawner.mark(mark.into(), inputs.frame.at(point), inputs.frame.cell());
        }
    }
    *last = wanted;
}

/// Spawns the parts of marks and lines.
struct ThreatSpawner<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    root: Entity,
    symbols: &'a Symbols,
    fonts: &'a Fonts,
}

impl ThreatSpawner<'_, '_, '_> {
    /// Lines lie below all marks, and their halos below all lines, so that crossings look alike.
    fn line(&mut self, ends: [Vec2; 2]) {
        let halo = color(HALO_COLOUR).with_alpha(HALO_OPACITY);
        for (symbol, colour, step) in [
            (Symbol::ThreatLineHalo, halo, 1.0),
            (Symbol::ThreatLine, color(THREAT), 2.0),
        ] {
            let natural = self.symbols.size(symbol);
            let sprite = Sprite {
                custom_size: Some(line_size(ends, natural)),
                image_mode: self.symbols.stretching(symbol),
                ..self.symbols.sprite(symbol, colour)
            };
            let place = line_place(ends, layer::MARKS + step * layer::STEP);
            self.commands
                .spawn((ThreatPart, ChildOf(self.root), sprite, place));
        }
    }

    fn mark(&mut self, look: MarkLook, at: Vec2, cell: f32) {
        let halo = color(HALO_COLOUR).with_alpha(HALO_OPACITY);
        let at = |step: f32| at.extend(layer::MARKS + step * layer::STEP);
        for (symbol, colour, step) in [
            (look.halo, halo, 3.0),
            (look.symbol, color(look.colour), 4.0),
        ] {
            let place = Transform::from_translation(at(step));
            let sprite = self.symbols.sprite(symbol, colour);
            self.commands
                .spawn((ThreatPart, ChildOf(self.root), sprite, place));
        }
        if let Some((number, colours)) = look.number {
            let font = self.fonts.text(Face::DataBold, NUMBER_SIZE * cell);
            for part in outlined(number, &font, colours, at(5.0)) {
                self.commands.spawn((ThreatPart, ChildOf(self.root), part));
            }
        }
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
            assert_ne!(look.symbol, look.halo);
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
