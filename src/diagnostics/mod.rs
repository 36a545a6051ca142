//! What helps to find a fault: the log, the reports of panics, and the report that the player copies. They hold the version, the
//! system and what the program said, and nothing of games and players.

#[cfg(not(target_family = "wasm"))]
mod call_stack;
#[cfg(not(target_family = "wasm"))]
mod crash_report;
mod facts;
#[cfg(not(target_family = "wasm"))]
mod home_path;
#[cfg(not(target_family = "wasm"))]
mod log;

#[cfg(not(target_family = "wasm"))]
pub use crash_report::{take_untold_crash, watch_for_panics};
#[cfg(not(target_family = "wasm"))]
pub use home_path::without_home;
#[cfg(not(target_family = "wasm"))]
pub use log::{KeepLog, LogPlugin};

use crate::storage::Folders;
#[cfg(not(target_family = "wasm"))]
use crate::storage::LogFile;
use bevy::prelude::*;
use bevy::render::renderer::RenderAdapterInfo;

/// The lines of the log at the end of a report.
#[cfg(not(target_family = "wasm"))]
const LOG_LINES: usize = 40;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, note_graphics);
}

fn note_graphics(adapter: Option<Res<RenderAdapterInfo>>) {
    if let Some(adapter) = adapter {
        let (name, backend) = (&adapter.name, adapter.backend);
        let driver = format!("{} {}", adapter.driver, adapter.driver_info);
        facts::set_graphics(format!("{name}, {backend:?}, {}", driver.trim()));
    }
}

/// The report that the player copies: version, system, graphics and the last lines of the log.
#[cfg(not(target_family = "wasm"))]
pub fn report(folders: &Folders) -> String {
    with_log(folders, facts::facts())
}

/// The report that the player copies. A page keeps no log.
#[cfg(target_family = "wasm")]
pub fn report(_: &Folders) -> String {
    facts::facts()
}

/// The newest report of a panic, with the last lines of the log.
#[cfg(not(target_family = "wasm"))]
pub fn crash_text(folders: &Folders) -> String {
    let newest = crash_report::newest_crash_text(folders);
    with_log(folders, newest.unwrap_or_else(facts::facts))
}

#[cfg(not(target_family = "wasm"))]
fn with_log(folders: &Folders, text: String) -> String {
    let lines = LogFile::last_lines(folders.state_dir(), LOG_LINES);
    format!(
        "{}\n\nLog:\n{}\n",
        home_path::without_home(text.trim_end()),
        lines.join("\n")
    )
}
