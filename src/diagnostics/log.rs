//! The log of the game, on the disk.

use super::facts::program;
use super::home_path::without_home;
use crate::storage::{Folders, LogFile};
use bevy::log::BoxedLayer;
use bevy::log::tracing_subscriber::filter::{ParseError, Targets};
use bevy::log::tracing_subscriber::layer::SubscriberExt;
use bevy::log::tracing_subscriber::util::SubscriberInitExt;
use bevy::log::tracing_subscriber::{fmt, registry};
use bevy::prelude::*;
use std::env;
use std::io::{self, Write};
use std::sync::Mutex;

/// What is logged: from which level on, for all and for parts of the program.
const FILTER: &str = "warn,narabe=info,wgpu_hal=error,gilrs=error";
/// The variable with more of the kind, which has precedence.
const VARIABLE: &str = "RUST_LOG";

/// Logs to the standard error, and to the disk if there is [`KeepLog`].
///
/// Bevy's own plugin understands directives with fields of spans, too, which need an engine for regular expressions: a megabyte of the
/// program.
pub struct LogPlugin;

impl Plugin for LogPlugin {
    fn build(&self, app: &mut App) {
        let more = env::var(VARIABLE).unwrap_or_default();
        let filter = filter(&more).unwrap_or_else(|fault| {
            eprintln!("narabe: {VARIABLE}={more} is ignored: {fault}");
            filter("").unwrap_or_default()
        });
        let subscriber = registry()
            .with(log_layer(app))
            .with(filter)
            .with(fmt::layer().with_writer(io::stderr));
        if let Err(fault) = subscriber.try_init() {
            eprintln!("narabe: the log has another reader already: {fault}");
        }
    }
}

fn filter(more: &str) -> Result<Targets, ParseError> {
    format!("{FILTER},{more}").trim_end_matches(',').parse()
}

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
fn log_layer(app: &mut App) -> Option<BoxedLayer> {
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
    use bevy::log::Level;

    #[test]
    fn the_variable_adds_to_what_is_logged() {
        let shows = |more: &str, target: &str, level: Level| {
            let filter = filter(more).expect(more);
            filter.would_enable(target, &level)
        };
        assert!(shows("", "narabe::launch", Level::INFO) && !shows("", "wgpu_core", Level::INFO));
        assert!(!shows("", "wgpu_hal::gles", Level::WARN));
        assert!(shows("wgpu_hal=debug", "wgpu_hal::gles", Level::DEBUG));
        assert!(shows("trace", "wgpu_core", Level::TRACE));
        assert!(filter("narabe=loud").is_err());
    }

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
