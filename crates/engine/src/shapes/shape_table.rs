//! The table of shapes: what each line holds through a stone that a side plays, under each rule.

use std::sync::OnceLock;

use super::line_classifier::{HalfLine, LineClassifier, cells};
use super::shape::{CELL_BITS, Shape, ShapePair};
use narabe_rules::{Rule, Side};

/// The shapes of both sides, by the cells around a point on one line.
///
/// The key holds these cells without the point itself, from the farthest before it in the lowest bits to the farthest after
/// it in the highest.
pub struct ShapeTable {
    reach: usize,
    pairs: Vec<ShapePair>,
}

impl ShapeTable {
    /// The table of a rule, generated on first use.
    pub fn of(rule: Rule) -> &'static Self {
        static TABLES: [OnceLock<ShapeTable>; Rule::ALL.len()] =
            [const { OnceLock::new() }; Rule::ALL.len()];
        TABLES[rule as usize].get_or_init(|| Self::generate(rule))
    }

    /// How many cells on each side of a point decide its shape: 4, or 5 under a rule where the cell beyond a five matters.
    #[inline]
    pub const fn reach(&self) -> usize {
        self.reach
    }

    /// The shapes of both sides, by the key of the surrounding cells.
    #[inline]
    pub fn pair(&self, key: usize) -> ShapePair {
        self.pairs[key & (self.pairs.len() - 1)]
    }

    /// The shapes of both sides, by the key of the surrounding cells.
    #[inline]
    pub fn pairs(&self) -> &[ShapePair] {
        &self.pairs
    }

    fn generate(rule: Rule) -> Self {
        let reach = match rule {
            Rule::Freestyle => 4,
            Rule::Standard | Rule::Renju | Rule::Caro | Rule::CaroOverline => 5,
        };
        let half_keys = 1 << (CELL_BITS as usize * reach);
        let mut pairs = vec![ShapePair::default(); half_keys * half_keys];
        for side in Side::ALL {
            let mut classifier = LineClassifier::new(rule, side);
            // The lowest cell of a key is the farthest before the point, but the nearest after it.
            let before = (0..half_keys).map(|key| classifier.half_line(cells(key, reach).rev()));
            let before = DistinctHalves::of(before);
            let after = (0..half_keys).map(|key| classifier.half_line(cells(key, reach)));
            let after = DistinctHalves::of(after);
            let shapes: Vec<Vec<Shape>> = (after.halves.iter())
                .map(|&after| {
                    let before = before.halves.iter();
                    before
                        .map(|&before| classifier.shape(before, after))
                        .collect()
                })
                .collect();
            for (key, pair) in pairs.iter_mut().enumerate() {
                let shapes = &shapes[after.indices[key / half_keys]];
                pair.set(side, shapes[before.indices[key % half_keys]]);
            }
        }
        Self { reach, pairs }
    }
}

/// The cells of a line from `reach` before the cell at `shift`, lowest first.
#[inline]
#[expect(
    clippy::cast_possible_truncation,
    reason = "cells beyond the window are not read"
)]
pub const fn window(line: u128, shift: u8, reach: usize) -> u64 {
    (line >> (shift as usize - CELL_BITS as usize * reach)) as u64
}

/// The key in the shape table of the cell `index - reach` cells from the middle of a window of twice the reach: `reach` cells
/// on each side of it, without itself.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "a key has at most 20 bits")]
pub const fn key(window: u64, index: usize, reach: usize) -> usize {
    let bits = CELL_BITS as usize;
    let around = (window >> (bits * index)) as usize;
    let half = bits * reach;
    let before = around & ((1 << half) - 1);
    let after = around >> (half + bits) & ((1 << half) - 1);
    after << half | before
}

/// The distinct half lines among all half keys. They are few, since cells behind an obstacle do not count.
struct DistinctHalves {
    halves: Vec<HalfLine>,
    /// By half key, the index of its half line.
    indices: Vec<usize>,
}

impl DistinctHalves {
    fn of(all: impl Iterator<Item = HalfLine>) -> Self {
        let mut halves = Vec::new();
        let mut indices = Vec::new();
        for half in all {
            let known = halves.iter().position(|&other| other == half);
            indices.push(known.unwrap_or(halves.len()));
            if known.is_none() {
                halves.push(half);
            }
        }
        Self { halves, indices }
    }
}

#[cfg(test)]
mod tests {
    use super::super::shape::{WALL, stone_code};
    use super::*;

