//! Why a file, or one game of it, is not read, and where.

use std::fmt;

use serde::{Deserialize, Serialize};
use thiserror::Error;

use super::format::Format;
use crate::game_tree::{MAX_TREE_NODES, TreeError};
use narabe_rules::BoardSize;

/// The longest excerpt of a file that an error quotes, in characters.
const MAX_QUOTED: usize = 24;
/// The largest file that is read, in bytes; also the most that an archive may hold unpacked.
pub const MAX_FILE_BYTES: usize = 1 << 30;
/// The most games of a file.
pub const MAX_GAMES: usize = 10_000_000;

/// A place in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Place {
    /// A line, from 1.
    Line(usize),
    /// A byte, from 0.
    Byte(usize),
    /// A game by its number or its identifier in the file.
    Game(String),
    /// A numbered part of a game.
    Part(GamePart, usize),
    /// A game by its number in the file, from 1, and the place in it.
    InGame(usize, Box<Self>),
    /// A file in an archive or a folder, and the place in it.
    Entry(String, Option<Box<Self>>),
}

impl Place {
    /// A place in a file of an archive or a folder.
    pub fn inside(entry: &str, place: Option<Self>) -> Self {
        Self::Entry(quoted_name(entry), place.map(Box::new))
    }
}

/// A part of a game that has a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GamePart {
    /// A move.
    Move,
    /// A node of a tree.
    Node,
    /// A stone on the board.
    Stone,
    /// A position of a database.
    Position,
}

impl GamePart {
    /// Its word, also for keys of texts: `move`.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Move => "move",
            Self::Node => "node",
            Self::Stone => "stone",
            Self::Position => "position",
        }
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Line(line) => write!(f, "line {line}"),
            Self::Byte(byte) => write!(f, "byte {byte}"),
            Self::Game(game) => write!(f, "game {game}"),
            Self::Part(part, number) => write!(f, "{} {number}", part.id()),
            Self::InGame(game, place) => write!(f, "game {game}, {place}"),
            Self::Entry(name, None) => f.write_str(name),
            Self::Entry(name, Some(place)) => write!(f, "{name}, {place}"),
        }
    }
}

/// Why a file or a game is not read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ReadFault {
    /// Nothing in the file is a game in any known format.
    #[error("no format is recognized: {0}")]
    Unknown(&'static str),
    /// The file is not in the format that it should be in.
    #[error("it is not {name}: {1}", name = .0.name())]
    NotThis(Format, &'static str),
    /// The file has nothing in it.
    #[error("the file is empty")]
    Empty,
    /// The file is too large.
    #[error("it has {0} bytes, and the limit is {MAX_FILE_BYTES}")]
    TooLarge(usize),
    /// An archive unpacks to far more than files of games do.
    #[error("the archive unpacks to far more than its size: unpack it yourself if you trust it")]
    Bomb,
    /// The file has too many games.
    #[error("it has more than {MAX_GAMES} games: the rest is not read")]
    TooManyGames,
    /// A game has too many moves.
    #[error("it has more than {MAX_TREE_NODES} moves")]
    TooManyMoves,
    /// A point is off the board.
    #[error("`{text}` lies outside a {size}×{size} board")]
    OffBoard {
        /// The point as the file writes it.
        text: String,
        /// The size of the board.
        size: u8,
    },
    /// The board is not a square of 5 to 25 points.
    #[error("a board of {size} is not supported: squares from {min} to {max} are", size = shown(.0), min = BoardSize::MIN.get(), max = BoardSize::MAX.get())]
    Size(String),
    /// The file says that it is another game.
    #[error(
        "it is a game of {} by its own word, which is not five in a row: if it is, write GM[4] into the file",
        shown(.0)
    )]
    OtherGame(String),
    /// A part is not what belongs there.
    #[error("`{text}` is not {expected}")]
    Invalid {
        /// The part.
        text: String,
        /// What belongs there.
        expected: &'static str,
    },
    /// The file ends too early.
    #[error("the file ends inside {0}")]
    Cut(&'static str),
    /// Points are played twice.
    #[error("`{}` is played twice", shown(.0))]
    Twice(String),
    /// A text form of ours is not valid; the reason is in its words.
    #[error("{}", shown(.0))]
    Text(String),
    /// Whoever reads has stopped.
    #[error("reading was stopped")]
    Stopped,
}

/// Why a file or a game is not read, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    /// Where, if it is at one place.
    pub place: Option<Place>,
    /// Why.
    pub fault: ReadFault,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.place {
            Some(place) => write!(f, "{place}: {}", self.fault),
            None => write!(f, "{}", self.fault),
        }
    }
}

