//! `cargo web` and `cargo xtask web`: the same game for a browser.
//!
//! The way of a build: cargo compiles the game and the engine's worker for wasm ([`compile`]), wasm-bindgen writes the
//! scripts that call them ([`bindgen`]), wasm-opt makes a release smaller ([`optimise`]), and [`page`] puts them together
//! with `web/` and the assets that the game loads. The outcome is a [`folder`] of names and bytes, every name but a few
//! with the fingerprint of its content, which is written out, packed ([`pack`]) and weighed ([`table`]), or served
//! straight from memory ([`serve`]).
//!
//! All of it but the reading of the command line sits behind the feature `web`; without it this tool starts the one that
//! has it.

#[cfg(feature = "web")]
mod answer;
#[cfg(feature = "web")]
mod bindgen;
#[cfg(feature = "web")]
mod build;
#[cfg(feature = "web")]
mod compile;
#[cfg(feature = "web")]
mod folder;
#[cfg(feature = "web")]
mod live;
#[cfg(feature = "web")]
mod names;
#[cfg(feature = "web")]
mod optimise;
mod options;
#[cfg(feature = "web")]
mod pack;
#[cfg(feature = "web")]
mod page;
#[cfg(feature = "web")]
mod serve;
#[cfg(feature = "web")]
mod shipped;
#[cfg(feature = "web")]
mod table;
#[cfg(feature = "web")]
mod watch;

pub use options::{Work, parse};

use crate::error::Error;

/// Does the work.
#[cfg(feature = "web")]
pub fn run(work: &Work) -> Result<(), Error> {
    match work {
        Work::Live { dev, port } => live::run(*dev, *port),
        Work::Write { release, out, url } => build::write(*release, out.as_deref(), url.as_deref()),
        Work::Serve { folder, port } => serve::folder(folder, *port),
    }
}

/// Builds the tool that has wasm-bindgen in it, and hands the work over.
#[cfg(not(feature = "web"))]
pub fn run(work: &Work) -> Result<(), Error> {
    use crate::shell;

    const TOOL: [&str; 6] = [
        "--no-default-features",
        "--features",
        "web",
        "--bin",
        "xtask",
        "--",
    ];
    let mut command = shell::cargo(&["run"]);
    // Folders are named from where we are, and cargo would start the tool there too.
    command
        .args(TOOL)
        .arg("web")
        .args(work.arguments())
        .current_dir(".");
    shell::run("the web", &mut command, shell::GET_RUST)
}
