//! The engine's side of the protocol: what it does with each command, and what it answers.

use std::fmt::Display;
use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering};

use super::allowance::Allowance;
use super::swap2::{self, Answer};
use super::{BoardLine, Command, Coordinates, Info, ReadError, Whose};
use crate::engine::{Clock, Engine, Limits, Report, SearchThreads, Settings, Setup};
use crate::rules::{BoardSize, Point, Rule, Side};

/// What ABOUT answers.
const ABOUT: &str = concat!(
    "name=\"Narabe\", version=\"",
    env!("CARGO_PKG_VERSION"),
    "\", author=\"The Narabe authors\", country=\"-\", www=\"-\", email=\"-\""
);
/// What the program needs beside its table when it searches on one thread, in bytes.
const OVERHEAD: u64 = 40 << 20;
/// What each further thread needs, in bytes: mostly its histories, on the largest board.
const HELPER: u64 = 4 << 20;
/// The table until the manager tells of memory, in megabytes: most do so after START only, when one that is too large would
/// have to go within a turn.
const FIRST_HASH: usize = 16;
/// The largest table that is used unless more is asked for, in megabytes.
const USUAL_HASH: usize = 256;
/// The table of a search whose move is wanted at once while the real one still holds another game, in megabytes: it takes
/// no time to make.
const HASTY_HASH: usize = 1;

/// A command as it was heard.
pub struct Heard<'a> {
    /// What it says.
    pub command: Result<Command, ReadError>,
    /// A clock that started when it came.
    pub clock: &'a dyn Clock,
    /// Set when its answer is wanted at once, or no longer.
    pub stop: &'a AtomicBool,
}

/// The engine with what the manager has told it.
pub struct Brain<W> {
    out: W,
    engine: Engine,
    threads: usize,
    /// The table that is asked for, in megabytes, and whether by name.
    hash: usize,
    is_hash_named: bool,
    /// The bytes that all together may take; none is no limit.
    memory: Option<u64>,
    /// The table holds what is to be forgotten before the next search.
    is_stale: bool,
    most: Settings,
    rule: Rule,
    unknown_rule: Option<u32>,
    setup: Option<Setup>,
    own: Side,
    allowance: Allowance,
}

impl<W: Write> Brain<W> {
    /// An engine that nobody has told anything yet, and that answers to `out`. `most` is what a manager may ask for;
    /// `threads` runs its search threads.
    pub fn new(out: W, most: Settings, threads: Box<dyn SearchThreads>) -> Self {
        let first = Settings {
            hash: HASTY_HASH,
            threads: 1,
        };
        Self {
            out,
            engine: Engine::with_threads(first, threads),
            threads: 1,
            hash: FIRST_HASH,
            is_hash_named: false,
            memory: None,
            is_stale: false,
            most,
            rule: Rule::Freestyle,
            unknown_rule: None,
            setup: None,
            own: Side::Black,
            allowance: Allowance::default(),
        }
    }

    /// Carries a command out.
    ///
    /// # Errors
    /// When nobody listens any more.
    pub fn obey(&mut self, heard: &Heard<'_>) -> io::Result<()> {
        let command = match &heard.command {
            Ok(command) => command.clone(),
            Err(error) => return self.say(&format!("ERROR {error}")),
        };
        match command {
            Command::Start { width, height } => self.start(width, height, heard.stop),
            Command::Restart => match self.setup.as_ref().map(Setup::size) {
                Some(size) => self.new_game(size, heard.stop),
                None => self.say("ERROR no game to start again: send START 15"),
            },
            Command::Begin => {
                self.own = Side::Black;
                self.answer(heard)
            }
            Command::Turn(at) => match self.put(at, false) {
                Ok(()) => self.answer(heard),
                Err(error) => self.say(&format!("ERROR {error}")),
            },
            Command::Play(at) => match self.put(at, true) {
                Ok(()) => self.say(&at.to_string()),
                Err(error) => self.say(&format!("ERROR {error}")),
            },
            Command::Board(lines) => match self.set_board(&lines) {
                Ok(()) => self.answer(heard),
                Err(error) => self.say(&format!("ERROR {error}")),
            },
            Command::SetBoard(lines) => match self.set_board(&lines) {
                Ok(()) => Ok(()),
                Err(error) => self.say(&format!("ERROR {error}")),
            },
            Command::TakeBack(at) => match self.take_back(at) {
                Ok(()) => self.say("OK"),
                Err(error) => self.say(&format!("ERROR {error}")),
            },
            Command::Swap2Board(stones) => self.swap2(&stones, heard),
            Command::BestLines(lines) => self.best_lines(lines, heard),
            Command::Info(info) => {
                if let Some(info) = info {
                    self.note(&info);
                }
                Ok(())
            }
            Command::About => self.say(ABOUT),
            Command::ClearHash => {
                self.is_stale = true;
                if !heard.stop.load(Ordering::Relaxed) {
                    self.forget();
                }
                Ok(())
            }
            Command::ShowInfo => self.show_info(),
            Command::Stop | Command::End => Ok(()),
            Command::Unknown(word) => self.say(&format!("UNKNOWN command {word}")),
        }
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        writeln!(self.out, "{line}")?;
        self.out.flush()
    }

