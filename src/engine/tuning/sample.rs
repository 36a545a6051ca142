//! Positions to learn from.

use std::collections::BTreeMap;

use crate::engine::field::{Class, Field, RELATIONS};
use crate::engine::search::candidates;
use crate::engine::threats::threats;
use crate::engine::value::is_proven;
use crate::engine::weights::Weights;
use crate::rules::{BoardSize, Rule, Side};

use super::GameLine;

/// A position with what the evaluation sees of it, how it ended, and which move was chosen.
#[derive(Clone, Debug)]
pub struct Sample {
    /// The side to move.
    pub side: Side,
    /// How many points of each code the side to move has.
    pub mine: Box<[(u16, u16)]>,
    /// Likewise the side that waits.
    pub theirs: Box<[(u16, u16)]>,
    /// The threats that the position holds.
    pub threats: Box<[u8]>,
    /// What the side to move got in the end.
    pub result: f32,
    /// What the search said the position was worth, when it was no proven end.
    pub value: Option<i32>,
    /// The moves to choose from: their codes for both sides, and how they lie to the other side's last move and the own
    /// one before.
    pub choices: Box<[[u16; 4]]>,
    /// Which of them was chosen.
    pub chosen: Option<u16>,
}

/// The positions of a game in which neither side wins or has to stop a five at once.
#[must_use]
pub fn samples(rule: Rule, size: BoardSize, game: &GameLine) -> Vec<Sample> {
    let mut field = Field::new(rule, size, Weights::of(rule));
    let opening = game.moves.len() - game.values.len();
    let mut samples = Vec::new();
    for (number, &point) in game.moves.iter().enumerate() {
        let spot = field.spot(point);
        if number >= opening && is_quiet(&field) {
            samples.push(sample(&field, game, game.values[number - opening], spot));
        }
        field.play(spot);
    }
    samples
}

/// Whether the search would ask the evaluation here.
fn is_quiet(field: &Field) -> bool {
    let (me, other) = (field.side(), field.side().other());
    let is_sharp = field.count(me, Class::Five) > 0
        || field.count(other, Class::Five) > 0
        || !field.allowed(*field.spots(me, Class::OpenFour)).is_empty()
        || !field.has_four(other)
            && (!field.four_threes(me).is_empty() || field.count(me, Class::DoubleThree) > 0);
    !is_sharp
}

fn sample(field: &Field, game: &GameLine, value: i32, played: u16) -> Sample {
    let (me, other) = (field.side(), field.side().other());
    let choices: Vec<_> = candidates(field)
        .iter()
        .filter(|&spot| field.is_empty(spot) && field.may_play(spot))
        .collect();
    let code = |spot, side| field.code(spot, side).index() as u16;
    let before = [field.last(), field.last_but_one()];
    let relation = |spot, to: usize| {
        before[to].map_or(RELATIONS - 1, |before| field.relation(spot, before)) as u16
    };
    Sample {
        side: me,
        mine: counts(field, me),
        theirs: counts(field, other),
        threats: threats(field).map(|threat| threat as u8).collect(),
        result: match me {
            Side::Black => game.result,
            Side::White => 1.0 - game.result,
        },
        value: (!is_proven(value)).then_some(value),
        chosen: choices
            .iter()
            .position(|&spot| spot == played)
            .map(|at| at as u16),
        choices: choices
            .into_iter()
            .map(|spot| {
                [
                    code(spot, me),
                    code(spot, other),
                    relation(spot, 0),
                    relation(spot, 1),
                ]
            })
            .collect(),
    }
}

fn counts(field: &Field, side: Side) -> Box<[(u16, u16)]> {
    let mut counts = BTreeMap::new();
    for spot in field.empty_spots() {
        *counts
            .entry(field.code(spot, side).index() as u16)
            .or_default() += 1;
    }
    counts.into_iter().collect()
}
