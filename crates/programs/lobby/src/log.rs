//! The log, on standard error.

/// Writes a line into the log. If that is impossible the lobby goes on without it.
macro_rules! log {
    ($($part:tt)*) => {{
        use std::io::Write as _;
        let _ = writeln!(std::io::stderr(), $($part)*);
    }};
}

pub(crate) use log;
