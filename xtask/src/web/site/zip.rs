//! The page in one archive, for hosts that take one (itch.io), and to be unpacked on any other (GitHub Pages).

use std::fs::{self, File};
use std::io::Write;
use std::path::Path;

use zip::write::SimpleFileOptions;
use zip::{CompressionMethod, DateTime, ZipWriter};

use super::folder::Folder;
use super::pack;
use crate::error::Error;

// The limits of itch.io: files, bytes of all and of one file unpacked, and bytes of a name.
const FILES: usize = 1000;
const BYTES: usize = 500_000_000;
const FILE_BYTES: usize = 200_000_000;
const NAME_BYTES: usize = 240;

/// The best compression of deflate.
const LEVEL: i64 = 9;

/// Writes the archive, with `index.html` at its root: the same bytes for the same page. The packed files beside the others are left
/// out, because these hosts compress by themselves and would never send them.
pub fn write(folder: &Folder, path: &Path) -> Result<(), Error> {
    let files: Vec<_> = folder
        .iter()
        .filter(|(name, _)| !name.ends_with(pack::ENDING))
        .collect();
    check(&files)?;
    if let Some(parent) = path.parent() {
        fs::create_dir_all(parent).map_err(Error::file(parent))?;
    }
    let file = File::create(path).map_err(Error::file(path))?;
    let mut archive = ZipWriter::new(file);
    let options = SimpleFileOptions::default()
        .compression_method(CompressionMethod::Deflated)
        .compression_level(Some(LEVEL))
        .last_modified_time(DateTime::default())
        .unix_permissions(0o644);
    for (name, bytes) in files {
        let begun = archive.start_file(name, options);
        begun.map_err(|error| Error::file(path)(error.into()))?;
        archive.write_all(bytes).map_err(Error::file(path))?;
    }
    let finished = archive.finish();
    finished.map_err(|error| Error::file(path)(error.into()))?;
    Ok(())
}

/// Whether every host takes these files.
fn check(files: &[(&str, &[u8])]) -> Result<(), Error> {
    let refuse = |reason: String| Err(Error::Unhostable(reason));
    let bytes: usize = files.iter().map(|(_, bytes)| bytes.len()).sum();
    if files.len() > FILES {
        return refuse(format!("{} files, more than {FILES}", files.len()));
    }
    if bytes > BYTES {
        return refuse(format!("{bytes} bytes, more than {BYTES}"));
    }
    for (name, bytes) in files {
        if bytes.len() > FILE_BYTES {
            let length = bytes.len();
            return refuse(format!(
                "{name} with {length} bytes, more than {FILE_BYTES}"
            ));
        }
        if name.len() > NAME_BYTES {
            return refuse(format!("{name}, longer than {NAME_BYTES} bytes"));
        }
        if name.split('/').any(is_hidden) {
            return refuse(format!("{name}, which GitHub Pages leaves out"));
        }
    }
    Ok(())
}

/// Whether Jekyll, which makes GitHub Pages, leaves out a file or folder of this name.
fn is_hidden(part: &str) -> bool {
    part.starts_with(['.', '_', '#']) || part.ends_with('~')
}

#[cfg(test)]
mod tests {
    use std::io::Read;

    use zip::ZipArchive;

    use super::*;

    const EMPTY: &[u8] = b"";

    fn page() -> Folder {
        let mut folder = Folder::default();
        folder.add("sw.js", *b"worker");
        folder.add("index.html", *b"page");
        folder.add("index.html.br", *b"packed");
        folder.add("assets-1/a@2x.png", vec![7; 5000]);
        folder
    }

    #[test]
    fn the_archive_has_the_page_at_its_root_and_no_packed_files() {
        let place = tempfile::tempdir().expect("a folder for the test");
        let path = place.path().join("deep/narabe-web.zip");
        write(&page(), &path).expect("the page fits");
        let file = File::open(&path).expect("the archive is there");
        let mut archive = ZipArchive::new(file).expect("an archive");
        let names = archive.file_names().collect::<Result<Vec<_>, _>>();
        let names = names.expect("names in UTF-8");
        assert_eq!(names, ["assets-1/a@2x.png", "index.html", "sw.js"]);
        drop(names);
        let mut text = String::new();
        let mut index = archive.by_name("index.html").expect("the page");
        index.read_to_string(&mut text).expect("a text");
        assert_eq!(text, "page");
    }

    #[test]
    fn the_same_page_makes_the_same_archive() {
        let place = tempfile::tempdir().expect("a folder for the test");
        let archive = |name: &str| {
            let path = place.path().join(name);
            write(&page(), &path).expect("the page fits");
            fs::read(path).expect("the archive is there")
        };
        assert_eq!(archive("one.zip"), archive("two.zip"));
    }

    #[test]
    fn what_a_host_does_not_take_is_named() {
        let refusal = |files: &[(&str, &[u8])]| {
            let error = check(files).err();
            error.map(|error| error.to_string()).unwrap_or_default()
        };
        assert_eq!(refusal(&[("a/b-c.js", EMPTY)]), "");
        let long = "a".repeat(NAME_BYTES + 1);
        for name in [long.as_str(), "_next/a.js", "a/.hidden", "a~/b"] {
            assert!(refusal(&[(name, EMPTY)]).contains(name));
        }
        let many = vec![("a", EMPTY); FILES + 1];
        assert!(refusal(&many).contains("1001 files"));
        let large = vec![0; FILE_BYTES + 1];
        assert!(refusal(&[("large.bin", &large[..])]).contains("large.bin"));
        let three = vec![("a", &large[..FILE_BYTES]); 3];
        assert!(refusal(&three).contains("600000000 bytes"));
    }
}
