//! The Rust files of a folder, and the files that they include.

use std::fs;
use std::path::{Path, PathBuf};

/// What reads a file while a source is compiled; its path begins with the literal that follows.
const INCLUDES: [&str; 3] = ["include_str!(", "include_bytes!(", "include_dir!("];

/// All files below a folder; nothing if there is no such folder.
pub fn files_below(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files.extend(files_below(&path));
        } else {
            files.push(path);
        }
    }
    files
}

/// The files that the Rust files below a folder include. The paths contain `..`.
pub fn included_below(folder: &Path) -> Vec<PathBuf> {
    let mut included = Vec::new();
    for source in files_below(folder) {
        if source.extension().is_some_and(|ending| ending == "rs") {
            let text = fs::read_to_string(&source).expect("a text");
            included.extend(included_in(&source, &text));
        }
    }
    included
}

/// The files that a Rust file includes, or folders of such files. The paths contain `..`.
pub fn included_in(source: &Path, text: &str) -> Vec<PathBuf> {
    let folder = source.parent().expect("a folder");
    literals(text).map(|path| folder.join(path)).collect()
}

/// The first literal of each inclusion.
fn literals(text: &str) -> impl Iterator<Item = &str> {
    let calls = INCLUDES
        .iter()
        .flat_map(move |call| text.split(call).skip(1));
    calls.filter_map(|rest| rest.split('"').nth(1))
}

#[test]
fn included_files_are_found_by_their_literals() {
    let text = "include_bytes!(\"a.ttf\") include_str!(concat!(\"b/\", $name))\ninclude_str!(\n    \"c.txt\"\n)";
    let mut found: Vec<_> = literals(text).collect();
    found.sort_unstable();
    assert_eq!(found, ["a.ttf", "b/", "c.txt"]);
}
