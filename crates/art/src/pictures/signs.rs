//! What lies on stones and empty points: move numbers, the dot of the last move, and marks.

use crate::{
    Pixmap, Rgb,
    mark::{
        self, HALO, HALO_COLOUR, HALO_ON_BLACK, HALO_OPACITY, LAST_ON_BLACK, LAST_ON_WHITE,
        MARK_COLOUR, NUMBER_ON_BLACK, NUMBER_ON_WHITE,
    },
    skin::{Emblem, StoneRecipe},
};
use narabe_notation::Mark;
use narabe_rules::{Point, Side};

use super::lettering::{Lettering, Letters};
use super::{PicturePosition, PictureStone, PictureStyle};

// The text size of a number of one or two digits and of three, in cells.
const NUMBER: f32 = 0.42;
const LONG_NUMBER: f32 = 0.34;
const LONG_FROM: usize = 100;

/// A sign on a point.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Sign {
    /// The dot of the last move.
    Dot,
    /// A number or a letter, and its size in cells.
    Text(String, f32),
    /// A mark without letters.
    Shape(Mark),
}

/// A sign with its colours.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct PlacedSign {
    pub(super) point: Point,
    pub(super) sign: Sign,
    pub(super) ink: Rgb,
    /// The colour around it; none of numbers and the dot.
    pub(super) halo: Option<Rgb>,
    /// The colour of the disc below a letter or a number, if it would be on lines or on a sign of the stone.
    pub(super) ground: Option<Rgb>,
}

impl PlacedSign {
    /// All signs of a position, those on stones first.
    pub(super) fn all(position: &PicturePosition, style: &PictureStyle) -> Vec<Self> {
        let has_text = style.has_text(position.size());
        let is_marked = |stone: &&PictureStone| {
            let mut marks = position.marks().iter();
            marks.any(|(point, _)| *point == stone.point)
        };
        let last = position.last().filter(|_| style.last_move);
        let on_stones = position.stones().iter();
        let on_stones = on_stones
            .filter(|stone| !is_marked(stone))
            .filter_map(|stone| {
                let number = stone.number.filter(|&number| {
                    has_text && style.numbers.shows(number, position.last_number())
                });
                let is_last = last.is_some_and(|last| last.point == stone.point);
                let sign = match number {
                    Some(number) => Sign::Text(number.to_string(), number_size(number)),
                    // The line through the stones marks a win.
                    None if is_last && position.wins().is_empty() => Sign::Dot,
                    None => return None,
                };
                Some(Self {
                    point: stone.point,
                    sign,
                    ink: ink_on(stone.side, is_last),
                    halo: None,
                    ground: ground_on(style, stone.side),
                })
            });
        let marks = position.marks().iter();
        let marks = marks.map(|(point, mark)| {
            let point = *point;
            let stone = position.stone(point);
            let is_last = last.is_some_and(|last| last.point == point);
            Self {
                point,
                sign: sign_of(mark),
                ink: stone.map_or(MARK_COLOUR, |stone| ink_on(stone.side, is_last)),
                halo: Some(match stone.map(|stone| stone.side) {
                    Some(Side::Black) => HALO_ON_BLACK,
                    _ => HALO_COLOUR,
                }),
                ground: match stone {
                    None => Some(HALO_COLOUR),
                    Some(stone) => ground_on(style, stone.side),
                },
            }
        });
        on_stones.chain(marks).collect()
    }

    /// Draws it with its centre at `at`. `cell` is the distance of two lines, `ratio` the width of a thin line, in
    /// pixels.
    pub(super) fn draw(
        &self,
        picture: &mut Pixmap,
        lettering: &mut Lettering,
        at: (f32, f32),
        (cell, ratio): (f32, f32),
    ) {
        match &self.sign {
            Sign::Dot => {
                picture.draw_mask(&mark::Mark::last_move(cell).bake(0.0), at, self.ink, 1.0);
            }
            Sign::Shape(shape) => {
                if let Some(shape) = shape_of(shape, cell, ratio) {
                    let halo = self.halo.unwrap_or(HALO_COLOUR);
                    picture.draw_mask(&shape.bake(HALO * ratio), at, halo, HALO_OPACITY);
                    picture.draw_mask(&shape.bake(0.0), at, self.ink, 1.0);
                }
            }
            Sign::Text(text, size) => {
                if let Some(ground) = self.ground {
                    let disc = mark::Mark::letter_ground(cell).bake(0.0);
                    picture.draw_mask(&disc, at, ground, HALO_OPACITY);
                }
                let letters = Letters {
                    text,
                    size: size * cell,
                    middle: at,
                    ink: (self.ink, 1.0),
                    halo: self.halo,
                };
                lettering.draw(picture, &letters);
            }
        }
    }
}

