//! The log, on standard error.

/// Writes a line into the log. If that fails, the lobby continues without a log.
macro_rules! log {
    ($($part:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stderr(), $($part)*);
    }};
}

pub(crate) use log;
