//! The target that the page's programs are built for.

use std::path::PathBuf;
use std::process::Command;

use crate::error::Error;
use crate::shell;

/// The compilation target.
pub const TARGET: &str = "wasm32-unknown-unknown";

/// Adds the target where the toolchain lacks it.
pub fn ensure() -> Result<(), Error> {
    let library = Command::new("rustc")
        .args(["--print", "target-libdir", "--target", TARGET])
        .output()
        .ok()
        .filter(|output| output.status.success())
        .map(|output| PathBuf::from(String::from_utf8_lossy(&output.stdout).trim()));
    if library.is_some_and(|folder| folder.is_dir()) {
        return Ok(());
    }
    println!("Rust lacks the target {TARGET}; adding it.");
    let mut command = Command::new("rustup");
    command.args(["target", "add", TARGET]);
    shell::run(
        "adding the target",
        &mut command,
        "install Rust from https://rustup.rs, or your distribution's package with Rust's library for wasm32",
    )
    .map_err(|error| {
        Error::SetupNeeded(format!(
            "{error}\nThe game for a browser needs Rust's library for {TARGET}. With a network, this brings it:\n  \
             rustup target add {TARGET}"
        ))
    })
}
