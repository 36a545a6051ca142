//! The 26 openings of renju: all ways to place the second stone within the central 3×3 and the third within the central
//! 5×5, as far as no rotation or reflection of the board makes them equal.
//!
//! ```
//! use narabe::notation::parse_move_list;
//! use narabe::rules::BoardSize;
//! use narabe::rules::opening::NamedOpening;
//!
//! let moves = parse_move_list("h8 g8 g7 h7")?;
//! let opening = NamedOpening::of(&moves, BoardSize::DEFAULT).expect("the first three are an opening");
//! assert_eq!((opening.code().as_str(), opening.name), ("4D", "Kagetsu"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use super::symmetry::Turn;
use crate::rules::{BoardSize, Point};

/// How the second stone lies to the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SecondMove {
    /// Beside it; drawn above it.
    Direct,
    /// At its corner; drawn right above it.
    Indirect,
}

/// One of the 26.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NamedOpening {
    /// Which half of the 26 it belongs to.
    pub second: SecondMove,
    /// Its number in that half, from 1 to 13.
    pub number: u8,
    /// Its Japanese name in Latin letters, like Kagetsu.
    pub name: &'static str,
    /// The same as it is written in Japan.
    pub kanji: &'static str,
    /// The third stone as steps right and up from the first, in the form in which the opening is drawn.
    third: (i8, i8),
}

impl NamedOpening {
    /// All 26, the direct ones first, each half by its numbers.
    pub const ALL: [Self; 26] = [
        direct(1, "Kansei", "寒星", (0, 2)),
        direct(2, "Keigetsu", "渓月", (1, 2)),
        direct(3, "Sosei", "疎星", (2, 2)),
        direct(4, "Kagetsu", "花月", (1, 1)),
        direct(5, "Zangetsu", "残月", (2, 1)),
        direct(6, "Ugetsu", "雨月", (1, 0)),
        direct(7, "Kinsei", "金星", (2, 0)),
        direct(8, "Shōgetsu", "松月", (0, -1)),
        direct(9, "Kyūgetsu", "丘月", (1, -1)),
        direct(10, "Shingetsu", "新月", (2, -1)),
        direct(11, "Zuisei", "瑞星", (0, -2)),
        direct(12, "Sangetsu", "山月", (1, -2)),
        direct(13, "Yūsei", "遊星", (2, -2)),
        indirect(1, "Chōsei", "長星", (2, 2)),
        indirect(2, "Kyōgetsu", "峡月", (2, 1)),
        indirect(3, "Kōsei", "恒星", (2, 0)),
        indirect(4, "Suigetsu", "水月", (2, -1)),
        indirect(5, "Ryūsei", "流星", (2, -2)),
        indirect(6, "Ungetsu", "雲月", (1, 0)),
        indirect(7, "Hogetsu", "浦月", (1, -1)),
        indirect(8, "Rangetsu", "嵐月", (1, -2)),
        indirect(9, "Gingetsu", "銀月", (0, -1)),
        indirect(10, "Myōjō", "明星", (0, -2)),
        indirect(11, "Shagetsu", "斜月", (-1, -1)),
        indirect(12, "Meigetsu", "名月", (-1, -2)),
        indirect(13, "Suisei", "彗星", (-2, -2)),
    ];

    /// The opening that the first three moves of a game are, turned and mirrored as they may be; none when there are fewer,
    /// the first is not on the centre, or the others lie too far from it.
    #[must_use]
    pub fn of(moves: &[Point], size: BoardSize) -> Option<&'static Self> {
        let &[first, second, third, ..] = moves else {
            return None;
        };
        if first != size.centre() {
            return None;
        }
        let [second, third] = [second, third].map(|point| steps(first, point));
        let fits = |opening: &Self| {
            Turn::all().any(|turn| {
                turn.apply(wide(opening.second.steps())) == second
                    && turn.apply(wide(opening.third)) == third
            })
        };
        const { &Self::ALL }.iter().find(|opening| fits(opening))
    }

    /// The first three stones as the opening is drawn: Black's, White's, Black's.
    #[must_use]
    pub const fn stones(&self, size: BoardSize) -> [Point; 3] {
        let first = size.centre();
        [
            first,
            first.offset(self.second.steps(), 1),
            first.offset(self.third, 1),
        ]
    }

    /// Its short name: the number and `D` or `I`, like `4D`.
    #[must_use]
    pub fn code(&self) -> String {
        let letter = match self.second {
            SecondMove::Direct => 'D',
            SecondMove::Indirect => 'I',
        };
        format!("{}{letter}", self.number)
    }
}

impl SecondMove {
    /// Right and up from the first stone, as openings are drawn.
    const fn steps(self) -> (i8, i8) {
        match self {
            Self::Direct => (0, 1),
            Self::Indirect => (1, 1),
        }
    }
}

const fn direct(
    number: u8,
    name: &'static str,
    kanji: &'static str,
    third: (i8, i8),
) -> NamedOpening {
    NamedOpening {
        second: SecondMove::Direct,
        number,
        name,
        kanji,
        third,
    }
}

const fn indirect(
    number: u8,
    name: &'static str,
    kanji: &'static str,
    third: (i8, i8),
) -> NamedOpening {
    NamedOpening {
        second: SecondMove::Indirect,
        ..direct(number, name, kanji, third)
    }
}

fn steps(from: Point, to: Point) -> (i16, i16) {
    let along = |from: u8, to: u8| i16::from(to) - i16::from(from);
    (along(from.x, to.x), along(from.y, to.y))
}

fn wide((x, y): (i8, i8)) -> (i16, i16) {
    (x.into(), y.into())
}
