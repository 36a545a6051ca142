//! The engine's side of the protocol: carries commands out and answers them.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use super::answers::{ABOUT, NO_MOVE, forbidden, points, show_info, summary};
use super::game::Game;
use super::request::Request;
use super::resources::Resources;
use super::swap2::{self, Answer};
use super::time_control::TimeControl;
use super::{Command, Coordinates, Info, ReadError, RequestError};
use crate::{Engine, Limits, Report, SearchThreads, Settings};
use narabe_rules::{BoardSize, Point, Rule};

/// The table, in megabytes, of a search whose move is wanted at once while the real one still holds another game: it is
/// allocated in no time.
const HASTY_HASH: usize = 1;

/// Carries out a manager's commands, one after the other, and writes the answers.
///
/// ```
/// use narabe_engine_core::{SingleThread, NoClock, Settings};
/// use narabe_engine_core::protocol::{Handler, Reader, Request};
/// use std::sync::atomic::AtomicBool;
///
/// let mut answers = Vec::new();
/// let max = Settings { hash: 16, threads: 1 };
/// let mut handler = Handler::new(&mut answers, max, Box::new(SingleThread));
/// let mut reader = Reader::default();
/// for line in ["START 15", "INFO max_node 100", "BEGIN"] {
///     for command in reader.read(line) {
///         let (clock, stop) = (&NoClock, &AtomicBool::new(false));
///         handler.handle(&Request { command, clock, stop })?;
///     }
/// }
/// assert!(answers.starts_with(b"OK\n") && answers.ends_with(b"\n7,7\n"));
/// # Ok::<(), std::io::Error>(())
/// ```
pub struct Handler<W> {
    out: W,
    engine: Engine,
    game: Game,
    resources: Resources,
    time_control: TimeControl,
    /// Whether the table holds another game and must be cleared before the next search.
    is_table_stale: bool,
}

impl<W: Write> Handler<W> {
    /// A handler that answers to `out`. `max` is the most that a manager may ask for; `threads` runs its search threads.
    pub fn new(out: W, max: Settings, threads: Box<dyn SearchThreads>) -> Self {
        let first = Settings {
            hash: HASTY_HASH,
            threads: 1,
        };
        Self {
            out,
            engine: Engine::with_threads(first, threads),
            game: Game::default(),
            resources: Resources::new(max),
            time_control: TimeControl::default(),
            is_table_stale: false,
        }
    }

    /// Holds the table and the threads to this many bytes of memory, whatever the manager grants.
    pub fn within(mut self, memory: u64) -> Self {
        self.resources.set_memory(memory);
        self
    }

    /// Carries out a command and writes its answer, if it has one.
    ///
    /// # Errors
    /// When the answer cannot be written.
    pub fn handle(&mut self, request: &Request<'_>) -> io::Result<()> {
        let answer = self.answer(request);
        let answer = answer.unwrap_or_else(|error| format!("ERROR {error}"));
        if answer.is_empty() {
            return Ok(());
        }
        writeln!(self.out, "{answer}")?;
        self.out.flush()
    }

    /// Carries out a command: the lines of its answer, or nothing where the protocol asks for none.
    fn answer(&mut self, request: &Request<'_>) -> Result<String, RequestError> {
        const NOTHING: String = String::new();
        match request.command.as_ref().map_err(ReadError::clone)? {
            &Command::Start { width, height } => {
                self.start(board_size(width, height)?, request.stop)
            }
            Command::Restart => self.start(self.game.size()?, request.stop),
            Command::Begin => {
                self.game.check_rule()?;
                self.game.begin();
                self.play_best(request)
            }
            &Command::Turn(at) => {
                self.game.check_rule()?;
                self.game.take_turn(at)?;
                self.play_best(request)
            }
            &Command::Play(at) => {
                self.game.check_rule()?;
                self.game.put_own(at)?;
                Ok(at.to_string())
            }
            Command::Board(lines) => {
                self.game.check_rule()?;
                self.game.set_position(lines)?;
                self.play_best(request)
            }
            Command::SetBoard(lines) => {
                self.game.check_rule()?;
                self.game.set_position(lines)?;
                Ok(NOTHING)
            }
            &Command::TakeBack(at) => {
                self.game.take_back(at)?;
                Ok("OK".to_owned())
            }
            Command::Swap2Board(stones) => self.swap2(stones, request),
            &Command::BestLines(lines) => self.best_lines(lines, request),
            Command::Info(info) => {
                if let Some(info) = info {
                    self.update(info);
                }
                Ok(NOTHING)
            }
            Command::About => Ok(ABOUT.to_owned()),
            Command::ClearHash => {
                self.is_table_stale = true;
                if !request.stop.load(Ordering::Relaxed) {
                    self.clear_table();
                }
                Ok(NOTHING)
            }
            Command::ShowInfo => Ok(show_info()),
            Command::ShowForbidden => Ok(forbidden(&self.game.forbidden()?)),
            Command::Stop | Command::End => Ok(NOTHING),
            Command::Unknown(word) => Ok(format!("UNKNOWN command {word}")),
        }
    }

