//! The lobby under test: its process, its processor time and its memory.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, ChildStderr, Command, Stdio};

use narabe_net::LobbyAddress;

use narabe_command_line::arguments::{ErrorText, fault};

/// The words before the address in the first line of the log.
const LISTENS: &str = " listens on ";
/// Linux counts a process's time in hundredths of a second.
const TICKS: f64 = 100.0;
const KIB: u64 = 1024;
/// A limit that no load reaches.
const NO_LIMIT: &str = "1000000000";
/// The fields of /proc/PID/stat, counted after the name, with the ticks in user mode and in the kernel.
const TIMES: [usize; 2] = [11, 12];

/// A lobby under load.
#[derive(Debug)]
pub struct Server {
    pub address: LobbyAddress,
    pid: Option<u32>,
    _own: Option<Process>,
}

/// A lobby that was started here; dropped, it is killed.
#[derive(Debug)]
struct Process {
    child: Child,
    /// Kept open, because the lobby writes to it.
    log: BufReader<ChildStderr>,
}

/// Processor time and memory of a process.
#[derive(Clone, Copy, Debug)]
pub struct Figures {
    pub seconds: f64,
    pub bytes: u64,
}

impl Server {
    /// A lobby that is running already.
    pub fn running(address: LobbyAddress, pid: Option<u32>) -> Self {
        Self {
            address,
            pid,
            _own: None,
        }
    }

    /// Starts a lobby on a free port; with `core`, pinned to that core.
    pub fn start(core: Option<usize>) -> Result<Self, ErrorText> {
        let mut own = Process::start(core)?;
        let mut line = String::new();
        own.log.read_line(&mut line).map_err(fault)?;
        let address = line.trim().split_once(LISTENS);
        let (_, address) = address.ok_or_else(|| format!("the lobby says: {line}"))?;
        Ok(Self {
            address: address.parse().map_err(fault)?,
            pid: Some(own.child.id()),
            _own: Some(own),
        })
    }

    /// Its processor time and memory so far; none if the system does not provide them.
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

impl Process {
    fn start(core: Option<usize>) -> Result<Self, ErrorText> {
        let program = std::env::current_exe().map_err(fault)?;
        let mut command = match core {
            Some(core) => {
                let mut command = Command::new("taskset");
                command.args(["-c", &core.to_string()]).arg(program);
                command
            }
            None => Command::new(program),
        };
        command
            .args(["--listen", "127.0.0.1:0", "--rooms", NO_LIMIT])
            .args(["--connections", NO_LIMIT, "--calls-per-minute", NO_LIMIT])
            .args(["--connections-per-address", NO_LIMIT])
            .stderr(Stdio::piped());
        let spawned = command.spawn();
        let mut child = spawned.map_err(|fault| format!("no lobby can be started: {fault}"))?;
        let log = child.stderr.take().ok_or("the lobby has no log")?;
        let log = BufReader::new(log);
        Ok(Self { child, log })
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It has no data to save.
        let _ = self.child.kill().and_then(|()| self.child.wait());
    }
}
