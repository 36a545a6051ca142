//! The files of the page in memory, by name.
//!
//! A name with a fingerprint changes with its content, so a browser may cache the file forever; the few names without one are
//! requested each time. The server looks names up here and never on the disk, so no path leads out of the folder.

use std::collections::BTreeMap;
use std::collections::hash_map::DefaultHasher;
use std::fs;
use std::hash::Hasher;
use std::path::Path;

use crate::error::Error;

/// Hexadecimal digits of a fingerprint.
const FINGERPRINT: usize = 16;

/// The file by which a folder is known to be ours: one without it is not emptied.
const OURS: &str = "sw.js";

/// Files by their path, with slashes on every system.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Folder(BTreeMap<String, Vec<u8>>);

impl Folder {
    /// Adds a file under this very name.
    pub fn add(&mut self, name: impl Into<String>, bytes: impl Into<Vec<u8>>) {
        self.0.insert(name.into(), bytes.into());
    }

    /// Adds a file with the fingerprint of its content in its name, and returns that.
    pub fn add_marked(&mut self, name: &str, bytes: impl Into<Vec<u8>>) -> String {
        let bytes = bytes.into();
        let mark = fingerprint([bytes.as_slice()]);
        let marked = match name.rsplit_once('.') {
            Some((stem, extension)) => format!("{stem}-{mark}.{extension}"),
            None => format!("{name}-{mark}"),
        };
        self.add(&marked, bytes);
        marked
    }

    /// Adds files below a folder with one fingerprint for all of them, and returns the folder's name.
    pub fn add_marked_folder(&mut self, name: &str, files: BTreeMap<String, Vec<u8>>) -> String {
        let parts = files
            .iter()
            .flat_map(|(name, bytes)| [name.as_bytes(), bytes.as_slice()]);
        let marked = format!("{name}-{}", fingerprint(parts));
        for (file, bytes) in files {
            self.add(format!("{marked}/{file}"), bytes);
        }
        marked
    }

    /// The bytes of a file.
    pub fn get(&self, name: &str) -> Option<&[u8]> {
        self.0.get(name).map(Vec::as_slice)
    }

    /// All files in the order of their names.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &[u8])> {
        self.0
            .iter()
            .map(|(name, bytes)| (name.as_str(), bytes.as_slice()))
    }

    /// The fingerprint of all files.
    pub fn fingerprint(&self) -> String {
        fingerprint(
            self.iter()
                .flat_map(|(name, bytes)| [name.as_bytes(), bytes]),
        )
    }

    /// Writes it to the disk in place of an earlier build; a folder with other files is left alone.
    pub fn write(&self, folder: &Path) -> Result<(), Error> {
        let inhabited = fs::read_dir(folder).is_ok_and(|mut entries| entries.next().is_some());
        if inhabited && !folder.join(OURS).is_file() {
            return Err(Error::ForeignFolder(folder.to_owned()));
        }
        if inhabited {
            fs::remove_dir_all(folder).map_err(Error::file(folder))?;
        }
        for (name, bytes) in self.iter() {
            let path = folder.join(name);
            if let Some(parent) = path.parent() {
                fs::create_dir_all(parent).map_err(Error::file(parent))?;
            }
            fs::write(&path, bytes).map_err(Error::file(&path))?;
        }
        Ok(())
    }

    /// Reads all files below a folder on the disk.
    pub fn read(folder: &Path) -> Result<Self, Error> {
        let mut read = Self::default();
        read.read_below(folder, "")?;
        Ok(read)
    }

    fn read_below(&mut self, folder: &Path, prefix: &str) -> Result<(), Error> {
        for entry in fs::read_dir(folder).map_err(Error::file(folder))? {
            let path = entry.map_err(Error::file(folder))?.path();
            let Some(name) = path.file_name().and_then(|name| name.to_str()) else {
                continue;
            };
            let name = format!("{prefix}{name}");
            if path.is_dir() {
                self.read_below(&path, &format!("{name}/"))?;
            } else {
                self.add(name, fs::read(&path).map_err(Error::file(&path))?);
            }
        }
        Ok(())
    }
}

/// Whether a path has a fingerprint in it.
pub fn is_marked(path: &str) -> bool {
    path.split(['/', '.']).any(|part| {
        part.rsplit_once('-').is_some_and(|(_, mark)| {
            mark.len() == FINGERPRINT && mark.bytes().all(|byte| byte.is_ascii_hexdigit())
        })
    })
}

/// A hash of the parts, as 16 hexadecimal digits. Not cryptographic: it only tells builds apart.
pub fn fingerprint<'a>(parts: impl IntoIterator<Item = &'a [u8]>) -> String {
    let mut hasher = DefaultHasher::new();
    for part in parts {
        hasher.write_usize(part.len());
        hasher.write(part);
    }
    format!("{:016x}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fingerprint_follows_the_content_and_is_seen_in_the_name() {
        let mut folder = Folder::default();
        let one = folder.add_marked("narabe_bg.wasm", *b"one");
        let two = folder.add_marked("narabe_bg.wasm", *b"two");
        assert_ne!(one, two);
        assert_eq!(folder.get(&one), Some(&b"one"[..]));
        assert!(one.starts_with("narabe_bg-") && one.ends_with(".wasm"));
        assert!(is_marked(&one) && !is_marked("index.html") && !is_marked("a-short.js"));
    }

    #[test]
    fn a_folder_has_one_fingerprint_for_all_its_files() {
        let files = |text: &str| BTreeMap::from([("a/b.txt".to_owned(), text.into())]);
        let mut folder = Folder::default();
        let one = folder.add_marked_folder("assets", files("one"));
        assert_ne!(one, folder.add_marked_folder("assets", files("two")));
        assert_eq!(folder.get(&format!("{one}/a/b.txt")), Some(&b"one"[..]));
        assert!(is_marked(&format!("{one}/a/b.txt")));
    }

    #[test]
    fn what_is_written_is_read_again_and_replaces_only_our_own() {
        let place = tempfile::tempdir().expect("a folder for the test");
        let ours = place.path().join("site");
        let mut folder = Folder::default();
        folder.add(OURS, *b"");
        folder.add("deep/er.txt", *b"text");
        folder.write(&ours).expect("an empty place is written to");
        assert_eq!(Folder::read(&ours).ok(), Some(folder.clone()));

        let mut next = Folder::default();
        next.add(OURS, *b"new");
        next.write(&ours).expect("our own folder is replaced");
        assert_eq!(Folder::read(&ours).ok(), Some(next));

        fs::write(place.path().join("letter.txt"), "dear").expect("a letter");
        let refused = folder.write(place.path());
        assert!(matches!(refused, Err(Error::ForeignFolder(folder)) if folder == place.path()));
        assert!(place.path().join("letter.txt").is_file());
    }
}
