//! Cargo's part: the game, the engine's worker and the reader of files as wasm.

use std::path::{Path, PathBuf};

use super::TARGET;
use crate::error::Error;
use crate::{shell, source_paths};

/// The flag that lets the engine's worker count in vectors. Browsers older than 2021 (Safari: 2023) lack them, so there is
/// a worker without as well.
const SIMD: &str = "-Ctarget-feature=+simd128";

/// The folder below cargo's for builds with [`SIMD`]: in a shared one each build would invalidate the other.
const SIMD_FOLDER: &str = "web-simd";
/// The folder of a release, which names no paths of this machine, and that of its builds with [`SIMD`].
const RELEASE_FOLDER: &str = "web-release";
const RELEASE_SIMD_FOLDER: &str = "web-release-simd";

/// Where the programs lie.
pub struct Programs {
    pub game: PathBuf,
    /// The engine's worker, with vectors.
    pub engine: PathBuf,
    /// The engine's worker, without.
    pub engine_plain: PathBuf,
    /// The worker that reads files. It has no use for vectors.
    pub file_worker: PathBuf,
}

/// How the game is built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameBuild {
    /// Again and again: a change takes seconds.
    Dev,
    /// Once, for tests: nothing is optimised as a whole.
    Test,
    /// As small as can be.
    Small,
}

impl GameBuild {
    /// Cargo's profile.
    const fn profile(self) -> &'static str {
        match self {
            Self::Dev => "web-dev",
            Self::Test => "web-test",
            Self::Small => "web",
        }
    }
}

/// Builds them. Unless the game is small, the worker with vectors stands in for the one without.
pub fn all(game_build: GameBuild) -> Result<Programs, Error> {
    let target = shell::target_folder()?;
    let is_release = game_build == GameBuild::Small;
    let (folder, simd_folder) = if is_release {
        (
            target.join(RELEASE_FOLDER),
            target.join(RELEASE_SIMD_FOLDER),
        )
    } else {
        (target.clone(), target.join(SIMD_FOLDER))
    };
    let flags = |others: &[String]| is_release.then(|| source_paths::rust_flags(others));
    let plain_flags = flags(&[]);
    let simd_flags = flags(&[SIMD.to_owned()]).unwrap_or_else(|| SIMD.to_owned());
    let profile = game_build.profile();
    let game = ["--profile", profile, "--package", shell::GAME];
    build("the game", &game, &folder, plain_flags.as_deref())?;
    let engine: &[&str] = &[
        "--profile",
        "web-engine",
        "--package",
        "narabe-workers",
        "--bin",
        "narabe-worker",
    ];
    let both = [engine, &["--bin", "narabe-file-worker"]].concat();
    let workers = if is_release { engine } else { &both };
    build("the workers", workers, &simd_folder, Some(&simd_flags))?;
    let plain_folder = if is_release { &folder } else { &simd_folder };
    if is_release {
        build(
            "the workers without vectors",
            &both,
            plain_folder,
            plain_flags.as_deref(),
        )?;
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
        file_worker: program(plain_folder, "web-engine", "narabe-file-worker"),
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
        command.env(source_paths::RUST_FLAGS, flags);
    }
    shell::run(what, &mut command, shell::GET_RUST)
}
