//! The engine on a terminal: the Gomocup protocol, and sub-commands for those who want to look inside.

mod arena;
mod bench;
mod gomocup;
mod options;
mod print;
mod swap2;

use std::process::ExitCode;

use options::{Fault, fault};

/// A command line or an input that makes no sense.
const BAD_INPUT: u8 = 2;

fn main() -> ExitCode {
    run().unwrap_or_else(|fault| {
        eprintln!("narabe-engine: {fault}");
        ExitCode::from(BAD_INPUT)
    })
}

fn run() -> Result<ExitCode, Fault> {
    let mut parser = lexopt::Parser::from_env();
    let Some(first) = parser.next().map_err(fault)? else {
        return Ok(gomocup::run());
    };
    let lexopt::Arg::Value(command) = first else {
        return Err("x".to_owned());
    };
    match command.to_string_lossy().as_ref() {
        "bench" => Ok(bench::run(parser.next().map_err(fault)?.and_then(|a| if let lexopt::Arg::Value(v)=a {v.to_str()?.parse().ok()} else {None}).unwrap_or(10))),
        "arena" => arena::run(&mut parser),
        other => Err(format!("\"{other}\" is no command: see --help")),
    }
}
