//! The reports of panics: a file each, which holds nothing of games and players.

use super::call_stack::call_stack;
use super::facts::facts;
use super::home_path::without_home;
use crate::storage::{self, Folders, StorageError};
use jiff::Timestamp;
use std::panic::{self, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

// What the file of a report begins and ends with.
const PREFIX: &str = "crash-";
const SUFFIX: &str = ".txt";
/// The file with the name of the last report that was told.
const TOLD: &str = "told-crash";
/// The most reports that are kept.
const MAX_REPORTS: usize = 5;
/// The most reports of a run: a thread may fail again and again.
const MAX_OF_RUN: u32 = 3;
/// The most characters of a message.
const MAX_MESSAGE: usize = 2_000;
/// The maximum size of a report.
const LIMIT: u64 = 1_000_000;

/// Writes a report of each panic in any thread from now on, after the previous panic hook.
pub fn watch_for_panics(folders: &Folders) {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let folder = folders.state_dir().to_path_buf();
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |fault| {
        before(fault);
        if COUNT.fetch_add(1, Ordering::Relaxed) < MAX_OF_RUN
            && let Err(error) = write(&folder, &report(fault))
        {
            eprintln!("narabe: the report of this fault was not written: {error}");
        }
    }));
}

fn report(fault: &PanicHookInfo) -> String {
    let message = fault.payload_as_str().unwrap_or("no message");
    let message: String = message.chars().take(MAX_MESSAGE).collect();
    let place = fault.location().map(ToString::to_string);
    let place = place.unwrap_or_else(|| "an unknown place".into());
    let thread = thread::current();
    let text = format!(
        "{}\nTime: {:.0}\nThread: {}\nAt: {place}\nMessage: {message}\n\nBacktrace:\n{}",
        facts(),
        Timestamp::now(),
        thread.name().unwrap_or("without a name"),
        call_stack(),
    );
    without_home(&text)
}

/// Writes a report and removes the oldest ones.
fn write(folder: &Path, text: &str) -> Result<(), StorageError> {
    // Two of the same second have names of their own, in order.
    let time = format!("{:.6}", Timestamp::now()).replace(':', "-");
    storage::write_text(&folder.join(format!("{PREFIX}{time}{SUFFIX}")), text)?;
    let reports = reports(folder)?;
    let too_many = reports.len().saturating_sub(MAX_REPORTS);
    reports[..too_many]
        .iter()
        .try_for_each(|report| storage::remove(report))
}

/// The reports in a folder, oldest first.
fn reports(folder: &Path) -> Result<Vec<PathBuf>, StorageError> {
    let is_report = |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with(PREFIX) && name.ends_with(SUFFIX)
    };
    let mut reports = storage::list(folder)?;
    reports.retain(is_report);
    reports.sort();
    Ok(reports)
}

fn newest_crash(folders: &Folders) -> Option<PathBuf> {
    reports(folders.state_dir()).ok()?.pop()
}

/// The text of the newest report that can be read.
pub fn newest_crash_text(folders: &Folders) -> Option<String> {
    storage::read_text(&newest_crash(folders)?, LIMIT).ok()
}

/// The newest report if nobody was told of it; from now on somebody was.
pub fn take_untold_crash(folders: &Folders) -> Option<PathBuf> {
    let newest = newest_crash(folders)?;
    let name = newest.file_name()?.to_string_lossy().into_owned();
    let told = folders.state_dir().join(TOLD);
    if storage::read_text(&told, LIMIT).is_ok_and(|told| told == name) {
        return None;
    }
    // If that fails, it is told again.
    let _ = storage::write_text(&told, &name);
    Some(newest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::process::Command;

    /// The variable with the folder for the process below.
    const HOME: &str = "NARABE_TEST_CRASH";

    #[test]
    fn panics_in_a_process_of_its_own() {
        let Some(home) = std::env::var_os(HOME) else {
            return;
        };
        watch_for_panics(&Folders::at(home));
        for _ in 0..2 {
            let path = std::env::home_dir().expect("a home").join("game.ron");
            let failed = thread::Builder::new()
                .name("engine".into())
                .spawn(move || panic!("no file at {}", path.display()));
            assert!(failed.expect("started").join().is_err());
        }
    }

    #[test]
    fn a_panic_in_a_thread_leaves_a_report_without_the_home_path() {
        let home = tempfile::tempdir().expect("a folder");
        let folders = Folders::at(home.path());
        assert_eq!(take_untold_crash(&folders), None);
        let ended = Command::new(std::env::current_exe().expect("this program"))
            .args(["--exact", "--nocapture"])
            .arg("diagnostics::crash_report::tests::panics_in_a_process_of_its_own")
            .env(HOME, home.path())
            .output()
            .expect("started");
        assert!(ended.status.success(), "{ended:?}");
        let written = reports(home.path()).expect("listed");
        assert_eq!(written.len(), 2, "two panics of one second: {written:?}");
        assert_eq!(take_untold_crash(&folders).as_ref(), written.last());
        let text = newest_crash_text(&folders).expect("read");
        let said = format!("Message: no file at ~{}game.ron", std::path::MAIN_SEPARATOR);
        for part in [
            env!("CARGO_PKG_VERSION"),
            std::env::consts::OS,
            "Thread: engine",
            "crash_report.rs",
            "Backtrace:",
            &said,
        ] {
            assert!(text.contains(part), "{part} is missing in {text}");
        }
        let own = std::env::home_dir().expect("a home");
        assert!(!text.contains(&format!("{}/", own.display())), "{text}");
        assert_eq!(take_untold_crash(&folders), None, "it is told once");
    }

    #[test]
    fn the_last_reports_are_kept() {
        let home = tempfile::tempdir().expect("a folder");
        for number in 0..9 {
            write(home.path(), &number.to_string()).expect("written");
        }
        let kept = reports(home.path()).expect("listed");
        let texts: Vec<_> = kept.iter().flat_map(std::fs::read_to_string).collect();
        assert_eq!(texts, ["4", "5", "6", "7", "8"]);
    }
}
