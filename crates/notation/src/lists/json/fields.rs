//! What an object says of a game beside its moves.

use serde_json::{Map, Value};

use super::columns::{Columns, is_without_i};
use super::keys::{MOVES, plain, side_of_key};
use super::raw_turn::{self, RawTurn, raw_turn};
use super::sides::SideMark;
use crate::game_file::{GamePart, LossReport, OddKind, Oddity, Place, ReadError, ReadFault};
use crate::game_info::{GameDate, GameInfo, GameResult};
use crate::lists::headers::{result_of, size_of};
use crate::sanitize::printable;
use narabe_rules::{BoardSize, Side};

/// The most characters of a size that an error quotes.
const MAX_SIZE: usize = 12;
/// The longest text of the head of a file that every game is given, in bytes.
const MAX_SHARED: usize = 1000;
/// The most stones in the head of a file that every game is given.
const MAX_STONES: usize = 1000;
/// The word in the name of a format whose columns skip I.
const KATAGO: &str = "katago";

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
    /// The keys of the moves, of the stones and of the side to move.
    keys: [String; 3],
    /// The winner as a number, if that alone tells the result.
    pub winner_number: Option<String>,
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
                _ => {
                    let before = (fields.moves.is_some(), fields.stones.len());
                    if fields.take_moves(&key, &value)? {
                        fields.keep_key(key, before);
                    } else if !fields.take_info(&key, &value) {
                        fields.unknown.push(key);
                    }
                }
            }
        }
        fields.size = size(&sides)?;
        Ok(fields)
    }

    /// Keeps the key of the moves, of the stones, or of the side to move.
    fn keep_key(&mut self, key: String, (had_moves, stones): (bool, usize)) {
        let at = match () {
            () if self.moves.is_some() && !had_moves => 0,
            () if self.stones.len() > stones => 1,
            () if self.to_move.is_some() => 2,
            () => return,
        };
        if self.keys[at].is_empty() {
            self.keys[at] = key;
        }
    }

    /// Names the moves, stones and side to move that a tree of nodes leaves out.
    pub fn leave_out_beside_nodes(&mut self, has_moves: bool) {
        let has = [has_moves, !self.stones.is_empty(), self.to_move.is_some()];
        let left_out = self
            .keys
            .iter()
            .zip(has)
            .filter(|(key, has)| *has && !key.is_empty());
        let left_out: Vec<String> = left_out.map(|(key, _)| key.clone()).collect();
        self.unknown.extend(left_out);
    }

    /// Takes what is said of all games where this one says nothing. What is lost of it, and long texts, are said at the first.
    pub fn fill_from(&mut self, head: &Self, is_first: bool) {
        self.size = self.size.or(head.size);
        if self.columns == Columns::All {
            self.columns = head.columns;
        }
        if self.stones.is_empty() && head.stones.len() <= MAX_STONES {
            self.stones.clone_from(&head.stones);
            self.keys[1].clone_from(&head.keys[1]);
        }
        if self.to_move.is_none() {
            self.to_move.clone_from(&head.to_move);
            self.keys[2].clone_from(&head.keys[2]);
        }
        let from = &head.info;
        if self.info.result == GameResult::Unknown {
            self.info.result = from.result;
            self.winner_number.clone_from(&head.winner_number);
        }
        self.info.date = self.info.date.or(from.date);
        for (into, text) in self.info.texts_mut().into_iter().zip(from.texts()) {
            if into.is_empty() && (is_first || text.len() <= MAX_SHARED) {
                into.clone_from(text);
            }
        }
        if is_first {
            self.unknown.extend(head.unknown.iter().cloned());
            if head.moves.is_some() {
                self.unknown.push(head.keys[0].clone());
            }
            if head.nodes.is_some() {
                self.unknown.push("nodes".to_owned());
            }
            if head.stones.len() > MAX_STONES {
                self.unknown.push(head.keys[1].clone());
            }
            for odd in head.lost.odd() {
                self.lost.note(odd.clone());
            }
        }
    }

    fn take_format(&mut self, key: &str, value: &Value) {
        match value.as_str() {
            Some(text) if plain(text).contains(KATAGO) => self.columns = Columns::WithoutI,
            Some(_) => {}
            None => self.unknown.push(key.to_owned()),
        }
    }

    /// Takes the moves and stones under a key; false if it has none.
    fn take_moves(&mut self, given: &str, value: &Value) -> Result<bool, ReadError> {
        let plain_key = plain(given);
        match (plain_key.as_str(), value) {
            ("nodes", Value::Array(nodes)) => self.nodes = Some(nodes.clone()),
            ("roots", _) => self.roots = Some(value.clone()),
            (key, Value::Array(moves)) if MOVES.contains(&key) && self.moves.is_none() => {
                self.moves = Some(moves.clone());
            }
            (key, Value::String(text)) if MOVES.contains(&key) && self.moves.is_none() => {
                let words = raw_turn::words_of_text(text);
                self.moves = Some(words.into_iter().map(Value::String).collect());
            }
            ("initialstones" | "setup" | "stones", Value::Array(stones)) => {
                if plain_key == "initialstones" {
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
                            self.take_side_to_move(key, value);
                        }
                        _ => self.unknown.push(format!("setup.{key}")),
                    }
                }
            }
            (
                "initialplayer" | "tomove" | "nextplayer" | "sidetomove" | "first" | "firstplayer",
                _,
            ) => self.take_side_to_move(given, value),
            (key, Value::Array(stones)) => match side_of_key(key) {
                Some(side) => self.take_stones(stones, Some(side))?,
                None => return Ok(false),
            },
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn take_side_to_move(&mut self, key: &str, value: &Value) {
        let before = self.to_move.get_or_insert_with(|| value.clone());
        if SideMark::of(before) != SideMark::of(value) {
            let text = value
                .as_str()
                .map_or_else(|| value.to_string(), str::to_owned);
            self.lost.note(given_again(key, &text));
        }
    }

    fn take_stones(&mut self, stones: &[Value], side: Option<Side>) -> Result<(), ReadError> {
        for stone in stones {
            let mut turn = raw_turn(stone).map_err(|fault| {
                let place = Place::Part(GamePart::Stone, self.stones.len() + 1);
                fault.at(place)
            })?;
            turn.side = turn.side.or(side.map(Into::into));
            self.stones.push(turn);
        }
        Ok(())
    }

    /// Takes what a key says of the game; false if it says nothing that is known.
    fn take_info(&mut self, key: &str, value: &Value) -> bool {
        let plain_key = plain(key);
        if let Some(side) = side_of_key(&plain_key) {
            return self.take_player(key, side, value);
        }
        let text = match value {
            Value::String(text) => text.clone(),
            Value::Number(number) => number.to_string(),
            Value::Array(values) if plain_key == "players" => {
                let names = values.iter().zip(Side::ALL);
                return values.len() == 2
                    && names.fold(true, |all, (value, side)| {
                        self.take_player(key, side, value) && all
                    });
            }
            Value::Object(players) if plain_key == "players" => {
                let sides = players
                    .iter()
                    .map(|(key, value)| (side_of_key(&plain(key)), value));
                let sides: Vec<_> = sides.collect();
                return sides.into_iter().fold(true, |all, (side, value)| {
                    side.is_some_and(|side| self.take_player(key, side, value)) && all
                });
            }
            _ => return false,
        };
        let info = &mut self.info;
        let into = match plain_key.as_str() {
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
            "date" | "day" | "datetime" => return self.take_date(key, &text),
            "result" | "winner" | "outcome" => {
                return self.take_result(key, &text, plain_key == "winner");
            }
            _ => return false,
        };
        if let Some(odd) = take_text(into, key, text) {
            self.lost.note(odd);
        }
        true
    }

    /// Takes a date; false if it is none.
    fn take_date(&mut self, key: &str, text: &str) -> bool {
        let Some(date) = GameDate::read(text) else {
            return false;
        };
        if *self.info.date.get_or_insert(date) != date {
            self.lost.note(given_again(key, text));
        }
        true
    }

    /// Takes a result; false if it is none.
    fn take_result(&mut self, key: &str, text: &str, is_winner: bool) -> bool {
        let result = result_of(text);
        let before = self.info.result;
        if result == GameResult::Unknown {
            return false;
        }
        if before == GameResult::Unknown {
            self.info.result = result;
            let is_number = is_winner && text.trim().parse::<i64>().is_ok();
            self.winner_number = is_number.then(|| format!("{key}: {text}"));
        } else if before.winner() != result.winner() {
            self.lost.note(given_again(key, text));
        }
        true
    }

    /// Takes a player: a name, or an object with one.
    fn take_player(&mut self, key: &str, side: Side, value: &Value) -> bool {
        let at = usize::from(side == Side::White);
        match value {
            Value::String(name) => {
                let odd = take_text(&mut self.info.names[at], key, name.clone());
                odd.into_iter().for_each(|odd| self.lost.note(odd));
            }
            Value::Object(object) => {
                for (part, value) in object {
                    let text = match value {
                        Value::String(text) => text.clone(),
                        Value::Number(number) => number.to_string(),
                        _ => String::new(),
                    };
                    let into = match plain(part).as_str() {
                        "name" | "player" => &mut self.info.names[at],
                        "rating" | "elo" | "rank" => &mut self.info.ratings[at],
                        _ => {
                            self.unknown.push(part.clone());
                            continue;
                        }
                    };
                    let odd = take_text(into, &format!("{key}.{part}"), text);
                    odd.into_iter().for_each(|odd| self.lost.note(odd));
                }
            }
            _ => return false,
        }
        true
    }
}

/// What is given again under another key.
fn given_again(key: &str, text: &str) -> Oddity {
    Oddity::new(None, OddKind::GivenTwice, &format!("{key}: {text}"))
}

/// Takes a text, unless another is there: the first counts.
fn take_text(into: &mut String, key: &str, text: String) -> Option<Oddity> {
    if text.is_empty() || *into == text {
        return None;
    }
    if !into.is_empty() {
        return Some(given_again(key, &text));
    }
    *into = text;
    None
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
