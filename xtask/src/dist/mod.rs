//! `cargo xtask dist`: makes what people download, into one folder, with SHA256SUMS; `--check` tries each of them.
//!
//! The recipes (desktop entry, installer, and so on) are in `packaging`. What this machine lacks the tools for is named and left out,
//! unless it was asked for. `docs/packaging.md` says what each file holds.

#[cfg(feature = "dist")]
mod appimage;
#[cfg(feature = "dist")]
mod archive;
#[cfg(feature = "dist")]
mod changelog;
#[cfg(feature = "dist")]
mod check;
#[cfg(feature = "dist")]
mod deb;
#[cfg(feature = "dist")]
mod file_types;
#[cfg(feature = "dist")]
mod gomocup;
#[cfg(feature = "dist")]
mod linux;
#[cfg(feature = "dist")]
mod macos;
#[cfg(feature = "dist")]
mod make;
#[cfg(feature = "dist")]
mod metainfo;
mod options;
#[cfg(feature = "dist")]
mod programs;
#[cfg(feature = "dist")]
mod staging;
#[cfg(feature = "dist")]
mod sums;
#[cfg(feature = "dist")]
mod windows;

pub use options::{Work, parse};

use crate::error::Error;

/// Does the work.
#[cfg(feature = "dist")]
pub fn run(work: &Work) -> Result<(), Error> {
    if work.check {
        check::run(work)
    } else {
        make::run(work)
    }
}

/// Builds the tool that can, and hands the work over.
#[cfg(not(feature = "dist"))]
pub fn run(work: &Work) -> Result<(), Error> {
    use crate::shell;

    shell::with_feature("dist", "dist", work.arguments())
}
