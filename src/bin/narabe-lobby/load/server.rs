//! The lobby that is measured: its process, the time it has taken and the memory it holds.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, ChildStderr, Command, Stdio};

use narabe::net::LobbyAddress;

use crate::{Fault, fault};

/// What the line begins with, up to the address, that a lobby says when it is open.
const LISTENS: &str = " listens on ";
/// Linux counts a process's time in hundredths of a second, and its memory in pages of this size, for programs to see.
const TICKS: f64 = 100.0;
const KIB: u64 = 1024;
/// Where in /proc/PID/stat, after the name, the ticks in the program and in the system stand.
const TIMES: [usize; 2] = [11, 12];

/// A lobby under load.
#[derive(Debug)]
pub struct Server {
    pub address: LobbyAddress,
    pid: Option<u32>,
    /// Ours to end, with its log, which it writes as long as somebody holds the other end.
    child: Option<(Child, BufReader<ChildStderr>)>,
}

/// What a process has taken so far.
#[derive(Clone, Copy, Debug)]
pub struct Figures {
    pub seconds: f64,
    pub bytes: u64,
}

impl Server {
    /// One that runs already.
    pub fn running(address: LobbyAddress, pid: Option<u32>) -> Self {
        Self {
            address,
            pid,
            child: None,
        }
    }

    /// Starts one on a free port, for so many rooms, if wanted on one core alone.
    pub fn start(rooms: usize, core: Option<usize>) -> Result<Self, Fault> {
        let own = std::env::current_exe().map_err(fault)?;
        let mut command = match core {
            Some(core) => {
                let mut command = Command::new("taskset");
                command.arg("-c").arg(core.to_string()).arg(own);
                command
            }
            None => Command::new(own),
        };
        let people = (2 * rooms).to_string();
        command
            .args([
                "--listen",
                "127.0.0.1:0",
                "--calls-per-minute",
                "1000000000",
            ])
            .args(["--rooms", &rooms.to_string(), "--connections", &people])
            .args(["--connections-per-address", &people]);
        let mut child = command.stderr(Stdio::piped()).spawn().map_err(fault)?;
        let stderr = child.stderr.take().ok_or("the lobby has no voice")?;
        let (mut line, mut log) = (String::new(), BufReader::new(stderr));
        log.read_line(&mut line).map_err(fault)?;
        let pid = Some(child.id());
        let child = Some((child, log));
        let address = line.trim().split_once(LISTENS);
        let (_, address) = address.ok_or_else(|| format!("the lobby says: {line}"))?;
        Ok(Self {
            address: address.parse().map_err(fault)?,
            pid,
            child,
        })
    }

    /// What it has taken so far; none where the system does not tell.
    pub fn figures(&self) -> Option<Figures> {
        let read = |file: &str| fs::read_to_string(format!("/proc/{}/{file}", self.pid?)).ok();
        let stat = read("stat")?;
        let times: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
        let tick = |place: usize| times.get(place)?.parse::<f64>().ok();
        let [own, system] = TIMES.map(tick);
        let status = read("status")?;
        let resident = status
            .lines()
            .find_map(|line| line.strip_prefix("VmRSS:"))?;
        let kib: u64 = resident.trim().strip_suffix(" kB")?.parse().ok()?;
        Some(Figures {
            seconds: (own? + system?) / TICKS,
            bytes: kib * KIB,
        })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        if let Some((child, _)) = &mut self.child {
            // It holds nothing that could be lost.
            let _ = child.kill().and_then(|()| child.wait());
        }
    }
}
