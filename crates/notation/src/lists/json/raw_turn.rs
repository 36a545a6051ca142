//! Moves and stones as a file writes them.

use serde_json::{Map, Value};

use super::keys::{is_number_key, plain};
use super::sides::SideMark;
use crate::game_file::{GamePart, Place, ReadFault};
use crate::lists::point_rows::{PASS, PointLine, point_line};
use narabe_rules::{Move, Side};

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
    pub comment: String,
    pub has_time: bool,
    /// What is not understood.
    pub unknown: Vec<String>,
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

/// The place of a move by its number from 0.
pub const fn move_place(index: usize) -> Place {
    Place::Part(GamePart::Move, index + 1)
}
