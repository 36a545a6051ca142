//! `narabe-tune` as people meet it: a program with arguments, files and exit codes.

mod false_claims;
mod puzzles;
mod training;

use std::process::{Command, Output};

const PROGRAM: &str = env!("CARGO_BIN_EXE_narabe-tune");

fn tune(arguments: &[&str]) -> Output {
    Command::new(PROGRAM).args(arguments).output().unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}
