//! `narabe-lobby`: the lobby as a program of its own, and a load to try it with.

mod load;
mod memory;
mod print;
mod serve;

use std::fmt::Display;
use std::process::ExitCode;
use std::str::FromStr;

use lexopt::prelude::*;
use print::log;

/// A command line that makes no sense or cannot be followed.
const BAD_INPUT: u8 = 2;

/// What is wrong with a command line, in words for the one who wrote it.
type Fault = String;

fn main() -> ExitCode {
    let done = run().map(|()| ExitCode::SUCCESS);
    done.unwrap_or_else(|fault| {
        log!("narabe-lobby: {fault}");
        ExitCode::from(BAD_INPUT)
    })
}

fn run() -> Result<(), Fault> {
    let mut parser = lexopt::Parser::from_env();
    let mut words = parser.raw_args().map_err(fault)?;
    if words.next_if(|word| word == "load").is_some() {
        load::run(&mut parser)
    } else {
        serve::run(&mut parser)
    }
}

/// Turns any error into words.
fn fault(error: impl Display) -> Fault {
    error.to_string()
}

/// The value of an option as something that can be read from text.
fn value<T: FromStr<Err: Display>>(parser: &mut lexopt::Parser, name: &str) -> Result<T, Fault> {
    let text = parser.value().map_err(fault)?.string().map_err(fault)?;
    text.parse()
        .map_err(|error: T::Err| format!("--{name} {text}: {error}"))
}
