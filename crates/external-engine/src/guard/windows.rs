//! A job: Windows ends all its processes with its last handle.

use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::os::windows::io::{AsHandle as _, AsRawHandle as _};
use std::os::windows::process::CommandExt as _;
use std::process::{Child, Command, Stdio};

use win32job::{ExtendedLimitInfo, Job, utils};

use super::task::Task;

/// The job ends the program however the guard ends.
pub const HAS_TWO_GUARDS: bool = false;
/// No window of a console for a program that writes to a pipe.
const CREATE_NO_WINDOW: u32 = 0x0800_0000;

/// Puts this guard and all that it starts into a job.
pub fn prepare(_adopt: bool) -> io::Result<()> {
    let mut limits = ExtendedLimitInfo::new();
    limits.limit_kill_on_job_close();
    let job = Job::create_with_limit_info(&limits)?;
    job.assign_current_process()?;
    // Its handle is closed by Windows when this process ends.
    job.into_handle();
    Ok(())
}

/// The pipe from the parent, which stands where errors are written to.
pub fn error_pipe() -> io::Result<File> {
    Ok(io::stderr().as_handle().try_clone_to_owned()?.into())
}

/// Starts something without a window.
pub fn start_group(command: &mut Command) -> io::Result<Child> {
    command.creation_flags(CREATE_NO_WINDOW).spawn()
}

/// Starts the program in the job.
pub fn start_program(task: &Task) -> io::Result<Child> {
    let mut command = Command::new(&task.program);
    command.args(&task.arguments).stderr(Stdio::null());
    start_group(&mut command)
}

/// A program is started by the guard itself.
pub fn become_program(_: OsString, _: Vec<OsString>, _: u32) -> io::Result<()> {
    Ok(())
}

/// Ends this guard and its job.
pub fn end_at_once() {
    std::process::exit(0);
}

/// Nothing to do: it ends with the job.
pub fn end_group(_: &Child) {}

/// Nothing to do: they end with the job.
pub fn end_descendants() {}

/// The memory of the program itself.
pub struct Usage(isize);

impl Usage {
    /// Of a program that lives as long as this.
    pub fn of(child: &Child) -> Self {
        Self(child.as_raw_handle() as isize)
    }

    /// What it uses, in bytes.
    pub fn bytes(&mut self) -> u64 {
        let counters = utils::get_process_memory_info(self.0);
        counters.map_or(0, |counters| counters.private_usage as u64)
    }
}