    fn start(&mut self, size: BoardSize, stop: &AtomicBool) -> Result<String, RequestError> {
        self.game.start(size);
        self.is_table_stale = true;
        if !stop.load(Ordering::Relaxed) {
            // All tables are made here, where the time it takes does not count. The rule may still be to come.
            Rule::ALL.into_iter().for_each(Engine::init_tables);
            self.engine.set_settings(self.resources.settings());
            self.clear_table();
        }
        Ok("OK".to_owned())
    }

    fn update(&mut self, info: &Info) {
        self.time_control.update(info);
        self.resources.update(info);
        if let Info::Rule(rule) = info {
            self.game.set_rule(rule.clone());
        }
    }

    /// Clears the table, which takes a while if it is large and has been used.
    fn clear_table(&mut self) {
        self.engine.clear();
        self.is_table_stale = false;
    }

    /// Gives the engine the granted threads and table, as far as there is time. Managers grant memory after START, where a
    /// new table costs the first turn: one that is too large is replaced at once, a larger one may wait for the next START.
    /// An answer that is wanted at once waits for nothing.
    fn fit_engine(&mut self, stop: &AtomicBool) {
        let now = self.engine.settings();
        let mut wanted = self.resources.settings();
        if stop.load(Ordering::Relaxed) {
            let most = if self.is_table_stale {
                HASTY_HASH
            } else {
                now.hash
            };
            wanted.hash = wanted.hash.min(most);
            wanted.threads = 1;
        } else if wanted.hash > now.hash && !self.time_control.has_time_for_table(wanted.hash) {
            wanted.hash = now.hash;
        }
        self.engine.set_settings(wanted);
        if self.is_table_stale {
            self.clear_table();
        }
    }

    /// Searches the position on the board; none when the engine may play nowhere.
    fn search(
        &mut self,
        lines: usize,
        request: &Request<'_>,
    ) -> Result<Option<Report>, RequestError> {
        let setup = self.game.position()?;
        self.fit_engine(request.stop);
        let limits = Limits {
            multi_pv: lines,
            ..self.time_control.limits(request.clock.now())
        };
        Ok(self
            .engine
            .think(&setup, &limits, request.clock, request.stop, |_| ()))
    }

    /// Searches the position and plays the best move.
    fn play_best(&mut self, request: &Request<'_>) -> Result<String, RequestError> {
        let over = self.game.over()?;
        let report = self.search(1, request)?;
        let size = self.game.size()?;
        let (best, message) = match report {
            Some(report) => (report.best_move(), summary(&report, size)),
            None => (self.game.only_point()?, NO_MOVE.to_owned()),
        };
        self.game.play(best)?;
        Ok(format!("{over}{message}\n{}", Coordinates::of(best, size)))
    }

    /// Searches the position for its best lines; the game stays as it is.
    fn best_lines(&mut self, lines: usize, request: &Request<'_>) -> Result<String, RequestError> {
        let over = self.game.over()?;
        let report = self.search(lines, request)?;
        let size = self.game.size()?;
        let Some(report) = report else {
            let only = Coordinates::of(self.game.only_point()?, size);
            return Ok(format!("{over}{NO_MOVE}\n{only}"));
        };
        let mut answer = over + &summary(&report, size);
        for (number, line) in report.lines.iter().enumerate() {
            let moves = points(&line.moves, size);
            answer += &format!("\nMESSAGE ({}) {} {moves}", number + 1, line.value);
        }
        let best = Coordinates::of(report.best_move(), size);
        Ok(format!("{answer}\n{best}"))
    }

