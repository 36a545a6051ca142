//! The library's file on a desktop.

use super::folders::Folders;
use narabe_library::{DatabaseError, FileDatabase};

/// Where the library is kept.
pub type LibraryDatabase = FileDatabase;

/// The database of the library in these folders.
///
/// # Errors
/// [`DatabaseError`] if it cannot be opened.
pub async fn open_library(folders: &Folders) -> Result<LibraryDatabase, DatabaseError> {
    Ok(FileDatabase::new(folders.library()))
}
