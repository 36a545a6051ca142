//! What files of games are, whatever their format: how they are read and written, what is lost, and what is odd in them.

mod assumption;
mod format;
mod loss_kind;
mod loss_report;
mod main_line;
mod numbers;
mod oddity;
mod read_error;
mod reading;
mod renlib_index;
mod writing;

pub use assumption::Assumption;
pub use format::{Format, UnknownFormat};
pub use loss_kind::LossKind;
pub use loss_report::LossReport;
pub(super) use main_line::{count_beside_main_line, main_moves, main_stones};
pub(super) use numbers::Numbers;
pub use oddity::{OddKind, Oddity};
pub use read_error::{GamePart, MAX_FILE_BYTES, MAX_GAMES, Place, ReadError, ReadFault};
pub(super) use reading::Sink;
pub use reading::{GameFile, ReadEvent, ReadGame, ReadOptions, Taker};
pub(super) use renlib_index::LeftOut;
pub use renlib_index::RenLibIndex;
pub use writing::{WriteError, WriteOptions, WrittenFile};
