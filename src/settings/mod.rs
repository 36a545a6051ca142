//! The player's settings and where they are stored.
//!
//! One resource, written to `settings.ron` when it changes. A damaged file is moved aside with a message and replaced
//! by the defaults; a missing or invalid field gets its default.

mod lenient;
mod offline_copy;
mod permission;
mod store;
mod values;

pub use offline_copy::OfflineCopy;
pub use permission::{AskForNotifications, NotificationPermission};
#[cfg(not(target_family = "wasm"))]
pub use store::read_fields;
pub use store::{LastSetup, StoredFile, plugin, read_stored};
pub use values::{
    ANALYSIS_LINES, ANALYSIS_MEMORY, ControlsSide, LANGUAGE_OF_SYSTEM, LastMark, MotionChoice,
    MoveNumbers, REPLY_PAUSE_MS, SCAN_MS, SLOW_KEYS_MS, SPEECH_RATE, Settings, SwitchKind,
    TEXT_SIZE, ThemeChoice, WindowChoice,
};
