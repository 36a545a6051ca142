//! The values of another program, kept in a file.

use std::collections::HashMap;
use std::fs::{File, OpenOptions};
use std::io::Write as _;
use std::time::Duration;

use narabe_notation::write_move_list;
use narabe_rules::{Position, Side};
use serde_json::{Value, json};

use narabe_command_line::arguments::{ErrorText, fault};
use narabe_external_engine::{EngineLine, EngineProgram, ExternalEngine, MoveLimits, Watch};

/// The time for a value: the limit of nodes ends the search long before, but a busy machine must not.
const TIME: Duration = Duration::from_secs(120);
/// The lines of play that the value is asked of.
const LINES: usize = 1;

/// What a value depends on: rule, size, nodes and moves.
type Key = (String, u8, u64, String);

/// The program, and what it has said.
pub struct PeerValues {
    program: ExternalEngine,
    nodes: u64,
    known: HashMap<Key, f64>,
    log: Option<File>,
    /// The game has been announced to the program.
    has_begun: bool,
}

impl PeerValues {
    /// Reads what is known; the program is started when it is first asked.
    pub fn new(path: &str, nodes: u64, log: Option<&str>) -> Result<Self, ErrorText> {
        let mut known = HashMap::new();
        let log = match log {
            Some(log) => {
                let complain = |error: std::io::Error| format!("--log {log}: {error}");
                let file = OpenOptions::new()
                    .read(true)
                    .append(true)
                    .create(true)
                    .open(log);
                let file = file.map_err(complain)?;
                let text = std::fs::read_to_string(log).map_err(complain)?;
                for (number, line) in text.lines().enumerate() {
                    let (key, rate) = read(line).ok_or_else(|| {
                        format!(
                            "--log {log}, line {}: {line:?} is no value of a position",
                            number + 1
                        )
                    })?;
                    known.insert(key, rate);
                }
                Some(file)
            }
            None => None,
        };
        Ok(Self {
            program: ExternalEngine::new(EngineProgram::new(path)),
            nodes,
            known,
            log,
            has_begun: false,
        })
    }

    /// Goes on with another game.
    pub fn begin(&mut self) {
        self.has_begun = false;
    }

    /// What a side can expect in a position, from 0 to 1.
    pub fn chance(&mut self, position: &Position, side: Side) -> Result<f64, ErrorText> {
        let rate = self.win_rate(position)?;
        Ok(for_side(rate, position, side))
    }

    /// The same, if the program was asked.
    pub fn known(&self, position: &Position, side: Side) -> Option<f64> {
        let rate = *self.known.get(&self.key(position))?;
        Some(for_side(rate, position, side))
    }

    fn key(&self, position: &Position) -> Key {
        (
            position.rule().id().to_owned(),
            position.size().get(),
            self.nodes,
            write_move_list(position.moves()),
        )
    }

    fn win_rate(&mut self, position: &Position) -> Result<f64, ErrorText> {
        let key = self.key(position);
        if let Some(&rate) = self.known.get(&key) {
            return Ok(rate);
        }
        if !self.has_begun {
            self.program.new_game(position).map_err(fault)?;
            self.has_begun = true;
        }
        let rate = self.ask(position)?;
        if let Some(log) = &mut self.log {
            let (rule, size, nodes, moves) = &key;
            let line = json!({ "rule": rule, "size": size, "nodes": nodes, "moves": moves, "win_rate": rate });
            writeln!(log, "{line}").map_err(fault)?;
        }
        self.known.insert(key, rate);
        Ok(rate)
    }

    /// Asks the program. Rapfi exits after it has said its value where Black's only stop is forbidden: it is started again for the next
    /// position.
    fn ask(&mut self, position: &Position) -> Result<f64, ErrorText> {
        let limits = MoveLimits {
            nodes: Some(self.nodes),
            ..MoveLimits::turn(TIME, TIME)
        };
        let mut heard = LastWinRate(None);
        let answer = (self.program).analyse(position, LINES, &limits, &mut heard);
        match (heard.0, answer) {
            (Some(rate), _) => Ok(rate),
            (None, Err(error)) => Err(fault(error)),
            (None, Ok(_)) => {
                Err("the program answered without INFO WINRATE and a number from 0 to 1".to_owned())
            }
        }
    }
}

/// The win rate of the best line that was said last.
struct LastWinRate(Option<f64>);

impl Watch for LastWinRate {
    fn line(&mut self, found: &EngineLine) {
        if found.rank == 0 && found.win_rate.is_some() {
            self.0 = found.win_rate;
        }
    }
}

/// What the side to move can expect, for one of the sides.
fn for_side(rate: f64, position: &Position, side: Side) -> f64 {
    if position.side_to_move() == side {
        rate
    } else {
        1.0 - rate
    }
}

/// A line of the file.
fn read(line: &str) -> Option<(Key, f64)> {
    let value: Value = serde_json::from_str(line).ok()?;
    let text = |name: &str| value[name].as_str().map(str::to_owned);
    let size = u8::try_from(value["size"].as_u64()?).ok()?;
    let key = (
        text("rule")?,
        size,
        value["nodes"].as_u64()?,
        text("moves")?,
    );
    Some((key, value["win_rate"].as_f64()?))
}
