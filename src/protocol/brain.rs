//! The engine's side of the protocol: what it does with each command, and what it answers.

use std::fmt::Display;
use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::allowance::Allowance;
use super::swap2::{self, Answer};
use super::{BoardLine, Command, Coordinates, Info, ReadError, Whose};
use crate::engine::{Clock, Crew, Engine, Limits, Report, Settings, Setup};
use crate::rules::{BoardSize, Point, Rule, Side};

/// What ABOUT answers.
const ABOUT: &str = concat!(
    "name=\"Narabe\", version=\"",
    env!("CARGO_PKG_VERSION"),
    "\", author=\"The Narabe authors\", country=\"-\", www=\"-\", email=\"-\""
);
/// What the program needs beside its table, in bytes.
const OVERHEAD: u64 = 40 << 20;
/// The table until the manager tells of memory, in megabytes: most do so after START only, when one that is too large would
/// have to go within a turn.
const FIRST_HASH: usize = 16;
/// The largest table that is used unless more is asked for, in megabytes.
const USUAL_HASH: usize = 256;

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
    ended: Arc<AtomicBool>,
    engine: Engine,
    wanted: Settings,
    most: Settings,
    rule: Rule,
    unknown_rule: Option<u32>,
    setup: Option<Setup>,
    own: Side,
    allowance: Allowance,
}

impl<W: Write> Brain<W> {
    /// An engine that nobody has told anything yet, that answers to `out`, and that falls silent once `ended` is set.
    /// `most` is what a manager may ask for; a crew runs its threads.
    pub fn new(out: W, ended: Arc<AtomicBool>, most: Settings, crew: Box<dyn Crew>) -> Self {
        let wanted = Settings {
            hash: FIRST_HASH.min(most.hash),
            threads: 1,
        };
        Self {
            out,
            ended,
            engine: Engine::with_crew(Settings { hash: 1, ..wanted }, crew),
            wanted,
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
            Command::Start { width, height } => self.start(width, height),
            Command::Restart => match self.setup.as_ref().map(Setup::size) {
                Some(size) => self.new_game(size),
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
                self.engine.clear();
                Ok(())
            }
            Command::ShowInfo => self.show_info(),
            Command::Stop | Command::End => Ok(()),
            Command::Unknown(word) => self.say(&format!("UNKNOWN command {word}")),
        }
    }

    /// Says a line, unless the end has been heard.
    fn say(&mut self, line: &str) -> io::Result<()> {
        if self.ended.load(Ordering::Relaxed) {
            return Err(io::ErrorKind::BrokenPipe.into());
        }
        writeln!(self.out, "{line}")?;
        self.out.flush()
    }

    fn start(&mut self, width: u32, height: u32) -> io::Result<()> {
        if width != height {
            return self.say("ERROR only square boards can be played on");
        }
        let size = u8::try_from(width)
            .ok()
            .and_then(|side| BoardSize::new(side).ok());
        match size {
            Some(size) => self.new_game(size),
            None => self.say(&format!(
                "ERROR a board of {width} points a side cannot be played on: sizes go from 5 to 25"
            )),
        }
    }

    fn new_game(&mut self, size: BoardSize) -> io::Result<()> {
        self.setup = Some(Setup::new(self.rule, size));
        self.own = Side::Black;
        // All tables are made here, where the time it takes does not count. The rule may still be to come.
        Rule::ALL.into_iter().for_each(Engine::prepare);
        // A new table has nothing to forget.
        let is_new = self.engine.settings().hash != self.wanted.hash;
        self.engine.set(self.wanted);
        if !is_new {
            self.engine.clear();
        }
        self.say("OK")
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
        setup.put(point, side).map_err(text)
    }

