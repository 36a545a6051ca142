//! The guard: the process between us and a program, which ends the program with all that it has started.
//!
//! A program is started through a second copy of the program that this is called from (`PROGRAM --engine-guard …`), so
//! [`run_if_asked`] comes first in `main`. Where it does not, as in tests, programs are started without a guard and are ended by their
//! owner alone.
//!
//! ```text
//! game ── outer guard ── inner guard ── program ── whatever it starts
//!              a group:  └──────────────────────────────────────────┘
//! ```
//!
//! Each guard waits for the end of a pipe whose other end only its parent has: when the parent closes it, exits or is killed, the guard
//! ends what is below it. If the inner guard is killed, the outer one ends the group; if the game and the outer guard are killed
//! together, the inner one does. On Linux the system also ends the program with the inner guard, and processes that have left
//! the group are found as descendants of the guards. On Windows one guard is enough: it puts itself and the program into a job, and
//! Windows ends all processes of a job with its last handle.
//!
//! The guard also ends a program that uses too much memory. It says why a program has ended in a line of the program's output, which
//! begins with a character that no text has.

mod last_word;
mod memory;
#[cfg(unix)]
mod processes;
mod task;
#[cfg(unix)]
mod unix;
#[cfg(windows)]
mod windows;

pub(crate) use last_word::LastWord;

use std::env;
use std::ffi::OsStr;
use std::fs::File;
use std::io::{self, PipeWriter, Read as _, Write as _};
use std::path::PathBuf;
use std::process::{Child, Command, ExitCode};
use std::sync::OnceLock;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use memory::MemoryMeter;
use task::{FLAG, Level, Task, own_program};
#[cfg(unix)]
use unix as system;
#[cfg(windows)]
use windows as system;

/// How long a program has to exit by itself when its owner has gone or has sent END.
const GRACE: Duration = Duration::from_millis(500);
/// How much longer the guards have for the rest.
const MORE_GRACE: Duration = Duration::from_secs(2);
/// How often a guard looks at its program.
const POLL: Duration = Duration::from_millis(100);

/// What guards are started from; nothing where this process has none.
static PROGRAM: OnceLock<PathBuf> = OnceLock::new();

/// Runs as a guard if the command line says so, and returns its exit code. It must be called first in `main`: only then are programs
/// started through guards.
pub fn run_if_asked() -> Option<ExitCode> {
    let mut arguments = env::args_os().skip(1);
    if arguments.next().is_none_or(|first| first != FLAG) {
        if let Ok(own) = own_program() {
            start_through(own);
        }
        return None;
    }
    Some(match Task::read(&mut arguments) {
        Some(task) => task.run(),
        None => ExitCode::FAILURE,
    })
}

/// Starts programs through guards that are another program, whose `main` calls [`run_if_asked`]. Only the first call counts.
pub fn start_through(program: PathBuf) {
    let _ = PROGRAM.set(program);
}

/// How a program is started through a guard: its command line, and the pipe that ends it when it is closed. None where this process
/// has no guards.
pub(crate) fn command(
    program: &Command,
    memory: u32,
    leave_descendants: bool,
) -> io::Result<Option<(Command, PipeWriter)>> {
    let Some(guard) = PROGRAM.get() else {
        return Ok(None);
    };
    let task = Task {
        level: Level::Outer,
        memory,
        leave_descendants,
        program: program.get_program().to_owned(),
        arguments: program.get_args().map(OsStr::to_owned).collect(),
    };
    let (mut command, end) = task.command(guard)?;
    let variables = program.get_envs();
    command.envs(variables.filter_map(|(name, value)| Some((name, value?))));
    if let Some(folder) = program.get_current_dir() {
        command.current_dir(folder);
    }
    Ok(Some((command, end)))
}

/// Puts a program without a guard into a group of its own.
pub(crate) fn start_group(command: &mut Command) -> io::Result<Child> {
    system::start_group(command)
}

