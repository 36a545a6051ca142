//! RenjuNet's database (`.rif`), an XML file with the games of renju tournaments, read one game after the other.
//!
//! Players, tournaments, rules and openings come first, each with a number; a game names their numbers. Moves are points whose
//! rows count from the bottom. Their content may be used offline only: see the licence in the file.

mod database;
mod game;
#[cfg(test)]
mod tests;

use quick_xml::Reader;
use quick_xml::events::Event;

use super::game_file::{Format, Place, ReadError, ReadFault, Sink};
use database::Database;

/// Reads the games of a database.
pub fn read(bytes: &[u8], sink: &mut Sink<'_>) -> Result<(), ReadError> {
    let declared = declared_encoding(bytes);
    let text = sink.text(bytes, declared.as_deref());
    let mut reader = Reader::from_str(&text);
    let mut database = Database::default();
    loop {
        let event = match reader.read_event() {
            Ok(event) => event,
            Err(error) => {
                let at = usize::try_from(reader.error_position()).unwrap_or_default();
                let error = ReadFault::Text(error.to_string()).at(Place::Byte(at));
                // The games before a damaged place are read.
                return match sink.games() {
                    0 => Err(error),
                    _ => sink.skip(error),
                };
            }
        };
        match event {
            Event::Start(start) => database.start(&start, false),
            Event::Empty(start) => database.start(&start, true),
            Event::Text(text) => database.text(&text.decode().unwrap_or_default()),
            Event::CData(text) => database.text(&text.decode().unwrap_or_default()),
            Event::GeneralRef(reference) => database.entity(&reference),
            Event::End(end) => database.end(end.local_name().as_ref()),
            Event::Eof => break,
            _ => {}
        }
        for game in std::mem::take(&mut database.complete) {
            match database.game(game) {
                Ok(game) => sink.game(game)?,
                Err(error) => sink.skip(error)?,
            }
            sink.progress(usize::try_from(reader.buffer_position()).unwrap_or_default())?;
        }
    }
    if database.game.is_some() {
        sink.skip(ReadFault::Cut("a game").at(Place::Byte(bytes.len())))?;
    }
    if database.has_games {
        Ok(())
    } else {
        Err(ReadFault::NotThis(Format::Rif, "it has no element `game`").into())
    }
}

/// The name of the character set in the first line.
fn declared_encoding(bytes: &[u8]) -> Option<String> {
    let head = String::from_utf8_lossy(&bytes[..bytes.len().min(200)]).into_owned();
    let (_, rest) = head.split_once("encoding=")?;
    let quote = rest.chars().next()?;
    rest[1..].split(quote).next().map(str::to_owned)
}