    fn take_back(&mut self, at: Coordinates) -> Result<(), String> {
        let setup = self.setup.as_mut().ok_or_else(no_game)?;
        let point = at.on(setup.size()).map_err(text)?;
        setup.take(point).map_err(text)
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
            setup.put(point, side).map_err(text)?;
        }
        setup.set_to_move(self.own);
        self.setup = Some(setup);
        Ok(())
    }

    fn note(&mut self, info: &Info) {
        self.allowance.note(info);
        match *info {
            Info::MaxMemory(bytes) => {
                let hash = bytes.map_or(USUAL_HASH, |bytes| {
                    let megabytes = bytes.saturating_sub(OVERHEAD) >> 20;
                    usize::try_from(megabytes).map_or(USUAL_HASH, |hash| hash.min(USUAL_HASH))
                });
                self.wanted.hash = hash.clamp(1, self.most.hash);
            }
            Info::HashSize(kilobytes) => {
                let hash = usize::try_from(kilobytes >> 10).unwrap_or(USUAL_HASH);
                self.wanted.hash = hash.clamp(1, self.most.hash);
            }
            Info::Rule(Ok(rule)) => {
                self.rule = rule;
                self.unknown_rule = None;
                if let Some(setup) = &mut self.setup {
                    setup.set_rule(rule);
                }
            }
            Info::Rule(Err(number)) => self.unknown_rule = Some(number),
            Info::Threads(threads) => self.wanted.threads = threads.clamp(1, self.most.threads),
            _ => {}
        }
    }

    /// Makes the engine what the manager wants, as far as there is time for it: managers tell of memory after START, where
    /// a new table costs the first turn. One that is too large goes at once, a larger one may wait for the next START.
    fn fit_engine(&mut self) {
        let now = self.engine.settings();
        let mut wanted = self.wanted;
        if wanted.hash > now.hash && !self.allowance.pays_for_table(wanted.hash) {
            wanted.hash = now.hash;
        }
        if wanted != now {
            self.engine.set(wanted);
        }
    }

    /// Thinks about the position and plays the best move.
    fn answer(&mut self, heard: &Heard<'_>) -> io::Result<()> {
        let report = match self.think(1, heard) {
            Ok(report) => report,
            Err(error) => return self.say(&format!("ERROR {error}")),
        };
        let Some(setup) = self.setup.as_mut() else {
            return Ok(());
        };
        let best = report.best();
        let at = Coordinates::of(best, setup.size());
        if let Err(error) = setup.put(best, self.own) {
            return self.say(&format!("ERROR {error}"));
        }
        self.say(&at.to_string())
    }

    fn think(&mut self, lines: usize, heard: &Heard<'_>) -> Result<Report, String> {
        if let Some(number) = self.unknown_rule {
            return Err(format!("rule {number} is not known: 0, 1, 4, 8 and 9 are"));
        }
        self.fit_engine();
        let setup = self.setup.as_mut().ok_or_else(no_game)?;
        setup.set_to_move(self.own);
        let limits = Limits {
            lines,
            ..self.allowance.limits(heard.clock.now())
        };
        let report = self
            .engine
            .think(setup, &limits, heard.clock, heard.stop, |_| ())
            .ok_or("the board is full")?;
        let best = &report.lines[0];
        let line = points(&best.points, setup.size());
        self.say(&format!(
            "MESSAGE depth {}-{} value {} nodes {} time {} ms line {line}",
            report.depth,
            report.deepest,
            best.value,
            report.nodes,
            report.elapsed.as_millis(),
        ))
        .map_err(text)?;
        Ok(report)
    }

    fn best_lines(&mut self, lines: usize, heard: &Heard<'_>) -> io::Result<()> {
        let report = match self.think(lines, heard) {
            Ok(report) => report,
            Err(error) => return self.say(&format!("ERROR {error}")),
        };
        let Some(size) = self.setup.as_ref().map(Setup::size) else {
            return Ok(());
        };
        for (number, line) in report.lines.iter().enumerate() {
            let moves = points(&line.points, size);
            self.say(&format!("MESSAGE ({}) {} {moves}", number + 1, line.value))?;
        }
        self.say(&Coordinates::of(report.best(), size).to_string())
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
        self.fit_engine();
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
