//! Reads files apart from what draws: on a desktop on a thread, in a browser in a web worker, with the same interface.
//!
//! A [`FileReader`] reads one file after another and hands over what it reads; dropping it ends the reading.

#[cfg(not(target_family = "wasm"))]
mod thread;
#[cfg(target_family = "wasm")]
mod web_worker;

#[cfg(not(target_family = "wasm"))]
use thread as backend;
#[cfg(target_family = "wasm")]
use web_worker as backend;

pub use backend::FileReader;
