//! The Gomocup protocol on standard input and output.
//!
//! One thread reads and never waits for the engine, so that STOP and END are seen while it thinks; the other carries the
//! commands out, one after the other, and owes exactly one answer to each that asks for one.

mod brain;
mod listener;

use std::io;
use std::process::ExitCode;

use brain::Brain;

/// Speaks the protocol until END, or until either pipe is closed.
pub fn run() -> ExitCode {
    let ears = listener::listen(io::stdin());
    let mut brain = Brain::new(io::stdout(), ears.ended);
    for heard in ears.heard {
        if heard.is_last() || brain.obey(heard).is_err() {
            break;
        }
    }
    ExitCode::SUCCESS
}
