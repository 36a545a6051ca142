//! `narabe-engine` as managers and people meet it: a program with pipes, arguments and exit codes.

mod arena;
mod commands;
mod engine;
mod gomocup;
mod output;
mod tune;

use std::process::{Command, Output};

const PROGRAM: &str = env!("CARGO_BIN_EXE_narabe-engine");

fn run(arguments: &[&str]) -> Output {
    Command::new(PROGRAM).args(arguments).output().unwrap()
}

fn json(arguments: &[&str]) -> serde_json::Value {
    serde_json::from_slice(&run(arguments).stdout).unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}
