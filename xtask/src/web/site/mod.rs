//! The page and how it is built, written, and served.
//!
//! The way of a build: cargo compiles the game and the engine's worker for wasm ([`compile`]), wasm-bindgen writes the
//! scripts that call them ([`bindgen`]), the game is divided into what the title needs and the rest ([`split`]), and [`page`]
//! puts them together with `web/` and the assets that the game loads. The outcome is a [`folder`] of names and bytes, every
//! name but a few with the fingerprint of its content, which is written out, packed ([`pack`], [`zip`]) and weighed
//! ([`table`]), or served straight from memory ([`serve`]).
//!
//! There is no wasm-opt in it: after link-time optimisation for size it took 16 minutes, and what travels (packed by
//! brotli) was no smaller.

mod answer;
mod app;
mod bindgen;
mod build;
mod compile;
mod folder;
mod live;
mod names;
mod pack;
mod page;
mod serve;
mod shipped;
mod split;
mod table;
mod watch;
mod words;
mod zip;

use super::Work;
use super::target::TARGET;
use crate::error::Error;

/// Does the work.
pub fn run(work: &Work) -> Result<(), Error> {
    match work {
        Work::Live { dev, port } => live::run(*dev, *port),
        Work::Write(target) => build::write(target),
        Work::Serve { folder, port } => serve::folder(folder, *port),
    }
}
