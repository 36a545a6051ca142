//! The game: reads the command line and opens the window, or plays in the page that has started it.

// A release opens no console on Windows.
#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use narabe::launch;

#[cfg(target_family = "wasm")]
fn main() {
    launch::run();
}

#[cfg(not(target_family = "wasm"))]
fn main() -> std::process::ExitCode {
    use launch::Invocation;
    use std::process::ExitCode;

    launch::attach_console();
    match launch::parse(lexopt::Parser::from_env()) {
        Ok(Invocation::Play(launch)) => launch::run(launch),
        Ok(Invocation::Print(text)) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("narabe: {fault}\n\n{}", launch::HELP);
            ExitCode::from(launch::BAD_INPUT)
        }
    }
}
