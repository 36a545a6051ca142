//! The marks of a study: ring, square, triangle, cross, letter or number, on stones and on empty points.

use super::marks::number_colour;
use super::outlined_text::{TextColours, outlined};
use super::symbols::{Symbol, Symbols};
use super::{
    BoardFrame, BoardLook, BoardModel, BoardRoot, BoardSchedule, BoardSystems, BoardView, color,
    layer,
};
use crate::theme::{Face, Fonts};
use bevy::prelude::*;
use narabe::art::Rgb;
use narabe::art::mark::{HALO_COLOUR, HALO_OPACITY};
use narabe::rules::{Point, Side};
use narabe::study::Mark;

/// The colours on an empty point. On a stone a mark has the colour of a number.
const ON_EMPTY: TextColours = TextColours {
    ink: Rgb::hex(0x23457A),
    halo: HALO_COLOUR,
};
/// The halo on Black's stones; on White's it is that on an empty point.
const HALO_ON_BLACK: Rgb = Rgb::hex(0x14161A);
/// The text size of one sign and of two, in cells.
const SIGN_SIZE: f32 = 0.46;
const SIGNS_SIZE: f32 = 0.38;
/// The size of the ground of a text relative to the last-move dot. On an empty point it covers the lines of the grid.
const GROUND_SCALE: f32 = 1.7;

/// A part of a mark; all are respawned on a change.
#[derive(Component, Debug, Clone, Copy)]
struct StudyMarkPart;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(BoardSchedule, draw.in_set(BoardSystems::Draw));
}

/// A mark and what is under it.
#[derive(Debug, Clone, Copy, PartialEq)]
struct PlacedMark {
    point: Point,
    mark: Mark,
    stone: Option<Side>,
    /// Whether the stone is the last one and marked as such: then the mark has that colour and replaces the dot.
    is_last: bool,
}

impl PlacedMark {
    fn all(model: &BoardModel) -> Vec<Self> {
        let last = model.moves.last().filter(|_| model.mark_last);
        let placed = |&(point, mark): &(Point, Mark)| {
            let mut stones = model.moves.iter();
            let stone = stones.find(|(taken, _)| *taken == point);
            Self {
                point,
                mark,
                stone: stone.map(|(_, side)| *side),
                is_last: last.is_some_and(|(newest, _)| *newest == point),
            }
        };
        model.marks.iter().map(placed).collect()
    }

    fn colours(self) -> TextColours {
        let Some(side) = self.stone else {
            return ON_EMPTY;
        };
        TextColours {
            ink: number_colour(side, self.is_last),
            halo: match side {
                Side::Black => HALO_ON_BLACK,
                Side::White => HALO_COLOUR,
            },
        }
    }
}

/// The shape of a mark, and its halo; none of letters and numbers.
fn shape(mark: Mark) -> Option<[Symbol; 2]> {
    match mark {
        Mark::Circle => Some([Symbol::StudyCircle, Symbol::StudyCircleHalo]),
        Mark::Square => Some([Symbol::StudySquare, Symbol::StudySquareHalo]),
        Mark::Triangle => Some([Symbol::StudyTriangle, Symbol::StudyTriangleHalo]),
        Mark::Cross => Some([Symbol::StudyCross, Symbol::StudyCrossHalo]),
        Mark::Letter(_) | Mark::Number(_) => None,
    }
}

/// The text size of a letter or a number.
fn text_size(text: &str, cell: f32) -> f32 {
    cell * match text.len() {
        0 | 1 => SIGN_SIZE,
        _ => SIGNS_SIZE,
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
    drawn: Query<Entity, With<StudyMarkPart>>,
    mut last: Local<Option<(BoardFrame, Vec<PlacedMark>)>>,
) {
    let repainted = look.is_changed() || fonts.is_changed();
    if !(repainted || view.is_changed() || model.is_changed()) {
        return;
    }
    let wanted = (view.frame.filter(|_| !model.marks.is_empty()))
        .map(|frame| (frame, PlacedMark::all(&model)));
    if *last == wanted && !(repainted && wanted.is_some()) {
        return;
    }
    for entity in &drawn {
        commands.entity(entity).despawn();
    }
    if let Some((frame, marks)) = &wanted {
        let mut spawner = StudyMarkSpawner {
            commands: &mut commands,
            root: root.0,
            symbols: &symbols,
            fonts: &fonts,
        };
        for &mark in marks {
            spawner.mark(mark, frame);
        }
    }
    *last = wanted;
}

/// Spawns the parts of marks.
struct StudyMarkSpawner<'a, 'w, 's> {
    commands: &'a mut Commands<'w, 's>,
    root: Entity,
    symbols: &'a Symbols,
    fonts: &'a Fonts,
}