/// Ends a program, after it had a moment to exit by itself: with its guard, whose pipe has been closed, or with its group.
pub(crate) fn end(mut child: Child, is_guard: bool) {
    let grace = if is_guard { GRACE + MORE_GRACE } else { GRACE };
    if !has_ended_within(&mut child, grace) || !is_guard {
        system::end_group(&child);
    }
    let _ = child.kill();
    let _ = child.wait();
}

fn has_ended_within(child: &mut Child, longest: Duration) -> bool {
    /// Short: most exit at once.
    const STEP: Duration = Duration::from_millis(5);
    let begin = Instant::now();
    while begin.elapsed() < longest {
        if child.try_wait().is_ok_and(|status| status.is_some()) {
            return true;
        }
        thread::sleep(STEP);
    }
    false
}

impl Task {
    fn run(self) -> ExitCode {
        let started = match self.level {
            Level::Program(parent) => system::become_program(self.program, self.arguments, parent),
            _ => self.guard(),
        };
        if let Err(error) = started {
            say(&LastWord::CannotStart(error.to_string()));
        }
        ExitCode::SUCCESS
    }

    /// Starts what is below and returns when it has ended.
    fn guard(self) -> io::Result<()> {
        let parent_gone = parent_gone()?;
        system::prepare(!self.leave_descendants)?;
        // Closed at the end of this guard, and by the system if it is killed.
        let mut pipe = None;
        let is_last = self.level == Level::Inner || !system::HAS_TWO_GUARDS;
        let mut child = if is_last {
            system::start_program(&self)?
        } else {
            let inner = Self {
                level: Level::Inner,
                ..self.clone()
            };
            let (mut command, end) = inner.command(&own_program()?)?;
            pipe = Some(end);
            system::start_group(&mut command)?
        };
        let mut meter = is_last.then(|| {
            let mut usage = system::Usage::of(&child);
            MemoryMeter::new(move || usage.bytes(), self.memory)
        });
        let end = loop {
            match parent_gone.recv_timeout(POLL) {
                Err(RecvTimeoutError::Timeout) => {}
                _ => break self.parent_has_gone(&mut child, pipe.take()),
            }
            if let Some(status) = child.try_wait()? {
                break Some(LastWord::Exited(status.into()));
            }
            if meter.as_mut().is_some_and(MemoryMeter::is_over) {
                break Some(LastWord::TooMuchMemory);
            }
        };
        self.end(&mut child, is_last, end);
        Ok(())
    }

    /// Ends what is still there, and says why.
    fn end(&self, child: &mut Child, is_last: bool, why: Option<LastWord>) {
        if !is_last {
            system::end_group(child);
        }
        let _ = child.kill();
        if !self.leave_descendants {
            system::end_descendants();
        }
        let _ = child.wait();
        if is_last {
            if let Some(why) = why {
                say(&why);
            }
            // The group of the program is this guard's own.
            system::end_at_once();
        }
    }

    /// Gives what is below the time to end by itself.
    fn parent_has_gone(&self, child: &mut Child, pipe: Option<PipeWriter>) -> Option<LastWord> {
        let is_inner = pipe.is_none();
        drop(pipe);
        let grace = if is_inner {
            GRACE
        } else {
            GRACE + MORE_GRACE / 2
        };
        has_ended_within(child, grace);
        None
    }
}

/// Says when the parent has closed its end of the pipe. Whatever this guard does then, it is over after the time for it.
fn parent_gone() -> io::Result<Receiver<()>> {
    let mut pipe: File = system::error_pipe()?;
    let (sender, receiver) = channel();
    thread::spawn(move || {
        let mut byte = [0];
        while pipe.read(&mut byte).is_ok_and(|read| read > 0) {}
        let _ = sender.send(());
        thread::sleep(GRACE + MORE_GRACE);
        system::end_at_once();
    });
    Ok(receiver)
}

/// Writes why the program has ended after its output.
fn say(end: &LastWord) {
    let mut output = io::stdout();
    // The owner may have gone.
    let _ = output.write_all(end.line().as_bytes());
    let _ = output.flush();
}
