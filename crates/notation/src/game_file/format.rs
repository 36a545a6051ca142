//! The formats of games that are read and written.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// A format of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Format {
    /// Smart Game Format.
    Sgf,
    /// RenLib's libraries.
    RenLib,
    /// Games of Piskvork and Gomocup.
    Psq,
    /// Games of Gomotur, older.
    Rec,
    /// RenjuNet's database, XML.
    Rif,
    /// RenLib's positions: a count and one byte a move.
    Pos,
    /// RenLib's exchange of single lines: two hexadecimal digits a move.
    Bdt,
    /// Saves of Yixin-Board.
    YixinSave,
    /// Databases of Yixin and Rapfi.
    YixinDatabase,
    /// Openings, one a line, as offsets from the centre.
    Offsets,
    /// Openings, one a line, as points whose rows count from the top.
    PosLines,
    /// Moves as points: `h8i9j10`, `1. h8 i9 2. j10`, or gomocalc's addresses.
    Moves,
    /// Moves as coordinates from the upper left corner, from 0: `7,7 8,6`.
    Coordinates,
    /// A drawn board.
    Board,
    /// Games with tags, as PlayOK and other servers write them: `[Black "Ann"]`, then `1. h8 h9`.
    Pgn,
    /// Older games in sections: `[GAME]`, then `[MOVE]`.
    Ini,
    /// What a manager and a program said to each other in Gomocup's protocol.
    Dialogue,
    /// Lists of moves as JSON.
    Json,
    /// Our links and lines of text.
    Link,
    /// Our studies and games.
    Narabe,
    /// Many files in one.
    Zip,
}

/// A word that is not the name of a format.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is not a format: choose one of {list}", list = Format::ids())]
pub struct UnknownFormat(pub String);

impl Format {
    /// All formats.
    pub const ALL: [Self; 21] = [
        Self::Sgf,
        Self::RenLib,
        Self::Psq,
        Self::Rec,
        Self::Rif,
        Self::Pos,
        Self::Bdt,
        Self::YixinSave,
        Self::YixinDatabase,
        Self::Offsets,
        Self::PosLines,
        Self::Moves,
        Self::Coordinates,
        Self::Board,
        Self::Pgn,
        Self::Ini,
        Self::Dialogue,
        Self::Json,
        Self::Link,
        Self::Narabe,
        Self::Zip,
    ];

    /// Its name on the command line.
    pub const fn id(self) -> &'static str {
        match self {
            Self::Sgf => "sgf",
            Self::RenLib => "lib",
            Self::Psq => "psq",
            Self::Rec => "rec",
            Self::Rif => "rif",
            Self::Pos => "pos",
            Self::Bdt => "bdt",
            Self::YixinSave => "sav",
            Self::YixinDatabase => "db",
            Self::Offsets => "offsets",
            Self::PosLines => "pos-lines",
            Self::Moves => "moves",
            Self::Coordinates => "coordinates",
            Self::Board => "board",
            Self::Pgn => "pgn",
            Self::Ini => "ini",
            Self::Dialogue => "dialogue",
            Self::Json => "json",
            Self::Link => "link",
            Self::Narabe => "narabe",
            Self::Zip => "zip",
        }
    }

    /// What it is called in a sentence.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sgf => "an SGF file",
            Self::RenLib => "a RenLib library",
            Self::Psq => "a Piskvork game",
            Self::Rec => "a Gomotur game",
            Self::Rif => "a RenjuNet database",
            Self::Pos => "a .pos position",
            Self::Bdt => "a .bdt list of lines",
            Self::YixinSave => "a save of Yixin",
            Self::YixinDatabase => "a database of Yixin or Rapfi",
            Self::Offsets => "a list of openings as offsets",
            Self::PosLines => "a list of openings as points",
            Self::Moves => "a list of moves",
            Self::Coordinates => "a list of coordinates",
            Self::Board => "a drawn board",
            Self::Pgn => "a game with tags, as PlayOK writes it",
            Self::Ini => "a game in sections [GAME] and [MOVE]",
            Self::Dialogue => "a dialogue in Gomocup's protocol",
            Self::Json => "a JSON list of moves",
            Self::Link => "a link or a line of text of Narabe",
            Self::Narabe => "a study or game of Narabe",
            Self::Zip => "a zip archive",
        }
    }

    /// Whether it is the format of programs for Renju, whose games are of that rule where they name none.
    pub const fn is_of_renju_programs(self) -> bool {
        matches!(self, Self::RenLib | Self::Rif | Self::Pos | Self::Bdt)
    }

    /// Whether games can be written in it.
    pub const fn is_written(self) -> bool {
        matches!(
            self,
            Self::Sgf
                | Self::RenLib
                | Self::Psq
                | Self::YixinDatabase
                | Self::Offsets
                | Self::PosLines
                | Self::Moves
                | Self::Coordinates
                | Self::Board
                | Self::Link
                | Self::Narabe
        )
    }

    /// The endings of files, in lower case and without the point, with the format that each stands for.
    pub const ENDINGS: [(&'static str, Self); 16] = [
        ("sgf", Self::Sgf),
        ("lib", Self::RenLib),
        ("psq", Self::Psq),
        ("rec", Self::Rec),
        ("rif", Self::Rif),
        ("xml", Self::Rif),
        ("pos", Self::Pos),
        ("bdt", Self::Bdt),
        ("sav", Self::YixinSave),
        ("db", Self::YixinDatabase),
        ("pgn", Self::Pgn),
        ("ini", Self::Ini),
        ("json", Self::Json),
        ("rseq", Self::Json),
        ("narabe", Self::Narabe),
        ("zip", Self::Zip),
    ];

    /// The format that the ending of a file's name stands for.
    pub fn of_ending(name: &str) -> Option<Self> {
        let (_, ending) = name.rsplit_once('.')?;
        let mut known = Self::ENDINGS.iter();
        let (_, format) = known.find(|(known, _)| known.eq_ignore_ascii_case(ending))?;
        Some(*format)
    }

    fn ids() -> String {
        Self::ALL.map(Self::id).join(", ")
    }
}

impl fmt::Display for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl FromStr for Format {
    type Err = UnknownFormat;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let found = Self::ALL.into_iter().find(|format| format.id() == text);
        found.ok_or_else(|| UnknownFormat(narabe_rules::printable(text, 12)))
    }
}