    fn start(&mut self, width: u32, height: u32, stop: &AtomicBool) -> io::Result<()> {
        if width != height {
            return self.say("ERROR the board must be square");
        }
        let size = u8::try_from(width)
            .ok()
            .and_then(|side| BoardSize::new(side).ok());
        match size {
            Some(size) => self.new_game(size, stop),
            None => self.say(&format!(
                "ERROR {width} is not a board size: choose one from 5 to 25"
            )),
        }
    }

    fn new_game(&mut self, size: BoardSize, stop: &AtomicBool) -> io::Result<()> {
        self.setup = Some(Setup::new(self.rule, size));
        self.own = Side::Black;
        self.is_stale = true;
        if !stop.load(Ordering::Relaxed) {
            // All tables are made here, where the time it takes does not count. The rule may still be to come.
            Rule::ALL.into_iter().for_each(Engine::init_tables);
            self.engine.set_settings(self.wanted());
            self.forget();
        }
        self.say("OK")
    }

    /// Empties the table, which takes a while where it is large and has been used.
    fn forget(&mut self) {
        self.engine.clear();
        self.is_stale = false;
    }

    /// Puts a stone of the engine or of its opponent.
    fn put(&mut self, at: Coordinates, is_own: bool) -> Result<(), String> {
        let setup = self.setup.as_mut().ok_or_else(no_game)?;
        let point = at.on(setup.size()).map_err(text)?;
        if setup.stones().is_empty() {
            // Whoever makes the first move is Black.
            self.own = if is_own { Side::Black } else { Side::White };
        }
        let side = if is_own { self.own } else { self.own.other() };
        setup.place(point, side).map_err(text)
    }

    fn take_back(&mut self, at: Coordinates) -> Result<(), String> {
        let setup = self.setup.as_mut().ok_or_else(no_game)?;
        let point = at.on(setup.size()).map_err(text)?;
        setup.remove(point).map_err(text)
    }

    /// A whole position. Its order says nothing; whose the stones are says who is Black.
    fn set_board(&mut self, lines: &[BoardLine]) -> Result<(), String> {
        let size = self.setup.as_ref().ok_or_else(no_game)?.size();
        let count = |whose| lines.iter().filter(|line| line.whose == whose).count();
        self.own = if count(Whose::Own) >= count(Whose::Other) {
            Side::Black
        } else {
            Side::White
        };
        let mut setup = Setup::new(self.rule, size);
        for line in lines {
            let side = match line.whose {
                Whose::Own => self.own,
                Whose::Other => self.own.other(),
                Whose::Marked => continue,
            };
            let point = line.at.on(size).map_err(text)?;
            setup.place(point, side).map_err(text)?;
        }
        setup.set_to_move(self.own);
        self.setup = Some(setup);
        Ok(())
    }

    fn note(&mut self, info: &Info) {
        self.allowance.note(info);
        match *info {
            Info::MaxMemory(bytes) => {
                self.memory = bytes;
                if !self.is_hash_named {
                    self.hash = USUAL_HASH;
                }
            }
            Info::HashSize(kilobytes) => {
                self.hash = usize::try_from(kilobytes >> 10).unwrap_or(usize::MAX);
                self.is_hash_named = true;
            }
            Info::Rule(Ok(rule)) => {
                self.rule = rule;
                self.unknown_rule = None;
                if let Some(setup) = &mut self.setup {
                    setup.set_rule(rule);
                }
            }
            Info::Rule(Err(number)) => self.unknown_rule = Some(number),
            Info::Threads(threads) => self.threads = threads,
            _ => {}
        }
    }

