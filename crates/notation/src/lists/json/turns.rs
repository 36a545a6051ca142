//! The moves of a list in JSON: points, pairs of side and point, coordinates, or objects with these.

use serde_json::Value;

use super::fields::Fields;
use super::order;
use super::points::Reading;
use super::raw_turn::{RawTurn, move_place};
use super::sides::{SideMark, SideNumbers};
use crate::game_file::{
    Assumption, GamePart, LossKind, OddKind, Oddity, Place, ReadError, ReadFault,
};
use crate::game_info::GameResult;
use crate::game_tree::{GameTree, TreeError};
use narabe_rules::{BoardSize, SetupError};

/// The game of a list of moves.
///
/// # Errors
/// If a move is none, or a stone lies off the board.
pub fn line(
    fields: &mut Fields,
    moves: Vec<Value>,
    size: BoardSize,
) -> Result<GameTree, ReadError> {
    let is_size_named = !fields
        .lost
        .assumed()
        .any(|assumed| matches!(assumed, Assumption::Size(_)));
    let turns = order::turns(fields, &moves)?;
    let reading = Reading::of(fields, &turns, is_size_named, size);
    let to_move = fields.to_move.as_ref().and_then(SideMark::of);
    let marks = fields
        .stones
        .iter()
        .chain(&turns)
        .filter_map(|turn| turn.side)
        .chain(to_move);
    let numbers = SideNumbers::of(marks);
    leave_out_winner(fields, numbers);
    let mut tree = GameTree::new(size);
    place_stones(&mut tree, fields, &reading, numbers)?;
    let named = to_move.and_then(|mark| numbers.side(mark));
    if let (None, Some(value)) = (named, &fields.to_move) {
        let text = value.to_string();
        fields
            .lost
            .note(Oddity::new(None, OddKind::NotUnderstood, &text));
    }
    let first = turns.first().and_then(|turn| numbers.side(turn.side?));
    let begins = named.or(first).filter(|side| *side != tree.first_to_move());
    tree.set_to_move(begins);
    let mut expected = tree.first_to_move();
    for (index, raw) in turns.iter().enumerate() {
        let turn = reading
            .turn(&raw.at)
            .map_err(|fault| fault.at(move_place(index)))?;
        let side = raw.side.and_then(|mark| numbers.side(mark));
        let out_of_turn = side.filter(|side| *side != expected);
        let node = tree
            .add(tree.last(), Some(turn), out_of_turn)
            .map_err(ReadFault::from)?;
        expected = side.unwrap_or(expected).other();
        tree.set_comment(node, &raw.comment);
        note_rest(fields, raw, move_place(index), side.is_none());
    }
    Ok(tree)
}

/// Leaves out a winner by a number where 0 is Black: it may be a side, or say that there is none.
fn leave_out_winner(fields: &mut Fields, numbers: SideNumbers) {
    if !numbers.is_from_0() {
        return;
    }
    if let Some(winner) = fields.winner_number.take() {
        fields.info.result = GameResult::Unknown;
        fields.unknown.push(winner);
    }
}

/// Notes what is lost of a move.
fn note_rest(fields: &mut Fields, raw: &RawTurn, place: Place, is_side_unknown: bool) {
    if raw.has_time {
        fields.lost.lose(LossKind::Times);
    }
    if let (Some(SideMark::Number(number)), true) = (raw.side, is_side_unknown) {
        let odd = Oddity::new(
            Some(place.clone()),
            OddKind::NotUnderstood,
            &number.to_string(),
        );
        fields.lost.note(odd);
    }
    for unknown in &raw.unknown {
        let odd = Oddity::new(Some(place.clone()), OddKind::NotUnderstood, unknown);
        fields.lost.note(odd);
    }
}

/// Places the stones that lie on the board at first.
fn place_stones(
    tree: &mut GameTree,
    fields: &mut Fields,
    reading: &Reading,
    numbers: SideNumbers,
) -> Result<(), ReadError> {
    let stones = std::mem::take(&mut fields.stones);
    for (index, stone) in stones.iter().enumerate() {
        let place = Place::Part(GamePart::Stone, index + 1);
        let turn = reading
            .turn(&stone.at)
            .map_err(|fault| fault.at(place.clone()))?;
        let side = stone.side.and_then(|mark| numbers.side(mark));
        let (Some(point), Some(side)) = (turn.point(), side) else {
            let text = format!("{:?}", stone.at);
            return Err(ReadFault::invalid(&text, "a stone with its colour").at(place));
        };
        match tree.place(point, side) {
            Err(TreeError::Point(SetupError::Occupied { .. })) => {
                let odd = Oddity::new(Some(place), OddKind::PlayedTwice, &point.to_string());
                fields.lost.note(odd);
            }
            placed => placed.map_err(|error| ReadFault::from(error).at(place))?,
        }
    }
    Ok(())
}
