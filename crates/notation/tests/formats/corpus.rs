//! Small files of our own making, which the fuzz targets begin with: each is read without harm, and so are its damaged forms.

use std::fs;
use std::path::Path;

use narabe_notation::Format;

use crate::walk::walk;

/// The folder; a test's working directory is the package's. Each format has a folder of its own in it.
const CORPUS: &str = "tests/formats/corpus";

/// The files of each format.
fn files() -> Vec<(Format, String, Vec<u8>)> {
    let mut files = Vec::new();
    for folder in Path::new(CORPUS).read_dir().unwrap() {
        let folder = folder.unwrap();
        let format: Format = folder.file_name().to_string_lossy().parse().unwrap();
        for entry in folder.path().read_dir().unwrap() {
            let entry = entry.unwrap();
            let name = entry.path().display().to_string();
            files.push((format, name, fs::read(entry.path()).unwrap()));
        }
    }
    files
}

#[test]
fn the_corpus_is_read_and_written_again() {
    let mut read = 0;
    for (format, name, bytes) in files() {
        let games = walk(Some(format), &bytes);
        let is_refused = name.contains("refused");
        assert_eq!(games == 0, is_refused, "{name}: {games} games");
        read += 1;
    }
    assert!((15..=100).contains(&read), "{read} files");
}

#[test]
fn cut_and_damaged_files_do_no_harm() {
    for (format, _, bytes) in files() {
        for at in 0..bytes.len().min(200) {
            walk(Some(format), &bytes[..at]);
            let mut damaged = bytes.clone();
            damaged[at] ^= 1 << (at % 8);
            walk(Some(format), &damaged);
            walk(None, &damaged);
        }
    }
}
