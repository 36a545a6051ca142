//! Computes the search board from scratch, point by point, for comparison with the incremental updates.

use super::cell::Cell;
use super::geometry::Geometry;
use super::{Bitboard, PointIndex, SearchBoard};
use crate::shapes::{
    CELL_BITS, MoveClass, PackedShapes, SHAPE_BITS, ShapeCodeTable, ShapePair, ShapeTable, WALL,
    stone_code,
};
use narabe_rules::{Board, Direction, Point, Position, Side};

/// The shapes of both sides on one line through an empty point.
fn shapes(board: &Board, table: &ShapeTable, point: Point, direction: usize) -> ShapePair {
    let step = Direction::ALL[direction].step();
    let reach = i8::try_from(table.reach()).unwrap();
    let key = (-reach..=reach)
        .filter(|&offset| offset != 0)
        .rev()
        .fold(0, |key, offset| {
            let other = point.offset(step, offset);
            let cell = match board.get(other) {
                Some(side) => stone_code(side),
                None if board.size().contains(other) => 0,
                None => WALL,
            };
            key << CELL_BITS | cell
        });
    table.pair(usize::try_from(key).unwrap())
}

/// Panics where the search board differs from the position.
pub fn assert_same(board: &SearchBoard, position: &Position) {
    let rules_board = position.board();
    let table = ShapeTable::of(position.rule());
    let mut counts = [[0; MoveClass::COUNT]; 2];
    let mut sums =
        Side::ALL.map(|side| board.weights.network(side).accumulator_bias.map(i32::from));
    let mut sets = [[Bitboard::EMPTY; MoveClass::COUNT]; 2];
    let mut neighbourhood = Bitboard::EMPTY;
    for (index, point) in position.size().points().enumerate() {
        let index = PointIndex::try_from(index).unwrap();
        let cell = board.cells[usize::from(index)];
        assert_eq!(board.index(point), index);
        assert_eq!(cell.stone, rules_board.get(point), "stone on {point}");
        if cell.stone.is_some() {
            let near: &Geometry = &board.geometry;
            neighbourhood.insert_all(near.neighbours(index), near.words());
            continue;
        }
        let lines: [ShapePair; 4] =
            std::array::from_fn(|direction| shapes(rules_board, table, point, direction));
        for side in Side::ALL {
            let packed = lines.iter().rev().fold(0, |packed, line| {
                packed << SHAPE_BITS | line.shape(side) as PackedShapes
            });
            assert_eq!(
                Cell::packed(cell.shapes, side),
                packed,
                "{point} for {side}"
            );
            let code = ShapeCodeTable::of(position.rule(), side).code(packed);
            let shapes = lines.map(|line| line.shape(side));
            let class = MoveClass::of(position.rule(), side, shapes);
            let found = cell.point_shapes[side as usize];
            assert_eq!(found.code, code, "{point} for {side}");
            assert_eq!(found.class, class, "{point} for {side}");
            let weights = board.weights.feature(code);
            for (sum, weight) in sums[side as usize].iter_mut().zip(weights) {
                *sum += i32::from(*weight);
            }
            if class.is_tracked() {
                counts[side as usize][class as usize] += 1;
                sets[side as usize][class as usize].insert(index);
            }
        }
    }
    assert_eq!(board.state.counts, counts);
    let accumulators = *board.clone().accumulators();
    assert_eq!(accumulators.map(|sum| sum.map(i32::from)), sums);
    assert_eq!(board.sets, sets);
    assert_eq!(board.neighbourhood(), neighbourhood);
    assert_eq!(board.stones(), position.moves().len());
    assert_eq!(board.side_to_move(), position.side_to_move());
    assert_same_fouls(board, position);
    for side in Side::ALL {
        let expected = five_defences(position, side);
        let found = board.five_defences(side);
        assert_eq!(found, expected, "five of {side}\n{rules_board}");
    }
}

/// Panics where the search board and the rules disagree on what is forbidden.
fn assert_same_fouls(board: &SearchBoard, position: &Position) {
    if !position.rule().has_fouls() {
        return;
    }
    for point in position.board().empty_points() {
        let is_foul = position.board().foul_at(point).is_some();
        let found = board.is_foul(board.index(point));
        assert_eq!(found, is_foul, "{point} of {position:?}");
    }
}

/// The points that leave the attacker no five to complete, found by trying all.
fn five_defences(position: &Position, attacker: Side) -> Bitboard {
    let (mut board, rule) = (position.board().clone(), position.rule());
    if board.five_points(rule, attacker).next().is_none() {
        return Bitboard::EMPTY;
    }
    let points: Vec<Point> = board.empty_points().collect();
    let defends = |point: &Point| {
        board.place(*point, attacker.other());
        let defends = board.five_points(rule, attacker).next().is_none();
        board.remove(*point, attacker.other());
        defends
    };
    let defences: Vec<Point> = points.into_iter().filter(defends).collect();
    defences
        .into_iter()
        .map(|point| PointIndex::try_from(position.size().index(point)).unwrap())
        .collect()
}
