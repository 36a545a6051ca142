//! Properties of SGF by their names: moves, and what is said of the whole game.

use super::values;
use crate::notation::files::ReadFault;
use crate::notation::game_info::{GameDate, GameInfo, GameResult};
use crate::rules::{BoardSize, Side};

/// The name under which we write an opening protocol.
pub const PROTOCOL: &str = "XPROTOCOL";

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

    /// Whether a node needs it: an empty comment says nothing.
    pub fn is_kept(&self) -> bool {
        let is_empty = self.values.iter().all(|value| value.is_empty());
        self.mover().is_none() && !(is_empty && matches!(self.name.as_str(), "C" | "N"))
    }
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
        let text: String = value.chars().take(8).collect();
        ReadFault::Size(match width == height {
            true => format!("{text}×{text}"),
            false => text.replace(':', "×"),
        })
    })
}

/// Takes a property that says something of the whole game; false if it is none.
pub fn read_info(info: &mut GameInfo, property: &Property<'_>) -> bool {
    let text = || values::text(property.value());
    match property.name.as_str() {
        "PB" => info.names[0] = text(),
        "PW" => info.names[1] = text(),
        "BR" => info.ratings[0] = text(),
        "WR" => info.ratings[1] = text(),
        "RE" => {
            info.result = values::result(&text());
            return info.result != GameResult::Unknown;
        }
        "DT" => {
            info.date = GameDate::find(&text());
            return info.date.is_some();
        }
        "GN" => info.title = text(),
        "EV" => info.event = text(),
        "RO" => info.round = text(),
        "PC" => info.place = text(),
        "RU" => info.rule_text = text(),
        "ON" => info.opening = text(),
        "TM" => info.time_limit = text(),
        "AN" => info.annotator = text(),
        "SO" => info.source = text(),
        "GC" => info.comment = text(),
        PROTOCOL => info.protocol = text(),
        _ => return false,
    }
    true
}
