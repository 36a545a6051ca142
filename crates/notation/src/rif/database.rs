//! The elements of a database as they are met: what games refer to, and the games.

use std::collections::{HashMap, HashSet};

use quick_xml::XmlVersion;
use quick_xml::events::BytesStart;

type Attributes = HashMap<String, String>;

/// What has been read of a database.
#[derive(Default)]
pub struct Database {
    /// By the name of an element and its number.
    pub entries: HashMap<(&'static str, String), Attributes>,
    pub seen: HashSet<String>,
    /// The number of games so far.
    pub games: usize,
    /// The game that is being read.
    pub game: Option<Game>,
    /// The element inside a game whose text is being read.
    inside: Option<&'static str>,
    /// Games whose end has been read.
    pub complete: Vec<Game>,
    pub has_games: bool,
}

/// The elements that games refer to.
const ENTRIES: [&str; 6] = ["country", "city", "rule", "opening", "player", "tournament"];
/// The elements inside a game.
const PARTS: [&str; 2] = ["move", "info"];

/// A game as the database has it.
#[derive(Default)]
pub struct Game {
    pub attributes: Attributes,
    pub moves: String,
    pub info: String,
}

impl Database {
    /// An element begins.
    pub fn start(&mut self, start: &BytesStart<'_>, is_empty: bool) {
        let name = start.local_name();
        let name = std::str::from_utf8(name.as_ref()).unwrap_or_default();
        if name == "game" {
            self.has_games = true;
            let game = Game {
                attributes: attributes(start),
                ..Game::default()
            };
            if is_empty {
                self.complete.push(game)
            } else {
                self.game = Some(game)
            }
            return;
        }
        if self.game.is_some() {
            let part = PARTS.into_iter().find(|part| *part == name);
            self.inside = part.filter(|_| !is_empty);
        } else if let Some(kind) = ENTRIES.into_iter().find(|entry| *entry == name) {
            let attributes = attributes(start);
            let id = attributes.get("id").cloned().unwrap_or_default();
            self.entries.insert((kind, id), attributes);
        }
    }

    /// An element ends.
    pub fn end(&mut self, name: &[u8]) {
        self.inside = None;
        if name == b"game" {
            self.complete.extend(self.game.take());
        }
    }

    /// Text inside an element.
    pub fn text(&mut self, text: &str) {
        match (&mut self.game, self.inside) {
            (Some(game), Some("move")) => game.moves.push_str(text),
            (Some(game), Some("info")) => game.info.push_str(text),
            _ => {}
        }
    }

    /// An entity inside an element.
    pub fn entity(&mut self, reference: &quick_xml::events::BytesRef<'_>) {
        let char = reference.resolve_char_ref().ok().flatten();
        let name = reference.decode().unwrap_or_default();
        let known = || quick_xml::escape::resolve_predefined_entity(&name).map(str::to_owned);
        let text = char.map(String::from).or_else(known);
        // What is not known stays as it is written.
        self.text(&text.unwrap_or_else(|| format!("&{name};")));
    }

    /// An attribute of what a game refers to; empty if there is none.
    pub fn entry(&self, kind: &'static str, id: &str, attribute: &str) -> &str {
        let entry = self.entries.get(&(kind, id.to_owned()));
        let value = entry.and_then(|entry| entry.get(attribute));
        value.map_or("", String::as_str)
    }
}

/// The attributes of an element. Entities that are not known stay as they are written.
fn attributes(start: &BytesStart<'_>) -> Attributes {
    let mut found = start.attributes();
    let found = found.with_checks(false).flatten();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    found
        .map(|attribute| {
            let value = attribute.normalized_value(XmlVersion::Implicit1_0);
            let value = value.map_or_else(|_| text(&attribute.value), |value| value.into_owned());
            (text(attribute.key.local_name().as_ref()), value)
        })
        .collect()
}
