//! Files that somebody opens or imports, of whatever kind: a study or a game of ours, games of other programs, a picture of a board.
//!
//! [`open`] says what a file holds, and [`read_file`] hands over its games one by one. Reading a large file takes long, so that it
//! happens apart from what draws: on a thread, or in a browser in a program of its own. That program sends what it reads as bytes,
//! which [`EventWriter`] writes and [`EventReader`] reads.
//!
//! ```
//! use narabe::game_files::{EventReader, EventWriter, FileEvent, FileTask, read_file};
//! use std::ops::ControlFlow;
//!
//! let text = "(;GM[4]SZ[15];B[hh];W[ig])(;GM[4]SZ[15];B[hh])";
//! let mut sent = Vec::new();
//! let mut writer = EventWriter::new(|bytes: &[u8]| sent.push(bytes.to_vec()));
//! read_file("two.sgf", text.as_bytes(), &FileTask::Import, &mut |event| {
//!     writer.write(&event);
//!     ControlFlow::Continue(())
//! });
//! writer.send();
//!
//! let (mut reader, mut moves) = (EventReader::default(), Vec::new());
//! for bytes in &sent {
//!     reader.read(bytes, &mut |event| {
//!         if let FileEvent::Game(game) = event {
//!             moves.push(game.tree.move_count());
//!         }
//!     })?;
//! }
//! assert_eq!(moves, [2, 1]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

mod event_bytes;
mod file_event;
mod found;
mod game_bytes;
#[cfg(test)]
mod tests;

pub use event_bytes::{BrokenEvents, EventReader, EventWriter};
pub use file_event::{FileEvent, FileTask, TakeEvent, read_file};
pub use found::{Defaults, Found, OpenError, is_backup, open, study_of};
