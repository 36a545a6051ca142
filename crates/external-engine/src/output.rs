//! The output of a program, limited in the length of a line and in bytes per second. What has not been read yet stays in the
//! program's pipe.

use std::io::{self, BufReader, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use narabe_engine_core::protocol::next_line;

use crate::limits::{LONGEST_LINE, MAX_PER_SECOND};
use crate::{EngineFault, Exit};

// Lines that are kept until they are asked for.
const MAX_LINES: usize = 64;
const SECOND: Duration = Duration::from_secs(1);

/// A line of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// Its text, without the line break and spaces around it.
    pub line: String,
    /// When it came.
    pub at: Instant,
}

/// The lines of a program, as they come.
pub struct Output {
    lines: Receiver<Result<Heard, EngineFault>>,
    /// Why no more lines come.
    end: Option<EngineFault>,
}

impl Output {
    /// Reads on a thread of its own, until the end, a fault, or until this is dropped. `last_word` recognises a line that is not the
    /// program's own but says how it has ended.
    pub fn of(
        output: impl Read + Send + 'static,
        last_word: impl Fn(&str) -> Option<EngineFault> + Send + 'static,
    ) -> Self {
        let (sender, lines) = sync_channel(MAX_LINES);
        thread::spawn(move || {
            let input = BufReader::new(Metered::new(output, Instant::now));
            if let Err(fault) = read_all(input, &sender, last_word) {
                let _ = sender.send(Err(fault));
            }
        });
        Self { lines, end: None }
    }

    /// Waits for the next line for some time; none when that is over.
    ///
    /// # Errors
    /// When no more lines come, with the reason, as often as it is asked.
    pub fn next(&mut self, longest: Duration) -> Result<Option<Heard>, EngineFault> {
        if let Some(fault) = &self.end {
            return Err(fault.clone());
        }
        let fault = match self.lines.recv_timeout(longest) {
            Ok(Ok(heard)) => return Ok(Some(heard)),
            Err(RecvTimeoutError::Timeout) => return Ok(None),
            Ok(Err(fault)) => fault,
            Err(RecvTimeoutError::Disconnected) => EngineFault::Exited(Exit::Unknown),
        };
        self.end = Some(fault.clone());
        Err(fault)
    }
}

fn read_all(
    mut input: BufReader<impl Read>,
    lines: &SyncSender<Result<Heard, EngineFault>>,
    last_word: impl Fn(&str) -> Option<EngineFault>,
) -> Result<(), EngineFault> {
    loop {
        let line = match next_line(&mut input, LONGEST_LINE) {
            Ok(Some(line)) => line,
            Ok(None) => return Ok(()),
            Err(error) if error.kind() == io::ErrorKind::QuotaExceeded => {
                return Err(EngineFault::TooMuchOutput);
            }
            // A pipe that is closed at the other end.
            Err(_) => return Ok(()),
        };
        if !line.is_whole {
            return Err(EngineFault::LineTooLong);
        }
        if let Some(fault) = last_word(&line.text) {
            return Err(fault);
        }
        let heard = Heard {
            line: line.text.trim().to_owned(),
            at: Instant::now(),
        };
        if lines.send(Ok(heard)).is_err() {
            return Ok(());
        }
    }
}

/// An input that fails when it gives too many bytes in a second.
struct Metered<R, N> {
    input: R,
    now: N,
    since: Instant,
    bytes: usize,
}

impl<R, N: Fn() -> Instant> Metered<R, N> {
    fn new(input: R, now: N) -> Self {
        Self {
            since: now(),
            input,
            now,
            bytes: 0,
        }
    }
}

impl<R: Read, N: Fn() -> Instant> Read for Metered<R, N> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.input.read(buffer)?;
        let now = (self.now)();
        if now.saturating_duration_since(self.since) >= SECOND {
            self.since = now;
            self.bytes = 0;
        }
        self.bytes += read;
        if self.bytes > MAX_PER_SECOND {
            return Err(io::ErrorKind::QuotaExceeded.into());
        }
        Ok(read)
    }
}

#[cfg(test)]
mod tests {
    use std::cell::Cell;

    use super::*;

    /// The same line over and over.
    struct Endless(&'static [u8]);

    impl Read for Endless {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            let lines = (buffer.len() / self.0.len()).max(1);
            for (to, from) in buffer.iter_mut().zip(self.0.iter().cycle()) {
                *to = *from;
            }
            Ok(buffer.len().min(lines * self.0.len()))
        }
    }

    const MINUTE: Duration = Duration::from_secs(60);

    fn output(bytes: impl Read + Send + 'static) -> Output {
        Output::of(bytes, |line| {
            (line == "the end").then_some(EngineFault::TooMuchMemory { limit: 1 })
        })
    }

    #[test]
    fn an_endless_line_is_a_fault() {
        let fault = output(Endless(b"x")).next(MINUTE).unwrap_err();
        assert_eq!(fault, EngineFault::LineTooLong);
    }

    #[test]
    fn more_than_a_second_may_hold_is_a_fault_and_the_same_over_many_is_none() {
        let start = Instant::now();
        let mut sink = io::sink();
        let mut flood = Metered::new(Endless(b"DEBUG\n"), || start);
        let fault = io::copy(&mut flood, &mut sink).unwrap_err();
        assert_eq!(fault.kind(), io::ErrorKind::QuotaExceeded);
        let seconds = Cell::new(0_u32);
        let ticking = || {
            seconds.set(seconds.get() + 1);
            start + seconds.get() * SECOND
        };
        let calm = Metered::new(Endless(b"DEBUG\n"), ticking);
        let most = 4 * MAX_PER_SECOND as u64;
        assert_eq!(io::copy(&mut calm.take(most), &mut sink).unwrap(), most);
        // An unread line for each place of the queue, and then the fault.
        let mut flooded = output(Endless(b"DEBUG\n"));
        let fault = loop {
            if let Err(fault) = flooded.next(MINUTE) {
                break fault;
            }
        };
        assert_eq!(fault, EngineFault::TooMuchOutput);
    }

    #[test]
    fn lines_are_trimmed_and_the_last_word_is_why_no_more_come() {
        let mut output = output(&b"7,7\r\n\n  OK \nthe end"[..]);
        let mut next = || output.next(MINUTE).map(|heard| heard.map(|one| one.line));
        for line in ["7,7", "", "OK"] {
            assert_eq!(next(), Ok(Some(line.to_owned())));
        }
        for _ in 0..2 {
            assert_eq!(next(), Err(EngineFault::TooMuchMemory { limit: 1 }));
        }
    }
}
