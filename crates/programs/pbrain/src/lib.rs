//! The Gomocup protocol on standard input and output.
//!
//! One thread reads and never waits for the engine, so that STOP and END are seen while it thinks. The other carries the commands
//! out one after the other, with exactly one answer to each that wants one. Commands that were read before END or the end of
//! the input are still answered; a search that is running then has one second left.

#![warn(missing_docs)]

mod listener;
mod memory;
mod queue;

use std::io;
use std::process::ExitCode;

use narabe_engine_core::protocol::{Handler, Request};
use narabe_engine_core::{MAX_HASH, MAX_THREADS, OsThreads, Settings};

use narabe_command_line::print::unwritten;

/// The most that a manager may ask for, on a machine with enough memory: more threads than processors would make moves late.
fn most() -> Settings {
    let processors = std::thread::available_parallelism().map_or(1, usize::from);
    Settings {
        hash: MAX_HASH,
        threads: MAX_THREADS.min(processors),
    }
}

/// Speaks the protocol until END, or until either pipe is closed, as the program of this name.
pub fn run(program: &str) -> ExitCode {
    let queue = listener::listen(io::stdin());
    let mut handler =
        Handler::new(io::stdout(), most(), Box::new(OsThreads)).within(memory::share());
    while let Some(queued) = queue.next() {
        let request = Request {
            command: queued.command,
            clock: &queued.clock,
            stop: &queued.stop,
        };
        if let Err(error) = handler.handle(&request) {
            return ExitCode::from(unwritten(program, &error));
        }
    }
    ExitCode::SUCCESS
}
