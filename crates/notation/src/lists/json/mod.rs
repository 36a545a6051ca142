//! Games as JSON, as many programs write them: an object with `moves` (points, pairs of side and point, or coordinates from the
//! upper left) and what is said of the game, a query for KataGo, a list of such objects or of moves, one object a line; or a
//! tree with `nodes` and `roots`, each node as column, row, side, first child and number of children.

mod columns;
mod document;
mod fields;
mod keys;
mod nodes;
mod order;
mod points;
mod raw_turn;
mod sides;
mod turns;

use std::rc::Rc;

use serde_json::{Map, Value};

use crate::game_file::{Assumption, Format, OddKind, Oddity, ReadError, ReadFault, ReadGame, Sink};
use document::Document;
use fields::Fields;
use keys::is_moves_key;
use narabe_rules::Move;

/// The largest file that is read, in bytes.
const MAX_BYTES: usize = 64 << 20;
/// The key of a list of games.
const GAMES: &str = "games";

/// Reads the games of a text.
pub fn read(text: &str, sink: &mut Sink<'_>) -> Result<(), ReadError> {
    if text.len() > MAX_BYTES {
        let fault = ReadFault::invalid(
            &text.len().to_string(),
            "a size of JSON that is read, up to 64 MiB",
        );
        return Err(fault.into());
    }
    let mut error = None;
    for document in serde_json::Deserializer::from_str(text).into_iter::<Document>() {
        match document {
            Ok(Document { value, repeated }) => {
                // What is given twice is said at the first game.
                let mut repeated = repeated.into_iter();
                let games = match games_of(value) {
                    Ok(games) => games,
                    Err(fault) => {
                        note(fault, sink, &mut error)?;
                        continue;
                    }
                };
                for game in games {
                    hand_on(game, repeated.by_ref().collect(), sink, &mut error)?;
                }
            }
            Err(fault) => {
                let text = format!("it is not valid JSON: {fault}");
                let fault = ReadFault::Text(text).in_line(fault.line());
                note(fault, sink, &mut error)?;
                break;
            }
        }
    }
    match error {
        Some(error) if sink.games() == 0 => Err(error),
        None if sink.games() == 0 => Err(ReadFault::Empty.into()),
        Some(error) => sink.skip(error),
        None => Ok(()),
    }
}

/// A game, and what is said of all games around it, from the inside out.
struct Game {
    object: Map<String, Value>,
    heads: Vec<Rc<Fields>>,
    /// How many of the heads, from the inside, have this as their first game.
    first_of: usize,
}

/// Hands on a game, or keeps why it is not read.
fn hand_on(
    game: Game,
    repeated: Vec<String>,
    sink: &mut Sink<'_>,
    error: &mut Option<ReadError>,
) -> Result<(), ReadError> {
    match read_game(game, sink) {
        Ok(mut game) => {
            for key in &repeated {
                let odd = Oddity::new(None, OddKind::GivenTwice, key);
                game.lost.note(odd);
            }
            sink.game(game)
        }
        Err(fault) => note(fault, sink, error),
    }
}

/// Keeps the first error, and reports the one before it.
fn note(
    fault: ReadError,
    sink: &mut Sink<'_>,
    error: &mut Option<ReadError>,
) -> Result<(), ReadError> {
    match error.take() {
        None => *error = Some(fault),
        Some(first) => {
            *error = Some(first);
            sink.skip(fault)?;
        }
    }
    Ok(())
}

/// The games of a value.
///
/// # Errors
/// If what is said of all games cannot be read.
fn games_of(value: Value) -> Result<Vec<Game>, ReadError> {
    let object = match value {
        Value::Array(values) if is_list_of_games(&values) => return all_games_of(values),
        Value::Object(mut object) => match object.remove(GAMES) {
            Some(Value::Array(values)) if !values.is_empty() => {
                let mut games = all_games_of(values)?;
                let head = Rc::new(Fields::of(object)?);
                for (index, game) in games.iter_mut().enumerate() {
                    game.first_of += usize::from(index == 0);
                    game.heads.push(Rc::clone(&head));
                }
                return Ok(games);
            }
            other => {
                object.extend(other.map(|other| (GAMES.to_owned(), other)));
                object
            }
        },
        other => Map::from_iter([("moves".to_owned(), other)]),
    };
    Ok(vec![Game {
        object,
        heads: Vec::new(),
        first_of: 0,
    }])
}

/// The games of all values, one after another.
fn all_games_of(values: Vec<Value>) -> Result<Vec<Game>, ReadError> {
    let mut games = Vec::new();
    for value in values {
        games.extend(games_of(value)?);
    }
    Ok(games)
}

/// Whether values are games rather than the moves of one.
fn is_list_of_games(values: &[Value]) -> bool {
    let is_point = |value: &Value| match value {
        Value::String(text) => text.parse::<Move>().is_ok(),
        Value::Array(parts) => parts.len() > 1 && !parts.iter().all(Value::is_array),
        _ => false,
    };
    let is_game = |value: &Value| match value {
        Value::Object(object) => object.keys().any(|key| is_moves_key(key)),
        Value::Array(moves) => !moves.is_empty() && moves.iter().all(is_point),
        Value::String(text) => {
            text.parse::<Move>().is_err() && raw_turn::moves_of_text(text).is_some()
        }
        _ => false,
    };
    !values.is_empty() && values.iter().all(is_game)
}

/// Reads one game.
fn read_game(game: Game, sink: &Sink<'_>) -> Result<ReadGame, ReadError> {
    let mut fields = Fields::of(game.object)?;
    for (index, head) in game.heads.iter().enumerate() {
        fields.fill_from(head, index < game.first_of);
    }
    let named = fields.size.or(sink.options().size);
    let size = named.unwrap_or_default();
    if named.is_none() {
        fields.lost.assume(Assumption::Size(size));
    }
    let tree = match (fields.nodes.take(), fields.moves.take()) {
        (Some(nodes), moves) => {
            fields.leave_out_beside_nodes(moves.is_some());
            nodes::unfold(&nodes, fields.roots.as_ref(), size, &mut fields.lost)?
        }
        (None, None) if fields.stones.is_empty() => {
            let hint = "it has neither `moves` nor `nodes`";
            return Err(ReadFault::NotThis(Format::Json, hint).into());
        }
        (None, moves) => turns::line(&mut fields, moves.unwrap_or_default(), size)?,
    };
    for key in &fields.unknown {
        fields
            .lost
            .note(Oddity::new(None, OddKind::NotUnderstood, key));
    }
    let Fields { info, lost, .. } = fields;
    Ok(ReadGame { info, tree, lost })
}

#[cfg(test)]
mod tests;
