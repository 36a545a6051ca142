//! A program that speaks the Gomocup protocol, as a player. It is never trusted: what it says is checked, and it is given
//! up when it is silent for too long.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread;
use std::time::{Duration, Instant};

use narabe::protocol::Coordinates;
use narabe::rules::{Point, Position, Rule};

use super::player::Player;
use crate::options::Fault;

/// How long a program may take to start.
const START_TIME: Duration = Duration::from_secs(20);
/// Memory that it is told to use at most.
const MEMORY: u64 = 350 << 20;

/// A program and its pipes.
struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

/// A player that is a program of its own.
pub struct External {
    path: String,
    time: Duration,
    tolerance: Duration,
    nodes: Option<u64>,
    running: Option<Running>,
    /// Moves of the game that the program knows of.
    known: usize,
}

impl External {
    /// The program at a path; it is started when it is first needed.
    pub fn new(path: &str, time: Duration, tolerance: Duration, nodes: Option<u64>) -> Self {
        Self {
            path: path.to_owned(),
            time,
            tolerance,
            nodes,
            running: None,
            known: 0,
        }
    }

    fn start(&mut self) -> Result<&mut Running, Fault> {
        if self.running.is_none() {
            let mut child = Command::new(&self.path)
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .map_err(|error| format!("{}: {error}", self.path))?;
            let (sender, lines) = channel();
            let output = child.stdout.take().ok_or("no output")?;
            thread::spawn(move || {
                for line in BufReader::new(output).lines() {
                    if line.is_ok_and(|line| sender.send(line).is_err()) {
                        break;
                    }
                }
            });
            let input = child.stdin.take().ok_or("no input")?;
            self.running = Some(Running {
                child,
                input,
                lines,
            });
        }
        self.running
            .as_mut()
            .ok_or_else(|| "not started".to_owned())
    }

    fn send(&mut self, text: &str) -> Result<(), Fault> {
        let running = self.start()?;
        running
            .input
            .write_all(text.as_bytes())
            .and_then(|()| running.input.flush())
            .map_err(|error| format!("it has ended: {error}"))
    }

    /// Waits for the first line that `wanted` makes something of.
    fn wait<T>(
        &mut self,
        limit: Duration,
        wanted: impl Fn(&str) -> Option<Result<T, Fault>>,
    ) -> Result<T, Fault> {
        let until = Instant::now() + limit;
        let running = self.start()?;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            match running.lines.recv_timeout(left) {
                Ok(line) => {
                    if let Some(answer) = wanted(line.trim()) {
                        return answer;
                    }
                }
                Err(RecvTimeoutError::Timeout) => return Err("out of time".to_owned()),
                Err(RecvTimeoutError::Disconnected) => return Err("it has ended".to_owned()),
            }
        }
    }

    fn begin(&mut self, position: &Position) -> Result<(), Fault> {
        let rule = match position.rule() {
            Rule::Freestyle => 0,
            Rule::Standard => 1,
            Rule::Renju => 4,
            Rule::CaroOverline => 8,
            Rule::Caro => 9,
        };
        let nodes = self
            .nodes
            .map_or(String::new(), |nodes| format!("INFO max_node {nodes}\r\n"));
        let text = format!(
            "START {}\r\nINFO timeout_turn {}\r\nINFO timeout_match 0\r\nINFO max_memory {MEMORY}\r\nINFO game_type 1\r\n\
             INFO rule {rule}\r\n{nodes}INFO time_left 2147483647\r\n",
            position.size().get(),
            self.time.as_millis(),
        );
        self.send(&text)?;
        self.wait(START_TIME, |line| match line {
            "OK" => Some(Ok(())),
            line if line.starts_with("ERROR") => Some(Err(line.to_owned())),
            _ => None,
        })
    }

    fn ask(&mut self, position: &Position) -> Result<Point, Fault> {
        let size = position.size();
        let moves = position.moves();
        let request = if moves.is_empty() {
            "BEGIN\r\n".to_owned()
        } else if self.known > 0 && self.known + 1 == moves.len() {
            format!("TURN {}\r\n", Coordinates::of(moves[moves.len() - 1], size))
        } else {
            let lines: String = position
                .stones()
                .map(|(point, side)| {
                    let whose = if side == position.side_to_move() {
                        1
                    } else {
                        2
                    };
                    format!("{},{whose}\r\n", Coordinates::of(point, size))
                })
                .collect();
            format!("BOARD\r\n{lines}DONE\r\n")
        };
        self.send(&request)?;
        let point = self.wait(self.time + self.tolerance, |line| {
            let at: Coordinates = line.parse().ok()?;
            Some(at.on(size).map_err(|error| error.to_string()))
        })?;
        self.known = moves.len() + 1;
        Ok(point)
    }

    fn end(&mut self) {
        if let Some(mut running) = self.running.take() {
            let _ = running.input.write_all(b"END\r\n");
            thread::sleep(Duration::from_millis(50));
            let _ = running.child.kill();
            let _ = running.child.wait();
        }
    }
}

impl Player for External {
    fn new_game(&mut self, start: &Position, _seed: u64) {
        self.known = 0;
        if self.begin(start).is_err() {
            self.end();
            if let Err(error) = self.begin(start) {
                eprintln!("{}: {error}", self.path);
            }
        }
    }

    fn choose(&mut self, position: &Position) -> Result<Point, Fault> {
        let answer = self.ask(position);
        if answer.is_err() {
            self.end();
        }
        answer
    }
}

impl Drop for External {
    fn drop(&mut self) {
        self.end();
    }
}
