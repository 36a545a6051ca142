//! The player's files. No other module accesses files.
//!
//! The backend is the disk on a desktop (`disk.rs`) and the browser's local storage on the web (`browser.rs`), with the
//! same functions. All of them may fail. The library has its own database: a file, or the browser's IndexedDB. Writes are atomic,
//! so a power cut leaves the old file or the new one. Reads have a size limit. Errors that concern the player become [`FileErrorReport`]s, which a screen shows.

#[cfg(target_family = "wasm")]
mod browser;
#[cfg(not(target_family = "wasm"))]
mod disk;
mod error;
mod folders;
#[cfg(any(target_family = "wasm", test))]
mod key_value;
#[cfg_attr(target_family = "wasm", path = "library_store.rs")]
mod library_file;
#[cfg(not(target_family = "wasm"))]
mod log_file;
mod report;
mod text_file;

#[cfg(target_family = "wasm")]
use browser as backend;
#[cfg(not(target_family = "wasm"))]
use disk as backend;

pub use backend::{checkout_assets, exists, list, modified, now, read_bytes, remove, write_dated};
#[cfg(not(target_family = "wasm"))]
pub use backend::{documents, files_at, is_program, probe, write_bytes};
pub use error::{FileProblem, StorageError, WriteError};
pub use folders::Folders;
pub use library_file::open_library;
#[cfg(not(target_family = "wasm"))]
pub use log_file::LogFile;
pub use report::FileErrorReport;
#[cfg(not(target_family = "wasm"))]
pub use report::report_unwritable;
pub use text_file::{move_aside, read_text, write_text};

use bevy::prelude::*;

/// The folders and the messages about files. Insert [`Folders`] before to use others.
pub fn plugin(app: &mut App) {
    app.init_resource::<Folders>()
        .add_message::<FileErrorReport>();
}
