//! What the player chose, and where it is kept.
//!
//! One resource, written to `settings.ron` as soon as it changes. A damaged file is set aside with a message
//! and the defaults take its place; a field that is missing or unknown costs that field alone.

mod lenient;
mod store;
mod values;

pub use store::{LastSetup, plugin};
pub use values::{
    LANGUAGE_OF_SYSTEM, LastMark, MotionChoice, MoveNumbers, REPLY_PAUSE_MS, Settings, TEXT_SIZE,
    ThemeChoice, WindowChoice,
};
