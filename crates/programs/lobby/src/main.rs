//! `narabe-lobby`: the lobby as a program of its own, and a load test for it.

mod load;
mod log;
mod memory;
mod serve;

use std::process::ExitCode;

use narabe_command_line::arguments::{ErrorText, fault};
use narabe_command_line::print::exit_code;

fn main() -> ExitCode {
    exit_code(env!("CARGO_BIN_NAME"), run().map(|()| ExitCode::SUCCESS))
}

fn run() -> Result<(), ErrorText> {
    let mut parser = lexopt::Parser::from_env();
    let mut words = parser.raw_args().map_err(fault)?;
    if words.next_if(|word| word == "load").is_some() {
        load::run(&mut parser)
    } else {
        serve::run(&mut parser)
    }
}
