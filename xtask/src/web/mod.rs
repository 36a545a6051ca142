//! `cargo web` and `cargo xtask web`: the same game for a browser.
//!
//! The work itself is in [`site`], behind the feature `web`; without it this tool starts the one that has it.

mod options;
#[cfg(feature = "web")]
mod site;
mod target;

pub use options::{Target, Work, address, parse};
pub use target::ensure as ensure_target;

use crate::error::Error;

/// Does the work.
pub fn run(work: &Work) -> Result<(), Error> {
    if !matches!(work, Work::Serve { .. }) {
        ensure_target()?;
    }
    perform(work)
}

#[cfg(feature = "web")]
fn perform(work: &Work) -> Result<(), Error> {
    site::run(work)
}

/// Builds the tool that has wasm-bindgen in it, and hands the work over.
#[cfg(not(feature = "web"))]
fn perform(work: &Work) -> Result<(), Error> {
    crate::shell::with_feature("web", "web", work.arguments())
}
