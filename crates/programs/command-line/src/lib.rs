//! What the command-line programs share: reading of command lines, work on several threads, and output whose failure ends the
//! program.

#![warn(missing_docs)]

pub mod arguments;
pub mod checks;
pub mod parallel;
pub mod print;
pub mod program;
pub mod version;