impl StudyMarkSpawner<'_, '_, '_> {
    fn mark(&mut self, placed: PlacedMark, frame: &BoardFrame) {
        let colours = placed.colours();
        let (ink, halo) = (
            color(colours.ink),
            color(colours.halo).with_alpha(HALO_OPACITY),
        );
        let at = |step: f32| {
            let height = layer::MARKS + step * layer::STEP;
            frame.at(placed.point).extend(height)
        };
        if let Some([symbol, around]) = shape(placed.mark) {
            self.sprite(self.symbols.sprite(around, halo), at(3.0));
            self.sprite(self.symbols.sprite(symbol, ink), at(4.0));
            return;
        }
        if placed.stone.is_none() {
            let ground = self.symbols.sprite(Symbol::LastMove, halo);
            let ground = Sprite {
                custom_size: ground.custom_size.map(|size| size * GROUND_SCALE),
                ..ground
            };
            self.sprite(ground, at(3.0));
        }
        let text = placed.mark.to_string();
        let size = text_size(&text, frame.cell());
        let font = self.fonts.text(Face::DataBold, size);
        for part in outlined(&text, &font, colours, at(4.0)) {
            let part = (StudyMarkPart, ChildOf(self.root), part);
            self.commands.spawn(part);
        }
    }

    fn sprite(&mut self, sprite: Sprite, at: Vec3) {
        let place = Transform::from_translation(at);
        self.commands
            .spawn((StudyMarkPart, ChildOf(self.root), sprite, place));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::blend;
    use narabe::study::{MarkLetter, MarkNumber};

    const BLACK: Point = Point::new(3, 4);
    const WHITE: Point = Point::new(5, 6);
    const LAST: Point = Point::new(6, 6);
    const EMPTY: Point = Point::new(7, 8);

    fn placed() -> Vec<PlacedMark> {
        let points = [BLACK, WHITE, LAST, EMPTY];
        PlacedMark::all(&BoardModel {
            moves: vec![
                (BLACK, Side::Black),
                (WHITE, Side::White),
                (LAST, Side::Black),
            ],
            marks: points.map(|point| (point, Mark::Circle)).to_vec(),
            mark_last: true,
            ..BoardModel::default()
        })
    }

    #[test]
    fn marks_know_the_stone_under_them() {
        let stones = placed().into_iter().map(|mark| (mark.stone, mark.is_last));
        assert!(stones.eq([
            (Some(Side::Black), false),
            (Some(Side::White), false),
            (Some(Side::Black), true),
            (None, false),
        ]));
    }

    #[test]
    fn each_mark_stands_out_from_its_halo() {
        for mark in placed() {
            let TextColours { ink, halo } = mark.colours();
            let contrast = (blend::grey(ink) - blend::grey(halo)).abs();
            assert!(contrast > 0.35, "{mark:?}: {contrast}");
        }
    }

    #[test]
    fn signs_are_texts_and_the_rest_are_shapes() {
        let letter = MarkLetter::new('c').map(Mark::Letter).expect("a letter");
        let number = MarkNumber::new(42).map(Mark::Number).expect("a number");
        assert_eq!((shape(letter), shape(number)), (None, None));
        let shapes = [Mark::Circle, Mark::Square, Mark::Triangle, Mark::Cross].map(shape);
        let mut symbols: Vec<_> = shapes.into_iter().flatten().flatten().collect();
        symbols.sort_by_key(|symbol| *symbol as usize);
        symbols.dedup();
        assert_eq!(symbols.len(), 8);
        assert!(text_size("42", 38.0) < text_size("C", 38.0));
        assert!(
            text_size("99", 38.0) * 2.0 * 0.6 < 38.0 * 0.9,
            "inside a stone"
        );
    }
}
