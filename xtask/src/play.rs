//! `cargo play`: from a fresh checkout to the game in one command.

use std::ffi::OsString;

use crate::error::Error;
use crate::shell::GAME;
use crate::{setup, shell};

/// Sets the machine up if need be, then builds and starts the game in release.
pub fn run(arguments: &[OsString]) -> Result<(), Error> {
    setup::for_playing()?;
    let mut command = shell::cargo(&["run", "--release", "--package", GAME, "--"]);
    // Not at the repository's root: a saved game is named from where the player is.
    command.args(arguments).current_dir(".");
    shell::run("playing", &mut command, shell::GET_RUST)
}