const fn number_size(number: usize) -> f32 {
    if number < LONG_FROM {
        NUMBER
    } else {
        LONG_NUMBER
    }
}

const fn ink_on(side: Side, is_last: bool) -> Rgb {
    match (side, is_last) {
        (Side::Black, false) => NUMBER_ON_BLACK,
        (Side::White, false) => NUMBER_ON_WHITE,
        (Side::Black, true) => LAST_ON_BLACK,
        (Side::White, true) => LAST_ON_WHITE,
    }
}

/// The colour that covers the sign of a stone, if it has one.
const fn ground_on(style: &PictureStyle, side: Side) -> Option<Rgb> {
    let recipe = match side {
        Side::Black => &style.stones.dark,
        Side::White => &style.stones.pale,
    };
    match recipe {
        StoneRecipe::Plain(plain) if !matches!(plain.emblem, Emblem::Empty) => Some(plain.fill),
        _ => None,
    }
}

fn sign_of(mark: &Mark) -> Sign {
    match mark.text() {
        Some(text) => {
            let mark::LabelText { shown, size, .. } = mark::label_text(&text);
            Sign::Text(shown, size)
        }
        None => Sign::Shape(mark.clone()),
    }
}

fn shape_of(mark: &Mark, cell: f32, ratio: f32) -> Option<mark::Mark> {
    match mark {
        Mark::Circle => Some(mark::Mark::study_circle(cell, ratio)),
        Mark::Square => Some(mark::Mark::study_square(cell, ratio)),
        Mark::Triangle => Some(mark::Mark::study_triangle(cell, ratio)),
        Mark::Cross => Some(mark::Mark::study_cross(cell, ratio)),
        Mark::Letter(_) | Mark::Number(_) | Mark::Label(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::super::Numbers;
    use super::*;
    use narabe_rules::{BoardSize, Position, Rule};

    fn game() -> PicturePosition {
        let mut game = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
        for point in ["h8", "i9", "h7"] {
            game.play(point.parse().unwrap()).unwrap();
        }
        PicturePosition::from(&game)
    }

    fn signs(position: &PicturePosition, style: &PictureStyle) -> Vec<String> {
        let signs = PlacedSign::all(position, style);
        let text = |sign: &PlacedSign| format!("{} {:?}", sign.point, sign.sign);
        signs.iter().map(text).collect()
    }

    #[test]
    fn the_last_move_has_a_dot_or_its_number_in_that_colour() {
        let mut style = PictureStyle::default();
        assert_eq!(signs(&game(), &style), ["h7 Dot"]);
        style.numbers = Numbers::All;
        let numbers = PlacedSign::all(&game(), &style);
        assert_eq!(numbers.len(), 3);
        assert_eq!(
            (numbers[0].ink, numbers[2].ink),
            (NUMBER_ON_BLACK, LAST_ON_BLACK)
        );
        style.last_move = false;
        assert_eq!(PlacedSign::all(&game(), &style)[2].ink, NUMBER_ON_BLACK);
        style.numbers = Numbers::None;
        assert!(signs(&game(), &style).is_empty());
    }

    #[test]
    fn a_mark_replaces_the_number_of_its_stone() {
        let marks = [("i9", Mark::Triangle), ("a1", Mark::Circle)];
        let marks = marks.map(|(point, mark)| (point.parse().unwrap(), mark));
        let position = game().with_marks(marks);
        let style = PictureStyle {
            numbers: Numbers::All,
            ..PictureStyle::default()
        };
        let signs = PlacedSign::all(&position, &style);
        assert_eq!(signs.len(), 4);
        assert_eq!(
            (signs[2].ground, signs[3].ground),
            (None, Some(HALO_COLOUR))
        );
        assert_eq!(signs[3].ink, MARK_COLOUR);
    }
}