impl std::error::Error for ReadError {}

impl From<ReadFault> for ReadError {
    fn from(fault: ReadFault) -> Self {
        Self { place: None, fault }
    }
}

impl ReadFault {
    /// The fault at a place.
    pub const fn at(self, place: Place) -> ReadError {
        let place = Some(place);
        ReadError { place, fault: self }
    }

    /// The fault in a line, counted from 1.
    pub const fn in_line(self, line: usize) -> ReadError {
        self.at(Place::Line(line))
    }

    /// That a part is not what belongs there.
    pub fn invalid(text: &str, expected: &'static str) -> Self {
        let text = quoted(text);
        Self::Invalid { text, expected }
    }

    /// That a point is off the board.
    pub fn off_board(text: &str, size: BoardSize) -> Self {
        let (text, size) = (quoted(text), size.get());
        Self::OffBoard { text, size }
    }
}

impl ReadError {
    /// The error inside a file of an archive or a folder.
    pub fn inside(self, entry: &str) -> Self {
        let place = Some(Place::inside(entry, self.place));
        Self { place, ..self }
    }

    /// The error in its file of an archive or a folder, for those who know which that is.
    pub fn within_entry(self) -> Self {
        let place = match self.place {
            Some(Place::Entry(_, place)) => place.map(|place| *place),
            place => place,
        };
        Self { place, ..self }
    }
}

impl From<TreeError> for ReadFault {
    fn from(error: TreeError) -> Self {
        match error {
            TreeError::Full => Self::TooManyMoves,
            other => Self::Text(other.to_string()),
        }
    }
}

/// A text that may hold parts of a file, such as the error of another parser, with nothing in it that a terminal would obey.
fn shown(text: &str) -> String {
    crate::printable(text, usize::MAX)
}

/// The beginning of a part of a file, with nothing in it that a terminal would obey.
pub(super) fn quoted(text: &str) -> String {
    crate::printable(text.trim(), MAX_QUOTED)
}

/// The name of a file, with nothing in it that a terminal would obey.
fn quoted_name(name: &str) -> String {
    crate::printable(name, 5 * MAX_QUOTED)
}

#[cfg(test)]
mod tests {
    use crate::files::read_games;
    use crate::game_file::ReadOptions;

    #[test]
    fn bug_an_error_cleared_the_terminal_with_what_it_quoted() {
        let escape = "\u{1b}[2J\u{202e}\u{9b}";
        let files = [
            ("a.sgf", format!("(;GM[4]SZ[{escape}];B[hh])")),
            ("a.sgf", format!("(;GM[4]SZ[15];B[{escape}])")),
            ("a.sgf", format!("(;GM[4]SZ[15];B[hh]LB[{escape}:a])")),
            ("a.psq", format!("Piskvorky {escape}x15\n8,8,0\n")),
            (
                "a.psq",
                format!("Piskvorky 15x15\n8,8,0\n{escape}\n9,9,0\n0\n"),
            ),
            ("a.sav", format!("15\n15\n1\n{escape}\n")),
            ("a.json", format!("{{\"moves\": [\"{escape}\"]}}")),
            (
                "a.json",
                format!("{{\"moves\": [\"h8\"], \"{escape}\": 1}}"),
            ),
            ("a.json", format!("{{\"moves\": {escape}}}")),
            (
                "a.rif",
                format!("<database><game id='1'><move>{escape}</move></game></database>"),
            ),
            ("a.rif", format!("<database><{escape}></database>")),
            ("a.bdt", format!(",=[,,,{escape},,,]\n")),
            ("a.txt", format!("h8 i9 {escape}")),
            ("a.txt", format!("7,7 8,6 {escape}")),
            ("a.txt", format!("renju 15: h8 {escape}")),
            (
                "a.txt",
                format!(".....\n..x..\n..{escape}..\n.....\n.....\n"),
            ),
        ];
        for (name, text) in files {
            let told = match read_games(name, text.as_bytes(), &ReadOptions::default()) {
                Err(error) => vec![error.to_string()],
                Ok(file) => {
                    let skipped = file.skipped.iter().map(ToString::to_string);
                    let lines = file.games.iter().flat_map(|game| game.lost.lines());
                    skipped.chain(lines).collect()
                }
            };
            for line in &told {
                let is_plain = !line.chars().any(narabe_rules::is_hidden);
                assert!(is_plain, "{name} {text:?}: {line:?}");
            }
        }
    }
}
