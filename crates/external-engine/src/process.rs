//! A running program, its pipes, and questions with answers.

use std::io::Write as _;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use narabe_rules::printable;

use crate::limits::LONGEST_LINE;
use crate::output::{Heard, Output};
use crate::program::{is_executable, wine};
use crate::{EngineFault, EngineProgram, Exit, Runner, Watch};

/// How long a program must have been silent before it is sent the next request. Some are still busy for a moment after they have
/// written their answer, and ignore what is sent then.
const PAUSE: Duration = Duration::from_millis(20);
/// How long the next request waits for this at most: who writes on and on is not waited for.
const LONGEST_PAUSE: Duration = Duration::from_millis(500);
/// How often a caller that waits is asked whether to stop.
const POLL: Duration = Duration::from_millis(10);
/// Requests that a program may leave unread.
const MAX_REQUESTS: usize = 16;

/// A running program and its pipes. Dropping it ends it.
pub struct Process {
    child: Child,
    input: SyncSender<String>,
    output: Output,
    /// When its last line came.
    last_line: Option<Instant>,
}

impl Process {
    /// Starts a program.
    ///
    /// # Errors
    /// When it cannot be started.
    pub fn start(program: &EngineProgram) -> Result<Self, EngineFault> {
        let mut child = command(program)?
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| EngineFault::CannotStart(error.to_string()))?;
        let (Some(output), Some(input)) = (child.stdout.take(), child.stdin.take()) else {
            return Err(EngineFault::CannotStart("it has no pipes".to_owned()));
        };
        Ok(Self {
            child,
            input: writer(input),
            output: Output::of(output, |_| None),
            last_line: None,
        })
    }

    /// Sends a request and waits for the first line that `wanted` accepts. The watch hears the others. `allowed` begins when the
    /// request is sent; none is no limit.
    ///
    /// # Errors
    /// When there is no answer.
    pub fn ask<T>(
        &mut self,
        request: String,
        allowed: Option<Duration>,
        watch: &mut dyn Watch,
        mut wanted: impl FnMut(&str, &mut dyn Watch) -> Option<Result<T, EngineFault>>,
    ) -> Result<T, EngineFault> {
        self.wait_until_silent(watch)?;
        self.send(request)?;
        let begin = Instant::now();
        loop {
            if watch.is_stopped() {
                return Err(EngineFault::Stopped);
            }
            let heard = self.next(POLL)?;
            // A line that came in time counts although it is read late.
            let now = heard.as_ref().map_or_else(Instant::now, |heard| heard.at);
            if let Some(allowed) = allowed
                && now.saturating_duration_since(begin) > allowed
            {
                return Err(EngineFault::OutOfTime { allowed });
            }
            let Some(Heard { line, .. }) = heard else {
                continue;
            };
            match wanted(&line, watch) {
                Some(answer) => return answer,
                None => tell(watch, &line),
            }
        }
    }

    /// Hears what was said since the last answer, which cannot answer the next request, until the program has been silent for
    /// a moment.
    fn wait_until_silent(&mut self, watch: &mut dyn Watch) -> Result<(), EngineFault> {
        let begin = Instant::now();
        loop {
            let silence = self.last_line.map(|at| at.elapsed());
            let rest = silence.map_or(Duration::ZERO, |silence| PAUSE.saturating_sub(silence));
            if begin.elapsed() > LONGEST_PAUSE {
                return Ok(());
            }
            match self.next(rest)? {
                Some(heard) => tell(watch, &heard.line),
                None => return Ok(()),
            }
        }
    }

    fn next(&mut self, longest: Duration) -> Result<Option<Heard>, EngineFault> {
        let heard = self.output.next(longest).map_err(|fault| match fault {
            EngineFault::Exited(Exit::Unknown) => EngineFault::Exited(self.exit()),
            other => other,
        })?;
        if let Some(heard) = &heard {
            self.last_line = Some(heard.at);
        }
        Ok(heard)
    }

    /// How it has ended, if that is known soon.
    fn exit(&mut self) -> Exit {
        for _ in 0..10 {
            if let Ok(Some(status)) = self.child.try_wait() {
                return status.into();
            }
            thread::sleep(POLL);
        }
        Exit::Unknown
    }

    fn send(&mut self, text: String) -> Result<(), EngineFault> {
        match self.input.try_send(text) {
            Ok(()) => Ok(()),
            Err(TrySendError::Full(_)) => Err(EngineFault::NotReading),
            Err(TrySendError::Disconnected(_)) => Err(EngineFault::Exited(self.exit())),
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.send("END\r\n".to_owned());
        thread::sleep(Duration::from_millis(50));
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Lets the watch hear a line.
fn tell(watch: &mut dyn Watch, line: &str) {
    if !line.is_empty() {
        watch.message(&printable(line, LONGEST_LINE));
    }
}

/// What starts a program.
fn command(program: &EngineProgram) -> Result<Command, EngineFault> {
    if !program.path.exists() {
        return Err(EngineFault::NotFound(program.path.clone()));
    }
    let mut command = match program.runner {
        Runner::Native if is_executable(&program.path) => Command::new(&program.path),
        Runner::Native => return Err(EngineFault::NotExecutable(program.path.clone())),
        Runner::Wine => {
            let mut command = Command::new(wine().ok_or(EngineFault::NoWine)?);
            command.arg(&program.path).env("WINEDEBUG", "-all");
            command
        }
    };
    command.args(&program.arguments);
    if let Some(folder) = program.working_folder() {
        command.current_dir(folder);
    }
    Ok(command)
}

/// Writes on a thread of its own: a program that does not read must not block its caller.
fn writer(mut input: ChildStdin) -> SyncSender<String> {
    let (sender, requests) = sync_channel::<String>(MAX_REQUESTS);
    thread::spawn(move || {
        for text in requests {
            if input.write_all(text.as_bytes()).is_err() {
                break;
            }
        }
    });
    sender
}
