//! The processes of a guard by `ps`, which every Unix has. It does not tell descendants that have left the group.
#![cfg_attr(target_os = "linux", expect(dead_code, reason = "only tested there"))]

use std::process::{Child, Command};
use std::time::{Duration, Instant};

use rustix::process::{getpgrp, getpid};

/// How often `ps` is asked.
const EVERY: Duration = Duration::from_secs(2);

/// Nothing: descendants are ended with the group.
pub fn end_descendants() {}

/// The memory of the group of this process.
pub struct Usage {
    last: Option<Instant>,
    bytes: u64,
}

impl Usage {
    /// Of what this process has started.
    pub fn of(_: &Child) -> Self {
        Self {
            last: None,
            bytes: 0,
        }
    }

    /// What the others of the group have in memory, in bytes.
    pub fn bytes(&mut self) -> u64 {
        if self.last.is_none_or(|last| last.elapsed() >= EVERY) {
            self.last = Some(Instant::now());
            self.bytes = bytes_of_group(
                getpgrp().as_raw_nonzero().get(),
                getpid().as_raw_nonzero().get(),
            );
        }
        self.bytes
    }
}

/// The memory of a group without one of its processes.
fn bytes_of_group(group: i32, without: i32) -> u64 {
    let listed = Command::new("ps")
        .args(["-A", "-o", "pid=,pgid=,rss="])
        .output();
    let listed = listed.map_or_else(|_| Vec::new(), |output| output.stdout);
    let kilobytes = String::from_utf8_lossy(&listed)
        .lines()
        .filter_map(|line| {
            let mut numbers = line.split_whitespace().map(str::parse::<i64>);
            let mut next = || numbers.next()?.ok();
            let (id, its_group, size) = (next()?, next()?, next()?);
            let is_counted = its_group == i64::from(group) && id != i64::from(without);
            is_counted.then(|| u64::try_from(size).ok())?
        })
        .sum::<u64>();
    kilobytes << 10
}

#[cfg(test)]
mod tests {
    use std::os::unix::process::CommandExt as _;

    use super::*;

    #[test]
    fn the_memory_of_a_group_is_that_of_its_processes() {
        let mut child = (Command::new("sleep").arg("60").process_group(0))
            .spawn()
            .unwrap();
        let group = i32::try_from(child.id()).unwrap();
        let (used, without) = (bytes_of_group(group, 0), bytes_of_group(group, group));
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(used > 0 && without == 0, "{used} {without}");
        assert_eq!(bytes_of_group(group, 0), 0);
    }
}
