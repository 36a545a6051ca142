//! What the command-line programs share: reading option values, and output whose failure ends the program.

pub mod arguments;
pub mod print;
