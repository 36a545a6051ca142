//! `narabe-engine` as managers and people meet it: a program with pipes, arguments and exit codes.

mod arena;
#[path = "../../../pbrain/tests/gomocup_front/brain.rs"]
mod brain;
mod commands;
#[path = "../../../pbrain/tests/gomocup_front/conversations.rs"]
mod conversations;
#[path = "../../../tune/tests/tune_program/false_claims.rs"]
mod false_claims;
mod files;
mod forbidden;
mod no_move;
mod output;
mod picture;
mod proof;
mod puzzles;
mod review;

use std::process::{Child, Command, Output, Stdio};

const PROGRAM: &str = env!("CARGO_BIN_EXE_narabe-engine");

fn brain_program() -> Command {
    Command::new(PROGRAM)
}

/// Whether the brain that is tested is a program of this build.
const fn is_own_brain() -> bool {
    true
}

fn run(arguments: &[&str]) -> Output {
    Command::new(PROGRAM).args(arguments).output().unwrap()
}

/// Starts the program with pipes for input, output and errors.
fn spawn(arguments: &[&str]) -> Child {
    Command::new(PROGRAM)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

fn json(arguments: &[&str]) -> serde_json::Value {
    serde_json::from_slice(&run(arguments).stdout).unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}
