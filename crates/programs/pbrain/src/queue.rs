//! Commands that have been read and wait to be carried out.
//!
//! The reader cannot block, or STOP and END would not be seen, so the queue is bounded instead. A command that does not fit is
//! dropped, and an error is answered in its place.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use narabe_engine_core::SystemClock;
use narabe_engine_core::protocol::{Command, ReadError};

/// The most bytes that are queued: some 60,000 commands of one line.
const MAX_BYTES: usize = 8 << 20;

/// A command, or why it cannot be read.
type Received = Result<Command, ReadError>;

/// A command that is to be carried out.
pub struct Queued {
    pub command: Received,
    /// A clock that started when it was read.
    pub clock: SystemClock,
    /// Set when its answer is wanted at once.
    pub stop: Arc<AtomicBool>,
}

/// The commands in the order in which they were read.
#[derive(Default)]
pub struct Queue {
    state: Mutex<QueueState>,
    changed: Condvar,
}

#[derive(Default)]
struct QueueState {
    waiting: VecDeque<Waiting>,
    /// The bytes of all queued commands.
    bytes: usize,
    /// How many commands have been read.
    read: u64,
    /// How many of them, from the first, are to be answered at once.
    stopped: u64,
    /// The flag of the command that is being carried out.
    stop: Arc<AtomicBool>,
    ended: bool,
}

enum Waiting {
    Command {
        number: u64,
        received: Received,
        clock: SystemClock,
        bytes: usize,
    },
    /// This many dropped commands that need an answer.
    Dropped(u64),
}

impl Queue {
    fn state(&self) -> MutexGuard<'_, QueueState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Queues a command of this many bytes.
    pub fn push(&self, received: Received, bytes: usize) {
        self.state().push(received, bytes);
        self.changed.notify_one();
    }

    /// Has all commands that have been read answered at once.
    pub fn stop_all(&self) {
        let mut state = self.state();
        state.stopped = state.read;
        state.stop.store(true, Ordering::Relaxed);
    }

    /// Ends the input: no command follows.
    pub fn end(&self) {
        self.state().ended = true;
        self.changed.notify_one();
    }

    /// Waits for the next command; none at the end of the input.
    pub fn next(&self) -> Option<Queued> {
        let state = self.state();
        let mut state = self
            .changed
            .wait_while(state, |state| state.waiting.is_empty() && !state.ended)
            .unwrap_or_else(PoisonError::into_inner);
        state.next()
    }
}

impl QueueState {
    fn push(&mut self, received: Received, bytes: usize) {
        self.read += 1;
        let bytes = bytes + size_of::<Waiting>();
        if self.bytes + bytes <= MAX_BYTES {
            self.bytes += bytes;
            self.waiting.push_back(Waiting::Command {
                number: self.read,
                received,
                clock: SystemClock::start(),
                bytes,
            });
        } else if received.as_ref().map_or(true, Command::is_answered) {
            match self.waiting.back_mut() {
                Some(Waiting::Dropped(answers)) => *answers += 1,
                _ => self.waiting.push_back(Waiting::Dropped(1)),
            }
        }
    }

    fn next(&mut self) -> Option<Queued> {
        let (number, command, clock) = match self.waiting.pop_front()? {
            Waiting::Command {
                number,
                received,
                clock,
                bytes,
            } => {
                self.bytes -= bytes;
                (number, received, clock)
            }
            Waiting::Dropped(answers) => {
                if answers > 1 {
                    self.waiting.push_front(Waiting::Dropped(answers - 1));
                }
                (0, Err(ReadError::TooMany), SystemClock::start())
            }
        };
        let stop = Arc::new(AtomicBool::new(number <= self.stopped));
        self.stop = stop.clone();
        Some(Queued {
            command,
            clock,
            stop,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_stopped(line: &Queued) -> bool {
        line.stop.load(Ordering::Relaxed)
    }

    #[test]
    fn a_stop_is_for_all_that_has_been_read_and_for_nothing_else() {
        let queue = Queue::default();
        queue.push(Ok(Command::About), 0);
        queue.push(Ok(Command::Begin), 0);
        let current = queue.next().unwrap();
        assert!(!is_stopped(&current));
        queue.stop_all();
        queue.push(Ok(Command::Restart), 0);
        assert!(is_stopped(&current));
        assert!(is_stopped(&queue.next().unwrap()));
        assert!(!is_stopped(&queue.next().unwrap()));
    }

    #[test]
    fn what_was_read_before_the_end_is_carried_out() {
        let queue = Queue::default();
        queue.push(Ok(Command::About), 0);
        queue.end();
        assert_eq!(queue.next().unwrap().command, Ok(Command::About));
        assert!(queue.next().is_none());
        assert!(queue.next().is_none());
    }

    #[test]
    fn a_flood_takes_bounded_room_and_every_answer_stays_in_its_place() {
        let queue = Queue::default();
        let third = MAX_BYTES / 3 - size_of::<Waiting>();
        for _ in 0..3 {
            queue.push(Ok(Command::About), third);
        }
        for _ in 0..1_000_000 {
            queue.push(Ok(Command::About), 6);
            queue.push(Ok(Command::Info(None)), 6);
        }
        assert_eq!(queue.state().waiting.len(), 4);
        assert_eq!(queue.next().unwrap().command, Ok(Command::About));
        // There is room again, behind the dropped commands.
        queue.push(Ok(Command::Begin), 6);
        queue.end();
        let rest: Vec<_> = std::iter::from_fn(|| queue.next())
            .map(|line| line.command)
            .collect();
        assert_eq!(rest.len(), 2 + 1_000_000 + 1);
        assert!(
            rest[..2]
                .iter()
                .all(|received| *received == Ok(Command::About))
        );
        assert!(
            rest[2..1_000_002]
                .iter()
                .all(|received| *received == Err(ReadError::TooMany))
        );
        assert_eq!(rest[1_000_002], Ok(Command::Begin));
        assert_eq!(queue.state().bytes, 0);
    }
}
