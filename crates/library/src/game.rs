//! A game as the library keeps it, and why one cannot be kept.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use narabe_notation::{GameInfo, GameTree, MAX_INFO_CHARS, TwinTextError, sanitize_line};
use narabe_rules::opening::Protocol;
use narabe_rules::{BoardSize, PlayError, Rule, SetupError, Side, StartError};

/// The name of the property of a game in a file that holds what only the library knows.
pub const LIBRARY_PROPERTY: &str = "XN";

/// The longest tag, in characters; a longer one is truncated.
pub const MAX_TAG_CHARS: usize = 40;
/// The most tags of a game; others are dropped.
pub const MAX_TAGS: usize = 100;
/// The most nodes of a game with variations. A library of openings is opened as a study instead.
pub const MAX_GAME_NODES: usize = 1_000_000;
/// The most moves of the main line, passes included.
pub const MAX_GAME_MOVES: usize = u16::MAX as usize;
/// The highest level of an opponent.
pub const MAX_LEVEL: u8 = 99;

/// The number of a game. It stays the same as long as the library exists, and is never given to another game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct GameId(pub u32);

/// Where a game comes from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// Played here, against the computer or at one board.
    Own,
    /// Played against someone on another machine.
    Online,
    /// Read from a file or another collection of this name.
    Import(String),
}

impl Source {
    /// Whether the player of this library has played its games.
    pub const fn is_own(&self) -> bool {
        matches!(self, Self::Own | Self::Online)
    }
}

/// The moves of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameRecord {
    /// A game on one board, perhaps with variations and comments.
    OneBoard(GameTree),
    /// A game on twin boards, as [text](narabe_notation::write_twin_text).
    Twin(String),
}

/// A game with all that is known of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Names, ratings, result, date, event, title and so on.
    pub info: GameInfo,
    /// The moves.
    pub record: GameRecord,
    /// The rule; without a meaning on twin boards.
    pub rule: Rule,
    /// The opening protocol, if it is one that the game knows.
    pub protocol: Option<Protocol>,
    /// The levels of Black and White, from 1, if they are computer players with levels.
    pub levels: [Option<u8>; 2],
    /// The side that the player of this library had.
    pub own_side: Option<Side>,
    /// The minute of the day at which the game began or ended, 0 to 1439.
    pub minute: Option<u16>,
    /// Where it comes from.
    pub source: Source,
    /// Tags, in alphabetical order.
    pub tags: Vec<String>,
}

impl Game {
    /// A game on one board without any details.
    pub fn new(info: GameInfo, tree: GameTree, rule: Rule, source: Source) -> Self {
        let protocol = protocol_of(&info.protocol);
        Self {
            info,
            record: GameRecord::OneBoard(tree),
            rule,
            protocol,
            levels: [None; 2],
            own_side: None,
            minute: None,
            source,
            tags: Vec::new(),
        }
    }

    /// A game on twin boards.
    pub fn twin(info: GameInfo, text: String, source: Source) -> Self {
        let tree = GameTree::new(BoardSize::DEFAULT);
        Self {
            record: GameRecord::Twin(text),
            ..Self::new(info, tree, Rule::Freestyle, source)
        }
    }
}

/// The protocol that a file names, if it is known: Soosyrv-8, Taraguchi-10, swap2.
pub(super) fn protocol_of(name: &str) -> Option<Protocol> {
    let letters = |text: &str| {
        let letters = text.chars().filter(|char| char.is_ascii_alphanumeric());
        letters.collect::<String>().to_ascii_lowercase()
    };
    let name = letters(name);
    let name = match name.as_str() {
        "soosyrv8" | "soosrv8" => "soosorv8",
        other => other,
    };
    Protocol::ALL
        .into_iter()
        .find(|protocol| letters(protocol.id()) == name)
}

/// Why a game cannot be kept.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refusal {
    /// It has neither moves nor stones.
    #[error("it has no moves")]
    NoMoves,
    /// A move breaks the rule.
    #[error("move {number} breaks the rule: {cause}")]
    Illegal {
        /// The number of the move, from 1.
        number: usize,
        /// The reason why it is not allowed.
        cause: PlayError,
    },
    /// The stones of the set-up do not lie on the board, or lie twice.
    #[error("its set-up is not possible: {0}")]
    Setup(#[from] SetupError),
    /// The game would be over at its start.
    #[error("it cannot start: {0}")]
    Start(#[from] StartError),
    /// The text of a game on twin boards cannot be read.
    #[error("it is not a game on twin boards: {0}")]
    Twin(#[from] TwinTextError),
    /// It has more variations than a game may have.
    #[error("it has {0} nodes and a game at most {MAX_GAME_NODES}: open it as a study")]
    TooLarge(usize),
    /// Its main line is longer than the numbers of moves go.
    #[error(
        "it has {0} moves, passes included, and a game at most {MAX_GAME_MOVES}: open it as a study"
    )]
    TooManyMoves(usize),
    /// The reader of the file has refused it.
    #[error("it cannot be read: {0}")]
    Unreadable(String),
}

/// A line that is safe to display.
pub fn safe_line(text: &str) -> String {
    let line = sanitize_line(text.trim(), MAX_INFO_CHARS);
    line.trim().to_owned()
}

/// A tag that is safe to display; none if nothing is left of it.
pub fn safe_tag(text: &str) -> Option<String> {
    let tag = sanitize_line(text.trim(), MAX_TAG_CHARS);
    let tag = tag.trim();
    (!tag.is_empty()).then(|| tag.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn protocols_are_known_by_the_names_in_files() {
        for (name, protocol) in [
            ("Soosyrv-8", Some(Protocol::Soosorv8)),
            ("RIF", Some(Protocol::Rif)),
            ("Taraguchi-10", Some(Protocol::Taraguchi10)),
            ("Yamasyrv", None),
            ("", None),
        ] {
            assert_eq!(protocol_of(name), protocol, "{name}");
        }
    }
}