    /// The engine's choice in a swap2 opening.
    fn swap2(
        &mut self,
        stones: &[Coordinates],
        request: &Request<'_>,
    ) -> Result<String, RequestError> {
        self.game.check_rule()?;
        let size = self.game.size()?;
        let stones: Result<Vec<Point>, _> = stones.iter().map(|at| at.on(size)).collect();
        let opening = swap2::opening(self.game.rule(), size, &stones?)?;
        self.fit_engine(request.stop);
        let limits = || self.time_control.limits(request.clock.now());
        let (clock, stop) = (request.clock, request.stop);
        match swap2::answer(&mut self.engine, opening, limits, clock, stop) {
            Some(Answer::Swap) => Ok("SWAP".to_owned()),
            Some(Answer::Points(chosen)) => Ok(points(&chosen, size)),
            None => Err(RequestError::BoardFull),
        }
    }
}

fn board_size(width: u32, height: u32) -> Result<BoardSize, RequestError> {
    if width != height {
        return Err(RequestError::NotSquare { width, height });
    }
    let side = u8::try_from(width).ok();
    side.and_then(|side| BoardSize::new(side).ok())
        .ok_or(RequestError::BoardSize(width))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::protocol::Reader;
    use crate::{NoClock, SingleThread};

    /// A handler that may have much, after all these lines, each wanted at once or not; and its last answer.
    fn after(lines: &[(&str, bool)]) -> (Handler<Vec<u8>>, String) {
        let max = Settings {
            hash: 4096,
            threads: 256,
        };
        let mut handler = Handler::new(Vec::new(), max, Box::new(SingleThread));
        let mut reader = Reader::default();
        for &(line, at_once) in lines {
            handler.out.clear();
            for command in reader.read(line) {
                let request = Request {
                    command,
                    clock: &NoClock,
                    stop: &AtomicBool::new(at_once),
                };
                handler.handle(&request).unwrap();
            }
        }
        let answer = String::from_utf8(handler.out.clone()).unwrap();
        (handler, answer)
    }

    fn table_after(lines: &[&str]) -> usize {
        let lines: Vec<_> = lines.iter().map(|&line| (line, false)).collect();
        after(&lines).0.engine.settings().hash
    }

    #[test]
    fn memory_bounds_the_table_in_whatever_order_they_are_told() {
        let (memory, hash, start) = (
            "INFO max_memory 83886080",
            "INFO hash_size 4194304",
            "START 15",
        );
        let (few, turn) = ("INFO max_node 10", "TURN 7,7");
        assert_eq!(table_after(&[memory, hash, start]), 40);
        assert_eq!(table_after(&[hash, memory, start]), 40);
        assert_eq!(table_after(&[start, memory, hash, few, turn]), 40);
        assert_eq!(table_after(&[start, hash, memory, few, turn]), 40);
        let less = "INFO hash_size 8192";
        assert_eq!(table_after(&[less, memory, start]), 8);
        assert_eq!(table_after(&[memory, less, start]), 8);
    }

    #[test]
    fn a_move_that_is_wanted_at_once_makes_no_large_table() {
        let (handler, answer) = after(&[
            ("INFO hash_size 65536", false),
            ("START 15", true),
            ("TURN 7,7", true),
        ]);
        assert_eq!(handler.engine.settings().hash, HASTY_HASH);
        assert!(answer.lines().last().unwrap().contains(','), "{answer}");
        let (handler, _) = after(&[
            ("INFO hash_size 65536", false),
            ("START 15", true),
            ("INFO max_node 10", false),
            ("TURN 7,7", false),
        ]);
        assert_eq!(
            handler.engine.settings().hash,
            64,
            "made when there is time"
        );
    }

    #[test]
    fn a_new_game_clears_the_table_even_if_it_began_in_haste() {
        let game = |first: &[(&'static str, bool)]| {
            let lines = [first, &[("INFO max_node 3000", false), ("TURN 7,7", false)]].concat();
            after(&lines).1
        };
        let fresh = game(&[("START 15", false)]);
        let played = [
            ("START 15", false),
            ("INFO max_node 3000", false),
            ("TURN 7,7", false),
        ];
        assert_eq!(game(&[&played[..], &[("START 15", false)]].concat()), fresh);
        assert_eq!(game(&[&played[..], &[("START 15", true)]].concat()), fresh);
    }
}
