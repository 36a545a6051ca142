//! Answers: for people or as JSON.

use std::fmt::Display;
use std::io::{self, ErrorKind, Write as _};

use serde_json::Value;

use crate::BAD_INPUT;

/// Prints a line. Where that is impossible the program ends.
macro_rules! say {
    ($($part:tt)*) => {{
        use std::io::Write as _;
        if let Err(error) = writeln!(std::io::stdout(), $($part)*) {
            std::process::exit($crate::print::unwritten(&error).into());
        }
    }};
}
pub(crate) use say;

/// The status to end with when an answer cannot be written. When nobody reads any more the program ends in silence;
/// anything else is complained of.
pub fn unwritten(error: &io::Error) -> u8 {
    if error.kind() == ErrorKind::BrokenPipe {
        return 0;
    }
    complain(format_args!("cannot write the output: {error}"));
    BAD_INPUT
}

/// Tells the user what is wrong, where they can be told.
pub fn complain(fault: impl Display) {
    let _ = writeln!(io::stderr(), "narabe-engine: {fault}");
}

/// How answers are printed.
#[derive(Clone, Copy, Debug)]
pub struct Printer {
    json: bool,
}

impl Printer {
    /// As JSON, or for people.
    pub const fn new(json: bool) -> Self {
        Self { json }
    }

    /// Prints the value as JSON, or lets `for_people` print.
    pub fn print(self, value: &Value, for_people: impl FnOnce()) {
        if self.json {
            say!("{value}");
        } else {
            for_people();
        }
    }
}
