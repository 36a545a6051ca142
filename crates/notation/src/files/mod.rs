//! Files of games in any format: how they are recognized, read and written.

mod archive;
mod detect;
mod plain_lists;
mod read;
mod write;

pub use archive::{ArchiveError, OWN_FOLDER, write_archive};
pub use read::{read_each, read_files, read_games, read_sgf_text};
pub use write::write_games;
