//! The Gomocup protocol on standard input and output.
//!
//! One thread reads and never waits for the engine, so that STOP and END are seen while it thinks; the other carries the
//! commands out, one after the other, and owes exactly one answer to each that asks for one.

mod listener;

use std::io;
use std::process::ExitCode;

use narabe::engine::{MAX_HASH, MAX_THREADS, Settings, Threads};
use narabe::protocol::{Brain, Heard};

/// What a manager may ask for; the table takes less where the machine has less.
const MOST: Settings = Settings {
    hash: MAX_HASH,
    threads: MAX_THREADS,
};

/// Speaks the protocol until END, or until either pipe is closed.
pub fn run() -> ExitCode {
    let ears = listener::listen(io::stdin());
    let mut brain = Brain::new(io::stdout(), ears.ended, MOST, Box::new(Threads));
    for line in ears.heard {
        if line.is_last() {
            break;
        }
        let heard = Heard {
            command: line.command,
            clock: &line.clock,
            stop: &line.stop,
        };
        if brain.obey(&heard).is_err() {
            break;
        }
    }
    ExitCode::SUCCESS
}
