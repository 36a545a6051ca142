//! The log on the disk: lines are appended, and a full file makes room for the next.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// The file that is written.
const NAME: &str = "narabe.log";
/// The most bytes of a file, and the number of full ones that are kept: 2 MB together.
const MAX_BYTES: u64 = 500_000;
const MAX_OLD: u32 = 3;
/// The most bytes of a line; the rest is cut off.
const MAX_LINE_BYTES: usize = 8_000;

/// The log in a folder.
#[derive(Debug)]
pub struct LogFile {
    folder: PathBuf,
    max_bytes: u64,
    open: Option<(File, u64)>,
}

impl LogFile {
    pub fn new(folder: &Path) -> Self {
        Self {
            folder: folder.into(),
            max_bytes: MAX_BYTES,
            open: None,
        }
    }

    /// The last lines of the log of a folder, oldest first; empty if there is none.
    pub fn last_lines(folder: &Path, count: usize) -> Vec<String> {
        let mut lines = Vec::new();
        for number in 0..=MAX_OLD {
            let Ok(bytes) = super::read_bytes(&path(folder, number), 2 * MAX_BYTES) else {
                break;
            };
            let text = String::from_utf8_lossy(&bytes);
            lines.extend(text.lines().rev().map(str::to_owned));
            if lines.len() >= count {
                break;
            }
        }
        lines.truncate(count);
        lines.reverse();
        lines
    }

    /// Appends a line.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn append(&mut self, line: &str) -> io::Result<()> {
        let end = line.floor_char_boundary(MAX_LINE_BYTES);
        let line = format!("{}\n", line[..end].trim_end());
        let length = line.len() as u64;
        if let Some((_, size)) = &self.open
            && size + length > self.max_bytes
        {
            self.open = None;
        }
        let (file, size) = match &mut self.open {
            Some(open) => open,
            none => none.insert(open(&self.folder, self.max_bytes.saturating_sub(length))?),
        };
        file.write_all(line.as_bytes())?;
        *size += length;
        Ok(())
    }
}

/// Opens the file, in place of one with more than `most` bytes, which becomes an old one.
fn open(folder: &Path, most: u64) -> io::Result<(File, u64)> {
    fs::create_dir_all(folder)?;
    let current = path(folder, 0);
    if fs::metadata(&current).is_ok_and(|data| data.len() > most) {
        // The oldest is replaced. A number that is missing takes none with it.
        for number in (0..MAX_OLD).rev() {
            let (from, to) = (path(folder, number), path(folder, number + 1));
            match fs::rename(from, to) {
                Err(fault) if fault.kind() != io::ErrorKind::NotFound => return Err(fault),
                _ => {}
            }
        }
    }
    let file = File::options().create(true).append(true).open(current)?;
    let size = file.metadata()?.len();
    Ok((file, size))
}

fn path(folder: &Path, number: u32) -> PathBuf {
    match number {
        0 => folder.join(NAME),
        old => folder.join(format!("{NAME}.{old}")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn small(folder: &Path) -> LogFile {
        LogFile {
            max_bytes: 100,
            ..LogFile::new(folder)
        }
    }

    #[test]
    fn full_files_are_kept_up_to_a_number() {
        let home = tempfile::tempdir().expect("a folder");
        let folder = home.path().join("deep");
        let mut log = small(&folder);
        for line in 0..100 {
            log.append(&format!("line {line:04}")).expect("written");
        }
        let mut names: Vec<_> = fs::read_dir(&folder)
            .expect("listed")
            .map(|file| file.expect("a file").file_name())
            .collect();
        names.sort();
        let expected = ["", ".1", ".2", ".3"].map(|ending| format!("{NAME}{ending}"));
        assert_eq!(names, expected.map(std::ffi::OsString::from));
        for number in 0..=MAX_OLD {
            let data = fs::metadata(path(&folder, number)).expect("a file");
            assert!(data.len() <= 100);
        }
        assert_eq!(LogFile::last_lines(&folder, 2), ["line 0098", "line 0099"]);
        let all = LogFile::last_lines(&folder, 1000);
        assert!(all.is_sorted() && all.len() > 30, "{all:?}");
    }

    #[test]
    fn a_later_run_appends_and_counts_what_is_there() {
        let home = tempfile::tempdir().expect("a folder");
        small(home.path()).append(&"a".repeat(60)).expect("written");
        small(home.path()).append("b").expect("written");
        assert_eq!(LogFile::last_lines(home.path(), 9).len(), 2);
        assert!(!path(home.path(), 1).exists());
        small(home.path()).append(&"c".repeat(60)).expect("written");
        assert!(path(home.path(), 1).exists());
    }

    #[test]
    fn a_long_line_is_cut_between_letters() {
        let home = tempfile::tempdir().expect("a folder");
        let line = "五".repeat(MAX_LINE_BYTES);
        LogFile::new(home.path()).append(&line).expect("written");
        let lines = LogFile::last_lines(home.path(), 9);
        assert_eq!(lines.len(), 1);
        assert!(lines[0].len() <= MAX_LINE_BYTES && line.starts_with(&lines[0]));
    }
}
