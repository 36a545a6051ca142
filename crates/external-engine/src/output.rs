//! The output of a program, limited in the length of a line and in bytes per second. What has not been read yet stays in the
//! program's pipe.

use std::io::{self, BufRead, BufReader, Read};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use narabe_engine_core::protocol::next_line;

/// What is wrong with a program, in words.
pub type ErrorText = String;

/// The longest line, in bytes.
const LONGEST_LINE: usize = 64 << 10;
/// Bytes that a program may write in a second.
const MAX_PER_SECOND: usize = 1 << 20;
// Lines that are kept until they are asked for.
const MAX_LINES: usize = 64;
const SECOND: Duration = Duration::from_secs(1);

/// The lines of a program, as they come.
pub struct Output(Receiver<Result<String, ErrorText>>);

impl Output {
    /// Reads on a thread of its own, until the end, an error, or until this is dropped.
    pub fn of(output: impl Read + Send + 'static) -> Self {
        let (sender, lines) = sync_channel(MAX_LINES);
        thread::spawn(move || {
            let metered = Metered::new(output, Instant::now);
            if let Err(error) = read_all(&mut BufReader::new(metered), &sender) {
                let _ = sender.send(Err(error.to_string()));
            }
        });
        Self(lines)
    }

    /// Waits for the next line until a deadline.
    pub fn next(&self, until: Instant) -> Result<String, ErrorText> {
        let left = until.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err("out of time".to_owned());
        }
        match self.0.recv_timeout(left) {
            Ok(line) => line,
            Err(RecvTimeoutError::Timeout) => Err("out of time".to_owned()),
            Err(RecvTimeoutError::Disconnected) => Err("the program has exited".to_owned()),
        }
    }

    /// Drops the lines that have come already: they cannot answer the next request.
    pub fn skip(&self) -> Result<(), ErrorText> {
        for line in self.0.try_iter().take(MAX_LINES) {
            line?;
        }
        Ok(())
    }
}

fn read_all(
    input: &mut impl BufRead,
    lines: &SyncSender<Result<String, ErrorText>>,
) -> io::Result<()> {
    while let Some(line) = next_line(input, LONGEST_LINE)? {
        if !line.is_whole {
            let fault = format!(
                "the program wrote a line of more than {} KiB",
                LONGEST_LINE >> 10
            );
            return Err(io::Error::other(fault));
        }
        if lines.send(Ok(line.text)).is_err() {
            break;
        }
    }
    Ok(())
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
            let fault = format!(
                "the program wrote more than {} KiB in a second",
                MAX_PER_SECOND >> 10
            );
            return Err(io::Error::other(fault));
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

    fn in_a_minute() -> Instant {
        Instant::now() + 60 * SECOND
    }

    #[test]
    fn an_endless_line_is_a_fault() {
        let fault = Output::of(Endless(b"x")).next(in_a_minute()).unwrap_err();
        assert_eq!(fault, "the program wrote a line of more than 64 KiB");
    }

    #[test]
    fn more_than_a_second_may_hold_is_a_fault_and_the_same_over_many_is_none() {
        let start = Instant::now();
        let mut sink = io::sink();
        let mut flood = Metered::new(Endless(b"DEBUG\n"), || start);
        let fault = io::copy(&mut flood, &mut sink).unwrap_err();
        assert_eq!(
            fault.to_string(),
            "the program wrote more than 1024 KiB in a second"
        );
        let seconds = Cell::new(0_u32);
        let ticking = || {
            seconds.set(seconds.get() + 1);
            start + seconds.get() * SECOND
        };
        let calm = Metered::new(Endless(b"DEBUG\n"), ticking);
        let most = 4 * MAX_PER_SECOND as u64;
        assert_eq!(io::copy(&mut calm.take(most), &mut sink).unwrap(), most);
    }

    #[test]
    fn lines_that_wait_do_not_put_off_the_end_of_the_time() {
        let output = Output::of(&b"MESSAGE one\nMESSAGE two\n"[..]);
        assert_eq!(output.next(in_a_minute()), Ok("MESSAGE one\n".to_owned()));
        assert_eq!(output.next(Instant::now()), Err("out of time".to_owned()));
    }

    #[test]
    fn what_was_said_too_early_answers_nothing() {
        let (program, lines) = sync_channel(MAX_LINES);
        let output = Output(lines);
        let say = |line: &str| program.send(Ok(line.to_owned())).unwrap();
        say("7,7");
        say("8,8");
        output.skip().unwrap();
        say("9,9");
        assert_eq!(output.next(in_a_minute()), Ok("9,9".to_owned()));
        program
            .send(Err("the line is too long".to_owned()))
            .unwrap();
        assert_eq!(output.skip(), Err("the line is too long".to_owned()));
    }
}
