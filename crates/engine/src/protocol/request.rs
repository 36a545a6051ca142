//! A command that was received.

use std::sync::atomic::AtomicBool;

use super::{Command, ReadError};
use crate::Clock;

/// A command that was received.
pub struct Request<'a> {
    /// The command, or why it cannot be read.
    pub command: Result<Command, ReadError>,
    /// A clock that started when it was received.
    pub clock: &'a dyn Clock,
    /// Set when the answer is wanted at once, or no longer.
    pub stop: &'a AtomicBool,
}
