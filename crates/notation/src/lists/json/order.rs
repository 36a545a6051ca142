//! The moves of a list in the order that the file means: pairs of moves as two, and by their numbers where these say so.

use serde_json::{Map, Value};

use super::fields::Fields;
use super::keys::{NUMBERS, plain};
use super::raw_turn::{RawTurn, move_place, raw_turn};
use crate::game_file::{OddKind, Oddity, ReadError};
use crate::lists::number_order::{Numbers, check};
use narabe_rules::Side;

/// Reads the moves of a list.
///
/// # Errors
/// If one is none.
pub fn turns(fields: &mut Fields, moves: &[Value]) -> Result<Vec<RawTurn>, ReadError> {
    let mut parts: Vec<Vec<RawTurn>> = Vec::with_capacity(moves.len());
    for (index, value) in moves.iter().enumerate() {
        let turns = match pair_of(value) {
            Some(pair) => pair.iter().map(raw_turn).collect(),
            None => raw_turn(value).map(|turn| vec![turn]),
        };
        parts.push(turns.map_err(|fault| fault.at(move_place(index)))?);
    }
    let numbers: Vec<Option<usize>> = moves.iter().map(number_of).collect();
    let counts: Vec<usize> = parts.iter().map(Vec::len).collect();
    let has_stones = !fields.stones.is_empty();
    let mut wrong = |index: usize| {
        let number = numbers[index].map(|number| number.to_string());
        let place = Some(move_place(index));
        let odd = Oddity::new(place, OddKind::WrongNumber, &number.unwrap_or_default());
        fields.lost.note(odd);
    };
    match check(&numbers, &counts, has_stones) {
        Numbers::Right => {}
        Numbers::Wrong(places) => places.into_iter().for_each(wrong),
        Numbers::Order(order) => {
            // Each that stood elsewhere is named by its place in the list.
            let mut moved: Vec<usize> = (order.iter().enumerate())
                .filter_map(|(to, from)| (to != *from).then_some(*from))
                .collect();
            moved.sort_unstable();
            moved.into_iter().for_each(&mut wrong);
            let ordered = order
                .into_iter()
                .map(|from| std::mem::take(&mut parts[from]));
            parts = ordered.collect();
        }
    }
    Ok(parts.into_iter().flatten().collect())
}

/// The number of a move, if it has one.
fn number_of(value: &Value) -> Option<usize> {
    let object = value.as_object()?;
    NUMBERS.iter().find_map(|wanted| {
        let (_, value) = object.iter().find(|(key, _)| plain(key) == *wanted)?;
        match value {
            Value::String(text) => text.trim().parse().ok(),
            other => usize::try_from(other.as_u64()?).ok(),
        }
    })
}

/// The two moves of an object with a point of each side, Black's first. What else it says is said of the second.
fn pair_of(value: &Value) -> Option<[Value; 2]> {
    let mut rest = value.as_object()?.clone();
    let mut take = |side: Side| {
        let is_of = |key: &str| match side {
            Side::Black => ["b", "black"].contains(&key),
            Side::White => ["w", "white"].contains(&key),
        };
        let is_point = |value: &Value| value.is_string() || value.is_array();
        let found = rest
            .iter()
            .find(|(key, value)| is_of(&plain(key)) && is_point(value))?;
        let key = found.0.clone();
        rest.remove_entry(&key)
    };
    let black = take(Side::Black)?;
    let (key, white) = take(Side::White)?;
    rest.insert(key, white);
    Some([Value::Object(Map::from_iter([black])), Value::Object(rest)])
}
