//! Programs that speak the Gomocup protocol, as players and analysts. They are not trusted: their answers are checked and limited
//! in length, they run in limits of time and memory, and none of their processes outlives the one that has started them.
//!
//! An [`EngineProgram`] says what is started and how; an [`ExternalEngine`] is one at play. Whatever goes wrong is an
//! [`EngineFault`]. [`check`](check::check) finds out what a program can do.

mod analysis;
mod answer;
pub mod check;
mod engine;
mod fault;
pub mod guard;
mod limits;
mod line;
mod output;
mod process;
mod program;
mod requests;
mod settings;
mod watch;

pub use answer::Swap2Answer;
pub use engine::ExternalEngine;
pub use fault::{EngineFault, Exit};
pub use limits::MoveLimits;
pub use line::{EngineLine, Score};
pub use program::{EngineProgram, ProtocolKind, Runner, wine};
pub use watch::{NoWatch, Watch};
