//! `cargo xtask assets`: writes what the game ships and no hand should draw or record.

mod fonts;
#[cfg(feature = "assets")]
mod ogg;

use std::path::PathBuf;

use crate::error::Error;

/// What to write anew.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target {
    /// `assets/sounds`, from our own synthesis.
    Sounds,
    /// `assets/fonts`, subsets of the fonts found under a folder.
    Fonts {
        /// Where the full fonts lie.
        source: PathBuf,
        /// A UTF-8 text whose characters the Chinese faces must hold as well.
        chinese_text: Option<PathBuf>,
    },
}

/// Writes the target's files.
pub fn write(target: &Target) -> Result<(), Error> {
    match target {
        Target::Sounds => write_sounds(),
        Target::Fonts {
            source,
            chinese_text,
        } => fonts::write(source, chinese_text.as_deref()),
    }
}

#[cfg(feature = "assets")]
fn write_sounds() -> Result<(), Error> {
    ogg::write_all(&crate::shell::repository_root().join("assets/sounds"))
}

/// Without the encoder this binary starts the one that has it, so that the plain alias needs no C compiler.
#[cfg(not(feature = "assets"))]
fn write_sounds() -> Result<(), Error> {
    let mut command = crate::shell::cargo(&[
        "run",
        "--release",
        "--no-default-features",
        "--features",
        "assets",
        "--bin",
        "xtask",
        "--",
        "assets",
        "sounds",
    ]);
    crate::shell::run("writing the sounds", &mut command, crate::shell::GET_RUST)
}
