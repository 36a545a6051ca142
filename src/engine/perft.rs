//! How many ways there are to play the next moves: a count that any other program must get as well.

use super::field::{Class, Field, Spots};
use super::setup::Setup;
use super::weights::Weights;

/// The sequences of so many moves from a position; one ends early when it wins.
#[must_use]
pub fn count_games(setup: &Setup, depth: u32) -> u64 {
    let mut field = Field::from_setup(setup, Weights::of(setup.rule()));
    count(&mut field, depth)
}

fn count(field: &mut Field, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut games = 0;
    let side = field.side();
    for spot in Spots::all(field.size()).iter() {
        if !field.is_empty(spot) || !field.may_play(spot) {
            continue;
        }
        if depth == 1 || field.class(spot, side) == Class::Five {
            games += 1;
            continue;
        }
        field.play(spot);
        games += count(field, depth - 1);
        field.undo();
    }
    games
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{BoardSize, Position, Rule};

    fn by_the_rules(position: &mut Position, depth: u32) -> u64 {
        if depth == 0 || position.outcome().is_some() {
            return 1;
        }
        let points: Vec<_> = position.board().empty_points().collect();
        let points = points
            .into_iter()
            .filter(|&point| position.foul_at(point).is_none());
        let points: Vec<_> = points.collect();
        let mut games = 0;
        for point in points {
            position.play(point).unwrap();
            games += by_the_rules(position, depth - 1);
            position.undo();
        }
        games
    }

    #[test]
    fn the_field_counts_as_the_rules_do() {
        for rule in Rule::ALL {
            let mut position = Position::new(rule, BoardSize::new(7).unwrap());
            for point in "a1 a2 b1 b2 c1 c2 d1 d2 f1".split(' ') {
                position.play(point.parse().unwrap()).unwrap();
            }
            let setup = Setup::from(&position);
            assert_eq!(count_games(&setup, 3), by_the_rules(&mut position, 3));
        }
    }
}
