//! The processes of a guard by `/proc`.

use std::collections::{HashMap, HashSet};
use std::fs;
use std::process::Child;
use std::thread;
use std::time::Duration;

use rustix::process::{Pid, Signal, WaitOptions, getpgrp, getpid, kill_process, wait};

/// How often the list of processes is used for memory before it is made again: to read it all takes some milliseconds.
const USES: u32 = 5;

/// All processes by their numbers.
struct Processes(HashMap<i32, Place>);

/// Where a process belongs.
struct Place {
    parent: i32,
    group: i32,
}

impl Processes {
    fn now() -> Self {
        let Ok(folders) = fs::read_dir("/proc") else {
            return Self(HashMap::new());
        };
        let ids = folders.filter_map(|folder| folder.ok()?.file_name().to_str()?.parse().ok());
        Self(ids.filter_map(|id| Some((id, Place::of(id)?))).collect())
    }

    /// The descendants of a process.
    fn descendants(&self, ancestor: i32) -> HashSet<i32> {
        let is_below = |mut id: i32| {
            // The list is not of one moment: whatever it says, this ends.
            for _ in 0..self.0.len() {
                match self.0.get(&id) {
                    Some(place) if place.parent == ancestor => return true,
                    Some(place) => id = place.parent,
                    None => return false,
                }
            }
            false
        };
        self.0.keys().copied().filter(|&id| is_below(id)).collect()
    }
}

impl Place {
    fn of(id: i32) -> Option<Self> {
        let text = fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
        // The name, in parentheses, may have spaces and parentheses of its own.
        let (_, rest) = text.rsplit_once(')')?;
        let mut fields = rest.split_whitespace();
        let _state = fields.next()?;
        Some(Self {
            parent: fields.next()?.parse().ok()?,
            group: fields.next()?.parse().ok()?,
        })
    }
}

/// Ends all descendants of this process, also those that they start meanwhile, and waits for its children.
pub fn end_descendants() {
    const ROUNDS: usize = 100;
    const PAUSE: Duration = Duration::from_millis(2);
    let own = getpid().as_raw_nonzero().get();
    for _ in 0..ROUNDS {
        let descendants = Processes::now().descendants(own);
        if descendants.is_empty() {
            return;
        }
        for pid in descendants.into_iter().filter_map(Pid::from_raw) {
            let _ = kill_process(pid, Signal::KILL);
        }
        thread::sleep(PAUSE);
        while let Ok(Some(_)) = wait(WaitOptions::NOHANG) {}
    }
}

/// The memory of the group and the descendants of this process.
pub struct Usage {
    ids: HashSet<i32>,
    uses: u32,
}

impl Usage {
    /// Of what this process has started.
    pub fn of(_: &Child) -> Self {
        Self {
            ids: HashSet::new(),
            uses: 0,
        }
    }

    /// What they use, in bytes: memory that is no file's, in RAM or swapped out.
    pub fn bytes(&mut self) -> u64 {
        if self.uses == 0 {
            self.uses = USES;
            let own = getpid().as_raw_nonzero().get();
            let group = getpgrp().as_raw_nonzero().get();
            let processes = Processes::now();
            let in_group = processes.0.iter().filter(|(_, place)| place.group == group);
            self.ids = in_group.map(|(&id, _)| id).collect();
            self.ids.extend(processes.descendants(own));
            self.ids.remove(&own);
        }
        self.uses -= 1;
        self.ids.iter().map(|&id| bytes_of(id)).sum()
    }
}

fn bytes_of(id: i32) -> u64 {
    const COUNTED: [&str; 4] = ["RssAnon", "RssShmem", "VmSwap", "HugetlbPages"];
    let text = fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
    let kilobytes = text.lines().filter_map(|line| {
        let (key, value) = line.split_once(':')?;
        let value = value.trim().strip_suffix(" kB")?;
        COUNTED.contains(&key).then(|| value.parse::<u64>().ok())?
    });
    kilobytes.sum::<u64>() << 10
}
