//! Files of games in any format: what they hold, how they are recognized, and what is lost.

mod archive;
mod detect;
mod format;
mod loss_report;
mod oddity;
mod read;
mod read_error;
mod reading;
mod write;

pub use archive::{ArchiveError, OWN_FOLDER, write_archive};
pub use format::{Format, UnknownFormat};
pub use loss_report::{Assumption, LossKind, LossReport};
pub use oddity::{OddKind, Oddity};
pub use read::{read_each, read_files, read_games};
pub use read_error::{MAX_FILE_BYTES, MAX_GAMES, Place, ReadError, ReadFault};
pub(super) use reading::Sink;
pub use reading::{GameFile, ReadEvent, ReadGame, ReadOptions, Taker};
pub use write::{WriteError, WriteOptions, WrittenFile, write_games};
pub(super) use write::{count_beside_main_line, main_moves, main_stones};
