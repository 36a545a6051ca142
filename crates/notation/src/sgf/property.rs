//! Properties of SGF by their names: moves, and what is said of the whole game.

use super::values;
use crate::game_file::ReadFault;
use crate::game_info::{GameDate, GameInfo, GameResult, is_no_result, result_in_words};
use crate::sanitize::sanitize_text;
use narabe_rules::{BoardSize, Side};

/// The name under which we write an opening protocol.
pub const PROTOCOL: &str = "XPROTOCOL";
/// Properties of the root that say nothing about the game.
const TECHNICAL: [&str; 5] = ["FF", "GM", "CA", "SZ", "AP"];

/// A property with its values and its place.
pub struct Property<'a> {
    pub name: String,
    pub values: Vec<&'a str>,
    pub at: usize,
}

impl<'a> Property<'a> {
    /// The first value.
    pub fn value(&self) -> &'a str {
        self.values.first().copied().unwrap_or_default()
    }

    /// All values as one text, the values in lines of their own. Text in brackets that should have been escaped comes as several
    /// values.
    pub fn text(&self) -> String {
        let texts = self.values.iter().map(|value| values::text(value));
        texts.collect::<Vec<_>>().join("\n")
    }

    /// The property as the file writes it.
    pub fn written(&self) -> String {
        let values = self.values.iter().map(|value| format!("[{value}]"));
        self.name.clone() + &values.collect::<String>()
    }

    /// The side that moves by it, if it is a move.
    pub fn mover(&self) -> Option<Side> {
        match self.name.as_str() {
            "B" => Some(Side::Black),
            "W" => Some(Side::White),
            _ => None,
        }
    }

    pub fn has_setup(&self) -> bool {
        matches!(self.name.as_str(), "AB" | "AW" | "AE" | "PL")
    }

    /// Whether it says something of the file rather than of the game.
    pub fn is_technical(&self) -> bool {
        TECHNICAL.contains(&self.name.as_str())
    }

    /// Whether a node needs it: an empty comment says nothing.
    pub fn is_kept(&self) -> bool {
        let is_empty = self.values.iter().all(|value| value.is_empty());
        self.mover().is_none() && !(is_empty && matches!(self.name.as_str(), "C" | "N"))
    }
}

/// The comments of a node as one text. A node may have several, which no program should write.
pub fn comment(properties: &[Property<'_>]) -> String {
    let mut comment = String::new();
    for property in properties.iter().filter(|property| property.name == "C") {
        let text = property.text();
        if comment.is_empty() {
            comment = sanitize_text(&text);
        } else {
            // Only what is added is cleaned, as if it stood in a line below a text.
            let below = sanitize_text(&format!(".\n{text}"));
            comment.push_str(below.strip_prefix('.').unwrap_or_default());
        }
    }
    comment
}

/// The side that a value names.
pub fn side_named(value: &str) -> Option<Side> {
    match value.trim().bytes().next()?.to_ascii_lowercase() {
        b'b' | b'1' => Some(Side::Black),
        b'w' | b'2' => Some(Side::White),
        _ => None,
    }
}

/// The size of a board, `15` or `15:15`.
pub fn size(value: &str) -> Result<BoardSize, ReadFault> {
    let value = value.trim();
    let (width, height) = value.split_once(':').unwrap_or((value, value));
    let side = width.trim().parse().ok();
    let side = side.filter(|_| width.trim() == height.trim());
    let size = side.and_then(|side| BoardSize::new(side).ok());
    size.ok_or_else(|| {
        let text = crate::printable(value, 8);
        ReadFault::Size(if width == height {
            format!("{text}×{text}")
        } else {
            text.replace(':', "×")
        })
    })
}

/// What a property says of the whole game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Nothing: it is no detail, or an empty one.
    None,
    /// Something new, which was taken.
    Taken,
    /// The same again.
    Same,
    /// Something else than was said before.
    Other,
    /// Something that is not understood.
    NotUnderstood,
}

/// Takes a property that says something of the whole game, unless the same was said before.
pub fn read_detail(info: &mut GameInfo, property: &Property<'_>) -> Detail {
    let text = property.text();
    match property.name.as_str() {
        "RE" => match result_in_words(&text) {
            GameResult::Unknown if is_no_result(&text) => Detail::None,
            GameResult::Unknown => Detail::NotUnderstood,
            result => take(&mut info.result, result),
        },
        "DT" => match GameDate::read(&text) {
            None if text.trim().is_empty() => Detail::None,
            None => Detail::NotUnderstood,
            date => take(&mut info.date, date),
        },
        name => match detail(info, name) {
            None => Detail::None,
            Some(_) if text.trim().is_empty() => Detail::Same,
            Some(field) => take(field, text),
        },
    }
}

/// The text of a game that the property with a name gives.
fn detail<'i>(info: &'i mut GameInfo, name: &str) -> Option<&'i mut String> {
    Some(match name {
        "PB" => &mut info.names[0],
        "PW" => &mut info.names[1],
        "BR" => &mut info.ratings[0],
        "WR" => &mut info.ratings[1],
        "GN" => &mut info.title,
        "EV" => &mut info.event,
        "RO" => &mut info.round,
        "PC" => &mut info.place,
        "RU" => &mut info.rule_text,
        "ON" => &mut info.opening,
        "TM" => &mut info.time_limit,
        "AN" => &mut info.annotator,
        "SO" => &mut info.source,
        "GC" => &mut info.comment,
        PROTOCOL => &mut info.protocol,
        _ => return None,
    })
}

fn take<T: Default + PartialEq>(field: &mut T, value: T) -> Detail {
    if *field == T::default() {
        *field = value;
        Detail::Taken
    } else if *field == value {
        Detail::Same
    } else {
        Detail::Other
    }
}
