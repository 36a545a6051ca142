//! A running program, its pipes, and questions with answers.

use std::io::{self, PipeWriter, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use narabe_rules::printable;

use crate::answer::is_point;
use crate::guard::{self, LastWord};
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
/// How long a program may take to stop.
const STOP_TIME: Duration = Duration::from_secs(1);
/// Requests that a program may leave unread.
const MAX_REQUESTS: usize = 16;

/// A running program and its pipes. Dropping it ends it, with all that it has started.
pub struct Process {
    /// The guard, or the program itself where there is none; taken when it is ended.
    child: Option<Child>,
    /// The pipe that ends the guard when it is closed; none without a guard.
    guard: Option<PipeWriter>,
    /// Taken when the program is ended.
    input: Option<SyncSender<String>>,
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
        let cannot_start = |error: io::Error| EngineFault::CannotStart(error.to_string());
        let mut command = command(program)?;
        let leave_descendants = program.runner == Runner::Wine;
        let guard = guard::command(&command, program.memory, leave_descendants);
        let guard = match guard.map_err(cannot_start)? {
            Some((guarded, pipe)) => {
                command = guarded;
                Some(pipe)
            }
            None => {
                command.stderr(Stdio::null());
                None
            }
        };
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = guard::start_group(&mut command).map_err(cannot_start)?;
        let (Some(output), Some(input)) = (child.stdout.take(), child.stdin.take()) else {
            return Err(EngineFault::CannotStart("it has no pipes".to_owned()));
        };
        let limit = program.memory;
        let last_word = move |line: &str| LastWord::read(line).map(|word| fault(word, limit));
        Ok(Self {
            child: Some(child),
            guard,
            input: Some(writer(input)),
            output: Output::of(output, last_word),
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
        wanted: impl FnMut(&str, &mut dyn Watch) -> Option<Result<T, EngineFault>>,
    ) -> Result<T, EngineFault> {
        self.wait_until_silent(watch)?;
        self.send(request)?;
        self.listen(allowed, watch, wanted)
    }

    /// The same without a request.
    ///
    /// # Errors
    /// When there is no answer.
    pub fn listen<T>(
        &mut self,
        allowed: Option<Duration>,
        watch: &mut dyn Watch,
        mut wanted: impl FnMut(&str, &mut dyn Watch) -> Option<Result<T, EngineFault>>,
    ) -> Result<T, EngineFault> {
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

    /// Stops the search for an answer by Yixin's command, and waits for that answer, which is not needed any more. Whether it came.
    pub fn stop_thinking(&mut self) -> bool {
        if self.send("YXSTOP\r\n".to_owned()).is_err() {
            return false;
        }
        let begin = Instant::now();
        while begin.elapsed() < STOP_TIME {
            match self.next(POLL) {
                Ok(Some(heard)) if is_point(&heard.line) => return true,
                Ok(_) => {}
                Err(_) => return false,
            }
        }
        false
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

    /// How it has ended, if that is known soon. A guard says it by itself.
    fn exit(&mut self) -> Exit {
        let child = self.child.as_mut().filter(|_| self.guard.is_none());
        if let Some(child) = child {
            for _ in 0..10 {
                if let Ok(Some(status)) = child.try_wait() {
                    return status.into();
                }
                thread::sleep(POLL);
            }
        }
        Exit::Unknown
    }

    fn send(&mut self, text: String) -> Result<(), EngineFault> {
        match self.input.as_ref().map(|input| input.try_send(text)) {
            Some(Ok(())) => Ok(()),
            Some(Err(TrySendError::Full(_))) => Err(EngineFault::NotReading),
            Some(Err(TrySendError::Disconnected(_))) | None => {
                Err(EngineFault::Exited(self.exit()))
            }
        }
    }
}

impl Drop for Process {
    /// Says END, closes the pipes, and waits on a thread of its own: the program has a moment to exit by itself. If this process ends
    /// before, its guard ends it.
    fn drop(&mut self) {
        let _ = self.send("END\r\n".to_owned());
        self.input = None;
        let is_guarded = self.guard.take().is_some();
        if let Some(child) = self.child.take() {
            let waiting = thread::spawn(move || guard::end(child, is_guarded));
            if !is_guarded {
                let _ = waiting.join();
            }
        }
    }
}

/// What the guard says, as a fault.
fn fault(word: LastWord, limit: u32) -> EngineFault {
    match word {
        LastWord::CannotStart(why) => EngineFault::CannotStart(why),
        LastWord::Exited(exit) => EngineFault::Exited(exit),
        LastWord::TooMuchMemory => EngineFault::TooMuchMemory { limit },
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
