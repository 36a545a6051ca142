//! Process groups, and on Linux the death of a parent and descendants.

use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::os::fd::AsFd as _;
use std::os::unix::process::CommandExt as _;
use std::process::{Child, Command, Stdio};

use rustix::process::{Pid, Signal, kill_current_process_group, kill_process_group};

use super::task::{Level, Task, own_program};

pub use super::processes::{Usage, end_descendants};

/// The inner guard is in the group of the program, so that the outer one can end them together.
pub const HAS_TWO_GUARDS: bool = true;

/// Makes the descendants of this guard its own when their parents end.
pub fn prepare(adopt: bool) -> io::Result<()> {
    #[cfg(target_os = "linux")]
    {
        // The name in lists of processes; without it the guard works too.
        let _ = std::fs::write("/proc/self/comm", "narabe-guard");
        if adopt {
            rustix::process::set_child_subreaper(Some(rustix::process::getpid()))?;
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = adopt;
    Ok(())
}

/// The pipe from the parent, which stands where errors are written to.
pub fn error_pipe() -> io::Result<File> {
    Ok(io::stderr().as_fd().try_clone_to_owned()?.into())
}

/// Starts something in a group of its own.
pub fn start_group(command: &mut Command) -> io::Result<Child> {
    command.process_group(0).spawn()
}

/// Starts the program in the group of this guard.
pub fn start_program(task: &Task) -> io::Result<Child> {
    let mut command = if cfg!(target_os = "linux") {
        Task {
            level: Level::Program(std::process::id()),
            ..task.clone()
        }
        .start(&own_program()?)
    } else {
        let mut command = Command::new(&task.program);
        command.args(&task.arguments);
        command
    };
    command.stderr(Stdio::null()).spawn()
}

/// Becomes the program. On Linux it ends with its parent from here on.
pub fn become_program(program: OsString, arguments: Vec<OsString>, parent: u32) -> io::Result<()> {
    #[cfg(target_os = "linux")]
    {
        use rustix::process::{getppid, set_parent_process_death_signal};
        set_parent_process_death_signal(Some(Signal::KILL))?;
        // The parent may have ended before.
        let is_parent = |pid: Pid| u32::try_from(pid.as_raw_nonzero().get()) == Ok(parent);
        if !getppid().is_some_and(is_parent) {
            return Ok(());
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = parent;
    Err(Command::new(program).args(arguments).exec())
}

/// Ends this guard and its group.
pub fn end_at_once() {
    let _ = kill_current_process_group(Signal::KILL);
}

/// Ends the group of something that was started with one. It must not have been waited for, or its number could be another's.
pub fn end_group(leader: &Child) {
    let _ = kill_process_group(Pid::from_child(leader), Signal::KILL);
}
