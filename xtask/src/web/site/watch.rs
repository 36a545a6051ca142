//! Detects changes by polling the modification times of all files that a build reads.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, SystemTime};

/// What a build reads, below the repository's root.
const WATCHED: [&str; 6] = ["src", "crates", "assets", "web", "Cargo.toml", "Cargo.lock"];

/// The time between two polls.
const PAUSE: Duration = Duration::from_millis(500);

/// The state of the watched files: how many there are, and when the last was changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Look {
    files: usize,
    newest: SystemTime,
}

/// Reads the state of the files.
pub fn look(root: &Path) -> Look {
    let mut look = Look {
        files: 0,
        newest: SystemTime::UNIX_EPOCH,
    };
    let mut open: Vec<PathBuf> = WATCHED.iter().map(|name| root.join(name)).collect();
    while let Some(path) = open.pop() {
        // A file may have been deleted meanwhile; the next poll notices.
        if let Ok(entries) = fs::read_dir(&path) {
            open.extend(entries.filter_map(|entry| entry.ok().map(|entry| entry.path())));
        } else if let Ok(changed) = fs::metadata(&path).and_then(|data| data.modified()) {
            look.files += 1;
            look.newest = look.newest.max(changed);
        }
    }
    look
}

/// Waits until the files differ from `old` and no longer change.
pub fn wait(root: &Path, old: Look) -> Look {
    let mut last = old;
    loop {
        thread::sleep(PAUSE);
        let now = look(root);
        if now == last && now != old {
            return now;
        }
        last = now;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_new_file_and_a_newer_one_are_seen() {
        let place = tempfile::tempdir().expect("a folder for the test");
        let root = place.path();
        fs::create_dir_all(root.join("web/deep")).expect("a folder");
        let empty = look(root);
        let file = root.join("web/deep/loader.js");
        fs::write(&file, "").expect("a file");
        let first = look(root);
        assert_ne!(empty, first);
        assert_eq!(first, look(root));

        let later = first.newest + Duration::from_secs(1);
        fs::File::options()
            .write(true)
            .open(&file)
            .and_then(|file| file.set_modified(later))
            .expect("the time is set");
        assert_ne!(first, look(root));
    }
}
