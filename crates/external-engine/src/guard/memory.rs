//! The memory that a program and what it has started use.

use std::time::{Duration, Instant};

/// What a program may use beyond its limit: its own code, tables that it does not count, and a rule that is not exact.
const MARGIN: u64 = 64 << 20;
/// And this part of the limit.
const MARGIN_PART: u64 = 4;
/// How often the memory is looked at.
const EVERY: Duration = Duration::from_millis(200);

/// Looks at the memory of a program now and then.
pub struct MemoryMeter<F> {
    usage: F,
    /// In bytes.
    limit: u64,
    last: Instant,
}

impl<F: FnMut() -> u64> MemoryMeter<F> {
    /// For a program with a limit in MiB, by a function that tells the bytes that it uses.
    pub fn new(usage: F, limit: u32) -> Self {
        let limit = u64::from(limit) << 20;
        Self {
            usage,
            limit: limit + limit / MARGIN_PART + MARGIN,
            last: Instant::now(),
        }
    }

    /// Whether the limit is exceeded.
    pub fn is_over(&mut self) -> bool {
        if self.last.elapsed() < EVERY {
            return false;
        }
        self.last = Instant::now();
        (self.usage)() > self.limit
    }
}
