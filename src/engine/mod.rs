//! Those who play without a person: the searching [`Engine`], and the [`classic`] ones, who look one move ahead.

mod annex;
pub mod bench;
pub mod classic;
mod crew;
mod ending;
#[expect(
    clippy::module_inception,
    reason = "the engine is what this room is about"
)]
mod engine;
mod eval;
mod field;
pub mod level;
mod limits;
mod net;
mod opening;
mod perft;
mod search;
mod setup;
mod table;
pub mod tactics;
mod threats;
pub mod tuning;
pub mod twin;
mod value;
mod weights;

pub use annex::Annex;
pub use crew::{Alone, Crew, Job, Threads};
pub use engine::{BestLine, Engine, MAX_THREADS, Report, Settings, Value};
pub use limits::{Clock, Limits, NoClock, SystemClock};
pub use opening::{Decision, Reason};
pub use perft::count_games;
pub use search::{Params, ParamsError};
pub use setup::{Setup, SetupError};
pub use table::MAX_HASH;
pub use weights::{Weights, WeightsError};
