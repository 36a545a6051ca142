//! Commands that have been read and wait to be carried out.
//!
//! Whoever reads must go on reading, or STOP and END would not be seen; so what waits is bounded instead. A command for
//! which there is no room is dropped, and the answer that it is owed becomes an error in its place.

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};

use narabe::engine::SystemClock;
use narabe::protocol::{Command, ReadError};

/// Bytes that may wait: some 60,000 commands of one line.
const MOST_BYTES: usize = 8 << 20;

/// What a command says, or why it says nothing.
type Said = Result<Command, ReadError>;

/// A command whose turn has come.
pub struct Line {
    /// What it says.
    pub command: Said,
    /// A clock that started when it was read.
    pub clock: SystemClock,
    /// Set when its answer is wanted at once.
    pub stop: Arc<AtomicBool>,
}

/// The commands in the order in which they were read.
#[derive(Default)]
pub struct Queue {
    state: Mutex<State>,
    news: Condvar,
}

#[derive(Default)]
struct State {
    waiting: VecDeque<Waiting>,
    /// Bytes of all that waits.
    bytes: usize,
    /// How many commands have been read.
    read: u64,
    /// How many of them are wanted at once, from the first.
    wanted_at_once: u64,
    /// Of the command in work.
    stop: Arc<AtomicBool>,
    ended: bool,
}

enum Waiting {
    Command {
        number: u64,
        said: Said,
        clock: SystemClock,
        bytes: usize,
    },
    /// So many answers that are owed to commands for which there was no room.
    Dropped(u64),
}

impl Queue {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes a command of so many bytes.
    pub fn push(&self, said: Said, bytes: usize) {
        self.state().push(said, bytes);
        self.news.notify_one();
    }

    /// The answers to all that has been read are wanted at once.
    pub fn hurry(&self) {
        let mut state = self.state();
        state.wanted_at_once = state.read;
        state.stop.store(true, Ordering::Relaxed);
    }

    /// Nothing follows.
    pub fn end(&self) {
        self.state().ended = true;
        self.news.notify_one();
    }

    /// Waits for the next command; none when nothing follows.
    pub fn next(&self) -> Option<Line> {
        let state = self.state();
        let mut state = self
            .news
            .wait_while(state, |state| state.waiting.is_empty() && !state.ended)
            .unwrap_or_else(PoisonError::into_inner);
        state.next()
    }
}

impl State {
    fn push(&mut self, said: Said, bytes: usize) {
        self.read += 1;
        let bytes = bytes + size_of::<Waiting>();
        if self.bytes + bytes <= MOST_BYTES {
            self.bytes += bytes;
            self.waiting.push_back(Waiting::Command {
                number: self.read,
                said,
                clock: SystemClock::start(),
                bytes,
            });
        } else if said.as_ref().map_or(true, Command::is_answered) {
            match self.waiting.back_mut() {
                Some(Waiting::Dropped(answers)) => *answers += 1,
                _ => self.waiting.push_back(Waiting::Dropped(1)),
            }
        }
    }

    fn next(&mut self) -> Option<Line> {
        let (number, command, clock) = match self.waiting.pop_front()? {
            Waiting::Command {
                number,
                said,
                clock,
                bytes,
            } => {
                self.bytes -= bytes;
                (number, said, clock)
            }
            Waiting::Dropped(answers) => {
                if answers > 1 {
                    self.waiting.push_front(Waiting::Dropped(answers - 1));
                }
                (0, Err(ReadError::TooMany), SystemClock::start())
            }
        };
        let stop = Arc::new(AtomicBool::new(number <= self.wanted_at_once));
        self.stop = stop.clone();
        Some(Line {
            command,
            clock,
            stop,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_stopped(line: &Line) -> bool {
        line.stop.load(Ordering::Relaxed)
    }

    #[test]
    fn a_hurry_is_for_all_that_has_been_read_and_for_nothing_else() {
        let queue = Queue::default();
        queue.push(Ok(Command::About), 0);
        queue.push(Ok(Command::Begin), 0);
        let in_work = queue.next().unwrap();
        assert!(!is_stopped(&in_work));
        queue.hurry();
        queue.push(Ok(Command::Restart), 0);
        assert!(is_stopped(&in_work));
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
        let third = MOST_BYTES / 3 - size_of::<Waiting>();
        for _ in 0..3 {
            queue.push(Ok(Command::About), third);
        }
        for _ in 0..1_000_000 {
            queue.push(Ok(Command::About), 6);
            queue.push(Ok(Command::Info(None)), 6);
        }
        assert_eq!(queue.state().waiting.len(), 4);
        assert_eq!(queue.next().unwrap().command, Ok(Command::About));
        // There is room again, behind what was dropped.
        queue.push(Ok(Command::Begin), 6);
        queue.end();
        let rest: Vec<_> = std::iter::from_fn(|| queue.next())
            .map(|line| line.command)
            .collect();
        assert_eq!(rest.len(), 2 + 1_000_000 + 1);
        assert!(rest[..2].iter().all(|said| *said == Ok(Command::About)));
        assert!(
            rest[2..1_000_002]
                .iter()
                .all(|said| *said == Err(ReadError::TooMany))
        );
        assert_eq!(rest[1_000_002], Ok(Command::Begin));
        assert_eq!(queue.state().bytes, 0);
    }
}
