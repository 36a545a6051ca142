//! Blocks of games, the records of the database: up to 512 games with neighbouring numbers. A block has all texts that its games
//! use, so that each can be read without the others. Columns of numbers and, apart from them, the moves are compressed.

use super::game::GameId;
use super::games::Games;
use super::row::Row;

/// The games of a block have numbers that are alike when divided by this.
pub const BLOCK_GAMES: u32 = 512;
/// The version that is written, and the newest that is read. A newer one needs a newer version of the file as well (see
/// `database/frame.rs`), so that a program that knows only this one leaves the file alone.
pub const BLOCK_VERSION: u8 = 1;
// The codes of own and online games; an import has the number of its name after these.
pub const OWN: u64 = 0;
pub const ONLINE: u64 = 1;
pub const FIRST_IMPORT: u64 = 2;

/// The columns of numbers, apart from the texts.
#[derive(Clone, Copy)]
#[repr(usize)]
pub enum Column {
    Place,
    Tags,
    Setup,
    Turns,
    Date,
    Minute,
    Source,
    BlackLevel,
    WhiteLevel,
    Rule,
    Size,
    Protocol,
    Result,
    Flags,
}

/// The number of columns.
pub const COLUMNS: usize = 14;

// The bits of the column of flags.
pub const WHITE_FIRST: u64 = 1;
pub const OWN_BLACK: u64 = 2;
pub const OWN_WHITE: u64 = 4;
pub const TWIN: u64 = 8;
pub const BODY: u64 = 16;

/// The number of the block that a game belongs to.
pub const fn block_of(id: GameId) -> u32 {
    id.0 / BLOCK_GAMES
}

/// The games of a block.
pub fn rows_of(games: &Games, block: u32) -> &[Row] {
    let from = games.rows.partition_point(|row| block_of(row.id) < block);
    let to = games.rows.partition_point(|row| block_of(row.id) <= block);
    &games.rows[from..to]
}
