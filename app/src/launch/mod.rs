//! The start of the game: from a command line (`desktop.rs`) or in a page (`web.rs`).

mod bevy_plugins;
mod core_pipeline;
#[cfg(not(target_family = "wasm"))]
mod desktop;
#[cfg(target_family = "wasm")]
mod web;

#[cfg(all(test, not(target_family = "wasm")))]
pub use desktop::headless_plugins;
#[cfg(not(target_family = "wasm"))]
pub use desktop::{BAD_INPUT, HELP, Invocation, Launch, LaunchError, parse, run};
#[cfg(target_family = "wasm")]
pub use web::run;
