//! Files that somebody opens or imports, of whatever kind: a study or a game of ours, games of other programs, a picture of a board.
//!
//! [`open`] says what a file holds, and a [`FileSession`] hands over its games one by one. Reading a large file takes long, so that it
//! happens apart from what draws: on a thread, or in a browser in a program of its own. That program sends what it reads as bytes,
//! which [`EventWriter`] writes and [`EventReader`] reads. A library of RenLib may have too many moves for a study: the session keeps
//! it, and answers what follows a position and what a branch holds.
//!
//! ```
//! use narabe_game_files::{EventReader, EventWriter, FileEvent, FileSession, FileTask};
//! use narabe_notation::TextOptions;
//! use std::ops::ControlFlow;
//!
//! let text = "(;GM[4]SZ[15];B[hh];W[ig])(;GM[4]SZ[15];B[hh])";
//! let mut sent = Vec::new();
//! let mut writer = EventWriter::new(|bytes: &[u8]| sent.push(bytes.to_vec()));
//! let task = FileTask::Import(TextOptions::default());
//! FileSession::default().read("two.sgf", text.as_bytes().into(), &task, &mut |event| {
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

mod branches;
mod event_bytes;
mod file_contents;
mod file_event;
mod session;
#[cfg(test)]
mod tests;

pub use branches::{BranchPlace, BranchQuestion};
pub use event_bytes::{BrokenEvents, EventReader, EventWriter};
pub use file_contents::{Defaults, FileContents, OpenError, is_backup, open, open_own, study_of};
pub use file_event::{FileEvent, FileTask, TakeEvent};
pub use session::FileSession;
