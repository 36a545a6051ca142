//! The key under which imports know a game: its source, names, date, event and moves. Ratings and results may be corrected in a
//! later edition of the source, and tags and titles by the player.

use super::changes::WholeGame;
use super::checked_game::CheckedGame;
use super::game::Source;
use super::games::Games;
use super::hash::Hash;
use super::packed_moves::code_of;
use super::row::{Field, Row, pack_date};

/// The key of a game with all that belongs to it.
pub fn origin_of(games: &Games, kept: &WholeGame) -> u64 {
    row_origin(games, &kept.row, kept.body.as_deref())
}

/// The key of a game in the library.
pub fn row_origin(games: &Games, row: &Row, body: Option<&[u8]>) -> u64 {
    let text = |field| games.text(row, field);
    let body = body.or_else(|| games.bodies.get(&row.id).map(|body| &body[..]));
    let texts = [
        text(Field::Black),
        text(Field::White),
        text(Field::Event),
        text(Field::Round),
    ];
    let mut hash = origin_head(games.source(row.source), texts, row.date);
    hash.add(&[row.size.get(), row.first as u8]);
    for &(point, side) in games.setup(row) {
        hash.add(&[point.x, point.y, side as u8]);
    }
    for code in games.packed(row).codes() {
        hash.add(&code.to_le_bytes());
    }
    hash.add(body.unwrap_or_default());
    hash.get()
}

/// The key of a game that is about to enter.
pub fn game_origin(game: &CheckedGame) -> u64 {
    let info = &game.info;
    let texts = [&info.names[0], &info.names[1], &info.event, &info.round];
    let date = pack_date(info.date);
    let mut hash = origin_head(&game.source, texts.map(String::as_str), date);
    hash.add(&[game.size.get(), game.first as u8]);
    for &(point, side) in &game.setup {
        hash.add(&[point.x, point.y, side as u8]);
    }
    for &turn in &game.moves {
        let code = code_of(turn, game.size);
        hash.add(&code.to_le_bytes());
    }
    hash.add(game.body.as_deref().unwrap_or_default());
    hash.get()
}

fn origin_head(source: &Source, texts: [&str; 4], date: u32) -> Hash {
    let mut hash = match source {
        Source::Own => Hash::new(b"own"),
        Source::Online => Hash::new(b"online"),
        Source::Import(name) => {
            let mut hash = Hash::new(b"import:");
            hash.add_text(name);
            hash
        }
    };
    for text in texts {
        hash.add_text(text);
    }
    hash.add_number(date.into());
    hash
}
