//! Lines for people: answers on standard output, the log on standard error. Where nobody reads them nothing is lost.

/// Prints a line.
macro_rules! say {
    ($($part:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stdout(), $($part)*);
    }};
}

/// Writes a line into the log.
macro_rules! log {
    ($($part:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stderr(), $($part)*);
    }};
}

pub(crate) use {log, say};
