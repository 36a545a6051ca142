//! The player's files: the only room that touches them.
//!
//! A place keeps them: on a desktop the disk (`disk.rs`), on the web what the browser stores for a page (`browser.rs`).
//! Both have the same few ways to a file, and each of them may be refused. Writing is whole or not at all: a power cut
//! leaves either the old file or the new one. Reading has a limit, so that a foreign file cannot fill the memory.
//! Whatever goes wrong and concerns the player becomes a [`FileTrouble`], which a screen shows in words.

#[cfg(any(target_family = "wasm", test))]
mod drawer;
mod error;
mod folders;
mod trouble;

#[cfg_attr(target_family = "wasm", path = "browser.rs")]
#[cfg_attr(not(target_family = "wasm"), path = "disk.rs")]
mod place;

pub use error::{FileProblem, StorageError};
pub use folders::Folders;
pub use place::{exists, list, modified, now, read_bytes, remove, shipped, write_dated};
pub use trouble::FileTrouble;

use bevy::prelude::*;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// What a damaged file's name gets at its end when it is set aside.
const ASIDE: &str = "damaged";

/// Reads a text file of at most `limit` bytes.
pub fn read_text(path: &Path, limit: u64) -> Result<String, StorageError> {
    String::from_utf8(read_bytes(path, limit)?).map_err(|_| StorageError::NotText {
        path: path.to_path_buf(),
    })
}

/// Writes the whole file or leaves the old one as it was.
pub fn write_text(path: &Path, text: &str) -> Result<(), StorageError> {
    write_dated(path, text, None)
}

/// Renames a file that cannot be used to a name of its own, so that it is neither read again nor overwritten.
pub fn set_aside(path: &Path) -> Result<PathBuf, StorageError> {
    let mut target = with_ending(path, ASIDE);
    let mut count = 2_u32;
    while exists(&target) {
        target = with_ending(path, &format!("{ASIDE}-{count}"));
        count += 1;
    }
    place::rename(path, &target)?;
    Ok(target)
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path.as_os_str());
    name.push(".");
    name.push(ending);
    PathBuf::from(name)
}

/// The folders and the messages about files. Insert [`Folders`] before to choose other folders.
pub fn plugin(app: &mut App) {
    app.init_resource::<Folders>().add_message::<FileTrouble>();
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_written_file_reads_back_and_replaces_the_old_one() {
        let home = tempfile::tempdir().expect("a folder");
        let path = home.path().join("deep/er/file.ron");
        write_text(&path, "one").expect("written");
        write_text(&path, "two").expect("written again");
        assert_eq!(read_text(&path, 3).expect("read"), "two");
        let left_behind = fs::read_dir(path.parent().expect("a folder"))
            .expect("listed")
            .count();
        assert_eq!(left_behind, 1, "no temporary file stays");
    }

    #[test]
    fn a_file_over_the_limit_is_refused() {
        let home = tempfile::tempdir().expect("a folder");
        let path = home.path().join("large");
        write_text(&path, "1234").expect("written");
        assert!(matches!(
            read_text(&path, 3),
            Err(StorageError::TooLarge { limit: 3, .. })
        ));
    }

    #[test]
    fn a_missing_file_is_told_from_a_broken_one() {
        let home = tempfile::tempdir().expect("a folder");
        let missing = read_text(&home.path().join("none"), 9).expect_err("nothing there");
        assert!(missing.is_missing());
        fs::write(home.path().join("bytes"), [0xff, 0xfe]).expect("written");
        let foreign = read_text(&home.path().join("bytes"), 9).expect_err("no text");
        assert!(!foreign.is_missing());
        assert_eq!(foreign.problem(), FileProblem::Foreign);
    }

    #[cfg(unix)]
    #[test]
    fn bug_a_named_pipe_instead_of_a_file_hung_the_game() {
        let home = tempfile::tempdir().expect("a folder");
        let pipe = home.path().join("settings.ron");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status();
        assert!(made.is_ok_and(|status| status.success()), "no pipe");
        let folder = home.path().join("autosave.ron");
        fs::create_dir(&folder).expect("a folder");
        for path in [pipe, folder, "/dev/zero".into()] {
            let fault = read_text(&path, 9).expect_err("no file");
            assert_eq!(fault.problem(), FileProblem::NotPlain, "{fault}");
            let fault = write_text(&path, "text").expect_err("no file");
            assert_eq!(fault.problem(), FileProblem::NotPlain, "{fault}");
            assert!(path.exists(), "it stays what it is");
        }
    }

    #[test]
    fn files_set_aside_keep_out_of_each_others_way() {
        let home = tempfile::tempdir().expect("a folder");
        let path = home.path().join("autosave.ron");
        fs::write(&path, "first").expect("written");
        let first = set_aside(&path).expect("moved");
        fs::write(&path, "second").expect("written");
        let second = set_aside(&path).expect("moved");
        assert!(!path.exists());
        assert_eq!(fs::read_to_string(first).expect("kept"), "first");
        assert_eq!(fs::read_to_string(second).expect("kept"), "second");
    }
}
