//! The game: reads the command line and opens the window.

use narabe::app::launch::{self, Command};
use std::process::ExitCode;

fn main() -> ExitCode {
    match launch::parse(lexopt::Parser::from_env()) {
        Ok(Command::Play(launch)) => launch::run(launch),
        Ok(Command::Say(text)) => {
            println!("{text}");
            ExitCode::SUCCESS
        }
        Err(fault) => {
            eprintln!("narabe: {fault}\n\n{}", launch::HELP);
            ExitCode::from(launch::BAD_INPUT)
        }
    }
}
