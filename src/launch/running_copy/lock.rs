//! The lock of a folder of data. The system takes it back when the program ends in any way.

use std::fs::{self, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

/// The locked file in the folder of data.
const FILE: &str = "running.lock";

/// The lock of a folder of data, until it is dropped.
#[derive(Debug)]
pub struct DataLock {
    _file: File,
}

impl DataLock {
    /// Takes the lock; `None` if another copy of the game holds it.
    ///
    /// # Errors
    /// If the file cannot be written, or its file system has no locks.
    pub fn take(data: &Path) -> io::Result<Option<Self>> {
        let mut options = File::options();
        let file = options.create(true).truncate(false).write(true);
        let file = file.open(data.join(FILE))?;
        match file.try_lock() {
            Ok(()) => Ok(Some(Self { _file: file })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(fault)) => Err(fault),
        }
    }
}

/// The path for a message: Windows writes real paths with a beginning that programs understand and persons do not know.
pub fn shown(folder: &Path) -> String {
    let path = folder.display().to_string();
    match path.strip_prefix(r"\\?\") {
        Some(rest) => match rest.strip_prefix(r"UNC\") {
            Some(share) => format!(r"\\{share}"),
            None => rest.into(),
        },
        None => path,
    }
}

/// The folder of data by its real path, so that every way to it leads to the same copy. Creates it if it is missing.
pub fn real_folder(data: &Path) -> io::Result<PathBuf> {
    fs::create_dir_all(data)?;
    fs::canonicalize(data)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::{Command, Stdio};

    #[test]
    fn one_copy_has_the_lock_and_the_next_one_afterwards() {
        let home = tempfile::tempdir().expect("a folder");
        let held = DataLock::take(home.path()).expect("locked");
        assert!(held.is_some());
        assert!(DataLock::take(home.path()).expect("asked").is_none());
        drop(held);
        assert!(DataLock::take(home.path()).expect("locked").is_some());
    }

    #[test]
    fn bug_messages_named_folders_of_windows_as_nobody_writes_them() {
        for (real, written) in [
            (r"\\?\C:\Users\ann\data", r"C:\Users\ann\data"),
            (r"\\?\UNC\server\ann\data", r"\\server\ann\data"),
            ("/home/ann/data", "/home/ann/data"),
        ] {
            assert_eq!(shown(Path::new(real)), written);
        }
    }

    #[test]
    fn two_folders_have_a_lock_each() {
        let homes = [(); 2].map(|()| tempfile::tempdir().expect("a folder"));
        let held = homes.each_ref().map(|home| DataLock::take(home.path()));
        assert!(held.iter().all(|held| matches!(held, Ok(Some(_)))));
    }

    /// Holds the lock until it is killed; started by the test below.
    #[test]
    fn holds_a_lock_in_a_process_of_its_own() {
        let Some(home) = std::env::var_os("NARABE_TEST_LOCK") else {
            return;
        };
        let held = DataLock::take(Path::new(&home)).expect("locked");
        println!("held: {}", held.is_some());
        std::thread::sleep(std::time::Duration::from_secs(60));
    }

    #[test]
    fn the_lock_of_a_killed_copy_is_free() {
        use std::io::BufRead;
        let home = tempfile::tempdir().expect("a folder");
        let mut copy = Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", "--nocapture"])
            .arg("launch::running_copy::lock::tests::holds_a_lock_in_a_process_of_its_own")
            .env("NARABE_TEST_LOCK", home.path())
            .stdout(Stdio::piped())
            .spawn()
            .expect("started");
        let said = io::BufReader::new(copy.stdout.take().expect("its output"));
        let mut lines = said.lines().map(|line| line.expect("read"));
        assert!(lines.any(|line| line.contains("held: true")));
        assert!(DataLock::take(home.path()).expect("asked").is_none());
        copy.kill().expect("killed");
        copy.wait().expect("gone");
        assert!(DataLock::take(home.path()).expect("locked").is_some());
    }
}
