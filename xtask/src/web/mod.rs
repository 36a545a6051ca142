//! `cargo web` and `cargo xtask web`: the same game for a browser.
//!
//! The work itself is in [`site`], behind the feature `web`; without it this tool starts the one that has it.

mod options;
#[cfg(feature = "web")]
mod site;
mod target;

pub use options::{Target, Work, parse};
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
    use crate::shell;

    const TOOL: [&str; 5] = ["--package", "xtask", "--features", "web", "--"];
    let mut command = shell::cargo(&["run"]);
    // Folders are named from where we are, and cargo would start the tool there too.
    command
        .args(TOOL)
        .arg("web")
        .args(work.arguments())
        .current_dir(".");
    shell::run("the web", &mut command, shell::GET_RUST)
}
