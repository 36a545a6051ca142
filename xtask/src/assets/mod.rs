//! `cargo xtask assets`: writes the generated assets of the game.

#[cfg(feature = "assets")]
mod app_icons;
mod fonts;
#[cfg(feature = "assets")]
mod icons;
#[cfg(feature = "assets")]
mod ogg;

use std::path::PathBuf;

use crate::error::Error;

/// The assets to write.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Target {
    /// `assets/sounds`, from our own synthesis.
    Sounds,
    /// `web/icons`, painted as the game paints its board, and the icon files of the programs for Windows and macOS.
    Icons,
    /// `assets/fonts`, subsets of the fonts found under a folder.
    Fonts {
        /// Where the full fonts lie.
        source: PathBuf,
    },
}

/// Writes the target's files.
pub fn write(target: &Target) -> Result<(), Error> {
    match target {
        Target::Sounds => write_sounds(),
        Target::Icons => write_icons(),
        Target::Fonts { source } => fonts::write(source),
    }
}

#[cfg(feature = "assets")]
fn write_sounds() -> Result<(), Error> {
    ogg::write_all(&crate::shell::repository_root().join("assets/sounds"))
}

#[cfg(feature = "assets")]
fn write_icons() -> Result<(), Error> {
    let root = crate::shell::repository_root();
    icons::write_all(&root.join("web/icons"))?;
    app_icons::write(&root)
}

#[cfg(not(feature = "assets"))]
fn write_sounds() -> Result<(), Error> {
    with_encoders("sounds")
}

#[cfg(not(feature = "assets"))]
fn write_icons() -> Result<(), Error> {
    with_encoders("icons")
}

/// Without the encoders this binary starts the one that has them, so that the plain alias needs no C compiler.
#[cfg(not(feature = "assets"))]
fn with_encoders(kind: &str) -> Result<(), Error> {
    let mut command = crate::shell::cargo(&[
        "run",
        "--release",
        "--package",
        "xtask",
        "--features",
        "assets",
        "--",
        "assets",
        kind,
    ]);
    crate::shell::run(
        &format!("writing the {kind}"),
        &mut command,
        crate::shell::GET_RUST,
    )
}
