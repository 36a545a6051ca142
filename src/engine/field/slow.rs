//! The slow twin of the field: everything from nothing, by asking the board point by point.

use super::class::{Class, CodeTable};
use super::shape::{DIRECTIONS, PLACE_BITS, ShapePair, ShapeTable, WALL, stone_code};
use super::{Field, Spots};
use crate::rules::{Board, Point, Position, Side};

/// The shapes of both sides on one line through an empty point.
fn pair(board: &Board, table: &ShapeTable, point: Point, direction: usize) -> ShapePair {
    let step = DIRECTIONS[direction].step();
    let reach = i8::try_from(table.reach()).unwrap();
    let key = (-reach..=reach)
        .filter(|&offset| offset != 0)
        .rev()
        .fold(0, |key, offset| {
            let place = point.offset(step, offset);
            let code = match board.get(place) {
                Some(side) => stone_code(side),
                None if board.size().contains(place) => 0,
                None => WALL,
            };
            key << PLACE_BITS | code
        });
    table.pair(usize::try_from(key).unwrap())
}

/// Compares a field with what the position itself says.
pub fn assert_same(field: &Field, position: &Position) {
    let board = position.board();
    let table = ShapeTable::of(position.rule());
    let mut counts = [[0; Class::COUNT]; 2];
    let mut sums = [field.weights.net().start.map(i32::from); 2];
    let mut kept = [[Spots::NONE; super::KEPT]; 2];
    let mut near = Spots::NONE;
    for (index, point) in position.size().points().enumerate() {
        let spot = field.spot(point);
        let cell = field.cells[index];
        assert_eq!(cell.stone, board.get(point), "stone on {point}");
        if cell.stone.is_some() {
            near.unite(field.geometry.near(spot), super::spots::WORDS);
            continue;
        }
        for direction in 0..4 {
            let expected = pair(board, table, point, direction);
            assert_eq!(cell.pairs[direction], expected, "{point}, line {direction}");
        }
        for side in Side::ALL {
            let quad = cell.pairs.iter().rev().fold(0, |quad, pair| {
                quad << super::SHAPE_BITS | pair.number(side) as super::Quad
            });
            let code = CodeTable::of(position.rule(), side).code(quad);
            let shapes = cell.pairs.map(|pair| pair.shape(side));
            let class = Class::of(position.rule(), side, shapes);
            assert_eq!(cell.codes[side as usize], code, "{point} for {side}");
            assert_eq!(cell.classes[side as usize], class, "{point} for {side}");
            counts[side as usize][class as usize] += 1;
            for (sum, more) in sums[side as usize].iter_mut().zip(field.weights.row(code)) {
                *sum += i32::from(*more);
            }
            if class >= Class::Three {
                kept[side as usize][class as usize - super::KEPT_FROM].insert(spot);
            }
        }
    }
    assert_eq!(field.state.counts, counts);
    assert_eq!(field.state.sums.map(|sum| sum.map(i32::from)), sums);
    assert_eq!(field.kept, kept);
    assert_eq!(field.near_spots(), near);
    assert_eq!(field.stones(), position.moves().len());
    assert_eq!(field.side(), position.side_to_move());
}