    /// The shape of a drawn line: `x` own stones, `o` the opponent's, `|` the edge, `*` the stone just played.
    fn shape_for(side: Side, rule: Rule, line: &str) -> Shape {
        let table = ShapeTable::of(rule);
        let middle = line.find('*').expect("the line has a *");
        let cell = |offset: isize| {
            let at = middle.checked_add_signed(offset);
            match at.and_then(|at| line.as_bytes().get(at)) {
                Some(b'x') => stone_code(side),
                Some(b'o') => stone_code(side.other()),
                Some(b'.') => 0,
                _ => WALL,
            }
        };
        let reach = isize::try_from(table.reach()).unwrap();
        let key = (-reach..=reach)
            .filter(|&offset| offset != 0)
            .rev()
            .fold(0, |key, offset| key << CELL_BITS | cell(offset));
        table.pair(usize::try_from(key).unwrap()).shape(side)
    }

    fn shape(rule: Rule, line: &str) -> Shape {
        shape_for(Side::Black, rule, line)
    }

    #[test]
    fn shapes_have_the_names_that_players_use() {
        let lines = [
            ("...xx*xx...", Shape::Five),
            ("....xxx*....", Shape::OpenFour),
            ("..oxxx*....", Shape::Four),
            ("....xx.x*...", Shape::Four),
            (".....xx*.....", Shape::WideThree),
            ("|.xx*...", Shape::Three),
            ("....x.x*....", Shape::Three),
            ("...oxx*...", Shape::BlockedThree),
            ("....x...*|", Shape::BlockedTwo),
            ("......x*.....", Shape::WidestTwo),
            (".......*.......", Shape::One),
            ("|..o*..|", Shape::Dead),
            ("|.xxx*|", Shape::Four),
        ];
        for rule in Rule::ALL {
            for (line, expected) in lines {
                for side in Side::ALL {
                    let found = shape_for(side, rule, line);
                    assert_eq!(found, expected, "{line} under {rule:?} for {side}");
                }
            }
        }
    }

    #[test]
    fn two_fours_on_a_line_are_an_open_four_except_for_black_under_renju() {
        for line in ["...x.xx*.x..", "..xx.*x.xx..", ".xxx.*.xxx."] {
            for (rule, side) in Rule::ALL
                .into_iter()
                .flat_map(|rule| Side::ALL.map(|side| (rule, side)))
            {
                let is_foul = rule.has_fouls() && side == Side::Black;
                let expected = if is_foul {
                    Shape::Overline
                } else {
                    Shape::OpenFour
                };
                assert_eq!(
                    shape_for(side, rule, line),
                    expected,
                    "{line} under {rule:?}"
                );
            }
        }
    }

    #[test]
    fn under_renju_an_overline_wins_for_white_only() {
        for (line, black, white) in [
            (".xxx*xx.", Shape::Overline, Shape::Five),
            ("ox.xxx*.o", Shape::Four, Shape::OpenFour),
            ("ox.xxx*o", Shape::Dead, Shape::Four),
        ] {
            assert_eq!(shape_for(Side::Black, Rule::Renju, line), black, "{line}");
            assert_eq!(shape_for(Side::White, Rule::Renju, line), white, "{line}");
        }
    }

    #[test]
    fn under_caro_a_closed_five_is_none_and_the_edge_closes_nothing() {
        for (line, expected) in [
            ("oxxxx*o", Shape::Dead),
            ("oxxxx*.", Shape::Five),
            ("|xxxx*o", Shape::Five),
            ("o.xxx*.o", Shape::Four),
            ("o.xxx*..o", Shape::Four),
            ("..xxx*..", Shape::OpenFour),
            ("|.xxx*.|", Shape::OpenFour),
            ("o.xx*..o", Shape::BlockedThree),
            ("o.xx*.o", Shape::Dead),
        ] {
            for rule in [Rule::Caro, Rule::CaroOverline] {
                assert_eq!(shape(rule, line), expected, "{line} under {rule:?}");
            }
        }
        assert_eq!(shape(Rule::Caro, "oxxxx*xo"), Shape::Overline);
        assert_eq!(shape(Rule::CaroOverline, "oxxxx*xo"), Shape::Five);
    }

    #[test]
    fn an_overline_is_a_five_in_freestyle_alone() {
        assert_eq!(shape(Rule::Freestyle, ".xxx*xx."), Shape::Five);
        assert_eq!(shape(Rule::Standard, ".xxx*xx."), Shape::Overline);
        assert_eq!(shape(Rule::Freestyle, "ox.xxx*.o"), Shape::OpenFour);
        assert_eq!(shape(Rule::Standard, "ox.xxx*.o"), Shape::Four);
    }
}
