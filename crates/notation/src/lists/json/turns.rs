//! The moves of a list in JSON: points, pairs of side and point, coordinates, or objects with these.

use serde_json::{Map, Value};

use super::fields::{Fields, plain};
use super::move_place;
use super::order::{self, is_number_key};
use super::points::Reading;
use super::sides::{SideMark, SideNumbers};
use crate::files::{Assumption, LossKind, OddKind, Oddity, Place, ReadError, ReadFault};
use crate::game_info::GameResult;
use crate::game_tree::{GameTree, TreeError};
use crate::lists::point_rows::{PASS, PointLine, point_line};
use narabe_rules::{BoardSize, Move, SetupError, Side};

/// Where a stone lies, as a file writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum At {
    Pass,
    /// A point, or two letters from the upper left.
    Named(String),
    /// Column and row from the top.
    Pair([i32; 2]),
}

/// A move or a stone as a file writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawTurn {
    pub at: At,
    pub side: Option<SideMark>,
    comment: String,
    has_time: bool,
    /// What is not understood.
    unknown: Vec<String>,
}

impl RawTurn {
    const fn new(at: At) -> Self {
        Self {
            at,
            side: None,
            comment: String::new(),
            has_time: false,
            unknown: Vec::new(),
        }
    }
}

/// The words of moves in a text: `h8 i9` or `h8i9`. What is none stays a word.
pub fn words_of_text(text: &str) -> Vec<String> {
    match moves_of_text(text) {
        Some(moves) => moves.iter().map(Move::to_string).collect(),
        None => text.split_whitespace().map(str::to_owned).collect(),
    }
}

/// The moves of a text; `None` if it is anything else.
pub fn moves_of_text(text: &str) -> Option<Vec<Move>> {
    match point_line(1, text) {
        PointLine::Moves(rows, rest) if rest.is_empty() => {
            Some(rows.into_iter().flat_map(|row| row.moves).collect())
        }
        _ => None,
    }
}

/// Reads a move in one of the forms that are met.
pub fn raw_turn(value: &Value) -> Result<RawTurn, ReadFault> {
    let invalid = || ReadFault::invalid(&value.to_string(), "a move");
    match value {
        Value::String(text) => Ok(RawTurn::new(named(text))),
        Value::Array(parts) => raw_parts(parts).ok_or_else(invalid),
        Value::Object(object) => raw_object(object).ok_or_else(invalid),
        Value::Null | Value::Bool(_) | Value::Number(_) => Err(invalid()),
    }
}

/// A point by its name, a pass, or coordinates as text.
fn named(text: &str) -> At {
    let text = text.trim();
    if text.eq_ignore_ascii_case(PASS) {
        return At::Pass;
    }
    let inside = text.trim_matches(['(', ')']);
    let pair = inside
        .split_once(',')
        .and_then(|(x, y)| Some([x.trim().parse().ok()?, y.trim().parse().ok()?]));
    pair.map_or_else(|| At::Named(text.to_owned()), At::Pair)
}

fn number(value: &Value) -> Option<i32> {
    match value {
        Value::String(text) => text.trim().parse().ok(),
        other => i32::try_from(other.as_i64()?).ok(),
    }
}

/// A move as an array: side and point, point and side, or numbers.
fn raw_parts(parts: &[Value]) -> Option<RawTurn> {
    let side = |value: &Value| {
        SideMark::of(value).filter(|mark| value.is_string() || matches!(mark, SideMark::Number(_)))
    };
    let (mut turn, side, rest) = match parts {
        [Value::Number(_), Value::Number(_)] => (pair(&parts[0], &parts[1])?, None, &parts[2..]),
        [x @ Value::Number(_), y @ Value::Number(_), last, rest @ ..] => {
            (pair(x, y)?, side(last), rest)
        }
        [
            first @ Value::String(_),
            x @ Value::Number(_),
            y @ Value::Number(_),
            rest @ ..,
        ] => (pair(x, y)?, Some(side(first)?), rest),
        [
            first,
            point @ (Value::String(_) | Value::Array(_)),
            rest @ ..,
        ] if side(first).is_some() => (raw_turn(point).ok()?, side(first), rest),
        [
            point @ (Value::String(_) | Value::Array(_)),
            last,
            rest @ ..,
        ] if side(last).is_some() => (raw_turn(point).ok()?, side(last), rest),
        [point @ Value::String(_)] => (raw_turn(point).ok()?, None, &parts[1..]),
        _ => return None,
    };
    turn.side = side.or(turn.side);
    turn.unknown.extend(rest.iter().map(Value::to_string));
    Some(turn)
}

fn pair(x: &Value, y: &Value) -> Option<RawTurn> {
    Some(RawTurn::new(At::Pair([number(x)?, number(y)?])))
}

/// A move as an object.
fn raw_object(object: &Map<String, Value>) -> Option<RawTurn> {
    let (mut x, mut y, mut found) = (None, None, None);
    let mut turn = RawTurn::new(At::Pass);
    for (key, value) in object {
        match plain(key).as_str() {
            "x" | "col" | "column" => x = Some(number(value)?),
            "y" | "row" => y = Some(number(value)?),
            "move" | "point" | "pos" | "position" | "coord" | "coords" | "coordinate" | "at"
            | "vertex" | "p" => {
                found = Some(raw_turn(value).ok()?);
            }
            "color" | "colour" | "player" | "side" | "stone" | "c" | "turn" => {
                turn.side = SideMark::of(value);
                if turn.side.is_none() {
                    turn.unknown.push(format!("{key}: {value}"));
                }
            }
            "b" | "black" if value.is_string() || value.is_array() => {
                found = Some(raw_turn(value).ok()?);
                turn.side = Some(Side::Black.into());
            }
            "w" | "white" if value.is_string() || value.is_array() => {
                found = Some(raw_turn(value).ok()?);
                turn.side = Some(Side::White.into());
            }
            "pass" if value.as_bool() == Some(true) => found = Some(RawTurn::new(At::Pass)),
            "comment" | "text" | "note" if value.is_string() => {
                value
                    .as_str()
                    .unwrap_or_default()
                    .clone_into(&mut turn.comment);
            }
            "time" | "ms" | "elapsed" | "seconds" | "t" => turn.has_time = true,
            // Whether it follows the order of the list is seen later.
            key if is_number_key(key) && number(value).is_some() => {}
            _ => turn.unknown.push(key.clone()),
        }
    }
    match (found, x, y) {
        (Some(found), None, None) => {
            turn.at = found.at;
            turn.side = turn.side.or(found.side);
            turn.unknown.extend(found.unknown);
        }
        (None, Some(x), Some(y)) => turn.at = At::Pair([x, y]),
        _ => return None,
    }
    Some(turn)
}

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
        let place = Place::Part("stone", index + 1);
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
