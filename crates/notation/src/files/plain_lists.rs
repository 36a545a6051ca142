//! Writes lists of moves as plain text, and says above them what a reader could not tell: which form they are in, and the
//! size of the board. Lists that say it by themselves stay bare, as other programs expect them.

use std::fmt::Write as _;

use super::read::read_games;
use crate::game_file::{
    Format, LossReport, ReadGame, ReadOptions, WriteError, main_moves, main_stones,
};
use crate::lists::{coordinates_line, offsets_line, pos_line};
use crate::move_list::write_move_list;
use narabe_rules::{BoardSize, Move};

/// A game as it is written.
struct WrittenList {
    size: BoardSize,
    moves: Vec<Move>,
    line: String,
}

/// Writes the main lines of games in one of the forms of plain text, one a line.
///
/// # Errors
/// [`WriteError`] if a game cannot be written so.
pub fn write_lists(
    format: Format,
    games: &[ReadGame],
    lost: &mut LossReport,
) -> Result<String, WriteError> {
    let line: fn(&[Move], BoardSize) -> String = match format {
        Format::Offsets => offsets_line,
        Format::PosLines => pos_line,
        Format::Coordinates => coordinates_line,
        Format::Moves => |moves, _| write_move_list(moves),
        other => return Err(WriteError::ReadOnly(other)),
    };
    let write = |game: &ReadGame| {
        let moves = match format {
            Format::PosLines | Format::Moves => main_moves(game, format, lost)?,
            _ => main_stones(game, format, lost)?
                .into_iter()
                .map(Move::Stone)
                .collect(),
        };
        let size = game.tree.size();
        let line = line(&moves, size);
        Ok(WrittenList { size, moves, line })
    };
    let written: Vec<WrittenList> = games.iter().map(write).collect::<Result<_, WriteError>>()?;
    let bare = text(&written, |_| None);
    if is_read_back(&bare, format, &written) {
        return Ok(bare);
    }
    let mut told = format!("Format: {format}\n");
    if format == Format::Coordinates {
        told.push_str("Coordinates: from 0\n");
    }
    let mut last = None;
    told.push_str(&text(&written, |size| {
        let is_new = last.replace(size) != Some(size);
        is_new.then(|| format!("Size: {}\n", size.get()))
    }));
    Ok(told)
}

/// The lines of games, with a head where there is one. A game without moves has a line that says so.
fn text(written: &[WrittenList], mut head: impl FnMut(BoardSize) -> Option<String>) -> String {
    let mut text = String::new();
    for WrittenList { size, line, .. } in written {
        text.push_str(&head(*size).unwrap_or_default());
        if line.is_empty() {
            text.push_str("Moves: none");
        }
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{line}");
    }
    text
}

/// Whether a text is read as the games that it was written for, both without a given size of the board and with theirs.
fn is_read_back(text: &str, format: Format, written: &[WrittenList]) -> bool {
    let own = written.first().map(|game| game.size);
    [None, own].into_iter().all(|size| {
        let options = ReadOptions {
            size,
            ..ReadOptions::default()
        };
        is_read_with(&options, text, format, written)
    })
}

fn is_read_with(
    options: &ReadOptions,
    text: &str,
    format: Format,
    written: &[WrittenList],
) -> bool {
    let Ok(file) = read_games("", text.as_bytes(), options) else {
        return false;
    };
    let is_same = |(game, written): (&ReadGame, &WrittenList)| {
        game.tree.size() == written.size && game.tree.main_moves() == written.moves
    };
    file.format == format
        && file.games.len() == written.len()
        && file.games.iter().zip(written).all(is_same)
}
