//! The marks of a study: ring, square, triangle, cross or a text, on stones and on empty points. A long text is shrunk, then cut.

use super::mark_layer::{self, GROUND_SCALE, INK, MarkInputs, MarkPainter, Marks};
use super::marks::number_colour;
use super::outlined_text::TextColours;
use super::symbols::Symbol;
use super::{BoardModel, color};
use bevy::prelude::*;
use narabe_art::mark::{HALO_COLOUR, HALO_ON_BLACK, HALO_OPACITY, LabelText, label_text};
use narabe_rules::{Point, Side};
use narabe_study::Mark;

/// The colours on an empty point. On a stone a mark has the colour of a number.
const ON_EMPTY: TextColours = TextColours {
    ink: INK,
    halo: HALO_COLOUR,
};

pub(super) fn plugin(app: &mut App) {
    mark_layer::add::<StudyMarks>(app);
}

/// A mark and what is under it.
#[derive(Debug, Clone, PartialEq)]
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
        let placed = |(point, mark): &(Point, Mark)| {
            let mut stones = model.moves.iter();
            let stone = stones.find(|(taken, _)| taken == point);
            Self {
                point: *point,
                mark: mark.clone(),
                stone: stone.map(|(_, side)| *side),
                is_last: last.is_some_and(|(newest, _)| newest == point),
            }
        };
        model.marks.iter().map(placed).collect()
    }

    fn colours(&self) -> TextColours {
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

/// The shape of a mark; none of texts.
const fn shape(mark: &Mark) -> Option<Symbol> {
    match mark {
        Mark::Circle => Some(Symbol::StudyCircle),
        Mark::Square => Some(Symbol::StudySquare),
        Mark::Triangle => Some(Symbol::StudyTriangle),
        Mark::Cross => Some(Symbol::StudyCross),
        Mark::Letter(_) | Mark::Number(_) | Mark::Label(_) => None,
    }
}

#[derive(Debug, PartialEq)]
struct StudyMarks(Vec<PlacedMark>);

impl Marks for StudyMarks {
    fn of(inputs: &MarkInputs<'_>) -> Option<Self> {
        let marks = PlacedMark::all(inputs.model);
        (!marks.is_empty()).then_some(Self(marks))
    }

    fn paint(&self, painter: &mut MarkPainter<'_, '_, '_, Self>) {
        for placed in &self.0 {
            let colours = placed.colours();
            let halo = color(colours.halo).with_alpha(HALO_OPACITY);
            let [below, at] = [3.0, 4.0].map(|step| painter.at(placed.point, step));
            if let Some(symbol) = shape(&placed.mark) {
                painter.part(painter.symbols.halo(symbol, halo), below);
                painter.symbol(symbol, color(colours.ink), at);
                continue;
            }
            if placed.stone.is_none() {
                painter.scaled_symbol(Symbol::LastMove, halo, GROUND_SCALE, below);
            }
            let text = placed.mark.text().unwrap_or_default();
            let LabelText { shown, size, .. } = label_text(&text);
            painter.outlined(&shown, size, colours, at);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::blend;

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
        for text in ["C", "42", "a", "斜", "a long remark"] {
            let mark = Mark::label(text).expect("a text");
            assert_eq!(shape(&mark), None);
        }
        let shapes = [Mark::Circle, Mark::Square, Mark::Triangle, Mark::Cross];
        let shapes = shapes.each_ref().map(shape);
        let mut symbols: Vec<_> = shapes.into_iter().flatten().collect();
        symbols.sort_by_key(|symbol| *symbol as usize);
        symbols.dedup();
        assert_eq!(symbols.len(), 4);
    }
}
