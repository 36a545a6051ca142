//! Options that all sub-commands understand alike.

use std::fmt::Display;
use std::io::Read;
use std::ops::RangeInclusive;
use std::process::ExitCode;
use std::str::FromStr;
use std::time::Duration;

use lexopt::prelude::*;
use narabe::engine::{Limits, MAX_HASH, MAX_THREADS, Settings, Setup};
use narabe::notation::parse_move_list;
use narabe::rules::{BoardSize, Point, Position, Rule, Side};

use crate::print::say;

/// The text of the options that [`Options`] reads, for the help of each sub-command.
pub const HELP: &str = "\
  --rule NAME        freestyle (default), standard, renju, caro or longcaro
  --size N           board size, 5-25 (default 15)
  --time MS          milliseconds per move
  --depth N          search depth in moves
  --nodes N          positions searched per move
  --threads N        threads, 1-256 (default 1)
  --hash MB          size of the transposition table, 1-4096 (default 64)
  --seed N           random seed (default 1)
  --json             print answers as JSON
  --help             print this help";

/// The text of the options for a position.
pub const POSITION_HELP: &str = "\
  --moves \"h8 i9\"    the game so far, Black first
  --board FILE       rows from the top, `.` empty, `x` black, `o` white; `-` is standard input
  --to-move SIDE     black or white, with --board (default: by the number of stones)";

/// The most games that one call plays.
pub const MOST_GAMES: usize = 1_000_000;
/// The most games that are played at once.
pub const MOST_AT_ONCE: usize = 256;

/// What the common options say.
#[derive(Clone, Debug)]
pub struct Options {
    pub rule: Rule,
    pub size: BoardSize,
    pub time: Option<Duration>,
    pub depth: Option<u32>,
    pub nodes: Option<u64>,
    pub threads: usize,
    pub hash: usize,
    pub seed: u64,
    pub json: bool,
    pub help: bool,
    moves: Option<String>,
    board: Option<String>,
    to_move: Option<Side>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            rule: Rule::Freestyle,
            size: BoardSize::DEFAULT,
            time: None,
            depth: None,
            nodes: None,
            threads: 1,
            hash: Settings::default().hash,
            seed: 1,
            json: false,
            help: false,
            moves: None,
            board: None,
            to_move: None,
        }
    }
}

/// What is wrong with a command line or an input, in words for the one who wrote it.
pub type Fault = String;

/// Turns any error into words.
pub fn fault(error: impl Display) -> Fault {
    error.to_string()
}

/// The value of an option as something that can be read from text.
pub fn value<T: FromStr<Err: Display>>(
    parser: &mut lexopt::Parser,
    name: &str,
) -> Result<T, Fault> {
    let text = parser.value().map_err(fault)?.string().map_err(fault)?;
    text.parse()
        .map_err(|error: T::Err| format!("--{name} {text}: {error}"))
}

/// The value of an option that is a number within a range.
pub fn ranged<T>(
    parser: &mut lexopt::Parser,
    name: &str,
    range: RangeInclusive<T>,
) -> Result<T, Fault>
where
    T: FromStr<Err: Display> + PartialOrd + Display,
{
    let text: String = value(parser, name)?;
    let is_out = || {
        let (least, most) = (range.start(), range.end());
        format!("--{name} {text}: choose a number from {least} to {most}")
    };
    let number: T = text.parse().map_err(|_| is_out())?;
    range.contains(&number).then_some(number).ok_or_else(is_out)
}