    /// What the manager wants, in whatever order it has said so, within the memory that it grants: further threads take
    /// half of what there is at most, and the table fits into the rest.
    fn wanted(&self) -> Settings {
        let memory = self.memory.unwrap_or(u64::MAX);
        let room = memory.saturating_sub(OVERHEAD);
        let most_helpers = room / 2 / HELPER;
        let helpers = self.threads.clamp(1, self.most.threads) as u64 - 1;
        let helpers = helpers.min(most_helpers);
        let megabytes = usize::try_from((room - helpers * HELPER) >> 20);
        Settings {
            hash: self
                .hash
                .min(megabytes.unwrap_or(usize::MAX))
                .clamp(1, self.most.hash),
            threads: usize::try_from(helpers + 1).unwrap_or(1),
        }
    }

    /// Makes the engine what the manager wants, as far as there is time for it: managers tell of memory after START, where
    /// a new table costs the first turn. One that is too large goes at once, a larger one may wait for the next START. An
    /// answer that is wanted at once waits for nothing.
    fn fit_engine(&mut self, stop: &AtomicBool) {
        let now = self.engine.settings();
        let mut wanted = self.wanted();
        if stop.load(Ordering::Relaxed) {
            let most = if self.is_stale { HASTY_HASH } else { now.hash };
            wanted.hash = wanted.hash.min(most);
            wanted.threads = 1;
        } else if wanted.hash > now.hash && !self.allowance.pays_for_table(wanted.hash) {
            wanted.hash = now.hash;
        }
        self.engine.set_settings(wanted);
        if self.is_stale {
            self.forget();
        }
    }

    /// Thinks about the position and plays the best move.
    fn answer(&mut self, heard: &Heard<'_>) -> io::Result<()> {
        let (report, size) = match self.think(1, heard) {
            Ok(found) => found,
            Err(error) => return self.say(&format!("ERROR {error}")),
        };
        self.tell(&report, size)?;
        let best = report.best_move();
        let put = self.setup.as_mut().map(|setup| setup.place(best, self.own));
        if let Some(Err(error)) = put {
            return self.say(&format!("ERROR {error}"));
        }
        self.say(&Coordinates::of(best, size).to_string())
    }

    /// What the engine finds on the board that is set up.
    fn think(&mut self, lines: usize, heard: &Heard<'_>) -> Result<(Report, BoardSize), String> {
        if let Some(number) = self.unknown_rule {
            return Err(format!("rule {number} is not known: 0, 1, 4, 8 and 9 are"));
        }
        if self.setup.is_none() {
            return Err(no_game());
        }
        self.fit_engine(heard.stop);
        let setup = self.setup.as_mut().ok_or_else(no_game)?;
        setup.set_to_move(self.own);
        let limits = Limits {
            multi_pv: lines,
            ..self.allowance.limits(heard.clock.now())
        };
        let report = self
            .engine
            .think(setup, &limits, heard.clock, heard.stop, |_| ())
            .ok_or("the board is full")?;
        Ok((report, setup.size()))
    }

    /// Tells the manager's people what the engine has found.
    fn tell(&mut self, report: &Report, size: BoardSize) -> io::Result<()> {
        let best = &report.lines[0];
        let line = points(&best.moves, size);
        self.say(&format!(
            "MESSAGE depth {}-{} value {} nodes {} time {} ms line {line}",
            report.depth,
            report.sel_depth,
            best.value,
            report.nodes,
            report.elapsed.as_millis(),
        ))
    }

    fn best_lines(&mut self, lines: usize, heard: &Heard<'_>) -> io::Result<()> {
        let (report, size) = match self.think(lines, heard) {
            Ok(found) => found,
            Err(error) => return self.say(&format!("ERROR {error}")),
        };
        self.tell(&report, size)?;
        for (number, line) in report.lines.iter().enumerate() {
            let moves = points(&line.moves, size);
            self.say(&format!("MESSAGE ({}) {} {moves}", number + 1, line.value))?;
        }
        self.say(&Coordinates::of(report.best_move(), size).to_string())
    }

    fn show_info(&mut self) -> io::Result<()> {
        self.say(concat!("MESSAGE Narabe ", env!("CARGO_PKG_VERSION")))?;
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        self.say(&format!("MESSAGE INFO MAX_THREAD_NUM {threads}"))
    }

