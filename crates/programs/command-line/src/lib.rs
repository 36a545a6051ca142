//! What the command-line programs share: reading of command lines, work on several threads, and output whose failure ends the
//! program. The command line of the game is here as well.

#![warn(missing_docs)]

pub mod arguments;
pub mod checks;
pub mod game;
pub mod parallel;
pub mod print;
pub mod program;
pub mod version;
