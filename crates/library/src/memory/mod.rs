//! The memory: what was found about positions at length, kept by position whatever game or study it was found in.
//!
//! A position is one with its eight images, its rule and the size of its board. Of what is found about it the best is kept: a
//! [`Finding`] that is proven before one that another program claims, that before one that is judged, and of judged ones the
//! deepest. What is proven, claimed or commented is never given up for room. All of it is in memory, packed; a
//! [`Database`](super::Database) keeps it in blocks of positions, of which those that have changed are written.
//!
//! ```
//! use narabe_library::MemoryDatabase;
//! use narabe_library::memory::{Finding, Memory, Worth};
//! use narabe_rules::{BoardSize, Placement, Point, Position, Rule};
//!
//! let position = |moves: &str| -> Placement {
//!     let mut position = Position::new(Rule::Freestyle, BoardSize::DEFAULT);
//!     for point in moves.split(' ') {
//!         position.play(point.parse().unwrap()).unwrap();
//!     }
//!     Placement::of(&position)
//! };
//! let (mut memory, _) = Memory::open(MemoryDatabase::default())?;
//! let finding = Finding {
//!     worth: Worth::judged(0.62),
//!     depth: 18,
//!     line: vec![Point::new(8, 6)],
//!     ..Finding::default()
//! };
//! assert!(memory.learn(&position("h8 i9"), &finding, 0));
//! assert!(!memory.learn(&position("h8 i9"), &Finding { depth: 9, ..finding }, 0), "it is not as deep");
//!
//! // The same in another orientation.
//! let known = memory.known(&position("h8 g9")).and_then(|known| known.finding).unwrap();
//! assert_eq!((known.worth.percent(), known.line[0].to_string().as_str()), (62, "g7"));
//! memory.flush()?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod block;
mod copy;
mod exchange;
mod finding;
mod known;
mod packed;
mod report;
mod store;
mod write;
mod yixin;

pub use copy::MemoryCopy;
pub use exchange::{FilePosition, MemoryFileError, MergeOptions, is_memory_file, read_memory_file};
pub use finding::{Certainty, Finding, MAX_LINE, Worth};
pub use known::{Known, KnownMove, MoveMark};
pub use report::MergeReport;
pub use store::{Memory, MemoryDamage};
pub use write::MemoryWrite;
