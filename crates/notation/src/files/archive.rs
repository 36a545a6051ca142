//! Writing archives.

use std::io::{Cursor, Write as _};

use thiserror::Error;
use zip::write::SimpleFileOptions;

/// Why an archive is not written.
#[derive(Debug, Error)]
#[error("the archive cannot be written: {0}")]
pub struct ArchiveError(#[from] zip::result::ZipError);

/// The folder of an archive with what the game itself keeps besides games, such as how far a person is with the lessons.
pub const OWN_FOLDER: &str = "narabe/";

/// Packs files, each with its name, into a zip archive.
///
/// ```
/// use narabe_notation::{ReadOptions, read_games, write_archive};
///
/// let archive = write_archive([("a.sgf", &b"(;SZ[15];B[hh])"[..]), ("b.txt", b"h8i9")])?;
/// let file = read_games("a.zip", &archive, &ReadOptions::default())?;
/// assert_eq!(file.games.len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`ArchiveError`] if two files have the same name, or if they are too large.
pub fn write_archive<'a>(
    files: impl IntoIterator<Item = (&'a str, &'a [u8])>,
) -> Result<Vec<u8>, ArchiveError> {
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    for (name, bytes) in files {
        archive.start_file(name, SimpleFileOptions::default())?;
        archive
            .write_all(bytes)
            .map_err(zip::result::ZipError::from)?;
    }
    Ok(archive.finish()?.into_inner())
}
