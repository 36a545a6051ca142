//! The main line of a game as a `.psq` file.

use std::fmt::Write as _;

use super::names::write_name;
use super::{HEADER, SAVED, coordinates};
use crate::game_file::{Format, LossReport, ReadGame, WriteError, main_stones};

/// Writes the main line of a game as a `.psq` file.
pub fn write(game: &ReadGame, lost: &mut LossReport) -> Result<String, WriteError> {
    let size = game.tree.size();
    let moves = main_stones(game, Format::Psq, lost)?;
    let mut text = format!("{HEADER} {0}x{0}, 0:0, 0\r\n", size.get());
    for point in moves {
        let (x, y) = coordinates(point, size);
        // Writing to a string cannot fail.
        let _ = write!(text, "{},{},0\r\n", x + 1, y + 1);
    }
    let names = &game.info.names;
    if names.iter().any(|name| !name.is_empty()) {
        for (number, name) in names.iter().enumerate() {
            let _ = write!(text, "{}\r\n", write_name(name, number));
        }
    }
    let _ = write!(text, "{SAVED}\r\n");
    Ok(text)
}
