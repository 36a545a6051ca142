//! An external program that speaks the Gomocup protocol, as a player. It is not trusted: its answers are checked and limited in
//! length, and it loses when its time is over.

use std::io::Write;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{SyncSender, TrySendError, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

use narabe_engine_core::protocol::Coordinates;
use narabe_rules::{BoardSize, Point, Position, Rule};

use crate::output::{ErrorText, Output};

/// How long a program may take to start.
const START_TIME: Duration = Duration::from_secs(20);
/// The memory limit sent to the program, in bytes.
const MEMORY: u64 = 350 << 20;
/// The time between an answer and the next request. Some programs are still busy for a moment after they have written their
/// answer, and ignore what is sent then.
const PAUSE: Duration = Duration::from_millis(20);
/// Requests that a program may leave unread.
const MAX_REQUESTS: usize = 16;
/// How much of a line an error quotes, in characters.
const QUOTED: usize = 80;

/// A running program and its pipes.
struct Process {
    child: Child,
    input: SyncSender<String>,
    output: Output,
}

impl Process {
    fn start(path: &str) -> Result<Self, ErrorText> {
        let mut child = Command::new(path)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .map_err(|error| format!("cannot start the program: {error}"))?;
        let output = child.stdout.take().ok_or("the program has no output")?;
        let input = child.stdin.take().ok_or("the program has no input")?;
        Ok(Self {
            child,
            input: writer(input),
            output: Output::of(output),
        })
    }

    fn send(&self, text: String) -> Result<(), ErrorText> {
        self.input.try_send(text).map_err(|error| match error {
            TrySendError::Full(_) => "the program does not read its input".to_owned(),
            TrySendError::Disconnected(_) => "the program has exited".to_owned(),
        })
    }

    /// Sends a request and waits for the first line that `wanted` accepts.
    fn ask<T>(
        &self,
        request: String,
        limit: Duration,
        mut wanted: impl FnMut(&str) -> Option<Result<T, ErrorText>>,
    ) -> Result<T, ErrorText> {
        thread::sleep(PAUSE);
        let until = Instant::now() + limit;
        self.output.skip()?;
        self.send(request)?;
        loop {
            let line = self.output.next(until)?;
            if let Some(answer) = wanted(line.trim()) {
                return answer;
            }
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

/// Writes on a thread of its own: a program that does not read must not block the arena.
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

/// A player that is a program of its own.
pub struct External {
    path: String,
    time: Duration,
    tolerance: Duration,
    nodes: Option<u64>,
    process: Option<Process>,
    /// The moves that the program has been told.
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
            process: None,
            known: 0,
        }
    }

    fn process(&mut self) -> Result<&Process, ErrorText> {
        let process = match self.process.take() {
            Some(process) => process,
            None => Process::start(&self.path)?,
        };
        Ok(self.process.insert(process))
    }

    fn begin(&mut self, position: &Position) -> Result<(), ErrorText> {
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
        self.process()?
            .ask(text, START_TIME, |line| match line {
                "OK" => Some(Ok(())),
                line if line.starts_with("ERROR") => Some(Err(quoted(line))),
                _ => None,
            })
            .map_err(|fault| {
                format!(
                    "no OK in answer to START {}: {fault}",
                    position.size().get()
                )
            })?;
        self.wait_for_settings()
    }

    /// Waits until the program has dealt with everything it was sent. It answers START before it reads the settings, and some
    /// take long to change the size of their table: that time is not part of the first move's.
    fn wait_for_settings(&mut self) -> Result<(), ErrorText> {
        self.process()?
            .ask("ABOUT\r\n".to_owned(), START_TIME, |line| {
                let is_remark =
                    (["OK", "MESSAGE", "DEBUG"].iter()).any(|&word| line.starts_with(word));
                (!line.is_empty() && !is_remark).then_some(Ok(()))
            })
            .map_err(|fault| format!("no answer to ABOUT: {fault}"))
    }

    fn ask(&mut self, position: &Position) -> Result<Point, ErrorText> {
        let size = position.size();
        let moves = position.moves();
        let request = if moves.is_empty() {
            "BEGIN\r\n".to_owned()
        } else if self.known > 0 && self.known + 1 == moves.len() {
            format!("TURN {}\r\n", Coordinates::of(moves[moves.len() - 1], size))
        } else {
            board(position)
        };
        let point = self.answer(request, size, |_| ())?;
        self.known = moves.len() + 1;
        Ok(point)
    }

    /// Sends a request and waits for a move; `heard` gets the lines before it.
    fn answer(
        &mut self,
        request: String,
        size: BoardSize,
        mut heard: impl FnMut(&str),
    ) -> Result<Point, ErrorText> {
        let limit = self.time.saturating_add(self.tolerance);
        self.process()?.ask(request, limit, |line| {
            let Ok(at) = line.parse::<Coordinates>() else {
                heard(line);
                return None;
            };
            Some(at.on(size).map_err(|error| error.to_string()))
        })
    }

    /// The share of games that the side to move wins, from 0 to 1, as the program expects: what it says of its best line in a line
    /// `INFO WINRATE`, an extension of Yixin-Board. [`new_game`](Self::new_game) comes first. Rapfi exits after it has said this
    /// where Black's only stop is forbidden: it is started again for the next position.
    ///
    /// # Errors
    /// When the program fails before it has said it.
    pub fn win_rate(&mut self, position: &Position) -> Result<f64, ErrorText> {
        if self.process.is_none() {
            self.begin(position)?;
        }
        let request = format!("INFO show_detail 2\r\n{}", board(position));
        let mut win_rate = None;
        let answer = self.answer(request, position.size(), |line| {
            if let Some(number) = line.strip_prefix("INFO WINRATE ") {
                win_rate = number.trim().parse::<f64>().ok();
            }
        });
        self.known = 0;
        if answer.is_err() {
            self.process = None;
        }
        match (win_rate.filter(|rate| (0.0..=1.0).contains(rate)), answer) {
            (Some(rate), _) => Ok(rate),
            (None, Err(fault)) => Err(fault),
            (None, Ok(_)) => {
                Err("the program answered without INFO WINRATE and a number from 0 to 1".to_owned())
            }
        }
    }
}

/// The request to move in a position that the program does not know.
fn board(position: &Position) -> String {
    let lines: String = position
        .stones()
        .map(|(point, side)| {
            let whose = if side == position.side_to_move() {
                1
            } else {
                2
            };
            format!("{},{whose}\r\n", Coordinates::of(point, position.size()))
        })
        .collect();
    format!("BOARD\r\n{lines}DONE\r\n")
}

/// The beginning of a program's line, with control characters escaped.
fn quoted(line: &str) -> String {
    let start: String = line.chars().take(QUOTED).collect();
    format!("{start:?}")
}

impl External {
    /// Starts a new game from this position. A program that failed in one game is started again for the next.
    ///
    /// # Errors
    /// When the program cannot take part.
    pub fn new_game(&mut self, start: &Position) -> Result<(), ErrorText> {
        self.known = 0;
        let was_running = self.process.is_some();
        let mut begun = self.begin(start);
        if begun.is_err() && was_running {
            // A program that failed in one game is started again for the next.
            self.process = None;
            begun = self.begin(start);
        }
        if begun.is_err() {
            self.process = None;
        }
        begun
    }

    /// Chooses a move.
    ///
    /// # Errors
    /// When the program has no move, fails, or is out of time.
    pub fn choose(&mut self, position: &Position) -> Result<Point, ErrorText> {
        let answer = self.ask(position);
        if answer.is_err() {
            self.process = None;
        }
        answer
    }
}