    /// The opening stage under swap2.
    fn swap2(&mut self, stones: &[Coordinates], heard: &Heard<'_>) -> io::Result<()> {
        let Some(size) = self.setup.as_ref().map(Setup::size) else {
            return self.say(&format!("ERROR {}", no_game()));
        };
        let placed: Result<Vec<Point>, _> = stones.iter().map(|at| at.on(size)).collect();
        let opening = placed
            .map_err(text)
            .and_then(|placed| swap2::opening(self.rule, size, &placed));
        let opening = match opening {
            Ok(opening) => opening,
            Err(error) => return self.say(&format!("ERROR {error}")),
        };
        self.fit_engine(heard.stop);
        let (clock, stop, allowance) = (heard.clock, heard.stop, &self.allowance);
        let limits = || allowance.limits(clock.now());
        match swap2::answer(&mut self.engine, opening, limits, clock, stop) {
            Some(Answer::Swap) => self.say("SWAP"),
            Some(Answer::Points(chosen)) => self.say(&points(&chosen, size)),
            None => self.say("ERROR the board is full"),
        }
    }
}

fn no_game() -> String {
    "no game has been started: send START 15".to_owned()
}

fn text(error: impl Display) -> String {
    error.to_string()
}

fn points(points: &[Point], size: BoardSize) -> String {
    let words: Vec<_> = points
        .iter()
        .map(|&point| Coordinates::of(point, size).to_string())
        .collect();
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{NoClock, SingleThread};
    use crate::protocol::Reader;

    /// An engine that may have much, to whom all lines are said, each wanted at once or not. Gives what it answered last.
    fn told(lines: &[(&str, bool)]) -> (Brain<Vec<u8>>, String) {
        let most = Settings {
            hash: 4096,
            threads: 256,
        };
        let mut brain = Brain::new(Vec::new(), most, Box::new(SingleThread));
        let mut reader = Reader::default();
        for &(line, at_once) in lines {
            brain.out.clear();
            let command = reader.read(line).expect("a command of one line");
            let heard = Heard {
                command,
                clock: &NoClock,
                stop: &AtomicBool::new(at_once),
            };
            brain.obey(&heard).unwrap();
        }
        let answer = String::from_utf8(brain.out.clone()).unwrap();
        (brain, answer)
    }

    fn table_after(lines: &[&str]) -> usize {
        let lines: Vec<_> = lines.iter().map(|&line| (line, false)).collect();
        told(&lines).0.engine.settings().hash
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
        let (brain, _) = told(&[(memory, false), ("INFO max_memory 0", false)]);
        assert_eq!(brain.wanted().hash, USUAL_HASH);
    }

    #[test]
    fn threads_and_table_share_the_memory_that_is_granted() {
        let (memory, threads) = ("INFO max_memory 83886080", "INFO thread_num 256");
        for lines in [[memory, threads], [threads, memory]] {
            let (brain, _) = told(&lines.map(|line| (line, false)));
            let wanted = brain.wanted();
            assert_eq!((wanted.threads, wanted.hash), (6, 20));
        }
        let (brain, _) = told(&[("INFO max_memory 1", false), (threads, false)]);
        let least = Settings {
            hash: 1,
            threads: 1,
        };
        assert_eq!(brain.wanted(), least);
        assert_eq!(told(&[(threads, false)]).0.wanted().threads, 256);
    }

    #[test]
    fn an_answer_that_is_wanted_at_once_makes_no_large_table() {
        let (brain, answer) = told(&[
            ("INFO hash_size 65536", false),
            ("START 15", true),
            ("TURN 7,7", true),
        ]);
        assert_eq!(brain.engine.settings().hash, HASTY_HASH);
        assert!(answer.lines().last().unwrap().contains(','), "{answer}");
        let (brain, _) = told(&[
            ("INFO hash_size 65536", false),
            ("START 15", true),
            ("INFO max_node 10", false),
            ("TURN 7,7", false),
        ]);
        assert_eq!(brain.engine.settings().hash, 64, "made when there is time");
    }

    #[test]
    fn a_new_game_forgets_the_one_before_even_where_it_began_in_haste() {
        let game = |first: &[(&'static str, bool)]| {
            let lines = [first, &[("INFO max_node 3000", false), ("TURN 7,7", false)]].concat();
            told(&lines).1
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
