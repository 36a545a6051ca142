//! The 26 openings of Renju: all ways to place the second stone within the central 3×3 and the third within the central
//! 5×5, up to rotation and reflection of the board. Names and numbers are those of the RIF.
//!
//! ```
//! use narabe_rules::opening::NamedOpening;
//! use narabe_rules::{BoardSize, Point};
//!
//! let moves: Vec<Point> = "h8 g8 g7 h7".split(' ').map(str::parse).collect::<Result<_, _>>()?;
//! let opening = NamedOpening::of(&moves, BoardSize::DEFAULT).expect("the first three are an opening");
//! assert_eq!((opening.code().as_str(), opening.name), ("4D", "Kagetsu"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use SecondMove::{Direct, Indirect};

use super::symmetry::GridSymmetry;
use crate::{BoardSize, Point};

/// The position of the second stone relative to the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SecondMove {
    /// Orthogonally adjacent; drawn above the first stone.
    Direct,
    /// Diagonally adjacent; drawn to the upper right of the first stone.
    Indirect,
}

/// One of the 26 openings of Renju.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NamedOpening {
    /// Whether the opening is direct or indirect.
    pub second: SecondMove,
    /// The number among the direct or the indirect openings, 1 to 13.
    pub number: u8,
    /// The Japanese name in Latin letters, like Kagetsu.
    pub name: &'static str,
    /// The Japanese name in kanji.
    pub kanji: &'static str,
    /// The third stone relative to the first, right and up, in the orientation in which the opening is drawn.
    third: (i8, i8),
}

impl NamedOpening {
    /// All 26 openings, first the direct then the indirect ones, each by number.
    pub const ALL: [Self; 26] = [
        opening(Direct, 1, "Kansei", "寒星", (0, 2)),
        opening(Direct, 2, "Keigetsu", "渓月", (1, 2)),
        opening(Direct, 3, "Sosei", "疎星", (2, 2)),
        opening(Direct, 4, "Kagetsu", "花月", (1, 1)),
        opening(Direct, 5, "Zangetsu", "残月", (2, 1)),
        opening(Direct, 6, "Ugetsu", "雨月", (1, 0)),
        opening(Direct, 7, "Kinsei", "金星", (2, 0)),
        opening(Direct, 8, "Shōgetsu", "松月", (0, -1)),
        opening(Direct, 9, "Kyūgetsu", "丘月", (1, -1)),
        opening(Direct, 10, "Shingetsu", "新月", (2, -1)),
        opening(Direct, 11, "Zuisei", "瑞星", (0, -2)),
        opening(Direct, 12, "Sangetsu", "山月", (1, -2)),
        opening(Direct, 13, "Yūsei", "遊星", (2, -2)),
        opening(Indirect, 1, "Chōsei", "長星", (2, 2)),
        opening(Indirect, 2, "Kyōgetsu", "峡月", (2, 1)),
        opening(Indirect, 3, "Kōsei", "恒星", (2, 0)),
        opening(Indirect, 4, "Suigetsu", "水月", (2, -1)),
        opening(Indirect, 5, "Ryūsei", "流星", (2, -2)),
        opening(Indirect, 6, "Ungetsu", "雲月", (1, 0)),
        opening(Indirect, 7, "Hogetsu", "浦月", (1, -1)),
        opening(Indirect, 8, "Rangetsu", "嵐月", (1, -2)),
        opening(Indirect, 9, "Gingetsu", "銀月", (0, -1)),
        opening(Indirect, 10, "Myōjō", "明星", (0, -2)),
        opening(Indirect, 11, "Shagetsu", "斜月", (-1, -1)),
        opening(Indirect, 12, "Meigetsu", "名月", (-1, -2)),
        opening(Indirect, 13, "Suisei", "彗星", (-2, -2)),
    ];

    /// The opening made by the first three moves of a game, in any orientation. `None` if there are fewer moves, the
    /// first is not on the centre, or the others are too far from it.
    pub fn of(moves: &[Point], size: BoardSize) -> Option<&'static Self> {
        let &[first, second, third, ..] = moves else {
            return None;
        };
        if first != size.centre() {
            return None;
        }
        let [second, third] = [second, third].map(|point| difference(first, point));
        let matches = |opening: &Self| {
            GridSymmetry::all().any(|symmetry| {
                symmetry.apply(widen(opening.second.offset())) == second
                    && symmetry.apply(widen(opening.third)) == third
            })
        };
        const { &Self::ALL }.iter().find(|opening| matches(opening))
    }

    /// The first three stones (Black, White, Black) in the orientation in which the opening is drawn.
    pub const fn stones(&self, size: BoardSize) -> [Point; 3] {
        let first = size.centre();
        [
            first,
            first.offset(self.second.offset(), 1),
            first.offset(self.third, 1),
        ]
    }

    /// The code: the number and `D` for direct or `I` for indirect, like `4D`.
    pub fn code(&self) -> String {
        let letter = match self.second {
            SecondMove::Direct => 'D',
            SecondMove::Indirect => 'I',
        };
        format!("{}{letter}", self.number)
    }
}

impl SecondMove {
    /// The second stone relative to the first, right and up, as openings are drawn.
    const fn offset(self) -> (i8, i8) {
        match self {
            Self::Direct => (0, 1),
            Self::Indirect => (1, 1),
        }
    }
}

const fn opening(
    second: SecondMove,
    number: u8,
    name: &'static str,
    kanji: &'static str,
    third: (i8, i8),
) -> NamedOpening {
    NamedOpening {
        second,
        number,
        name,
        kanji,
        third,
    }
}

fn difference(from: Point, to: Point) -> (i16, i16) {
    let along = |from: u8, to: u8| i16::from(to) - i16::from(from);
    (along(from.x, to.x), along(from.y, to.y))
}

fn widen((x, y): (i8, i8)) -> (i16, i16) {
    (x.into(), y.into())
}
