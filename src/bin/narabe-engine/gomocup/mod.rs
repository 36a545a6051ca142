//! The Gomocup protocol on standard input and output.
//!
//! One thread reads and never waits for the engine, so that STOP and END are seen while it thinks; the other carries the
//! commands out, one after the other, and owes exactly one answer to each that asks for one. What was read before END or
//! before the end of the input is still answered; a search that is under way then has a second.

mod listener;
mod queue;

use std::io;
use std::process::ExitCode;

use narabe::engine::{MAX_HASH, MAX_THREADS, OsThreads, Settings};
use narabe::protocol::{Brain, Heard};

use crate::print::unwritten;

/// What a manager may ask for; the table takes less where the machine has less.
const MOST: Settings = Settings {
    hash: MAX_HASH,
    threads: MAX_THREADS,
};

/// Speaks the protocol until END, or until either pipe is closed.
pub fn run() -> ExitCode {
    let queue = listener::listen(io::stdin());
    let mut brain = Brain::new(io::stdout(), MOST, Box::new(OsThreads));
    while let Some(line) = queue.next() {
        let heard = Heard {
            command: line.command,
            clock: &line.clock,
            stop: &line.stop,
        };
        if let Err(error) = brain.obey(&heard) {
            return ExitCode::from(unwritten(&error));
        }
    }
    ExitCode::SUCCESS
}
