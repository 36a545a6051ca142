//! The command line of a guard.

use std::env;
use std::ffi::OsString;
use std::io::{self, PipeWriter};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The first argument of a guard.
pub const FLAG: &str = "--engine-guard";

/// What a guard is told by its command line.
#[derive(Clone)]
pub struct Task {
    /// The place of the guard.
    pub level: Level,
    /// The memory of the program, in MiB.
    pub memory: u32,
    /// Processes that have left the group live on. Wine's server leaves it, and serves the programs of others too.
    pub leave_descendants: bool,
    /// The file of the program.
    pub program: OsString,
    /// Its arguments.
    pub arguments: Vec<OsString>,
}

/// The place of a guard.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Level {
    /// Below the owner.
    Outer,
    /// Below the outer guard, in the group of the program.
    Inner,
    /// Becomes the program, once it is sure to end with the process of this number.
    Program(u32),
}

impl Task {
    /// Reads the arguments after the first.
    pub fn read(arguments: &mut impl Iterator<Item = OsString>) -> Option<Self> {
        let mut word = || arguments.next()?.into_string().ok();
        let level = match word()?.as_str() {
            "outer" => Level::Outer,
            "inner" => Level::Inner,
            parent => Level::Program(parent.parse().ok()?),
        };
        Some(Self {
            level,
            memory: word()?.parse().ok()?,
            leave_descendants: word()?.parse().ok()?,
            program: arguments.next()?,
            arguments: arguments.collect(),
        })
    }

    /// Starts a program for the task.
    pub fn start(&self, guard: &Path) -> Command {
        let mut command = Command::new(guard);
        let level = match self.level {
            Level::Outer => "outer".to_owned(),
            Level::Inner => "inner".to_owned(),
            Level::Program(parent) => parent.to_string(),
        };
        command
            .args([FLAG, &level, &self.memory.to_string()])
            .arg(self.leave_descendants.to_string())
            .arg(&self.program)
            .args(&self.arguments);
        command
    }

    /// The same for a guard, with the pipe that ends it. Of the three that a process is started with, the one for errors is free.
    pub fn command(&self, guard: &Path) -> io::Result<(Command, PipeWriter)> {
        let (reader, writer) = io::pipe()?;
        let mut command = self.start(guard);
        command.stderr(reader);
        Ok((command, writer))
    }
}

/// The file of this process.
pub fn own_program() -> io::Result<PathBuf> {
    if cfg!(target_os = "linux") {
        // Also after the file was replaced by a newer one.
        return Ok("/proc/self/exe".into());
    }
    env::current_exe()
}
