//! Answers on standard output, complaints on standard error. An answer that cannot be written ends the program.

use std::fmt::Display;
use std::io::{self, ErrorKind, Write as _};
use std::process::ExitCode;

use narabe_rules::printable;

use crate::arguments::ErrorText;

/// The exit code for a command line or an input that makes no sense, and for answers that cannot be written.
const BAD_INPUT: u8 = 2;

/// Prints a line. If that is impossible the program ends.
#[macro_export]
macro_rules! say {
    ($($part:tt)*) => {{
        use std::io::Write as _;
        if let Err(error) = writeln!(std::io::stdout(), $($part)*) {
            std::process::exit($crate::print::unwritten(env!("CARGO_PKG_NAME"), &error).into());
        }
    }};
}

/// The exit code of `program` when an answer cannot be written. When nobody reads any more the program ends in silence; any other error is
/// printed.
pub fn unwritten(program: &str, error: &io::Error) -> u8 {
    if error.kind() == ErrorKind::BrokenPipe {
        return 0;
    }
    complain(program, format_args!("cannot write the output: {error}"));
    BAD_INPUT
}

/// The exit code of a program, after its error has been printed with the program's name.
pub fn exit_code(program: &str, result: Result<ExitCode, ErrorText>) -> ExitCode {
    result.unwrap_or_else(|fault| {
        complain(program, fault);
        ExitCode::from(BAD_INPUT)
    })
}

/// Prints an error with the program's name. If that is impossible there is nobody to tell.
fn complain(program: &str, fault: impl Display) {
    let fault = printable_lines(&fault.to_string());
    let _ = writeln!(io::stderr(), "{program}: {fault}");
}

/// A text of several lines with nothing else in it that a terminal would obey: names of files and words of the command line may hold
/// anything.
pub fn printable_lines(text: &str) -> String {
    let lines = text.split('\n');
    let lines: Vec<String> = lines.map(|line| printable(line, usize::MAX)).collect();
    lines.join("\n")
}
