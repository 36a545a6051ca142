//! What an object says of a game beside its moves.

use serde_json::{Map, Value};

use super::turns::{RawTurn, raw_turn};
use crate::notation::files::{LossReport, OddKind, Oddity, ReadError, ReadFault};
use crate::notation::game_info::{GameDate, GameInfo, GameResult};
use crate::notation::lists::headers::{result_of, size_of};
use crate::notation::sanitize::printable;
use crate::rules::{BoardSize, Side};

/// The most characters of a size that an error quotes.
const MAX_SIZE: usize = 12;
/// The keys of moves, in the form of [`plain`].
const MOVES: [&str; 9] = [
    "moves", "movelist", "history", "sequence", "steps", "kifu", "record", "position", "pos",
];
/// The word in the name of a format whose columns skip I.
const KATAGO: &str = "katago";

/// Whether a key is that of the moves of a game, or of a position.
pub fn is_moves_key(key: &str) -> bool {
    let key = plain(key);
    MOVES.contains(&key.as_str()) || ["nodes", "initialstones", "setup"].contains(&key.as_str())
}

/// A key without capitals, spaces and signs between its words.
pub fn plain(key: &str) -> String {
    let letters = key.chars().filter(|char| char.is_alphanumeric());
    letters.flat_map(char::to_lowercase).collect()
}

/// Whether columns skip I.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Columns {
    /// Nothing says so.
    #[default]
    All,
    /// The file is for KataGo, which writes them so.
    KataGo,
    /// The file says that it is in a format that writes them so.
    WithoutI,
}

/// What an object says.
#[derive(Clone, Debug, Default)]
pub struct Fields {
    pub info: GameInfo,
    pub size: Option<BoardSize>,
    pub moves: Option<Vec<Value>>,
    pub nodes: Option<Vec<Value>>,
    pub roots: Option<Value>,
    /// The stones that lie on the board at first.
    pub stones: Vec<RawTurn>,
    pub to_move: Option<Value>,
    pub columns: Columns,
    /// The keys that are not understood.
    pub unknown: Vec<String>,
    pub lost: LossReport,
}

impl Fields {
    /// Reads the keys of an object.
    ///
    /// # Errors
    /// If the size is none, or the stones cannot be read.
    pub fn of(object: Map<String, Value>) -> Result<Self, ReadError> {
        let mut fields = Self::default();
        let mut sides: Vec<Value> = Vec::new();
        for (key, value) in object {
            if value.is_null() {
                continue;
            }
            let plain = plain(&key);
            match plain.as_str() {
                "boardxsize" | "boardysize" | "width" | "height" => {
                    if plain.starts_with("board") {
                        fields.columns = fields.columns.max_with(Columns::KataGo);
                    }
                    sides.push(value);
                }
                "boardsize" | "size" | "sz" => sides.push(value),
                "board" if value.is_number() => sides.push(value),
                "format" => fields.take_format(&key, &value),
                "version" => {}
                "columns" if value.as_str().is_some_and(is_without_i) => {
                    fields.columns = Columns::WithoutI;
                }
                _ if !fields.take_moves(&plain, &value)? && !fields.take_info(&plain, &value) => {
                    fields.unknown.push(key);
                }
                _ => {}
            }
        }
        fields.size = size(&sides)?;
        Ok(fields)
    }

    fn take_format(&mut self, key: &str, value: &Value) {
        match value.as_str() {
            Some(text) if plain(text).contains(KATAGO) => self.columns = Columns::WithoutI,
            Some(_) => {}
            None => self.unknown.push(key.to_owned()),
        }
    }

