//! One conversation with the engine by the Gomocup protocol: any bytes in, and what must hold of the answers to them.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use narabe_engine_core::protocol::{Command, Coordinates, Handler, Reader, Request};
use narabe_engine_core::{Clock, Settings, SingleThread};

/// What is asked for is not made larger than this: one megabyte and one thread are as good as many.
const MOST: Settings = Settings {
    hash: 1,
    threads: 1,
};
/// How often a search may look at the clock before its answer is wanted.
const LOOKS: u32 = 1;

/// A clock on which every look takes time, and which asks for the answer after some looks: no search takes long, whatever
/// limits it is given, and the same conversation goes the same way each time.
struct Patience<'a> {
    looks: AtomicU32,
    stop: &'a AtomicBool,
}

impl Clock for Patience<'_> {
    fn now(&self) -> Duration {
        let looks = self.looks.fetch_add(1, Ordering::Relaxed);
        if looks >= LOOKS {
            self.stop.store(true, Ordering::Relaxed);
        }
        Duration::from_millis(u64::from(looks))
    }
}

/// What the engine says, for those who listen.
#[derive(Clone, Default)]
struct Said(Arc<Mutex<Vec<u8>>>);

impl Write for Said {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Said {
    fn take(&self) -> String {
        String::from_utf8(std::mem::take(&mut *self.0.lock().unwrap())).unwrap()
    }
}

/// Says every line of the bytes to an engine until END, and gives what it answers to each.
pub fn speak(bytes: &[u8]) -> Vec<String> {
    let said = Said::default();
    let mut handler = Handler::new(said.clone(), MOST, Box::new(SingleThread));
    let mut reader = Reader::default();
    let mut size = None;
    let mut answers = Vec::new();
    let mut commands: Vec<_> = bytes
        .split(|&byte| byte == b'\n')
        .flat_map(|line| reader.read(&String::from_utf8_lossy(line)))
        .take_while(|command| *command != Ok(Command::End))
        .collect();
    commands.extend(reader.end().map(Err));
    for command in commands {
        let stop = AtomicBool::new(false);
        let clock = Patience {
            looks: AtomicU32::new(0),
            stop: &stop,
        };
        let request = Request {
            command,
            clock: &clock,
            stop: &stop,
        };
        handler.handle(&request).unwrap();
        let answer = said.take();
        if let (Ok(Command::Start { width, .. }), "OK\n") = (&request.command, answer.as_str()) {
            size = Some(*width);
        }
        check(&request, &answer, size);
        answers.push(answer);
    }
    answers
}

/// Whether a command is answered by one line, by none, or by none unless it fails.
enum Owed {
    One,
    Nothing,
    ErrorAtMost,
}

fn owed(request: &Request<'_>) -> Owed {
    match &request.command {
        Ok(Command::Info(_) | Command::Stop | Command::ClearHash | Command::ShowInfo) => {
            Owed::Nothing
        }
        Ok(Command::SetBoard(_)) => Owed::ErrorAtMost,
        _ => Owed::One,
    }
}

/// A manager must be able to read the answer: as many lines as are owed beside messages, each of a known kind.
fn check(request: &Request<'_>, answer: &str, size: Option<u32>) {
    let command = &request.command;
    assert!(answer.is_empty() || answer.ends_with('\n'), "{answer:?}");
    let lines: Vec<&str> = answer
        .lines()
        .filter(|line| !line.starts_with("MESSAGE "))
        .collect();
    let is_right = match (owed(request), lines.as_slice()) {
        (Owed::One, [line]) => is_answer(line, size),
        (Owed::ErrorAtMost, [line]) => line.starts_with("ERROR "),
        (Owed::Nothing | Owed::ErrorAtMost, []) => true,
        _ => false,
    };
    assert!(is_right, "{answer:?} to {command:?}");
}

fn is_answer(line: &str, size: Option<u32>) -> bool {
    let is_word = ["OK", "SWAP"].contains(&line)
        || ["ERROR ", "UNKNOWN ", "FORBID ", "name=\""]
            .iter()
            .any(|start| line.starts_with(start));
    let is_on_board = |word: &str| {
        let at = word.parse::<Coordinates>();
        at.is_ok_and(|at| size.is_some_and(|size| u32::from(at.x.max(at.y)) < size))
    };
    is_word || line.split(' ').all(is_on_board)
}
