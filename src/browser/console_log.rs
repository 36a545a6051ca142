//! The log in the browser's console.
//!
//! Bevy's own plugin for it filters by directives of an environment variable, which browsers do not have, with an engine for regular
//! expressions.

use bevy::prelude::*;
use std::fmt::{Debug, Write};
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber, subscriber};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = console, js_name = error)]
    fn console_error(line: &str);
    #[wasm_bindgen(js_namespace = console, js_name = warn)]
    fn console_warn(line: &str);
    #[wasm_bindgen(js_namespace = console, js_name = info)]
    fn console_info(line: &str);
}

/// Writes the game's own lines and the warnings of libraries into the console.
pub struct ConsoleLogPlugin;

impl Plugin for ConsoleLogPlugin {
    fn build(&self, _: &mut App) {
        if subscriber::set_global_default(Console).is_err() || log::set_logger(&Console).is_err() {
            console_warn("the log has another reader already");
        }
        log::set_max_level(log::LevelFilter::Warn);
    }
}

/// Whether lines of a part of the program are shown: those of the game from information on, those of libraries from warnings on, and
/// those of wgpu's way to the graphics card only for errors.
fn is_shown(level: Level, target: &str) -> bool {
    let least = match target.split("::").next() {
        Some("narabe") => Level::INFO,
        Some("wgpu_hal" | "gilrs" | "gilrs_core") => Level::ERROR,
        _ => Level::WARN,
    };
    level <= least
}

fn show(level: Level, target: &str, line: &str) {
    let line = format!("{target}: {line}");
    match level {
        Level::ERROR => console_error(&line),
        Level::WARN => console_warn(&line),
        _ => console_info(&line),
    }
}

struct Console;

impl Subscriber for Console {
    fn enabled(&self, line: &Metadata<'_>) -> bool {
        line.is_event() && is_shown(*line.level(), line.target())
    }

    fn event(&self, event: &Event<'_>) {
        let mut line = Line(String::new());
        event.record(&mut line);
        show(
            *event.metadata().level(),
            event.metadata().target(),
            &line.0,
        );
    }

    // Spans are not enabled.
    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }
    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

/// The message of an event, then its fields.
struct Line(String);

impl Visit for Line {
    fn record_debug(&mut self, field: &Field, value: &dyn Debug) {
        let result = match field.name() {
            "message" => write!(self.0, "{value:?}"),
            name => write!(self.0, " {name}={value:?}"),
        };
        debug_assert!(result.is_ok(), "a string takes everything");
    }
}

/// Libraries without spans.
impl log::Log for Console {
    fn enabled(&self, line: &log::Metadata<'_>) -> bool {
        is_shown(level(line.level()), line.target())
    }

    fn log(&self, record: &log::Record<'_>) {
        if log::Log::enabled(self, record.metadata()) {
            show(
                level(record.level()),
                record.target(),
                &record.args().to_string(),
            );
        }
    }

    fn flush(&self) {}
}

fn level(level: log::Level) -> Level {
    match level {
        log::Level::Error => Level::ERROR,
        log::Level::Warn => Level::WARN,
        log::Level::Info => Level::INFO,
        log::Level::Debug => Level::DEBUG,
        log::Level::Trace => Level::TRACE,
    }
}