    /// Takes the moves and stones under a key; false if it has none.
    fn take_moves(&mut self, key: &str, value: &Value) -> Result<bool, ReadError> {
        match (key, value) {
            ("nodes", Value::Array(nodes)) => self.nodes = Some(nodes.clone()),
            ("roots", _) => self.roots = Some(value.clone()),
            (key, Value::Array(moves)) if MOVES.contains(&key) && self.moves.is_none() => {
                self.moves = Some(moves.clone());
            }
            (key, Value::String(text)) if MOVES.contains(&key) && self.moves.is_none() => {
                let words = super::turns::words_of_text(text);
                self.moves = Some(words.into_iter().map(Value::String).collect());
            }
            ("initialstones" | "setup" | "stones", Value::Array(stones)) => {
                if key == "initialstones" {
                    self.columns = self.columns.max_with(Columns::KataGo);
                }
                self.take_stones(stones, None)?;
            }
            ("setup" | "stones", Value::Object(object)) => {
                for (key, value) in object {
                    let side = side_of_key(&plain(key));
                    match (side, value) {
                        (Some(side), Value::Array(stones)) => {
                            self.take_stones(stones, Some(side))?
                        }
                        _ if ["tomove", "player"].contains(&plain(key).as_str()) => {
                            self.to_move = Some(value.clone());
                        }
                        _ => self.unknown.push(format!("setup.{key}")),
                    }
                }
            }
            (
                "initialplayer" | "tomove" | "nextplayer" | "sidetomove" | "first" | "firstplayer",
                _,
            ) => {
                self.to_move = Some(value.clone());
            }
            (key, Value::Array(stones)) => match side_of_key(key) {
                Some(side) => self.take_stones(stones, Some(side))?,
                None => return Ok(false),
            },
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn take_stones(&mut self, stones: &[Value], side: Option<Side>) -> Result<(), ReadError> {
        for stone in stones {
            let mut turn = raw_turn(stone).map_err(|fault| {
                let place = crate::notation::files::Place::Part("stone", self.stones.len() + 1);
                fault.at(place)
            })?;
            turn.side = turn.side.or(side.map(Into::into));
            self.stones.push(turn);
        }
        Ok(())
    }

    /// Takes what a key says of the game; false if it says nothing that is known.
    fn take_info(&mut self, key: &str, value: &Value) -> bool {
        if let Some(side) = side_of_key(key) {
            return self.take_player(side, value);
        }
        let text = match value {
            Value::String(text) => text.clone(),
            Value::Number(number) => number.to_string(),
            Value::Array(values) if key == "players" => {
                let names = values.iter().zip(Side::ALL);
                return values.len() == 2
                    && names.fold(true, |all, (value, side)| {
                        self.take_player(side, value) && all
                    });
            }
            Value::Object(players) if key == "players" => {
                let sides = players
                    .iter()
                    .map(|(key, value)| (side_of_key(&plain(key)), value));
                let sides: Vec<_> = sides.collect();
                return sides.into_iter().fold(true, |all, (side, value)| {
                    side.is_some_and(|side| self.take_player(side, value)) && all
                });
            }
            _ => return false,
        };
        let info = &mut self.info;
        let into = match key {
            "rule" | "rules" | "ruleset" | "variant" => &mut info.rule_text,
            "blackrating" | "blackelo" => &mut info.ratings[0],
            "whiterating" | "whiteelo" => &mut info.ratings[1],
            "title" | "name" => &mut info.title,
            "event" | "tournament" => &mut info.event,
            "round" => &mut info.round,
            "place" | "site" => &mut info.place,
            "opening" => &mut info.opening,
            "protocol" | "openingrule" => &mut info.protocol,
            "timelimit" | "timecontrol" => &mut info.time_limit,
            "annotator" | "author" => &mut info.annotator,
            "source" | "application" | "program" => &mut info.source,
            "comment" | "comments" | "note" | "description" => &mut info.comment,
            "date" | "day" | "datetime" => {
                info.date = GameDate::read(&text);
                return info.date.is_some();
            }
            "result" | "winner" | "outcome" => {
                info.result = result_of(&text);
                return info.result != GameResult::Unknown;
            }
            _ => return false,
        };
        if !into.is_empty() && *into != text {
            self.lost
                .note(Oddity::new(None, OddKind::GivenTwice, &text));
            return true;
        }
        *into = text;
        true
    }

    /// Takes a player: a name, or an object with one.
    fn take_player(&mut self, side: Side, value: &Value) -> bool {
        let at = usize::from(side == Side::White);
        match value {
            Value::String(name) => self.info.names[at].clone_from(name),
            Value::Object(object) => {
                for (key, value) in object {
                    let text = match value {
                        Value::String(text) => text.clone(),
                        Value::Number(number) => number.to_string(),
                        _ => String::new(),
                    };
                    match plain(key).as_str() {
                        "name" | "player" => self.info.names[at] = text,
                        "rating" | "elo" | "rank" => self.info.ratings[at] = text,
                        _ => self.unknown.push(key.clone()),
                    }
                }
            }
            _ => return false,
        }
        true
    }
}

/// Whether a list of the columns' letters skips I.
fn is_without_i(letters: &str) -> bool {
    plain(letters).starts_with("abcdefghj")
}

impl Columns {
    const fn max_with(self, other: Self) -> Self {
        match self {
            Self::WithoutI => self,
            _ => other,
        }
    }
}

/// The side that a key is about.
fn side_of_key(key: &str) -> Option<Side> {
    match key {
        "black" | "b" | "pb" | "blackname" | "blackplayer" | "playerblack" | "player1" => {
            Some(Side::Black)
        }
        "white" | "w" | "pw" | "whitename" | "whiteplayer" | "playerwhite" | "player2" => {
            Some(Side::White)
        }
        _ => None,
    }
}

/// The size that the values name, which must agree.
fn size(sides: &[Value]) -> Result<Option<BoardSize>, ReadError> {
    let text = |value: &Value| match value {
        Value::String(text) => text.clone(),
        Value::Array(sides) => sides
            .iter()
            .map(Value::to_string)
            .collect::<Vec<_>>()
            .join("×"),
        other => other.to_string(),
    };
    let mut texts: Vec<String> = sides.iter().map(text).collect();
    texts.dedup();
    match &texts[..] {
        [] => Ok(None),
        [side] if side.starts_with('-') => Err(ReadFault::Size(printable(side, MAX_SIZE)).into()),
        [side] => Ok(Some(size_of(side)?)),
        _ => Err(ReadFault::Size(printable(&texts.join("×"), MAX_SIZE)).into()),
    }
}
