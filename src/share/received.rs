//! Files and texts that came from outside: all ways of importing end here.

#[cfg(target_family = "wasm")]
use super::page_file::PageFile;
use crate::storage;
#[cfg(not(target_family = "wasm"))]
use crate::storage::StorageError;
use bevy::prelude::*;
use narabe_notation::Encoding;
#[cfg(not(target_family = "wasm"))]
use narabe_notation::text_preview;
#[cfg(target_family = "wasm")]
use narabe_notation::text_preview_with;
use std::path::PathBuf;
use std::sync::Arc;

/// The most files of a folder that are taken.
#[cfg(not(target_family = "wasm"))]
pub const MAX_FILES: usize = 100_000;

/// Where something came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ImportSource {
    /// The page's address.
    Link,
    Clipboard,
    /// Files that were chosen, dropped or named on the command line.
    Files,
}

/// Files, or a text, that should contain games.
#[derive(Message, Debug, Clone, PartialEq, Eq)]
pub struct Received {
    pub source: ImportSource,
    pub files: Vec<ReceivedFile>,
}

/// A request to read the received text again, with this character set.
#[derive(Message, Debug, Clone, PartialEq)]
pub struct ReadWith {
    pub received: Received,
    pub encoding: &'static Encoding,
}

/// A file or a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReceivedFile {
    /// Its name without a folder; empty for a text.
    pub name: String,
    pub content: FileContent,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FileContent {
    Bytes(Arc<[u8]>),
    /// It is read when it is needed.
    At(PathBuf),
    /// A file that a page was handed, which is read when it is needed.
    #[cfg(target_family = "wasm")]
    Page(PageFile),
}

impl Received {
    pub fn text(source: ImportSource, text: String) -> Self {
        let file = ReceivedFile {
            name: String::new(),
            content: FileContent::Bytes(text.into_bytes().into()),
        };
        let files = vec![file];
        Self { source, files }
    }

    /// Whether it is a library of RenLib, by the name of the file.
    pub fn is_library(&self) -> bool {
        let ending = self
            .files
            .first()
            .and_then(|file| file.name.rsplit_once('.'));
        ending.is_some_and(|(_, ending)| ending.eq_ignore_ascii_case("lib"))
    }
}

impl ReceivedFile {
    /// The file with this path.
    pub fn at(path: PathBuf) -> Self {
        let name = path.file_name().unwrap_or(path.as_os_str());
        Self {
            name: name.to_string_lossy().into_owned(),
            content: FileContent::At(path),
        }
    }

    /// Its bytes, at most `limit` of them.
    ///
    /// # Errors
    /// If it cannot be read.
    #[cfg(not(target_family = "wasm"))]
    pub fn read(&self, limit: u64) -> Result<Arc<[u8]>, StorageError> {
        match &self.content {
            FileContent::Bytes(bytes) => Ok(bytes.clone()),
            FileContent::At(path) => storage::read_bytes(path, limit).map(Arc::from),
        }
    }

    /// How its texts read in each of these character sets, at most `limit` characters; empty if its bytes are not in memory.
    pub fn previews(&self, encodings: &[&'static Encoding], limit: usize) -> Vec<String> {
        let bytes = match &self.content {
            FileContent::Bytes(bytes) => Some(bytes.clone()),
            #[cfg(not(target_family = "wasm"))]
            FileContent::At(_) => self.read(narabe_notation::MAX_FILE_BYTES as u64).ok(),
            #[cfg(target_family = "wasm")]
            FileContent::At(_) | FileContent::Page(_) => None,
        };
        let bytes = bytes.unwrap_or_default();
        let encodings = encodings.iter();
        let preview = |encoding: &&'static Encoding| text_preview(&bytes, encoding, limit);
        encodings.map(preview).collect()
    }

    /// Its bytes, in the page.
    ///
    /// # Errors
    /// Why it cannot be read.
    #[cfg(target_family = "wasm")]
    pub async fn load(&self) -> Result<Arc<[u8]>, String> {
        match &self.content {
            FileContent::Bytes(bytes) => Ok(bytes.clone()),
            FileContent::At(path) => stored(path).map(Arc::from),
            FileContent::Page(file) => file.read().await.map(Arc::from),
        }
    }

    /// The name of its folder, if it is known.
    pub fn folder(&self) -> Option<String> {
        match &self.content {
            FileContent::Bytes(_) => None,
            #[cfg(target_family = "wasm")]
            FileContent::Page(_) => None,
            FileContent::At(path) => {
                let folder = path.parent()?.file_name()?;
                Some(folder.to_string_lossy().into_owned())
            }
        }
    }

    /// Its name without the ending, for a title.
    pub fn stem(&self) -> &str {
        let (stem, _) = self.name.rsplit_once('.').unwrap_or((&self.name, ""));
        stem
    }
}

/// With the decoders of the browser, which knows the same character sets under the same names: the page has no tables of its own.
#[cfg(target_family = "wasm")]
fn text_preview(bytes: &[u8], encoding: &'static Encoding, limit: usize) -> String {
    text_preview_with(bytes, limit, |sample| {
        super::text_decoder::decode_text(sample, encoding.name()).unwrap_or_default()
    })
}

/// The bytes of a file in the browser's storage.
///
/// # Errors
/// Why it cannot be read.
#[cfg(target_family = "wasm")]
pub fn stored(path: &std::path::Path) -> Result<Vec<u8>, String> {
    let limit = narabe_notation::MAX_FILE_BYTES as u64;
    storage::read_bytes(path, limit).map_err(|error| error.to_string())
}
