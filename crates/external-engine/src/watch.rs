//! What the caller sees and decides while a program thinks.

use crate::EngineLine;

/// What the caller sees and decides while a program thinks.
pub trait Watch {
    /// Whether the answer is not needed any more.
    fn is_stopped(&self) -> bool {
        false
    }

    /// A line that is no answer, as the program wrote it, without characters that cannot be shown.
    fn message(&mut self, _line: &str) {}

    /// A line of analysis.
    fn line(&mut self, _found: &EngineLine) {}
}

/// Sees nothing and never stops.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoWatch;

impl Watch for NoWatch {}
