//! The log of the game, on the disk.

use super::facts::program;
use super::home_path::without_home;
use crate::storage::{Folders, LogFile};
use bevy::log::BoxedLayer;
use bevy::log::tracing_subscriber::fmt;
use bevy::prelude::*;
use std::io::{self, Write};
use std::sync::Mutex;

/// Writes the log beside the standard error. Insert it before Bevy's plugins.
#[derive(Resource, Debug, Clone, Copy)]
pub struct KeepLog;

/// A writer of whole lines.
struct LogWriter(LogFile);

impl Write for LogWriter {
    fn write(&mut self, line: &[u8]) -> io::Result<usize> {
        let text = String::from_utf8_lossy(line);
        self.0.append(&without_home(&text))?;
        Ok(line.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The layer that writes the log; none without [`KeepLog`].
pub fn log_layer(app: &mut App) -> Option<BoxedLayer> {
    app.world().get_resource::<KeepLog>()?;
    let mut log = LogFile::new(app.world().get_resource::<Folders>()?.state_dir());
    // A place that takes no files is reported on the screen.
    log.append(&without_home(&format!("--- {}", program())))
        .ok()?;
    let layer = fmt::layer()
        .with_ansi(false)
        .log_internal_errors(false)
        .with_writer(Mutex::new(LogWriter(log)));
    Some(Box::new(layer))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_log_begins_with_the_version_and_has_no_home_path() {
        let folder = tempfile::tempdir().expect("a folder");
        let mut app = App::new();
        app.insert_resource(Folders::at(folder.path()));
        assert!(log_layer(&mut app).is_none());
        app.insert_resource(KeepLog);
        assert!(log_layer(&mut app).is_some());
        let mut writer = LogWriter(LogFile::new(folder.path()));
        let home = std::env::home_dir().expect("a home");
        let path = home.join("file.ron").display().to_string();
        writer.write_all(path.as_bytes()).expect("written");
        let lines = LogFile::last_lines(folder.path(), 9);
        assert!(lines[0].contains(env!("CARGO_PKG_VERSION")), "{lines:?}");
        assert!(lines[1].starts_with('~'), "{lines:?}");
    }
}
