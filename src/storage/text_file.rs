//! Text files, and damaged files, which are moved aside.

use super::backend::{self, exists, read_bytes, write_dated};
use super::error::StorageError;
use std::ffi::OsString;
use std::path::{Path, PathBuf};

/// The suffix of a damaged file that is moved aside.
const DAMAGED_SUFFIX: &str = "damaged";

/// Reads a text file of at most `limit` bytes.
pub fn read_text(path: &Path, limit: u64) -> Result<String, StorageError> {
    String::from_utf8(read_bytes(path, limit)?).map_err(|_| StorageError::NotText {
        path: path.to_path_buf(),
    })
}

/// Writes a file completely or not at all.
pub fn write_text(path: &Path, text: &str) -> Result<(), StorageError> {
    write_dated(path, text, None)
}

/// Renames an unusable file to a unique name, so that it is neither read again nor overwritten.
pub fn move_aside(path: &Path) -> Result<PathBuf, StorageError> {
    let mut target = with_ending(path, DAMAGED_SUFFIX);
    let mut count = 2_u32;
    while exists(&target) {
        target = with_ending(path, &format!("{DAMAGED_SUFFIX}-{count}"));
        count += 1;
    }
    backend::rename(path, &target)?;
    Ok(target)
}

fn with_ending(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path.as_os_str());
    name.push(".");
    name.push(ending);
    PathBuf::from(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::storage::FileProblem;
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
    fn a_folder_is_its_files_and_those_of_its_folders() {
        let home = tempfile::tempdir().expect("a folder");
        for path in ["b.sgf", "a/2.psq", "a/1.psq"] {
            write_text(&home.path().join(path), "x").expect("written");
        }
        let files = |path: &str, most| {
            let found = backend::files_at(&home.path().join(path), most).expect("listed");
            let inside = found.iter().map(|file| file.strip_prefix(home.path()));
            let names = inside.map(|file| file.expect("inside").display().to_string());
            let names = names.map(|name| name.replace(std::path::MAIN_SEPARATOR, "/"));
            names.collect::<Vec<_>>()
        };
        assert_eq!(files("", 9), ["b.sgf", "a/1.psq", "a/2.psq"]);
        assert_eq!(files("", 2), ["b.sgf", "a/1.psq"]);
        assert_eq!(files("b.sgf", 9), ["b.sgf"]);
        assert!(backend::files_at(&home.path().join("none"), 9).is_err());
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
    fn a_missing_file_differs_from_a_damaged_one() {
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
    fn files_moved_aside_do_not_replace_each_other() {
        let home = tempfile::tempdir().expect("a folder");
        let path = home.path().join("autosave.ron");
        fs::write(&path, "first").expect("written");
        let first = move_aside(&path).expect("moved");
        fs::write(&path, "second").expect("written");
        let second = move_aside(&path).expect("moved");
        assert!(!path.exists());
        assert_eq!(fs::read_to_string(first).expect("kept"), "first");
        assert_eq!(fs::read_to_string(second).expect("kept"), "second");
    }
}
