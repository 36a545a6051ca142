//! The ear: reads lines as they come and hands on commands with the moment they came at.

use std::io::{BufRead, BufReader, Read};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Weak};
use std::thread;

use narabe::engine::SystemClock;
use narabe::protocol::{Command, ReadError, Reader};

/// Bytes of a line beyond which the rest is not read.
const LONGEST_LINE: u64 = 8_000;

/// A command with the moment that it came at.
pub struct Line {
    /// What it says.
    pub command: Result<Command, ReadError>,
    /// A clock that started when it came.
    pub clock: SystemClock,
    /// Set when its answer is wanted at once, or no longer.
    pub stop: Arc<AtomicBool>,
}

impl Line {
    /// Whether nothing follows.
    pub fn is_last(&self) -> bool {
        self.command == Ok(Command::End)
    }
}

/// What the ear hands on.
pub struct Ears {
    /// The commands in order; the last is [`Command::End`], also when the pipe is closed.
    pub heard: Receiver<Line>,
    /// Set as soon as the end has been heard, whatever is still to be done: nothing may be said after it.
    pub ended: Arc<AtomicBool>,
}

/// Listens on a thread of its own.
pub fn listen(input: impl Read + Send + 'static) -> Ears {
    let (sender, heard) = channel();
    let ended = Arc::new(AtomicBool::new(false));
    let end = ended.clone();
    thread::spawn(move || {
        let mut ear = Ear {
            sender,
            reader: Reader::default(),
            pending: Vec::new(),
            ended: end,
        };
        let mut input = BufReader::new(input);
        while let Some(line) = next_line(&mut input) {
            if !ear.hear(&line) {
                return;
            }
        }
        ear.hear("END");
    });
    Ears { heard, ended }
}

/// The next line, however odd its bytes; none at the end.
fn next_line(input: &mut impl BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    let read = input
        .by_ref()
        .take(LONGEST_LINE)
        .read_until(b'\n', &mut bytes)
        .ok()?;
    if read == 0 {
        return None;
    }
    if bytes.last() != Some(&b'\n') {
        input.skip_until(b'\n').ok()?;
    }
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

struct Ear {
    sender: Sender<Line>,
    reader: Reader,
    /// The commands that have been handed on and may still be in work.
    pending: Vec<Weak<AtomicBool>>,
    ended: Arc<AtomicBool>,
}

impl Ear {
    /// Takes a line; false when nobody wants to hear more.
    fn hear(&mut self, line: &str) -> bool {
        let Some(command) = self.reader.read(line) else {
            return true;
        };
        let is_end = command == Ok(Command::End);
        if is_end {
            self.ended.store(true, Ordering::Relaxed);
        }
        if is_end || command == Ok(Command::Stop) {
            self.stop_all();
        }
        let stop = Arc::new(AtomicBool::new(false));
        self.pending.retain(|pending| pending.strong_count() > 0);
        self.pending.push(Arc::downgrade(&stop));
        let line = Line {
            command,
            clock: SystemClock::start(),
            stop,
        };
        self.sender.send(line).is_ok() && !is_end
    }

    fn stop_all(&self) {
        for stop in self.pending.iter().filter_map(Weak::upgrade) {
            stop.store(true, Ordering::Relaxed);
        }
    }
}