impl Options {
    /// Takes an option that is common to all; false when it is none of these.
    pub fn take(&mut self, name: &str, parser: &mut lexopt::Parser) -> Result<bool, Fault> {
        match name {
            "rule" => self.rule = rule(&value::<String>(parser, name)?)?,
            "size" => {
                self.size =
                    BoardSize::new(value(parser, name)?).map_err(|e| format!("--size: {e}"))?;
            }
            "time" => self.time = Some(Duration::from_millis(value(parser, name)?)),
            "depth" => self.depth = Some(value(parser, name)?),
            "nodes" => self.nodes = Some(value(parser, name)?),
            "threads" => self.threads = ranged(parser, name, 1..=MAX_THREADS)?,
            "hash" => self.hash = ranged(parser, name, 1..=MAX_HASH)?,
            "seed" => self.seed = value(parser, name)?,
            "json" => self.json = true,
            "help" => self.help = true,
            "moves" => self.moves = Some(value(parser, name)?),
            "board" => self.board = Some(value(parser, name)?),
            "to-move" => self.to_move = Some(side(&value::<String>(parser, name)?)?),
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Reads a whole command line of common options, and hands what is left to `other`: an option that is not common by
    /// its name, or a word of its own.
    pub fn read(
        parser: &mut lexopt::Parser,
        other: impl FnMut(Argument<'_>, &mut lexopt::Parser) -> Result<(), Fault>,
    ) -> Result<Self, Fault> {
        Self::default().and_read(parser, other)
    }

    /// The same, where these options hold unless others are given.
    pub fn and_read(
        mut self,
        parser: &mut lexopt::Parser,
        mut other: impl FnMut(Argument<'_>, &mut lexopt::Parser) -> Result<(), Fault>,
    ) -> Result<Self, Fault> {
        loop {
            let argument = match parser.next().map_err(fault)? {
                None => return Ok(self),
                Some(Long(name)) => Ok(name.to_owned()),
                Some(Short('h')) => Ok("help".to_owned()),
                Some(Short(letter)) => {
                    return Err(format!("-{letter} is not an option: see --help"));
                }
                Some(Value(word)) => Err(word.string().map_err(fault)?),
            };
            match argument {
                Ok(name) => {
                    if !self.take(&name, parser)? {
                        other(Argument::Option(&name), parser)?;
                    }
                }
                Err(word) => other(Argument::Word(&word), parser)?,
            }
        }
    }

    /// What the engine is made of.
    pub fn settings(&self) -> Settings {
        Settings {
            hash: self.hash,
            threads: self.threads,
        }
    }

    /// What bounds a search; `usual` where nothing is said.
    pub fn limits(&self, usual: &Limits) -> Result<Limits, Fault> {
        let depth = self.search_depth()?;
        if self.time.is_none() && depth.is_none() && self.nodes.is_none() {
            return Ok(usual.clone());
        }
        Ok(Limits {
            move_time: self.time,
            depth,
            nodes: self.nodes,
            ..Limits::default()
        })
    }

    /// How deep a search is to go.
    pub fn search_depth(&self) -> Result<Option<u32>, Fault> {
        if self.depth == Some(0) {
            return Err("--depth 0: the depth must be at least 1".to_owned());
        }
        Ok(self.depth)
    }

    /// The position that the options describe: an empty board when they describe none.
    pub fn setup(&self) -> Result<Setup, Fault> {
        match (&self.moves, &self.board) {
            (Some(_), Some(_)) => {
                Err("--moves and --board both give a position: use one of them".to_owned())
            }
            (_, Some(path)) => self.setup_of_board(path),
            (moves, None) => self.setup_of_moves(moves.as_deref().unwrap_or("")),
        }
    }

    /// The same as a position of a game. Of a drawn board the order of moves is unknown; any will do.
    pub fn position(&self) -> Result<Position, Fault> {
        if self.board.is_none() {
            return self.played(self.moves.as_deref().unwrap_or(""));
        }
        let setup = self.setup()?;
        let of = |side| {
            let stones = setup.stones().iter();
            stones
                .filter(move |stone| stone.1 == side)
                .map(|stone| stone.0)
        };
        let (mut black, mut white) = (of(Side::Black), of(Side::White));
        let mut position = Position::new(self.rule, setup.size());
        loop {
            let next = match position.side_to_move() {
                Side::Black => black.next(),
                Side::White => white.next(),
            };
            let Some(point) = next else {
                break;
            };
            position
                .play(point)
                .map_err(|error| format!("--board: {error}"))?;
        }
        if position.moves().len() < setup.stones().len()
            || position.side_to_move() != setup.to_move()
        {
            return Err(
                "--board: this player needs a position in which the sides have moved alternately"
                    .to_owned(),
            );
        }
        Ok(position)
    }

    fn played(&self, moves: &str) -> Result<Position, Fault> {
        let mut position = Position::new(self.rule, self.size);
        for point in parse_move_list(moves).map_err(|error| format!("--moves: {error}"))? {
            position
                .play(point)
                .map_err(|error| format!("--moves: {error}"))?;
        }
        Ok(position)
    }

    fn setup_of_moves(&self, moves: &str) -> Result<Setup, Fault> {
        let mut setup = Setup::from(&self.played(moves)?);
        if let Some(side) = self.to_move {
            setup.set_to_move(side);
        }
        Ok(setup)
    }

    fn setup_of_board(&self, path: &str) -> Result<Setup, Fault> {
        let mut text = String::new();
        let read = if path == "-" {
            std::io::stdin().read_to_string(&mut text)
        } else {
            std::fs::File::open(path).and_then(|mut file| file.read_to_string(&mut text))
        };
        read.map_err(|error| format!("--board {path}: {error}"))?;
        board(&text, self.rule, self.to_move).map_err(|error| format!("--board {path}: {error}"))
    }
}

/// An argument that is not common to all sub-commands.
pub enum Argument<'a> {
    /// An option, by its long name.
    Option(&'a str),
    /// A word of its own.
    Word(&'a str),
}

impl Argument<'_> {
    /// The complaint about an argument that nobody knows.
    pub fn unknown(&self) -> Fault {
        match self {
            Self::Option(name) => format!("--{name} is not an option: see --help"),
            Self::Word(word) => format!("\"{word}\" is not expected here: see --help"),
        }
    }
}

/// Prints the help of a sub-command, with the help of the common options.
pub fn help(own: &str, more: &str) -> ExitCode {
    say!("{own}");
    if !more.is_empty() {
        say!("{more}");
    }
    say!("{HELP}");
    ExitCode::SUCCESS
}

fn rule(name: &str) -> Result<Rule, Fault> {
    let words = Rule::ALL.map(Rule::id).join(", ");
    Rule::from_id(name).ok_or_else(|| format!("--rule {name}: choose one of {words}"))
}

fn side(name: &str) -> Result<Side, Fault> {
    match name {
        "black" | "x" => Ok(Side::Black),
        "white" | "o" => Ok(Side::White),
        _ => Err(format!("--to-move {name}: choose black or white")),
    }
}

/// Reads a drawn board.
fn board(text: &str, rule: Rule, to_move: Option<Side>) -> Result<Setup, Fault> {
    let rows: Vec<Vec<char>> = text
        .lines()
        .map(|line| {
            line.chars()
                .filter(|c| !c.is_whitespace())
                .collect::<Vec<_>>()
        })
        .filter(|row: &Vec<char>| !row.is_empty())
        .collect();
    let side = u8::try_from(rows.len()).map_err(|_| format!("{} rows are too many", rows.len()))?;
    let size = BoardSize::new(side).map_err(fault)?;
    let mut setup = Setup::new(rule, size);
    let mut counts = [0_usize; 2];
    for (row, y) in rows.iter().zip((0..side).rev()) {
        if row.len() != rows.len() {
            return Err(format!(
                "row {} has {} points and the board has {} rows: both must be the same",
                y + 1,
                row.len(),
                rows.len()
            ));
        }
        for (&mark, x) in row.iter().zip(0..) {
            let stone = match mark {
                '.' | '-' | '+' => continue,
                'x' | 'X' => Side::Black,
                'o' | 'O' => Side::White,
                other => {
                    return Err(format!(
                        "'{other}' in row {} must be `.`, `x` or `o`",
                        y + 1
                    ));
                }
            };
            counts[stone as usize] += 1;
            setup.place(Point::new(x, y), stone).map_err(fault)?;
        }
    }
    let by_count = if counts[0] > counts[1] {
        Side::White
    } else {
        Side::Black
    };
    setup.set_to_move(to_move.unwrap_or(by_count));
    Ok(setup)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_drawn_board_is_read_from_the_top() {
        let text = "....o\n.....\n..x..\n.....\nx....\n";
        let setup = board(text, Rule::Freestyle, None).unwrap();
        let stones: Vec<_> = setup
            .stones()
            .iter()
            .map(|(point, side)| format!("{point} {side}"))
            .collect();
        assert_eq!(stones, ["e5 White", "c3 Black", "a1 Black"]);
        assert_eq!(setup.to_move(), Side::White);
    }

    #[test]
    fn faulty_boards_are_explained() {
        for (text, part) in [
            ("...\n...\n...", "3 is not a board size"),
            (".....\n.....\n....\n.....\n.....", "has 4 points"),
            (".....\n..z..\n.....\n.....\n.....", "'z' in row 4"),
        ] {
            let error = board(text, Rule::Freestyle, None).unwrap_err();
            assert!(error.contains(part), "{error}");
        }
    }
}
