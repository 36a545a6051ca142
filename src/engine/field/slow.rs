//! The slow twin of the field: everything from nothing, by asking the board point by point.

use super::class::{Class, CodeTable};
use super::shape::{DIRECTIONS, PLACE_BITS, ShapePair, ShapeTable, WALL, stone_code};
use super::{Field, Spot, Spots};
use crate::rules::{Board, Point, Position, Rule, Side};

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
    let mut sums = Side::ALL.map(|side| field.weights.net(side).start.map(i32::from));
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
    assert_same_fouls(field, position);
    for side in Side::ALL {
        let slow = answers(position, side);
        assert_eq!(field.answers(side), slow, "answers to {side}\n{board}");
    }
}

/// Compares what the field holds for forbidden with what the rules forbid.
fn assert_same_fouls(field: &Field, position: &Position) {
    if !position.rule().has_fouls() {
        return;
    }
    for point in position.board().empty_points() {
        let is_foul = position.board().foul_at(point).is_some();
        assert_eq!(
            field.is_foul(field.spot(point)),
            is_foul,
            "{point} of {position:?}"
        );
    }
}

/// The points where a side completes a five, by the rules.
fn fives(board: &Board, rule: Rule, side: Side) -> Vec<Point> {
    let wins = |point: &Point| {
        DIRECTIONS.into_iter().any(|direction| {
            let run = board.run_through(*point, side, direction);
            rule.is_win(side, run.length, run.closed_ends)
        })
    };
    board.empty_points().filter(wins).collect()
}

/// The spots after which a side has no five to make any more, found by trying them all.
fn answers(position: &Position, attacker: Side) -> Spots {
    let (mut board, rule) = (position.board().clone(), position.rule());
    if fives(&board, rule, attacker).is_empty() {
        return Spots::NONE;
    }
    let points: Vec<Point> = board.empty_points().collect();
    let stops = points.into_iter().filter(|&point| {
        board.place(point, attacker.other());
        let stops = fives(&board, rule, attacker).is_empty();
        board.lift(point, attacker.other());
        stops
    });
    let spots: Vec<_> = stops.map(|point| position.size().index(point)).collect();
    spots
        .into_iter()
        .map(|index| Spot::try_from(index).unwrap())
        .collect()
}
