//! The tasks behind the cargo aliases: set-up, play, web, dist, verify, pictures, assets.
//!
//! Without its features the package depends on three small crates, so `cargo play` and `cargo verify` start within seconds on a fresh checkout
//! and can install what Bevy needs before Bevy is built.

mod assets;
mod browser;
mod command;
mod dist;
mod error;
mod licences;
mod play;
mod release_notes;
mod setup;
mod shell;
mod shots;
#[cfg(any(test, feature = "assets"))]
mod sounds;
#[cfg(feature = "web")]
mod source_paths;
mod verify;
mod web;

use std::process::ExitCode;

use command::Task;
use error::Error;

fn main() -> ExitCode {
    let outcome = command::parse(lexopt::Parser::from_env()).and_then(|task| run(&task));
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            error.exit_code()
        }
    }
}

fn run(task: &Task) -> Result<(), Error> {
    match task {
        Task::Help => {
            print!("{}", command::HELP);
            Ok(())
        }
        Task::Setup => setup::everything(),
        Task::Play(arguments) => play::run(arguments),
        Task::Web(work) => web::run(work),
        Task::Browse => {
            if let Some(left_out) = browser::run()? {
                println!("{left_out}");
            }
            Ok(())
        }
        Task::Verify { quick: true } => verify::run_quick(),
        Task::Verify { quick: false } => verify::run(),
        Task::Shots {
            folder,
            language,
            vision,
        } => shots::run(folder, language, vision),
        Task::Dist(work) => dist::run(work),
        Task::Licences => licences::write(),
        Task::ReleaseNotes(tag) => release_notes::print(tag),
        Task::Assets(target) => assets::write(target),
    }
}
