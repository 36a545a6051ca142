//! Cargo's part: the game and the engine's worker as wasm.

use std::path::{Path, PathBuf};

use super::TARGET;
use crate::error::Error;
use crate::shell;

/// The flag that lets the engine's worker count in vectors. Browsers older than 2021 (Safari: 2023) lack them, so there is
/// a worker without as well.
const SIMD: &str = "-C target-feature=+simd128";

/// The folder below cargo's for builds with [`SIMD`]: in a shared one each build would invalidate the other.
const SIMD_FOLDER: &str = "web-simd";

/// Where the three programs lie.
pub struct Programs {
    /// The game.
    pub game: PathBuf,
    /// The engine's worker, with vectors.
    pub engine: PathBuf,
    /// The engine's worker, without.
    pub engine_plain: PathBuf,
}

/// Builds them; `dev` builds the game fast instead of small, and one worker in place of both.
pub fn all(dev: bool) -> Result<Programs, Error> {
    let folder = shell::target_folder()?;
    let profile = if dev { "web-dev" } else { "web" };
    let game = ["--profile", profile, "--bin", "narabe"];
    build("the game", &game, &folder, None)?;
    let engine = [
        "--profile",
        "web-engine",
        "--no-default-features",
        "--features",
        "worker",
        "--bin",
        "narabe-worker",
    ];
    let simd_folder = folder.join(SIMD_FOLDER);
    build("the engine's worker", &engine, &simd_folder, Some(SIMD))?;
    let plain_folder = if dev { &simd_folder } else { &folder };
    if !dev {
        let plain = "the engine's worker without vectors";
        build(plain, &engine, plain_folder, None)?;
    }

    let program = |folder: &Path, profile: &str, name: &str| {
        folder
            .join(TARGET)
            .join(profile)
            .join(name)
            .with_extension("wasm")
    };
    Ok(Programs {
        game: program(&folder, profile, "narabe"),
        engine: program(&simd_folder, "web-engine", "narabe-worker"),
        engine_plain: program(plain_folder, "web-engine", "narabe-worker"),
    })
}

fn build(
    what: &str,
    arguments: &[&str],
    folder: &Path,
    rust_flags: Option<&str>,
) -> Result<(), Error> {
    println!("== {what}: cargo build {}", arguments.join(" "));
    let mut command = shell::cargo(&["build", "--target", TARGET, "--target-dir"]);
    command.arg(folder).args(arguments);
    if let Some(flags) = rust_flags {
        command.env("RUSTFLAGS", flags);
    }
    shell::run(what, &mut command, shell::GET_RUST)
}
