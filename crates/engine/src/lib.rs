//! Players that are programs: the searching [`Engine`], its [`level`]s of strength, the one-move [`classic`] players and those
//! for [`twin`] boards; and the solvers of [`tactics`].
//!
//! Nothing here prints, reads a clock or starts a thread by itself: clocks and threads are passed in.
//!
//! ```
//! use narabe_engine_core::tactics::{ThreatKind, solve};
//! use narabe_engine_core::{Engine, Limits, NoClock, Settings, Setup};
//! use narabe_rules::{BoardSize, Position, Rule};
//!
//! let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
//! for point in ["h8", "a1", "i8", "b1", "j8", "c1"] {
//!     position.play(point.parse()?)?;
//! }
//! let setup = Setup::from(&position);
//! let mut engine = Engine::new(Settings { hash: 1, threads: 1 });
//! let report = engine.think(&setup, &Limits::depth(4), &NoClock, &Default::default(), |_| {});
//! let value = report.expect("the board is not full").lines[0].value;
//! assert_eq!(value.moves_to_win(), Some(2));
//!
//! let solution = solve(&setup, ThreatKind::Vcf, 1_000);
//! assert_eq!(solution.verdict.moves_to_win(), Some(2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![warn(missing_docs)]

pub mod bench;
mod board;
mod bound;
pub mod classic;
mod engine;
mod eval;
mod hash;
mod ids;
pub mod level;
mod limits;
mod network;
mod noise;
mod offset_class;
mod opening;
mod outcome_chances;
mod perft;
pub mod protocol;
mod proven_lines;
mod report;
mod search;
mod shapes;
mod shared_table;
mod table_entry;
pub mod tactics;
#[cfg(test)]
mod test_support;
mod threads;
mod transposition_table;
pub mod tuning;
pub mod twin;
mod value;
mod window;

pub use engine::{Engine, MAX_THREADS, Settings};
pub use limits::{Clock, Limits, NoClock, SystemClock};
pub use narabe_rules::{Setup, SetupError};
pub use network::{Weights, WeightsError};
pub use opening::{Alternative, Decision};
pub use outcome_chances::OutcomeChances;
pub use perft::perft;
pub use report::{PvLine, Report};
pub use search::{Params, ParamsError};
pub use shared_table::SharedTable;
pub use threads::{Job, OsThreads, SearchThreads, SingleThread};
pub use transposition_table::MAX_HASH;
pub use value::Value;
